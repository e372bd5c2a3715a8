//! Who attacks a cell (three_way.md 3.3.1, 3.3.2: inert pieces attack nothing).

use super::position::ThreeWay;
use super::sets::{CELLS, bit};
use crate::board::{Cell, CellSet};
use crate::piece::Kind;
use crate::seat::Seat;

impl ThreeWay {
    /// The cells of all pieces, inert ones too, whose reach ends on a cell among these pieces.
    #[inline]
    pub(super) fn reaching(&self, cell: u8, occupied: u128) -> u128 {
        let ways = self.tables().ways(cell);
        let pawns = self.of_kind(Kind::Pawn);
        let mut found = ways.knight_from & self.of_kind(Kind::Knight) | ways.king & self.of_kind(Kind::King);
        for home in Seat::ALL {
            let from = ways.taken_from[usize::from(self.rules.territory(home))];
            found |= from & pawns & self.home(home);
        }
        let (lines, slants) = (self.line_riders(), self.diagonal_riders());
        if lines & ways.lines() != 0 {
            found |= ways.rook(occupied) & lines;
        }
        if slants & ways.slants() != 0 {
            found |= ways.bishop(occupied) & slants;
        }
        found
    }

    /// Whether a living opponent of a seat attacks a cell.
    #[inline]
    pub(super) fn is_attacked(&self, cell: u8, seat: Seat) -> bool {
        self.reaching(cell, self.occupied()) & self.adverse(seat) != 0
    }

    /// Whether a living opponent could take a seat's king (three_way.md 3.3.1). Never of a seat that has fallen.
    #[inline]
    #[must_use]
    pub fn in_check(&self, seat: Seat) -> bool {
        self.king(seat).is_some_and(|Cell(king)| self.is_attacked(king, seat))
    }

    /// Whether pieces of one living seat attack another's king.
    #[must_use]
    pub fn attacks_king(&self, by: Seat, of: Seat) -> bool {
        let pieces = self.army(by);
        self.king(of).is_some_and(|Cell(king)| self.reaching(king, self.occupied()) & pieces != 0)
    }

    /// The cells of the pieces that attack a cell or guard it.
    pub(super) fn attackers_of(&self, cell: Cell) -> CellSet {
        if cell.0 >= CELLS {
            return CellSet::EMPTY;
        }
        let alive = Seat::ALL.into_iter().filter(|home| self.controller(*home).is_some());
        let alive = alive.fold(0, |set, home| set | self.home(home));
        CellSet(self.reaching(cell.0, self.occupied()) & alive & !bit(cell.0))
    }
}
