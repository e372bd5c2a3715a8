//! Names people take and channels they make: what may stand in one, and which are the same.

use thiserror::Error;
use unicode_normalization::UnicodeNormalization as _;

use lasermate_domain::escape::is_in_an_emoji;
use lasermate_present::say::page as say;
use lasermate_present::text::reserved::{BOT, Likeness, likeness};

/// The longest name, in characters.
const NAME_CHARS: usize = 24;
/// The longest channel name, in characters.
const CHANNEL_CHARS: usize = 30;

/// Why a text cannot be a name, and what could: as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    #[error("{}", say::NAME_EMPTY)]
    Empty,
    #[error("{}", say::name_long(NAME_CHARS))]
    Long,
    /// Invisible, or bends the text around it.
    #[error("{}", say::NAME_UNPRINTABLE)]
    Unprintable,
    #[error("{}", say::NAME_NO_LETTER)]
    NoLetter,
    /// Begins with an `@`.
    #[error("{}", say::NAME_AT)]
    At,
    /// Reads as an id of ours.
    #[error("{}", say::NAME_ID)]
    Id,
    /// The bot's own, or what looks like it.
    #[error("{}", say::name_reserved(BOT))]
    Reserved,
    /// What the computer's people are called, or what looks like it.
    #[error("{}", say::NAME_COMPUTER)]
    Computer,
    /// What sentences of the bot say of people, a side or a network.
    #[error("{}", say::NAME_WORD)]
    Word,
}

/// Why a text cannot be a channel's name: as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", say::channel_name(CHANNEL_CHARS))]
pub struct ChannelError;

/// A name that may be taken, with single spaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// Reads a name: 1 to 24 printable characters, spaces at its ends dropped. Letters that were typed in parts, as `e` and its
    /// marks, are put together; emoji may be joined and dressed as telephones type them.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, NameError> {
        let text: Vec<char> = text.nfc().collect();
        let hidden = |(at, c): (usize, &char)| c.is_control() || is_unseen(*c) && !is_in_an_emoji(&text, at);
        if text.iter().enumerate().any(hidden) {
            return Err(NameError::Unprintable);
        }
        let text: String = text.iter().collect();
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(NameError::Empty);
        }
        if name.chars().count() > NAME_CHARS {
            return Err(NameError::Long);
        }
        let name = Self(name);
        if !name.0.chars().any(char::is_alphanumeric) {
            return Err(NameError::NoLetter);
        }
        match likeness(&name.0) {
            Some(Likeness::Id) => return Err(NameError::Id),
            Some(Likeness::Bot) => return Err(NameError::Reserved),
            Some(Likeness::Computer) => return Err(NameError::Computer),
            Some(Likeness::Word) => return Err(NameError::Word),
            None => {}
        }
        if name.0.nfkc().next() == Some('@') {
            return Err(NameError::At);
        }
        Ok(name)
    }

    /// The name as it is shown.
    pub fn shown(&self) -> &str {
        &self.0
    }

    /// What it looks like, and what it would look like in lower case: who shares one with another name looks the same, or
    /// differs in case alone.
    #[cfg(test)]
    fn keys(&self) -> [String; 2] {
        lasermate_domain::confusables::keys(&self.0)
    }
}

/// Characters that leave no mark or reorder those beside them: zero width, direction marks, fillers, tags, private
/// use, and marks that stack on letters.
const fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{20d0}'..='\u{20ff}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{10ffff}')
}

/// Reads a channel's name; upper case is read as lower, a `#` before it is dropped.
///
/// # Errors
/// It is not one.
pub fn channel(text: &str) -> Result<String, ChannelError> {
    let name = text.trim().trim_start_matches('#').to_ascii_lowercase();
    let fits = (1..=CHANNEL_CHARS).contains(&name.len())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        && !name.starts_with('-');
    if fits { Ok(name) } else { Err(ChannelError) }
}

/// Whether a channel was made by the page for one game (`newRoom` in `door.js`): whom it is no concern of finds it in no list.
pub fn is_of_a_game(channel: &str) -> bool {
    const LETTERS: &str = "abcdefghjkmnpqrstuvwxyz23456789";
    let chance = channel.strip_prefix("game-");
    chance.is_some_and(|chance| chance.len() == 8 && chance.chars().all(|c| LETTERS.contains(c)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_same_in_any_case_and_spacing() {
        let name = Name::read("  Ann   Lee ").unwrap();
        assert_eq!(name.shown(), "Ann Lee");
        assert_eq!(name.keys(), Name::read("ANN LEE").unwrap().keys());
    }

    #[test]
    fn names_nobody_could_see_or_tell_apart_are_refused() {
        for hidden in [
            "a\u{200b}nn",
            "\u{202e}nna",
            "ann\0",
            "x\u{301}nn",
            "\u{2800}",
            "a\u{fe0f}nn",
            "a\u{200d}b",
            "😀\u{200d}",
        ] {
            assert_eq!(Name::read(hidden), Err(NameError::Unprintable), "{hidden:?}");
        }
        assert_eq!(Name::read("  "), Err(NameError::Empty));
        assert_eq!(Name::read(&"x".repeat(25)), Err(NameError::Long));
    }

    /// A telephone types the heart with U+FE0F, and some keyboards a letter and its marks one by one.
    #[test]
    fn letters_in_parts_and_emoji_as_telephones_type_them_are_names() {
        assert_eq!(Name::read("e\u{302}\u{303}").unwrap().shown(), "ễ");
        assert_eq!(Name::read("an\u{301}n").unwrap(), Name::read("ańn").unwrap());
        assert_eq!(Name::read("か\u{3099}").unwrap().shown(), "が");
        for name in ["❤️Ann", "Ann 👨‍👩‍👧", "🏳️‍🌈 Bob", "1️⃣ Cid", "👍🏽 Dan", "❤️‍🔥x"]
        {
            assert_eq!(Name::read(name).unwrap().shown(), name);
        }
        assert_eq!(Name::read("❤️Ann").unwrap().keys(), Name::read("❤Ann").unwrap().keys());
    }

    #[test]
    fn words_that_the_bot_says_of_people_are_refused() {
        for word in ["anybody", "A former player", "Admin", "red", "Discord", "every body"] {
            assert_eq!(Name::read(word), Err(NameError::Word), "{word}");
        }
    }

    #[test]
    fn names_of_the_bot_and_of_computers_and_their_look_alikes_are_refused() {
        for bot in [
            "LASERMATE",
            "lаsermate",
            "Ｌasermate",
            "Lasermate.",
            "Lasermate bot",
            "the Lasermate",
            "laser mate",
            "l4sermate lasermate",
            "Iasermate",
            "L-a-s-e-r-m-a-t-e",
            "lasermate2",
        ] {
            assert_eq!(Name::read(bot), Err(NameError::Reserved), "{bot}");
        }
        for computer in [
            "computer  Level 5",
            "Computer",
            "Cοmputer level 5",
            "Level 5",
            "level8",
            "level 12",
            "leveI 1",
            "Nova",
            "lantern  B",
            "Laser",
            "bot",
            "Chess bot",
            "B0T",
            "com puter",
            "𝐜𝐨𝐦𝐩𝐮𝐭𝐞𝐫",
        ] {
            assert_eq!(Name::read(computer), Err(NameError::Computer), "{computer}");
        }
        for fine in [
            "Computerist",
            "Botvinnik",
            "Abbot",
            "Level-headed",
            "Lasers",
            "Mate",
            "Nova Smith",
            "Lantern bearer",
            "王",
            "Žofia",
            "Zoë 7",
            "ann:bob",
        ] {
            assert!(Name::read(fine).is_ok(), "{fine}");
        }
    }

    #[test]
    fn a_name_is_more_than_signs_and_no_id() {
        for (name, error) in [
            ("@", NameError::NoLetter),
            ("@@@", NameError::NoLetter),
            ("@ …", NameError::NoLetter),
            ("...", NameError::NoLetter),
            ("@Ann", NameError::At),
            ("＠Ann", NameError::At),
            ("|||", NameError::NoLetter),
            ("@ Lasermate", NameError::Reserved),
            ("@ computer", NameError::Computer),
            ("local:0123456789abcdef", NameError::Id),
            ("Discord: 80351110", NameError::Id),
            ("lосal:7f", NameError::Id),
            ("gone:5", NameError::Id),
            ("matrix:@a:b", NameError::Id),
            ("page:x", NameError::Id),
        ] {
            assert_eq!(Name::read(name), Err(error), "{name}");
        }
    }

    #[test]
    fn markup_in_a_name_is_only_text() {
        assert_eq!(Name::read("<b>**@all**</b>").unwrap().shown(), "<b>**@all**</b>");
    }

    #[test]
    fn a_channel_name_is_plain() {
        assert_eq!(channel("#Table-3"), Ok("table-3".to_owned()));
        for bad in ["", "-x", "a b", "ä", "a/b", &"x".repeat(31)] {
            assert_eq!(channel(bad), Err(ChannelError), "{bad:?}");
        }
    }
}
