//! The computer player.

mod blunder_model;
mod exchange;
pub mod help;
mod laws;
mod pruning;
mod signature;
mod threads;
