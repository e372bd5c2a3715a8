//! A table: a game with who plays it, what they ask each other for, its clock, and how far it has come.

use std::borrow::Cow;

use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::overlays::lasers::Mode;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

use super::clock::TableClock;
use super::hint::Hint;
use super::live_clock::LiveClock;
use super::log_payload::{GameStart, OfTournament};
use super::offers::Offers;
use super::record::RecordEntry;
use super::row::{ReplayError, unfit};
use super::seating::Seating;
use super::stage::{ArchiveReason, Ending, GameStatus, Stage};
use crate::log::{NewRow, PersonNo};
use crate::port::{Person, PersonId, RoomId, ServerId, UnixMillis};
use crate::time_control::TimeControl;

/// A game's number in the store. People type it as a code, `G` and the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub u64);

impl std::fmt::Display for GameId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "G{}", self.0)
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

/// A game with its people, rebuilt from the log at any time.
#[derive(Clone, Debug)]
pub struct Table {
    pub id: GameId,
    /// The community it is played in.
    pub server: ServerId,
    /// The room it is played in.
    pub room: RoomId,
    /// Where it was begun: another room than its own where that is a thread.
    pub home: RoomId,
    /// Rooms that have left its table and see it until it ends, so that whoever plays there can finish it (fair.md F2).
    pub ways: Vec<RoomId>,
    pub setup: Setup,
    /// The game as it stands.
    pub game: AnyGame,
    /// The actions that stand (those taken back are not among them), in order.
    pub record: Vec<RecordEntry>,
    /// The hints that were given, in order.
    pub hints: Vec<Hint>,
    pub seating: Seating,
    pub offers: Offers,
    pub clock: TableClock,
    pub stage: Stage,
    /// Who was last not to move in time: who lost by that by a claim or in a tournament, or with whom the game was drawn for it.
    pub forfeited: Option<Seat>,
    /// Whether it is to count for ratings.
    pub rated: bool,
    /// The tournament it belongs to.
    pub tournament: Option<OfTournament>,
    /// Whether it has outlived its tournament, and is a game like any other since.
    pub released: bool,
    /// Whether it is played by fair.md.
    pub fair: bool,
    /// Whether those who fall share a place (three_way.md 3.3.8).
    pub shared_places: bool,
    /// Grows with every accepted action, takeback included: what buttons and checks refer to.
    pub version: u32,
    /// The version since which nothing has been done but to offer, answer and denounce pacts.
    pub fresh_since: u32,
    /// The version since which the position is the same: offers and their answers leave it as it is.
    pub position_since: u32,
    /// Its last row in the log; 0 before it is stored. Whatever is judged on this game is judged on that row.
    pub last_row: i64,
    /// How often people had deleted their data when its players were read.
    pub people_as_of: u64,
}

/// A table as it will be once the rows by which it has grown are stored.
#[derive(Debug)]
pub struct TableUpdate {
    pub table: Table,
    pub rows: Vec<NewRow>,
}

impl Table {
    /// A game that begins in a room, is played by turns without a limit of time, and counts for nothing.
    pub fn new(
        id: GameId,
        (server, room): (ServerId, RoomId),
        (setup, game): (Setup, AnyGame),
        (players, numbers): (Vec<Person>, Vec<PersonNo>),
        at: UnixMillis,
    ) -> Self {
        Self {
            id,
            server,
            home: room.clone(),
            room,
            ways: Vec::new(),
            setup,
            game,
            record: Vec::new(),
            hints: Vec::new(),
            seating: Seating::begin(players, numbers, at),
            offers: Offers::default(),
            clock: TableClock::begin(at),
            stage: Stage::Live,
            forfeited: None,
            rated: false,
            tournament: None,
            released: false,
            fair: false,
            shared_places: false,
            version: 0,
            fresh_since: 0,
            position_since: 0,
            last_row: 0,
            people_as_of: 0,
        }
    }

    /// A game that begins as a row of the log says.
    pub fn begin(id: u64, row: &NewRow, players: Vec<Person>) -> Result<Self, ReplayError> {
        let beginning: GameStart =
            serde_json::from_str(&row.body).map_err(|error| unfit(error.to_string()))?;
        let setup = beginning.setup().map_err(|error| unfit(error.to_string()))?;
        let game = AnyGame::new(&setup).map_err(|error| unfit(error.to_string()))?;
        let numbers = beginning.seats.into_iter().map(PersonNo).collect();
        let place = (row.server.clone(), row.room.clone());
        let mut begun = Self::new(GameId(id), place, (setup, game), (players, numbers), row.at);
        begun.rated = beginning.rated;
        begun.tournament = beginning.tournament;
        begun.fair = beginning.fair;
        begun.shared_places = beginning.shared_places;
        begun.clock.time_per_move = beginning.time;
        begun.clock.deadline = beginning.time.map(|time| row.at + time);
        begun.clock.live =
            beginning.clock.map(|time| LiveClock::new(time).keeping_what_is_free(beginning.fair));
        if beginning.thread {
            begun.stage = Stage::Opening;
            begun.clock.stands_since = Some(row.at);
        } else {
            begun.run_live_clock(row.at);
        }
        Ok(begun)
    }

    /// The game with rows that have been applied to it and are to be stored.
    pub const fn grown_by(self, rows: Vec<NewRow>) -> TableUpdate {
        TableUpdate { table: self, rows }
    }

    /// The tournament it is played in, unless that ended before it.
    pub fn open_tournament(&self) -> Option<OfTournament> {
        self.tournament.filter(|_| !self.released)
    }

    /// What is asked first, and who is asked it.
    pub(crate) fn main_question(&self) -> Option<(Seat, Asked)> {
        self.game.to_act().iter().next()
    }

    /// Whether the players have been asked if it goes on.
    pub const fn is_asked_about(&self) -> bool {
        self.clock.asked_at.is_some()
    }

    /// Whether the room has been told that somebody's time is over, and whether it was asked if the game is still played.
    pub const fn told_late(&self) -> [bool; 2] {
        [self.clock.overdue_at.is_some(), self.clock.asked_at.is_some()]
    }

    /// Whether it waits for the bot to come back to its server.
    pub fn waits_for_return(&self) -> bool {
        self.stage == Stage::Archived(ArchiveReason::Left)
    }

    pub const fn state(&self) -> GameStatus {
        self.stage.status()
    }

    /// The row of the derived table.
    pub fn row(&self) -> GameRow {
        GameRow {
            id: self.id.0,
            server: self.server.clone(),
            room: self.room.clone(),
            state: self.state(),
            wakes_at: self.wakes_at(),
            seats: self.seating.numbers.clone(),
        }
    }

    /// Whether it is played, or is about to be.
    pub const fn is_on(&self) -> bool {
        matches!(self.stage, Stage::Opening | Stage::Live)
    }

    pub const fn is_archived(&self) -> bool {
        matches!(self.stage, Stage::Archived(_))
    }

    /// How it came to its end, where it has ended.
    pub const fn ending(&self) -> Option<&Ending> {
        match &self.stage {
            Stage::Ended { how, .. } => Some(how),
            _ => None,
        }
    }

    /// How fast it is played.
    pub fn time_control(&self) -> TimeControl {
        TimeControl::of(self.clock.time_per_move, self.clock.live.map(|clock| clock.time))
    }

    /// Whether it is played by a clock, so that several may act at once and time alone changes it, and not by turns.
    pub fn has_clock(&self) -> bool {
        self.setup.time_unit().is_some()
    }

    /// Who is called, and for what: without turns nobody is for a move.
    pub fn called(&self) -> impl Iterator<Item = (Seat, Asked)> + use<> {
        let by_clock = self.has_clock();
        let asked: Vec<_> = self.game.to_act().iter().collect();
        asked.into_iter().filter(move |(_, what)| !by_clock || *what != Asked::Move)
    }

    /// Whether moves can be taken back: not where both sides move at once.
    pub fn has_takebacks(&self) -> bool {
        !self.has_clock()
    }

    /// Whether the game goes on after checkmate, until a lasermate (billichess.md 2.5.5).
    pub fn is_hunt_to_come(&self) -> bool {
        self.setup.lasers().is_some_and(|rules| rules.mode == Mode::B)
    }

    /// The game as it is to be seen at a moment: its clock has run, but not past what has still to happen by it. Without a
    /// clock it is seen as it stands, and nothing is copied.
    pub fn seen_at(&self, at: UnixMillis) -> Cow<'_, Self> {
        if !self.has_clock() {
            return Cow::Borrowed(self);
        }
        let mut seen = self.clone();
        let due = self.game.next_event().map_or(u64::MAX, |due| due.saturating_sub(1));
        seen.game.advance(self.clock.since(at).min(due));
        Cow::Owned(seen)
    }

    /// The seats that are in the game: all, but those that have fallen.
    pub fn living(&self) -> Vec<Seat> {
        self.game.living().iter().collect()
    }

    /// The people in some seats, in their order. A computer comes without being called.
    pub fn people_in(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<PersonId> {
        let people = self.people();
        let players = seats.into_iter().filter(|seat| people.contains(seat));
        players.filter_map(|seat| self.seating.player(seat)).map(|player| player.id.clone()).collect()
    }

    /// The seats in the game where people sit, and no computers.
    pub fn people(&self) -> Vec<Seat> {
        self.living().into_iter().filter(|seat| self.seating.has_person(*seat)).collect()
    }

    /// Whether a button of a version still fits the game.
    pub const fn is_fresh(&self, version: u32) -> bool {
        self.fresh_since <= version && version <= self.version
    }

    /// Whether a version shows the position as it is now.
    pub const fn shows_position(&self, version: u32) -> bool {
        self.position_since <= version && version <= self.version
    }

    /// Who is asked for more than an answer to an offer.
    pub fn to_play(&self) -> impl Iterator<Item = &PersonId> {
        let asked = self.game.to_act();
        let plays = move |seat: usize| {
            asked.iter().any(|(asked, what)| {
                asked.index() == seat && !matches!(what, Asked::Draw | Asked::Pact { .. })
            })
        };
        self.seating
            .players
            .iter()
            .enumerate()
            .filter(move |(seat, _)| plays(*seat))
            .map(|(_, player)| &player.id)
    }
}
