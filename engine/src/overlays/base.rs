//! What every overlay asks of the game under it.

use crate::notation::Notation;
use crate::seat::Seat;

/// A game that an overlay may lie over. What one overlay asks besides is a trait of its own.
pub trait Overlaid: Notation {
    /// The seat to move.
    fn turn(&self) -> Seat;

    /// Whether a seat stands in check.
    fn in_check(&self, seat: Seat) -> bool;

    /// Whether the game goes on without kings (billichess.md 2.5.5).
    fn kingless(&self) -> bool {
        false
    }
}
