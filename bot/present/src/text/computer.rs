//! The computer: what its people are called, what is said of them, and what can be asked of them.

use lasermate_domain::port::{Person, PersonId};
use lasermate_domain::tables::computers::{called, letter_of, level_of, temper_of};
use lasermate_domain::tables::table::Table;
use lasermate_engine::action::Asked;
use lasermate_engine::search::Level;
use lasermate_engine::search::bargain::Persona;
use lasermate_engine::seat::Seat;

use super::time::moment;
use super::{introduced, person, player, to_act_line};
use crate::say;
pub use crate::say::computer::{
    CHOOSE_COMPANY, NO_SUCH_LEVEL, NOT_YOUR_TABLE, ONE_OR_THE_OTHER, PLAYS_ON, SEAT_IS_KEPT, SITS_DOWN,
    YOUR_TURN,
};

/// What one of the computer's people is called where its level need not be said again.
fn short_name(level: Level, letter: Option<char>) -> String {
    match (called(level), letter) {
        (Some(called), None) => called.to_owned(),
        (Some(called), Some(letter)) => format!("{called} {letter}"),
        (None, None) => say::computer::unnamed(level.number()),
        (None, Some(letter)) => say::computer::unnamed_letter(letter.to_string(), level.number()),
    }
}

/// One of the computer's people with their level, and their temper where they have one: `Lantern, computer level 4, loyal`; nothing
/// for anybody else.
pub fn in_full(who: &PersonId) -> Option<String> {
    let (level, letter) = (level_of(who)?, letter_of(who));
    let number = level.number();
    let who_it_is = match (called(level), letter) {
        (Some(_), _) => say::computer::introduced(short_name(level, letter), number),
        (None, None) => say::computer::introduced_unnamed(number),
        (None, Some(letter)) => say::computer::introduced_unnamed_letter(letter.to_string(), number),
    };
    Some(match temper_of(who) {
        None => who_it_is,
        Some(temper) => say::computer::with_temper(who_it_is, tempered(temper)),
    })
}

const fn tempered(temper: Persona) -> &'static str {
    match temper {
        Persona::Loyal => say::computer::LOYAL,
        Persona::Shrewd => say::computer::SHREWD,
        Persona::Treacherous => say::computer::TREACHEROUS,
    }
}

/// Somebody where there is little room: a computer by its short name, anybody else by so much of theirs.
pub fn in_short(who: &Person, players: &[Person], most: usize) -> String {
    short(who).unwrap_or_else(|| person::in_a_picture(who, players, most))
}

/// The name of a computer without its level; nothing for anybody else.
pub fn short(who: &Person) -> Option<String> {
    level_of(&who.id).map(|level| short_name(level, letter_of(&who.id)))
}

/// It is too early to let the computer play on for somebody.
pub fn not_yet(table: &Table, away: Seat) -> String {
    let away = player(table, away);
    match table.clock.deadline {
        Some(deadline) => say::computer::not_before(away, moment(deadline)),
        None => say::computer::not_yet_unlimited(away),
    }
}

/// A computer sits down for somebody, who stood there as `before`.
pub fn replaces(table: &Table, (by, away): (Seat, Seat), before: &str) -> String {
    let said = say::computer::takes_over(player(table, by), before, introduced(table, away));
    format!("{said}\n{}", to_act_line(table))
}

/// A computer is asked something in a game of turns: what it is doing, under the name given.
pub fn thinks(who: &str, what: Asked, checked: bool) -> String {
    match what {
        Asked::Draw => say::computer::thinks_about_draw(who),
        Asked::Billi => say::computer::thinks_about_billi(who),
        Asked::Denial { .. } => say::computer::thinks_about_denial(who),
        Asked::Lifeline { .. } => say::computer::thinks_about_lifeline(who),
        _ if checked => say::computer::thinks_in_check(who),
        _ => say::computer::thinks(who),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saying::in_english;
    use lasermate_domain::tables::computers::{named, person};

    /// The log calls them so.
    #[test]
    fn computers_are_called_in_english_as_they_are_kept() {
        let earlier = (1..=8).map(Level::earlier);
        for level in (1..=12).map(Level::new).chain(earlier).map(|level| level.expect("a level")) {
            for temper in Persona::ALL.map(Some).into_iter().chain([None]) {
                for which in 1..=2 {
                    let one = person(level, temper, which);
                    assert_eq!(
                        in_full(&one.id).map(|said| in_english(&said)),
                        named(&one.id).map(|own| own.name)
                    );
                }
            }
        }
    }
}
