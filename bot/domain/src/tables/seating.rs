//! Who sits at a table, who sat there before, and who is away.

use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;

use super::computers::is_computer;
use crate::log::PersonNo;
use crate::port::{Person, PersonId, UnixMillis};

/// Who sits where. What has an entry for each seat has them in seat order.
#[derive(Clone, Debug)]
pub struct Seating {
    pub players: Vec<Person>,
    /// The same by number; nobody where a game is only read and belongs to no store.
    pub numbers: Vec<PersonNo>,
    /// Who sat where when it began.
    pub starters: Vec<PersonNo>,
    /// The seats that somebody else, or a computer, has sat down in (fair.md F4).
    pub handed_over: Seats,
    /// The seats that somebody else has taken out of the game: their rating is left alone (fair.md F1).
    pub spared: Seats,
    /// Whether somebody else sat down for a player, in a game from before fair.md: it counts for nobody.
    pub substituted: bool,
    /// Who did not make their first move in time.
    pub absent: Seats,
    /// Until when each seat is on holiday.
    pub away_until: [UnixMillis; 3],
    /// When each seat last did anything.
    pub acted_at: [UnixMillis; 3],
}

impl Seating {
    /// As a game begins.
    pub(super) fn begin(players: Vec<Person>, numbers: Vec<PersonNo>, at: UnixMillis) -> Self {
        Self {
            players,
            starters: numbers.clone(),
            numbers,
            handed_over: Seats::NONE,
            spared: Seats::NONE,
            substituted: false,
            absent: Seats::NONE,
            away_until: [0; 3],
            acted_at: [at; 3],
        }
    }

    /// The seat of a person, where they sit here.
    pub fn seat_of(&self, who: &PersonId) -> Option<Seat> {
        let index = self.players.iter().position(|player| player.id == *who)?;
        Seat::from_index(index)
    }

    pub fn player(&self, seat: Seat) -> Option<&Person> {
        self.players.get(seat.index())
    }

    /// Whether a person sits there, and no computer.
    pub fn has_person(&self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|who| !is_computer(&who.id))
    }
}
