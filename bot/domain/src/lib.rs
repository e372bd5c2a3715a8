//! What the bot is about, without any I/O: what people ask and are told, commands, live games as they follow from the log,
//! ratings, tournaments, time. Nothing here knows a database, a network or an async task.

pub mod calendar;
pub mod command;
pub mod confusables;
pub mod daily;
pub mod duration;
pub mod escape;
pub mod limits;
pub mod log;
pub mod lru;
pub mod name_mark;
pub mod networks;
pub mod platform;
#[warn(missing_docs)]
pub mod port;
pub mod puzzles;
pub mod ratings;
pub mod tables;
pub mod time_control;
pub mod time_of_day;
pub mod time_zone;
pub mod tournament;
