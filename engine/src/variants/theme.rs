//! What the puzzles of one game alone may be about.

use crate::effect::Effect;

/// A theme that one game alone has.
#[derive(Debug)]
pub struct OwnTheme {
    /// Its word in the text of a puzzle.
    pub word: &'static str,
    /// Whether a mate by a move with these effects is about it.
    pub is_about: fn(&[Effect]) -> bool,
    /// Whether it has to be the last move, and not any of the solver's.
    pub last: bool,
}

impl PartialEq for OwnTheme {
    fn eq(&self, other: &Self) -> bool {
        self.word == other.word
    }
}

impl Eq for OwnTheme {}

impl std::hash::Hash for OwnTheme {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.word.hash(state);
    }
}
