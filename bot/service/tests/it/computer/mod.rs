//! Computers at tables, studies and puzzles.

mod pacts;
mod plays;
mod puzzles;
mod room;
mod study;
