//! The service as networks and the program see it: one world, and the owners of what acts on it.

use std::sync::{Arc, Mutex};

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::{Person, RoomId};
use lasermate_domain::tables::table::GameId;
use lasermate_domain::tables::table::Table;
use lasermate_present::language::Language;
use thiserror::Error;
use tokio::sync::Notify;

use crate::addresses::Addresses;
use crate::commit::locks::RoomLocks;
use crate::computer::Computers;
use crate::drawing::Drawings;
use crate::scheduler::schedule::Schedule;
use crate::store::{Store, StoreError};
use crate::world::World;
use crate::world::games::LookError;
use crate::world::languages::heard;

pub use crate::admin::operator::OperatorError;
pub use crate::admin::rebuild::{RebuildError, rebuild};
pub use crate::commit::managers::manages;
pub use crate::outbox::OwedPost;
pub use crate::scheduler::gone::{PartError, part_with};
pub use crate::scheduler::retention::{Retention, keep_for};
pub use crate::scheduler::studies::study_one;
pub use crate::use_cases::admin::operator::{GameCommand, OperatorCommand, PersonCommand};
pub use crate::use_cases::change::ServiceError;

/// All use cases over one store. Calls block; async callers use a blocking thread.
#[derive(Debug)]
pub struct Service {
    /// Before the store, which closes once nobody reads it.
    pub(crate) world: World,
    pub(crate) store: Store,
    pub(crate) locks: Locks,
    pub(crate) schedule: Schedule,
    pub(crate) computers: Computers,
    drawings: Arc<Drawings>,
    /// Where games can be looked at.
    addresses: Addresses,
    /// Those who send posts.
    pub(crate) waiting: Arc<Notify>,
}

/// Who goes first.
#[derive(Debug, Default)]
pub(crate) struct Locks {
    pub(crate) rooms: RoomLocks,
    /// Held from the judgement to the commit while somebody is seated, a challenge ends or somebody's data are deleted: these
    /// must not cross. Taken after a room's lock, never before one.
    pub(crate) seating: Mutex<()>,
    /// Held from the moment a game's end is rated until it is stored.
    pub(crate) ratings: Mutex<()>,
}

/// Why the service cannot begin its work.
#[derive(Debug, Error)]
#[error("can't read the database: {0}")]
pub struct StartError(#[from] StoreError);

impl Service {
    /// Begins the work over an open store.
    pub fn open(store: Store) -> Result<Self, StartError> {
        let world = World::over(store.reads())?;
        let schedule = Schedule::up_to(world.numbers.last_game());
        for id in world.store.running_tournaments()? {
            schedule.tournaments.note(id);
            if let Some(row) = world.store.tournament(id)? {
                world.tables.note_tournament(&row);
            }
        }
        Ok(Self {
            world,
            store,
            locks: Locks::default(),
            schedule,
            computers: Computers::default(),
            drawings: Arc::default(),
            addresses: Addresses::default(),
            waiting: Arc::default(),
        })
    }

    /// What may be asked of games, rooms and people; see [`crate::questions`].
    pub const fn world(&self) -> &World {
        &self.world
    }

    /// The store, for networks and for looking at.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// What computers have to do, and where they are thinking.
    pub const fn computers(&self) -> &Computers {
        &self.computers
    }

    /// The places in which pictures are drawn and much is read.
    pub const fn drawings(&self) -> &Arc<Drawings> {
        &self.drawings
    }

    /// Where games can be looked at.
    pub const fn addresses(&self) -> &Addresses {
        &self.addresses
    }

    /// Wakes those who send posts (`notify_waiters`): there are new ones.
    pub fn posts_waiting(&self) -> Arc<Notify> {
        Arc::clone(&self.waiting)
    }

    /// Notes a person with their name, which the games in memory have from now on, and gives their number: they can be challenged
    /// before they have asked for anything.
    pub fn introduce(&self, person: &Person) -> Result<PersonNo, StoreError> {
        let (no, renamed) = self.store.know_anew(person)?;
        if renamed {
            self.world.games.rename(&self.world.store.person(no)?);
        }
        Ok(no)
    }

    /// Notes what a network tells of a room's language.
    pub(crate) fn hear(&self, room: &RoomId, locale: &str) {
        let Some(language) = Language::spoken(locale) else { return };
        if heard(&self.world, room).unwrap_or_else(Language::english) == language {
            return;
        }
        match self.store.hear(room, language.code()) {
            Ok(()) => self.world.people.languages.heard.note(room, language),
            Err(error) => tracing::error!(%error, "noting what a network tells of a room failed"),
        }
    }

    /// A game as it stands in memory, read back where it is not there.
    pub fn look(&self, id: GameId) -> Result<Option<Arc<Table>>, LookError> {
        self.world.game(id.0).map_err(LookError::of)
    }

    /// A game folded afresh from its rows of the log, past whatever is in memory.
    pub fn read_back(&self, id: GameId) -> Result<Option<Table>, LookError> {
        let rows = self.world.store.game_log(id.0).map_err(|error| LookError::of(error.into()))?;
        self.world.replay(&rows, None).map_err(LookError::of)
    }
}
