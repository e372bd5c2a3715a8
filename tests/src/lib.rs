//! Helpers of the whole-program tests.

pub mod asked;
pub mod browser;
pub mod dice;
pub mod discord;
pub mod expected;
pub mod http;
pub mod kill;
pub mod page;
pub mod pair;
pub mod program;
pub mod room;
pub mod served;
pub mod soak;
pub mod talk;
