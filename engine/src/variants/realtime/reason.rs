//! Why chess without turns alone refuses an action.

use thiserror::Error;

use crate::action::Millis;
use crate::board::Cell;

/// Why chess without turns alone refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ClockReason {
    /// The piece has moved and must cool (realtime.md 4.2).
    #[error("this piece is not ready yet")]
    Cooling {
        cell: Cell,
        /// When it is ready, in milliseconds since the game began.
        ready_at: Millis,
    },
    /// White's move came first, up to a twentieth of a time unit before (realtime.md 4.9 iv).
    #[error("White was first, so your move was cancelled. Your piece is still ready")]
    TieLost,
    /// More moves wait than can be kept (realtime.md 4.9 v).
    #[error("too many of your moves are waiting. Try again in a moment")]
    TooManyHeld,
    /// `in_check=king_only` and another piece (realtime.md 4.6).
    #[error("in this game only the king can move while it is in check")]
    KingOnly,
    /// A king is mated, not taken (realtime.md 4.7).
    #[error("the king can't be captured. Checkmate wins")]
    KingIsNotTaken,
    /// Nobody need move, so nobody passes (realtime.md 4.15).
    #[error("there are no turns to pass")]
    NoTurns,
    /// `premove=off` (realtime.md 4.16).
    #[error("premoves are off in this game")]
    NoPremoves,
    /// The piece could move at once (realtime.md 4.16).
    #[error("this piece is ready, so just move it")]
    ReadyAlready(Cell),
}
