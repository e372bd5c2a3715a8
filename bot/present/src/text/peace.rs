//! What is said to who asks again too soon, and of people who want nothing from somebody.

use lasermate_domain::command::mark::{MUTE, UNMUTE, says};
use lasermate_domain::escape::escape_text;
use lasermate_domain::port::{Person, UnixMillis};
use lasermate_domain::sessions::peace::{SeatOffer, Wait};

use super::person::named;
use super::time::moment;
use super::wording::{counted, listed};

pub const NOT_YOURSELF: &str = "You can't mute yourself.";
pub const ONE_AT_A_TIME: &str = says!(
    "`",
    MUTE,
    "` takes one person. A name with spaces goes in quotation marks, for example `",
    MUTE,
    " \"@Ann Lee\"`."
);
pub const WHOM: &str = says!("Whom? `", UNMUTE, " @name`. `", MUTE, "` alone shows who is muted.");
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

pub fn muted_already(whom: &Person) -> String {
    format!("{} is already muted.", named(whom))
}

pub fn unmuted(whom: &Person) -> String {
    format!("{} is no longer muted.", named(whom))
}

pub fn not_muted(whom: &Person) -> String {
    format!("{} isn't muted.", named(whom))
}

/// Nobody who is muted is called so.
pub fn nobody_muted(name: &str) -> String {
    format!(
        "Nobody called {} is muted. `{MUTE}` alone shows who is.",
        escape_text(name.trim_start_matches('@'), 40)
    )
}

pub fn who_is_muted(people: &[Person]) -> String {
    let names: Vec<_> = people.iter().map(named).collect();
    match names.as_slice() {
        [] => format!("You have muted nobody. `{MUTE} @name` shuts out challenges and pings from somebody."),
        names => format!("Muted: {}. `{UNMUTE} @name` undoes it.", listed(names)),
    }
}
