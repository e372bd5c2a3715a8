//! What is said when a seat is handed over.

use lasermate_engine::seat::Seat;

use super::person::named;
use super::{player, to_act_line};
use crate::command::mark::{SUBSTITUTE, says};
use crate::port::Person;
use crate::sessions::session::Session;

/// Neither a person nor an answer.
pub const CHOOSE: &str = says!(
    "Name who plays on for you: `",
    SUBSTITUTE,
    " @name`. Offered a seat? `",
    SUBSTITUTE,
    " accept` or `decline`."
);
/// A seat of a tournament game.
pub const IN_TOURNAMENT: &str = "In a tournament everybody plays their own games.";
/// The substitute sits at the table.
pub const PLAYS_ALREADY: &str = "They play in this game already.";
/// The substitute may not play here.
pub const IS_BLOCKED: &str = "They are blocked here.";
/// No seat is offered.
pub const NOT_OFFERED: &str = "No seat is offered here. An offer expires after 24 hours.";
/// Confirmation to who offers a seat.
pub const YOU_OFFERED: &str = "You offered your seat. You play until it is taken.";
/// Confirmation to who takes a seat.
pub const YOU_PLAY: &str = "You take over.";
/// Confirmation to who does not take a seat, or withdraws the offer.
pub const YOU_DECLINED: &str = "The seat isn't offered any more.";

/// A seat that is offered to somebody.
#[must_use]
pub fn offered(live: &Session, by: Seat, to: &Person) -> String {
    let (by, to) = (player(live, by), named(to));
    let rated = if live.rated { " The game won't be rated then." } else { "" };
    format!("{by} asks {to} to play on for them.{rated}")
}

/// A seat is offered to somebody else.
#[must_use]
pub fn for_another(to: &Person) -> String {
    format!("The seat is offered to {} alone.", named(to))
}

/// Somebody takes a seat; `before` is who had it.
#[must_use]
pub fn takes_over(live: &Session, seat: Seat, before: &str) -> String {
    format!("{before} hands the seat over. New player: {}.\n{}", player(live, seat), to_act_line(live))
}

/// A seat that is not taken: declined, or not offered any more by who sits there.
#[must_use]
pub fn declined(live: &Session, seat: Seat, by: &Person, own: bool) -> String {
    let seat = player(live, seat);
    if own {
        return format!("{seat} doesn't offer the seat any more.");
    }
    format!("{} doesn't take the seat of {seat}.", named(by))
}
