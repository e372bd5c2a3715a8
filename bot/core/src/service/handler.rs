//! The desk where requests are taken in: in order for each room, once each, and answered after they are stored.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use thiserror::Error;
use tokio::sync::Notify;

use super::settle::answered;
use super::validate::{Place, sane, takes_the_place};
use crate::computer::{Called, SearchPool, Thoughts};
use crate::drawing::Drawings;
use crate::metrics::{self, Outcome};
use crate::outbox::Blocked;
use crate::port::{Button, Person, Reply, ReplyKind, Request, RoomId, UnixMillis};
use crate::present::text;
use crate::service::admin::taken_up::TakenUp;
use crate::service::play::by_clock::Timers;
use crate::service::records::rate::EarlierEnds;
use crate::service::rooms::locks::{Games, Rooms, hold};
use crate::service::rooms::pings::Acted;
use crate::service::rooms::tables::{RoomPost, Tables};
use crate::service::study::analysis::Studies;
use crate::service::study::puzzle::Shown;
use crate::service::study::setup::Drafts;
use crate::service::tournaments::Due;
use crate::sessions::game::Grown;
use crate::sessions::replay::ReplayError;
use crate::store::{Derived, GameRows, NewRow, PersonNo, Store, StoreError, Verb};

/// All use cases over one store. Calls block; async callers use a blocking thread.
#[derive(Debug)]
pub struct Service {
    pub(super) store: Store,
    pub(super) games: Games,
    /// Held from the judgement to the commit while somebody is seated, a challenge ends or somebody's data are deleted: these
    /// must not cross. Taken after a room's lock, never before one.
    pub(super) seating: Mutex<()>,
    /// Held from the moment a game's end is rated until it is stored.
    pub(super) ratings: Mutex<()>,
    /// Whether somebody has deleted who they are and may still sit in games.
    pub(super) somebody_left: AtomicBool,
    /// The latest moment that came in, with a request or from the clock.
    pub(super) latest: AtomicI64,
    /// When the clock was looked at last.
    pub(super) ticked: AtomicI64,
    /// When refused requests are looked through next.
    pub(super) sweeps_at: AtomicI64,
    /// When rooms of tables that are not reached are looked for next; 0 before the first time.
    pub(super) silence_at: AtomicI64,
    /// The games that may have ended before results were noted.
    pub(super) earlier_ends: EarlierEnds,
    /// The games without turns, by when they are due.
    pub(super) timers: Timers,
    pub(super) sooner: Arc<Notify>,
    /// The games that stood still while nobody was there and are still to be taken up.
    pub(super) taken_up: TakenUp,
    pub(super) rooms: Rooms,
    /// Which rooms share a table.
    pub(super) tables: Tables,
    /// The games in which a computer may have something to do.
    pub(super) called: Called,
    /// Where it thinks.
    thinkers: SearchPool,
    /// In which games it is thinking.
    thoughts: Thoughts,
    /// Where pictures are drawn.
    drawings: Arc<Drawings>,
    /// The games that are to be looked back at.
    pub(super) studies: Studies,
    /// The puzzle that was shown last in each room.
    pub(super) puzzles: Shown,
    /// What people have put up.
    pub(super) drafts: Drafts,
    last_challenge: AtomicU64,
    last_game: AtomicU64,
    last_tournament: AtomicU64,
    /// The tournaments that have something to do.
    pub(super) tournaments: Due,
    /// When the clock was looked at first; 0 before that.
    pub(super) ticked_first: AtomicI64,
    pub(super) waiting: Arc<Notify>,
    /// When people did something last.
    pub(super) acted: Mutex<Acted>,
    /// The rooms in which the bot may not write.
    pub(crate) blocked: Blocked,
}

/// Why the service cannot begin its work.
#[derive(Debug, Error)]
#[error("the store cannot be read: {0}")]
pub struct StartError(#[from] StoreError);

/// A request with what is known of its asker.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call<'a> {
    pub(super) request: &'a Request,
    /// The asker's number.
    pub(super) who: PersonNo,
}

impl Call<'_> {
    pub(super) fn at(&self) -> UnixMillis {
        self.request.at
    }

    /// A row of the log for what the asker does in this room.
    pub(super) fn row(&self, verb: Verb, body: impl Into<String>) -> NewRow {
        NewRow {
            at: self.request.at,
            server: self.request.server.clone(),
            room: self.request.room.clone(),
            person: Some(self.who),
            challenge: None,
            seat: None,
            verb,
            body: body.into(),
        }
    }
}

/// What an accepted request changes, and what its asker is told.
#[derive(Debug, Default)]
pub(super) struct Change {
    pub(super) words: String,
    pub(super) buttons: Vec<Button>,
    /// Rows that belong to no game.
    pub(super) rows: Vec<NewRow>,
    pub(super) derived: Vec<Derived>,
    pub(super) posts: Vec<RoomPost>,
    /// The game as it is then, with the rows it has grown by.
    pub(super) game: Option<Grown>,
    /// The row that archives a game which cannot be read.
    pub(super) unread: Option<GameRows>,
    /// Whether what is held in memory is out of date then.
    pub(super) forget: bool,
    /// Whether the words are told once, to the asker alone, and kept nowhere.
    pub(super) once: bool,
    /// A post that has arrived, where this follows from it.
    pub(super) arrived: Option<u64>,
    /// A room whose silence the others of its table are told of.
    pub(super) silent: Option<RoomId>,
}

/// What became of a request that was not refused.
#[derive(Debug)]
pub(super) enum Done {
    /// Something was shown.
    Shown(Box<Reply>),
    /// Something changes.
    Changes(Box<Change>),
}

/// Why a request came to nothing.
#[derive(Debug, Error)]
pub(super) enum ServiceError {
    /// It is refused, in words for the asker.
    #[error("{0}")]
    Refused(String),
    /// The store cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A row does not fit its game, or something stored does not fit together.
    #[error("what is stored does not fit together: {0}")]
    Fold(#[from] ReplayError),
    /// A game cannot be read. That has been told already.
    #[error("game G{0} cannot be read")]
    Unreadable(u64),
}

pub(super) type Answer = Result<Done, ServiceError>;

/// A refusal.
pub(super) fn refuse<T>(words: impl Into<String>) -> Result<T, ServiceError> {
    Err(ServiceError::Refused(words.into()))
}

impl Done {
    pub(super) fn shown(reply: Reply) -> Self {
        Self::Shown(Box::new(reply))
    }

    /// Says something before what is shown.
    pub(super) fn preface(&mut self, words: &str) {
        if let Self::Shown(reply) = self {
            reply.text = format!("{words} {}", reply.text);
        }
    }
}

impl From<Change> for Done {
    fn from(change: Change) -> Self {
        Self::Changes(Box::new(change))
    }
}

impl Service {
    /// Begins the work over an open store.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn open(store: Store) -> Result<Self, StartError> {
        let (challenge, game) = store.last_numbers()?;
        let tournament = store.last_tournament_number()?;
        let tables = Tables::read(&store)?;
        let service = Self {
            store,
            tables,
            games: Games::default(),
            seating: Mutex::default(),
            ratings: Mutex::default(),
            somebody_left: AtomicBool::new(false),
            latest: AtomicI64::new(0),
            ticked: AtomicI64::new(0),
            sweeps_at: AtomicI64::new(0),
            silence_at: AtomicI64::new(0),
            earlier_ends: EarlierEnds::up_to(game),
            timers: Timers::default(),
            sooner: Arc::default(),
            taken_up: TakenUp::default(),
            rooms: Rooms::default(),
            called: Called::default(),
            thinkers: SearchPool::default(),
            thoughts: Thoughts::default(),
            drawings: Arc::default(),
            studies: Studies::default(),
            puzzles: Shown::default(),
            drafts: Drafts::default(),
            last_challenge: AtomicU64::new(challenge),
            last_game: AtomicU64::new(game),
            last_tournament: AtomicU64::new(tournament),
            tournaments: Due::default(),
            ticked_first: AtomicI64::new(0),
            waiting: Arc::default(),
            acted: Mutex::default(),
            blocked: Blocked::default(),
        };
        for id in service.store.running_tournaments()? {
            service.tournaments.note(id);
        }
        Ok(service)
    }

    /// Wakes those who send posts (`notify_waiters`): there are new ones.
    #[must_use]
    pub fn posts_waiting(&self) -> Arc<Notify> {
        Arc::clone(&self.waiting)
    }

    /// The store, for looking at.
    #[must_use]
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The games in which a computer may have something to do.
    #[must_use]
    pub const fn called(&self) -> &Called {
        &self.called
    }

    /// The threads on which the computer thinks.
    #[must_use]
    pub const fn thinkers(&self) -> &SearchPool {
        &self.thinkers
    }

    /// In which games a computer is thinking.
    #[must_use]
    pub const fn thoughts(&self) -> &Thoughts {
        &self.thoughts
    }

    /// The places in which pictures are drawn and much is read.
    #[must_use]
    pub const fn drawings(&self) -> &Arc<Drawings> {
        &self.drawings
    }

    /// Notes a person with their name, so that they can be challenged before they have asked for anything.
    ///
    /// # Errors
    /// The store cannot be written.
    pub fn introduce(&self, person: &Person) -> Result<(), StoreError> {
        self.store.know(person).map(drop)
    }

    /// Answers a request. A repeated one is told the same and changes nothing. Never panics.
    pub fn handle(&self, request: &Request) -> Reply {
        let begun = Instant::now();
        let taken_in = catch_unwind(AssertUnwindSafe(|| self.take_in(request)));
        let outcome = match &taken_in {
            Ok(Ok(reply)) => match reply.kind {
                ReplyKind::Shown => Outcome::Shown,
                ReplyKind::Done => Outcome::Done,
                ReplyKind::Refused => Outcome::Refused,
            },
            Ok(Err(ServiceError::Refused(_))) => Outcome::Refused,
            Ok(Err(_)) | Err(_) => Outcome::Failed,
        };
        metrics::request(request, outcome, begun.elapsed());
        match taken_in {
            Ok(Ok(reply)) => reply,
            Ok(Err(ServiceError::Refused(words))) => Reply::refusal(words),
            Ok(Err(error)) => {
                tracing::error!(%error, room = %request.room, "a request could not be answered");
                Reply::refusal(text::handler::FAILED)
            }
            Err(_) => {
                tracing::error!(room = %request.room, "a request could not be answered: a panic was caught");
                Reply::refusal(text::handler::FAILED)
            }
        }
    }

    fn take_in(&self, request: &Request) -> Result<Reply, ServiceError> {
        sane(request)?;
        if let Err(error) = self.take_up(request.at) {
            tracing::error!(%error, "resuming stopped games failed; retrying");
        }
        self.latest.fetch_max(request.at, Ordering::Relaxed);
        hold(&self.acted).note(&request.who.id, Instant::now());
        let told = self.carry_out(request);
        if self.somebody_left.swap(false, Ordering::Relaxed) {
            // No room's lock is held here.
            if let Err(error) = self.resign_for_the_gone(request.at) {
                tracing::error!(%error, "games of somebody who left could not be resigned yet");
            }
        }
        let place = takes_the_place(&request.intent);
        match told {
            Err(ServiceError::Refused(words)) => {
                let words = text::person::render(&words, request.room.network());
                Ok(Reply { replaces: place == Some(Place::Always), ..Reply::refusal(words) })
            }
            Ok(mut reply) => {
                reply.text = text::person::render(&reply.text, request.room.network());
                let done = reply.kind != ReplyKind::Refused;
                reply.replaces =
                    reply.is_private() && place.is_some_and(|place| done || place == Place::Always);
                Ok(reply)
            }
            Err(error) => Err(error),
        }
    }

    fn carry_out(&self, request: &Request) -> Result<Reply, ServiceError> {
        if !request.intent.may_change() {
            let who = self.store.number_of(&request.who.id)?.unwrap_or(PersonNo(0));
            return match self.judged(|| self.dispatch(&Call { request, who }))? {
                Done::Shown(reply) => Ok(*reply),
                Done::Changes(_) => refuse(text::handler::FAILED),
            };
        }
        let other = self.room_to_link(&request.intent)?;
        let followed = self.rooms_followed(request)?;
        let rooms: Vec<_> = std::iter::once(&request.room).chain(&other).chain(&followed).collect();
        self.locked(&rooms, || self.in_turn(request))
    }

    /// Carries out what may change something, when it is its turn.
    fn in_turn(&self, request: &Request) -> Result<Reply, ServiceError> {
        // Until it is committed: what was judged on must still be so then. After the room's lock, as everywhere.
        let _seating = request.intent.seats_or_deletes().then(|| hold(&self.seating));
        if let Some(told) = self.store.answer(&request.id)? {
            let words = if told.reply.is_empty() { text::handler::REPEATED.to_owned() } else { told.reply };
            let kind = if told.accepted { ReplyKind::Done } else { ReplyKind::Refused };
            return Ok(answered(&request.intent, words, told.buttons, kind));
        }
        let call = Call { request, who: self.store.know(&request.who)? };
        self.judged(|| match self.not_blocked(&call).and_then(|()| self.dispatch(&call)) {
            Ok(Done::Shown(reply)) => Ok(*reply),
            Ok(Done::Changes(change)) => self.settle(&call, *change),
            Err(ServiceError::Refused(words)) => {
                // Remembered too (for 7 days, `REFUSED_KEPT`): delivered again it must not be played later, when it would be legal.
                let told = self.settle(&call, Change { words, ..Change::default() })?;
                Ok(Reply { kind: ReplyKind::Refused, ..told })
            }
            Err(error) => Err(error),
        })
    }

    pub(super) fn next_challenge(&self) -> u64 {
        self.last_challenge.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub(super) fn next_tournament(&self) -> u64 {
        self.last_tournament.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// When the clock was looked at first since the start.
    pub(super) fn first_tick(&self) -> UnixMillis {
        self.ticked_first.load(Ordering::Relaxed)
    }

    pub(super) fn next_game(&self) -> u64 {
        self.last_game.fetch_add(1, Ordering::Relaxed) + 1
    }
}
