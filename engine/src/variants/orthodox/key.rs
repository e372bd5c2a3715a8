//! The repetition key: made when asked for, so that a move costs nothing for it.

use super::chess::Chess;
use crate::seat::Seat;
use crate::variants::kit::sets::mixed;

impl Chess {
    /// A number equal for positions that repeat each other: same pieces, turn and castling rights, and the same
    /// passed cell where it can be used. The clocks do not count.
    #[must_use]
    pub(super) fn mixed(&self) -> u64 {
        let passed = match self.passed {
            Some(cell) if self.passing_legal() => u64::from(cell.0),
            _ => 64,
        };
        let rest = passed << 8 | u64::from(self.rights) << 1 | u64::from(self.turn == Seat::Second);
        mixed(self.planes.0, rest)
    }
}
