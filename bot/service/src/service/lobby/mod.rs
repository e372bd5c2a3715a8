//! Before a game: challenges, who sits where, computers at tables.

pub(super) mod challenges;
pub(super) mod computers;
mod form;
mod lookup;
pub(super) mod open_challenge;
mod questions;
pub(super) mod refusals;
mod rematch;
pub(super) mod seats;
