//! What is old goes, where whoever runs the bot says so: a few things at a time, so that nobody waits for it.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use lasermate_domain::port::UnixMillis;
use lasermate_domain::ratings::GameResult;
use lasermate_domain::tables::stage::GameStatus;

use crate::service::Service;
use crate::store::{DerivedChange, RemovedGame, StoreError};
use crate::use_cases::change::{ServiceError, json};

const HOUR: UnixMillis = 60 * 60 * 1000;
const DAY: UnixMillis = 24 * HOUR;
/// How far the clock may be ahead of what was noted last before somebody is to have time to look at it.
const LEAP: UnixMillis = 30 * DAY;
/// How many finished games are looked at, at once.
const GAMES_AT_ONCE: usize = 20;
const REQUESTS_AT_ONCE: usize = 500;

/// How long things are kept, in milliseconds; for ever without a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// A finished game after its last row.
    pub games: Option<UnixMillis>,
    /// What a request was answered.
    pub requests: Option<UnixMillis>,
}

#[derive(Debug, Default)]
pub(crate) struct RetentionState {
    wanted: OnceLock<Retention>,
    /// When it was looked at last.
    seen_at: AtomicI64,
    /// When it is looked at next.
    next_at: AtomicI64,
    /// The last game that was looked at.
    looked_up_to: AtomicU64,
}

/// Says how long things are kept, once in the program's life, before the first look at the clock.
pub fn keep_for(service: &Service, wanted: Retention) -> Result<(), StoreError> {
    let _ = service.schedule.retention.wanted.set(wanted);
    let seen_at = service.world.store.last_logged_at()?.max(service.world.store.alive_at()?);
    service.schedule.retention.seen_at.store(seen_at.unwrap_or(0), Ordering::Relaxed);
    Ok(())
}

/// Removes some of what is older than wanted: every hour, and with the next tick where there may be more. Where the
/// clock has leapt far ahead, or nobody was there for as long, nothing goes for a day: a clock that is ahead can be put right.
pub(crate) fn let_go(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    let state = &service.schedule.retention;
    let Some(wanted) = state.wanted.get() else { return Ok(()) };
    let seen_at = state.seen_at.swap(now, Ordering::Relaxed);
    if seen_at != 0 && now - seen_at > LEAP {
        state.next_at.store(now + DAY, Ordering::Relaxed);
    }
    if now < state.next_at.load(Ordering::Relaxed) {
        return Ok(());
    }
    let mut more = false;
    if let Some(kept) = wanted.games {
        more |= remove_old_games(service, now - kept)?;
    }
    if let Some(kept) = wanted.requests {
        more |= service.store.forget_answers(now - kept, REQUESTS_AT_ONCE)? >= REQUESTS_AT_ONCE;
    }
    if !more {
        state.next_at.store(now + HOUR, Ordering::Relaxed);
    }
    Ok(())
}

/// Whether there may be more of them.
fn remove_old_games(service: &Service, before: UnixMillis) -> Result<bool, ServiceError> {
    let after = service.schedule.retention.looked_up_to.load(Ordering::Relaxed);
    let found = service.world.store.ended_games(after, GAMES_AT_ONCE)?;
    // Whatever began later is younger.
    let mut more = found.len() == GAMES_AT_ONCE;
    let mut last = after;
    for game in found {
        if game.began_at >= before {
            more = false;
            break;
        }
        last = game.id;
        if game.touched_at < before {
            remove(service, game.id)?;
        }
    }
    service.schedule.retention.looked_up_to.store(if more { last } else { 0 }, Ordering::Relaxed);
    Ok(more)
}

/// Removes a finished game. One that cannot be read stays, for whoever repairs it.
fn remove(service: &Service, id: u64) -> Result<(), ServiceError> {
    let world = &service.world;
    let rows = match world.store.game_log(id) {
        Err(error) if error.is_unreadable() => return Ok(()),
        rows => rows?,
    };
    let mut ended_by = None;
    let read = world.replay_noting(&rows, |game| {
        if game.state() == GameStatus::Ended {
            ended_by.get_or_insert(game.last_row);
        }
    });
    let game = match read {
        Ok(Some(game)) => game,
        Ok(None) => return Ok(()),
        Err(error) if error.is_unreadable() => return Ok(()),
        Err(error) => return Err(error),
    };
    let Some(n) = ended_by else { return Ok(()) };
    let result = GameResult::of(&game).map(|result| json(&result)).transpose()?;
    service.store.remove_game(&RemovedGame { id, n, result })?;
    world.games.drop_one(id);
    Ok(())
}

/// The game that something derived is about: it goes with it.
pub(crate) const fn game_of(derived: &DerivedChange) -> Option<u64> {
    match derived {
        DerivedChange::Watch(_, game)
        | DerivedChange::Unwatch(_, game)
        | DerivedChange::Studied(_, game)
        | DerivedChange::Moments(game, _) => Some(*game),
        DerivedChange::Study(study) => Some(study.game),
        _ => None,
    }
}
