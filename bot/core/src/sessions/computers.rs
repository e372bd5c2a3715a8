//! The computer's people: a few of each level, whom the log numbers and the rooms name like anybody.

use lasermate_engine::search::Level;
use lasermate_engine::search::bargain::Persona;

use crate::port::{Person, PersonId};

/// The level that plays where none is named.
pub const USUAL: u8 = 4;

/// What their ids begin with: the word of no platform, so that nobody can come as one of them.
const PREFIX: &str = "computer:";

/// One of the computer's people. Those of one level differ by a number, so that several can sit at a table; those of games
/// among three have a temper, which is part of who they are.
#[must_use]
pub fn person(level: Level, temper: Option<Persona>, which: usize) -> Person {
    let number = level.number();
    let id = match temper {
        None => format!("{PREFIX}{number}:{which}"),
        Some(temper) => format!("{PREFIX}{number}:{which}:{}", temper.word()),
    };
    let id = PersonId(id);
    let name = name(level, temper, letter_of(&id));
    Person { id, name }
}

/// `Computer level 4`, or among three `Computer level 4, loyal`; another one of that level `Computer B level 4`.
fn name(level: Level, temper: Option<Persona>, letter: Option<char>) -> String {
    let letter = letter.map_or_else(String::new, |letter| format!("{letter} "));
    let name = format!("Computer {letter}level {}", level.number());
    temper.map_or_else(|| name.clone(), |temper| format!("{name}, {}", temper.word()))
}

/// How one of them keeps its word; `None` for one without a temper, and for everybody else.
#[must_use]
pub fn temper_of(who: &PersonId) -> Option<Persona> {
    Persona::named(who.0.strip_prefix(PREFIX)?.split(':').nth(2)?)
}

/// The level at which one of them plays; `None` for everybody else.
#[must_use]
pub fn level_of(who: &PersonId) -> Option<Level> {
    let (number, _) = who.0.strip_prefix(PREFIX)?.split_once(':')?;
    Level::new(number.parse().ok()?)
}

/// What tells one of them from the first of its level: `B` for the second.
#[must_use]
pub fn letter_of(who: &PersonId) -> Option<char> {
    let which: u8 = who.0.strip_prefix(PREFIX)?.split(':').nth(1)?.parse().ok()?;
    let after_a = which.checked_sub(1).filter(|others| (1..26).contains(others))?;
    Some(char::from(b'A' + after_a))
}

/// One of them by id.
#[must_use]
pub fn named(id: &PersonId) -> Option<Person> {
    level_of(id).map(|level| Person { id: id.clone(), name: name(level, temper_of(id), letter_of(id)) })
}

/// Whether somebody is one of them.
#[must_use]
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
        assert_eq!([1, 2, 3].map(name), ["Computer level 4", "Computer B level 4", "Computer C level 4"]);
        assert_eq!(person(level, Some(Persona::Loyal), 2).name, "Computer B level 4, loyal");
    }

    #[test]
    fn a_level_is_read_from_its_own_people_alone() {
        for number in 1..=8 {
            let level = Level::new(number);
            assert_eq!(level.and_then(|level| level_of(&person(level, None, 2).id)), level);
            for temper in Persona::ALL {
                let one = level.map(|level| person(level, Some(temper), 3)).expect("a level");
                assert_eq!((level_of(&one.id), temper_of(&one.id)), (level, Some(temper)));
                assert_eq!(named(&one.id), Some(one));
            }
        }
        for id in
            ["local:computer:5:1", "computer:9:1", "computer:0:1", "computer:5", "computer:", "discord:5"]
        {
            assert_eq!(level_of(&PersonId(id.to_owned())), None, "{id}");
        }
    }
}
