//! A typed slash line (`/move e2e4`, `/challenge opponent:@bob time:1d`) to an [`Invocation`].

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::lines::of_command;
use super::nearest::{nearest, nearest_command};
use super::option_words::{fits, is_game, is_like_named, is_one_word, named_first, takes_rest, title_first};
use super::quoted::{in_backticks, is_quote, without_backticks};
use super::table::is_short_for_move;
use super::{CommandId, CommandSpec, Complete, OptionKind, OptionSpec};
use crate::escape::escape_text;
use crate::port::Invocation;
use crate::time_control::{OFFERED, TimeControl};

pub use super::line_error::{LINE_CHARS, LineError};

/// How much of what was typed is repeated in an error.
const SHOWN: usize = 30;

/// Options as they are typed behind a command's name, each with its own: [`parse`] reads the same from them.
#[must_use]
pub fn options(command: CommandId, given: &[(&str, &str)]) -> String {
    let typed = given.iter().map(|(name, value)| {
        let option = CommandSpec::of(command).options.iter().find(|option| option.name == *name);
        let free =
            option.is_some_and(|option| matches!(option.kind, OptionKind::Text(_)) && takes_rest(option));
        // Free text goes on to the next name of an option or to the end of its kind of words; any other value is one word.
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
#[must_use]
pub fn in_full(line: &str) -> Cow<'_, str> {
    let typed = line.trim_start().strip_prefix('/');
    match typed.and_then(|typed| typed.split_once(char::is_whitespace)) {
        Some((name, rest)) if is_short_for_move(name) => {
            Cow::Owned(format!("/{} {rest}", CommandSpec::of(CommandId::Move).name))
        }
        _ => Cow::Borrowed(line),
    }
}

/// Reads a typed line. The slash may be left out, and `m` is short for `move`; options stand as `name:value` in any order, with quotation marks
/// where a value has spaces, or without their names, in which case each word goes to the option it fits: a value of
/// a list to that list, `@name` to the person, `name=value` to the table's options, and otherwise to the first
/// option that is still free. A free text goes on to the next name, or to the end of the line. What is one word by its nature ends
/// with it: `game:chess first` is a game and a side. A game can also be called by its title: `game:Black holes first`. Backticks
/// round a value are no part of it. What stands in further lines is talk, unless the command goes on there.
///
/// # Errors
/// What cannot be read, and what would be right.
pub fn parse(line: &str) -> Result<Invocation, LineError> {
    let chars = line.chars().count();
    if chars > LINE_CHARS {
        return Err(LineError::TooLong { chars });
    }
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
    let mut reader = Reader { spec, rest: of_command(spec, rest)?, found: BTreeMap::new() };
    while !reader.rest.is_empty() {
        reader.take()?;
    }
    reader.finish()
}

/// A line being read: what is left of it, and the options found.
struct Reader<'a> {
    spec: &'static CommandSpec,
    rest: &'a str,
    found: BTreeMap<&'static str, String>,
}

impl<'a> Reader<'a> {
    fn take(&mut self) -> Result<(), LineError> {
        if let Some((option, after)) = self.named(self.rest) {
            self.rest = after;
            let value = self.value_of(option)?;
            return self.put(option, value);
        }
        if let Some(option) = self.spec.options.iter().find(|option| self.is_free(option) && is_game(option))
            && let Some(name) = self.title()
        {
            return self.put(option, name.to_owned());
        }
        let start = self.rest;
        let word = self.word()?;
        let quoted = start.starts_with(is_quote);
        let place = self.place_for(&word);
        // Moves and free words may hold colons.
        if !quoted
            && !place.as_ref().is_ok_and(|option| takes_rest(option))
            && let Some(error) = self.misspelt(&word).or_else(|| self.of_no_option(&word, &place))
        {
            return Err(error);
        }
        let option = place?;
        if takes_rest(option) && !quoted {
            self.rest = start;
            let value = self.up_to_a_name().to_owned();
            return self.put(option, value);
        }
        self.put(option, word)
    }

    /// The option whose name and colon come first in a text, and what follows.
    fn named(&self, text: &'a str) -> Option<(&'static OptionSpec, &'a str)> {
        named_first(self.spec, text)
    }

    /// The value after `name:`: a quotation, a word, a game's title, the words with a `=`, or for free text all up to the next
    /// name.
    fn value_of(&mut self, option: &OptionSpec) -> Result<String, LineError> {
        let free = matches!(option.kind, OptionKind::Text(_)) && !is_one_word(option);
        if self.rest.starts_with(is_quote) {
            return self.word();
        }
        if is_game(option)
            && let Some(name) = self.title()
        {
            return Ok(name.to_owned());
        }
        if option.complete == Complete::GameOptions {
            let mut given = vec![self.word()?];
            while self.rest.split_whitespace().next().is_some_and(|word| fits(option, word))
                && self.named(self.rest).is_none()
            {
                given.push(self.word()?);
            }
            return Ok(given.join(" "));
        }
        if !free {
            return self.word();
        }
        let value = self.up_to_a_name();
        // None of these values has a colon, so that this is the name of an option that the command doesn't have.
        if matches!(option.complete, Complete::PactWith | Complete::PactUntil)
            && let Some(word) = value.split_whitespace().find(|word| is_like_named(word))
        {
            return Err(self.misspelt(word).unwrap_or_else(|| self.superfluous(word)));
        }
        Ok(value.to_owned())
    }

    /// A word with a name and a colon whose name is nearly that of an option of the command.
    fn misspelt(&self, word: &str) -> Option<LineError> {
        let (name, _) = word.split_once(':').filter(|_| is_like_named(word))?;
        let option = nearest(name, self.spec.options.iter().map(|option| option.name))?;
        Some(LineError::Misspelt { command: self.spec.name, typed: escape_text(name, SHOWN), option })
    }

    /// A word with a name, or a `name=value`, where one word of another kind is expected.
    fn of_no_option(&self, word: &str, place: &Result<&OptionSpec, LineError>) -> Option<LineError> {
        let other = match place {
            Ok(option) => is_one_word(option) && !fits(option, word),
            Err(error) => matches!(error, LineError::NotAChoice { .. }),
        };
        (other && (is_like_named(word) || word.contains('='))).then(|| self.superfluous(word))
    }

    /// Nothing takes this word.
    fn superfluous(&self, word: &str) -> LineError {
        LineError::Superfluous { command: self.spec.name, typed: escape_text(word, SHOWN) }
    }

    /// The name of the game whose title stands first, taken off the line.
    fn title(&mut self) -> Option<&'static str> {
        let (name, behind) = title_first(self.rest)?;
        self.rest = behind.trim_start();
        Some(name)
    }

    /// Whether an option can still be given.
    fn is_free(&self, option: &OptionSpec) -> bool {
        !self.found.contains_key(option.name) || option.complete == Complete::GameOptions
    }

    /// All up to the next name of an option, taken off the line.
    fn up_to_a_name(&mut self) -> &'a str {
        let mut end = self.rest.len();
        for (at, _) in self.rest.char_indices().filter(|(_, c)| c.is_whitespace()) {
            if self.named(self.rest[at..].trim_start()).is_some() {
                end = at;
                break;
            }
        }
        let (value, after) = self.rest.split_at(end);
        self.rest = after.trim_start();
        without_backticks(value.trim())
    }

    /// The next word or quotation, taken off the line.
    fn word(&mut self) -> Result<String, LineError> {
        if let Some(opened) = self.rest.chars().next().filter(|c| is_quote(*c)) {
            let quoted = &self.rest[opened.len_utf8()..];
            let closes = |c| is_quote(c) && (c == '"') == (opened == '"');
            let mut value = String::new();
            let mut escaped = false;
            for (at, c) in quoted.char_indices() {
                match c {
                    '\\' if !escaped => escaped = true,
                    c if !escaped && closes(c) => {
                        self.rest = quoted[at + c.len_utf8()..].trim_start();
                        return Ok(value);
                    }
                    _ => {
                        if escaped && c != '"' && c != '\\' {
                            value.push('\\');
                        }
                        value.push(c);
                        escaped = false;
                    }
                }
            }
            return Err(LineError::OpenQuote);
        }
        let blank = || self.rest.split_once(char::is_whitespace).unwrap_or((self.rest, ""));
        let (word, after) = in_backticks(self.rest).unwrap_or_else(blank);
        self.rest = after.trim_start();
        Ok(word.to_owned())
    }

    /// The option a word without a name belongs to.
    fn place_for(&self, word: &str) -> Result<&'static OptionSpec, LineError> {
        let free = |option: &&OptionSpec| self.is_free(option);
        let options = self.spec.options;
        if let Some(option) = options.iter().filter(free).find(|option| fits(option, word)) {
            return Ok(option);
        }
        if word.starts_with('@') && options.iter().any(|option| matches!(option.kind, OptionKind::Person)) {
            return Err(LineError::OnePerson { command: self.spec.name });
        }
        let open = |option: &&OptionSpec| match option.kind {
            OptionKind::Choice(_) => false,
            _ => !matches!(
                option.complete,
                Complete::GameCodes | Complete::GameOptions | Complete::Times | Complete::Position
            ),
        };
        if let Some(option) = options.iter().filter(free).find(open) {
            return Ok(option);
        }
        if let Some(option) = options.iter().find(|option| is_game(option) && fits(option, word)) {
            return Err(LineError::Twice { option: option.name });
        }
        match options.iter().filter(free).find(|option| !open(option)) {
            Some(OptionSpec { name, kind: OptionKind::Choice(values), .. }) => Err(LineError::NotAChoice {
                option: name,
                typed: escape_text(word, SHOWN),
                values: values.iter().map(|(value, _)| *value).collect(),
            }),
            Some(option) if option.complete == Complete::GameCodes => Ok(option),
            _ => Err(self.superfluous(word)),
        }
    }

    fn put(&mut self, option: &'static OptionSpec, value: String) -> Result<(), LineError> {
        let value = checked(option, value)?;
        match self.found.get_mut(option.name) {
            Some(given) if option.complete == Complete::GameOptions => {
                given.push(' ');
                given.push_str(&value);
                Ok(())
            }
            Some(_) => Err(LineError::Twice { option: option.name }),
            None => {
                self.found.insert(option.name, value);
                Ok(())
            }
        }
    }

    fn finish(self) -> Result<Invocation, LineError> {
        let given = |option: &OptionSpec| self.found.get(option.name).is_some_and(|v| !v.trim().is_empty());
        if let Some(option) = self.spec.options.iter().find(|option| option.required && !given(option)) {
            let OptionSpec { name, help, .. } = option;
            return Err(LineError::Missing { command: self.spec.name, option: name, help });
        }
        let options = self.found.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        Ok(Invocation { command: self.spec.id, options })
    }
}

fn checked(option: &'static OptionSpec, value: String) -> Result<String, LineError> {
    match option.kind {
        OptionKind::Choice(values) => {
            let found =
                values.iter().map(|(value, _)| *value).find(|known| known.eq_ignore_ascii_case(&value));
            found.map(str::to_owned).ok_or_else(|| LineError::NotAChoice {
                option: option.name,
                typed: escape_text(&value, SHOWN),
                values: values.iter().map(|(value, _)| *value).collect(),
            })
        }
        OptionKind::Text(most) => {
            if option.complete == Complete::Times && TimeControl::read(&value).is_none() {
                let values = OFFERED.iter().map(|(value, _)| *value).collect();
                return Err(LineError::NotAChoice {
                    option: option.name,
                    typed: escape_text(&value, SHOWN),
                    values,
                });
            }
            let chars = value.chars().count();
            if chars > usize::from(most) {
                return Err(LineError::LongOption { option: option.name, most, chars });
            }
            Ok(value)
        }
        OptionKind::Person => {
            const PERSON_CHARS: u16 = 255;
            let chars = value.chars().count();
            if chars > usize::from(PERSON_CHARS) {
                return Err(LineError::LongOption { option: option.name, most: PERSON_CHARS, chars });
            }
            Ok(value)
        }
    }
}
