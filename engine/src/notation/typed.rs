//! What people type as a move, before any game reads it: what keyboards, phones and web pages put around a move is taken off
//! (notation.md T1 to T3). An exact text stays as it is.

use std::borrow::Cow;

/// Longer texts are left as they are: no game reads them.
const LONGEST: usize = 120;

/// A typed move without invisible characters, full-width letters, figurines, its number, and brackets around a promotion.
pub(crate) fn tidy(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    if text.len() > LONGEST || text.bytes().all(|byte| byte.is_ascii() && !b".()/ ".contains(&byte)) {
        return Cow::Borrowed(text);
    }
    let plain: String = text.chars().filter(|letter| !is_invisible(*letter)).map(plain).collect();
    // A pawn's figurine says no more than none.
    let plain = plain.replace('♙', "");
    let bare = without_number(plain.trim());
    Cow::Owned(promotion(bare).unwrap_or_else(|| bare.to_owned()))
}

/// The same with letters of other alphabets that look like Latin ones read as those.
pub(crate) fn latin(text: &str) -> Cow<'_, str> {
    if text.is_ascii() { Cow::Borrowed(text) } else { Cow::Owned(text.chars().map(look_alike).collect()) }
}

/// Whether a character is not seen: of width zero, a direction, a variation selector, a byte order mark.
#[must_use]
pub fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// A character as a keyboard of plain letters has it.
fn plain(letter: char) -> char {
    match letter {
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♟' => '♙',
        '×' | '✕' | '✖' | '⨯' | '╳' => 'x',
        '→' | '➔' | '➜' | '➝' | '➞' | '⇒' | '⟶' | '⟹' | '‐'..='―' | '−' | '⁃' | '﹘' | '﹣' => {
            '-'
        }
        '…' => '.',
        '！'..='～' => ascii(letter as u32 - 0xFEE0),
        // Bold, italic and other mathematical letters and digits.
        '\u{1d400}'..='\u{1d6a3}' => {
            let at = (letter as u32 - 0x1d400) % 52;
            ascii(if at < 26 { u32::from(b'A') + at } else { u32::from(b'a') + at - 26 })
        }
        '\u{1d7ce}'..='\u{1d7ff}' => ascii(u32::from(b'0') + (letter as u32 - 0x1d7ce) % 10),
        other if other.is_whitespace() => ' ',
        other => other,
    }
}

fn ascii(code: u32) -> char {
    char::from_u32(code).unwrap_or(' ')
}

/// A letter that looks like a Latin one, as that; any other as it is.
fn look_alike(letter: char) -> char {
    const ALIKE: [(&str, &str); 3] = [
        ("аеосрхуіјѕԁһкмтнвёА ВСЕНІЈКМОРЅТХУЁԛԝ", "aeocpxyijsdhkmthbeA BCEHIJKMOPSTXYEqw"),
        ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαοερκνχ", "ABEZHIKMNOPTYXaoepkvx"),
        ("ɑɡıℓ", "agil"),
    ];
    let found = ALIKE.iter().find_map(|(alike, latin)| {
        let at = alike.chars().position(|other| other == letter)?;
        latin.chars().nth(at)
    });
    found.unwrap_or(letter)
}

/// A text without the number of the move before it: `12. e4`, `1...e5`, `...e5`.
fn without_number(text: &str) -> &str {
    let after = text.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
    let moves = after.trim_start_matches(['.', ' ']);
    if after.starts_with('.') && !moves.is_empty() { moves } else { text }
}

/// A promotion in brackets or behind a stroke, as it stands behind an equals sign.
fn promotion(text: &str) -> Option<String> {
    let marks = text.trim_end_matches(['+', '#', '!', '?', ' ']);
    let body = marks.strip_suffix(')').unwrap_or(marks).trim_end();
    let (head, piece) = body.split_at_checked(body.len() - body.chars().next_back()?.len_utf8())?;
    let head = head.trim_end().strip_suffix(['(', '/', '='])?.trim_end_matches(['=', ' ']);
    piece.chars().all(char::is_alphabetic).then(|| format!("{head}={piece}"))
}

/// Letters of king, queen, rook, bishop and knight in other languages. Russian also with the Latin letters that are typed for it.
const LETTERS: [&str; 9] = [
    // German
    "K D T L S",
    // French
    "R D T F C",
    // Spanish
    "R D T A C",
    // Italian
    "R D T A C",
    // Dutch
    "K D T L P",
    // Portuguese
    "R D T B C",
    // Russian
    "Кр Ф Л С К",
    "Kp Ф Л C K",
    "Kr Ф Л C K",
];
const ENGLISH: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];

/// A text whose piece letters are those of another language (king, queen, rook, bishop and knight with spaces between them), with
/// English ones: a capital at its beginning, and what becomes of pawns. `None` where it says the same in both.
#[must_use]
pub fn in_english_letters(text: &str, letters: &str) -> Option<String> {
    let text = &*tidy(text);
    let (head, kinds) = text.split_at(text.len() - promotions(text).len());
    let pieces = || letters.split_whitespace().zip(ENGLISH);
    let piece = pieces().find(|(own, _)| head.starts_with(own) && !is_cell(head));
    let piece = piece.filter(|(own, english)| !own.chars().eq([*english]));
    let becomes = |kind: char| {
        let found = pieces().find(|(own, _)| kind.to_uppercase().eq(own.chars()));
        found.map(|(_, english)| english).filter(|english| !kind.eq_ignore_ascii_case(english))
    };
    if piece.is_none() && kinds.chars().all(|kind| becomes(kind).is_none()) {
        return None;
    }
    let english = piece.map(|(_, english)| english);
    let rest = &head[piece.map_or(0, |(own, _)| own.len())..];
    let kinds = kinds.chars().map(|kind| becomes(kind).unwrap_or(kind));
    Some(english.into_iter().chain(rest.chars()).chain(kinds).collect())
}

/// Whether a text begins with a cell of a board of eight columns: `D4d5` is not a queen on the fourth row.
fn is_cell(text: &str) -> bool {
    matches!(text.as_bytes(), [b'A'..=b'H', b'1'..=b'9', ..])
}

/// What is said of pawns that promote, and all that follows: behind an equals sign, or a letter behind the number of a last row.
fn promotions(text: &str) -> &str {
    if let Some((_, kinds)) = text.split_once('=') {
        return kinds;
    }
    let body = text.trim_end_matches(['+', '#', '!', '?', ' ']);
    let last = body.char_indices().next_back().filter(|(_, kind)| kind.is_alphabetic());
    let last = last.filter(|(at, _)| body[..*at].ends_with(['1', '2', '8']));
    last.map_or("", |(at, _)| &text[at..])
}

/// A text with the piece letters of each language read as English ones; only those that differ from it, each once. In small
/// letters it may begin with a piece where nothing becomes of a pawn.
pub(crate) fn translated(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for letters in LETTERS {
        let small = || {
            let mut rest = text.chars();
            let capital: String = rest.next()?.to_uppercase().chain(rest).collect();
            in_english_letters(&capital, letters).filter(|_| capital != text)
        };
        let english = in_english_letters(text, letters).or_else(small);
        found.extend(english.filter(|english| !found.contains(english)));
    }
    found
}

/// What a typed move may say, in the order in which games try it: as it is without what surrounds it, with look-alike letters as
/// Latin ones, and with the piece letters of other languages.
#[must_use]
pub fn readings(text: &str) -> Vec<String> {
    let own = tidy(text).into_owned();
    let plain = latin(&own).into_owned();
    let foreign = translated(&own);
    let plain = (plain != own).then_some(plain);
    [own].into_iter().chain(plain).chain(foreign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_surrounds_a_move_is_taken_off() {
        for (typed, bare) in [
            ("1. e4", "e4"),
            ("12...Nf6", "Nf6"),
            ("1…e5", "e5"),
            ("... e5", "e5"),
            ("ｅ４", "e4"),
            ("\u{200b}Nf3\u{feff}", "Nf3"),
            ("♘f3", "Nf3"),
            ("♙e4", "e4"),
            ("e2→e4", "e2-e4"),
            ("a8(Q)", "a8=Q"),
            ("a8/Q+", "a8=Q"),
            ("a8 = Q", "a8=Q"),
            ("𝐞𝟒", "e4"),
            ("e2e4", "e2e4"),
            ("4.e2e4", "e2e4"),
            ("22-18", "22-18"),
            ("12.", "12."),
        ] {
            assert_eq!(tidy(typed), bare, "{typed}");
        }
        assert_eq!(latin("е4"), "e4");
        assert_eq!(latin("О-О"), "O-O");
    }

    #[test]
    fn exact_texts_stay_as_they_are() {
        for exact in ["a1:2b3", "e2~e3,d2~e2", "b1c3^*b3:1", "d7!=qr", "@c1", "e7e8q", "h11a1q", "draw-offer"]
        {
            assert!(matches!(tidy(exact), Cow::Borrowed(text) if text == exact), "{exact}");
        }
    }

    #[test]
    fn letters_of_other_languages_become_english() {
        for (typed, english) in [
            ("Sf3", "Nf3"),
            ("Cf3", "Nf3"),
            ("Кf3", "Nf3"),
            ("Крe2", "Ke2"),
            ("e8=D", "e8=Q"),
            ("Td1", "Rd1"),
            ("dh5", "Qh5"),
            // A pawn's column is no piece, whatever becomes of the pawn.
            ("dxe8=D+", "dxe8=Q+"),
            ("axb8T", "axb8R"),
            ("l12D", "l12Q"),
            // Several pawns of Crazy chess.
            ("d7!=dt", "d7!=QR"),
        ] {
            assert!(translated(typed).iter().any(|text| text == english), "{typed}");
        }
    }

    #[test]
    fn the_letters_of_one_language_are_capitals_and_stand_where_pieces_do() {
        const FRENCH: &str = "R D T F C";
        for (typed, english) in [
            ("Re2", Some("Ke2")),
            ("12. Cbd2", Some("Nbd2")),
            ("Dxe5", Some("Qxe5")),
            ("T1e2", Some("R1e2")),
            ("cxd8=C", Some("cxd8=N")),
            ("e8D", Some("e8Q")),
            ("dxe5", None),
            ("c3", None),
            ("Cd", Some("Nd")),
            ("D4d5", None),
            ("D2D4", None),
            ("Nf3", None),
            ("O-O", None),
            ("@c1", None),
            ("", None),
        ] {
            assert_eq!(in_english_letters(typed, FRENCH).as_deref(), english, "{typed}");
        }
    }
}
