//! All tests of what people see, in one program.

mod commands;
#[path = "../../../../tests/src/dice.rs"]
#[expect(dead_code, reason = "it is shared with other tests")]
mod dice;
mod expected;
mod pictures;
mod surface;
mod words;
