//! A game under way: moves, picking and completing them, games without turns.

mod holiday;
pub(super) mod moves;
pub(super) mod pause;
pub(super) mod pick;
mod substitute;
pub(super) mod timed_games;

pub(super) use pick::PickRequest;
