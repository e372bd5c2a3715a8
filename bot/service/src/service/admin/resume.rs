//! After a start, and once the clock has leapt ahead: games with a short time unit and live clocks have stood still while nobody
//! was there, and in games of turns the time for a move is put off (fair.md F8).

use std::sync::TryLockError;
use std::sync::atomic::Ordering;

use lasermate_domain::log::Verb;
use lasermate_domain::port::UnixMillis;
use lasermate_domain::sessions::game::{Game, GameStatus};
use lasermate_domain::sessions::timers::{AbsencePolicy, TOLD_FROM};
use lasermate_present::text;

use crate::clock::ClockReading;
use crate::service::rooms::servers::by_clock;
use crate::service::state::Service;
use crate::service::use_case::{Change, ServiceError};
use crate::store::ChallengeRow;

impl Service {
    /// Compares two clocks from now on whenever the service is asked something or looks at its clocks. Where one has leapt ahead,
    /// because it was wrong or the machine slept, or where a look comes much too late, because the program was stopped, games stand
    /// still for as long, as they do between two runs.
    pub fn watch_for_leaps(&self, read: impl Fn() -> ClockReading + Send + Sync + 'static) {
        self.leaps.watch(Box::new(read));
    }

    /// Looks whether the clock has leapt ahead since it was looked at last, or the program was stopped: then all live games are to
    /// be taken up.
    pub(in crate::service) fn mind_leap(&self) {
        let Some((since, now)) = self.leaps.look(self.longest_rest()) else { return };
        tracing::warn!(
            away_ms = now - since,
            "the clock has leapt ahead or the bot was stopped; live games go on from now"
        );
        self.taken_up.stood_since(since);
        // Tournaments wait for latecomers, as after a start.
        self.ticked_first.store(now, Ordering::Relaxed);
    }

    /// Before anything else is done: games with a short time unit have stood still while nobody was there, and their rooms
    /// are told. The time is taken from the last moment at which the program is known to have run. A game that cannot be
    /// taken up now is taken up later with its whole pause: at the next tick, or before anything is done in it.
    pub(in crate::service) fn take_up(&self, now: UnixMillis) -> Result<(), ServiceError> {
        if self.taken_up.is_done() {
            return Ok(());
        }
        let games = self.taken_up.list(&self.store)?;
        let _turn = match self.taken_up.turn.try_lock() {
            Ok(turn) => turn,
            Err(TryLockError::Poisoned(turn)) => turn.into_inner(),
            // Somebody is at it, and a request for one of them waits for its room.
            Err(TryLockError::WouldBlock) => return Ok(()),
        };
        let challenges = match self.taken_up.challenges_since() {
            Some(since) => self.put_off_challenges(since, now),
            None => Ok(()),
        };
        let done = self.each(games, |id| {
            let Some(game) = self.readable(id)? else {
                self.taken_up.taken(id);
                return Ok(());
            };
            let done = self.in_room(&game.live.room, || self.take_up_one(id, now));
            if matches!(done, Err(ServiceError::Unreadable(_))) {
                self.taken_up.taken(id);
            }
            done
        });
        self.taken_up.look();
        done.and(challenges)
    }

    /// Challenges that would have expired while nobody was there stand for as long as they had left.
    fn put_off_challenges(&self, since: UnixMillis, now: UnixMillis) -> Result<(), ServiceError> {
        let missed = |row: &ChallengeRow| since < row.expires_at && row.expires_at <= now;
        self.each(self.store.all_open_challenges()?.into_iter().filter(missed), |challenge| {
            let expires_at = now + challenge.expires_at - since;
            self.in_room(&challenge.room, || self.expires_later(challenge.id, missed, expires_at, now))
        })
    }

    /// Takes a game up, unless it has been. Its room's lock is held.
    pub(in crate::service) fn take_up_one(&self, id: u64, now: UnixMillis) -> Result<(), ServiceError> {
        let Some(alive) = self.taken_up.alive_before(id) else { return Ok(()) };
        // The last program's clock may have been ahead.
        self.mend_held(id, now)?;
        let Some(game) = self.game(id)? else {
            self.taken_up.taken(id);
            return Ok(());
        };
        self.keep_time(&game);
        let away = now - game.stamp(alive.min(now));
        let counts = match game.timed() {
            Some(AbsencePolicy::StandsStill) => away > 0,
            Some(AbsencePolicy::PutOff) => game.state() == GameStatus::Live && game.is_put_off(away, now),
            Some(AbsencePolicy::GoesOn) | None => false,
        };
        if counts {
            let put_off = game.timed() == Some(AbsencePolicy::PutOff);
            let mut game = Game::clone(&game);
            let row = by_clock(&game, Verb::Paused, &away.to_string(), now);
            self.about_game(id, game.apply(&row).map_err(ServiceError::from))?;
            let posts = if !put_off {
                let words = text::clock::stood_still(&game.live, away);
                self.board_posts(&game, words, Vec::new(), now)?
            } else if away >= TOLD_FROM && game.live.deadline.is_some() {
                let left = game.live.deadline.map_or(0, |deadline| deadline - now);
                let words = text::lifecycle::put_off(&game.live, away, left);
                self.remark_posts(&game, words, Vec::new(), now)?
            } else {
                Vec::new()
            };
            let game = Some(game.grown_by(vec![row]));
            self.settle_clock(now, Change { posts, game, ..Change::default() })?;
        }
        self.taken_up.taken(id);
        Ok(())
    }
}
