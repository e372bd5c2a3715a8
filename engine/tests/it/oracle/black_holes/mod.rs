//! Black holes once more, written from the rules alone and for nothing but clarity: what the engine is compared with.

pub mod board;
pub mod chance;
pub mod legality;
pub mod normal;
pub mod options;
pub mod play;
pub mod relativistic;
pub mod turn;
