//! A room's settings: what each is for, and what it cannot be.

use lasermate_domain::escape::escape_text;
use lasermate_domain::port::RoomId;

use super::challenges::quoted;
use super::room;
use super::wording::either;
use crate::say;
pub use crate::say::settings::{
    DAILY_TIMES, HEAD, MANAGERS_BEGIN, MANAGERS_ONLY, NAME_A_GAME, NO_FORUM, manager_away, manager_left,
    manager_made, no_such_language,
};

pub fn no_such_setting(names: &[&str]) -> String {
    say::settings::no_such_setting(quoted(names.iter().copied()))
}

/// A setting has its new value.
pub fn is_now(name: &str, value: &str) -> String {
    say::settings::is_now(name, shown(value))
}

/// A setting with its value and what it is for.
pub fn setting(name: &str, value: &str) -> String {
    say::settings::line(name, shown(value), purpose(name))
}

/// A value; a room as what its network calls it.
fn shown(value: &str) -> String {
    // Of the other values with a colon each is a time of the day.
    match value.split_once(':') {
        Some((network, _)) if network.starts_with(|first: char| first.is_ascii_alphabetic()) => {
            room::room(&RoomId(value.to_owned()))
        }
        _ => format!("`{value}`"),
    }
}

fn purpose(name: &str) -> &'static str {
    match name {
        "games" => say::settings::GAMES,
        "starters" => say::settings::STARTERS,
        "theme" => say::settings::THEME,
        "language" => say::settings::LANGUAGE,
        "threads" => say::settings::THREADS,
        "daily" => say::settings::DAILY,
        "places" => say::settings::PLACES,
        "rating" => say::settings::RATING,
        _ => say::settings::TIME,
    }
}

/// A setting has only these values.
pub fn one_of(name: &str, values: &[&str]) -> String {
    let values: Vec<_> = values.iter().map(|value| format!("`{value}`")).collect();
    say::settings::can_be(format!("`{name}`"), either(&values))
}

/// A word that is no game.
pub fn no_such_game(typed: &str, games: &[&str]) -> String {
    say::settings::no_such_game(escape_text(typed, 30), quoted(games.iter().copied()))
}
