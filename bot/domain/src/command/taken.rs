//! How much of a text is surely the value of an option: "as much as it can take", which leaves the rest to the other options.

use lasermate_engine::problems::Stipulation;
use lasermate_engine::variants::Preset;

use super::option_words::{OF_PUZZLES, UNIT, chosen, is_of_a_game, side, title_first};
use super::{CommandOption, CompletionSource, ValueExtent};
use crate::duration::Span;
use crate::time_control::TimeControl;
use crate::time_of_day::Hours;
use crate::time_zone::Zone;

/// The most words of a name, a time or what a problem asks.
const WORDS: usize = 8;

pub(super) fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

/// The length of the longest beginning of a text, in whole words, that can be read.
pub(super) fn longest(text: &str, reads: impl Fn(&str) -> bool) -> Option<usize> {
    let blanks = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
    let ends =
        blanks.chain([text.len()]).filter(|end| *end > 0 && !text[..*end].ends_with(char::is_whitespace));
    let heads: Vec<_> = ends.take(WORDS).collect();
    heads.into_iter().rev().find(|end| reads(&text[..*end]))
}

/// How much of the beginning of a text is surely a value of an option; `is_called` says whether somebody here has a name.
pub(super) fn taken(option: &CommandOption, text: &str, is_called: &dyn Fn(&str) -> bool) -> Option<usize> {
    let word = first_word(text);
    let whole = |fits: bool| (fits && !word.is_empty()).then_some(word.len());
    match option.takes {
        ValueExtent::Choice => whole(chosen(option, word).is_some()),
        ValueExtent::Side => whole(chosen(option, word).or_else(|| side(word)).is_some()),
        ValueExtent::Person => {
            let name = text.strip_prefix('@')?;
            let known = longest(name, is_called).map(|length| length + 1);
            known.or_else(|| whole(word.len() > 1))
        }
        ValueExtent::Game => {
            let of_puzzles = || {
                option.complete == CompletionSource::PuzzleGames
                    && OF_PUZZLES.iter().any(|known| known.eq_ignore_ascii_case(word))
            };
            let titled = title_first(text).map(|(_, behind)| text.len() - behind.len());
            titled.or_else(|| whole(Preset::named(word).is_some() || of_puzzles()))
        }
        ValueExtent::GameOptions => game_option(text),
        ValueExtent::Code => {
            let digits = word.strip_prefix(['G', 'g']).unwrap_or(word);
            whole(!digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()))
        }
        ValueExtent::Time => longest(text, |head| !ends_as_a_side(head) && TimeControl::read(head).is_some()),
        // The last part may begin a time control: `2 hours 10 min + 5s`.
        ValueExtent::Span => longest(text, |head| {
            let adds = text[head.len()..].trim_start().starts_with(['+', '|']);
            !adds && !ends_as_a_side(head) && Span::read(head).is_some()
        }),
        ValueExtent::Count => {
            let named = |word: &str| {
                word.trim_end_matches('s').eq_ignore_ascii_case(option.name.trim_end_matches('s'))
            };
            longest(text, |head| match head.split_once(char::is_whitespace) {
                None => count(head),
                // `5 rounds`.
                Some((number, what)) => count(number) && named(what.trim()),
            })
        }
        ValueExtent::Hours => longest(text, |head| head.parse::<Hours>().is_ok()),
        // `2` is a zone only where one is asked for.
        ValueExtent::Zone => longest(text, |head| {
            !head.starts_with(|c: char| c.is_ascii_digit()) && head.parse::<Zone>().is_ok()
        }),
        ValueExtent::Position => whole(is_board(word)),
        ValueExtent::Stipulation => longest(text, |head| Stipulation::parse(head).is_ok()),
        ValueExtent::Word | ValueExtent::Words | ValueExtent::All => None,
    }
}

/// Whether `second` in a time is a side, or a way to decide ties: a time says `seconds` or `s`, or `1 second`.
fn ends_as_a_side(time: &str) -> bool {
    let words: Vec<_> = time.split_whitespace().collect();
    words.windows(2).any(|pair| pair[0] != "1" && pair[1].eq_ignore_ascii_case("second"))
}

fn count(word: &str) -> bool {
    (1..=5).contains(&word.len()) && word.bytes().all(|digit| digit.is_ascii_digit())
}

/// Whether a word is the board of a position: its rows, and the letters of pieces.
fn is_board(word: &str) -> bool {
    const ROWS: usize = 4;
    let is_of_board = |c: char| c.is_ascii_alphanumeric() || "/[]'|~-_".contains(c);
    word.bytes().filter(|byte| *byte == b'/').count() >= ROWS && word.chars().all(is_of_board)
}

/// Whether a word can be part of a position that has been begun, and is meant for no other option there.
pub(super) fn goes_on_a_position(begun: &str, word: &str) -> bool {
    const NUMBERS: usize = 2;
    let is_number = |word: &str| word.bytes().all(|digit| digit.is_ascii_digit());
    let numbers = begun.split_whitespace().filter(|word| is_number(word)).count();
    if is_number(word) {
        // None follows the board.
        return numbers < NUMBERS && begun.trim().contains(char::is_whitespace);
    }
    // Operations of EPD end with a semicolon.
    let in_operation = begun.rfind(';').is_some_and(|end| !begun[end + 1..].trim().is_empty());
    // Of the words `name=value` those are a position's that are no option of a game, or of both and not switched.
    let is_own = |(name, value): (&str, &str)| {
        !is_of_a_game(name) || ["denial", "ep", "tu"].contains(&name) && !["on", "off"].contains(&value)
    };
    word.chars().count() == 1
        || word.contains(';')
        || word.split_once('=').is_some_and(is_own)
        || in_operation
}

/// One `name=value`, also as `name:value`, and `unit 2`.
fn game_option(text: &str) -> Option<usize> {
    let word = first_word(text);
    let is_pair = |(name, value): (&str, &str)| is_of_a_game(name) && !value.is_empty();
    if word.contains('=') || word.split_once(':').is_some_and(is_pair) {
        return Some(word.len());
    }
    if !UNIT.iter().any(|unit| unit.eq_ignore_ascii_case(word)) {
        return None;
    }
    let value = text[word.len()..].trim_start();
    let length = longest(value, |head| Span::read(head).is_some() || count(head))?;
    Some(text.len() - value.len() + length)
}

/// The same as `name=value` words, where they are not.
pub fn options_text(given: &str) -> String {
    let is_unit = |word: &str| UNIT.iter().any(|unit| unit.eq_ignore_ascii_case(word));
    let has_colon =
        |word: &str| !word.contains('=') && word.split_once(':').is_some_and(|(name, _)| is_of_a_game(name));
    if !given.split_whitespace().any(|word| is_unit(word) || has_colon(word)) {
        return given.to_owned();
    }
    let mut words: Vec<String> = Vec::new();
    let mut in_unit = false;
    for word in given.split_whitespace() {
        let pair = word.contains(['=', ':']);
        match words.last_mut() {
            Some(last) if in_unit && !pair => last.push_str(word),
            _ if is_unit(word) => words.push(format!("{word}=")),
            _ if has_colon(word) => words.push(word.replacen(':', "=", 1)),
            _ => words.push(word.to_owned()),
        }
        in_unit = is_unit(word) || in_unit && !pair;
    }
    words.join(" ")
}
