//! Rematches: what is said of them to the room, and to those who offer, accept, decline or withdraw one.

use lasermate_domain::port::Person;
use lasermate_domain::tables::log_payload::Terms;
use lasermate_domain::tables::table::{GameId, Table};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

use super::challenges::table;
use super::names::side;
use super::person::named;
use super::time;
use super::wording::listed;
use crate::say::rematch;
pub use crate::say::rematch::{ANOTHER_GAME, OFFERED, OFFERED_ALREADY, YOU_ACCEPTED};

/// The game is still played.
pub fn not_over(table: &Table) -> String {
    rematch::game_is_on(table.id.to_string())
}

/// One of the players has deleted their data.
pub fn gone(seat: Seat, table: &Table) -> String {
    rematch::player_is_gone(side(table.game.side(seat)))
}

/// One of the players is blocked in the room.
pub fn blocked(who: &Person) -> String {
    rematch::player_is_blocked(named(who))
}

/// One of the players is on a network that the room is not linked to any more.
pub fn unlinked(who: &Person) -> String {
    rematch::player_is_out_of_reach(named(who))
}

/// A rematch is offered; `players` are in seat order, and `awaited` have to accept.
pub fn offers(
    who: &Person,
    (game, setup, terms): (GameId, &Setup, &Terms),
    players: &[Person],
    awaited: &[Person],
) -> String {
    let seats = setup.sides().iter().zip(players);
    let seats: Vec<_> = seats.map(|(own, player)| rematch::plays(named(player), side(*own))).collect();
    let (who, game, table) = (named(who), game.to_string(), table(setup));
    let (pace, seats, asked) = (time::pace(terms.time_control()), listed(&seats), everybody(awaited));
    let until = time::moment(terms.until);
    if terms.rated {
        rematch::offers_rated(who, game, table, pace, seats, asked, until)
    } else {
        rematch::offers_casual(who, game, table, pace, seats, asked, until)
    }
}

pub fn accepts(who: &Person, awaited: &[Person]) -> String {
    rematch::accepts_it(named(who), everybody(awaited))
}

/// Who has accepted does not want it any more.
pub fn takes_back(who: &Person, awaited: &[Person]) -> String {
    rematch::no_longer_accepts(named(who), everybody(awaited))
}

pub fn declines(who: &Person) -> String {
    rematch::declines_it(named(who))
}

pub fn withdraws(who: &Person) -> String {
    rematch::withdraws_it(named(who))
}

pub fn expires(who: &Person) -> String {
    rematch::has_expired(named(who))
}

fn everybody(people: &[Person]) -> String {
    listed(&people.iter().map(named).collect::<Vec<_>>())
}
