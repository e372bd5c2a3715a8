//! Why the computer does something about pacts: what the bot makes a sentence of.

use crate::pact::PactNumber;
use crate::search::Thought;
use crate::seat::Seat;

/// Why something is offered, answered, denounced or broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motive {
    /// Two weaker ones side against the strongest.
    Together {
        /// The strongest.
        against: Seat,
    },
    /// Somebody presses the own pieces, and quiet on that side is welcome.
    Relief {
        /// Who.
        from: Seat,
    },
    /// It is the strongest itself, and would not have both others against it.
    Ahead,
    /// It costs nothing, and nobody stands out.
    Calm,
    /// The own king stands where the partner could take it: it is given as a hostage.
    Hostage {
        /// Whom it helps against meanwhile.
        against: Seat,
    },
    /// Two are left, and they agreed to share.
    ShareAsAgreed,
    /// An offer is refused: the one who makes it is too strong to be spared.
    TooStrong {
        /// Who.
        whom: Seat,
    },
    /// An offer is refused: he has broken his word in this game.
    Distrust {
        /// Who.
        whom: Seat,
    },
    /// An offer is refused: another pact says otherwise.
    Bound {
        /// That pact.
        by: PactNumber,
    },
    /// An offer is refused: it asks for too much.
    TooDear,
    /// An offer is refused: nothing speaks for it.
    NoNeed,
    /// An offer is refused and another made: the partner is right, the terms are not.
    OtherTerms,
    /// A pact is denounced: the war it asks for has cost too much.
    Struck {
        /// By whom.
        by: Seat,
    },
    /// A pact is denounced: the ally has become the strongest.
    Outgrown {
        /// The ally.
        whom: Seat,
    },
    /// A word is broken: a king can be taken.
    TakesKing {
        /// Whose.
        of: Seat,
    },
    /// A word is broken: to keep it would lose the king.
    SavesKing,
    /// A word is broken: it pays.
    Gain,
    /// A word is broken: no move would have kept it.
    NoOtherMove,
}

/// Something the computer does about pacts, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bargain {
    /// The exact text of the act: about a pact, or `draw-offer`.
    pub act: String,
    /// Why.
    pub motive: Motive,
}

/// A promise of its own that the computer is about to break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The pact.
    pub pact: PactNumber,
    /// The number of the term, from 1.
    pub term: u8,
    /// Why.
    pub motive: Motive,
}

/// What the computer has resolved to do with its word in mind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolved {
    /// What it does and what it thinks of the position.
    pub thought: Thought,
    /// The first promise of its own that this breaks.
    pub breach: Option<Breach>,
}
