//! A game as a fold over its rows of the log: the one way in which it grows, live and when it is read back.

use std::collections::BTreeMap;
use std::sync::Arc;

use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::effect::Effect;
use lasermate_engine::pact::text::is_act;
use lasermate_engine::preset::Setup;
use lasermate_engine::refusal::Refusal;
use lasermate_engine::seat::Seat;
use lasermate_engine::seats::Seats;
use lasermate_engine::table::Played;
use thiserror::Error;

use super::forms::{Beginning, ClaimFor};
use super::hint::Hint;
use super::live::{Entry, GameId, Live};
use crate::computer;
use crate::port::{Person, PersonId, RoomId, UnixMillis};
use crate::store::{GameRow, GameState, NewRow, PersonNo, Verb};

/// After how long without anything the players are asked whether a game goes on: 14 days.
pub const ABANDONED_AFTER: UnixMillis = 14 * 24 * 60 * 60 * 1000;
/// How long that question stands before the game is archived: 7 days.
pub const ARCHIVED_AFTER: UnixMillis = 7 * 24 * 60 * 60 * 1000;
/// How long a request for a takeback stands: 24 hours.
pub const TAKEBACK_STANDS: UnixMillis = 24 * 60 * 60 * 1000;
/// The part of the time for a move that is left when its owner is reminded: a quarter.
const REMIND_AT: UnixMillis = 4;
/// How long the clock itself waits before it carries out what is due: a request with an earlier stamp may still be on its
/// way from the platform. What is carried out keeps its own time.
pub const LATE: UnixMillis = 250;

/// A game with all the service knows of it.
#[derive(Clone, Debug)]
pub struct Game {
    /// What the room sees.
    pub live: Live,
    /// Who sits where, by number.
    pub seats: Vec<PersonNo>,
    /// Where it was begun: another room than its own where that is a thread.
    pub home: RoomId,
    /// A request for a takeback that stands.
    pub takeback: Option<Takeback>,
    /// Whether it waits for the thread it is to be played in.
    opening: bool,
    /// When the offer of a draw or of LET'S BILLI that was made last was made.
    pub offered_at: Option<UnixMillis>,
    /// When each seat last did anything, in seat order.
    pub(super) acted_at: [UnixMillis; 3],
    /// Whether who is to act has been reminded.
    reminded: bool,
    /// Whether it has been said that the time is over.
    overdue: bool,
    /// When the players were asked whether the game goes on.
    asked_at: Option<UnixMillis>,
    /// Why it is archived, where the bot itself was the reason.
    away: Option<Away>,
    /// Up to when the clock of a game without turns has run by rows of the log: no time before it is used any more.
    pub(super) ran_to: UnixMillis,
    /// When its board was last shown; not stored.
    pub(super) shown_at: UnixMillis,
}

/// Why a game is archived that its players did not leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Away {
    /// The bot was removed from the server: the game comes back with it.
    Left,
    /// The room is gone.
    RoomGone,
}

impl Away {
    /// The stored word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::RoomGone => "room-gone",
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        [Self::Left, Self::RoomGone].into_iter().find(|away| away.word() == word)
    }
}

/// A request to take the last move back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Takeback {
    /// Who asks.
    pub asker: Seat,
    /// Who has agreed so far, of those others that are in the game.
    pub agreed: Seats,
    /// How many actions of the record would be left.
    pub keep: usize,
    /// When it lapses.
    pub until: UnixMillis,
}

/// What the clock owes a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Something happens by the clock of a game without turns.
    Clock,
    /// To remind who is to act.
    Reminder,
    /// To say that the time is over.
    Overdue,
    /// To wait no longer for the answer of a seat that is away to a draw offer.
    Assent,
    /// To ask whether the game goes on.
    AskAbandoned,
    /// To archive it.
    Archive,
    /// To show the board again: men have become ready.
    Board,
}

/// Why a row could not be added to a game.
#[derive(Debug, Error)]
pub enum FoldError {
    /// The game refuses the action; nothing has changed.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The row does not fit the game.
    #[error("{0}")]
    Unfit(String),
}

fn unfit(what: impl Into<String>) -> FoldError {
    FoldError::Unfit(what.into())
}

impl Game {
    /// A game that begins.
    ///
    /// # Errors
    /// The set-up is not of this program.
    pub fn begin(row: &NewRow, players: Vec<Person>) -> Result<Self, FoldError> {
        let beginning: Beginning =
            serde_json::from_str(&row.body).map_err(|error| unfit(error.to_string()))?;
        let setup = beginning.setup().map_err(|error| unfit(error.to_string()))?;
        let game = AnyGame::new(&setup).map_err(|error| unfit(error.to_string()))?;
        let id = row.game.ok_or_else(|| unfit("it has no number"))?;
        Ok(Self {
            live: Live {
                id: GameId(id),
                server: row.server.clone(),
                room: row.room.clone(),
                setup,
                game,
                record: Vec::new(),
                players,
                version: 0,
                fresh_since: 0,
                links: BTreeMap::new(),
                hints: Vec::new(),
                time_per_move: beginning.time,
                deadline: beginning.time.map(|time| row.at + time),
                started_at: row.at,
                touched_at: row.at,
                archived: false,
                paused: 0,
                stands_since: Some(row.at).filter(|_| beginning.thread),
            },
            seats: beginning.seats.into_iter().map(PersonNo).collect(),
            home: row.room.clone(),
            takeback: None,
            opening: beginning.thread,
            offered_at: None,
            acted_at: [row.at; 3],
            reminded: false,
            overdue: false,
            asked_at: None,
            away: None,
            ran_to: row.at,
            shown_at: row.at,
        })
    }

    /// Adds a row of the log. What was played is given back, for the announcement.
    ///
    /// # Errors
    /// Why it cannot be added; the game is not to be used any further then.
    pub fn apply(&mut self, row: &NewRow) -> Result<Vec<Played>, FoldError> {
        let at = self.stamp(row.at);
        let seat = || seat_of(row.seat).ok_or_else(|| unfit("it names no seat"));
        let by_clock = row.person.is_none();
        let played = match row.verb {
            Verb::Play => vec![self.play(seat()?, &row.body, at)?],
            Verb::Claim => {
                let claim = ClaimFor::from_word(&row.body).ok_or_else(|| unfit("an unknown claim"))?;
                self.claim(seat()?, claim, at)?
            }
            Verb::Replace => {
                self.replace(seat()?, &row.body, at)?;
                Vec::new()
            }
            Verb::TakebackAsk => {
                let keep = number(&row.body)?;
                let until = at + TAKEBACK_STANDS;
                self.takeback = Some(Takeback { asker: seat()?, agreed: Seats::NONE, keep, until });
                Vec::new()
            }
            Verb::TakebackAgree => {
                let seat = seat()?;
                let asked = self.takeback.as_mut().ok_or_else(|| unfit("no takeback is asked for"))?;
                asked.agreed = asked.agreed.with(seat);
                Vec::new()
            }
            Verb::TakebackDecline => {
                self.takeback = None;
                Vec::new()
            }
            Verb::Takeback => {
                self.take_back(number(&row.body)?, at)?;
                Vec::new()
            }
            Verb::Assent => vec![self.play(seat()?, "draw-accept", at)?],
            Verb::Resume => {
                if self.live.archived {
                    self.live.archived = false;
                    self.live.touched_at = at;
                    self.asked_at = None;
                    self.away = None;
                    self.go_on(at);
                    self.restart_clock(at);
                }
                Vec::new()
            }
            Verb::Moved => {
                self.live.room = row.room.clone();
                self.opening = false;
                self.go_on(at);
                self.restart_clock(at);
                Vec::new()
            }
            Verb::Clock => {
                self.live.game.advance(self.live.since(at));
                self.ran_to = at;
                Vec::new()
            }
            Verb::Paused => {
                self.live.paused += UnixMillis::try_from(number(&row.body)?).unwrap_or(0);
                self.ran_to = at;
                Vec::new()
            }
            Verb::Remind => {
                self.reminded = true;
                Vec::new()
            }
            Verb::Overdue => {
                self.overdue = true;
                Vec::new()
            }
            Verb::AskAbandoned => {
                self.asked_at = Some(at);
                Vec::new()
            }
            Verb::Archive => {
                self.live.archived = true;
                self.live.stands_since.get_or_insert(at);
                self.opening = false;
                self.live.deadline = None;
                self.takeback = None;
                self.away = Away::from_word(&row.body);
                Vec::new()
            }
            Verb::Linked => {
                let (pact, link) = row.body.split_once(' ').ok_or_else(|| unfit("a link names no pact"))?;
                let pact = pact.parse().map_err(|_| unfit("a link names no pact"))?;
                self.live.links.entry(pact).or_insert_with(|| link.to_owned());
                Vec::new()
            }
            Verb::Hint => {
                let hint = Hint {
                    seat: seat()?,
                    before: self.live.record.len(),
                    exact: row.body.clone(),
                    version: self.live.version,
                };
                self.live.hints.push(hint);
                return Ok(Vec::new());
            }
            Verb::Confirm => return Ok(Vec::new()),
            other => return Err(unfit(format!("{} is nothing a game does", other.word()))),
        };
        // Who does not answer has done nothing, but the position is another one.
        let another = !by_clock || row.verb == Verb::Assent;
        self.live.version += u32::from(another);
        if another && !played.iter().any(|played| is_act(&played.exact)) {
            self.live.fresh_since = self.live.version;
        }
        self.shown_at = at;
        if !by_clock {
            self.live.touched_at = at;
            self.asked_at = None;
            if let Some(acted_at) = seat_of(row.seat).and_then(|seat| self.acted_at.get_mut(seat.index())) {
                *acted_at = at;
            }
        }
        Ok(played)
    }

    fn play(&mut self, seat: Seat, text: &str, at: UnixMillis) -> Result<Played, Refusal> {
        let before = (self.live.game.position(), self.main_question());
        let since = if self.live.is_realtime() {
            self.live.since(at)
        } else {
            u64::try_from(at - self.live.started_at).unwrap_or(0)
        };
        let played = self.live.game.try_text(seat, text, since)?;
        self.live.record.push(Entry {
            seat: played.seat,
            exact: played.exact.clone(),
            san: played.san.clone(),
            at: since,
        });
        let offer =
            |effect: &Effect| matches!(effect, Effect::DrawOffered { .. } | Effect::BilliOffered { .. });
        if played.effects.iter().any(offer) {
            self.offered_at = Some(at);
        }
        if (self.live.game.position(), self.main_question()) != before {
            // Another position, so nobody can still mean the move that was asked back, and the time runs anew.
            self.takeback = None;
            self.restart_clock(at);
        }
        if self.live.game.outcome().is_some() {
            self.takeback = None;
            self.live.deadline = None;
        }
        Ok(played)
    }

    /// The time that counts for something stamped so: time never runs backwards at a table (realtime.md 4.10).
    #[must_use]
    pub fn stamp(&self, at: UnixMillis) -> UnixMillis {
        at.max(self.live.touched_at).max(self.ran_to)
    }

    /// The clock that stood still goes on.
    fn go_on(&mut self, at: UnixMillis) {
        if let Some(since) = self.live.stands_since.take() {
            self.live.paused += at - since;
        }
    }

    fn main_question(&self) -> Option<(Seat, Asked)> {
        self.live.game.to_act().iter().next()
    }

    fn restart_clock(&mut self, at: UnixMillis) {
        self.live.deadline = self.live.time_per_move.map(|time| at + time);
        self.reminded = false;
        self.overdue = false;
    }

    /// A claim is played out with the actions the late side would have done, so that a record says the same.
    fn claim(&mut self, seat: Seat, claim: ClaimFor, at: UnixMillis) -> Result<Vec<Played>, FoldError> {
        let late = self.late_seat().ok_or_else(|| unfit("nobody is to act"))?;
        match claim {
            ClaimFor::Wait => {
                self.restart_clock(at);
                Ok(Vec::new())
            }
            ClaimFor::Win => Ok(vec![self.play(late, "resign", at)?]),
            ClaimFor::Draw if self.live.living().len() > 2 => {
                Err(unfit("a draw among more than two is not claimed"))
            }
            ClaimFor::Draw => {
                let mut played = Vec::new();
                // In mode B the first agreement only ends the chess game (2.5.8), the second the hunt (2.5.7 iii).
                for _ in 0..2 {
                    if self.live.game.outcome().is_none() {
                        let pending =
                            |game: &AnyGame| game.to_act().iter().find(|(_, what)| *what == Asked::Draw);
                        if pending(&self.live.game).is_none() {
                            played.push(self.play(seat, "draw-offer", at)?);
                        }
                        if let Some((asked, _)) = pending(&self.live.game) {
                            played.push(self.play(asked, "draw-accept", at)?);
                        }
                    }
                }
                Ok(played)
            }
        }
    }

    /// A computer sits down in the place of somebody who is away.
    fn replace(&mut self, seat: Seat, body: &str, at: UnixMillis) -> Result<(), FoldError> {
        let wrong = || unfit("it names no computer");
        let (no, id) = body.split_once(' ').ok_or_else(wrong)?;
        let no = PersonNo(no.parse().map_err(|_| wrong())?);
        let computer = computer::named(&PersonId(id.to_owned())).ok_or_else(wrong)?;
        let (Some(own), Some(player)) =
            (self.seats.get_mut(seat.index()), self.live.players.get_mut(seat.index()))
        else {
            return Err(unfit("there is no such seat"));
        };
        (*own, *player) = (no, computer);
        self.restart_clock(at);
        Ok(())
    }

    fn take_back(&mut self, keep: usize, at: UnixMillis) -> Result<(), FoldError> {
        let mut game = AnyGame::new(&self.live.setup).map_err(|error| unfit(error.to_string()))?;
        self.live.record.truncate(keep);
        for hint in &mut self.live.hints {
            // Who goes back has still had it.
            hint.before = hint.before.min(keep);
        }
        for entry in &self.live.record {
            game.try_text(entry.seat, &entry.exact, entry.at)?;
        }
        self.live.game = game;
        self.takeback = None;
        self.restart_clock(at);
        Ok(())
    }

    /// The seat whose time runs: the first that is asked something.
    #[must_use]
    pub fn late_seat(&self) -> Option<Seat> {
        self.main_question().map(|(seat, _)| seat)
    }

    /// Whether the time of who is to act is over.
    #[must_use]
    pub fn is_overdue(&self, now: UnixMillis) -> bool {
        self.live.deadline.is_some_and(|deadline| now >= deadline)
    }

    /// Whether the players have been asked if it goes on.
    #[must_use]
    pub const fn is_asked_about(&self) -> bool {
        self.asked_at.is_some()
    }

    /// Whether it waits for the bot to come back to its server.
    #[must_use]
    pub fn waits_for_return(&self) -> bool {
        self.live.archived && self.away == Some(Away::Left)
    }

    /// What became of it.
    #[must_use]
    pub fn state(&self) -> GameState {
        if self.live.game.outcome().is_some() {
            GameState::Ended
        } else if self.opening {
            GameState::Opening
        } else if self.live.archived {
            GameState::Archived
        } else {
            GameState::Live
        }
    }

    /// What the clock owes it at a time, the first thing first.
    #[must_use]
    pub fn due(&self, now: UnixMillis) -> Option<Due> {
        self.plan().into_iter().flatten().filter(|(at, _)| *at <= now).map(|(_, due)| due).next()
    }

    /// When the clock has something to do with it next.
    #[must_use]
    pub fn wakes_at(&self) -> Option<UnixMillis> {
        self.plan().into_iter().flatten().map(|(at, _)| at).min()
    }

    fn plan(&self) -> [Option<(UnixMillis, Due)>; 6] {
        if self.state() != GameState::Live {
            return [None; 6];
        }
        let time = self.live.time_per_move.unwrap_or(0);
        let overdue = self.live.deadline.filter(|_| !self.overdue);
        // After a long sleep of the bot the time may be over already: then there is nothing to remind of.
        let reminder = overdue.filter(|_| !self.reminded).map(|deadline| deadline - time / REMIND_AT);
        let last = self.live.touched_at.max(self.live.deadline.unwrap_or(0)).max(self.all_ready_at());
        let quiet = match self.asked_at {
            Some(asked) => (asked + ARCHIVED_AFTER, Due::Archive),
            None => (last + ABANDONED_AFTER, Due::AskAbandoned),
        };
        let assent = self.assent_due().map(|(at, _)| (at, Due::Assent));
        let clock = self.event_at().map(|at| (at + LATE, Due::Clock));
        let board = self.board_at().map(|at| (at, Due::Board));
        let overdue = overdue.map(|at| (at, Due::Overdue));
        let reminder = reminder.map(|at| (at, Due::Reminder));
        [clock, assent, overdue, reminder, Some(quiet), board]
    }

    /// The row of the derived table.
    #[must_use]
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
    #[must_use]
    pub fn shared(self) -> Arc<Self> {
        Arc::new(self)
    }
}

fn number(text: &str) -> Result<usize, FoldError> {
    text.parse().map_err(|_| unfit(format!("{text:?} is no number")))
}

/// A seat by its stored number, from 1.
#[must_use]
pub fn seat_of(number: Option<u8>) -> Option<Seat> {
    Seat::from_index(usize::from(number?).checked_sub(1)?)
}

/// The stored number of a seat, from 1.
#[must_use]
pub fn seat_number(seat: Seat) -> u8 {
    match seat {
        Seat::First => 1,
        Seat::Second => 2,
        Seat::Third => 3,
    }
}

/// The set-up of a preset with options as stored: words separated by spaces.
///
/// # Errors
/// What the preset does not know.
pub fn parse_setup(
    game: &str,
    options: &str,
    position: Option<String>,
) -> Result<Setup, lasermate_engine::preset::SetupError> {
    let mut setup = Setup::parse(game, options.split_whitespace())?;
    setup.position = position;
    Ok(setup)
}
