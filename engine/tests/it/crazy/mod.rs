//! Crazy chess.

mod differential;
pub mod help;
mod lasers;
mod laws;
mod pieces;
mod stacks;
mod turns;
