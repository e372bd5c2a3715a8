//! A line being read: as much of it to each option as that can take.

mod extent;

use std::collections::BTreeMap;

use self::extent::CertainValue;
use super::{CommandOption, CommandSpec, CompletionSource, OptionKind, ValueExtent};
use crate::command::line_error::{LineError, is_numbered};
use crate::command::option_words::{is_like_named, named_first, words_of};
use crate::command::quotes::{in_backticks, is_quote};
use crate::command::suggestion::nearest;
use crate::command::taken::taken;
use crate::command::validation::{SHOWN, checked, is_alone, is_open, not_a_choice};
use crate::escape::escape_text;
use crate::port::Invocation;

/// A line being read: what is left of it, and the options found.
pub(in crate::command) struct LineReader<'a> {
    spec: &'static CommandSpec,
    rest: &'a str,
    is_called: &'a dyn Fn(&str) -> bool,
    found: BTreeMap<&'static str, String>,
    /// Values that several options know, in their order.
    shared: Vec<(Vec<&'static CommandOption>, String)>,
}

impl<'a> LineReader<'a> {
    /// Reads what stands behind a command's name.
    pub(in crate::command) fn read(
        spec: &'static CommandSpec,
        rest: &'a str,
        is_called: &'a dyn Fn(&str) -> bool,
    ) -> Result<Invocation, LineError> {
        let mut reader = Self { spec, rest, is_called, found: BTreeMap::new(), shared: Vec::new() };
        while !reader.rest.is_empty() {
            reader.take()?;
        }
        reader.finish()
    }

    fn take(&mut self) -> Result<(), LineError> {
        if let Some((option, after)) = self.named(self.rest) {
            self.rest = after;
            let value = self.value_of(option)?;
            return self.put(option, value);
        }
        if let Some((option, after)) = self.named_without_colon() {
            self.rest = after;
            let value = self.extent(option)?;
            return self.put(option, value);
        }
        let start = self.rest;
        let quoted = self.is_quotation();
        if let ([only], false) = (self.spec.options, quoted)
            && only.takes == ValueExtent::Person
            && self.is_free(only)
            && self.sure(start, None).is_none_or(|sure| sure.value.start == 0)
        {
            let value = self.extent(only)?;
            return self.put(only, value);
        }
        if quoted || in_backticks(start).is_some() {
            let word = self.word()?;
            let options = self.knowing(&word);
            if !options.is_empty() {
                return self.share(options, word);
            }
            if quoted {
                let option = self.open_for(&word)?;
                return self.put(option, word);
            }
            self.rest = start;
        } else if let Some(CertainValue { value, options }) = self.sure(start, None) {
            let (before, after) = start.split_at(value.end);
            self.rest = after.trim_start();
            return self.share(options, before[value.start..].to_owned());
        }
        let word = self.word()?;
        let place = self.open_for(&word);
        // Moves and free words may hold colons.
        let is_free = |option: &CommandOption| {
            matches!(option.takes, ValueExtent::Words | ValueExtent::All) && !is_alone(option)
        };
        if !place.as_ref().is_ok_and(|option| is_free(option))
            && let Some(error) = self.misspelt(&word).or_else(|| self.of_no_option(&word, &place))
        {
            return Err(error);
        }
        let option = place?;
        if is_alone(option) {
            return self.put(option, word);
        }
        self.rest = start;
        let value = self.extent(option)?;
        self.put(option, value)
    }

    /// The option whose name and colon come first in a text, and what follows.
    fn named(&self, text: &'a str) -> Option<(&'static CommandOption, &'a str)> {
        named_first(self.spec, text)
    }

    /// The same without the colon, as in `answer Nf3`, where what follows is no sentence in which the name is a word.
    fn named_without_colon(&self) -> Option<(&'static CommandOption, &'a str)> {
        const SHORT: u16 = 100;
        let (word, after) = self.rest.split_once(char::is_whitespace)?;
        let is_short = |option: &CommandOption| {
            let is_move = option.complete == CompletionSource::Moves;
            option.takes == ValueExtent::Words
                && (is_move || matches!(option.kind, OptionKind::Text(most) if most <= SHORT))
        };
        let mut free = self.spec.options.iter().filter(|option| self.is_free(option));
        let option = free.find(|option| option.name.eq_ignore_ascii_case(word) && is_short(option))?;
        Some((option, after.trim_start()))
    }

    fn value_of(&mut self, option: &'static CommandOption) -> Result<String, LineError> {
        let rest = self.rest;
        if self.is_quotation()
            || in_backticks(rest).is_some() && !matches!(option.takes, ValueExtent::Words | ValueExtent::All)
        {
            return self.word();
        }
        let value = self.extent(option)?;
        // None of these values has a colon, so that this is the name of an option that the command doesn't have.
        if matches!(option.complete, CompletionSource::PactWith | CompletionSource::PactUntil)
            && let Some(word) = value.split_whitespace().find(|word| is_like_named(word))
        {
            return Err(self.misspelt(word).unwrap_or_else(|| self.superfluous(word)));
        }
        Ok(value)
    }

    /// A word with a name and a colon whose name is nearly that of an option of the command.
    fn misspelt(&self, word: &str) -> Option<LineError> {
        let (name, _) = word.split_once(':').filter(|_| is_like_named(word))?;
        let option = nearest(name, self.spec.options.iter().map(|option| option.name))?;
        Some(LineError::Misspelt { command: self.spec.name, typed: escape_text(name, SHOWN), option })
    }

    /// A word with a name, or a `name=value`, where one word of another kind is expected.
    fn of_no_option(&self, word: &str, place: &Result<&CommandOption, LineError>) -> Option<LineError> {
        let other = match place {
            Ok(option) => {
                !matches!(option.takes, ValueExtent::Words | ValueExtent::All | ValueExtent::Person)
            }
            Err(error) => !matches!(error, LineError::OnePerson { .. }),
        };
        (other && (is_like_named(word) || word.contains('='))).then(|| self.superfluous(word))
    }

    fn superfluous(&self, word: &str) -> LineError {
        LineError::Superfluous { command: self.spec.name, typed: escape_text(word, SHOWN) }
    }

    /// Whether an option can still be given.
    fn is_free(&self, option: &CommandOption) -> bool {
        !self.found.contains_key(option.name) || option.takes == ValueExtent::GameOptions
    }

    /// Whether a quotation is next, perhaps with the sign of a name before it: `@"Ann Lee"`.
    fn is_quotation(&self) -> bool {
        self.rest.strip_prefix('@').unwrap_or(self.rest).starts_with(is_quote)
    }

    /// The next word or quotation, taken off the line.
    fn word(&mut self) -> Result<String, LineError> {
        if let Some(quotation) = self.rest.strip_prefix('@').filter(|rest| rest.starts_with(is_quote)) {
            self.rest = quotation;
            let name = self.word()?;
            return Ok(if name.starts_with('@') { name } else { format!("@{name}") });
        }
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

    /// The option that a word goes to which none knows: the first that takes any word.
    fn open_for(&self, word: &str) -> Result<&'static CommandOption, LineError> {
        let options = self.spec.options;
        let mut free = options.iter().filter(|option| self.is_free(option));
        if word.starts_with('@') && options.iter().any(|option| option.takes == ValueExtent::Person) {
            return Err(LineError::OnePerson { command: self.spec.name });
        }
        let is_digits = word.bytes().all(|byte| byte.is_ascii_digit());
        let numbered = |option: &&CommandOption| is_digits && is_numbered(&words_of(option));
        if let Some(option) = free.clone().find(numbered) {
            return Err(not_a_choice(option, word));
        }
        let is_time = !is_digits && word.starts_with(|c: char| c.is_ascii_digit());
        if is_time && free.clone().any(|option| option.takes == ValueExtent::Time) {
            return Err(LineError::NotATime { typed: escape_text(word, SHOWN) });
        }
        if let Some(option) = free.clone().find(|option| is_open(option, word)) {
            return Ok(option);
        }
        if let Some(option) = options
            .iter()
            .find(|option| !self.is_free(option) && taken(option, word, self.is_called) == Some(word.len()))
        {
            return Err(LineError::Twice { option: option.name });
        }
        let of_list = |option: &&CommandOption| matches!(option.kind, OptionKind::Choice(_));
        let lists: Vec<_> = free.clone().filter(of_list).collect();
        if let [option] = lists.as_slice() {
            return Err(not_a_choice(option, word));
        }
        if let Some(option) = free.find(|option| option.takes == ValueExtent::Code) {
            return Ok(option);
        }
        let words: Vec<_> =
            lists.iter().flat_map(|option| words_of(option)).filter(|word| word.len() > 2).collect();
        let near = nearest(word, words.into_iter());
        Err(match near {
            Some(meant) => LineError::NearAChoice { typed: escape_text(word, SHOWN), meant },
            None => self.superfluous(word),
        })
    }

    /// Gives a value to the option that knows it; what several know waits for what else is given.
    fn share(&mut self, mut options: Vec<&'static CommandOption>, value: String) -> Result<(), LineError> {
        match options.as_slice() {
            [_] => self.put(options.remove(0), value),
            _ => {
                self.shared.push((options, value));
                Ok(())
            }
        }
    }

    fn put(&mut self, option: &'static CommandOption, value: String) -> Result<(), LineError> {
        let value = checked(option, value)?;
        match self.found.get_mut(option.name) {
            Some(given) if option.takes == ValueExtent::GameOptions => {
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

    /// Gives what several options know to those that are free: first what only one of them can still take.
    fn give_out(&mut self) -> Result<(), LineError> {
        while !self.shared.is_empty() {
            let free = |options: &[&'static CommandOption]| {
                options.iter().filter(|option| self.is_free(option)).count()
            };
            let next = self.shared.iter().position(|(options, _)| free(options) < 2).unwrap_or(0);
            let (options, value) = self.shared.remove(next);
            let option = options.iter().find(|option| self.is_free(option)).or(options.first());
            if let Some(option) = option {
                self.put(option, value)?;
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Invocation, LineError> {
        self.give_out()?;
        let given =
            |option: &CommandOption| self.found.get(option.name).is_some_and(|v| !v.trim().is_empty());
        if let Some(option) = self.spec.options.iter().find(|option| option.required && !given(option)) {
            return Err(LineError::Missing { command: self.spec.name, option: option.name });
        }
        let options = self.found.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        Ok(Invocation { command: self.spec.id, options })
    }
}
