//! What stands on a cell, in four bits.

use crate::piece::{Kind, Piece};
use crate::seat::Seat;

/// One bit for pieces that ride diagonals, 2 for pieces that ride lines, 4 for the other kinds (a pawn alone, a knight with
/// 1, a king with 2, a hole with both), 8 for the second seat's pieces. 0 is an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HoleCode(u8);

impl HoleCode {
    pub const EMPTY: Self = Self(0);

    /// The code of four bits.
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & 15)
    }

    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The code of a piece.
    #[inline]
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
            _ => 0,
        };
        Self(if matches!(seat, Seat::First) || kind == 0 { kind } else { kind | 8 })
    }

    /// The piece that stands there.
    #[inline]
    pub const fn piece(self) -> Option<Piece> {
        let kind = match self.0 & 7 {
            1 => Kind::Bishop,
            2 => Kind::Rook,
            3 => Kind::Queen,
            4 => Kind::Pawn,
            5 => Kind::Knight,
            6 => Kind::King,
            7 => Kind::Hole,
            _ => return None,
        };
        Some(Piece { kind, seat: if self.0 < 8 { Seat::First } else { Seat::Second } })
    }
}
