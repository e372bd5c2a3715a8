//! How much less deep a choice is searched that looks like nothing much.

use super::order::KILLER;
use super::{SURE, Score};

/// Where a choice stands when it is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reduction {
    /// The depth of its position.
    pub depth: i32,
    /// How many were tried before it.
    pub tried: usize,
    /// Whether who chooses is in check.
    pub checked: bool,
}

impl Reduction {
    /// How many plies less: the more the later it comes and the deeper the search.
    #[inline]
    pub fn plies(self, order: i32) -> i32 {
        const LATE: usize = 3;
        if self.depth < 3 || self.tried < LATE || self.checked || order >= KILLER {
            return 0;
        }
        let product = self.depth.ilog2() * (self.tried as u32).ilog2();
        let plies = 1 + (product as i32) / 4 - i32::from(order > 2_000) + i32::from(order < -1_000);
        plies.clamp(0, self.depth - 2)
    }
}

/// Whether a quiet choice can be left out near the leaves: the position is too far from what matters, or enough others
/// were in vain.
#[inline]
pub(super) fn futile(depth: i32, tried: usize, judged: Score, alpha: Score) -> bool {
    const DEEPEST: i32 = 4;
    const MARGIN: Score = 110;
    if depth > DEEPEST || tried == 0 || alpha.abs() >= SURE {
        return false;
    }
    let many = tried as i32 > 6 + 4 * depth * depth;
    many || depth <= 3 && judged + MARGIN * depth + 40 <= alpha
}
