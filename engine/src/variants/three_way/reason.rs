//! Why three-way chess alone refuses a move.

use thiserror::Error;

use crate::board::Cell;

/// Why three-way chess alone refuses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ThreeWayReason {
    /// The piece was left by a side that has fallen (three_way.md 3.3.2).
    #[error("that side is out of the game, so its pieces don't move")]
    InertPiece(Cell),
}
