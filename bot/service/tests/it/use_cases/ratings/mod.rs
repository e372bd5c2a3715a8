//! Ratings: which games count, what they make of the numbers, and that the log gives all of it again.

mod farming;
mod live;
mod many;
mod plain;

pub(super) use live::{CHESS, ann_wins, chess, moves, rebuilt, resign};
