//! Live games: the folded game, who sits where, what was said and when it is due. Nothing here reads or writes.

mod away;
pub mod clock_events;
pub mod computers;
pub mod deadlines;
mod flags;
pub mod game;
mod game_end;
pub mod handover;
pub mod hint;
pub mod live_clock;
pub mod log_payload;
pub mod pause;
pub mod peace;
pub mod pings;
pub mod replay;
pub mod requests;
pub mod row;
pub mod session;
pub mod set_back;
pub mod stage;
pub mod takeback;
pub mod timeline;
pub mod timers;
