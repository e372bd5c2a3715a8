//! What an action did: the one source for text, marks and redrawn tiles.

mod details;
mod sink;

use std::sync::Arc;

use crate::board::Cell;
use crate::outcome::{EndKind, Points};
use crate::overlays::lasers::Carom;
use crate::own::{Opaque, Own};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;

pub use details::{Detail, Details};
pub(crate) use sink::FilteredRecorder;
pub use sink::{Recorder, Recording, Sink, SinkItem};

/// One thing that happened because of an action, in the order it happened. What several games do is here; what one game or
/// one overlay alone does is a type of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// What one game or one overlay alone does.
    Own(Own<dyn OwnEffect>),
}

/// What one game or one overlay alone does, as far as others need to know.
pub trait OwnEffect: Opaque {
    fn details(&self) -> Details;

    /// Whether what was offered before it is no offer any more.
    fn ends_offers(&self) -> bool {
        false
    }

    /// Whether the action waits, so that it has moved nothing yet.
    fn waits(&self) -> bool {
        false
    }
}

impl<O: OwnEffect> From<O> for Effect {
    fn from(own: O) -> Self {
        Self::Own(Own::new(Arc::new(own)))
    }
}

impl Effect {
    /// What one game or one overlay alone does, where it is of this type.
    #[must_use]
    pub fn own<O: OwnEffect + Copy>(&self) -> Option<O> {
        match self {
            Self::Own(own) => own.get(),
            _ => None,
        }
    }

    /// Whether it is such an effect of which something is so.
    pub(crate) fn is_own(&self, so: impl FnOnce(&dyn OwnEffect) -> bool) -> bool {
        matches!(self, Self::Own(own) if so(&**own))
    }

    #[must_use]
    pub fn details(&self) -> Details {
        match *self {
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
            Self::Own(ref own) => own.details(),
        }
    }
}
