//! The use cases, grouped by subject. Platform-free.
//!
//! A request comes in at the handler, is validated and dispatched to its subject, and what it changes is settled in one
//! transaction.

mod admin;
mod at_table;
pub mod best_choices;
mod dispatch;
mod handler;
mod live_board;
mod lobby;
mod lookup;
mod memory;
mod outbox_port;
mod pacts;
mod peace;
mod pictured;
mod rooms;
mod scheduler;
mod settle;
mod state;
mod study;
mod tournaments;
mod typed;
mod use_case;
mod validate;

pub mod board_buttons;
pub mod button;
pub mod play;
mod records;
pub mod show;

pub(crate) use memory::{backoff, blocked::BlockedRooms};

pub use admin::privacy::PartError;
pub use admin::rebuild::RebuildError;
pub use live_board::{MyGame, OpenChallenge, TableView};
pub use lookup::LookError;
pub use outbox_port::OwedPost;
pub use pictured::PictureError;
pub use rooms::threads::ThreadOpening;
pub use state::{Service, StartError};
