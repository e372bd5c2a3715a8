//! Allies: what the pacts in force mean inside a search.

use super::Score;
use crate::seat::Seat;

/// By how much each seat is thought to hold back from taking a piece of another, in hundredths of a pawn: an ally's threat
/// counts less, and so does an ally's piece that could be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allies {
    holds_back: [[Score; 3]; 3],
}

impl Allies {
    /// Nobody has promised anything.
    pub const NONE: Self = Self { holds_back: [[0; 3]; 3] };

    /// The most that counts inside a tree, so that no value leaves its bounds.
    pub(super) const MOST: Score = 1_000;

    /// Lets a seat hold back at least so much from taking a piece of another.
    pub(super) fn hold_back(&mut self, by: Seat, of: Seat, holds_back: Score) {
        if let Some(slot) = self.holds_back.get_mut(by.index()).and_then(|row| row.get_mut(of.index())) {
            *slot = holds_back.min(Self::MOST).max(*slot);
        }
    }

    /// The same where a seat holds back so much from taking another's pieces.
    #[must_use]
    pub const fn with(mut self, by: Seat, of: Seat, holds_back: Score) -> Self {
        self.holds_back[by.index()][of.index()] = holds_back;
        self
    }

    /// By how much a seat holds back from taking a piece of another.
    #[inline]
    #[must_use]
    pub const fn between(&self, by: Seat, of: Seat) -> Score {
        self.holds_back[by.index()][of.index()]
    }

    /// Whether nobody holds back.
    #[inline]
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }
}
