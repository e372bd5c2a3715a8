//! How words are put together: listed, counted, with an article or a capital.

use lasermate_engine::piece::Kind;

/// A kind with its article: `a queen`.
pub fn a_kind(kind: Kind) -> String {
    format!("a {}", kind.name())
}

/// Words joined as people list them: `a, b and c`.
pub fn listed(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Words of which one is meant: `a, b or c`.
pub fn either(parts: &[String]) -> String {
    match parts {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        one => one.concat(),
    }
}

/// Where somebody asks: not every community is a server, as a room of Matrix, and a direct chat is one of its own.
pub const fn here(direct: bool) -> &'static str {
    if direct { "in this chat" } else { "here" }
}

/// The same words with a capital at their beginning.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A small number as a word: `two`.
pub fn in_words(count: usize) -> String {
    const WORDS: [&str; 5] = ["no", "one", "two", "three", "four"];
    WORDS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

/// So many of something: `1 game`, `3 games`.
pub fn counted(count: impl TryInto<u64>, one: &str) -> String {
    let count = count.try_into().unwrap_or(u64::MAX);
    format!("{count} {one}{}", if count == 1 { "" } else { "s" })
}
