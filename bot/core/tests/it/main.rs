//! All tests of what is the same on every network, in one program.

mod asked;
mod commands;
mod computer;
#[path = "../../../../tests/src/dice.rs"]
mod dice;
mod expected;
mod outbox;
mod pictures;
mod rooms;
mod served;
mod service;
mod store;
mod surface;
mod tournament;
mod words;
