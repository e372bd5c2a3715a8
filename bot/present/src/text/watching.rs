//! Following a game from another room.

use lasermate_domain::tables::table::Table;

use super::wording::commas;
use super::{players_line, to_act_line};
use crate::say::watching as say;

pub use say::{
    FOLLOWS_NONE, NOT_FOLLOWED, followed_already, followed_enough, following, follows_enough, not_played,
    this_very_room, watched,
};

/// The board of a game, for a room that begins to watch it.
pub fn watching(table: &Table) -> String {
    format!("{}\n{}", say::watching(table.id.to_string(), players_line(table)), to_act_line(table))
}

/// The room follows these games no longer.
pub fn no_longer(games: &[u64]) -> String {
    let codes: Vec<_> = games.iter().map(|id| format!("G{id}")).collect();
    say::no_longer(commas(&codes))
}
