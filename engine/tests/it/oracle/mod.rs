//! Second implementations, written from the rules alone and for nothing but clarity: what the engine is compared with.

pub mod billichess;
pub mod black_holes;
pub mod crazy;
pub mod denial;
pub mod draughts;
pub mod kit;
pub mod realtime;
pub mod three_way;
