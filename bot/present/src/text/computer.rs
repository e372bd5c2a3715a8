//! The computer: what its people are called, what is said of them, and what can be asked of them.

use lasermate_domain::command::mark::{CANCEL, CHALLENGE, says};
use lasermate_domain::port::Person;
use lasermate_domain::sessions::computers::{called, letter_of, level_of};
use lasermate_domain::sessions::session::Session;
use lasermate_engine::action::Asked;
use lasermate_engine::search::Level;
use lasermate_engine::seat::Seat;

use super::time::moment;
use super::{introduced, person, player, to_act_line};

/// What one of the computer's people is called where its level need not be said again.
fn short_name(level: Level, letter: Option<char>) -> String {
    let letter = letter.map_or_else(String::new, |letter| format!(" {letter}"));
    match called(level) {
        Some(called) => format!("{called}{letter}"),
        None => format!("Computer{letter} {}", level.number()),
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

/// No such level of play.
pub const NO_SUCH_LEVEL: &str = says!(
    "The computer has levels `1` (beginner) to `12` (strongest), each with a name: `",
    CHALLENGE,
    " computer level:4`."
);
/// Computers are asked for in other words than there are.
pub const CHOOSE_COMPANY: &str =
    says!("Use `", CHALLENGE, " computer`, or `one-computer` to leave a seat open in a game for three.");
/// A person and the computer for one seat.
pub const ONE_OR_THE_OTHER: &str = "This game is for two: choose an opponent or the computer, not both.";

/// Somebody calls a computer to a table at which they do not sit.
pub const NOT_YOUR_TABLE: &str = "Take a seat first. Only players can add a computer.";
/// The last free seat is kept for somebody.
pub const SEAT_IS_KEPT: &str =
    says!("The free seat is reserved for the player you challenged. `", CANCEL, "` withdraws the challenge.");
/// A computer has taken a seat, and another one is free.
pub const SITS_DOWN: &str = "The computer has joined.";

/// Somebody lets the computer play on while their own move is awaited.
pub const YOUR_TURN: &str = "It is your own turn.";
pub const PLAYS_ON: &str = "The computer takes over.";

/// It is too early to let the computer play on for somebody.
pub fn not_yet(live: &Session, away: Seat) -> String {
    let away = player(live, away);
    match live.deadline {
        Some(deadline) => {
            format!("The computer can take over for {away} when the time runs out, {}.", moment(deadline))
        }
        None => format!(
            "The computer can take over for {away} after 14 days without a move. This game has no time limit."
        ),
    }
}

/// A computer sits down for somebody, who stood there as `before`.
pub fn replaces(live: &Session, (by, away): (Seat, Seat), before: &str) -> String {
    format!(
        "{} lets the computer take over for {before}. New player: {}.\n{}",
        player(live, by),
        introduced(live, away),
        to_act_line(live)
    )
}

/// A computer is asked something in a game of turns: what it is doing, under the name given.
pub fn thinks(who: &str, what: Asked, checked: bool) -> String {
    match what {
        Asked::Draw => format!("{who} is thinking about the draw offer."),
        Asked::Billi => format!("{who} is thinking about LET'S BILLI."),
        Asked::Denial { .. } => format!("{who} is thinking about a denial."),
        Asked::Lifeline { .. } => format!("{who} is thinking about a lifeline."),
        _ if checked => format!("{who} is in check and thinking."),
        _ => format!("{who} is thinking."),
    }
}
