//! Rights to capture en passant: several may stand at once, for both sides (realtime.md 4.13).

use super::men::Men;
use super::rules::EnPassant;
use super::shelf::Shelf;
use crate::action::Millis;
use crate::board::Cell;
use crate::seat::Seat;

/// How many rights stand at once at the most: one for each pawn.
const RIGHTS: usize = 16;

/// The right of a side to capture a pawn on the cell it has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Right {
    /// Who may capture.
    pub(super) capturer: Seat,
    /// The cell that was passed.
    pub(super) passed: Cell,
    /// Where the pawn stands.
    pub(super) pawn: Cell,
    /// The pawn's number.
    pub(super) number: u8,
}

/// All rights in force.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Passing {
    rights: Shelf<Right, RIGHTS>,
}

impl Passing {
    pub(super) const NONE: Self = Self { rights: Shelf::EMPTY };

    pub(super) fn iter(&self) -> impl Iterator<Item = &Right> {
        self.rights.iter()
    }

    /// The right a side has on a cell.
    pub(super) fn of(&self, capturer: Seat, passed: Cell) -> Option<&Right> {
        self.iter().find(|right| right.capturer == capturer && right.passed == passed)
    }

    pub(super) fn grant(&mut self, right: Right) {
        self.rights.put(right);
    }

    /// What is left after a side has executed a move and `men` stand as they do then.
    pub(super) fn lapse(&mut self, mover: Seat, men: &Men, rule: EnPassant) {
        self.rights.retain(|right| {
            let used = rule == EnPassant::NextMove && right.capturer == mover;
            !used && men.number(right.pawn) == right.number
        });
    }

    /// What is left at a time, where a right lasts until its pawn is ready.
    pub(super) fn expire(&mut self, now: Millis, men: &Men) {
        self.rights.retain(|right| now < men.ready_at(right.pawn));
    }
}
