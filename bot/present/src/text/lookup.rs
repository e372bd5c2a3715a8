//! Which game is meant, and who may act at it.

use lasermate_domain::command::mark::{BOARD, CHALLENGE, GAMES, says};
use lasermate_domain::escape::escape_text;
use lasermate_domain::sessions::session::{GameId, Session};

use super::names::every_player;
use super::to_act_line;

/// No game is played in the room.
pub const NO_GAME: &str = says!("There is no game in this room. `", CHALLENGE, "` starts one.");
/// Who sat at an archived game has deleted their data.
pub const PLAYER_GONE: &str = "A player of this game has deleted their data, so it can't be resumed.";

/// Who has fallen acts no more.
pub const YOU_ARE_OUT: &str = "You are out of this game. You can still watch.";

/// No game has the code that was typed.
pub fn no_such_code(typed: &str) -> String {
    format!("There is no game {} here. `{GAMES}` lists the games.", escape_text(typed, 12))
}

pub fn not_seated(live: &Session) -> String {
    format!(
        "You are not playing in this game. The players are {}. `{BOARD}` shows you the board.",
        every_player(live)
    )
}

/// A game that is archived while the room plays another.
pub fn archived_meanwhile(archived: GameId, played: GameId) -> String {
    format!(
        "Game {archived} is archived, and {played} is on here now. Resume {archived} when {played} is over."
    )
}

/// A button that belongs to the players.
pub fn players_alone(live: &Session) -> String {
    format!("Only the players can do that: {}.", every_player(live))
}

/// A button under an earlier board.
pub fn earlier_position(live: &Session) -> String {
    format!("The position has changed. {}", to_act_line(live))
}
