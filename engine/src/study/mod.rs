//! Looking back and looking for more: a game judged action by action, and puzzles that exhaustive search has proved.
#![doc = include_str!("README.md")]

mod mine;
mod puzzle;
mod review;

pub use mine::{Found, Mine};
pub use puzzle::{Puzzle, PuzzleError, Task, Theme, read_puzzles};
pub use review::{Budget, Deed, Judged, MISTAKE, PLENTY, Review, Reviewer, review};
