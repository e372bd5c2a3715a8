//! The pieces of chess on a board, as planes of bits.

use crate::board::{Bits, Cell, CellSet};
use crate::effect::{Effect, Sink};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;

/// What stands on a cell: one bit for pieces that ride diagonals, 2 for pieces that ride lines, 4 for the other kinds (a
/// pawn alone, a knight with 1, a king with 2, a hole with both), 8 for the second seat's pieces, 16 for the third's. 0 is
/// an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceCode(u8);

impl PieceCode {
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
            Kind::Hole => 7,
            // A piece of another game.
            Kind::Man | Kind::Crowned => return Self::EMPTY,
        };
        Self(kind | (seat as u8) << 3)
    }

    #[inline]
    #[must_use]
    pub const fn kind(self) -> Option<Kind> {
        Some(match self.0 & 7 {
            1 => Kind::Bishop,
            2 => Kind::Rook,
            3 => Kind::Queen,
            4 => Kind::Pawn,
            5 => Kind::Knight,
            6 => Kind::King,
            7 => Kind::Hole,
            _ => return None,
        })
    }

    /// The seat whose army the piece is of.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self.0 >> 3 {
            0 => Seat::First,
            1 => Seat::Second,
            _ => Seat::Third,
        }
    }
}

/// The pieces of a board: bit `c` of plane `p` is bit `p` of the [`PieceCode`] on cell `c`. Sets of kinds are two or three
/// operations away, a position is small to copy, and moving a piece is the same few steps for every kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planes<W, const N: usize>(pub [W; N]);

impl<W: Bits, const N: usize> Planes<W, N> {
    pub const EMPTY: Self = Self([W::NONE; N]);

    /// What stands on a cell; [`PieceCode::EMPTY`] off the board.
    #[inline]
    #[must_use]
    pub fn code_at(&self, cell: Cell) -> PieceCode {
        if cell.0 >= W::CELLS {
            return PieceCode::EMPTY;
        }
        let bits = self.0.iter().enumerate().map(|(index, plane)| plane.bit(cell.0) << index);
        PieceCode(bits.fold(0, |code, bit| code | bit))
    }

    /// The piece on a cell.
    #[inline]
    #[must_use]
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        let code = self.code_at(cell);
        code.kind().map(|kind| Piece { kind, seat: code.seat() })
    }

    /// The cells with pieces.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> W {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// The cells of a seat's pieces.
    #[inline]
    #[must_use]
    pub fn army(&self, seat: Seat) -> W {
        match seat {
            Seat::First => self.0[3..].iter().fold(self.occupied(), |own, others| own & !*others),
            other => self.0.get(2 + other.index()).copied().unwrap_or(W::NONE),
        }
    }

    /// The cells of all bishops and queens.
    #[inline]
    pub(in crate::variants) fn diagonal_riders(&self) -> W {
        self.0[0] & !self.0[2]
    }

    /// The cells of all rooks and queens.
    #[inline]
    pub(in crate::variants) fn line_riders(&self) -> W {
        self.0[1] & !self.0[2]
    }

    /// The cells of all pieces of a kind.
    #[inline]
    #[must_use]
    pub fn of_kind(&self, kind: Kind) -> W {
        let [a, b, c] = [self.0[0], self.0[1], self.0[2]];
        match kind {
            Kind::Bishop => a & !b & !c,
            Kind::Rook => b & !a & !c,
            Kind::Queen => a & b & !c,
            Kind::Pawn => c & !a & !b,
            Kind::Knight => c & a & !b,
            Kind::King => c & b & !a,
            Kind::Hole => a & b & c,
            Kind::Man | Kind::Crowned => W::NONE,
        }
    }

    /// The cells of a seat's pieces of a kind.
    #[inline]
    #[must_use]
    pub fn pieces(&self, seat: Seat, kind: Kind) -> W {
        self.of_kind(kind) & self.army(seat)
    }

    /// The cell of a seat's king, where it has one.
    #[inline]
    #[must_use]
    pub fn king(&self, seat: Seat) -> Option<Cell> {
        let kings = self.pieces(seat, Kind::King);
        (!kings.is_none()).then(|| Cell(kings.lowest()))
    }

    /// The pieces in cell order.
    pub fn all_pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        let cells = CellSet(self.occupied().wide()).iter();
        cells.filter_map(|cell| self.piece_at(cell).map(|piece| (cell, piece)))
    }

    /// The cells on which something else stands than on another board.
    #[inline]
    pub(in crate::variants) fn differing(&self, other: &Self) -> W {
        self.0.iter().zip(&other.0).fold(W::NONE, |cells, (own, theirs)| cells | (*own ^ *theirs))
    }

    /// Makes rooks of the kings.
    pub(in crate::variants) fn kings_to_rooks(&mut self) {
        let kings = self.of_kind(Kind::King);
        self.0[2] = self.0[2] & !kings;
    }

    /// Puts a piece on a cell, or empties it, whatever stood there.
    #[inline]
    pub(in crate::variants) fn put(&mut self, cell: u8, code: PieceCode) {
        let one = W::one(cell);
        for (index, plane) in self.0.iter_mut().enumerate() {
            let there = if code.0 >> index & 1 == 1 { one } else { W::NONE };
            *plane = *plane & !one | there;
        }
    }

    /// Tells of the piece that is taken on a cell, if one stands there.
    #[inline]
    pub(in crate::variants) fn tell_taken<S: Sink>(&self, at: Cell, effects: &mut S) {
        if S::WANTED
            && let Some(piece) = self.piece_at(at)
        {
            effects.put(Effect::Taken { piece, at });
        }
    }

    /// Tells of the piece taken on a target and of the piece that goes there.
    pub(in crate::variants) fn tell_move(&self, from: Cell, to: Cell, effects: &mut impl Sink) {
        self.tell_taken(to, effects);
        if let Some(piece) = self.piece_at(from) {
            effects.put(Effect::Moved { piece, from, to });
        }
    }

    /// Moves whatever stands on a cell to another, in the place of what stood there.
    #[inline]
    pub(in crate::variants) fn carry(&mut self, from: u8, to: u8) {
        for plane in &mut self.0 {
            *plane = plane.carried(from, to);
        }
    }
}
