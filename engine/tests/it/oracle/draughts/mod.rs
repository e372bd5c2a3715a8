//! Draughts once more, with and without beams, written from draughts.md alone and for nothing but clarity.

pub mod board;
pub mod chance;
pub mod game;
pub mod turn;
