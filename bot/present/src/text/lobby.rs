//! Tables of more than two, whose seats are taken one by one.

use lasermate_domain::port::Person;
use lasermate_domain::tables::log_payload::{SeatWish, Terms};
use lasermate_engine::seat::Side;
use lasermate_engine::variants::Setup;

use super::challenges::{table, terms_words};
use super::person::named;
use super::wording::{either, listed};
use super::{names, time};
use crate::say;
use crate::say::lobby::RANDOM_SIDE;
pub use crate::say::lobby::{YOU_DO_NOT_SIT, YOU_GOT_UP, YOU_SAT_DOWN, YOU_SIT, YOUR_TABLE};

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
    let each = sides.iter().zip(words).map(|(side, word)| format!("`{word}` ({})", names::side(*side)));
    say::lobby::no_such_side(either(&each.chain(["`random`".to_owned()]).collect::<Vec<_>>()))
}

/// The seat is somebody else's.
pub fn taken(side: &str, by: &Person) -> String {
    say::lobby::taken(side, named(by))
}

/// A table that is opened.
pub fn opens(challenger: &Person, opponent: Option<&Person>, seating: &Seating) -> String {
    let (who, terms) = (named(challenger), terms_words(&seating.setup, &seating.terms, None));
    let opened = match opponent {
        Some(whom) => say::lobby::opens_for(who, terms, named(whom)),
        None => say::lobby::opens(who, terms),
    };
    format!("{opened}\n{}", seats(seating))
}

pub fn sits(who: &Person, seating: &Seating) -> String {
    say::lobby::sits(named(who), who_sits(seating))
}

pub fn rises(who: &Person, seating: &Seating) -> String {
    say::lobby::rises(named(who), who_sits(seating))
}

/// Somebody does not want the seat that was kept.
pub fn declines(who: &Person, seating: &Seating) -> String {
    say::lobby::declines(named(who), who_sits(seating))
}

/// What is played, and how far the table is filled.
fn who_sits(seating: &Seating) -> String {
    say::lobby::table(table(&seating.setup), seats(seating))
}

/// Who sits where, which seats are free, and until when.
fn seats(seating: &Seating) -> String {
    let sides = seating.setup.sides();
    let where_to = |wish: SeatWish| match wish {
        SeatWish::In(seat) => sides.get(seat.index()).map_or(RANDOM_SIDE, |side| names::side(*side)),
        SeatWish::ByLot => RANDOM_SIDE,
    };
    let seated = seating.seated.iter();
    let seated: Vec<_> =
        seated.map(|(person, wish)| format!("{} ({})", named(person), where_to(*wish))).collect();
    let free = sides.len().saturating_sub(seated.len());
    say::lobby::seats(listed(&seated), free, time::moment(seating.terms.until))
}
