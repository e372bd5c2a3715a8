//! Castling: what each way of it concerns, and which rights are left after a move.

use crate::board::{Bits, Cell};
use crate::effect::{Effect, Sink};
use crate::refusal::CastlingBar;
use crate::seat::Seat;
use crate::variants::kit::planes::Planes;

/// One of a game's `N` ways to castle, with everything that depends on which one it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Castling<const N: usize> {
    /// Its bit among a position's rights.
    pub right: u8,
    /// Its letter in a position's castling field, where rights have letters.
    pub letter: char,
    /// The number of the army that castles so, from 0.
    pub home: u8,
    /// Whether it is towards the queen's side.
    pub long: bool,
    /// Where the king stands at home.
    pub king_from: u8,
    pub king_to: u8,
    /// Where the rook stands at home.
    pub rook_from: u8,
    /// Where the rook goes: the cell the king crosses.
    pub rook_to: u8,
    /// The cells between king and rook, which must be empty.
    between: u128,
}

impl<const N: usize> Castling<N> {
    /// A way with the right of this number, for an army whose base row begins with a cell.
    pub const fn new(number: u8, letter: char, (home, row): (u8, u8), long: bool) -> Self {
        let (king_to, rook_from, rook_to, between) =
            if long { (2, 0, 3, 0b1110) } else { (6, 7, 5, 0b110_0000) };
        Self {
            right: 1 << number,
            letter,
            home,
            long,
            king_from: row + 4,
            king_to: row + king_to,
            rook_from: row + rook_from,
            rook_to: row + rook_to,
            between: between << row,
        }
    }

    /// Whose it is, where each seat has its own army.
    pub const fn seat(&self) -> Seat {
        if self.home == 0 { Seat::First } else { Seat::Second }
    }

    /// The first condition that is not met, with the rights and the occupied cells of a position and whether the king would
    /// be attacked on a cell that it leaves, crosses or goes to; `None` where all are.
    #[inline]
    pub fn bar(&self, rights: u8, occupied: u128, attacked: impl Fn(u8) -> bool) -> Option<CastlingBar> {
        let between = occupied & self.between;
        if rights & self.right == 0 {
            Some(CastlingBar::Moved)
        } else if between != 0 {
            Some(CastlingBar::Between(Cell(between.trailing_zeros() as u8)))
        } else if attacked(self.king_from) {
            Some(CastlingBar::OutOfCheck)
        } else if attacked(self.rook_to) {
            Some(CastlingBar::Through(Cell(self.rook_to)))
        } else {
            attacked(self.king_to).then_some(CastlingBar::Into(Cell(self.king_to)))
        }
    }

    /// For each cell, the rights that survive when a piece leaves it or arrives on it.
    pub const fn kept<const CELLS: usize>(all: &[Self; N]) -> [u8; CELLS] {
        let mut kept = [((1_u16 << N) - 1) as u8; CELLS];
        let mut index = 0;
        while index < N {
            let castling = &all[index];
            kept[castling.king_from as usize] &= !castling.right;
            kept[castling.rook_from as usize] &= !castling.right;
            index += 1;
        }
        kept
    }

    /// The rook's part of a castling whose king has just gone from a cell to another, where one that is still allowed does that.
    #[cold]
    pub fn carry_rook<W: Bits, const P: usize>(
        all: &[Self; N],
        rights: u8,
        planes: &mut Planes<W, P>,
        (king_from, king_to): (Cell, Cell),
        effects: &mut impl Sink,
    ) {
        let goes =
            |way: &&Self| rights & way.right != 0 && way.king_from == king_from.0 && way.king_to == king_to.0;
        let Some(way) = all.iter().find(goes) else { return };
        let (from, to) = (Cell(way.rook_from), Cell(way.rook_to));
        if let (Some(piece), None) = (planes.piece_at(from), planes.piece_at(to)) {
            planes.carry(from.0, to.0);
            effects.put(Effect::Moved { piece, from, to });
        }
    }
}
