//! A typed slash line (`/move e2e4`, `/challenge opponent:@bob time:1d`) to an [`Invocation`].

use std::borrow::Cow;

use lasermate_engine::variants::Preset;

use super::multi_line::of_command;
use super::option_words::{is_game, title_first};
use super::reader::LineReader;
use super::suggestion::nearest_command;
use super::table::is_short_for_move;
use super::taken::{first_word, taken};
use super::validation::SHOWN;
use super::{CommandId, CommandSpec, ValueExtent};
use crate::escape::escape_text;
use crate::port::Invocation;

pub use super::line_error::LineError;

/// Options as they are typed behind a command's name, each with its own: [`parse`] reads the same from them.
pub fn options(command: CommandId, given: &[(&str, &str)]) -> String {
    let typed = given.iter().map(|(name, value)| {
        let option = CommandSpec::of(command).options.iter().find(|option| option.name == *name);
        let free = option.is_some_and(|option| option.takes == ValueExtent::All);
        // People's own words go on to the next name of an option.
        let plain = !value.contains([':', '"', '\\', '`'])
            && value.split_whitespace().eq(value.split(' '))
            && (free || !value.contains(' '));
        if plain {
            format!("{name}:{value}")
        } else {
            format!("{name}:\"{}\"", value.replace('\\', r"\\").replace('"', "\\\""))
        }
    });
    typed.collect::<Vec<_>>().join(" ")
}

/// A line with its command in full: `/m e4` is short for `/move e4`.
pub fn in_full(line: &str) -> Cow<'_, str> {
    let typed = line.trim_start().strip_prefix('/');
    match typed.and_then(|typed| typed.split_once(char::is_whitespace)) {
        Some((name, rest)) if is_short_for_move(name) => {
            Cow::Owned(format!("/{} {rest}", CommandSpec::of(CommandId::Move).name))
        }
        _ => Cow::Borrowed(line),
    }
}

/// Reads a typed line as [`parse_among`] does where nobody's name is known: a name is one word then, or a quotation.
///
/// # Errors
/// What cannot be read, and what would be right.
pub fn parse(line: &str) -> Result<Invocation, LineError> {
    parse_among(line, &|_| false)
}

/// Whether a line is a command that names a person, so that it is worth knowing who is there.
pub fn may_name_people(line: &str) -> bool {
    let spec = CommandSpec::named(first_word(line.trim().trim_start_matches('/')));
    spec.is_some_and(|spec| spec.options.iter().any(|option| option.takes == ValueExtent::Person))
}

/// Reads a typed line. The slash may be left out, and `m` is short for `move`; options stand as `name:value` or without their names,
/// in any order, with quotation marks where somebody likes. Each value is as long as its option can take it, and what follows
/// belongs to the option that knows it: `length:5m rated`, `10 min white`, `position:FEN rated`, `#2 FEN`. A word that several options
/// know is for the first of them that is not given otherwise. `name=value` is for the options of a game, which can also be called by
/// its title: `game:Black holes first`. A person is the longest name of somebody here, of whom `is_called` knows. People's own
/// words go on to the next name of an option, or to the end of the line. Backticks round a value are no part of it. What stands in
/// further lines is talk, unless the command goes on there.
///
/// # Errors
/// What cannot be read, and what would be right.
pub fn parse_among(line: &str, is_called: &dyn Fn(&str) -> bool) -> Result<Invocation, LineError> {
    let line = line.trim();
    if line.chars().any(|c| c.is_control() && c != '\n' && c != '\r' && c != '\t') {
        return Err(LineError::Unseen);
    }
    let typed = line.strip_prefix('/').unwrap_or(line).trim_start();
    if typed.is_empty() {
        return Err(LineError::Empty);
    }
    let (name, rest) = typed.split_at(typed.find(char::is_whitespace).unwrap_or(typed.len()));
    let short = || is_short_for_move(name).then(|| CommandSpec::of(CommandId::Move));
    let spec = CommandSpec::named(name).or_else(short).ok_or_else(|| LineError::Unknown {
        typed: escape_text(name, SHOWN),
        nearest: nearest_command(name),
    })?;
    let (chars, most) = (line.chars().count(), spec.line_chars());
    if chars > most {
        return Err(LineError::TooLong { chars, most });
    }
    let rest = of_command(spec, rest)?;
    LineReader::read(spec, rest, is_called).map_err(|error| of_its_game(error, spec, rest))
}

/// Which parts there are depends on the game whose rules are asked for.
fn of_its_game(error: LineError, spec: &CommandSpec, rest: &str) -> LineError {
    let LineError::NotAChoice { option: "part", typed, .. } = &error else { return error };
    let game = spec.options.iter().find(|option| is_game(option));
    let starts = rest.char_indices().filter(|(at, _)| *at == 0 || rest[..*at].ends_with([' ', ':']));
    let named = starts.filter_map(|(at, _)| {
        let length = taken(game?, &rest[at..], &|_| false)?;
        title_first(&rest[at..])
            .map(|(name, _)| name)
            .or_else(|| Some(Preset::named(&rest[at..at + length])?.name))
    });
    LineError::NoPart { typed: typed.clone(), game: named.into_iter().next() }
}
