//! Stored forms: the bodies of the log's rows. Owned here, held by golden texts, never a derived accident.

use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::{Seat, Side};
use lasermate_engine::seats::Seats;
use lasermate_engine::variants::{Setup, SetupError};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use crate::port::UnixMillis;
use crate::time_control::{LiveTime, TimeControl};

/// A key moment of a game: an action that cost a lot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyMoment {
    /// Its rank among those of the game, from 1: the worst first.
    pub number: u32,
    /// How many actions of the record came before it.
    pub place: u32,
    /// Who did it: the number of the seat, from 1.
    pub seat: u8,
    /// How much it cost, in hundredths of a pawn.
    pub cost: i32,
    /// What the game was worth to that seat afterwards, in hundredths of a pawn.
    pub worth: i32,
    /// What would have been better, the best first, as players write it; never empty.
    pub better: Vec<String>,
}

/// A game that was analysed, and its key moments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    pub game: u64,
    /// What cost most in it; `None` where that was not found out, and in rows written before it was kept.
    pub moments: Option<Vec<KeyMoment>>,
}

impl Analysis {
    pub fn text(&self) -> String {
        match &self.moments {
            None => self.game.to_string(),
            Some(moments) => serde_json::json!({ "game": self.game, "moments": moments }).to_string(),
        }
    }

    /// What is stored.
    ///
    /// # Errors
    /// It is neither.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        match text.parse() {
            Ok(game) => Ok(Self { game, moments: None }),
            Err(_) => serde_json::from_str(text),
        }
    }
}

/// The terms of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub game: String,
    /// Its options that are not at their default, as `name=value` separated by spaces.
    pub options: String,
    /// Where the challenger sits: a [`SeatWish`].
    pub side: String,
    /// The time for each move in milliseconds; none without a limit.
    pub time: Option<UnixMillis>,
    /// The live clock, which has no time for each move beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<LiveTime>,
    /// Whom it is made to, by number; nobody for an open seat.
    pub opponent: Option<i64>,
    pub until: UnixMillis,
    /// Whether it is to count for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Whether it is to be played in a thread of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub thread: bool,
    /// Who has sat down beside the challenger, where more than two play; a row of the log for each of them says the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sitters: Vec<Sitter>,
    /// The position to start from, where it is not the start position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The game of which this is a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<u64>,
    /// The other people of a rematch, each with their seat, whether they have accepted yet or not: it is for nobody else.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invited: Vec<Sitter>,
}

/// Somebody who has sat down at a table that is not full yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    pub person: i64,
    /// Where: a [`SeatWish`].
    pub side: String,
}

/// Where somebody wants to sit: the word that is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatWish {
    ByLot,
    In(Seat),
}

impl SeatWish {
    const WORDS: [(&'static str, Self); 4] = [
        ("random", Self::ByLot),
        ("first", Self::In(Seat::First)),
        ("second", Self::In(Seat::Second)),
        ("third", Self::In(Seat::Third)),
    ];

    /// The word that is typed and stored.
    pub fn word(self) -> &'static str {
        Self::WORDS.into_iter().find(|(_, wish)| *wish == self).map_or("random", |(word, _)| word)
    }

    /// The wish of a word; a side's own name will do where the sides are known.
    pub fn read(word: &str, sides: &[Side]) -> Option<Self> {
        let word = word.trim().to_ascii_lowercase();
        if let Some(seat) = sides.iter().position(|side| side.name() == word) {
            return Seat::from_index(seat).map(Self::In);
        }
        let wish = Self::WORDS.into_iter().find(|(own, _)| *own == word).map(|(_, wish)| wish)?;
        let fits = |seat: Seat| sides.is_empty() || seat.index() < sides.len();
        match wish {
            Self::In(seat) if !fits(seat) => None,
            wish => Some(wish),
        }
    }
}

impl SeatWish {
    /// The wish of a word at a table: the first side is the one that moves first there, also from a position.
    pub fn at_table(word: &str, setup: &Setup) -> Option<Self> {
        let sides = setup.sides();
        let wish = Self::read(word, sides)?;
        let named = sides.iter().any(|side| side.name().eq_ignore_ascii_case(word.trim()));
        match wish {
            Self::In(seat) if !named && setup.position.is_some() => {
                let begun = AnyGame::new(setup).ok()?;
                let first = begun.to_act().mover().map_or(0, Seat::index);
                Seat::from_index((first + seat.index()) % sides.len().max(1)).map(Self::In)
            }
            wish => Some(wish),
        }
    }
}

impl Terms {
    /// The terms in a challenge's JSON, and their set-up.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(body: &str) -> Result<(Self, Setup), String> {
        let terms: Self = serde_json::from_str(body).map_err(|error| error.to_string())?;
        let setup = terms.setup().map_err(|error| error.to_string())?;
        Ok((terms, setup))
    }

    /// How fast it is to be played.
    pub fn time_control(&self) -> TimeControl {
        TimeControl::of(self.time, self.clock)
    }

    /// The set-up.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        parse_setup(&self.game, &self.options, self.position.clone())
    }

    /// Somebody sits down, or changes the seat.
    pub fn sit(&mut self, person: i64, side: &str) {
        self.rise(person);
        self.sitters.push(Sitter { person, side: side.to_owned() });
    }

    /// The seat that a rematch has for somebody.
    pub fn invitation(&self, person: i64) -> Option<&Sitter> {
        self.invited.iter().find(|sitter| sitter.person == person)
    }

    /// Who has still to accept a rematch.
    pub fn awaited(&self) -> impl Iterator<Item = i64> + '_ {
        let sits = |person: i64| self.sitters.iter().any(|sitter| sitter.person == person);
        self.invited.iter().map(|sitter| sitter.person).filter(move |person| !sits(*person))
    }

    /// Who was asked for a seat does not want it.
    pub fn decline(&mut self) {
        self.opponent = None;
    }

    pub fn rise(&mut self, person: i64) {
        self.sitters.retain(|sitter| sitter.person != person);
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameStart {
    pub game: String,
    /// Its options, as in [`Terms`].
    pub options: String,
    /// The position to start from, where it is not the start position.
    pub position: Option<String>,
    /// The time for each move in milliseconds.
    pub time: Option<UnixMillis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<LiveTime>,
    /// Who sits where, by number, in seat order.
    pub seats: Vec<i64>,
    /// Whether it is to count for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Whether it waits for a thread of its own before it can be played.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub thread: bool,
    /// The tournament it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<OfTournament>,
    /// Whether those who fall share a place (three_way.md 3.3.8).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shared_places: bool,
    /// Whether it is played by fair.md. Games from before go on as they began, so that their logs say what they said.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fair: bool,
}

/// What a game has of the tournament it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfTournament {
    pub id: u64,
    /// In which round it is played, from 1; none in an arena.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// How long a seat may take for its first move, in milliseconds.
    pub first_move: UnixMillis,
}

impl GameStart {
    /// The set-up.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        parse_setup(&self.game, &self.options, self.position.clone())
    }
}

/// What may be claimed when an opponent's time is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum ClaimFor {
    /// The game; among more than two that the late one is out (`retire` does as a word for it too).
    Win,
    Draw,
    /// Nothing: the opponent gets as long again.
    Wait,
}

impl ClaimFor {
    /// The word that is typed and stored.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The claim of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        if word.eq_ignore_ascii_case("retire") {
            return Some(Self::Win);
        }
        word.parse().ok()
    }
}

/// A seat by its stored number, from 1.
pub fn seat_of(number: Option<u8>) -> Option<Seat> {
    Seat::from_index(usize::from(number?).checked_sub(1)?)
}

/// The stored number of a seat, from 1.
pub fn seat_number(seat: Seat) -> u8 {
    match seat {
        Seat::First => 1,
        Seat::Second => 2,
        Seat::Third => 3,
    }
}

/// The body of a forfeit by which the game is drawn: who is left cannot win (fair.md F7).
pub const DRAWN: &str = "drawn";

/// The seats that have not come either, as the row of a forfeit has them: their numbers, separated by spaces.
pub fn absent_word(seats: Seats) -> String {
    let numbers =
        Seat::ALL.into_iter().filter(|seat| seats.has(*seat)).map(|seat| seat_number(seat).to_string());
    numbers.collect::<Vec<_>>().join(" ")
}

/// The seats of [`absent_word`]; `None` where a word is no seat's number.
pub(super) fn absent_seats(word: &str) -> Option<Seats> {
    word.split_whitespace().try_fold(Seats::NONE, |seats, number| {
        let seat = number.parse().ok().and_then(|number| seat_of(Some(number)))?;
        Some(seats.with(seat))
    })
}

/// The set-up of a preset with options as stored: words separated by spaces.
fn parse_setup(game: &str, options: &str, position: Option<String>) -> Result<Setup, SetupError> {
    let mut setup = Setup::parse(game, options.split_whitespace())?;
    setup.position = position;
    Ok(setup)
}
