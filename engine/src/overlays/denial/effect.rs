//! What happens by denial alone.

use crate::board::Cell;
use crate::effect::Details;
use crate::outcome::EndKind;
use crate::seat::Seat;

/// What happens by denial alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DenialEffect {
    /// A move was denied: the position is again as it was before it (rule A1).
    Denied {
        /// Who denied it, and has lost the right to the other seat.
        seat: Seat,
        /// Where the piece that had moved stands again.
        from: Cell,
        to: Cell,
    },
    /// A move that would end the game can still be denied, so it is not over yet (rule A8).
    EndPending {
        /// Who may deny or allow it.
        seat: Seat,
        /// How the game ends if it is allowed.
        kind: EndKind,
    },
    /// A move that ends the game was allowed (rule A8).
    Allowed { seat: Seat },
}

impl DenialEffect {
    pub(crate) fn details(self) -> Details {
        match self {
            Self::Denied { seat, from, to } => {
                Details::of("denied").side(seat).cell("from", from).cell("to", to)
            }
            Self::EndPending { seat, kind } => Details::of("end-pending").side(seat).word("end", kind.word()),
            Self::Allowed { seat } => Details::of("allowed").side(seat),
        }
    }
}
