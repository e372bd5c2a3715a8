//! How much less deep a choice is searched that looks like nothing much, and what is left out near the leaves.

use super::order::KILLER;
use super::{SURE, Score};

/// Natural logarithms, in parts of 1024.
#[rustfmt::skip]
const LN: [i32; 64] = [
    0, 0, 710, 1125, 1420, 1648, 1835, 1993, 2129, 2250, 2358, 2455, 2545, 2627, 2702, 2773,
    2839, 2901, 2960, 3015, 3068, 3118, 3165, 3211, 3254, 3296, 3336, 3375, 3412, 3448, 3483, 3516,
    3549, 3580, 3611, 3641, 3670, 3698, 3725, 3751, 3777, 3803, 3827, 3851, 3875, 3898, 3921, 3943,
    3964, 3985, 4006, 4026, 4046, 4066, 4085, 4104, 4122, 4140, 4158, 4175, 4193, 4210, 4226, 4243,
];

/// Where a choice stands when it is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reduction {
    /// The depth of its position.
    pub depth: i32,
    /// How many were tried before it.
    pub tried: usize,
    /// Whether who chooses is in check.
    pub checked: bool,
    /// Whether the truth matters, and not only which side of a bound it is on.
    pub open: bool,
    /// Whether the position is expected to be refuted.
    pub cut: bool,
    /// Whether who chooses stands better than two plies before.
    pub rising: bool,
}

impl Reduction {
    /// How many plies less by its place alone: the more the later it comes and the deeper the search.
    #[inline]
    pub fn by_place(self) -> i32 {
        let (depth, tried) = (self.depth.clamp(0, 63) as usize, self.tried.min(63));
        let parts = 512 + LN[depth] * LN[tried] / 1_850 + if self.rising { 0 } else { 350 };
        parts / 1024
    }

    /// How many plies less with what is known of it: its order, and how often it refuted.
    #[inline]
    pub fn plies(self, order: i32, record: i32) -> i32 {
        const LATE: usize = 2;
        if self.depth < 3 || self.tried < LATE {
            return 0;
        }
        let plies = self.by_place() + i32::from(self.cut)
            - i32::from(self.open)
            - i32::from(self.checked)
            - i32::from(order >= KILLER)
            - record / 10_000;
        plies.clamp(0, self.depth - 2)
    }
}

/// Whether enough quiet choices were in vain for the rest to be left out.
#[inline]
pub(super) const fn enough(depth: i32, tried: usize, rising: bool) -> bool {
    const DEEPEST: i32 = 7;
    let most = 4 + depth * depth;
    depth <= DEEPEST && tried as i32 > if rising { 2 * most } else { most }
}

/// Whether a position is too far from what matters for a quiet choice, which is searched to a depth yet.
#[inline]
pub(super) const fn futile(depth: i32, judged: Score, alpha: Score) -> bool {
    const DEEPEST: i32 = 6;
    depth <= DEEPEST && alpha.abs() < SURE && judged + 130 + 100 * depth <= alpha
}
