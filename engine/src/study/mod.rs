//! Game review, and puzzles proved by exhaustive search.
#![doc = include_str!("README.md")]

mod accuracy;
mod critic;
mod difficulty;
mod exercise;
mod generate;
mod pacts_offered;
mod pledged;
mod puzzle;
mod puzzle_error;
mod review;
mod text;
mod theme;

pub use exercise::{NONE, Question};
pub use generate::{MinedPuzzle, PuzzleSearch};
pub use puzzle::Puzzle;
pub use puzzle_error::PuzzleError;
pub use review::{MISTAKE, MoveReview, PLENTY, RecordedAction, Review, ReviewBudget, Reviewer, review};
pub use text::{puzzle_texts, read_puzzles};
pub use theme::{Task, Theme};
