//! A game under way: moves, picking and completing them, games without turns.

pub(crate) mod holiday;
pub(crate) mod letters;
pub(crate) mod moves;
pub(crate) mod pause;
pub(crate) mod pick;
pub(crate) mod substitute;
pub(crate) mod timed_games;

pub(crate) use pick::PickRequest;
