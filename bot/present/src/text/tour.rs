//! What a server reads that the bot has just come to, and the tour in a few pictures.

use crate::say::tour;
use crate::variants::IN_SHORT;

/// How many pages the tour has.
pub const PAGES: usize = WORDS.len();

const WORDS: [&str; 4] = [tour::FIRST, tour::SECOND, tour::THIRD, tour::FOURTH];

/// To a server that is new.
pub fn welcome() -> String {
    tour::hello(IN_SHORT)
}

/// A page of the tour, from 0.
pub fn page(number: usize) -> String {
    let number = number.min(PAGES - 1);
    tour::numbered(WORDS[number], number + 1, PAGES)
}
