//! Why denial alone refuses an action.

use thiserror::Error;

use crate::refusal::OwnReason;

/// Why denial alone refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DenialReason {
    /// The other side holds the denial right.
    #[error("you do not hold the denial right")]
    NoDenialRight,
    /// The opponent has not just moved.
    #[error("only the opponent's last move can be denied, before you reply to it")]
    NothingToDeny,
    /// A side's first move after its own denial (rule A4).
    #[error("the first move of a side that has just used its denial cannot be denied")]
    ImmuneMove,
    /// A knight's move (rule A6).
    #[error("a knight's move cannot be denied")]
    ImmuneKnight,
    /// `denial=soft` and a king's move (rule A11).
    #[error("at this table a king's move cannot be denied")]
    ImmuneKing,
    /// `only_move_deniable=off` and the opponent's only move (rule A7).
    #[error("at this table a side's only move cannot be denied")]
    OnlyMove,
    /// This very move was denied this turn (rule A3).
    #[error("this move has been denied; play another one")]
    MoveDenied,
    /// A denial is declined by moving, as long as there is a move (rule A8).
    #[error("you need not allow a move: reply to it, and it stands")]
    AllowByMoving,
}

impl OwnReason for DenialReason {}
