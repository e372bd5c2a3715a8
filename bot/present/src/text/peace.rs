//! What is said to who asks again too soon, and of people who want nothing from somebody.

use lasermate_domain::port::{Person, UnixMillis};
use lasermate_domain::tables::peace::{SeatOffer, Wait};

use super::people_list::ListWords;
use super::person::named;
use super::time::moment;
use crate::say::peace as say;

pub use say::{FULL, SEAT_OFFERED_ALREADY};

pub const MUTING: ListWords = ListWords::Muted;

/// An offer is made again too soon.
pub fn waits(offer: &SeatOffer, wait: Wait) -> String {
    let (moves, until) = (wait.moves, moment(wait.until));
    match offer {
        SeatOffer::Draw => say::waits_draw(moves, until),
        SeatOffer::Takeback => say::waits_takeback(moves, until),
        SeatOffer::Pause => say::waits_pause(moves, until),
        SeatOffer::Substitute(_) => say::waits_substitute(moves, until),
        SeatOffer::Pact(..) => say::waits_pact(moves, until),
    }
}

/// Somebody is challenged again too soon.
pub fn challenge_again(whom: &Person, until: UnixMillis) -> String {
    say::challenge_again(named(whom), moment(until))
}

/// A challenge, a rematch or a seat is offered to somebody who wants none of it from the asker.
pub fn not_from_you(whom: &Person) -> String {
    say::not_from_you(named(whom))
}

/// Somebody wants to sit down with one who wants no games with them.
pub fn not_with_you(whom: &Person) -> String {
    say::not_with_you(named(whom))
}

pub fn muted(whom: &Person) -> String {
    say::muted(named(whom))
}

pub fn unmuted(whom: &Person) -> String {
    say::unmuted(named(whom))
}
