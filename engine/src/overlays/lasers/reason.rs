//! Why lasers alone refuse an action.

use thiserror::Error;

/// Why lasers alone refuse an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LaserReason {
    /// No lifeline is asked for.
    #[error("there is no lifeline to choose now")]
    NoWindow,
    /// This lifeline is used up.
    #[error("you have already used this lifeline")]
    LifelineUsed,
    /// The Billi phase has begun already.
    #[error("the kings are already rooks")]
    BilliBegun,
    /// `lets_billi=unilateral_not_in_check` and the side is in check.
    #[error("you can't say LET'S BILLI while in check")]
    BilliInCheck,
}
