//! The use cases: challenges, live games, deadlines. Platform-free.

mod challenges;
mod computers;
mod dispatch;
mod handler;
mod lobby;
mod lookup;
mod outbox_port;
mod pact_choices;
mod pact_draft;
mod pact_names;
mod pacts;
mod pick;
mod pictured;
mod play;
mod privacy;
mod puzzle;
mod realtime;
mod rebuild;
mod rooms;
mod scheduler;
mod servers;
mod set_back;
mod settings;
mod settle;
mod study;
mod taken_up;
mod threads;
mod unread;
mod validate;
mod watching;

pub mod button;
pub mod complete;
mod hint;
pub mod show;

pub use handler::{Service, StartError};
pub use lookup::LookError;
pub use outbox_port::Owed;
pub use pictured::PictureError;
pub use rebuild::RebuildError;
