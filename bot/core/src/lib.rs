//! The bot apart from its networks: one command table and one service behind a port, one store, one outbox.

pub mod atomic_file;
pub mod calendar;
pub mod clock;
pub mod command;
pub mod computer;
pub mod confusables;
pub mod daily;
pub mod diagnostic;
pub mod drawing;
pub mod duration;
pub mod escape;
pub mod limits;
pub mod log;
pub mod lru;
pub mod metrics;
pub mod name_mark;
pub mod networks;
pub mod outbox;
pub mod platform;
#[warn(missing_docs)]
pub mod port;
pub mod present;
pub mod puzzles;
pub mod rate_limit;
pub mod ratings;
pub mod service;
pub mod sessions;
pub mod store;
pub mod surface;
pub mod time_control;
pub mod time_of_day;
pub mod time_zone;
pub mod tournament;
pub mod variants;
pub mod web;
