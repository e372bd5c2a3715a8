//! A promise: one seat's part in a term, and how it stands.

use strum::IntoStaticStr;

use crate::board::Cell;
use crate::seat::Seat;

/// How a promise or a pact stands or ended (pacts.md P5). Each has exactly one when it has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// Unbroken: so far while it is in force, and for good when the game ended with it in force.
    Kept,
    /// What was promised has been done.
    Fulfilled,
    /// Its time ran out, or its pact ended by a denunciation, without a breach.
    Expired,
    /// Its object has gone, or a party is out of the game.
    Void,
    /// Somebody did what they had promised not to do, or failed to do what they had promised.
    Broken,
}

impl Verdict {
    /// The word, as `inspect --json` prints it.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// A moment of the game, as the ledger notes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp {
    /// How many moves and passes had been made by then, the one of this moment included.
    pub ply: u32,
    /// The round it happened in.
    pub round: u32,
}

/// The final verdict on a promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgment {
    pub verdict: Verdict,
    pub at: Stamp,
    pub seat: Seat,
    /// The exact text of that action.
    pub action: String,
}

/// What one seat promises by one term. It binds from when the pact is in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The term's number, from 1.
    pub term: u8,
    pub by: Seat,
    /// The final verdict; `None` before there is one.
    pub judged: Option<Judgment>,
    /// What the referee remembers of it.
    pub(super) memory: Memory,
}

/// What must be remembered of a promise between two actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Memory {
    /// The own moves since the pact began, or since the last one that a promise with a rhythm asks for.
    pub(super) turns: u32,
    /// The piece that is meant, followed from when the pact was offered.
    pub(super) piece: TrackedPiece,
    /// Whether what was promised could have been done.
    pub(super) chance: bool,
}

/// A piece that is followed wherever it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TrackedPiece {
    #[default]
    Nobody,
    At(Cell),
    Taken {
        by: Seat,
    },
}

impl Promise {
    /// How many own moves have been made since the last one that a promise with a rhythm asks for, or since the pact
    /// began.
    #[must_use]
    pub const fn idle(&self) -> u32 {
        self.memory.turns
    }

    /// How it stands: [`Verdict::Kept`] while there is no final verdict.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.judged.as_ref().map_or(Verdict::Kept, |judged| judged.verdict)
    }
}
