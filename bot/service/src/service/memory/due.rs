//! What has something to do by itself: games that the clock changes or that are taken up after a start, results that are still
//! to be noted, tournaments, and games that wait to be analysed.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use lasermate_domain::port::UnixMillis;
use lasermate_domain::sessions::game::{Game, GameStatus};
use lasermate_domain::sessions::timers::AbsencePolicy;
use tokio::sync::Notify;

use super::locks::hold;
use crate::store::{Store, StoreError};

/// How many numbers of games are looked through at once for results that are missing.
const LOOKED_THROUGH: u64 = 1000;
/// How many games are replayed at once for their results: some ten milliseconds of work.
const REPLAYED: usize = 20;

/// The live games that time alone changes, and when each is due.
#[derive(Debug, Default)]
pub(in crate::service) struct Timers {
    /// When each is due, and what the time is to it in which the bot is away.
    games: Mutex<HashMap<u64, (UnixMillis, AbsencePolicy)>>,
}

impl Timers {
    /// Notes a game as it stands; whether it is due sooner than before.
    pub(in crate::service) fn note(&self, game: &Game) -> bool {
        let Some(timed) = game.timed() else { return false };
        let mut games = hold(&self.games);
        let wakes = Some(()).filter(|()| game.state() == GameStatus::Live).and_then(|()| game.wakes_at());
        let before = match wakes {
            Some(at) => games.insert(game.live.id.0, (at, timed)),
            None => games.remove(&game.live.id.0),
        };
        wakes.is_some_and(|at| before.is_none_or(|(before, _)| at < before))
    }

    /// Nothing is due in a game any more.
    pub(in crate::service) fn forget(&self, id: u64) {
        hold(&self.games).remove(&id);
    }

    pub(in crate::service) fn next(&self) -> Option<UnixMillis> {
        hold(&self.games).values().map(|(at, _)| *at).min()
    }

    pub(in crate::service) fn any_stands_still(&self) -> bool {
        hold(&self.games).values().any(|(_, timed)| *timed == AbsencePolicy::StandsStill)
    }

    /// Whether it matters to any game that the bot is away.
    pub(in crate::service) fn any_needs_the_bot(&self) -> bool {
        hold(&self.games).values().any(|(_, timed)| *timed != AbsencePolicy::GoesOn)
    }
}

/// The games that are still to be taken up after a start, or after the clock has leapt ahead.
#[derive(Debug, Default)]
pub(in crate::service) struct TakenUp {
    done: AtomicBool,
    stood: Mutex<Standstill>,
    /// Held by whoever takes them up.
    pub(in crate::service) turn: Mutex<()>,
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
    pub(in crate::service) fn is_done(&self) -> bool {
        self.done.load(Ordering::SeqCst)
    }

    /// All live games are to be taken up again: they have stood still since a moment. Those that are still to be taken up have
    /// for longer.
    pub(in crate::service) fn stood_since(&self, at: UnixMillis) {
        let mut stood = hold(&self.stood);
        stood.all = stood.all.or(Some(StandstillStart::At(at)));
        self.done.store(false, Ordering::SeqCst);
    }

    /// The games that are left.
    pub(in crate::service) fn list(&self, store: &Store) -> Result<Vec<u64>, StoreError> {
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
    pub(in crate::service) fn challenges_since(&self) -> Option<UnixMillis> {
        hold(&self.stood).challenges.take()
    }

    /// Since when a game has stood still that is still to be taken up.
    pub(in crate::service) fn alive_before(&self, id: u64) -> Option<UnixMillis> {
        if self.is_done() {
            return None;
        }
        hold(&self.stood).games.get(&id).copied()
    }

    pub(in crate::service) fn taken(&self, id: u64) {
        hold(&self.stood).games.remove(&id);
    }

    /// Notes whether any is left.
    pub(in crate::service) fn look(&self) {
        let stood = hold(&self.stood);
        self.done.store(stood.all.is_none() && stood.games.is_empty(), Ordering::SeqCst);
    }
}

/// The games that ended before results were noted: where the look for them has come to since the start.
#[derive(Debug)]
pub(in crate::service) struct EarlierEnds {
    /// The first number that was not looked at yet.
    from: AtomicU64,
    /// The last game there was at the start. What ends later notes its result itself.
    last: u64,
}

impl EarlierEnds {
    pub(in crate::service) const fn up_to(last: u64) -> Self {
        Self { from: AtomicU64::new(0), last }
    }

    /// The next games without results; none when all have been looked at, or none is among the next numbers.
    pub(in crate::service) fn next(&self, store: &Store) -> Result<Vec<u64>, StoreError> {
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
pub(in crate::service) struct DueTournaments {
    /// Those in which something has happened.
    now: Mutex<BTreeSet<u64>>,
    /// Those that wait for a room to be free.
    later: Mutex<BTreeSet<u64>>,
}

impl DueTournaments {
    /// Something has happened that a tournament may wait for.
    pub(in crate::service) fn note(&self, id: u64) {
        hold(&self.now).insert(id);
    }

    /// Whether a tournament waits for nothing but to be looked at.
    pub(in crate::service) fn any(&self) -> bool {
        !hold(&self.now).is_empty()
    }

    pub(in crate::service) fn wait(&self, id: u64) {
        hold(&self.later).insert(id);
    }

    pub(in crate::service) fn take(&self) -> BTreeSet<u64> {
        let mut due = std::mem::take(&mut *hold(&self.now));
        due.append(&mut hold(&self.later));
        due
    }
}

/// Whoever looks back at games, who is told when one waits. Which ones wait stands in the store alone: a program that ends
/// meanwhile takes them up again.
#[derive(Debug, Default)]
pub(in crate::service) struct Studies {
    pub(in crate::service) told: Arc<Notify>,
}

impl Studies {
    pub(in crate::service) fn tell(&self) {
        self.told.notify_one();
    }
}
