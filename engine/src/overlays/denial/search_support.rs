//! What can be asked of a position with denial that is only thought of.

use super::base::DenialSupport;
use super::state::Denial;
use crate::board::Cell;
use crate::mix::GOLDEN;

/// A number for the ends of a move.
fn word((from, to): (Cell, Cell)) -> u64 {
    (u64::from(from.0) << 8 | u64::from(to.0) | 1 << 16).wrapping_mul(GOLDEN)
}

impl<B: DenialSupport> Denial<B> {
    /// What the right and the denied move add to a base's key; promotions are told apart by the position after them.
    #[must_use]
    pub fn rights_word(&self) -> u64 {
        self.rights_key() ^ self.denied.map_or(0, |mv| word(self.base.ends(mv)).rotate_left(11))
    }

    /// The position that a denial would bring back and the move that led from it, where there is one.
    #[must_use]
    pub fn pending_word(&self, key: impl Fn(&B) -> u64) -> u64 {
        let counted = u64::from(self.denials.min(3)) << 60;
        self.pending.map_or(counted, |pending| {
            let before = key(&pending.before).rotate_left(23) ^ word(self.base.ends(pending.mv));
            counted ^ before ^ u64::from(pending.immune)
        })
    }

    /// The same rights over another position of the base, nothing to be denied in it.
    #[must_use]
    pub fn with_base(&self, base: B) -> Self {
        Self { base, pending: None, denied: None, ..*self }
    }
}
