//! Whether an option takes what was typed for it, and in which form.

use super::line_error::LineError;
use super::option_words::{choices_of, chosen, side, title_first};
use super::taken::options_text;
use super::{Complete, OptionKind, OptionSpec, RECORD_CHARS, Takes};
use crate::escape::escape_text;
use crate::span::Span;
use crate::time_control::TimeControl;

/// How much of what was typed is repeated in an error.
pub(super) const SHOWN: usize = 30;

pub(super) fn not_a_choice(option: &OptionSpec, word: &str) -> LineError {
    let (typed, values) = (escape_text(word, SHOWN), choices_of(option));
    LineError::NotAChoice { option: option.name, typed, values }
}

/// Whether an option takes a word that it does not know, so that it says itself what is wrong with it.
pub(super) fn is_open(option: &OptionSpec, word: &str) -> bool {
    match option.takes {
        Takes::Choice
        | Takes::Side
        | Takes::GameOptions
        | Takes::Code
        | Takes::Time
        | Takes::Span
        | Takes::Count => false,
        Takes::Hours => word.starts_with(|c: char| c.is_ascii_digit()),
        // No game is called by a number.
        Takes::Game => !word.bytes().all(|byte| byte.is_ascii_digit()),
        Takes::Position => option.complete != Complete::Position,
        _ => true,
    }
}

/// Whether an option without its name takes one word alone.
pub(super) fn is_alone(option: &OptionSpec) -> bool {
    option.complete == Complete::PactWith || matches!(option.takes, Takes::Word | Takes::Game | Takes::Code)
}

pub(super) fn checked(option: &'static OptionSpec, value: String) -> Result<String, LineError> {
    /// As long as an id is on any network.
    const PERSON_CHARS: usize = 255;
    let most = match option.kind {
        OptionKind::Choice(_) => {
            let side = (option.takes == Takes::Side).then(|| side(&value)).flatten();
            return chosen(option, &value)
                .or(side)
                .map(str::to_owned)
                .ok_or_else(|| not_a_choice(option, &value));
        }
        OptionKind::Text(most) => usize::from(most),
        OptionKind::Record => RECORD_CHARS,
        OptionKind::Person => PERSON_CHARS,
    };
    let value = match option.takes {
        Takes::Time => match TimeControl::read(&value) {
            Some(time) => time.word(),
            None => return Err(LineError::NotATime { typed: escape_text(&value, SHOWN) }),
        },
        Takes::Span => Span::read(&value).map_or(value, |span| Span::word(span.ms)),
        Takes::Count => value.split_whitespace().next().unwrap_or_default().to_owned(),
        Takes::Game => title_first(&value)
            .filter(|(_, behind)| behind.is_empty())
            .map_or(value.clone(), |(name, _)| name.to_owned()),
        Takes::GameOptions => options_text(&value),
        _ => value,
    };
    let chars = value.chars().count();
    if chars > most {
        return Err(LineError::LongOption { option: option.name, most, chars });
    }
    Ok(value)
}
