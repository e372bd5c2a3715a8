//! A fixed number of places for what costs much, in lanes that do not hold each other up.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use strum::IntoStaticStr;
use thiserror::Error;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::bounds::DRAWINGS_WAITING;
use crate::metrics;

/// What a place is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Lane {
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
}

impl Lane {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Boards, Self::Older, Self::Replays, Self::Scans, Self::Hints];

    /// How many have a place in it at once.
    #[must_use]
    pub fn places(self) -> usize {
        /// A hint waits more than it works: the computer's own threads do that.
        const HINTS: usize = 4;
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        match self {
            Self::Boards => cores,
            Self::Scans => (cores / 2).max(1),
            Self::Older | Self::Replays => (cores / 4).max(1),
            Self::Hints => HINTS,
        }
    }

    /// The word it is counted under.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// There was no place in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("too much is being done already")]
pub struct Busy;

/// A place. It is free again when this is dropped.
#[derive(Debug)]
pub struct Place {
    _permit: OwnedSemaphorePermit,
}

#[derive(Debug)]
struct Places {
    free: Arc<Semaphore>,
    waiting: AtomicUsize,
}

/// The places of all lanes.
#[derive(Debug)]
pub struct Pool([Places; Lane::ALL.len()]);

impl Default for Pool {
    fn default() -> Self {
        Self(Lane::ALL.map(|lane| Places {
            free: Arc::new(Semaphore::new(lane.places())),
            waiting: AtomicUsize::new(0),
        }))
    }
}

/// One who waits, counted.
struct Counted<'a>(&'a AtomicUsize);

impl Drop for Counted<'_> {
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
    pub async fn place(&self, lane: Lane, patience: Option<Duration>) -> Result<Place, Busy> {
        let places = &self.0[lane as usize];
        let free = Arc::clone(&places.free);
        let busy = || {
            metrics::busy(lane.word());
            Busy
        };
        if let Ok(permit) = Arc::clone(&free).try_acquire_owned() {
            return Ok(Place { _permit: permit });
        }
        let before = places.waiting.fetch_add(1, Ordering::Relaxed);
        let _counted = Counted(&places.waiting);
        let permit = match patience {
            None => free.acquire_owned().await.map_err(|_| busy())?,
            Some(_) if before >= DRAWINGS_WAITING => return Err(busy()),
            Some(patience) => match tokio::time::timeout(patience, free.acquire_owned()).await {
                Ok(Ok(permit)) => permit,
                Ok(Err(_)) | Err(_) => return Err(busy()),
            },
        };
        Ok(Place { _permit: permit })
    }

    /// How many have a place in a lane now.
    #[must_use]
    pub fn at_work(&self, lane: Lane) -> usize {
        lane.places() - self.0[lane as usize].free.available_permits()
    }

    /// How many wait for a place in a lane now.
    #[must_use]
    pub fn waiting(&self, lane: Lane) -> usize {
        self.0[lane as usize].waiting.load(Ordering::Relaxed)
    }
}
