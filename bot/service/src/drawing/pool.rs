//! A fixed number of places for what costs much, in lanes that do not hold each other up. Of each lane a person has one at a
//! time, so that nobody fills it alone.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lasermate_domain::limits::DRAWINGS_WAITING;
use strum::IntoStaticStr;
use thiserror::Error;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout_at};

use crate::metrics;

/// What a place is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DrawingLane {
    /// Still pictures that have just been described: milliseconds each.
    Boards,
    /// Still pictures of older messages, whose games are read back first.
    Older,
    /// Animations of whole games: seconds each.
    Replays,
    /// Answers for which much is read or played again.
    Scans,
    /// Answers that wait for the computer to think.
    Hints,
    /// Problems that are being solved: up to ten seconds each.
    Problems,
}

impl DrawingLane {
    pub const ALL: [Self; 6] =
        [Self::Boards, Self::Older, Self::Replays, Self::Scans, Self::Hints, Self::Problems];

    /// How many have a place in it at once.
    pub fn places(self) -> usize {
        /// A hint or a problem waits more than it works: threads of their own do that.
        const THOUGHTS: usize = 4;
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        match self {
            Self::Boards => cores,
            Self::Scans => (cores / 2).max(1),
            Self::Older | Self::Replays => (cores / 4).max(1),
            Self::Hints | Self::Problems => THOUGHTS,
        }
    }

    /// The word it is counted under.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// There was no place in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("too much is being done already")]
pub struct PoolTimeout;

/// A place. It is free again when this is dropped.
#[derive(Debug)]
pub struct PoolPlace {
    _permit: OwnedSemaphorePermit,
    _turn: Option<PersonTurn>,
}

/// How many of one person may wait for their turn in a lane.
const OF_A_PERSON: usize = 8;

/// Whose turn it is among the requests of each person who has a place or waits for one.
type Turns = Arc<Mutex<HashMap<String, Arc<Semaphore>>>>;

/// The one turn of a person in a lane. Whoever is not there any more is forgotten.
#[derive(Debug)]
struct PersonTurn {
    turns: Turns,
    who: String,
    own: Option<Arc<Semaphore>>,
    permit: Option<OwnedSemaphorePermit>,
}

impl PersonTurn {
    /// Lines up behind the other requests of a person.
    fn of(turns: &Turns, who: &str) -> Result<Self, PoolTimeout> {
        let mut all = turns.lock().unwrap_or_else(PoisonError::into_inner);
        let own = all.entry(who.to_owned()).or_insert_with(|| Arc::new(Semaphore::new(1)));
        // The map has one, and each request two.
        if Arc::strong_count(own) > 2 * OF_A_PERSON {
            return Err(PoolTimeout);
        }
        let own = Some(Arc::clone(own));
        Ok(Self { turns: Arc::clone(turns), who: who.to_owned(), own, permit: None })
    }

    async fn come(&mut self) -> Result<(), PoolTimeout> {
        if let Some(own) = &self.own {
            self.permit = Some(Arc::clone(own).acquire_owned().await.map_err(|_| PoolTimeout)?);
        }
        Ok(())
    }
}

impl Drop for PersonTurn {
    fn drop(&mut self) {
        let mut all = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
        // A permit holds the semaphore too.
        drop((self.permit.take(), self.own.take()));
        if all.get(&self.who).is_some_and(|own| Arc::strong_count(own) == 1) {
            all.remove(&self.who);
        }
    }
}

#[derive(Debug)]
struct Places {
    free: Arc<Semaphore>,
    waiting: AtomicUsize,
    turns: Turns,
}

/// The places of all lanes.
#[derive(Debug)]
pub struct Pool([Places; DrawingLane::ALL.len()]);

impl Default for Pool {
    fn default() -> Self {
        Self(DrawingLane::ALL.map(|lane| Places {
            free: Arc::new(Semaphore::new(lane.places())),
            waiting: AtomicUsize::new(0),
            turns: Turns::default(),
        }))
    }
}

struct CountGuard<'a>(&'a AtomicUsize);

impl Drop for CountGuard<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Pool {
    /// A place in a lane, in the order of asking. Without `patience` it is waited for as long as it takes, and the queue
    /// has no bound: that is for the outbox, which asks for few at once.
    ///
    /// # Errors
    /// There was none within `patience`, or too many wait already.
    pub async fn place(
        &self,
        lane: DrawingLane,
        patience: Option<Duration>,
    ) -> Result<PoolPlace, PoolTimeout> {
        let places = &self.0[lane as usize];
        let free = Arc::clone(&places.free);
        let busy = || {
            metrics::busy(lane.word());
            PoolTimeout
        };
        if let Ok(permit) = Arc::clone(&free).try_acquire_owned() {
            return Ok(PoolPlace { _permit: permit, _turn: None });
        }
        let before = places.waiting.fetch_add(1, Ordering::Relaxed);
        let _counted = CountGuard(&places.waiting);
        let permit = match patience {
            None => free.acquire_owned().await.map_err(|_| busy())?,
            Some(_) if before >= DRAWINGS_WAITING => return Err(busy()),
            Some(patience) => match tokio::time::timeout(patience, free.acquire_owned()).await {
                Ok(Ok(permit)) => permit,
                Ok(Err(_)) | Err(_) => return Err(busy()),
            },
        };
        Ok(PoolPlace { _permit: permit, _turn: None })
    }

    /// The same for a person, who has one place in a lane at a time: their next request waits for the one before it, and takes no
    /// place meanwhile.
    ///
    /// # Errors
    /// There was none within `patience`, or too many wait already.
    pub async fn place_of(
        &self,
        lane: DrawingLane,
        who: &str,
        patience: Duration,
    ) -> Result<PoolPlace, PoolTimeout> {
        let until = Instant::now() + patience;
        let busy = |_| {
            metrics::busy(lane.word());
            PoolTimeout
        };
        let mut turn = PersonTurn::of(&self.0[lane as usize].turns, who).map_err(busy)?;
        timeout_at(until, turn.come()).await.map_err(|_| PoolTimeout).and_then(|come| come).map_err(busy)?;
        let left = until.saturating_duration_since(Instant::now());
        let place = self.place(lane, Some(left)).await?;
        Ok(PoolPlace { _turn: Some(turn), ..place })
    }

    /// How many have a place in a lane now.
    pub fn at_work(&self, lane: DrawingLane) -> usize {
        lane.places() - self.0[lane as usize].free.available_permits()
    }

    /// How many wait for a place in a lane now.
    pub fn waiting(&self, lane: DrawingLane) -> usize {
        self.0[lane as usize].waiting.load(Ordering::Relaxed)
    }
}
