//! All tests of what people see, in one program.

mod catalogues;
mod commands;
#[path = "../../../../tests/src/dice.rs"]
#[expect(dead_code, reason = "it is shared with other tests")]
mod dice;
mod english;
mod expected;
mod literals;
mod pictures;
mod surface;
mod words;
