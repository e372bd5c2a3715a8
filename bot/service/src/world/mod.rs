//! What use cases may ask: games, rooms, people and the store as they are. Whatever memory holds is lost with it or read from
//! the store again.

pub(crate) mod backoff;
pub(crate) mod blocked;
pub(crate) mod cache;
pub(crate) mod calls;
pub mod games;
pub(crate) mod languages;
pub(crate) mod links;
pub(crate) mod numbers;
pub mod operators;
pub(crate) mod people;
pub(crate) mod taken_up;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use blocked::BlockedRooms;
use cache::GameCache;
use lasermate_domain::port::UnixMillis;
use links::LinkedTables;
use numbers::Numbers;
use operators::Operators;
use people::People;
use taken_up::TakenUp;

use crate::computer::Searches;
use crate::store::{ReadStore, StoreError};

/// The games, rooms and people as they are, for reading: what is stored cannot be changed from here, and what changes is told by
/// the commit alone.
#[derive(Debug)]
pub struct World {
    pub(crate) store: Arc<ReadStore>,
    pub(crate) games: GameCache,
    /// Which rooms share a table.
    pub(crate) tables: LinkedTables,
    /// The rooms in which the bot may not write.
    pub(crate) blocked: BlockedRooms,
    pub(crate) people: People,
    pub(crate) numbers: Numbers,
    pub(crate) clock: WorldClock,
    /// Where the computer can be asked what it thinks.
    pub(crate) searches: Searches,
}

/// How far time has come.
#[derive(Debug, Default)]
pub(crate) struct WorldClock {
    /// The latest moment that came in, with a request or from the clock.
    pub(crate) latest: AtomicI64,
    /// The games that stood still while nobody was there and are still to be taken up.
    pub(crate) taken_up: TakenUp,
}

impl World {
    /// What a store holds.
    pub(crate) fn over(store: Arc<ReadStore>) -> Result<Self, StoreError> {
        Ok(Self {
            numbers: Numbers::after(&store)?,
            tables: LinkedTables::read(&store)?,
            store,
            games: GameCache::default(),
            blocked: BlockedRooms::default(),
            people: People::default(),
            clock: WorldClock::default(),
            searches: Searches::default(),
        })
    }
}

impl World {
    /// Who may do what whoever runs the bot may do.
    pub const fn operators(&self) -> &Operators {
        &self.people.operators
    }

    /// Where the computer can be asked what it thinks.
    pub const fn searches(&self) -> &Searches {
        &self.searches
    }
}

impl WorldClock {
    pub(crate) fn latest(&self) -> UnixMillis {
        self.latest.load(Ordering::Relaxed)
    }
}
