//! What is said when a seat is handed over.

use lasermate_domain::port::Person;
use lasermate_domain::tables::table::Table;
use lasermate_engine::seat::Seat;

use super::person::named;
use super::wording::listed;
use super::{player, to_act_line};
use crate::say::substitute as say;

pub use say::{
    AGREED_ALREADY, CHOOSE, IN_TOURNAMENT, IS_BLOCKED, NOT_OFFERED, PLAYS_ALREADY, YOU_AGREED, YOU_DECLINED,
    YOU_OFFERED, YOU_PLAY,
};

/// Who does not want a seat to be handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objector {
    Owner,
    /// Who was to take it.
    Asked,
    Opponent,
}

/// A seat that is offered to somebody; in a rated game the others are asked too.
pub fn offered(live: &Table, by: Seat, to: &Person, asked: &[Seat]) -> String {
    let (by, to) = (player(live, by), named(to));
    match live.rated {
        false => say::asks(by, to),
        true if asked.is_empty() => say::asks_rated(by, to),
        true => say::asks_all(by, to, players(live, asked)),
    }
}

fn players(live: &Table, seats: &[Seat]) -> String {
    listed(&seats.iter().map(|seat| player(live, *seat)).collect::<Vec<_>>())
}

/// Who has still to answer: who was to take the seat, until they have, and others.
fn open_answers(live: &Table, to: &Person, open: &[Seat], taken: bool) -> String {
    let asked = Some(named(to)).filter(|_| !taken);
    let others = open.iter().map(|seat| player(live, *seat));
    listed(&asked.into_iter().chain(others).collect::<Vec<_>>())
}

/// Somebody agrees, and another one has still to answer.
pub fn agrees(live: &Table, by: &Person, open: &[Seat], to: &Person, taken: bool) -> String {
    say::agrees(named(by), open_answers(live, to, open, taken))
}

/// Who took the seat waits for the others.
pub fn waits(live: &Table, open: &[Seat]) -> String {
    say::waits(players(live, open))
}

/// An offer that was made before, below what is said now.
pub fn still_open(live: &Table, seat: Seat, to: &Person, open: &[Seat], taken: bool) -> String {
    say::still_open(player(live, seat), named(to), open_answers(live, to, open, taken))
}

/// A seat is offered to somebody else.
pub fn for_another(to: &Person) -> String {
    say::for_another(named(to))
}

/// Somebody takes a seat; `before` is who had it.
pub fn takes_over(live: &Table, seat: Seat, before: &str) -> String {
    format!("{}\n{}", say::takes_over(before, player(live, seat)), to_act_line(live))
}

/// A seat that is not taken: declined, not agreed to, or not offered any more by who sits there.
pub fn declined(live: &Table, seat: Seat, who: &Person, by: Objector) -> String {
    let (seat, who) = (player(live, seat), named(who));
    match by {
        Objector::Owner => say::withdrawn(seat),
        Objector::Asked => say::not_taken(who, seat),
        Objector::Opponent => say::not_agreed(who, seat),
    }
}
