//! Realtime chess.

mod laws;
mod penalties;
mod ties;
