//! The computer's people: twelve opponents by name, one a level, and their doubles, whom the log numbers and the rooms name
//! like anybody.

use lasermate_engine::search::Level;
use lasermate_engine::search::bargain::Persona;

use crate::port::{Person, PersonId};

/// The level that plays where none is named.
pub const USUAL: u8 = 4;

/// What their ids begin with: the word of no platform, so that nobody can come as one of them.
const PREFIX: &str = "computer:";

/// Their names, the weakest first: each gives more light than the one before.
pub const NAMES: [&str; 12] = [
    "Spark", "Ember", "Candle", "Lantern", "Torch", "Lamp", "Signal", "Beacon", "Prism", "Laser", "Comet",
    "Nova",
];

/// What one of them is called: the strength that it is asked for by comes with the name, and those of before there were names
/// have none.
pub fn called(level: Level) -> Option<&'static str> {
    if level.is_earlier() { None } else { NAMES.get(usize::from(level.number()) - 1).copied() }
}

/// One of the computer's people. Those of one level differ by a number, so that several can sit at a table; those of games
/// among three have a temper, which is part of who they are.
pub fn person(level: Level, temper: Option<Persona>, which: usize) -> Person {
    let word = called(level).map_or_else(|| level.number().to_string(), str::to_lowercase);
    let id = match temper {
        None => format!("{PREFIX}{word}:{which}"),
        Some(temper) => format!("{PREFIX}{word}:{which}:{}", temper.word()),
    };
    let id = PersonId(id);
    let name = name(level, temper, letter_of(&id));
    Person { id, name }
}

/// `Lantern, computer level 4`, or among three `Lantern, computer level 4, loyal`; another one of that level `Lantern B`. One
/// of before there were names is `Computer level 4`, or `Computer B level 4`.
fn name(level: Level, temper: Option<Persona>, letter: Option<char>) -> String {
    let number = level.number();
    let name = match (called(level), letter) {
        (Some(called), None) => format!("{called}, computer level {number}"),
        (Some(called), Some(letter)) => format!("{called} {letter}, computer level {number}"),
        (None, None) => format!("Computer level {number}"),
        (None, Some(letter)) => format!("Computer {letter} level {number}"),
    };
    temper.map_or_else(|| name.clone(), |temper| format!("{name}, {}", temper.word()))
}

/// How one of them keeps its word; `None` for one without a temper, and for everybody else.
pub fn temper_of(who: &PersonId) -> Option<Persona> {
    Persona::named(who.0.strip_prefix(PREFIX)?.split(':').nth(2)?)
}

/// The level at which one of them plays; `None` for everybody else. A number instead of a name is a level of before there were
/// names: it plays on as it did.
pub fn level_of(who: &PersonId) -> Option<Level> {
    let (word, _) = who.0.strip_prefix(PREFIX)?.split_once(':')?;
    match word.parse() {
        Ok(number) => Level::earlier(number),
        Err(_) => {
            let number = (1..).zip(NAMES).find(|(_, name)| name.eq_ignore_ascii_case(word))?.0;
            Level::new(number)
        }
    }
}

/// What tells one of them from the first of its level: `B` for the second.
pub fn letter_of(who: &PersonId) -> Option<char> {
    let which: u8 = who.0.strip_prefix(PREFIX)?.split(':').nth(1)?.parse().ok()?;
    let after_a = which.checked_sub(1).filter(|others| (1..26).contains(others))?;
    Some(char::from(b'A' + after_a))
}

/// One of them by id.
pub fn named(id: &PersonId) -> Option<Person> {
    level_of(id).map(|level| Person { id: id.clone(), name: name(level, temper_of(id), letter_of(id)) })
}

/// Whether somebody is one of them.
pub fn is_computer(who: &PersonId) -> bool {
    who.0.starts_with(PREFIX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_of_one_level_have_different_names() {
        let level = Level::new(4).expect("a level");
        let name = |which| person(level, None, which).name;
        let names =
            ["Lantern, computer level 4", "Lantern B, computer level 4", "Lantern C, computer level 4"];
        assert_eq!([1, 2, 3].map(name), names);
        assert_eq!(person(level, Some(Persona::Loyal), 2).name, "Lantern B, computer level 4, loyal");
    }

    #[test]
    fn a_level_is_read_from_its_own_people_alone() {
        for level in (1..=12).map(Level::new).chain((1..=8).map(Level::earlier)) {
            assert_eq!(level.and_then(|level| level_of(&person(level, None, 2).id)), level);
            for temper in Persona::ALL {
                let one = level.map(|level| person(level, Some(temper), 3)).expect("a level");
                assert_eq!((level_of(&one.id), temper_of(&one.id)), (level, Some(temper)));
                assert_eq!(
                    crate::escape::plain_text(&one.name, crate::escape::NAME_CHARS),
                    one.name,
                    "it is never cut"
                );
                assert_eq!(named(&one.id), Some(one));
            }
        }
        for id in [
            "local:computer:5:1",
            "computer:9:1",
            "computer:0:1",
            "computer:5",
            "computer:sun:1",
            "computer:",
            "discord:5",
        ] {
            assert_eq!(level_of(&PersonId(id.to_owned())), None, "{id}");
        }
    }

    #[test]
    fn who_sat_down_before_there_were_names_is_who_they_were() {
        let before = named(&PersonId("computer:4:2:shrewd".to_owned())).expect("a computer");
        assert_eq!(before.name, "Computer B level 4, shrewd");
        assert_eq!(level_of(&before.id), Level::earlier(4));
        assert_ne!(level_of(&before.id), Level::new(4));
    }
}
