//! After a start, and once the clock has leapt ahead: games with a short time unit and live clocks have stood still while nobody
//! was there, and in games of turns the time for a move is put off (fair.md F8).

use std::sync::TryLockError;
use std::sync::atomic::Ordering;

use lasermate_domain::log::Verb;
use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::stage::GameStatus;
use lasermate_domain::tables::timers::{AbsencePolicy, TOLD_FROM};
use lasermate_present::text;

use crate::commit::{self, listeners, locks};
use crate::scheduler::{clocks, set_back};
use crate::service::Service;
use crate::store::ChallengeRow;
use crate::use_cases::change::{GameDraft, ServiceError, by_clock};
use crate::use_cases::game_posts;
use crate::world::games;

/// Looks whether the clock has leapt ahead since it was looked at last, or the program was stopped: then all live games are to
/// be taken up.
pub(crate) fn mind_leap(service: &Service) {
    let Some((since, now)) = service.schedule.leaps.look(clocks::longest_rest(service)) else { return };
    tracing::warn!(
        away_ms = now - since,
        "the clock has leapt ahead or the bot was stopped; live games go on from now"
    );
    service.world.clock.taken_up.stood_since(since);
    // Tournaments wait for latecomers, as after a start.
    service.schedule.ticked_first.store(now, Ordering::Relaxed);
}

/// Before anything else is done: games with a short time unit have stood still while nobody was there, and their rooms
/// are told. The time is taken from the last moment at which the program is known to have run. A game that cannot be
/// taken up now is taken up later with its whole pause: at the next tick, or before anything is done in it.
pub(crate) fn take_up(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    if world.clock.taken_up.is_done() {
        return Ok(());
    }
    let games = world.clock.taken_up.list(&world.store)?;
    let _turn = match world.clock.taken_up.turn.try_lock() {
        Ok(turn) => turn,
        Err(TryLockError::Poisoned(turn)) => turn.into_inner(),
        // Somebody is at it, and a request for one of them waits for its room.
        Err(TryLockError::WouldBlock) => return Ok(()),
    };
    let challenges = match world.clock.taken_up.challenges_since() {
        Some(since) => put_off_challenges(service, since, now),
        None => Ok(()),
    };
    let done = games::each(games, |id| {
        let Some(game) = world.readable(id)? else {
            world.clock.taken_up.taken(id);
            return Ok(());
        };
        let done = locks::in_room(service, &game.room, || take_up_one(service, id, now));
        if matches!(done, Err(ServiceError::Unreadable(_))) {
            world.clock.taken_up.taken(id);
        }
        done
    });
    world.clock.taken_up.look();
    done.and(challenges)
}

/// Challenges that would have expired while nobody was there stand for as long as they had left.
fn put_off_challenges(service: &Service, since: UnixMillis, now: UnixMillis) -> Result<(), ServiceError> {
    let missed = |row: &ChallengeRow| since < row.expires_at && row.expires_at <= now;
    games::each(service.world.store.all_open_challenges()?.into_iter().filter(missed), |challenge| {
        let expires_at = now + challenge.expires_at - since;
        locks::in_room(service, &challenge.room, || {
            set_back::expires_later(service, challenge.id, missed, expires_at, now)
        })
    })
}

/// Takes a game up, unless it has been. Its room's lock is held.
pub(crate) fn take_up_one(service: &Service, id: u64, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    let Some(alive) = world.clock.taken_up.alive_before(id) else { return Ok(()) };
    // The last program's clock may have been ahead.
    set_back::mend_held(service, id, now)?;
    let Some(game) = world.game(id)? else {
        world.clock.taken_up.taken(id);
        return Ok(());
    };
    listeners::keep_time(service, &game);
    let away = now - game.clock.stamp(alive.min(now));
    let counts = match game.timed() {
        Some(AbsencePolicy::StandsStill) => away > 0,
        Some(AbsencePolicy::PutOff) => game.state() == GameStatus::Live && game.is_put_off(away, now),
        Some(AbsencePolicy::GoesOn) | None => false,
    };
    if counts {
        let put_off = game.timed() == Some(AbsencePolicy::PutOff);
        let mut game = GameDraft::of(&game);
        let row = by_clock(&game, Verb::Paused, &away.to_string(), now);
        world.about_game(id, game.add(row))?;
        let posts = if !put_off {
            let words = text::clock::stood_still(&game, away);
            game_posts::board_posts(world, &game, words, Vec::new(), now)?
        } else if away >= TOLD_FROM && game.clock.deadline.is_some() {
            let left = game.clock.deadline.map_or(0, |deadline| deadline - now);
            let words = text::lifecycle::put_off(&game, away, left);
            game_posts::remark_posts(world, &game, words, Vec::new(), now)?
        } else {
            Vec::new()
        };
        commit::settle_clock(service, now, game.told("", posts))?;
    }
    world.clock.taken_up.taken(id);
    Ok(())
}
