//! Realtime chess.

mod held;
pub mod help;
mod laws;
mod rules;
mod ties;
mod vectors;
