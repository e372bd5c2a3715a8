//! Three-way chess.

mod board;
mod differential;
pub mod help;
mod lasers;
mod laws;
