//! Rematches: what is said of them to the room, and to those who offer, accept, decline or withdraw one.

use lasermate_domain::command::mark::{CANCEL, CHALLENGE, says};
use lasermate_domain::port::Person;
use lasermate_domain::sessions::log_payload::Terms;
use lasermate_domain::sessions::session::{GameId, Session};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

use super::challenges::table;
use super::person::named;
use super::time;
use super::wording::listed;

pub const OFFERED: &str = says!("Rematch offered. `", CANCEL, "` withdraws it.");
pub const OFFERED_ALREADY: &str = says!("You already want a rematch. `", CANCEL, "` withdraws it.");
/// One of several has accepted.
pub const YOU_ACCEPTED: &str = "Accepted. The game starts when everybody has accepted.";
/// The room has gone on to another game.
pub const ANOTHER_GAME: &str =
    says!("Another game has been played here since. `", CHALLENGE, "` starts a new one.");

/// The game is still played.
pub fn not_over(live: &Session) -> String {
    format!("Game {} isn't over yet.", live.id)
}

/// One of the players has deleted their data.
pub fn gone(seat: Seat, live: &Session) -> String {
    let side = live.game.side(seat).title();
    format!("{side} has deleted their data, so there is no rematch. `{CHALLENGE}` starts a new game.")
}

/// One of the players is blocked in the room.
pub fn blocked(who: &Person) -> String {
    format!("{} is blocked here, so there is no rematch.", named(who))
}

/// One of the players is on a network that the room is not linked to any more.
pub fn unlinked(who: &Person) -> String {
    format!("{} can't be reached from this room any more, so there is no rematch.", named(who))
}

/// A rematch is offered; `players` are in seat order, and `awaited` have to accept.
pub fn offers(
    who: &Person,
    (game, setup, terms): (GameId, &Setup, &Terms),
    players: &[Person],
    awaited: &[Person],
) -> String {
    let seats = setup.sides().iter().zip(players);
    let seats: Vec<_> =
        seats.map(|(side, player)| format!("{} plays {}", named(player), side.title())).collect();
    format!(
        "**{}** offers a rematch of {game}: {}, {}{}, {}. {}: accept or decline? Expires {}.",
        named(who),
        table(setup),
        time::pace(terms.time_control()),
        if terms.rated { ", rated" } else { "" },
        listed(&seats),
        everybody(awaited),
        time::moment(terms.until)
    )
}

pub fn accepts(who: &Person, awaited: &[Person]) -> String {
    format!("{} accepts the rematch. Waiting for {}.", named(who), everybody(awaited))
}

/// Who has accepted does not want it any more.
pub fn takes_back(who: &Person, awaited: &[Person]) -> String {
    format!("{} no longer accepts the rematch. Waiting for {}.", named(who), everybody(awaited))
}

pub fn declines(who: &Person) -> String {
    format!("{} declines the rematch.", named(who))
}

pub fn withdraws(who: &Person) -> String {
    format!("{} withdraws the rematch offer.", named(who))
}

pub fn expires(who: &Person) -> String {
    format!("{}'s rematch offer has expired.", named(who))
}

fn everybody(people: &[Person]) -> String {
    listed(&people.iter().map(named).collect::<Vec<_>>())
}
