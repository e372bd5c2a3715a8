//! The computer player.

pub mod help;
mod laws;
