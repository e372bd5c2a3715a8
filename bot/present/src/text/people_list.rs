//! What is said of a list of people that somebody keeps: who is blocked in a room, who is muted.

use lasermate_domain::escape::escape_text;
use lasermate_domain::port::Person;

use super::person::named;
use super::wording::listed;
use crate::say;

/// Which list it is: each message says it of both in words of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListWords {
    /// Who is blocked in a room.
    Blocked,
    /// Who is muted by whoever asks.
    Muted,
}

impl ListWords {
    /// What the catalogue calls it.
    const fn list(self) -> &'static str {
        match self {
            Self::Blocked => "blocked",
            Self::Muted => "muted",
        }
    }
}

/// Two people are named, or one whose name has blanks.
pub fn one_at_a_time(words: &ListWords) -> String {
    say::people_list::one_at_a_time(words.list())
}

pub fn not_yourself(words: &ListWords) -> String {
    say::people_list::not_yourself(words.list())
}

pub fn already(who: &Person, words: &ListWords) -> String {
    say::people_list::already(words.list(), named(who))
}

/// Nobody is named who could be taken off.
pub fn whom(words: &ListWords) -> String {
    say::people_list::whom(words.list())
}

pub fn not_listed(who: &Person, words: &ListWords) -> String {
    say::people_list::not_listed(words.list(), named(who))
}

/// Nobody on it is called so.
pub fn nobody_listed(name: &str, words: &ListWords) -> String {
    say::people_list::nobody_listed(words.list(), typed(name))
}

/// Nobody who has played here is called so.
pub fn nobody_called(name: &str) -> String {
    say::people_list::nobody_called(typed(name))
}

/// Everybody on it.
pub fn told(people: &[Person], words: &ListWords) -> String {
    match people.iter().map(named).collect::<Vec<_>>().as_slice() {
        [] => say::people_list::empty(words.list()),
        names => say::people_list::everybody(words.list(), listed(names)),
    }
}

fn typed(name: &str) -> String {
    escape_text(name.trim_start_matches('@'), 40)
}
