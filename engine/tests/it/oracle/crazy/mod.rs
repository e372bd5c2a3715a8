//! Crazy chess once more, written from the rules alone and for nothing but clarity: what the engine is compared with.

pub mod board;
pub mod chance;
mod check;
pub mod moves;
pub mod options;
mod resolve;
mod swaps;
mod turn;
