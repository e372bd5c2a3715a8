//! How words are put together: listed, counted, with a capital.

use crate::say::wording::{HERE, IN_THIS_CHAT, and, comma, decimal, or, semicolon};
pub use crate::say::wording::{capital, cut, explained, number, sentence};

/// Words joined as people list them: `a, b and c`.
pub fn listed(parts: &[String]) -> String {
    joined(parts, |before, last| and(before, last))
}

/// Words of which one is meant: `a, b or c`.
pub fn either(parts: &[String]) -> String {
    joined(parts, |before, last| or(before, last))
}

/// Words with commas between them: `a, b, c`.
pub fn commas(parts: &[String]) -> String {
    in_a_row(parts, &|before, next| comma(before, next))
}

/// Clauses with semicolons between them: `a; b; c`.
pub fn semicolons(parts: &[String]) -> String {
    in_a_row(parts, &|before, next| semicolon(before, next))
}

/// All of a list in halves, so that a long one is not deep.
pub(super) fn in_a_row(parts: &[String], both: &dyn Fn(&str, &str) -> String) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        several => {
            let (before, next) = several.split_at(several.len().div_ceil(2));
            both(&in_a_row(before, both), &in_a_row(next, both))
        }
    }
}

fn joined(parts: &[String], end: impl FnOnce(&str, &str) -> String) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => end(&commas(before), last),
    }
}

/// Where somebody asks: not every community is a server, as a room of Matrix, and a direct chat is one of its own.
pub const fn here(direct: bool) -> &'static str {
    if direct { IN_THIS_CHAT } else { HERE }
}

/// So many tenths as a number: `3`, `1.5`.
pub fn tenths(tenths: u16) -> String {
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (whole, tenth) => decimal(whole, tenth),
    }
}

/// So many of something: `1 game`, `3 games`.
pub fn counted(count: impl TryInto<u64>, one: &str) -> String {
    let count = count.try_into().unwrap_or(u64::MAX);
    format!("{count} {one}{}", if count == 1 { "" } else { "s" })
}
