//! A live game: what the room's people see and do together, rebuilt from the log at any time.

use std::borrow::Cow;
use std::collections::BTreeMap;

use lasermate_engine::action::{ActionKind, Asked};
use lasermate_engine::any::AnyGame;
use lasermate_engine::game::Played;
use lasermate_engine::overlays::lasers::Mode;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

use crate::port::{Person, PersonId, RoomId, ServerId, UnixMillis};
use crate::sessions::computers::is_computer;
use crate::sessions::hint::Hint;
use crate::sessions::live_clock::LiveClock;
use crate::sessions::log_payload::OfTournament;
use crate::sessions::stage::{Ending, Stage};
use crate::time_control::TimeControl;

/// A game's number in the store. People type it as a code, `G` and the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub u64);

impl std::fmt::Display for GameId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "G{}", self.0)
    }
}

/// A game with its people.
#[derive(Clone, Debug)]
pub struct Session {
    pub id: GameId,
    /// The community it is played in.
    pub server: ServerId,
    /// The room it is played in.
    pub room: RoomId,
    pub setup: Setup,
    /// The game as it stands.
    pub game: AnyGame,
    /// The actions that stand (those taken back are not among them), in order.
    pub record: Vec<RecordEntry>,
    /// Who sits where, in seat order.
    pub players: Vec<Person>,
    /// Grows with every accepted action, takeback included: what buttons and checks refer to.
    pub version: u32,
    /// The version since which nothing has been done but to offer, answer and denounce pacts.
    pub fresh_since: u32,
    /// The version since which the position is the same: offers and their answers leave it as it is.
    pub position_since: u32,
    /// Where the offer of a pact can be read, by its number and the room, on platforms whose messages have addresses.
    pub links: BTreeMap<u8, BTreeMap<RoomId, String>>,
    /// The hints that were given, in order.
    pub hints: Vec<Hint>,
    /// The time for each move, `None` without a limit.
    pub time_per_move: Option<UnixMillis>,
    /// Whether it is to count for ratings.
    pub rated: bool,
    /// The tournament it belongs to.
    pub tournament: Option<OfTournament>,
    /// The live clocks, where it is played by some.
    pub live_clock: Option<LiveClock>,
    /// When the time of whoever is to act is over.
    pub deadline: Option<UnixMillis>,
    pub started_at: UnixMillis,
    /// When something last happened.
    pub touched_at: UnixMillis,
    pub stage: Stage,
    /// Who was last not to move in time: who lost by that by a claim or in a tournament, or with whom the game was drawn for it.
    pub forfeited: Option<Seat>,
    /// How long the clock of a game without turns has stood still so far, in milliseconds.
    pub paused: UnixMillis,
    /// How far the clock had been ahead each time it was set back, in all: the game's own time has gone on as if it had not.
    pub ahead: UnixMillis,
    /// Since when it stands still now, where it does.
    pub stands_since: Option<UnixMillis>,
    /// Rooms that have left its table and see it until it ends, so that whoever plays there can finish it (fair.md F2).
    pub ways: Vec<RoomId>,
}

/// An action of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordEntry {
    pub seat: Seat,
    pub kind: ActionKind,
    pub exact: String,
    pub san: String,
    /// Milliseconds since the game began.
    pub at: u64,
    /// With a live clock: how many milliseconds its seat had left then.
    pub left: Option<u64>,
}

impl RecordEntry {
    /// What was played, at a time of the game's own.
    pub fn of(played: &Played, at: u64) -> Self {
        let Played { seat, kind, exact, san, .. } = played;
        Self { seat: *seat, kind: *kind, exact: exact.clone(), san: san.clone(), at, left: None }
    }

    /// Whether it is a move or a pass, and no offer, answer or act about pacts.
    pub const fn is_move(&self) -> bool {
        self.kind.is_move()
    }
}

impl Session {
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
        TimeControl::of(self.time_per_move, self.live_clock.map(|clock| clock.time))
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

    /// The game's own time at a moment, in milliseconds since it began.
    pub fn since(&self, at: UnixMillis) -> u64 {
        let at = self.stands_since.map_or(at, |stands| at.min(stands));
        u64::try_from(at + self.ahead - self.started_at - self.paused).unwrap_or(0)
    }

    /// The moment at which the game's own time is so much, if its clock does not stand still before.
    pub fn moment(&self, ms: u64) -> UnixMillis {
        let begun = self.started_at + self.paused - self.ahead;
        begun.saturating_add(UnixMillis::try_from(ms).unwrap_or(UnixMillis::MAX))
    }

    /// The game as it is to be seen at a moment: its clock has run, but not past what has still to happen by it. Without a
    /// clock it is seen as it stands, and nothing is copied.
    pub fn seen_at(&self, at: UnixMillis) -> Cow<'_, Self> {
        if !self.has_clock() {
            return Cow::Borrowed(self);
        }
        let mut seen = self.clone();
        let due = self.game.next_event().map_or(u64::MAX, |due| due.saturating_sub(1));
        seen.game.advance(self.since(at).min(due));
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
        players.filter_map(|seat| self.players.get(seat.index())).map(|player| player.id.clone()).collect()
    }

    /// The seats in the game where people sit, and no computers.
    pub fn people(&self) -> Vec<Seat> {
        let person = |seat: &Seat| self.players.get(seat.index()).is_some_and(|who| !is_computer(&who.id));
        self.living().into_iter().filter(person).collect()
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
        self.players.iter().enumerate().filter(move |(seat, _)| plays(*seat)).map(|(_, player)| &player.id)
    }

    /// The seat of a person, where they sit here.
    pub fn seat_of(&self, who: &PersonId) -> Option<Seat> {
        let index = self.players.iter().position(|player| player.id == *who)?;
        Seat::from_index(index)
    }
}
