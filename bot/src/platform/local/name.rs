//! Names people take and channels they make: what may stand in one, and which are the same.

use thiserror::Error;

/// The longest name, in characters.
const NAME_CHARS: usize = 24;
/// The longest channel name, in characters.
const CHANNEL_CHARS: usize = 30;
/// What the bot itself is called; nobody else may be.
pub const BOT: &str = "Lasermate";

/// Why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// Nothing to see.
    #[error("Type a name first.")]
    Empty,
    /// Too long.
    #[error("A name has at most {NAME_CHARS} characters.")]
    Long,
    /// Invisible, or bends the text around it.
    #[error("A name is made of characters that can be seen.")]
    Unprintable,
    /// The bot's own.
    #[error("That is the bot's own name; take another.")]
    Reserved,
    /// What the computer's people are called.
    #[error("That is what the computer is called; take another.")]
    Computer,
}

/// Why a text cannot be a channel's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "A channel's name is 1 to {CHANNEL_CHARS} of the characters a-z, 0-9 and -, and begins with a letter or digit."
)]
pub struct ChannelError;

/// A name that may be taken, with single spaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// Reads a name: 1 to 24 printable characters, spaces at its ends dropped.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, NameError> {
        if text.chars().any(|c| c.is_control() || is_unseen(c)) {
            return Err(NameError::Unprintable);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(NameError::Empty);
        }
        if name.chars().count() > NAME_CHARS {
            return Err(NameError::Long);
        }
        let name = Self(name);
        match name.key() {
            key if key == BOT.to_lowercase() => Err(NameError::Reserved),
            key if key == "computer" || key.starts_with("computer level") => Err(NameError::Computer),
            _ => Ok(name),
        }
    }

    /// The name as it is shown.
    #[must_use]
    pub fn shown(&self) -> &str {
        &self.0
    }

    /// What two names share when they are the same: case does not count.
    #[must_use]
    pub fn key(&self) -> String {
        key(&self.0)
    }
}

/// What two names share when they are the same.
#[must_use]
pub fn key(name: &str) -> String {
    name.trim().trim_start_matches('@').to_lowercase()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_same_in_any_case_and_spacing() {
        let name = Name::read("  Ann   Lee ").unwrap();
        assert_eq!(name.shown(), "Ann Lee");
        assert_eq!(name.key(), Name::read("ANN LEE").unwrap().key());
    }

    #[test]
    fn names_nobody_could_see_or_tell_apart_are_refused() {
        for hidden in ["a\u{200b}nn", "\u{202e}nna", "ann\0", "an\u{301}n", "\u{2800}"] {
            assert_eq!(Name::read(hidden), Err(NameError::Unprintable), "{hidden:?}");
        }
        assert_eq!(Name::read("  "), Err(NameError::Empty));
        assert_eq!(Name::read(&"x".repeat(25)), Err(NameError::Long));
        assert_eq!(Name::read("LASERMATE"), Err(NameError::Reserved));
        assert_eq!(Name::read("computer  Level 5"), Err(NameError::Computer));
        assert_eq!(Name::read("Computer"), Err(NameError::Computer));
        assert!(Name::read("Computerist").is_ok());
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
