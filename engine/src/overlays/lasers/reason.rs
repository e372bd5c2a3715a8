//! Why lasers alone refuse an action.

use thiserror::Error;

/// Why lasers alone refuse an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LaserReason {
    #[error("there is no lifeline to choose now")]
    NoWindow,
    #[error("you have already used this lifeline")]
    LifelineUsed,
    #[error("the kings are already rooks")]
    BilliBegun,
    /// `lets_billi=unilateral_not_in_check` and the side is in check.
    #[error("you can't say LET'S BILLI while in check")]
    BilliInCheck,
}
