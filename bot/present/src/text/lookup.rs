//! Which game is meant, and who may act at it.

use lasermate_domain::escape::escape_text;
use lasermate_domain::tables::table::{GameId, Table};

use super::names::every_player;
use super::to_act_line;
use crate::say::lookup;
pub use crate::say::lookup::{NO_GAME, PLAYER_GONE, YOU_ARE_OUT};

/// No game has the code that was typed.
pub fn no_such_code(typed: &str) -> String {
    lookup::no_game_of_code(escape_text(typed, 12))
}

pub fn not_seated(table: &Table) -> String {
    lookup::only_these_play(every_player(table))
}

/// A game that is archived while the room plays another.
pub fn archived_meanwhile(archived: GameId, played: GameId) -> String {
    lookup::another_is_on(archived.to_string(), played.to_string())
}

/// A button that belongs to the players.
pub fn players_alone(table: &Table) -> String {
    lookup::only_players(every_player(table))
}

/// A button under an earlier board.
pub fn earlier_position(table: &Table) -> String {
    lookup::position_has_changed(to_act_line(table))
}
