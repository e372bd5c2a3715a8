//! A promise: one seat's part in a term, and how it stands.

use super::Verdict;
use crate::board::Cell;
use crate::seat::Seat;

/// A moment of the game, as the ledger notes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp {
    /// How many moves and passes had been made when it was over; a move's own number, from 1, where it came with one.
    pub ply: u32,
    /// The round it happened in.
    pub round: u32,
}

/// The final verdict on a promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// What was said.
    pub verdict: Verdict,
    /// When.
    pub at: Stamp,
    /// Who acted then.
    pub seat: Seat,
    /// The exact text of that action.
    pub action: String,
}

/// What one seat has promised by one term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The term's number, from 1.
    pub term: u8,
    /// Whose word it is.
    pub by: Seat,
    /// The final verdict; `None` while it is in force.
    pub judged: Option<Judged>,
    /// What the referee remembers of it.
    pub(super) memory: Memory,
}

/// What must be remembered of a promise between two actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Memory {
    /// The own turns made since the pact began, or since the last move that kept a promise with a rhythm.
    pub(super) turns: u32,
    /// Where the man that is meant stands now.
    pub(super) man: Option<Cell>,
    /// Whether there has been a chance to do what was promised.
    pub(super) chance: bool,
}

impl Promise {
    /// How it stands: [`Verdict::Kept`] while it is in force.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.judged.as_ref().map_or(Verdict::Kept, |judged| judged.verdict)
    }
}
