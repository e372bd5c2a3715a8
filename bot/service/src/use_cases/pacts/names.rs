//! Players' names in what is typed of a pact, read as the sides they play.

use lasermate_domain::port::Person;
use lasermate_domain::tables::table::Table;
use lasermate_engine::pact::text::is_keyword;

/// What stands between words, and ends a name.
fn parts(c: char) -> bool {
    c.is_whitespace() || matches!(c, ';' | '+' | ',' | ':' | '.' | '(' | ')')
}

/// To whom something is offered: every word may be a name, and a name that is all of it is one whatever else it may mean.
pub(crate) fn addressees(table: &Table, typed: &str) -> String {
    let whole = typed.trim();
    let is_side = table.game.seat_named(whole).is_some();
    let players = one_of(table, |person| (person.name.to_lowercase() == whole.to_lowercase()).then_some(()));
    match players.filter(|_| !is_side && !EVERYBODY.contains(&whole.to_lowercase().as_str())) {
        Some((side, ())) => side,
        // What is typed here is no other field of the offer.
        None => with_sides(table, &typed.replace([';', '\n'], " "), true),
    }
}

/// Terms: a name stands bare where a term begins, elsewhere with an @ before it.
pub(crate) fn terms(table: &Table, typed: &str) -> String {
    with_sides(table, typed, false)
}

/// What means both others, whoever is called so.
const EVERYBODY: [&str; 4] = ["both", "all", "others", "everybody"];

fn with_sides(table: &Table, typed: &str, bare_anywhere: bool) -> String {
    let mut out = String::with_capacity(typed.len());
    let (mut rest, mut begins) = (typed, true);
    while let Some(c) = rest.chars().next() {
        let taken = if parts(c) {
            begins |= matches!(c, ';' | '\n');
            out.push(c);
            c.len_utf8()
        } else if let Some((side, taken)) = named_at(table, rest, bare_anywhere || begins) {
            begins = false;
            out.push_str(&side);
            taken
        } else {
            begins = false;
            let word = rest.find(parts).unwrap_or(rest.len());
            out.push_str(&rest[..word]);
            word
        };
        rest = &rest[taken..];
    }
    out
}

/// The side of whoever is named where a text begins, and how much of it names them.
fn named_at(table: &Table, text: &str, bare: bool) -> Option<(String, usize)> {
    if let Some(mention) = text.strip_prefix("<@") {
        let (id, _) = mention.split_once('>')?;
        let id_alone = id.trim_start_matches('!');
        let (side, ()) = one_of(table, |person| (person.id.0 == id_alone).then_some(()))?;
        return Some((side, "<@".len() + id.len() + ">".len()));
    }
    let name = text.strip_prefix('@');
    let word = text.split(parts).next().unwrap_or_default();
    let known = table.game.seat_named(word).is_some() || is_keyword(word);
    if name.is_none() && (!bare || known) {
        return None;
    }
    let called = name.unwrap_or(text);
    let longest = |person: &Person| begins_with(called, &person.name).max(begins_with(called, &person.id.0));
    let most = table.seating.players.iter().filter_map(longest).max()?;
    let (side, length) = one_of(table, |person| longest(person).filter(|length| *length == most))?;
    Some((side, text.len() - called.len() + length))
}

/// The side of the one player of whom something can be said, and that; nothing where it can be said of several.
fn one_of<T>(table: &Table, says: impl Fn(&Person) -> Option<T>) -> Option<(String, T)> {
    let sides = table.game.sides().iter().zip(&table.seating.players);
    let mut found = sides.filter_map(|(side, person)| Some((side.title().to_owned(), says(person)?)));
    let first = found.next()?;
    found.next().is_none().then_some(first)
}

/// How many bytes of a text a name takes with which it begins, in any case and up to the end of a word.
fn begins_with(text: &str, name: &str) -> Option<usize> {
    let name = name.trim().to_lowercase();
    let mut wanted = name.chars();
    for (at, c) in text.char_indices() {
        if !c.to_lowercase().all(|lower| wanted.next() == Some(lower)) {
            return None;
        }
        if wanted.as_str().is_empty() {
            let end = at + c.len_utf8();
            return text[end..].chars().next().is_none_or(parts).then_some(end);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::begins_with;

    #[test]
    fn a_name_ends_where_a_word_does() {
        for (text, name, taken) in [
            ("Ann: peace", "ann", Some(3)),
            ("Ann Lee peace", "Ann Lee", Some(7)),
            ("Anna peace", "Ann", None),
            ("ÉMILE", "émile", Some(6)),
            ("İnci.peace", "İnci", Some(5)),
            ("An", "Ann", None),
            ("Ann", "", None),
            ("", "Ann", None),
        ] {
            assert_eq!(begins_with(text, name), taken, "{text} {name}");
        }
    }
}
