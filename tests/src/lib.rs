//! Helpers of the whole-program tests.

pub mod axe;
pub mod board;
pub mod browser;
pub mod dice;
pub mod discord;
pub mod figures;
pub mod http;
mod installed;
pub mod kill;
pub mod left;
pub mod long_games;
pub mod matrix;
pub mod page;
pub mod pair;
pub mod program;
pub mod reader;
pub mod room;
pub mod scenario;
pub mod soak;
