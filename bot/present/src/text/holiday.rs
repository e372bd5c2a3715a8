//! What is said of holidays.

use lasermate_domain::tables::table::{GameId, Table};
use lasermate_engine::seat::Seat;

use super::player;
use super::wording::listed;
use crate::say::holiday as say;

pub use say::{CHOOSE, NOT_AWAY, too_long};

/// A holiday that is on until a day, or none, and the days that are left of the year.
pub fn shown(until: Option<&str>, left: u32) -> String {
    match until {
        Some(until) => say::is_on(until, left),
        None => say::is_off(left),
    }
}

/// A holiday that begins or ends; `over` are games in which the asker's time is over already.
pub fn is_now(until: Option<&str>, left: u32, over: &[GameId]) -> String {
    let over: Vec<_> = over.iter().map(GameId::to_string).collect();
    match until {
        Some(until) if over.is_empty() => say::begins(until, left),
        Some(until) => say::begins_late(until, listed(&over), left),
        None => say::ends(left),
    }
}

/// What a game's room is told when a player goes on holiday or is back; `over` says that their time was over before.
pub fn told(table: &Table, seat: Seat, until: Option<&str>, over: bool) -> String {
    let (who, game) = (player(table, seat), table.id.to_string());
    match until {
        Some(until) if over => say::player_away_late(who, until, game),
        Some(until) => say::player_away(who, until, game),
        None if over => say::player_back_late(who),
        None => say::player_back(who, game),
    }
}
