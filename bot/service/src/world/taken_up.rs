//! The games that stood still while nobody was there.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use lasermate_domain::port::UnixMillis;

use crate::store::{ReadStore, StoreError};
use crate::world::cache::hold;

/// The games that are still to be taken up after a start, or after the clock has leapt ahead.
#[derive(Debug, Default)]
pub(crate) struct TakenUp {
    done: AtomicBool,
    stood: Mutex<Standstill>,
    /// Held by whoever takes them up.
    pub(crate) turn: Mutex<()>,
}

#[derive(Debug)]
struct Standstill {
    /// Since when all games have that are not listed yet; `None` once they are.
    all: Option<StandstillStart>,
    /// The games that are left, and since when.
    games: BTreeMap<u64, UnixMillis>,
    /// Since when challenges have not been looked at, while they are still to be put off.
    challenges: Option<UnixMillis>,
}

impl Default for Standstill {
    fn default() -> Self {
        Self { all: Some(StandstillStart::BeforeStart), games: BTreeMap::new(), challenges: None }
    }
}

/// Since when games have stood still.
#[derive(Clone, Copy, Debug)]
enum StandstillStart {
    /// Since the program was last known to run.
    BeforeStart,
    At(UnixMillis),
}

impl TakenUp {
    /// Whether every game has been taken up: only then is it noted that the program runs, since the pauses of the others are
    /// counted from the last such note.
    pub(crate) fn is_done(&self) -> bool {
        self.done.load(Ordering::SeqCst)
    }

    /// All live games are to be taken up again: they have stood still since a moment. Those that are still to be taken up have
    /// for longer.
    pub(crate) fn stood_since(&self, at: UnixMillis) {
        let mut stood = hold(&self.stood);
        stood.all = stood.all.or(Some(StandstillStart::At(at)));
        self.done.store(false, Ordering::SeqCst);
    }

    /// The games that are left.
    pub(crate) fn list(&self, store: &ReadStore) -> Result<Vec<u64>, StoreError> {
        let mut stood = hold(&self.stood);
        if let Some(since) = stood.all {
            let since = match since {
                StandstillStart::BeforeStart => {
                    let known = store.alive_at()?.into_iter().chain(store.last_logged_at()?);
                    known.max().unwrap_or(0)
                }
                StandstillStart::At(at) => at,
            };
            for id in store.games_due(UnixMillis::MAX)? {
                stood.games.entry(id).or_insert(since);
            }
            stood.challenges = Some(stood.challenges.map_or(since, |before| before.min(since)));
            stood.all = None;
        }
        Ok(stood.games.keys().copied().collect())
    }

    /// Since when challenges that have expired could not be accepted, once.
    pub(crate) fn challenges_since(&self) -> Option<UnixMillis> {
        hold(&self.stood).challenges.take()
    }

    /// Since when a game has stood still that is still to be taken up.
    pub(crate) fn alive_before(&self, id: u64) -> Option<UnixMillis> {
        if self.is_done() {
            return None;
        }
        hold(&self.stood).games.get(&id).copied()
    }

    pub(crate) fn taken(&self, id: u64) {
        hold(&self.stood).games.remove(&id);
    }

    /// Notes whether any is left.
    pub(crate) fn look(&self) {
        let stood = hold(&self.stood);
        self.done.store(stood.all.is_none() && stood.games.is_empty(), Ordering::SeqCst);
    }
}
