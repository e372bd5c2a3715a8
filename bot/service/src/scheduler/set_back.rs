//! A clock that was ahead once and has been set back: what it stamped ahead of time is moved to now, so that nobody is late
//! for it and nobody waits until its day comes round.
//!
//! What was done meanwhile stays done: a game that was archived can be resumed, a challenge that has expired is made anew.

use std::sync::atomic::Ordering;

use lasermate_domain::log::{NewRow, Verb};
use lasermate_domain::port::UnixMillis;
use lasermate_domain::tables::set_back::AHEAD;
use lasermate_present::text;

use crate::commit::{self, locks};
use crate::service::Service;
use crate::store::{ChallengeRow, ChallengeState, DerivedChange};
use crate::use_cases::change::{Change, GameDraft, ServiceError, by_clock, row_at};
use crate::use_cases::game_posts;
use crate::use_cases::lobby::challenges::STANDS;
use crate::world::games;

/// Looks whether the clock was set back since it was looked at last, and mends what it has stamped.
pub(crate) fn mind_clock(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    let before = service.schedule.ticked.swap(now, Ordering::Relaxed);
    if before == 0 {
        // After a start each game is mended as it is taken up.
        return mend_challenges(service, now);
    }
    if before - now < AHEAD {
        return Ok(());
    }
    tracing::warn!(
        ahead_ms = before - now,
        "the clock was set back; what it stamped ahead of time is mended"
    );
    world.clock.latest.store(now, Ordering::Relaxed);
    service.schedule.sweeps_at.store(0, Ordering::Relaxed);
    mend_challenges(service, now)?;
    games::each(world.store.games_due(UnixMillis::MAX)?, |id| {
        let ahead = world.readable(id)?.filter(|game| game.ahead_by(now).is_some());
        let Some(game) = ahead else { return Ok(()) };
        locks::in_room(service, &game.room, || mend_held(service, id, now))
    })
}

/// Mends a live game that was stamped ahead of time. Its room's lock is held.
pub(crate) fn mend_held(service: &Service, id: u64, now: UnixMillis) -> Result<(), ServiceError> {
    let world = &service.world;
    let Some(game) = world.game(id)? else { return Ok(()) };
    let Some(by) = game.ahead_by(now) else { return Ok(()) };
    let mut game = GameDraft::of(&game);
    let before = game.told_late();
    let row = by_clock(&game, Verb::SetBack, &by.to_string(), now);
    world.about_game(id, game.add(row))?;
    let mut posts = Vec::new();
    if game.told_late() != before {
        let left = game.clock.deadline.map(|deadline| deadline - now).filter(|left| *left > 0);
        let words = text::lifecycle::clock_mended(&game, left);
        posts = game_posts::board_posts(world, &game, words, Vec::new(), now)?;
        posts.truncate(1);
    }
    commit::settle_clock(service, now, game.told("", posts))
}

/// Challenges that were made ahead of time stand as long as others, from now on.
fn mend_challenges(service: &Service, now: UnixMillis) -> Result<(), ServiceError> {
    let ahead = |row: &ChallengeRow| row.expires_at - now >= STANDS + AHEAD;
    games::each(service.world.store.all_open_challenges()?.into_iter().filter(ahead), |challenge| {
        locks::in_room(service, &challenge.room, || {
            expires_later(service, challenge.id, ahead, now + STANDS, now)
        })
    })
}

/// A challenge to which that still applies expires at another moment. Its room's lock is held.
pub(crate) fn expires_later(
    service: &Service,
    id: u64,
    applies: impl Fn(&ChallengeRow) -> bool,
    expires_at: UnixMillis,
    now: UnixMillis,
) -> Result<(), ServiceError> {
    let open = |row: &ChallengeRow| row.state == ChallengeState::Open && applies(row);
    let Some(challenge) = service.world.store.challenge(id)?.filter(open) else { return Ok(()) };
    let row = NewRow {
        challenge: Some(challenge.id),
        ..row_at(now, (&challenge.server, &challenge.room), Verb::SetBack, expires_at.to_string())
    };
    let derived = vec![DerivedChange::Challenge(ChallengeRow { expires_at, ..challenge })];
    commit::settle_clock(service, now, Change { rows: vec![row], derived, ..Change::default() })
}
