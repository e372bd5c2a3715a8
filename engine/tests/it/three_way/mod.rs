//! Three-way chess.

mod board;
mod differential;
mod ends;
pub mod help;
mod lasers;
mod laws;
mod rules;
mod text;
