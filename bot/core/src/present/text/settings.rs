//! A room's settings: what each is for, and what it cannot be.

use crate::command::mark::{SETTINGS, says};
use crate::escape::escape_text;

/// The settings belong to others.
pub const MANAGERS_ONLY: &str = "Settings are for those who may manage this room.";
/// Others begin the games here.
pub const MANAGERS_BEGIN: &str = "Only those who may manage this room begin games here.";
/// What stands over the list of them.
pub const HEAD: &str = says!("**Settings of this room** (`", SETTINGS, " games billichess` changes one)");
/// A language the bot does not speak.
pub const ENGLISH_ONLY: &str = "The bot speaks English (`en`) and nothing else.";
/// No game would be left.
pub const NAME_A_GAME: &str = "Name at least one game, or `all`.";

/// There is no such setting.
#[must_use]
pub fn no_such_setting(names: &[&str]) -> String {
    format!("There is no such setting; there are {}.", names.join(", "))
}

/// A setting has its new value.
#[must_use]
pub fn is_now(name: &str, value: &str) -> String {
    format!("{name} is now `{value}`.")
}

/// A setting with its value and what it is for.
#[must_use]
pub fn setting(name: &str, value: &str) -> String {
    format!("`{name}` is `{value}`: {}", purpose(name))
}

fn purpose(name: &str) -> &'static str {
    match name {
        "games" => "the games that may be played: `all`, or names separated by spaces",
        "starters" => "who may begin a game: `everyone` or `admins`",
        "theme" => "pictures for `dark` or `light` windows",
        "threads" => "whether games may be played in threads of this room: `on` or `off`",
        "language" => "the bot's language: `en`, the only one there is",
        _ => "the time for each move where a challenge names none, as `none`, `6h`, `3d`",
    }
}

/// A setting has only these values.
#[must_use]
pub fn one_of(name: &str, values: &[&str]) -> String {
    format!("{name} is one of these: {}.", values.join(", "))
}

/// A word that is no game.
#[must_use]
pub fn no_such_game(typed: &str, games: &[&str]) -> String {
    format!("There is no game {}; there are {}.", escape_text(typed, 30), games.join(", "))
}
