//! A piece in one byte: what it is, whose, and whether it has risen.

use crate::piece::{Kind, Piece};
use crate::seat::Seat;

/// A piece of a stack: the kind counted from 1 in three bits, the seat in the fourth, then what becomes of bishops. 0 is
/// nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CrazyCode(u8);

impl CrazyCode {
    pub const EMPTY: Self = Self(0);
    const KIND: u8 = 7;
    const SEAT: u8 = 8;
    const RISEN: u8 = 16;
    const FRESH: u8 = 32;
    const USED: u8 = 64;

    #[inline]
    pub const fn of(kind: Kind, seat: Seat) -> Self {
        let side = if matches!(seat, Seat::First) { 0 } else { Self::SEAT };
        Self((kind.index() as u8 + 1) | side)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What the piece is; a pawn for nobody.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 & Self::KIND {
            2 => Kind::Knight,
            3 => Kind::Bishop,
            4 => Kind::Rook,
            5 => Kind::Queen,
            6 => Kind::King,
            _ => Kind::Pawn,
        }
    }

    /// The kind's number for tables of six.
    #[inline]
    pub const fn index(self) -> usize {
        match (self.0 & Self::KIND).checked_sub(1) {
            Some(index) if index < 6 => index as usize,
            _ => 0,
        }
    }

    #[inline]
    pub const fn seat(self) -> Seat {
        if self.0 & Self::SEAT == 0 { Seat::First } else { Seat::Second }
    }

    #[inline]
    pub const fn is_rook(self) -> bool {
        self.0 & Self::KIND == 4
    }

    /// Whether this is a piece of a kind and a seat.
    #[inline]
    pub const fn is(self, kind: Kind, seat: Seat) -> bool {
        self.0 & (Self::KIND | Self::SEAT) == Self::of(kind, seat).0
    }

    #[inline]
    pub const fn piece(self) -> Piece {
        Piece { kind: self.kind(), seat: self.seat() }
    }

    /// Whether a bishop has risen, now or before (crazy.md B8).
    #[inline]
    pub const fn has_risen(self) -> bool {
        self.0 & Self::RISEN != 0
    }

    /// Whether a bishop has risen during this very turn, and so outlives its end (B22).
    #[inline]
    pub const fn is_fresh(self) -> bool {
        self.0 & Self::FRESH != 0
    }

    /// The same piece risen; `fresh` is during this turn.
    #[inline]
    pub const fn risen(self, fresh: bool) -> Self {
        let fresh = if fresh { Self::FRESH } else { 0 };
        Self(self.0 & !Self::FRESH | Self::RISEN | fresh)
    }

    /// The same piece at the end of the turn in which it rose.
    #[inline]
    pub const fn settled(self) -> Self {
        Self(self.0 & !Self::FRESH)
    }

    /// The same pawn marked as one that has exchanged in this chain (B31); known only while chains are looked for.
    #[inline]
    pub const fn used(self) -> Self {
        Self(self.0 | Self::USED)
    }

    /// The same piece without that mark.
    #[inline]
    pub const fn unmarked(self) -> Self {
        Self(self.0 & !Self::USED)
    }

    #[inline]
    pub const fn is_used(self) -> bool {
        self.0 & Self::USED != 0
    }

    /// A number of its own for each sort of piece that tells positions apart.
    #[inline]
    pub const fn number(self) -> u64 {
        self.0 as u64
    }
}
