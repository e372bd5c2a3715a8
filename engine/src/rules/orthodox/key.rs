//! The repetition key: made when asked for, so that a move costs nothing for it.

use super::chess::Chess;
use crate::seat::Seat;

/// Odd constants without pattern: digits of the golden ratio, the square roots of 2 and 3, and pi.
const SEEDS: [u64; 4] =
    [0x9E37_79B9_7F4A_7C15, 0x6A09_E667_F3BC_C909, 0xBB67_AE85_84CA_A73B, 0x243F_6A88_85A3_08D3];

/// Mixes two words into one: the halves of a product of 128 bits, folded.
#[inline]
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

impl Chess {
    /// A number equal for positions that repeat each other: same men, turn and castling rights, and the same
    /// passed cell where it can be used. The clocks do not count.
    #[must_use]
    pub(super) fn mixed(&self) -> u64 {
        let passed = match self.passed {
            Some(cell) if self.passing_legal() => u64::from(cell.0),
            _ => 64,
        };
        let rest = passed << 8 | u64::from(self.rights) << 1 | u64::from(self.turn == Seat::Second);
        let [a, b, c, d] = self.planes;
        let ab = fold(a ^ SEEDS[0], b ^ SEEDS[1]);
        let cd = fold(c ^ SEEDS[2], d ^ SEEDS[3]);
        let men = fold(ab ^ SEEDS[2].rotate_left(17), cd ^ SEEDS[0].rotate_left(29));
        fold(men ^ SEEDS[1], rest ^ SEEDS[3].rotate_left(43))
    }
}
