//! All tests of the service, in one program.

mod calls;
mod commands;
mod computer;
#[path = "../../../../tests/src/dice.rs"]
mod dice;
mod kit;
mod network_names;
mod outbox;
mod pictures;
mod store;
mod surface;
mod use_cases;
