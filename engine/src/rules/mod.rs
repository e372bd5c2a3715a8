//! The base games, a file or folder each.

pub mod orthodox;
pub mod three_way;
