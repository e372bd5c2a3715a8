//! The computer as a player: people of the bot's own, who sit at tables as anybody does, and the threads they think on.

mod decision;
mod driver;
mod job_queue;
mod search_pool;
mod studies;
mod thoughts;

pub use decision::{Decision, Turn};
pub use driver::{Called, run};
pub use search_pool::{Busy, Pending, SearchPool, Thinking};
pub use studies::study;
pub use thoughts::{Thought, Thoughts, Waiting};
