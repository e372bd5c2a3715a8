//! What a position is asked: between which values the truth matters, and how the position is entered.

use super::{INFINITE, Score};

/// Between which values the truth matters, to whom it is asked of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub alpha: Score,
    pub beta: Score,
    /// Whether the position is expected to be refuted by its first choices.
    pub cut: bool,
}

impl Window {
    /// Everything matters.
    pub const WHOLE: Self = Self { alpha: -INFINITE, beta: INFINITE, cut: false };

    /// Only whether the value is more than `alpha`.
    #[inline]
    pub const fn null(alpha: Score, cut: bool) -> Self {
        Self { alpha, beta: alpha + 1, cut }
    }

    /// Whether values between the bounds matter.
    #[inline]
    pub const fn is_open(self) -> bool {
        self.beta > self.alpha + 1
    }

    /// The same to the other party.
    #[inline]
    pub(super) const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha, cut: self.cut }
    }
}

/// How a position is entered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entrance {
    /// Whether the turn may be given away to see whether even that is enough.
    pub may_skip: bool,
    /// The code of a choice that is left out, to see what the position is worth without it; 0 for none.
    pub without: u16,
}

impl Entrance {
    pub const USUAL: Self = Self { may_skip: true, without: 0 };
}
