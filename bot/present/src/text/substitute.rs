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
pub fn offered(table: &Table, by: Seat, to: &Person, asked: &[Seat]) -> String {
    let (by, to) = (player(table, by), named(to));
    match table.rated {
        false => say::asks(by, to),
        true if asked.is_empty() => say::asks_rated(by, to),
        true => say::asks_all(by, to, players(table, asked)),
    }
}

fn players(table: &Table, seats: &[Seat]) -> String {
    listed(&seats.iter().map(|seat| player(table, *seat)).collect::<Vec<_>>())
}

/// Who has still to answer: who was to take the seat, until they have, and others.
fn open_answers(table: &Table, to: &Person, open: &[Seat], taken: bool) -> String {
    let asked = Some(named(to)).filter(|_| !taken);
    let others = open.iter().map(|seat| player(table, *seat));
    listed(&asked.into_iter().chain(others).collect::<Vec<_>>())
}

/// Somebody agrees, and another one has still to answer.
pub fn agrees(table: &Table, by: &Person, open: &[Seat], to: &Person, taken: bool) -> String {
    say::agrees(named(by), open_answers(table, to, open, taken))
}

/// Who took the seat waits for the others.
pub fn waits(table: &Table, open: &[Seat]) -> String {
    say::waits(players(table, open))
}

/// An offer that was made before, below what is said now.
pub fn still_open(table: &Table, seat: Seat, to: &Person, open: &[Seat], taken: bool) -> String {
    say::still_open(player(table, seat), named(to), open_answers(table, to, open, taken))
}

/// A seat is offered to somebody else.
pub fn for_another(to: &Person) -> String {
    say::for_another(named(to))
}

/// Somebody takes a seat; `before` is who had it.
pub fn takes_over(table: &Table, seat: Seat, before: &str) -> String {
    format!("{}\n{}", say::takes_over(before, player(table, seat)), to_act_line(table))
}

/// A seat that is not taken: declined, not agreed to, or not offered any more by who sits there.
pub fn declined(table: &Table, seat: Seat, who: &Person, by: Objector) -> String {
    let (seat, who) = (player(table, seat), named(who));
    match by {
        Objector::Owner => say::withdrawn(seat),
        Objector::Asked => say::not_taken(who, seat),
        Objector::Opponent => say::not_agreed(who, seat),
    }
}
