//! What has something to do by itself: games that the clock changes or that are taken up after a start, results that are still
//! to be noted, tournaments, and games that wait to be analysed.

use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::table::Table;
use lasermate_domain::tables::timers::AbsencePolicy;

use crate::store::{ReadStore, StoreError};
use crate::world::cache::hold;

/// How many numbers of games are looked through at once for results that are missing.
const LOOKED_THROUGH: u64 = 1000;
/// How many games are replayed at once for their results: some ten milliseconds of work.
const REPLAYED: usize = 20;

/// The live games that time alone changes, and when each is due.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    /// When each is due, and what the time is to it in which the bot is away.
    games: Mutex<HashMap<u64, (UnixMillis, AbsencePolicy)>>,
}

impl Timers {
    /// Notes a game as it stands; whether it is due sooner than before.
    pub(crate) fn note(&self, table: &Table) -> bool {
        let Some(timed) = table.timed() else { return false };
        let mut games = hold(&self.games);
        let wakes = Some(()).filter(|()| table.state() == GameStatus::Live).and_then(|()| table.wakes_at());
        let before = match wakes {
            Some(at) => games.insert(table.id.0, (at, timed)),
            None => games.remove(&table.id.0),
        };
        wakes.is_some_and(|at| before.is_none_or(|(before, _)| at < before))
    }

    /// Nothing is due in a game any more.
    pub(crate) fn forget(&self, id: u64) {
        hold(&self.games).remove(&id);
    }

    pub(crate) fn next(&self) -> Option<UnixMillis> {
        hold(&self.games).values().map(|(at, _)| *at).min()
    }

    pub(crate) fn any_stands_still(&self) -> bool {
        hold(&self.games).values().any(|(_, timed)| *timed == AbsencePolicy::StandsStill)
    }

    /// Whether it matters to any game that the bot is away.
    pub(crate) fn any_needs_the_bot(&self) -> bool {
        hold(&self.games).values().any(|(_, timed)| *timed != AbsencePolicy::GoesOn)
    }
}

/// The games that ended before results were noted: where the look for them has come to since the start.
#[derive(Debug)]
pub(crate) struct EarlierEnds {
    /// The first number that was not looked at yet.
    from: AtomicU64,
    /// The last game there was at the start. What ends later notes its result itself.
    last: u64,
}

impl EarlierEnds {
    pub(crate) const fn up_to(last: u64) -> Self {
        Self { from: AtomicU64::new(0), last }
    }

    /// The next games without results; none when all have been looked at, or none is among the next numbers.
    pub(crate) fn next(&self, store: &ReadStore) -> Result<Vec<u64>, StoreError> {
        let from = self.from.load(Ordering::Relaxed);
        if from > self.last {
            return Ok(Vec::new());
        }
        let to = from + LOOKED_THROUGH;
        let mut found = store.games_without_results(from..to)?;
        // What is over the number is found again next time.
        let next = found.get(REPLAYED).copied().unwrap_or(to);
        found.truncate(REPLAYED);
        self.from.store(next, Ordering::Relaxed);
        Ok(found)
    }
}

/// Which tournaments have something to do.
#[derive(Debug, Default)]
pub(crate) struct DueTournaments {
    /// Those in which something has happened.
    now: Mutex<BTreeSet<u64>>,
    /// Those that wait for a room to be free.
    later: Mutex<BTreeSet<u64>>,
}

impl DueTournaments {
    /// Something has happened that a tournament may wait for.
    pub(crate) fn note(&self, id: u64) {
        hold(&self.now).insert(id);
    }

    /// Whether a tournament waits for nothing but to be looked at.
    pub(crate) fn any(&self) -> bool {
        !hold(&self.now).is_empty()
    }

    pub(crate) fn wait(&self, id: u64) {
        hold(&self.later).insert(id);
    }

    pub(crate) fn take(&self) -> BTreeSet<u64> {
        let mut due = std::mem::take(&mut *hold(&self.now));
        due.append(&mut hold(&self.later));
        due
    }
}
