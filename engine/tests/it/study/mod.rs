//! Reviews and puzzles.

mod puzzles;
mod review;
