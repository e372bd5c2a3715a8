//! The computer's people: a few of each level, whom the log numbers and the rooms name like anybody.

use lasermate_engine::search::Level;

use crate::port::{Person, PersonId};
use crate::text;

/// The level that plays where none is named.
pub const USUAL: u8 = 4;

/// What their ids begin with: the word of no platform, so that nobody can come as one of them.
const PREFIX: &str = "computer:";

/// One of the computer's people. Those of one level differ by a number, so that several can sit at a table.
#[must_use]
pub fn person(level: Level, which: usize) -> Person {
    let number = level.number();
    Person { id: PersonId(format!("{PREFIX}{number}:{which}")), name: text::computer::name(level) }
}

/// The level at which one of them plays; `None` for everybody else.
#[must_use]
pub fn level_of(who: &PersonId) -> Option<Level> {
    let (number, _) = who.0.strip_prefix(PREFIX)?.split_once(':')?;
    Level::new(number.parse().ok()?)
}

/// One of them by id.
#[must_use]
pub fn named(id: &PersonId) -> Option<Person> {
    level_of(id).map(|level| Person { id: id.clone(), name: text::computer::name(level) })
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
    fn a_level_is_read_from_its_own_people_alone() {
        for number in 1..=8 {
            let level = Level::new(number);
            assert_eq!(level.and_then(|level| level_of(&person(level, 2).id)), level);
        }
        for id in
            ["local:computer:5:1", "computer:9:1", "computer:0:1", "computer:5", "computer:", "discord:5"]
        {
            assert_eq!(level_of(&PersonId(id.to_owned())), None, "{id}");
        }
    }
}
