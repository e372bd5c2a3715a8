//! What a row of the log says to a game, and why it does not fit.

use lasermate_engine::refusal::Refusal;
use lasermate_engine::seat::Seat;
use thiserror::Error;

use crate::log::NewRow;
use crate::port::UnixMillis;

/// Why a row could not be added to a game.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// The game refuses the action; nothing has changed.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The row does not fit the game.
    #[error("{0}")]
    Unfit(String),
}

/// A row does not fit the game.
pub fn unfit(what: impl Into<String>) -> ReplayError {
    ReplayError::Unfit(what.into())
}

/// The seat that a row names.
pub(super) fn seated(row: &NewRow) -> Result<Seat, ReplayError> {
    row.seat.ok_or_else(|| unfit("it names no seat"))
}

/// How long a row says something took.
pub(super) fn milliseconds(text: &str) -> Result<UnixMillis, ReplayError> {
    text.parse().ok().filter(|by| *by >= 0).ok_or_else(|| unfit(format!("{text:?} is no time")))
}

/// The number that a row consists of.
pub(super) fn number(text: &str) -> Result<usize, ReplayError> {
    text.parse().map_err(|_| unfit(format!("{text:?} is no number")))
}
