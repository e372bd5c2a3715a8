//! Whether an option takes what was typed for it, and in which form.

use super::line_error::LineError;
use super::option_words::{choices_of, chosen, side, title_first};
use super::taken::options_text;
use super::{CommandOption, CompletionSource, OptionKind, RECORD_CHARS, ValueExtent};
use crate::duration::Span;
use crate::escape::escape_text;
use crate::time_control::TimeControl;

/// How much of what was typed is repeated in an error.
pub(super) const SHOWN: usize = 30;

pub(super) fn not_a_choice(option: &CommandOption, word: &str) -> LineError {
    let (typed, values) = (escape_text(word, SHOWN), choices_of(option));
    LineError::NotAChoice { option: option.name, typed, values }
}

/// Whether an option takes a word that it does not know, so that it says itself what is wrong with it.
pub(super) fn is_open(option: &CommandOption, word: &str) -> bool {
    match option.takes {
        ValueExtent::Choice
        | ValueExtent::Side
        | ValueExtent::GameOptions
        | ValueExtent::Code
        | ValueExtent::Time
        | ValueExtent::Span
        | ValueExtent::Count => false,
        ValueExtent::Hours => word.starts_with(|c: char| c.is_ascii_digit()),
        // No game is called by a number.
        ValueExtent::Game => !word.bytes().all(|byte| byte.is_ascii_digit()),
        ValueExtent::Position => option.complete != CompletionSource::Position,
        _ => true,
    }
}

/// Whether an option without its name takes one word alone.
pub(super) fn is_alone(option: &CommandOption) -> bool {
    option.complete == CompletionSource::PactWith
        || matches!(option.takes, ValueExtent::Word | ValueExtent::Game | ValueExtent::Code)
}

pub(super) fn checked(option: &'static CommandOption, value: String) -> Result<String, LineError> {
    /// As long as an id is on any network.
    const PERSON_CHARS: usize = 255;
    let most = match option.kind {
        OptionKind::Choice(_) => {
            let side = (option.takes == ValueExtent::Side).then(|| side(&value)).flatten();
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
        ValueExtent::Time => match TimeControl::read(&value) {
            Some(time) => time.word(),
            None => return Err(LineError::NotATime { typed: escape_text(&value, SHOWN) }),
        },
        ValueExtent::Span => Span::read(&value).map_or(value, |span| Span::word(span.ms)),
        ValueExtent::Count => value.split_whitespace().next().unwrap_or_default().to_owned(),
        ValueExtent::Game => title_first(&value)
            .filter(|(_, behind)| behind.is_empty())
            .map_or(value.clone(), |(name, _)| name.to_owned()),
        ValueExtent::GameOptions => options_text(&value),
        _ => value,
    };
    let chars = value.chars().count();
    if chars > most {
        return Err(LineError::LongOption { option: option.name, most, chars });
    }
    Ok(value)
}
