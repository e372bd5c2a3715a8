//! A room's settings: what each is for, and what it cannot be.

use lasermate_domain::command::mark::{SETTINGS, says};
use lasermate_domain::escape::escape_text;
use lasermate_domain::port::RoomId;

use super::room;

/// The settings belong to others.
pub const MANAGERS_ONLY: &str = "Only people who can manage this room can change its settings.";
/// Others start the games here.
pub const MANAGERS_BEGIN: &str = "Only people who can manage this room can start games here.";
/// What stands over the list of them.
pub const HEAD: &str = says!("**Settings of this room** (`", SETTINGS, " games billichess` changes one)");
/// No game would be left.
pub const NAME_A_GAME: &str = "Name at least one game, or `all`.";

pub const DAILY_TIMES: &str = "Use a time of day, with your time zone if it isn't UTC: `09:00`, `9am Europe/Berlin`, `18:30 +02:00`. Or `off`.";

/// A channel that is to have the posts of games and cannot.
pub const NO_FORUM: &str = "I can't see that forum channel. Name one of this server as `#forum`, and let me view it, send messages and create posts there.";

pub fn no_such_setting(names: &[&str]) -> String {
    format!("There is no such setting. The settings are {}.", names.join(", "))
}

/// A setting has its new value.
pub fn is_now(name: &str, value: &str) -> String {
    format!("{name} is now {}.", shown(value))
}

/// A setting with its value and what it is for.
pub fn setting(name: &str, value: &str) -> String {
    format!("`{name}`: {} ({})", shown(value), purpose(name))
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
        "games" => "`all`, or names separated by spaces",
        "starters" => "who can start games: `everyone` or `admins`",
        "theme" => "pictures: `dark` or `light`",
        "threads" => {
            "games in threads: `on` or `off`; on Discord also a `#forum`, where each game gets a post"
        }
        "daily" => "time of the daily puzzle, for example `09:00 Europe/Berlin`, or `off`",
        "places" => {
            "second among three: `falls` (who falls later), or `shared` by those who fall with as many points"
        }
        "rating" => "games unless the challenge says otherwise: `casual` or `rated`",
        _ => "default time: `none`, `5+3` (minutes and seconds per move), `6h` or `3d` per move",
    }
}

/// A setting has only these values.
pub fn one_of(name: &str, values: &[&str]) -> String {
    format!("{name} can be {}.", values.join(" or "))
}

/// A word that is no game.
pub fn no_such_game(typed: &str, games: &[&str]) -> String {
    format!("There is no game {}. The games are {}.", escape_text(typed, 30), games.join(", "))
}
