//! A clock that was ahead once and has been set back: what it stamped ahead of time is moved to now, so that nobody is late
//! for it and nobody waits until its day comes round.
//!
//! What was done meanwhile stays done: a game that was archived can be resumed, a challenge that has expired is made anew.

use std::sync::atomic::Ordering;

use super::challenges::STANDS;
use super::game::Game;
use super::handler::{Change, Service, ServiceError};
use super::servers::by_clock;
use super::takeback::TAKEBACK_STANDS;
use crate::port::UnixMillis;
use crate::store::{ChallengeRow, Derived, NewRow, Verb};
use crate::text;

/// From how much on a clock was ahead: a minute. Small corrections, and the clocks of platforms, differ by less.
pub(super) const AHEAD: UnixMillis = 60 * 1000;

/// Whether something that stands for so long, until a moment, stands at a time: what was asked by a clock that was ahead does
/// not stand for longer.
pub(super) fn stands(until: UnixMillis, within: UnixMillis, at: UnixMillis) -> bool {
    at < until && until - at < within + AHEAD
}

impl Game {
    /// By how much the clock was ahead when something last happened here; `None` where it was not.
    pub(super) fn ahead_by(&self, now: UnixMillis) -> Option<UnixMillis> {
        Some(self.last_at - now).filter(|by| *by >= AHEAD)
    }

    /// The clock that was ahead by so much is right now: what was stamped later than now is moved back by as much. What the
    /// clock itself did ahead of time, to remind, to say that the time is over, to ask whether the game goes on, was not due.
    pub(super) fn set_back(&mut self, by: UnixMillis, now: UnixMillis) {
        let live = &self.live;
        let known = [live.started_at, live.touched_at, self.ran_to].into_iter().chain(self.acted_at);
        let floor = known.filter(|at| *at <= now).max().unwrap_or(UnixMillis::MIN);
        let back =
            |at: UnixMillis| if at > now { at.saturating_sub(by).clamp(floor.min(now), now) } else { at };
        let still_due = |at: &UnixMillis| *at <= now;
        let started_at = back(live.started_at);
        let stands_since = live.stands_since.map(back);
        // The game's own time goes on from where it was.
        if live.stands_since == stands_since && stands_since.is_some() {
            self.live.ahead += started_at - live.started_at;
        } else {
            self.live.ahead += by - (live.started_at - started_at);
        }
        let time = self.live.time_per_move.unwrap_or(0);
        self.live.deadline = self.live.deadline.map(|deadline| back(deadline - time) + time);
        self.live.started_at = started_at;
        self.live.stands_since = stands_since;
        self.live.touched_at = back(self.live.touched_at);
        self.acted_at = self.acted_at.map(back);
        self.ran_to = back(self.ran_to);
        self.shown_at = back(self.shown_at);
        self.offered_at = self.offered_at.map(back);
        if let Some(takeback) = &mut self.takeback {
            takeback.until = back(takeback.until - TAKEBACK_STANDS) + TAKEBACK_STANDS;
        }
        self.reminded_at = self.reminded_at.filter(still_due);
        self.overdue_at = self.overdue_at.filter(still_due);
        self.asked_at = self.asked_at.filter(still_due);
        self.last_at = now;
    }
}

impl Service {
    /// Looks whether the clock was set back since it was looked at last, and mends what it has stamped.
    pub(super) fn mind_clock(&self, now: UnixMillis) -> Result<(), ServiceError> {
        let before = self.ticked.swap(now, Ordering::Relaxed);
        if before == 0 {
            // After a start each game is mended as it is taken up.
            return self.mend_challenges(now);
        }
        if before - now < AHEAD {
            return Ok(());
        }
        tracing::warn!(
            ahead_ms = before - now,
            "the clock was set back; what it stamped ahead of time is mended"
        );
        self.latest.store(now, Ordering::Relaxed);
        self.sweeps_at.store(0, Ordering::Relaxed);
        self.mend_challenges(now)?;
        self.each(self.store.games_due(UnixMillis::MAX)?, |id| {
            let ahead = self.readable(id)?.filter(|game| game.ahead_by(now).is_some());
            let Some(game) = ahead else { return Ok(()) };
            self.in_room(&game.live.room, || self.mend_held(id, now))
        })
    }

    /// Mends a live game that was stamped ahead of time. Its room's lock is held.
    pub(super) fn mend_held(&self, id: u64, now: UnixMillis) -> Result<(), ServiceError> {
        let Some(game) = self.game(id)? else { return Ok(()) };
        let Some(by) = game.ahead_by(now) else { return Ok(()) };
        let mut game = Game::clone(&game);
        let told = |game: &Game| [game.overdue_at, game.asked_at].map(|at| at.is_some());
        let before = told(&game);
        let row = by_clock(&game, Verb::SetBack, &by.to_string(), now);
        self.about_game(id, game.apply(&row).map_err(ServiceError::from))?;
        let mut posts = Vec::new();
        if told(&game) != before {
            let left = game.live.deadline.map(|deadline| deadline - now).filter(|left| *left > 0);
            let words = text::lifecycle::clock_mended(&game.live, left);
            posts = self.board_posts(&game, words, Vec::new(), now)?;
            posts.truncate(1);
        }
        let game = Some(game.grown_by(vec![row]));
        Ok(self.settle_clock(now, Change { posts, game, ..Change::default() })?)
    }

    /// Challenges that were made ahead of time stand as long as others, from now on.
    pub(super) fn mend_challenges(&self, now: UnixMillis) -> Result<(), ServiceError> {
        let ahead = |row: &ChallengeRow| row.expires_at - now >= STANDS + AHEAD;
        self.each(self.store.all_open_challenges()?.into_iter().filter(ahead), |challenge| {
            self.in_room(&challenge.room, || {
                let Some(challenge) = self.store.challenge(challenge.id)?.filter(ahead) else {
                    return Ok(());
                };
                let expires_at = now + STANDS;
                let row = NewRow {
                    at: now,
                    server: challenge.server.clone(),
                    room: challenge.room.clone(),
                    person: None,
                    challenge: Some(challenge.id),
                    seat: None,
                    verb: Verb::SetBack,
                    body: expires_at.to_string(),
                };
                let derived = vec![Derived::Challenge(ChallengeRow { expires_at, ..challenge })];
                Ok(self.settle_clock(now, Change { rows: vec![row], derived, ..Change::default() })?)
            })
        })
    }
}
