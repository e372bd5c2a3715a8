//! Castling: the long side's, one for each seat (black_holes.md 1.2.9).

use super::tables::{CELLS, FILES};
use crate::seat::Seat;

/// A seat's castling, with everything that depends on whose it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Castling {
    /// Its bit among a position's rights.
    pub right: u8,
    /// Its letter in a position's castling field.
    pub letter: char,
    /// Whose it is.
    pub seat: Seat,
    /// Where the king stands at home.
    pub king_from: u8,
    /// Where the king goes.
    pub king_to: u8,
    /// Where the rook stands at home.
    pub rook_from: u8,
    /// Where the rook goes: the cell the king crosses.
    pub rook_to: u8,
    /// The cells between king and rook, which must be vacant; holes are in the way.
    pub between: u64,
}

impl Castling {
    const fn new(seat: Seat) -> Self {
        let black = !matches!(seat, Seat::First);
        let row = if black { CELLS - FILES } else { 0 };
        Self {
            right: if black { 2 } else { 1 },
            letter: if black { 'q' } else { 'Q' },
            seat,
            king_from: row + 4,
            king_to: row + 2,
            rook_from: row,
            rook_to: row + 3,
            between: 0b1110 << row,
        }
    }

    /// Both, in the order their letters are written.
    pub const ALL: [Self; 2] = [Self::new(Seat::First), Self::new(Seat::Second)];

    /// The seat's.
    #[inline]
    pub const fn of(seat: Seat) -> &'static Self {
        const ALL: &[Castling; 2] = &Castling::ALL;
        &ALL[if matches!(seat, Seat::First) { 0 } else { 1 }]
    }

    /// The rights that survive when a piece leaves a cell or arrives on it, whoever does.
    #[inline]
    pub const fn kept(cell: u8) -> u8 {
        let [first, second] = Self::ALL;
        let mut kept = 0b11;
        if cell == first.king_from || cell == first.rook_from {
            kept &= !first.right;
        }
        if cell == second.king_from || cell == second.rook_from {
            kept &= !second.right;
        }
        kept
    }
}
