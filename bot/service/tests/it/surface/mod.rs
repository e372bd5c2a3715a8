//! The planner in games: what it shows on networks that have little.

mod played;
#[path = "../../../../present/tests/it/surface/words_alone.rs"]
pub mod words_alone;
