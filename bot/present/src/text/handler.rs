//! What every request may meet with, whatever it asks for.

use std::time::Duration;

use lasermate_domain::command::line::LineError;
use lasermate_domain::command::{CommandId, CommandOption, CommandSpec};
use lasermate_domain::escape::escape_text;

use super::command;
use super::wording::either;
use crate::say::handler;
pub use crate::say::handler::{
    BUSY, DEAD, FAILED, FULL, NO_ADDRESS, NO_PICTURE, NOT_OURS, OTHER_ROOM, REPEATED, done_unseen, too_much,
};
use crate::variants::rules;

/// To somebody who asks for more than the bot gives one person.
pub fn too_fast(wait: Duration) -> String {
    handler::wait(wait.as_secs() + 1)
}

/// Why a typed line is not a command.
pub fn not_read(error: &LineError) -> String {
    match error {
        LineError::Empty => handler::LINE_IS_EMPTY.to_owned(),
        LineError::TooLong { chars, most } => handler::line_is_too_long(*chars, *most),
        LineError::Unseen => handler::LINE_IS_UNSEEN.to_owned(),
        LineError::Unknown { typed, nearest: None } => handler::no_command(typed),
        LineError::Unknown { typed, nearest: Some(meant) } => handler::no_command_but(typed, meant),
        LineError::Several => handler::SEVERAL_COMMANDS.to_owned(),
        LineError::OpenQuote => handler::QUOTE_IS_OPEN.to_owned(),
        LineError::Twice { option } => handler::option_twice(option),
        LineError::Missing { command, option } => handler::lacks(command::option_of(command, option)),
        LineError::NotAChoice { option, typed, values } => not_a_choice(option, typed, values),
        LineError::NearAChoice { typed, meant } => handler::near_a_choice(typed, meant),
        LineError::NotATime { typed } => handler::not_a_time(typed),
        LineError::NoPart { typed, game } => rules::no_such_part(*game, typed),
        LineError::LongOption { option, most, chars } => handler::option_is_too_long(option, *most, *chars),
        LineError::OnePerson { command } if *command == CommandSpec::of(CommandId::Challenge).name => {
            handler::one_person_others_join(command)
        }
        LineError::OnePerson { command } => handler::one_person(command),
        LineError::Misspelt { command, typed, option } => handler::misspelt_option(command, typed, option),
        LineError::Superfluous { command, typed } => {
            let usage = CommandSpec::named(command).map(CommandSpec::usage).unwrap_or_default();
            handler::superfluous(command, typed, format!("`{usage}`"))
        }
    }
}

fn not_a_choice(option: &str, typed: &str, values: &[&str]) -> String {
    let are_numbers = values.iter().all(|value| value.bytes().all(|byte| byte.is_ascii_digit()));
    match values {
        [least, .., most] if are_numbers => handler::option_is_number(option, least, most),
        _ => {
            let values: Vec<_> = values.iter().map(|value| (*value).to_owned()).collect();
            handler::not_a_choice(typed, either(&values))
        }
    }
}

pub fn no_such_option(spec: &CommandSpec, typed: &str) -> String {
    let names: Vec<_> = spec.options.iter().map(|option| option.name).collect();
    if names.is_empty() {
        return handler::no_options(spec.mark());
    }
    handler::no_option(spec.mark(), escape_text(typed, 20), names.join(", "))
}

pub fn too_long(spec: &CommandSpec, option: &CommandOption, chars: usize, most: usize) -> String {
    handler::long_option(option.name, chars, spec.mark(), most)
}

/// An option that a command needs is left out.
pub fn needed(spec: &CommandSpec, option: &CommandOption) -> String {
    handler::lacks(command::option_of(spec.name, option.name))
}

/// The bot may not write in the room.
pub fn cannot_post(missing: &[&str]) -> String {
    handler::may_not_write(granted(missing))
}

/// The bot may not send pictures in the room.
pub fn boards_as_text(missing: &[&str]) -> String {
    handler::may_not_send_pictures(granted(missing))
}

/// What is missing and who can grant it, in parentheses and with a space before it; nothing where it is not known.
pub fn granted(missing: &[&str]) -> String {
    if missing.is_empty() { String::new() } else { handler::missing(missing.join(", ")) }
}
