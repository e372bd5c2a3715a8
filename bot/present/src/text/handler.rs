//! What every request may meet with, whatever it asks for.

use std::time::Duration;

use lasermate_domain::command::line::LineError;
use lasermate_domain::command::mark::{BOARD, says};
use lasermate_domain::command::{CommandOption, CommandSpec};
use lasermate_domain::escape::escape_text;

use crate::variants::rules;

/// A request that comes again, and whose answer is not kept.
pub const REPEATED: &str = "Already done.";
pub const FAILED: &str = "Something went wrong, and nothing was changed. Try again. If it keeps failing, tell whoever runs the bot.";
pub const FULL: &str = "The bot's disk is full, so nothing can be saved right now, and nothing was changed. Games can still be read. Tell whoever runs the bot.";
/// There was no place in time for what costs much.
pub const BUSY: &str = "The bot is busy right now. Try again in a moment.";
/// A request without an id, a room or an asker.
pub const NO_ADDRESS: &str = "This request is incomplete.";
/// A button that no bot of this kind has made.
pub const NOT_OURS: &str = "I don't know that choice. Use the newest board.";
/// A button that does nothing any more.
pub const DEAD: &str = "That choice has expired. Use the newest board.";
pub const OTHER_ROOM: &str = "That choice belongs to a game in another room.";
/// What stands for a picture that could not be drawn, in a line of its own.
pub const NO_PICTURE: &str =
    says!("*The picture could not be drawn. `", BOARD, " text` shows the board as text.*");

/// To somebody who asks for more than the bot gives one person.
pub fn too_fast(wait: Duration) -> String {
    format!("Too fast. Try again in {} s.", wait.as_secs() + 1)
}

/// Far more than any command takes.
pub fn too_much(chars: usize) -> String {
    format!("That is too long ({chars} characters).")
}

/// Why a typed line is not a command.
pub fn not_read(error: &LineError) -> String {
    match error {
        LineError::NoPart { typed, game } => rules::no_such_part(*game, typed),
        _ => error.sentence(),
    }
}

pub fn no_such_option(spec: &CommandSpec, typed: &str) -> String {
    let names: Vec<_> = spec.options.iter().map(|option| option.name).collect();
    if names.is_empty() {
        return format!("{} has no options.", spec.mark());
    }
    format!("{} has no option {}. Options: {}.", spec.mark(), escape_text(typed, 20), names.join(", "))
}

pub fn too_long(spec: &CommandSpec, option: &CommandOption, chars: usize, most: usize) -> String {
    format!("{} is too long: {chars} characters. {} takes at most {most}.", option.name, spec.mark())
}

/// An option that a command needs is left out.
pub fn needed(spec: &CommandSpec, option: &CommandOption) -> String {
    let (command, option, help) = (spec.name, option.name, option.help);
    LineError::Missing { command, option, help }.sentence()
}

/// The bot may not write in the room.
pub fn cannot_post(missing: &[&str]) -> String {
    format!("I may not write in this room, so nothing can be played or followed here{}.", granted(missing))
}

/// Something was done, and the bot may not send it to the room. It may still change a message that is there.
pub fn done_unseen(done: &str, missing: &str) -> String {
    format!("{done} The others may not see it in the room: the bot lacks {missing}.")
}

/// The bot may not send pictures in the room.
pub fn boards_as_text(missing: &[&str]) -> String {
    format!("*Boards are shown as text here because I may not send pictures{}.*", granted(missing))
}

/// What is missing and who can grant it, in parentheses and with a space before it; nothing where it is not known.
pub fn granted(missing: &[&str]) -> String {
    if missing.is_empty() {
        return String::new();
    }
    format!(" (missing permission: {}; ask somebody who manages this room)", missing.join(", "))
}
