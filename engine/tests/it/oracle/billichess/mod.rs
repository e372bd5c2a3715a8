//! All of BilliChess once more, written from the rules alone and for nothing but clarity: what the engine is compared with.

pub mod act;
pub mod beam;
pub mod chance;
pub mod differential;
pub mod game;
pub mod joker;
pub mod legality;
pub mod options;
pub mod piece;
pub mod pieces;
pub mod player;
pub mod position;
pub mod windows;
