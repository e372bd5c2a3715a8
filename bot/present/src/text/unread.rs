//! Games that cannot be read any more, and how a room goes on without them.

use lasermate_domain::tables::table::GameId;

use crate::say;
pub use crate::say::unread::{FREED, MANAGERS_ARCHIVE};

/// The game of a room cannot be read.
pub fn holds_its_room(game: GameId) -> String {
    say::unread::holds_its_room(game.to_string())
}

/// A game that keeps no room waiting cannot be read.
pub fn lost(game: GameId) -> String {
    say::unread::lost(game.to_string())
}

/// The same without any advice, where only a sentence can be shown.
pub fn plainly(game: GameId) -> String {
    say::unread::plainly(game.to_string())
}

/// What those who manage the room are shown with its settings.
pub fn to_archive(game: GameId) -> String {
    say::unread::to_archive(game.to_string())
}

pub fn button(game: GameId) -> String {
    say::unread::button(game.to_string())
}

/// What the room is told.
pub fn archived(game: GameId) -> String {
    say::unread::archived(game.to_string())
}

/// There is no need to archive it.
pub fn can_be_read(game: GameId) -> String {
    say::unread::can_be_read(game.to_string())
}
