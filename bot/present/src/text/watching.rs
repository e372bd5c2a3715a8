//! Following a game from another room.

use lasermate_domain::command::mark::{REPLAY, UNWATCH, WATCH, says};
use lasermate_domain::sessions::session::{GameId, Session};

use super::{players_line, to_act_line};

pub const FOLLOWS_NONE: &str = says!("This room follows no game. `", WATCH, "` follows one.");

/// What is unwatched is not followed.
pub const NOT_FOLLOWED: &str = says!("This room doesn't follow that game. `", WATCH, "` follows one.");

/// The board of a game, for a room that begins to watch it.
pub fn watching(live: &Session) -> String {
    format!("Now following game {}: {}.\n{}", live.id, players_line(live), to_act_line(live))
}

/// What stands before a watched game's post.
pub fn watched(id: GameId, text: &str) -> String {
    format!("*Game {id}* · {text}")
}

/// A room has its own game before its eyes.
pub fn this_very_room(id: GameId) -> String {
    format!("Game {id} is played in this room.")
}

/// A game that has ended or is archived.
pub fn not_played(id: GameId) -> String {
    format!("Game {id} is over. `{REPLAY} {id}` shows it.")
}

/// The room follows the game already.
pub fn followed_already(id: GameId) -> String {
    format!("This room already follows game {id}.")
}

/// The room follows as many games as it may.
pub fn follows_enough(most: usize) -> String {
    format!("This room already follows {most} games. `{UNWATCH}` stops one.")
}

/// As many rooms as may follow the game.
pub fn followed_enough(id: GameId, most: usize) -> String {
    format!("{most} rooms already follow game {id}, and that is the limit.")
}

/// The room follows a game from now on.
pub fn following(id: GameId) -> String {
    format!("Now following game {id} here. `{UNWATCH} {id}` stops it.")
}

/// The room follows these games no longer.
pub fn no_longer(games: &[u64]) -> String {
    let codes: Vec<_> = games.iter().map(|id| format!("G{id}")).collect();
    format!("No longer following {} here.", codes.join(", "))
}
