//! Rights to capture en passant: several may stand at once, for both sides (realtime.md 4.13).

use super::array_vec::ArrayVec;
use super::pieces::CoolingPieces;
use super::rules::EnPassant;
use super::state::WHITE;
use crate::action::Millis;
use crate::board::Cell;
use crate::seat::Seat;

/// How many rights stand at once at the most: one for each pawn.
const RIGHTS: usize = 16;
const ROW: u8 = 8;

/// The right of a side to capture a pawn on the cell it has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Right {
    pub(super) capturer: Seat,
    /// The cell that was passed.
    pub(super) passed: Cell,
    pub(super) pawn: Cell,
    pub(super) number: u8,
    /// The double step's own time.
    pub(super) since: Millis,
}

/// Every right that no move has ended. The clock ends none here: whether one is in force is asked for a time, because a
/// held move belongs to its own (4.9 vi).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PassingRights {
    rights: ArrayVec<Right, RIGHTS>,
}

impl PassingRights {
    pub(super) const NONE: Self = Self { rights: ArrayVec::EMPTY };

    /// The rights in force at a time; `pieces` say until when a pawn cools.
    pub(super) fn standing<'a>(
        &'a self,
        at: Millis,
        pieces: &'a CoolingPieces,
        rule: EnPassant,
    ) -> impl Iterator<Item = &'a Right> {
        let by_clock = rule == EnPassant::UntilPawnReady;
        self.rights.iter().filter(move |right| !by_clock || at < pieces.ready_at(right.pawn))
    }

    /// The cells that were passed and on which a seat may capture, in force or not.
    pub(super) fn passed_by(&self, capturer: Seat) -> impl Iterator<Item = Cell> + '_ {
        self.rights.iter().filter(move |right| right.capturer == capturer).map(|right| right.passed)
    }

    /// The same as a set.
    pub(super) fn in_force(&self, at: Millis, pieces: &CoolingPieces, rule: EnPassant) -> InForce {
        let mut files = [0; 2];
        for right in self.standing(at, pieces, rule) {
            if let Some(files) = files.get_mut(right.capturer.index()) {
                *files |= 1 << (right.passed.0 % ROW);
            }
        }
        InForce(files)
    }

    /// Whether the same right stands already.
    pub(super) fn has(&self, right: Right) -> bool {
        self.rights.iter().any(|other| *other == right)
    }

    pub(super) fn grant(&mut self, right: Right) {
        self.rights.put(right);
    }

    /// What is left after a side has executed a move with the timestamp `at` and `pieces` stand as they do then. A move from
    /// before the double step is not the next one after it, however long it was held (4.9 vi).
    pub(super) fn lapse(&mut self, mover: Seat, at: Millis, pieces: &CoolingPieces, rule: EnPassant) {
        self.rights.retain(|right| {
            let used = rule == EnPassant::NextMove && right.capturer == mover && right.since <= at;
            !used && pieces.number(right.pawn) == right.number
        });
    }
}

/// The rights in force at one moment: for each capturer a bit for each file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct InForce([u8; 2]);

impl InForce {
    /// Where the pawn stands that a seat may capture on a cell it has passed.
    pub(super) fn pawn(self, capturer: Seat, passed: Cell) -> Option<Cell> {
        let files = self.0.get(capturer.index())?;
        let row = passed.0 / ROW;
        let pawn = match (capturer == WHITE, row) {
            (true, 5) => passed.0.checked_sub(ROW)?,
            (false, 2) => passed.0.checked_add(ROW)?,
            _ => return None,
        };
        (files >> (passed.0 % ROW) & 1 == 1).then_some(Cell(pawn))
    }
}
