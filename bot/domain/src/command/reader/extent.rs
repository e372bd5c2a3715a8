//! How much of a line is the value of an option.

use super::LineReader;
use crate::command::line_error::LineError;
use crate::command::option_words::named_first;
use crate::command::quotes::without_backticks;
use crate::command::taken::{first_word, goes_on_a_position, longest, taken};
use crate::command::{CommandOption, ValueExtent};
use crate::time_zone::Zone;

/// The beginning of a text that is surely a value.
pub(super) struct CertainValue {
    /// Where its value begins and ends.
    pub(super) value: std::ops::Range<usize>,
    /// The options that know it.
    pub(super) options: Vec<&'static CommandOption>,
}

impl<'a> LineReader<'a> {
    /// As much of the rest of the line as an option can take, taken off it.
    pub(super) fn extent(&mut self, option: &'static CommandOption) -> Result<String, LineError> {
        let known = match option.takes {
            ValueExtent::Words | ValueExtent::Position => None,
            ValueExtent::All => {
                let end = self.name_in(self.rest, |_, _| false);
                return Ok(self.cut(end));
            }
            ValueExtent::Person => taken(option, self.rest, self.is_called)
                .or_else(|| longest(self.rest, self.is_called))
                .filter(|length| *length > first_word(self.rest).len() || self.spec.options.len() > 1),
            ValueExtent::GameOptions => {
                let mut given = vec![self.one_option(option)?];
                while self.named(self.rest).is_none() && taken(option, self.rest, self.is_called).is_some() {
                    given.push(self.one_option(option)?);
                }
                return Ok(given.join(" "));
            }
            // A lone digit is a zone where one is asked for.
            ValueExtent::Zone => longest(self.rest, |head| head.parse::<Zone>().is_ok()),
            _ => taken(option, self.rest, self.is_called),
        };
        if let Some(length) = known {
            return Ok(self.cut(length));
        }
        match option.takes {
            ValueExtent::Words
            | ValueExtent::Position
            | ValueExtent::Stipulation
            | ValueExtent::Zone
            | ValueExtent::Hours => {}
            ValueExtent::Person if self.spec.options.len() == 1 => {}
            _ => return self.word(),
        }
        let end = self.name_in(self.rest, |begun, text| {
            let goes_on =
                option.takes == ValueExtent::Position && goes_on_a_position(begun, first_word(text));
            !goes_on && self.sure(text, Some(option)).is_some()
        });
        Ok(self.cut(end))
    }

    /// The next `name=value`, or the word in its place.
    fn one_option(&mut self, option: &CommandOption) -> Result<String, LineError> {
        match taken(option, self.rest, self.is_called) {
            Some(length) => Ok(self.cut(length)),
            None => self.word(),
        }
    }

    /// Where the name of an option begins in a text, or anything else that ends what has been begun.
    fn name_in(&self, text: &'a str, ends: impl Fn(&str, &str) -> bool) -> usize {
        let mut blanks = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
        let end = blanks.find(|at| {
            // Once for each word.
            if text[..*at].ends_with(char::is_whitespace) {
                return false;
            }
            let next = text[*at..].trim_start();
            !next.is_empty() && (self.named(next).is_some() || ends(&text[..*at], next))
        });
        end.unwrap_or(text.len())
    }

    /// So much of the rest of the line.
    pub(super) fn cut(&mut self, end: usize) -> String {
        let (value, after) = self.rest.split_at(end);
        self.rest = after.trim_start();
        without_backticks(value.trim()).to_owned()
    }

    /// What is surely a value at the beginning of a text, as much of it as any option can take; of an option whose name stands
    /// before it, as in `rounds 3`, or of one that needs none.
    pub(super) fn sure(&self, text: &str, except: Option<&CommandOption>) -> Option<CertainValue> {
        let free: Vec<_> = self.spec.options.iter().filter(|option| self.is_free(option)).collect();
        let others =
            || free.iter().copied().filter(|option| except.is_none_or(|except| except.name != option.name));
        let word = first_word(text);
        let behind = text[word.len()..].trim_start();
        let of_its_name = others().find_map(|option| {
            let own = option.name.eq_ignore_ascii_case(word).then_some(option)?;
            let (start, length) = (text.len() - behind.len(), self.surely(own, behind)?);
            Some(CertainValue { value: start..start + length, options: vec![option] })
        });
        if of_its_name.is_some() {
            return of_its_name;
        }
        let known: Vec<_> =
            others().filter_map(|option| Some((option, self.surely(option, text)?))).collect();
        let end = known.iter().map(|(_, length)| *length).max()?;
        let longest = known.into_iter().filter(|(_, length)| *length == end);
        Some(CertainValue { value: 0..end, options: longest.map(|(option, _)| option).collect() })
    }

    /// How much of the beginning of a text is surely an option's; a position goes on behind its board.
    fn surely(&self, option: &'static CommandOption, text: &str) -> Option<usize> {
        let length = taken(option, text, self.is_called)?;
        if option.takes != ValueExtent::Position {
            return Some(length);
        }
        let mut blanks = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
        let end = blanks.find(|at| {
            let next = text[*at..].trim_start();
            let goes_on = goes_on_a_position(&text[..*at], first_word(next));
            named_first(self.spec, next).is_some() || !goes_on && self.sure(next, Some(option)).is_some()
        });
        Some(end.unwrap_or(text.len()))
    }

    /// The options that know a whole word or quotation.
    pub(super) fn knowing(&self, word: &str) -> Vec<&'static CommandOption> {
        let free = self.spec.options.iter().filter(|option| self.is_free(option));
        let knows = |option: &&'static CommandOption| match option.takes {
            ValueExtent::Person => word.starts_with('@'),
            ValueExtent::GameOptions => word.contains('='),
            ValueExtent::Position => taken(option, word, self.is_called).is_some(),
            _ => taken(option, word, self.is_called) == Some(word.len()),
        };
        free.filter(knows).collect()
    }
}
