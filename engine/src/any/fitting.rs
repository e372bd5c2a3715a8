//! The legal moves that fit what was typed, where a position has thousands.

use super::{AnyGame, Fit, Legal};
use crate::action::Asked;
use crate::seat::Seat;

impl AnyGame {
    /// Whether [`AnyGame::legal`] would give anything. Where pieces stand in stacks a side is asked for a move only if it has
    /// one, so that its moves, which may be thousands, need not be made for this.
    #[must_use]
    pub fn has_answer(&self, seat: Seat) -> bool {
        if self.has_stacks() {
            self.to_act().of(seat) == Some(Asked::Move)
        } else {
            !self.legal(seat).is_empty()
        }
    }

    /// Of a seat's legal moves those to which `fit` gives a number, told their exact text and, if it asks, how players write
    /// them without marks of check; at most `most` of them, those with the highest numbers and among equals the shortest. In
    /// no order. A pass and lifelines are left out.
    #[must_use]
    pub fn legal_fitting(&self, seat: Seat, most: usize, fit: &Fit<'_>) -> Vec<(u8, Legal)> {
        self.session.fitting(seat, most, fit)
    }
}
