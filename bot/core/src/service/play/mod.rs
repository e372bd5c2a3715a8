//! A game under way: moves, picking and completing them, games without turns.

pub mod complete;
pub(super) mod moves;
pub(super) mod pick;
pub(super) mod realtime;
