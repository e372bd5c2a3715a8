//! The questions before a challenge: which game, against whom, how much time.

use lasermate_domain::escape::escape_text;
use lasermate_domain::port::Person;

pub const AGAINST_WHOM: &str = "Who do you want to play?";
pub const WHICH_GAME: &str = "Which game?";
/// The third question, of a game without turns.
pub const WHICH_UNIT: &str = "How long is a time unit?";
pub const HOW_FAST: &str = "How much time?";
pub const ANYBODY: &str = "Anybody";
pub const WHOEVER_ACCEPTS: &str = "whoever accepts";
/// An answer that was never offered, or is not offered any more.
pub const NO_SUCH_ANSWER: &str = "That is no longer on offer. Start again.";

/// The title of the form that asks for everything at once.
pub const FORM: &str = "New game";
pub const FIELD_GAME: &str = "Game";
pub const FIELD_OPPONENT: &str = "Opponent";
/// What it means to name nobody.
pub const HINT_OPPONENT: &str = "Leave this empty to play whoever accepts.";
pub const FIELD_LEVEL: &str = "Computer";
/// What it means to choose one.
pub const HINT_LEVEL: &str = "Choose a level to play the computer.";
pub const FIELD_TIME: &str = "Time";
/// What it means to choose none.
pub const HINT_TIME: &str =
    "Leave this empty for the usual time. The last three are for games without turns.";

pub const FIELD_SIDE: &str = "Your side";

/// The first question, with what is asked for.
pub fn first() -> String {
    format!("**New game.** {WHICH_GAME}")
}

pub fn second(game: &str) -> String {
    format!("**{game}.** {AGAINST_WHOM}")
}

/// The third question; nobody is named in an open challenge.
pub fn third(game: &str, whom: Option<&str>, question: &str) -> String {
    match whom {
        Some(whom) => format!("**{game}** against {}. {question}", escape_text(whom, 60)),
        None => format!("**Open challenge, {game}.** {question}"),
    }
}

/// A computer as an opponent; where more than two play, one in each other seat.
pub fn computer(level: &str, seats: usize) -> String {
    if seats > 2 { format!("Computers, level {level}") } else { format!("Computer, level {level}") }
}

pub fn opponent(person: &Person) -> String {
    super::person::in_a_file(person, &[])
}

/// How fast a game without turns is: `Without turns, fast: 2 s a unit`.
pub fn pace_of_units(seconds: u32) -> String {
    let pace = match seconds {
        0..5 => "fast",
        5..30 => "medium",
        _ => "slow",
    };
    format!("Without turns, {pace}: {}", super::options::unit(u64::from(seconds) * 1000))
}

/// A time unit was chosen for a game that has none.
pub fn unit_with_turns(game: &str) -> String {
    format!("{game} is played in turns. Choose a clock or a time per move.")
}

/// What the time unit of a game without turns is to a player.
pub fn unit(seconds: u32) -> String {
    let queen = seconds * 9;
    if queen < 120 {
        format!("a queen rests {queen} seconds")
    } else {
        format!("a queen rests {} minutes", queen / 60)
    }
}
