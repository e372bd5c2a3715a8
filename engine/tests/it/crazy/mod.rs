//! Crazy chess.

mod chains;
mod differential;
pub mod help;
mod lasers;
mod laws;
mod turns;
