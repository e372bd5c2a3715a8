//! The computer's help: hints, analyses, puzzles, problems and positions that are put up.

pub(super) mod analysis;
pub(super) mod attempt;
pub(super) mod daily;
pub(super) mod drafts;
pub(super) mod hint;
pub(super) mod mistake;
pub(super) mod next_puzzle;
pub(super) mod puzzle;
pub(super) mod setup;
mod similar_position;
pub(super) mod solve;
