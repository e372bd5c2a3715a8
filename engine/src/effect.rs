//! What an action did: the one source for text, marks and redrawn tiles.

use crate::action::Lifeline;
use crate::board::Cell;
use crate::man::{Kind, Man};
use crate::outcome::{EndKind, Points};
use crate::seat::Seat;

/// One thing that happened because of an action, in the order it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A man went from one cell to another (the rook of a castling is a second one).
    Moved {
        /// The man, as it was before a promotion.
        man: Man,
        /// Where it stood.
        from: Cell,
        /// Where it stands.
        to: Cell,
    },
    /// A man was taken off the board.
    Taken {
        /// The man.
        man: Man,
        /// Where it stood (en passant: not where the taker went).
        at: Cell,
    },
    /// A pawn became another man.
    Promoted {
        /// Where.
        at: Cell,
        /// What it became.
        to: Kind,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat stands in check after the action.
    Check {
        /// Who.
        seat: Seat,
    },
    /// A seat was mated, or accepted defeat, and the other scored for it.
    Defeated {
        /// Who lost the chess game.
        seat: Seat,
        /// What the other side scored.
        points: Points,
        /// Whether it was given up and not mated.
        conceded: bool,
    },
    /// A beam runs another way than before the action.
    BeamTurned {
        /// Whose beam.
        beam: Seat,
    },
    /// A beam ended in the opponent's heel (billichess.md 2.5).
    Lasermate {
        /// Whose beam, and so who scored.
        beam: Seat,
        /// What was scored: 0 where this beam had scored before (2.5.3) or the table does not count it.
        points: Points,
    },
    /// Both kings became rooks: the Billi phase began (billichess.md 2.5.5, 2.5.8).
    BilliBegan {
        /// The draw of the chess game that caused it, where one did.
        drawn: Option<EndKind>,
    },
    /// A knight became its side's Joker (billichess.md 2.6.1).
    JokerNamed {
        /// Whose.
        seat: Seat,
        /// Where it stands.
        at: Cell,
    },
    /// A beam has found a Joker and its owner is asked for a lifeline (billichess.md 2.6.3).
    WindowOpened {
        /// The Joker's owner.
        seat: Seat,
        /// Whose beam.
        beam: Seat,
    },
    /// A lifeline window was answered.
    LifelineChosen {
        /// The Joker's owner.
        seat: Seat,
        /// Whose beam.
        beam: Seat,
        /// What was chosen; `None` for none.
        lifeline: Option<Lifeline>,
    },
    /// A Joker took the other Joker and may use a fourth lifeline (billichess.md 2.6.6).
    FourthLifeline {
        /// The surviving Joker's owner.
        seat: Seat,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        seat: Seat,
    },
    /// A draw offer was declined.
    DrawDeclined {
        /// By whom.
        seat: Seat,
    },
    /// LET'S BILLI was offered.
    BilliOffered {
        /// By whom.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// How.
        kind: EndKind,
    },
}

/// Where effects go: a list for people, nothing for a search.
pub trait Sink {
    /// Takes one effect.
    fn put(&mut self, effect: Effect);
    /// Whether effects are wanted at all, so that costly ones need not be worked out.
    const WANTED: bool;
}

impl Sink for () {
    fn put(&mut self, _: Effect) {}
    const WANTED: bool = false;
}

impl Sink for Vec<Effect> {
    fn put(&mut self, effect: Effect) {
        self.push(effect);
    }
    const WANTED: bool = true;
}
