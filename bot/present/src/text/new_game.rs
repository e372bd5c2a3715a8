//! The questions before a challenge: which game, against whom, how much time.

use lasermate_domain::escape::escape_text;
use lasermate_domain::port::Person;

use crate::say::new_game;
pub use crate::say::new_game::{
    AGAINST_WHOM, ANYBODY, ASKS_GAME, FIELD_GAME, FIELD_LEVEL, FIELD_OPPONENT, FIELD_SIDE, FIELD_TIME, FORM,
    HINT_LEVEL, HINT_OPPONENT, HINT_TIME, HOW_FAST, NO_SUCH_ANSWER, WHICH_GAME, WHICH_UNIT, WHOEVER_ACCEPTS,
    asks_opponent, unit_with_turns,
};

/// The third question; nobody is named in an open challenge. `whom` is clean.
pub fn third(game: &str, whom: Option<&str>, question: &str) -> String {
    match whom {
        Some(whom) => new_game::against(game, whom, question),
        None => new_game::open(game, question),
    }
}

/// A computer as an opponent; where more than two play, one in each other seat.
pub fn computer(level: &str, seats: usize) -> String {
    if seats > 2 { new_game::computers_of(level) } else { new_game::computer_of(level) }
}

/// Somebody as an opponent, in a menu.
pub fn opponent(person: &Person) -> String {
    super::person::in_a_file(person, &[])
}

/// The same in the words of the third question.
pub fn opponent_in_words(person: &Person) -> String {
    escape_text(&opponent(person), 60)
}

/// How fast a game without turns is: `Without turns, fast: 2 s a unit`.
pub fn pace_of_units(seconds: u32) -> String {
    let unit = super::options::unit(u64::from(seconds) * 1000);
    match seconds {
        0..5 => new_game::without_turns_fast(unit),
        5..30 => new_game::without_turns_medium(unit),
        _ => new_game::without_turns_slow(unit),
    }
}

/// What the time unit of a game without turns is to a player.
pub fn unit(seconds: u32) -> String {
    let queen = seconds * 9;
    if queen < 120 { new_game::queen_rests_seconds(queen) } else { new_game::queen_rests_minutes(queen / 60) }
}
