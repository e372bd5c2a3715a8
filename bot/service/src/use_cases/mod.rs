//! The use cases, grouped by subject. Platform-free.
//!
//! Each is a function that reads the world and returns a change, a reply or why not; it commits, posts and locks nothing.

pub(crate) mod admin;
pub(crate) mod change;
pub(crate) mod dispatch;
pub(crate) mod game_posts;
pub(crate) mod lobby;
pub(crate) mod pacts;
pub(crate) mod peace;
pub(crate) mod play;
pub(crate) mod records;
pub(crate) mod rooms;
pub(crate) mod seated;
pub(crate) mod study;
pub(crate) mod table_action;
pub(crate) mod tournaments;
pub(crate) mod validate;
