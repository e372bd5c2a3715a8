//! What becomes of the pieces of a side that has fallen.

use crate::effect::Details;
use crate::seat::Seat;

/// What becomes of the pieces of a side that has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreeWayEffect {
    /// All pieces that a fallen seat moved are another's now (three_way.md 3.3.3).
    Inherited { from: Seat, heir: Seat },
}

impl ThreeWayEffect {
    pub(crate) fn details(self) -> Details {
        match self {
            Self::Inherited { from, heir } => Details::of("inherited").side(heir).seat("from", from),
        }
    }
}
