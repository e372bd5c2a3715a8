//! Errors of puzzles.

use thiserror::Error;

use crate::search::ProofError;

/// Why a text is no puzzle, or a puzzle is unsound.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    #[error("it has no line {0:?}")]
    Missing(&'static str),
    #[error("I don't understand {0:?}")]
    Unreadable(String),
    #[error("{0:?} can't be played")]
    Unplayable(String),
    /// The task cannot be done.
    #[error(transparent)]
    Unproved(#[from] ProofError),
    #[error("more than one first move solves it: {0}")]
    Several(String),
    #[error("its first move is the only one there is")]
    Forced,
    /// The other side could claim a draw, which proofs leave out of account.
    #[error("a draw could be claimed before it is done")]
    Drawn,
    #[error("it takes fewer moves")]
    Shorter,
    #[error("its solution is another one: {0}")]
    Other(String),
    #[error("its solution is about something else than its task says")]
    OffTheme,
}
