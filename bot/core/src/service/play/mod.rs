//! A game under way: moves, picking and completing them, games without turns.

pub(super) mod by_clock;
pub mod complete;
pub(super) mod moves;
pub(super) mod pick;

pub(super) use pick::Picking;
