//! Realtime chess.

mod held;
pub mod help;
mod laws;
mod penalties;
mod rules;
mod ties;
mod vectors;
