//! What time does: challenges run out, players are reminded, quiet games are asked about and archived, refused requests
//! are forgotten.

pub(crate) mod clock_jump;
pub(crate) mod clocks;
pub(crate) mod dailies;
pub(crate) mod due;
pub(crate) mod expire;
pub(crate) mod gone;
pub(crate) mod holidays;
pub(crate) mod resume;
pub(crate) mod retention;
pub(crate) mod schedule;
pub(crate) mod servers;
pub(crate) mod set_back;
pub(crate) mod silence;
pub(crate) mod studies;
pub(crate) mod tournaments;
pub(crate) mod wake;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use lasermate_domain::port::UnixMillis;

use crate::clock::ClockReading;
use crate::commit::{locks, ratings};
use crate::service::Service;
use crate::store::StoreError;
use crate::use_cases::change::ServiceError;
use crate::world::games;

impl Service {
    /// Compares two clocks from now on whenever the service is asked something or looks at its clocks. Where one has leapt ahead,
    /// because it was wrong or the machine slept, or where a look comes much too late, because the program was stopped, games stand
    /// still for as long, as they do between two runs.
    pub fn watch_for_leaps(&self, read: impl Fn() -> ClockReading + Send + Sync + 'static) {
        self.schedule.leaps.watch(Box::new(read));
    }

    /// Does what is due at a time. Nothing is done twice, and after a long sleep only what still makes sense.
    pub fn tick(&self, now: UnixMillis) {
        if let Err(error) = tick_all(self, now) {
            tracing::error!(%error, "doing what is due failed; retrying");
        }
    }

    /// How long after a moment the clocks want to be looked at again ([`Service::tick`]). When [`Service::sooner`] is
    /// notified, ask again.
    pub fn rest(&self, now: UnixMillis) -> Duration {
        if self.schedule.tournaments.any() {
            return Duration::from_millis(SHORTEST.unsigned_abs());
        }
        let longest = clocks::longest_rest(self);
        let rest = self.schedule.timers.next().map_or(longest, |at| (at - now).clamp(SHORTEST, longest));
        Duration::from_millis(u64::try_from(rest).unwrap_or(0))
    }

    /// Notified when a clock is due sooner than it was.
    pub fn sooner(&self) -> Arc<tokio::sync::Notify> {
        Arc::clone(&self.schedule.sooner)
    }
}

/// How long a refused request is remembered: 7 days. No platform delivers again what is older.
const REFUSED_KEPT: UnixMillis = 7 * 24 * 60 * 60 * 1000;
/// How often refused requests are looked through: once an hour.
const SWEEP_EVERY: UnixMillis = 60 * 60 * 1000;
/// How many of them are forgotten at once, so that nobody waits for it.
const SWEPT_AT_ONCE: usize = 500;

fn tick_all(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    resume::mind_leap(service);
    service.schedule.leaps.busy();
    let done = do_what_is_due(service, now);
    service.schedule.leaps.rest();
    done
}

fn do_what_is_due(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    let _ = service.schedule.ticked_first.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed);
    let clock_minded = set_back::mind_clock(service, now);
    world.clock.latest.fetch_max(now, Ordering::Relaxed);
    // Whatever goes wrong with one thing, the others are due all the same.
    service.store.wipe_journal_again();
    let done = [
        clock_minded,
        resume::take_up(service, now),
        clocks::beat(service, now).map_err(ServiceError::from),
        // Before anybody's time is over by it.
        holidays::tell_holidays(service, now),
        expire_due(service, now),
        wake_due(service, now),
        gone::resign_for_the_gone(service, now),
        tournaments::run_tournaments(service, now),
        dailies::post_dailies(service, now),
        sweep(service, now).map_err(ServiceError::from),
        retention::let_go(service, now),
        silence::look_for_silence(service, now),
        ratings::note_earlier_ends(service).map_err(ServiceError::from),
    ];
    done.into_iter().collect()
}

fn expire_due(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    games::each(service.world.store.challenges_due(now)?, |challenge| {
        locks::in_room(service, &challenge.room, || expire::expire(service, challenge.id, now, true))
    })
}

fn wake_due(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    games::each(world.store.games_due(now)?, |id| {
        let Some(game) = world.readable(id)? else { return Ok(()) };
        locks::in_room(service, &game.room, || world.about_game(id, wake::wake(service, id, now)))
    })
}

/// Forgets old refused requests, an hour after the last time; after a full batch the next tick goes on.
fn sweep(service: &Service, now: UnixMillis) -> Result<(), StoreError> {
    if now < service.schedule.sweeps_at.load(Ordering::Relaxed) {
        return Ok(());
    }
    let swept = service.store.forget_refused(now - REFUSED_KEPT, SWEPT_AT_ONCE)?;
    if swept < SWEPT_AT_ONCE {
        service.schedule.sweeps_at.store(now + SWEEP_EVERY, Ordering::Relaxed);
    }
    Ok(())
}

/// How long they are left alone at the least, so that a store that cannot be written does not keep the program busy.
const SHORTEST: UnixMillis = 20;
