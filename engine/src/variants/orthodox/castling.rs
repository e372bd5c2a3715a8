//! Castling: the four ways there are, their rights and the cells each concerns.

use crate::seat::Seat;

/// One of the four castlings, with everything that depends on which one it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Castling {
    /// Its bit among a position's rights.
    pub right: u8,
    /// Its letter in a position's castling field.
    pub letter: char,
    /// Whose it is.
    pub seat: Seat,
    /// Whether it is towards the queen's side.
    pub long: bool,
    /// Where the king stands at home.
    pub king_from: u8,
    /// Where the king goes.
    pub king_to: u8,
    /// Where the rook stands at home.
    pub rook_from: u8,
    /// Where the rook goes: the cell the king crosses.
    pub rook_to: u8,
    /// The cells between king and rook, which must be empty.
    pub between: u64,
}

impl Castling {
    const fn new(index: u8) -> Self {
        let black = index >= 2;
        let long = index % 2 == 1;
        let row: u8 = if black { 56 } else { 0 };
        let (king_to, rook_from, rook_to, between) =
            if long { (2, 0, 3, 0b1110_u64) } else { (6, 7, 5, 0b110_0000_u64) };
        Self {
            right: 1 << index,
            letter: ['K', 'Q', 'k', 'q'][index as usize],
            seat: if black { Seat::Second } else { Seat::First },
            long,
            king_from: row + 4,
            king_to: row + king_to,
            rook_from: row + rook_from,
            rook_to: row + rook_to,
            between: between << row,
        }
    }

    /// All four, in the order their letters are written.
    pub const ALL: [Self; 4] = [Self::new(0), Self::new(1), Self::new(2), Self::new(3)];

    /// The seat's two.
    pub fn of(seat: Seat) -> impl Iterator<Item = &'static Self> {
        const ALL: &[Castling; 4] = &Castling::ALL;
        ALL.iter().filter(move |castling| castling.seat == seat)
    }
}

/// For each cell, the rights that survive when a piece leaves it or arrives on it.
pub(super) static KEPT: [u8; 64] = {
    let mut kept = [0b1111; 64];
    let mut index = 0;
    while index < 4 {
        let castling = Castling::new(index);
        kept[castling.king_from as usize] &= !castling.right;
        kept[castling.rook_from as usize] &= !castling.right;
        index += 1;
    }
    kept
};
