//! The legal moves: captures where there are any, steps where there are none (draughts.md 5.1.2 to 5.1.4).

use super::capture::{along, ways};
use super::draughts_move::DraughtsMove;
use super::position::Draughts;
use crate::board::{Cell, CellSet};
use crate::moves::MoveList;
use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells};

/// All columns but the two at the left edge, and so on: what may be shifted that way without leaving the board.
const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;
const NOT_AB: u64 = NOT_A & NOT_A << 1;
const NOT_GH: u64 = NOT_H & NOT_H >> 1;

/// A set shifted one square to each of the two upper neighbours, or to each of the two lower ones.
#[inline]
const fn steps(set: u64, up: bool) -> [u64; 2] {
    if up { [(set & NOT_A) << 7, (set & NOT_H) << 9] } else { [(set & NOT_A) >> 9, (set & NOT_H) >> 7] }
}

/// The same by two squares.
#[inline]
const fn leaps(set: u64, up: bool) -> [u64; 2] {
    if up {
        [(set & NOT_AB) << 14, (set & NOT_GH) << 18]
    } else {
        [(set & NOT_AB) >> 18, (set & NOT_GH) >> 14]
    }
}

impl Draughts {
    /// A seat's pieces that may go up, or down: its kings, and its men forward.
    #[inline]
    const fn going(&self, seat: Seat, up: bool) -> u64 {
        let forward = matches!(seat, Seat::First) == up;
        self.army(seat) & if forward { u64::MAX } else { self.kings }
    }

    /// The pieces of a seat that can capture.
    #[inline]
    pub(super) fn capturers(&self, seat: Seat) -> u64 {
        let (enemies, vacant) = (self.army(seat.other()), !self.occupied());
        let mut found = 0;
        for up in [true, false] {
            // Seen from the squares that are landed on, the other way.
            let landings = leaps(vacant, !up);
            let jumped = steps(enemies, !up);
            let pieces = self.going(seat, up);
            found |= pieces & (landings[0] & jumped[0] | landings[1] & jumped[1]);
        }
        found
    }

    /// Whether a seat has a capture, and so must make one (draughts.md 5.1.4).
    #[inline]
    #[must_use]
    pub fn must_capture(&self, seat: Seat) -> bool {
        self.capturers(seat) != 0
    }

    /// The pieces of a seat that can step.
    #[inline]
    pub(super) fn steppers(&self, seat: Seat) -> u64 {
        let vacant = !self.occupied();
        let from = |up: bool| {
            let [one, other] = steps(vacant, !up);
            self.going(seat, up) & (one | other)
        };
        from(true) | from(false)
    }

    /// Whether a seat could move if it were its turn.
    #[inline]
    #[must_use]
    pub fn has_move(&self, seat: Seat) -> bool {
        self.steppers(seat) != 0 || self.must_capture(seat)
    }

    /// Adds the moves of a seat, whoever's turn it is.
    pub fn moves_as(&self, seat: Seat, out: &mut MoveList<DraughtsMove>) {
        let capturers = self.capturers(seat);
        if capturers != 0 {
            cells(capturers).for_each(|from| self.captures_from(from, seat, out));
            return;
        }
        for from in cells(self.steppers(seat)) {
            let king = self.kings & bit(from) != 0;
            let vacant = |to: &u8| self.occupied() & bit(*to) == 0;
            for to in ways(king, seat).iter().filter_map(|way| along(from, *way, 1)).filter(vacant) {
                out.push(DraughtsMove::new(Cell(from), Cell(to)));
            }
        }
    }

    /// The pieces that could jump over a square: over what stands there, or where nothing does over an enemy that stood there.
    pub(super) fn attackers_of(&self, cell: Cell) -> CellSet {
        let met = self.piece_at(cell);
        let could = |(at, piece): &(Cell, crate::piece::Piece)| {
            let king = self.kings & bit(at.0) != 0;
            met.is_none_or(|met| met.seat != piece.seat)
                && ways(king, piece.seat).iter().any(|way| {
                    along(at.0, *way, 1) == Some(cell.0)
                        && along(at.0, *way, 2).is_some_and(|to| self.occupied() & bit(to) == 0)
                })
        };
        self.all_pieces().filter(could).map(|(at, _)| at).collect()
    }
}
