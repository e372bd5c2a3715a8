//! The position: sets for every kind and side, and what stands on every cell.

use super::castling::Castling;
use super::tables::{bit, cells};
use crate::board::Cell;
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::two_in_turns::ClosedBy;

/// What stands on a cell, in four bits: one bit for pieces that ride diagonals, 2 for pieces that ride lines, 4 for the
/// other kinds (a pawn alone, a knight with 1, a king with 2), 8 for the second seat's pieces. 0 is an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Code(u8);

impl Code {
    pub const EMPTY: Self = Self(0);

    /// The code of a piece.
    #[inline]
    #[must_use]
    pub const fn of(kind: Kind, seat: Seat) -> Self {
        let kind = match kind {
            Kind::Bishop => 1,
            Kind::Rook => 2,
            Kind::Queen => 3,
            Kind::Pawn => 4,
            Kind::Knight => 5,
            Kind::King => 6,
            // A piece of another game.
            _ => 0,
        };
        Self(if matches!(seat, Seat::First) || kind == 0 { kind } else { kind | 8 })
    }

    /// The piece that stands there.
    #[inline]
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        let kind = match self.0 & 7 {
            1 => Kind::Bishop,
            2 => Kind::Rook,
            3 => Kind::Queen,
            4 => Kind::Pawn,
            5 => Kind::Knight,
            6 => Kind::King,
            _ => return None,
        };
        Some(Piece { kind, seat: if self.0 < 8 { Seat::First } else { Seat::Second } })
    }
}

/// A position of orthodox chess: cells a1 to h8 are 0 to 63, row by row.
///
/// A side may have no king (billichess.md 2.5.5): then it has no check, all its pieces may be taken, and it castles
/// no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chess {
    /// The pieces: bit `c` of plane `p` is bit `p` of the [`Code`] on cell `c`. Sets of kinds are two or three
    /// operations away, a position is small to copy, and moving a piece is the same four steps for every kind.
    pub(super) planes: [u64; 4],
    /// Plies since the last capture or pawn move.
    pub(super) quiet: u16,
    /// The move's number, from 1.
    pub(super) number: u16,
    pub(super) turn: Seat,
    /// Bits of [`Castling::right`].
    pub(super) rights: u8,
    /// The cell a pawn has just passed by a double step.
    pub(super) passed: Option<Cell>,
    pub(super) closed: Option<ClosedBy>,
}

impl Chess {
    /// A board without pieces, the first seat to move.
    #[must_use]
    pub const fn empty() -> Self {
        Self { planes: [0; 4], quiet: 0, number: 1, turn: Seat::First, rights: 0, passed: None, closed: None }
    }

    /// The array at the start of a game.
    #[must_use]
    pub fn array() -> Self {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        let mut chess = Self::empty();
        for (file, kind) in (0..8).zip([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook]) {
            chess.put(file, Code::of(kind, Seat::First));
            chess.put(file + 8, Code::of(Kind::Pawn, Seat::First));
            chess.put(file + 48, Code::of(Kind::Pawn, Seat::Second));
            chess.put(file + 56, Code::of(kind, Seat::Second));
        }
        chess.rights = 0b1111;
        chess
    }

    /// What stands on a cell; [`Code::EMPTY`] off the board.
    #[inline]
    #[must_use]
    pub(super) const fn code_at(&self, cell: Cell) -> Code {
        let at = cell.0 & 63;
        let [a, b, c, d] = self.planes;
        let code = a >> at & 1 | (b >> at & 1) << 1 | (c >> at & 1) << 2 | (d >> at & 1) << 3;
        if cell.0 < 64 { Code(code as u8) } else { Code::EMPTY }
    }

    /// The piece on a cell.
    #[inline]
    #[must_use]
    pub const fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.code_at(cell).piece()
    }

    /// The cells with pieces, as a set: bit 0 is a1, bit 63 h8.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> u64 {
        self.planes[0] | self.planes[1] | self.planes[2]
    }

    /// The cells of a seat's pieces.
    #[inline]
    #[must_use]
    pub const fn army(&self, seat: Seat) -> u64 {
        match seat {
            Seat::First => self.occupied() & !self.planes[3],
            Seat::Second => self.planes[3],
            Seat::Third => 0,
        }
    }

    /// The cells of both seats' bishops and queens.
    #[inline]
    #[must_use]
    pub(super) const fn diagonal_riders(&self) -> u64 {
        self.planes[0] & !self.planes[2]
    }

    /// The cells of both seats' rooks and queens.
    #[inline]
    #[must_use]
    pub(super) const fn line_riders(&self) -> u64 {
        self.planes[1] & !self.planes[2]
    }

    /// The cells of both seats' pieces of a kind.
    #[inline]
    #[must_use]
    pub const fn of_kind(&self, kind: Kind) -> u64 {
        let [a, b, c, _] = self.planes;
        match kind {
            Kind::Bishop => a & !b & !c,
            Kind::Rook => b & !a & !c,
            Kind::Queen => a & b & !c,
            Kind::Pawn => c & !a & !b,
            Kind::Knight => c & a,
            Kind::King => c & b,
            _ => 0,
        }
    }

    /// The cells of a seat's pieces of a kind.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, seat: Seat, kind: Kind) -> u64 {
        self.of_kind(kind) & self.army(seat)
    }

    /// The cell of a seat's king, where it has one.
    #[inline]
    #[must_use]
    pub fn king(&self, seat: Seat) -> Option<Cell> {
        cells(self.pieces(seat, Kind::King)).next().map(Cell)
    }

    /// Whether no king stands on the board: the Billi phase (billichess.md 2.5.5).
    #[inline]
    #[must_use]
    pub const fn kingless(&self) -> bool {
        self.of_kind(Kind::King) == 0
    }

    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The cell a pawn has passed by a double step with the last move.
    #[inline]
    #[must_use]
    pub const fn passed(&self) -> Option<Cell> {
        self.passed
    }

    /// The number of the move, from 1; it grows after the second seat's moves.
    #[inline]
    #[must_use]
    pub const fn move_number(&self) -> u16 {
        self.number
    }

    /// Plies since the last capture or pawn move.
    #[inline]
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Whether a castling is still allowed by what has moved.
    pub(crate) const fn has_right(&self, castling: &Castling) -> bool {
        self.rights & castling.right != 0
    }

    /// The castling rights as letters `KQkq`, `-` without any.
    #[must_use]
    pub fn rights(&self) -> String {
        let held = Castling::ALL.iter().filter(|castling| self.rights & castling.right != 0);
        let letters: String = held.map(|castling| castling.letter).collect();
        if letters.is_empty() { "-".into() } else { letters }
    }

    /// The pieces in cell order.
    pub fn all_pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        (0..64).map(Cell).filter_map(|cell| self.piece_at(cell).map(|piece| (cell, piece)))
    }

    /// Turns both kings into rooks of their sides: the Billi phase begins (billichess.md 2.5.5). En passant and
    /// castling rights end and the quiet plies start again (2.5.6); the turn stays.
    pub fn dethrone(&mut self) {
        for cell in cells(self.of_kind(Kind::King)) {
            if let Some(king) = self.piece_at(Cell(cell)) {
                self.put(cell, Code::of(Kind::Rook, king.seat));
            }
        }
        self.rights = 0;
        self.passed = None;
        self.quiet = 0;
        self.closed = None;
    }

    /// The turn goes to the other seat without a move: en passant ends, the clocks count.
    #[inline]
    pub fn pass(&mut self) {
        self.quiet = self.quiet.saturating_add(1);
        self.passed = None;
        self.number = self.number.saturating_add(u16::from(self.turn == Seat::Second));
        self.turn = self.turn.other();
    }

    /// Gives the turn to a seat and changes nothing else.
    #[inline]
    pub const fn set_turn(&mut self, seat: Seat) {
        self.turn = seat;
    }

    pub(crate) const fn set_rights(&mut self, rights: u8) {
        self.rights = rights;
    }

    pub(crate) const fn set_passed(&mut self, passed: Option<Cell>) {
        self.passed = passed;
    }

    pub(crate) const fn set_clocks(&mut self, quiet: u16, number: u16) {
        self.quiet = quiet;
        self.number = number;
    }

    /// Puts a piece on a cell, or empties it, whatever stood there.
    #[inline]
    pub(crate) fn put(&mut self, cell: u8, code: Code) {
        for (index, plane) in self.planes.iter_mut().enumerate() {
            *plane = *plane & !bit(cell) | u64::from(code.0 >> index & 1) << (cell & 63);
        }
    }

    /// Moves whatever stands on a cell to another, in the place of what stood there.
    #[inline]
    pub(super) fn carry(&mut self, from: u8, to: u8) {
        let stay = !(bit(from) | bit(to));
        for plane in &mut self.planes {
            *plane = *plane & stay | (*plane >> (from & 63) & 1) << (to & 63);
        }
    }
}
