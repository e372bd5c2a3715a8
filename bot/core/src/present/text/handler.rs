//! What every request may meet with, whatever it asks for.

use crate::command::mark::{BOARD, says};
use crate::command::{CommandSpec, OptionSpec};
use crate::escape::escape_text;

/// A request that comes again, and whose answer is not kept.
pub const REPEATED: &str = "This was done already.";
/// The bot has failed.
pub const FAILED: &str = "Something went wrong on the bot's side, and nothing was changed. Please try again; if it stays so, tell whoever runs the bot.";
/// There was no place in time for what costs much.
pub const BUSY: &str = "The bot is busy right now. Try again in a moment.";
/// A request without an id, a room or an asker.
pub const NO_ADDRESS: &str = "This request has no proper address.";
/// A button that no bot of this kind has made.
pub const NOT_OURS: &str =
    "That button is not one of this bot's; the newest board in the room has the live ones.";
/// A button that nothing stands behind any more.
pub const DEAD: &str = "That button no longer does anything; the newest board in the room has the live ones.";
/// A button from elsewhere.
pub const OTHER_ROOM: &str = "That button belongs to a game of another room.";
/// What stands for a picture that could not be drawn, in a line of its own.
pub const NO_PICTURE: &str =
    says!("*A picture could not be drawn; `", BOARD, " text` shows the board as text.*");

/// Far more than any command takes.
#[must_use]
pub fn too_much(chars: usize) -> String {
    format!("That is {chars} characters, far more than any command takes.")
}

/// A command has no such option.
#[must_use]
pub fn no_such_option(spec: &CommandSpec, typed: &str) -> String {
    let names: Vec<_> = spec.options.iter().map(|option| option.name).collect();
    let known = if names.is_empty() { "it takes none".to_owned() } else { names.join(", ") };
    format!("{} has no option {}: {known}.", spec.mark(), escape_text(typed, 20))
}

/// An option is too long.
#[must_use]
pub fn too_long(spec: &CommandSpec, option: &OptionSpec, chars: usize, most: usize) -> String {
    format!("{} is {chars} characters long; {} takes at most {most} there.", option.name, spec.mark())
}

/// An option that a command needs is left out.
#[must_use]
pub fn needed(spec: &CommandSpec, option: &OptionSpec) -> String {
    format!("{} needs {}: {}.", spec.mark(), option.name, option.help)
}

/// The bot may not write in the room.
#[must_use]
pub fn cannot_post(missing: &[&str]) -> String {
    format!(
        "The bot may not write in this room, so nothing can be played or followed here{}.",
        granted(missing)
    )
}

/// The bot may not send pictures in the room.
#[must_use]
pub fn boards_as_text(missing: &[&str]) -> String {
    format!("*Boards come as text here: the bot may not send pictures{}.*", granted(missing))
}

/// What is missing and who can grant it, in parentheses and with a space before it; nothing where it is not known.
#[must_use]
pub fn granted(missing: &[&str]) -> String {
    if missing.is_empty() {
        return String::new();
    }
    format!(" (missing: {}; whoever manages the room can grant it)", missing.join(", "))
}
