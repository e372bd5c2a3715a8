//! The service: one store, what is held in memory beside it, and where pictures are drawn and computers think.

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{Person, UnixMillis};
use thiserror::Error;
use tokio::sync::Notify;

use super::admin::operator_chat::Operators;
use super::admin::retention::RetentionState;
use super::memory::calls::Calls;
use super::memory::clock_jump::ClockLeaps;
use super::memory::due::{DueTournaments, EarlierEnds, Studies, TakenUp, Timers};
use super::memory::links::LinkedTables;
use super::memory::locks::{GameCache, RoomLocks};
use super::memory::people::{Drafts, LastActions, ShownPuzzles};
use crate::computer::{PendingGames, SearchPool, Thoughts};
use crate::drawing::Drawings;
use crate::service::memory::blocked::BlockedRooms;
use crate::store::{Store, StoreError};

/// All use cases over one store. Calls block; async callers use a blocking thread.
#[derive(Debug)]
pub struct Service {
    pub(super) store: Store,
    pub(super) games: GameCache,
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
    /// Whether the clock has leapt ahead.
    pub(super) leaps: ClockLeaps,
    pub(super) rooms: RoomLocks,
    /// Which rooms share a table.
    pub(super) tables: LinkedTables,
    /// The games in which a computer may have something to do.
    pub(super) called: PendingGames,
    thinkers: SearchPool,
    solvers: SearchPool,
    /// In which games it is thinking.
    thoughts: Thoughts,
    drawings: Arc<Drawings>,
    /// The games that are to be looked back at.
    pub(super) studies: Studies,
    /// The puzzle that was shown last in each room.
    pub(super) puzzles: ShownPuzzles,
    /// What people have put up.
    pub(super) drafts: Drafts,
    last_challenge: AtomicU64,
    last_game: AtomicU64,
    last_tournament: AtomicU64,
    /// The tournaments that have something to do.
    pub(super) tournaments: DueTournaments,
    /// When the clock was looked at first, or first after a leap; 0 before that.
    pub(super) ticked_first: AtomicI64,
    pub(super) waiting: Arc<Notify>,
    /// When people did something last.
    pub(super) acted: Mutex<LastActions>,
    /// Who has called whom since that person did anything.
    pub(super) calls: Mutex<Calls>,
    /// The rooms in which the bot may not write.
    pub(crate) blocked: BlockedRooms,
    pub(super) operators: Operators,
    pub(super) retention: RetentionState,
}

/// Why the service cannot begin its work.
#[derive(Debug, Error)]
#[error("can't read the database: {0}")]
pub struct StartError(#[from] StoreError);

impl Service {
    /// Begins the work over an open store.
    pub fn open(store: Store) -> Result<Self, StartError> {
        let (challenge, game) = store.last_numbers()?;
        let tournament = store.last_tournament_number()?;
        let tables = LinkedTables::read(&store)?;
        let service = Self {
            store,
            tables,
            games: GameCache::default(),
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
            leaps: ClockLeaps::default(),
            rooms: RoomLocks::default(),
            called: PendingGames::default(),
            thinkers: SearchPool::default(),
            solvers: SearchPool::for_problems(),
            thoughts: Thoughts::default(),
            drawings: Arc::default(),
            studies: Studies::default(),
            puzzles: ShownPuzzles::default(),
            drafts: Drafts::default(),
            last_challenge: AtomicU64::new(challenge),
            last_game: AtomicU64::new(game),
            last_tournament: AtomicU64::new(tournament),
            tournaments: DueTournaments::default(),
            ticked_first: AtomicI64::new(0),
            waiting: Arc::default(),
            acted: Mutex::default(),
            calls: Mutex::default(),
            blocked: BlockedRooms::default(),
            operators: Operators::default(),
            retention: RetentionState::default(),
        };
        for id in service.store.running_tournaments()? {
            service.tournaments.note(id);
            if let Some(row) = service.store.tournament(id)? {
                service.tables.note_tournament(&row);
            }
        }
        Ok(service)
    }

    /// Wakes those who send posts (`notify_waiters`): there are new ones.
    pub fn posts_waiting(&self) -> Arc<Notify> {
        Arc::clone(&self.waiting)
    }

    /// The store, for looking at.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The games in which a computer may have something to do.
    pub const fn called(&self) -> &PendingGames {
        &self.called
    }

    /// The threads on which the computer thinks.
    pub const fn thinkers(&self) -> &SearchPool {
        &self.thinkers
    }

    /// The thread on which problems are solved.
    pub const fn solvers(&self) -> &SearchPool {
        &self.solvers
    }

    /// In which games a computer is thinking.
    pub const fn thoughts(&self) -> &Thoughts {
        &self.thoughts
    }

    /// The places in which pictures are drawn and much is read.
    pub const fn drawings(&self) -> &Arc<Drawings> {
        &self.drawings
    }

    /// Notes a person with their name, so that they can be challenged before they have asked for anything.
    ///
    /// # Errors
    /// The store cannot be written.
    pub fn introduce(&self, person: &Person) -> Result<(), StoreError> {
        self.know(person).map(drop)
    }

    /// The number of a person, whose present name the games in memory have from now on.
    pub(super) fn know(&self, person: &Person) -> Result<PersonNo, StoreError> {
        let (no, renamed) = self.store.know_anew(person)?;
        if renamed {
            self.games.rename(&self.store.person(no)?);
        }
        Ok(no)
    }

    pub(super) fn next_challenge(&self) -> u64 {
        self.last_challenge.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub(super) fn next_tournament(&self) -> u64 {
        self.last_tournament.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// When the clock was looked at first since the start, or since it leapt ahead.
    pub(super) fn first_tick(&self) -> UnixMillis {
        self.ticked_first.load(Ordering::Relaxed)
    }

    pub(super) fn next_game(&self) -> u64 {
        self.last_game.fetch_add(1, Ordering::Relaxed) + 1
    }
}
