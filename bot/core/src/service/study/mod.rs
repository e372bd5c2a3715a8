//! The computer's help: hints, analyses, puzzles.

pub(super) mod analysis;
pub(super) mod hint;
pub(super) mod puzzle;
