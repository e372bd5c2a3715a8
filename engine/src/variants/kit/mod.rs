//! What the boards of several games are built from.

pub(super) mod castling;
pub(super) mod distinction;
pub(super) mod judge;
pub(super) mod placement;
pub(super) mod planes;
pub(super) mod sets;
pub(super) mod two_in_turns;
pub(super) mod typed;
pub(super) mod ways;
