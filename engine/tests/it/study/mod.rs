//! Reviews and puzzles.

mod exercises;
mod puzzles;
mod review;
