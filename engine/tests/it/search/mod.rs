//! The computer player.

mod attention;
mod exchange;
pub mod help;
mod laws;
mod pruning;
mod signature;
mod threads;
