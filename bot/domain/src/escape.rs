//! Cleaning of hostile text: names and whatever else people typed, before it stands in one of our sentences.

use lasermate_engine::pact::limits::WORDS;
use unicode_normalization::UnicodeNormalization as _;

/// How many characters of a name are shown.
pub const NAME_CHARS: usize = 40;
/// How many characters of a player's name stand in the name of their game's thread.
pub const THREAD_NAME_CHARS: usize = 24;
/// The most characters of free words in a term of a pact.
pub const WORDS_CHARS: u16 = WORDS as u16;
/// The most characters of the note of whoever has ended a game.
pub const NOTE_CHARS: u16 = 200;

/// How many marks may be stacked on one letter before the rest are dropped.
const STACKED_MARKS: usize = 2;

/// A name as plain text for a picture or a file: one line, no invisible or direction-changing characters, at
/// most [`NAME_CHARS`] characters. Never empty.
pub fn plain(name: &str) -> String {
    let text = plain_text(name, NAME_CHARS);
    if text.is_empty() { "somebody".to_owned() } else { text }
}

/// As much of a name as stands in a thread's.
pub fn in_a_thread(name: &str) -> String {
    plain_text(name, THREAD_NAME_CHARS)
}

/// Text people typed as plain text of at most `most` characters; may be empty.
pub fn plain_text(text: &str, most: usize) -> String {
    let mut shown = String::new();
    let mut marks = 0;
    let mut count = 0;
    let text: Vec<char> = text.nfc().collect();
    for (at, c) in text.iter().copied().enumerate() {
        let c = if c.is_whitespace() { ' ' } else { c };
        if is_unseen(c) && !is_in_an_emoji(&text, at)
            || c == ' ' && (shown.is_empty() || shown.ends_with(' '))
        {
            continue;
        }
        marks = if is_mark(c) { marks + 1 } else { 0 };
        if marks > STACKED_MARKS {
            continue;
        }
        if count == most {
            let cut = shown.trim_end().chars().count().min(most.saturating_sub(1));
            return shown.chars().take(cut).collect::<String>().trim_end().to_owned() + "…";
        }
        shown.push(c);
        count += 1;
    }
    shown.trim_end().to_owned()
}

/// A name for one of our sentences: [`plain`], with everything that could be read as Markdown or as a mention on
/// any platform made harmless.
pub fn escape(name: &str) -> String {
    harmless(&plain(name))
}

/// A name without what could be taken for the network behind it: round brackets of any width become square ones.
pub fn unbracketed(name: &str) -> String {
    let square = |c: char| match c {
        '(' | '（' | '❨' | '❪' | '⁽' | '₍' | '﹙' | '⟮' | '⦅' | '｟' | '⸨' | '︵' | '﹝' | '⟬' => {
            '['
        }
        ')' | '）' | '❩' | '❫' | '⁾' | '₎' | '﹚' | '⟯' | '⦆' | '｠' | '⸩' | '︶' | '﹞' | '⟭' => {
            ']'
        }
        other => other,
    };
    name.chars().map(square).collect()
}

/// Text people typed for one of our sentences, at most `most` characters of it; may be empty.
pub fn escape_text(text: &str, most: usize) -> String {
    harmless(&plain_text(text, most))
}

/// Free words of a pact for one of our sentences, in quotation marks.
pub fn quoted(words: &str) -> String {
    format!("\"{}\"", escape_text(words, WORDS))
}

/// A move as the game writes it, for one of our sentences: its `@` is a drop and calls nobody.
pub fn notation(san: &str) -> String {
    const LONGEST: usize = 400;
    harmless(&plain_text(san, LONGEST)).replace('＠', "@")
}

/// Punctuation of Markdown gets a backslash, which every Markdown honours. What makes mentions, tags and links is
/// replaced by a look-alike instead, because platforms look for it before they look at backslashes.
fn harmless(plain: &str) -> String {
    let plain = plain.replace("://", "∶//");
    let mut safe = String::with_capacity(plain.len() + 8);
    for c in plain.chars() {
        match c {
            '@' => safe.push('＠'),
            '<' => safe.push('‹'),
            '>' => safe.push('›'),
            '`' => safe.push('ˋ'),
            '&' => safe.push('＆'),
            '\\' | '*' | '_' | '~' | '|' | '[' | ']' | '(' | ')' | '#' | '!' | '{' | '}' | '+' | '-' => {
                safe.push('\\');
                safe.push(c);
            }
            _ => safe.push(c),
        }
    }
    safe
}

/// Characters that are not seen, or change how their neighbours are: controls, zero-width and direction marks,
/// fillers, tags, private use.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{e000}'..='\u{f8ff}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffd}'
                | '\u{e0000}'..='\u{10ffff}'
        )
}

/// Whether the character at a place joins or dresses emoji as telephones type them: U+FE0F directly behind one, or U+200D
/// between two. Anywhere else it would be unseen.
pub fn is_in_an_emoji(text: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map(|at| text[at]);
    match text.get(at) {
        Some('\u{fe0f}') => before.is_some_and(|c| {
            is_emoji(c) || matches!(c, '#' | '*' | '0'..='9') && text.get(at + 1) == Some(&'\u{20e3}')
        }),
        // The frame of a key.
        Some('\u{20e3}') => before == Some('\u{fe0f}'),
        Some('\u{200d}') => {
            before.is_some_and(|c| is_emoji(c) || c == '\u{fe0f}' && is_in_an_emoji(text, at - 1))
                && text.get(at + 1).is_some_and(|c| is_emoji(*c))
        }
        _ => false,
    }
}

/// Characters that are or can be emoji, by their blocks.
const fn is_emoji(c: char) -> bool {
    matches!(
        c,
        '©' | '®' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2194}'..='\u{21aa}' | '\u{231a}'..='\u{23ff}'
            | '\u{25aa}'..='\u{27bf}' | '\u{2934}'..='\u{2935}' | '\u{2b05}'..='\u{2b55}' | '\u{3030}' | '\u{303d}'
            | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}'
    )
}

const fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}
