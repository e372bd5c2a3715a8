//! Tables of more than two, whose seats are taken one by one.

use lasermate_domain::command::mark::{CANCEL, says};
use lasermate_domain::port::Person;
use lasermate_domain::sessions::log_payload::{SeatWish, Terms};
use lasermate_engine::seat::Side;
use lasermate_engine::variants::Setup;

use super::challenges::table;
use super::person::named;
use super::time;
use super::wording::listed;

pub const YOU_SIT: &str = says!("You already have a seat. `", CANCEL, "` leaves it.");
pub const YOU_SAT_DOWN: &str =
    says!("You have a seat. The game starts when all seats are taken. `", CANCEL, "` leaves it.");
pub const YOU_GOT_UP: &str = "You left your seat.";
/// The challenger leaves the own table.
pub const YOUR_TABLE: &str = says!("You opened this table. `", CANCEL, "` closes it.");
/// Somebody leaves who does not sit there.
pub const YOU_DO_NOT_SIT: &str = "You have no seat in that game.";

/// A table that is not full, with its people and where each wished to sit.
#[derive(Clone, Debug)]
pub struct Seating {
    pub setup: Setup,
    pub terms: Terms,
    /// Who sits there, the challenger first.
    pub seated: Vec<(Person, SeatWish)>,
}

/// No such side can be chosen.
pub fn no_such_side(sides: &[Side]) -> String {
    let words = ["first", "second", "third"];
    let each = sides.iter().zip(words).map(|(side, word)| format!("`{word}` ({})", side.title()));
    format!("Your side can be {} or `random`.", each.collect::<Vec<_>>().join(", "))
}

/// The seat is somebody else's.
pub fn taken(side: &str, by: &Person) -> String {
    format!("{side} is taken by {}. Leave the side out to get a free one.", named(by))
}

/// A table that is opened.
pub fn opens(challenger: &Person, opponent: Option<&Person>, seating: &Seating) -> String {
    let (game, pace) = (table(&seating.setup), time::pace(seating.terms.time_control()));
    let rated = if seating.terms.rated { ", rated" } else { "" };
    let place = if seating.terms.thread { ", in a thread" } else { "" };
    let kept = opponent.map_or_else(String::new, |person| {
        format!(" One seat is reserved for {}: Join or Decline?", named(person))
    });
    format!("**{}** wants to play {game}, {pace}{rated}{place}.{kept}\n{}", named(challenger), seats(seating))
}

pub fn sits(who: &Person, seating: &Seating) -> String {
    format!("{} takes a seat. {}", named(who), who_sits(seating))
}

pub fn rises(who: &Person, seating: &Seating) -> String {
    format!("{} leaves the table. {}", named(who), who_sits(seating))
}

/// Somebody does not want the seat that was kept.
pub fn declines(who: &Person, seating: &Seating) -> String {
    format!("{} declines. The seat is now open to everybody. {}", named(who), who_sits(seating))
}

/// What is played, and how far the table is filled.
fn who_sits(seating: &Seating) -> String {
    format!("{}: {}", table(&seating.setup), seats(seating))
}

/// Who sits where, which seats are free, and until when.
fn seats(seating: &Seating) -> String {
    let sides = seating.setup.sides();
    let where_to = |wish: SeatWish| match wish {
        SeatWish::In(seat) => sides.get(seat.index()).map_or("random side", |side| side.title()),
        SeatWish::ByLot => "random side",
    };
    let seated: Vec<_> = seating
        .seated
        .iter()
        .map(|(person, wish)| format!("{} ({})", named(person), where_to(*wish)))
        .collect();
    let free = match sides.len().saturating_sub(seated.len()) {
        1 => "1 seat left".to_owned(),
        free => format!("{free} seats left"),
    };
    format!("{}, {free}. Expires {}.", listed(&seated), time::moment(seating.terms.until))
}
