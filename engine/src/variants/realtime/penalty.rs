//! How long pieces cool at the start: drawn by lot from the game's seed, or as agreed (realtime.md 4.3).

use super::pieces::CoolingPieces;
use super::rules::{Initial, RealtimeRules, value};
use crate::action::Millis;
use crate::mix::{GOLDEN, mixed};
use crate::seat::Seat;
use crate::variants::orthodox::Chess;

/// The stream of SplitMix64.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        let next = mixed(self.0);
        self.0 = self.0.wrapping_add(GOLDEN);
        next
    }

    /// One of 0 to `most`, each as likely (but for less than one part in 2^30).
    fn up_to(&mut self, most: u64) -> u64 {
        let range = u128::from(most) + 1;
        u64::try_from((u128::from(self.next()) * range) >> 64).unwrap_or(most)
    }
}

/// Lets every piece cool as the table has chosen, in the order of cells a1 to h8.
pub(super) fn impose(rules: &RealtimeRules, chess: &Chess, pieces: &mut CoolingPieces) {
    let mut random = SplitMix(rules.seed);
    for (cell, piece) in chess.all_pieces() {
        let units = value(piece.kind);
        let penalty: Millis = match (rules.penalties, rules.initial) {
            (Some(agreed), _) => agreed.of(piece.kind, rules.tu),
            (None, Initial::RandomFractional) => random.up_to(units * rules.tu),
            (None, Initial::RandomRounded) => random.up_to(units) * rules.tu,
            (None, Initial::Full) => units * rules.tu,
            (None, Initial::Zero) => 0,
        };
        let extra = if piece.seat == Seat::Second && rules.black_extra_tu { rules.tu } else { 0 };
        pieces.cool(cell, penalty + extra);
    }
}
