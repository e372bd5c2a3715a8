//! Before a game: challenges, who sits where, computers at tables.

pub(crate) mod begin;
pub(crate) mod challenges;
pub(crate) mod computers;
pub(crate) mod form;
pub(crate) mod lookup;
pub(crate) mod open_challenge;
pub(crate) mod questions;
pub(crate) mod refusals;
pub(crate) mod rematch;
pub(crate) mod seats;
