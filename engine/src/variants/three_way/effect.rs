//! What becomes of the pieces of a side that has fallen.

use crate::effect::Facts;
use crate::seat::Seat;

/// What becomes of the pieces of a side that has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreeWayEffect {
    /// All pieces that a fallen seat moved are another's now (three_way.md 3.3.3).
    Inherited {
        /// Whose they were.
        from: Seat,
        /// Whose they are.
        heir: Seat,
    },
}

impl ThreeWayEffect {
    pub(crate) fn facts(self) -> Facts {
        match self {
            Self::Inherited { from, heir } => Facts::of("inherited").side(heir).seat("from", from),
        }
    }
}
