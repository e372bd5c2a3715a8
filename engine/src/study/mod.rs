//! Looking back and looking for more: a game judged action by action, and puzzles that exhaustive search has proved.
#![doc = include_str!("README.md")]

mod accuracy;
mod generate;
mod puzzle;
mod review;

pub use generate::{Found, PuzzleSearch};
pub use puzzle::{Puzzle, PuzzleError, Task, Theme, read_puzzles};
pub use review::{Budget, Judged, MISTAKE, PLENTY, RecordedAction, Review, Reviewer, review};
