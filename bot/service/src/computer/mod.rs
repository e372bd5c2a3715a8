//! The computer as a player: people of the bot's own, who sit at tables as anybody does, and the threads they think on.

mod computers;
mod decision;
mod driver;
mod job_queue;
mod search_pool;
mod studies;
mod thinking;

pub use computers::{Computers, Searches};
pub use decision::{ComputerTurn, Decision};
pub use driver::{PendingGames, run};
pub use search_pool::{JobContext, PendingJob, QueueFull, SearchPool};
pub use studies::study;
pub use thinking::{ThoughtGuard, Thoughts, WaitingRooms};
