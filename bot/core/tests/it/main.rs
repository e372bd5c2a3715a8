//! All tests of what is the same on every network, in one program.

mod commands;
mod computer;
#[path = "../../../../tests/src/dice.rs"]
mod dice;
mod kit;
mod outbox;
mod pictures;
mod rooms;
mod service;
mod store;
mod surface;
mod tournament;
mod words;
