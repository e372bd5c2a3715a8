//! What stands on a cell, in five bits.

use crate::piece::Kind;
use crate::seat::Seat;

/// What stands on a cell: one bit for pieces that ride diagonals, 2 for pieces that ride lines, 4 for the other kinds (a
/// pawn alone, a knight with 1, a king with 2), 8 for Red's pieces, 16 for Black's. 0 is an empty cell. A piece keeps the
/// side it started with, whoever moves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ThreeWayCode(pub(super) u8);

impl ThreeWayCode {
    pub const EMPTY: Self = Self(0);

    /// The code of a piece that started with a seat.
    #[inline]
    #[must_use]
    pub const fn of(kind: Kind, home: Seat) -> Self {
        let kind = match kind {
            Kind::Bishop => 1,
            Kind::Rook => 2,
            Kind::Queen => 3,
            Kind::Pawn => 4,
            Kind::Knight => 5,
            Kind::King => 6,
            // A piece of another game.
            _ => return Self::EMPTY,
        };
        Self(kind | (home as u8) << 3)
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
            _ => return None,
        })
    }

    /// The seat it started with.
    #[inline]
    #[must_use]
    pub const fn home(self) -> Seat {
        match self.0 >> 3 {
            0 => Seat::First,
            1 => Seat::Second,
            _ => Seat::Third,
        }
    }
}
