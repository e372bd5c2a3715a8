//! The use cases, grouped by subject. Platform-free.
//!
//! A request comes in at the handler, is validated and dispatched to its subject, and what it changes is settled in one
//! transaction.

mod admin;
mod commit;
mod dispatch;
mod game_picture;
mod games;
mod handler;
mod live_board;
mod lobby;
mod lookup;
mod memory;
mod outbox_port;
mod pacts;
mod peace;
mod room_posts;
mod rooms;
mod scheduler;
mod state;
mod study;
mod table_action;
mod tournaments;
mod typed;
mod use_case;
mod validate;

pub mod play;
mod records;

pub(crate) use memory::{backoff, blocked::BlockedRooms};

pub use admin::operator::{GameCommand, OperatorCommand, OperatorError, PersonCommand};
pub use admin::privacy::PartError;
pub use admin::rebuild::RebuildError;
pub use admin::retention::Retention;
pub use game_picture::PictureError;
pub use games::LookError;
pub use live_board::{MyGame, OpenChallenge, TableView};
pub use outbox_port::OwedPost;
pub use rooms::threads::ThreadOpening;
pub use state::{Service, StartError};
