//! Why lasers alone refuse an action.

use thiserror::Error;

use crate::refusal::OwnReason;

/// Why lasers alone refuse an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LaserReason {
    /// No lifeline is asked for.
    #[error("no lifeline is asked for now")]
    NoWindow,
    /// This lifeline is used up.
    #[error("this lifeline has been used")]
    LifelineUsed,
    /// The Billi phase has begun already.
    #[error("the kings have become rooks already")]
    BilliBegun,
    /// `lets_billi=unilateral_not_in_check` and the side is in check.
    #[error("LET'S BILLI cannot be called while in check")]
    BilliInCheck,
}

impl OwnReason for LaserReason {}
