//! What is said to who asks again too soon, and of people who want nothing from somebody.

use lasermate_domain::command::mark::{MUTE, UNMUTE, says};
use lasermate_domain::port::{Person, UnixMillis};
use lasermate_domain::sessions::peace::{SeatOffer, Wait};

use super::people_list::ListWords;
use super::person::named;
use super::time::moment;
use super::wording::counted;

pub const MUTING: ListWords = ListWords {
    puts: MUTE,
    takes: UNMUTE,
    verb: "mute",
    are: "muted",
    here: "",
    empty: says!("You have muted nobody. `", MUTE, " @name` shuts out challenges and pings from somebody."),
    names: ["Muted", says!(" `", UNMUTE, " @name` undoes it.")],
};
pub const FULL: &str = says!("You have muted enough people. `", UNMUTE, "` makes room.");
/// The same seat is offered to the same person.
pub const SEAT_OFFERED_ALREADY: &str = "You have offered them your seat already. They haven't answered yet.";

/// An offer is made again too soon.
pub fn waits(offer: &SeatOffer, wait: Wait) -> String {
    let (what, again) = match offer {
        SeatOffer::Draw => ("Your last draw offer wasn't accepted.", "Offer a draw again"),
        SeatOffer::Takeback => ("Your last takeback request wasn't accepted.", "Ask again"),
        SeatOffer::Pause => ("Your last request for a pause wasn't accepted.", "Ask again"),
        SeatOffer::Substitute(_) => ("They didn't take your seat.", "Ask them again"),
        SeatOffer::Pact(..) => ("That pact wasn't accepted.", "Offer it again"),
    };
    let until = moment(wait.until);
    match wait.moves {
        0 => format!("{what} {again} {until}."),
        1 => format!("{what} {again} after your next move, or {until}."),
        moves => format!("{what} {again} after your next {}, or {until}.", counted(moves, "move")),
    }
}

/// Somebody is challenged again too soon.
pub fn challenge_again(whom: &Person, until: UnixMillis) -> String {
    format!(
        "{} didn't take your last challenge. You can challenge them again {}.",
        named(whom),
        moment(until)
    )
}

/// A challenge, a rematch or a seat is offered to somebody who wants none of it from the asker.
pub fn not_from_you(whom: &Person) -> String {
    format!("{} isn't taking challenges from you.", named(whom))
}

/// Somebody wants to sit down with one who wants no games with them.
pub fn not_with_you(whom: &Person) -> String {
    format!("{} isn't taking games with you.", named(whom))
}

pub fn muted(whom: &Person) -> String {
    format!(
        "{} is muted: no challenges, no offers and no pings from them, on all servers. They find out only if they \
         challenge you. `{UNMUTE}` undoes it.",
        named(whom)
    )
}

pub fn unmuted(whom: &Person) -> String {
    format!("{} is no longer muted.", named(whom))
}
