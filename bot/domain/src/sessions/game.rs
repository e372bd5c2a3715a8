//! A game with all the service knows of it: what the room sees, and what its clock and its votes go by.

use std::collections::BTreeMap;
use std::sync::Arc;

use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;
use strum::IntoStaticStr;

use super::live_clock::LiveClock;
use super::log_payload::{GameStart, OfTournament};
use super::peace::Peace;
use super::requests::{Handover, PauseRequest, Takeback};
use super::row::{ReplayError, unfit};
use super::session::{GameId, Session};
use super::stage::{ArchiveReason, Stage};
use crate::log::{NewRow, PersonNo};
use crate::port::{Person, RoomId, ServerId, UnixMillis};

/// What became of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum GameStatus {
    /// It waits for the thread it is to be played in.
    Opening,
    Live,
    /// Nobody came back to it; it may be resumed.
    Archived,
    Ended,
}

impl GameStatus {
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// A game as the store lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    pub id: u64,
    pub server: ServerId,
    pub room: RoomId,
    pub state: GameStatus,
    /// When the clock has something to do with it next.
    pub wakes_at: Option<UnixMillis>,
    /// Who sits where, in seat order; nobody where that has not changed since it was stored.
    pub seats: Vec<PersonNo>,
}

/// A game with all the service knows of it.
#[derive(Clone, Debug)]
pub struct Game {
    pub live: Session,
    /// Who sits where, by number.
    pub seats: Vec<PersonNo>,
    /// Where it was begun: another room than its own where that is a thread.
    pub home: RoomId,
    /// A request for a takeback that stands.
    pub takeback: Option<Takeback>,
    /// Until when each seat is on holiday, in seat order.
    pub away_until: [UnixMillis; 3],
    /// A seat that is offered to somebody.
    pub handover: Option<Handover>,
    pub pause_request: Option<PauseRequest>,
    /// What has been asked in vain.
    pub peace: Peace,
    /// The version that the last takeback made; 0 before the first. Offers of pacts went with it.
    pub taken_back: u32,
    /// Whether it has outlived its tournament, and is a game like any other since.
    pub released: bool,
    /// Whether somebody else sat down for a player, in a game from before fair.md: it counts for nobody.
    pub substituted: bool,
    /// Whether it is played by fair.md.
    pub fair: bool,
    /// Whether those who fall share a place (three_way.md 3.3.8).
    pub shared_places: bool,
    /// Who sat where when it began.
    pub starters: Vec<PersonNo>,
    /// The seats that somebody else, or a computer, has sat down in (fair.md F4).
    pub handed_over: Seats,
    /// The seats that somebody else has taken out of the game: their rating is left alone (fair.md F1).
    pub spared: Seats,
    /// What was left of the time for a move when it was stopped, and whose it is.
    pub rest: Option<(Seat, UnixMillis)>,
    /// What its owner had left of their time for each move of the record; nothing without a limit.
    pub left_at: Vec<Option<UnixMillis>>,
    /// How long the bot was away since a draw was offered.
    pub away_since_offer: UnixMillis,
    /// Who did not make their first move in time.
    pub absent: Seats,
    /// Since when the seat that is asked is asked.
    pub turn_since: UnixMillis,
    /// Since when it has gone on without a rest: it began, was resumed, or the bot was back.
    pub back_at: UnixMillis,
    /// When the offer of a draw or of LET'S BILLI that was made last was made.
    pub offered_at: Option<UnixMillis>,
    /// When each seat last did anything, in seat order.
    pub acted_at: [UnixMillis; 3],
    /// When who is to act was reminded.
    pub reminded_at: Option<UnixMillis>,
    /// When it was said that the time is over.
    pub overdue_at: Option<UnixMillis>,
    /// When the players were asked whether the game goes on.
    pub asked_at: Option<UnixMillis>,
    /// Up to when the clock of a game without turns has run by rows of the log: no time before it is used any more.
    pub ran_to: UnixMillis,
    /// When anything last happened here, also by the clock.
    pub last_at: UnixMillis,
    /// When its board was last shown; not stored.
    pub shown_at: UnixMillis,
    /// Its last row in the log; 0 before it is stored. Whatever is judged on this game is judged on that row.
    pub last_row: i64,
    /// How often people had deleted their data when its players were read.
    pub people_as_of: u64,
}

/// A game as it will be once the rows by which it has grown are stored.
#[derive(Debug)]
pub struct GameUpdate {
    pub game: Game,
    pub rows: Vec<NewRow>,
}

impl Game {
    /// A game that begins.
    pub fn begin(id: u64, row: &NewRow, players: Vec<Person>) -> Result<Self, ReplayError> {
        let beginning: GameStart =
            serde_json::from_str(&row.body).map_err(|error| unfit(error.to_string()))?;
        let setup = beginning.setup().map_err(|error| unfit(error.to_string()))?;
        let game = AnyGame::new(&setup).map_err(|error| unfit(error.to_string()))?;
        let mut begun = Self {
            live: Session {
                id: GameId(id),
                server: row.server.clone(),
                room: row.room.clone(),
                setup,
                game,
                record: Vec::new(),
                players,
                version: 0,
                fresh_since: 0,
                position_since: 0,
                links: BTreeMap::new(),
                hints: Vec::new(),
                time_per_move: beginning.time,
                rated: beginning.rated,
                tournament: beginning.tournament,
                live_clock: beginning
                    .clock
                    .map(|time| LiveClock::new(time).keeping_what_is_free(beginning.fair)),
                deadline: beginning.time.map(|time| row.at + time),
                started_at: row.at,
                touched_at: row.at,
                stage: if beginning.thread { Stage::Opening } else { Stage::Live },
                forfeited: None,
                paused: 0,
                ahead: 0,
                stands_since: Some(row.at).filter(|_| beginning.thread),
                ways: Vec::new(),
            },
            starters: beginning.seats.iter().copied().map(PersonNo).collect(),
            seats: beginning.seats.into_iter().map(PersonNo).collect(),
            fair: beginning.fair,
            shared_places: beginning.shared_places,
            handed_over: Seats::NONE,
            spared: Seats::NONE,
            rest: None,
            left_at: Vec::new(),
            away_since_offer: 0,
            home: row.room.clone(),
            takeback: None,
            away_until: [0; 3],
            handover: None,
            pause_request: None,
            peace: Peace::default(),
            taken_back: 0,
            released: false,
            substituted: false,
            absent: Seats::NONE,
            turn_since: row.at,
            back_at: row.at,
            offered_at: None,
            acted_at: [row.at; 3],
            reminded_at: None,
            overdue_at: None,
            last_at: row.at,
            asked_at: None,
            ran_to: row.at,
            shown_at: row.at,
            last_row: 0,
            people_as_of: 0,
        };
        if !beginning.thread {
            begun.run_live_clock(row.at);
        }
        Ok(begun)
    }

    /// The game with rows that have been applied to it and are to be stored.
    pub const fn grown_by(self, rows: Vec<NewRow>) -> GameUpdate {
        GameUpdate { game: self, rows }
    }

    /// The time that counts for something stamped so: time never runs backwards at a table (rule 4.10).
    pub fn stamp(&self, at: UnixMillis) -> UnixMillis {
        at.max(self.live.touched_at).max(self.ran_to)
    }

    /// The tournament it is played in, unless that ended before it.
    pub fn tournament(&self) -> Option<OfTournament> {
        self.live.tournament.filter(|_| !self.released)
    }

    /// What is asked first, and who is asked it.
    pub(crate) fn main_question(&self) -> Option<(Seat, Asked)> {
        self.live.game.to_act().iter().next()
    }

    /// Whether the players have been asked if it goes on.
    pub const fn is_asked_about(&self) -> bool {
        self.asked_at.is_some()
    }

    /// Whether the room has been told that somebody's time is over, and whether it was asked if the game is still played.
    pub const fn told_late(&self) -> [bool; 2] {
        [self.overdue_at.is_some(), self.asked_at.is_some()]
    }

    /// Whether it waits for the bot to come back to its server.
    pub fn waits_for_return(&self) -> bool {
        self.live.stage == Stage::Archived(ArchiveReason::Left)
    }

    pub const fn state(&self) -> GameStatus {
        self.live.stage.status()
    }

    /// The row of the derived table.
    pub fn row(&self) -> GameRow {
        GameRow {
            id: self.live.id.0,
            server: self.live.server.clone(),
            room: self.live.room.clone(),
            state: self.state(),
            wakes_at: self.wakes_at(),
            seats: self.seats.clone(),
        }
    }

    /// The same game, to be shared.
    pub fn shared(self) -> Arc<Self> {
        Arc::new(self)
    }
}
