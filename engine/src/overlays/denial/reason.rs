//! Why denial alone refuses an action.

use thiserror::Error;

/// Why denial alone refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DenialReason {
    #[error("you don't hold the right to deny")]
    NoDenialRight,
    #[error("only the opponent's last move can be denied, before you reply to it")]
    NothingToDeny,
    /// A side's first move after its own denial (rule A4).
    #[error("the first move of a side that has just denied can't be denied")]
    ImmuneMove,
    /// A knight's move (rule A6).
    #[error("a knight move can't be denied")]
    ImmuneKnight,
    /// `denial=soft` and a king's move (rule A11).
    #[error("in this game a king move can't be denied")]
    ImmuneKing,
    /// `only_move_deniable=off` and the opponent's only move (rule A7).
    #[error("in this game a side's only move can't be denied")]
    OnlyMove,
    /// This very move was denied this turn (rule A3).
    #[error("this move was denied. Play another one")]
    MoveDenied,
    /// A denial is declined by moving, as long as there is a move (rule A8).
    #[error("you don't have to allow a move. Just reply to it")]
    AllowByMoving,
}
