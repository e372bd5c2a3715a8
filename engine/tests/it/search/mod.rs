//! The computer player.

mod attention;
mod exchange;
pub mod help;
mod laws;
mod signature;
mod threads;
