//! What the computer thinks, in the texts of its game.

use super::node::plies_to_end;
use super::{Score, WIN};

/// What the computer thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Which of the lines that were asked for it is: 1 is the best.
    pub rank: u8,
    /// What it would do, in the exact text; nothing where it had better do nothing.
    pub action: Option<String>,
    /// The best line, exact, what it would do first.
    pub line: Vec<String>,
    /// What the position is worth to it, in hundredths of a pawn.
    pub value: Score,
    /// How many plies deep it looked.
    pub depth: u8,
    /// How many positions it looked at.
    pub nodes: u64,
}

impl Thought {
    /// In how many plies the game ends by force; negative where it is lost.
    #[must_use]
    pub const fn ends_in(&self) -> Option<Score> {
        plies_to_end(self.value)
    }

    /// The value of a game that is won now.
    pub const WON: Score = WIN;
}
