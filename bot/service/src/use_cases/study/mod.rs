//! The computer's help: hints, analyses, puzzles, problems and positions that are put up.

pub(crate) mod analysis;
pub(crate) mod attempt;
pub(crate) mod daily;
pub(crate) mod drafts;
pub(crate) mod hint;
pub(crate) mod mistake;
pub(crate) mod next_puzzle;
pub(crate) mod puzzle;
pub(crate) mod setup;
pub(crate) mod similar_position;
pub(crate) mod solve;
