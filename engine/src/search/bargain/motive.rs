//! Why the computer does something about pacts. The bot turns it into a sentence.

use crate::action::Action;
use crate::pact::{Act, PactNumber};
use crate::search::Thought;
use crate::seat::Seat;
use crate::typed_action::TypedAction;

/// Why something is offered, answered, denounced or broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motive {
    /// The two weaker seats side against the strongest.
    Together {
        against: Seat,
    },
    /// A seat attacks the own pieces, and peace with it is welcome.
    Relief {
        from: Seat,
    },
    /// The seat itself is the strongest and does not want both others against it.
    Ahead,
    /// It costs nothing, and nobody is far ahead.
    Calm,
    /// The partner could capture the own king, which is given as a hostage.
    Hostage {
        /// The third seat, which it helps against.
        against: Seat,
    },
    /// Two are left who agreed to share the game.
    ShareAsAgreed,
    /// Refused: who offers is too strong to be spared.
    TooStrong {
        whom: Seat,
    },
    /// Refused: who offers has broken a promise in this game.
    Distrust {
        whom: Seat,
    },
    /// Refused: another pact says otherwise.
    Bound {
        /// The pact that contradicts it.
        by: PactNumber,
    },
    /// Refused: it asks for too much.
    TooDear,
    /// Refused: nothing speaks for it.
    NoNeed,
    /// Refused with a counter-offer: right partner, wrong terms.
    OtherTerms,
    /// Denounced: the war it asks for has cost too much.
    Struck {
        by: Seat,
    },
    /// Denounced: the ally has become the strongest.
    Outgrown {
        /// The ally that is too strong.
        whom: Seat,
    },
    /// Broken: a king can be captured.
    TakesKing {
        of: Seat,
    },
    /// Broken: keeping it would lose the king.
    SavesKing,
    Gain,
    /// Broken: no move would have kept it.
    NoOtherMove,
}

/// What a computer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComputerAction {
    /// What its search has found, in its exact text: only the game can read a move.
    Exact(String),
    Said(Action<()>),
    Pact(Act),
}

impl<'a> From<&'a ComputerAction> for TypedAction<'a> {
    fn from(action: &'a ComputerAction) -> Self {
        match action {
            ComputerAction::Exact(exact) => exact.into(),
            ComputerAction::Said(said) => Self::Said(*said),
            ComputerAction::Pact(act) => Self::Drafted(act),
        }
    }
}

/// What the computer does about pacts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bargain {
    /// An act about pacts, or the offer of a draw.
    pub action: ComputerAction,
    /// What the computer says about it.
    pub motive: Motive,
}

/// A promise that the computer is about to break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The pact it belongs to.
    pub pact: PactNumber,
    /// The number of the term, from 1.
    pub term: u8,
    /// What the computer says about it.
    pub motive: Motive,
}

/// What the computer does, with its promises in mind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// The move and the line behind it.
    pub thought: Thought,
    /// The first promise that it breaks.
    pub breach: Option<Breach>,
}
