//! Players' names in what is typed of a pact, read as the sides they play.

use crate::sessions::session::Session;

/// Words that begin a promise: they are never taken for a name.
const WORDS: [&str; 20] = [
    "i", "me", "you", "we", "each", "both", "all", "and", "peace", "no", "spare", "keep", "against", "move",
    "play", "hostage", "heir", "draw", "share", "words",
];

/// To whom something is offered: every word may be a name.
pub(in crate::service) fn addressees(live: &Session, typed: &str) -> String {
    with_sides(live, typed, true)
}

/// Terms: a name stands bare where a term begins, elsewhere with an @ before it.
pub(in crate::service) fn terms(live: &Session, typed: &str) -> String {
    with_sides(live, typed, false)
}

fn with_sides(live: &Session, typed: &str, bare_anywhere: bool) -> String {
    let parts = |c: char| c.is_whitespace() || matches!(c, ';' | '+' | ',' | ':' | '.' | '(' | ')');
    let mut out = String::with_capacity(typed.len());
    let mut begins = true;
    for chunk in typed.split_inclusive(parts) {
        let word = chunk.trim_end_matches(parts);
        let between = chunk.get(word.len()..).unwrap_or_default();
        let bare = bare_anywhere || begins;
        match side_of(live, word, bare) {
            Some(side) => out.push_str(&side),
            None => out.push_str(word),
        }
        out.push_str(between);
        begins = between.contains([';', '\n']) || begins && word.is_empty();
    }
    out
}

/// The side that whoever is named plays, where one player alone is called so.
fn side_of(live: &Session, word: &str, bare: bool) -> Option<String> {
    let mention = word.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
    let name = word.strip_prefix('@');
    let known = live.game.seat_named(word).is_some() || WORDS.contains(&word.to_lowercase().as_str());
    if mention.is_none() && name.is_none() && (!bare || known) {
        return None;
    }
    let is_meant = |person: &crate::port::Person| match mention {
        Some(id) => person.id.0 == id.trim_start_matches('!'),
        None => {
            let name = name.unwrap_or(word);
            !name.is_empty() && (person.name.to_lowercase() == name.to_lowercase() || person.id.0 == name)
        }
    };
    let sides = live.game.sides();
    let mut meant = sides.iter().zip(&live.players).filter(|(_, person)| is_meant(person));
    let (side, _) = meant.next()?;
    meant.next().is_none().then(|| side.title().to_owned())
}
