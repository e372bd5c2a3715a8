//! What may lie over a game, as the games offer it: each overlay's options, of which a game takes those that it has.

pub(super) mod denial;
pub(super) mod lasers;
