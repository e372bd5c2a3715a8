//! Games that cannot be read any more, and how a room goes on without them.

use lasermate_domain::command::mark::{CHALLENGE, SETTINGS};
use lasermate_domain::sessions::session::GameId;

/// Archiving such a game is for others.
pub const MANAGERS_ARCHIVE: &str = "Only people who can manage this room can archive a game.";
pub const FREED: &str = "Done. This room is free again.";

/// The game of a room cannot be read.
pub fn holds_its_room(game: GameId) -> String {
    format!(
        "Game {game} can't be read any more and blocks its room. Somebody who manages the room can archive it there with `{SETTINGS}`."
    )
}

/// A game that keeps no room waiting cannot be read.
pub fn lost(game: GameId) -> String {
    format!("Game {game} can't be read any more. `{CHALLENGE}` starts a new one.")
}

/// The same without any advice, where only a sentence can be shown.
pub fn plainly(game: GameId) -> String {
    format!("Game {game} can't be read any more.")
}

/// What those who manage the room are shown with its settings.
pub fn to_archive(game: GameId) -> String {
    format!("Game {game} can't be read any more. Archive it to free this room.")
}

pub fn button(game: GameId) -> String {
    format!("Archive game {game}")
}

/// What the room is told.
pub fn archived(game: GameId) -> String {
    format!("Game {game} can't be read any more and is archived. `{CHALLENGE}` starts a new one.")
}

/// There is no need to archive it.
pub fn can_be_read(game: GameId) -> String {
    format!("Game {game} can be read, so it stays.")
}
