//! The computer as a player: people of the bot's own, who sit at tables as anybody does, and the threads they think on.

mod decision;
mod person;
pub mod saying;
mod studies;
mod tables;
mod thinkers;

pub use decision::{Decision, Turn};
pub use person::{USUAL, is_computer, level_of, named, person, temper_of};
pub use studies::study;
pub use tables::{Called, run};
pub use thinkers::{Busy, Pending, Thinkers, Thinking};
