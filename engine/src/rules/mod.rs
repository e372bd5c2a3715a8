//! The base games, a file or folder each.

pub mod black_holes;
pub mod crazy;
pub mod orthodox;
mod sets;
pub mod three_way;
