//! What an action did: the one source for text, marks and redrawn tiles.

mod details;
mod sink;

use crate::board::Cell;
use crate::outcome::{EndKind, Points};
use crate::overlays::denial::DenialEffect;
use crate::overlays::lasers::{Carom, LaserEffect};
use crate::pact::PactEffect;
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::black_holes::HoleEffect;
use crate::variants::crazy::CrazyEffect;
use crate::variants::realtime::ClockEffect;
use crate::variants::three_way::ThreeWayEffect;

pub use details::{Detail, Details};
pub(crate) use sink::FilteredRecorder;
pub use sink::{Recorder, Recording, Sink};

/// One thing that happened because of an action, in the order it happened. What one game or one overlay alone does is an arm
/// that holds its own type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A piece went from one cell to another (the rook of a castling is a second one).
    Moved {
        /// The piece, as it was before a promotion.
        piece: Piece,
        from: Cell,
        to: Cell,
    },
    /// A piece was taken off the board.
    Taken {
        piece: Piece,
        /// Where it stood (en passant: not where the taker went).
        at: Cell,
    },
    /// A pawn became another piece.
    Promoted {
        at: Cell,
        to: Kind,
    },
    /// A seat is out of the game, which goes on between the others as long as there are two (rule 3.3).
    Eliminated {
        seat: Seat,
        /// Who took its king; `None` where it gave up.
        by: Option<Seat>,
    },
    Passed {
        seat: Seat,
    },
    /// A seat stands in check after the action.
    Check {
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
        beam: Seat,
    },
    /// A beam ended in an opponent's heel (billichess.md 2.5; overlays.md L4).
    Lasermate {
        /// Whose beam, and so who scored.
        beam: Seat,
        heel: Seat,
        /// What was scored: 0 where this beam had scored before (2.5.3) or the table does not count it.
        points: Points,
        /// How the points add up, where the way counts (2.8.2).
        carom: Option<Carom>,
    },
    /// A king scored for the side that took it (overlays.md L6).
    KingScored {
        seat: Seat,
        of: Seat,
        points: Points,
    },
    DrawOffered {
        seat: Seat,
    },
    /// One of several that a draw was offered to has agreed; another is still asked (rule 3.3.6).
    DrawAgreed {
        seat: Seat,
    },
    /// A draw offer was declined.
    DrawDeclined {
        seat: Seat,
    },
    BilliOffered {
        seat: Seat,
    },
    Ended {
        kind: EndKind,
    },
    Laser(LaserEffect),
    Denial(DenialEffect),
    Pact(PactEffect),
    Hole(HoleEffect),
    Crazy(CrazyEffect),
    ThreeWay(ThreeWayEffect),
    Clock(ClockEffect),
}

macro_rules! from_own {
    ($($arm:ident($own:ty)),*) => {$(
        impl From<$own> for Effect {
            fn from(own: $own) -> Self {
                Self::$arm(own)
            }
        }
    )*};
}

from_own!(
    Laser(LaserEffect),
    Denial(DenialEffect),
    Pact(PactEffect),
    Hole(HoleEffect),
    Crazy(CrazyEffect),
    ThreeWay(ThreeWayEffect),
    Clock(ClockEffect)
);

impl Effect {
    /// Whether what was offered before is no offer any more: what was offered in the chess game is none in the Billi phase
    /// (billichess.md 2.5.8).
    pub(crate) const fn ends_offers(self) -> bool {
        matches!(self, Self::Laser(LaserEffect::BilliBegan { .. }))
    }

    /// Whether the action waits, so that it has moved nothing yet.
    pub(crate) const fn waits(self) -> bool {
        matches!(self, Self::Clock(ClockEffect::Held { .. }))
    }

    #[must_use]
    pub fn details(self) -> Details {
        match self {
            Self::Moved { piece, from, to } => {
                Details::of("moved").piece(piece).cell("from", from).cell("to", to)
            }
            Self::Taken { piece, at } => Details::of("taken").piece(piece).cell("at", at),
            Self::Promoted { at, to } => Details::of("promoted").cell("at", at).kind("to", to),
            Self::Eliminated { seat, by } => {
                Details::of("eliminated").side(seat).maybe("by", by.map(Detail::Side))
            }
            Self::Passed { seat } => Details::of("passed").side(seat),
            Self::Check { seat } => Details::of("check").side(seat),
            Self::Defeated { seat, points, conceded } => {
                Details::of("defeated").side(seat).number("points", points).flag("conceded", conceded)
            }
            Self::BeamTurned { beam } => Details::of("beam-turned").side(beam),
            Self::Lasermate { beam, heel, points, carom } => {
                let details = Details::of("lasermate").side(beam).seat("heel", heel).number("points", points);
                match carom {
                    Some(Carom { turns, gift }) => details.number("turns", turns).flag("gift", gift),
                    None => details,
                }
            }
            Self::KingScored { seat, of, points } => {
                Details::of("king-scored").side(seat).seat("of", of).number("points", points)
            }
            Self::DrawOffered { seat } => Details::of("draw-offered").side(seat),
            Self::DrawAgreed { seat } => Details::of("draw-agreed").side(seat),
            Self::DrawDeclined { seat } => Details::of("draw-declined").side(seat),
            Self::BilliOffered { seat } => Details::of("billi-offered").side(seat),
            Self::Ended { kind } => Details::of("ended").word("end", kind.word()),
            Self::Laser(effect) => effect.details(),
            Self::Denial(effect) => effect.details(),
            Self::Pact(effect) => effect.details(),
            Self::Hole(effect) => effect.details(),
            Self::Crazy(effect) => effect.details(),
            Self::ThreeWay(effect) => effect.details(),
            Self::Clock(effect) => effect.details(),
        }
    }
}
