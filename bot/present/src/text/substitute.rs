//! What is said when a seat is handed over.

use lasermate_domain::command::mark::{SUBSTITUTE, says};
use lasermate_domain::port::Person;
use lasermate_domain::sessions::session::Session;
use lasermate_engine::seat::Seat;

use super::person::named;
use super::wording::listed;
use super::{player, to_act_line};

/// Neither a person nor an answer.
pub const CHOOSE: &str = says!(
    "Who takes over for you? `",
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
pub const NOT_OFFERED: &str = "No seat is offered here. An offer expires after 24 hours.";
/// Confirmation to who offers a seat.
pub const YOU_OFFERED: &str = "You offered your seat. You play until it is taken.";
/// Confirmation to who takes a seat.
pub const YOU_PLAY: &str = "You take over.";
/// Confirmation to who does not take a seat, or withdraws the offer.
pub const YOU_DECLINED: &str = "The seat isn't offered any more.";

pub const AGREED_ALREADY: &str = "You have already agreed.";
/// Confirmation to who agrees while somebody else has still to answer, or agrees last.
pub const YOU_AGREED: &str = "You agreed.";

/// Who does not want a seat to be handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objector {
    Owner,
    /// Who was to take it.
    Asked,
    Opponent,
}

/// A seat that is offered to somebody; in a rated game the others are asked too.
pub fn offered(live: &Session, by: Seat, to: &Person, asked: &[Seat]) -> String {
    let (by, to) = (player(live, by), named(to));
    let asks = format!("{by} asks {to} to take over.");
    match live.rated {
        false => asks,
        true if asked.is_empty() => format!("{asks} {}", stays_rated(&by)),
        true => format!(
            "{asks} {} {}: `{SUBSTITUTE} accept` or `decline`?",
            stays_rated(&by),
            players(live, asked)
        ),
    }
}

fn stays_rated(by: &str) -> String {
    format!("A loss still counts for {by}, and a win for nobody.")
}

fn players(live: &Session, seats: &[Seat]) -> String {
    let names: Vec<_> = seats.iter().map(|seat| player(live, *seat)).collect();
    listed(&names)
}

/// Somebody agrees, and another one has still to answer.
pub fn agrees(live: &Session, by: &Person, open: &[Seat], to: &Person, taken: bool) -> String {
    let mut names: Vec<_> = open.iter().map(|seat| player(live, *seat)).collect();
    if !taken {
        names.insert(0, named(to));
    }
    format!("{} agrees to the new player. Still asked: {}.", named(by), listed(&names))
}

/// Who took the seat waits for the others.
pub fn waits(live: &Session, open: &[Seat]) -> String {
    format!("You have accepted. Waiting for {}.", players(live, open))
}

/// An offer that was made before, below what is said now.
pub fn still_open(live: &Session, seat: Seat, to: &Person, open: &[Seat], taken: bool) -> String {
    let (by, to_name) = (player(live, seat), named(to));
    let mut names: Vec<_> = open.iter().map(|seat| player(live, *seat)).collect();
    if !taken {
        names.insert(0, to_name.clone());
    }
    format!("Still open: {by} asks {to_name} to take over. Asked: {}.", listed(&names))
}

/// A seat is offered to somebody else.
pub fn for_another(to: &Person) -> String {
    format!("The seat is offered to {} alone.", named(to))
}

/// Somebody takes a seat; `before` is who had it.
pub fn takes_over(live: &Session, seat: Seat, before: &str) -> String {
    format!("{before} hands the seat over. New player: {}.\n{}", player(live, seat), to_act_line(live))
}

/// A seat that is not taken: declined, not agreed to, or not offered any more by who sits there.
pub fn declined(live: &Session, seat: Seat, who: &Person, by: Objector) -> String {
    let (seat, who) = (player(live, seat), named(who));
    match by {
        Objector::Owner => format!("{seat} doesn't offer the seat any more."),
        Objector::Asked => format!("{who} doesn't take the seat of {seat}."),
        Objector::Opponent => format!("{who} doesn't agree to a new player. {seat} plays on."),
    }
}
