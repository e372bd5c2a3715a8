//! The computer player.

mod exchange;
pub mod help;
mod laws;
mod signature;
mod threads;
