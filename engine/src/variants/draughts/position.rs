//! The position: which squares each side's pieces stand on, which of them are kings, and the counts.

use crate::board::Cell;
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells, mixed};
use crate::variants::kit::two_in_turns::ClosedBy;

/// The squares that are played on: a1 is one of them (draughts.md 5.1.1).
pub(super) const DARK: u64 = 0xAA55_AA55_AA55_AA55;
/// The row on which men of the first seat become kings, and the one of the second.
const LAST_ROWS: [u64; 2] = [0xFF << 56, 0xFF];

/// The column of a cell, 0 to 7.
#[inline]
pub(super) const fn column(cell: u8) -> u8 {
    cell & 7
}

/// The row of a cell, 0 to 7 on the board.
#[inline]
pub(super) const fn row(cell: u8) -> u8 {
    cell >> 3
}

/// A position of English draughts: cells a1 to h8 are 0 to 63, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draughts {
    /// The squares of each side's pieces.
    pub(super) sides: [u64; 2],
    /// Those of them that are kings.
    pub(super) kings: u64,
    /// Plies since the last capture or man's move.
    pub(super) quiet: u16,
    /// The move's number, from 1.
    pub(super) number: u16,
    pub(super) turn: Seat,
    pub(super) closed: Option<ClosedBy>,
}

impl Draughts {
    /// A board without pieces, the first seat to move.
    #[must_use]
    pub const fn empty() -> Self {
        Self { sides: [0; 2], kings: 0, quiet: 0, number: 1, turn: Seat::First, closed: None }
    }

    /// The array at the start: twelve men on the first three rows of each side (draughts.md 5.1.1).
    #[must_use]
    pub const fn array() -> Self {
        const ROWS: u64 = 0xFF_FFFF;
        Self { sides: [DARK & ROWS, DARK & ROWS << 40], ..Self::empty() }
    }

    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    /// The squares of a seat's pieces.
    #[inline]
    #[must_use]
    pub const fn army(&self, seat: Seat) -> u64 {
        match seat {
            Seat::First => self.sides[0],
            Seat::Second => self.sides[1],
            Seat::Third => 0,
        }
    }

    /// The squares of both sides' pieces of a kind.
    #[inline]
    #[must_use]
    pub const fn of_kind(&self, kind: Kind) -> u64 {
        match kind {
            Kind::Man => self.occupied() & !self.kings,
            Kind::Crowned => self.kings,
            _ => 0,
        }
    }

    /// The piece on a square; nothing off the board.
    #[inline]
    #[must_use]
    pub const fn piece_at(&self, cell: Cell) -> Option<Piece> {
        if cell.0 > 63 || self.occupied() & bit(cell.0) == 0 {
            return None;
        }
        let kind = if self.kings & bit(cell.0) == 0 { Kind::Man } else { Kind::Crowned };
        let seat = if self.sides[0] & bit(cell.0) == 0 { Seat::Second } else { Seat::First };
        Some(Piece { kind, seat })
    }

    /// All pieces in cell order.
    pub fn all_pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        cells(self.occupied()).filter_map(|cell| Some((Cell(cell), self.piece_at(Cell(cell))?)))
    }

    /// The row on which a seat's men become kings.
    #[inline]
    pub(super) const fn last_row(seat: Seat) -> u64 {
        LAST_ROWS[seat.index() & 1]
    }

    /// Puts a piece on a square of the board, whatever stood there.
    pub(super) const fn put(&mut self, cell: u8, piece: Piece) {
        self.remove(cell);
        self.sides[piece.seat.index() & 1] |= bit(cell);
        if matches!(piece.kind, Kind::Crowned) {
            self.kings |= bit(cell);
        }
    }

    #[inline]
    pub(super) const fn remove(&mut self, cell: u8) {
        self.sides[0] &= !bit(cell);
        self.sides[1] &= !bit(cell);
        self.kings &= !bit(cell);
    }

    /// A number equal for positions that repeat each other: same pieces, same turn. The counts do not count.
    #[must_use]
    pub(super) const fn mixed(&self) -> u64 {
        let [first, second] = self.sides;
        mixed([first, second, self.kings, 0], matches!(self.turn, Seat::Second) as u64)
    }
}
