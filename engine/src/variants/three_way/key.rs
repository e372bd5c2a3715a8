//! The repetition key: made when asked for, so that a move costs nothing for it.

use super::position::ThreeWay;
use super::sets::cells;
use crate::piece::Kind;
use crate::seat::Seat;

/// Odd constants without pattern: digits of the golden ratio, the square roots of 2 and 3, pi and e.
const SEEDS: [u64; 5] = [
    0x9E37_79B9_7F4A_7C15,
    0x6A09_E667_F3BC_C909,
    0xBB67_AE85_84CA_A73B,
    0x243F_6A88_85A3_08D3,
    0xB7E1_5162_8AED_2A6B,
];

/// Mixes two words into one: the halves of a product of 128 bits, folded.
#[inline]
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

impl ThreeWay {
    /// A number equal for positions that repeat each other: same pieces, turn, living sides, heirs and castling rights,
    /// and the same passed cells where they can be used. The clocks do not count.
    #[must_use]
    pub(super) fn mixed(&self) -> u64 {
        let control = self
            .control
            .iter()
            .fold(0, |sum, controller| sum * 4 + controller.map_or(3, |seat| seat.index() as u64));
        let state = control << 16
            | u64::from(self.rights) << 8
            | u64::from(self.living.bits()) << 2
            | self.turn.index() as u64;
        let mut key = fold(state ^ SEEDS[0], self.usable_passed() ^ SEEDS[1]);
        for (plane, seed) in self.planes.0.iter().zip(SEEDS) {
            let pieces = fold(*plane as u64 ^ seed, (*plane >> 64) as u64 ^ seed.rotate_left(31));
            key = fold(key ^ pieces, seed.rotate_left(17) ^ pieces.rotate_left(7));
        }
        key
    }

    /// The passed cells and who may take there, where that seat has a pawn that does: only then do they tell positions
    /// apart.
    fn usable_passed(&self) -> u64 {
        let pawns = self.of_kind(Kind::Pawn);
        let mut word = 0;
        for passed in self.passed.iter() {
            let from = self.tables().ways(passed.cell).taken_from;
            let takers = Seat::ALL.into_iter().flat_map(|home| {
                cells(from[usize::from(self.rules.territory(home))] & pawns & self.home(home))
                    .filter_map(move |_| self.controller(home))
            });
            let able = takers.collect::<crate::seats::Seats>().and(passed.who);
            if !able.is_empty() {
                word = (word << 16) | (u64::from(able.bits()) << 8) | (u64::from(passed.cell) + 1);
            }
        }
        word
    }
}
