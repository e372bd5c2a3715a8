//! Tables: the folded game, who sits where, what was said and when it is due. Nothing here reads or writes.

mod away;
pub mod clock;
pub mod clock_events;
pub mod computers;
pub mod deadlines;
mod flags;
mod game_end;
pub mod handover;
pub mod hint;
pub mod live_clock;
pub mod log_payload;
pub mod offers;
pub mod pause;
pub mod peace;
pub mod pings;
pub mod record;
pub mod replay;
pub mod requests;
pub mod row;
pub mod seating;
pub mod set_back;
pub mod stage;
pub mod table;
pub mod takeback;
pub mod timeline;
pub mod timers;
