//! The fields of a position in the manner of FEN, as several games have them.

use super::PositionError;
use crate::sorting::sort_by;

/// How many kings a position must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kings {
    /// One for each side: a game of chess.
    One,
    /// None: the Billi phase (billichess.md 2.5.5).
    Gone,
}

/// A position cut into its six fields and the `key=value` words of overlays that follow them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fields<'a> {
    six: [&'a str; 6],
    words: Vec<&'a str>,
}

impl<'a> Fields<'a> {
    /// Cuts a text at its spaces.
    ///
    /// # Errors
    /// There are fewer than six fields.
    pub fn split(text: &'a str) -> Result<Self, PositionError> {
        let mut parts = text.split_ascii_whitespace();
        let mut six = [""; 6];
        for field in &mut six {
            *field = parts.next().ok_or(PositionError::Fields)?;
        }
        Ok(Self { six, words: parts.collect() })
    }

    /// The six fields: board, side to move, castling, en passant, two numbers.
    #[must_use]
    pub const fn six(&self) -> [&'a str; 6] {
        self.six
    }

    /// Whether a king of either side is written on the board, well-formed or not.
    #[must_use]
    pub fn names_a_king(&self) -> bool {
        self.six[0].contains(['K', 'k'])
    }

    /// The words after the six fields, in their order.
    #[must_use]
    pub fn words(&self) -> &[&'a str] {
        &self.words
    }
}

/// The error for a word that has no meaning after the six fields, shortened to what is worth showing.
#[must_use]
pub fn unknown_word(word: &str, what: &'static str) -> PositionError {
    PositionError::Word { word: word.chars().take(32).collect(), what }
}

pub(crate) fn field(field: &'static str, what: &'static str) -> PositionError {
    PositionError::Field { field, what }
}

/// A whole number as it would be written: digits without a leading zero.
pub(crate) fn read_number(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let written = digits && (text == "0" || !text.starts_with('0'));
    if written { text.parse().ok() } else { None }
}

/// The key of a `key=value` word.
pub(crate) fn key_of(word: &str) -> &str {
    word.split('=').next().unwrap_or(word)
}

/// Puts `key=value` words in the order of their keys, as they are written.
pub(crate) fn sort_words(words: &mut [String]) {
    sort_by(words, &|one, other| key_of(one).cmp(key_of(other)));
}
