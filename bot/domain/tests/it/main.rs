//! All tests of the domain, in one program.

mod commands;
#[path = "../../../../tests/src/dice.rs"]
#[expect(dead_code, reason = "it is shared with other tests")]
mod dice;
mod tournament;
