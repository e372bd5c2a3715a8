//! What a clock that was ahead has stamped on a game, moved back to now.

use super::game::Game;
use super::requests::{HANDOVER_STANDS, PAUSE_STANDS, TAKEBACK_STANDS};
use crate::port::UnixMillis;

/// From how much on a clock was ahead: a minute. Small corrections, and the clocks of platforms, differ by less.
pub const AHEAD: UnixMillis = 60 * 1000;

/// Whether something that stands for so long, until a moment, stands at a time: what was asked by a clock that was ahead does
/// not stand for longer.
pub fn stands(until: UnixMillis, within: UnixMillis, at: UnixMillis) -> bool {
    at < until && until - at < within + AHEAD
}

impl Game {
    /// By how much the clock was ahead when something last happened here; `None` where it was not.
    pub fn ahead_by(&self, now: UnixMillis) -> Option<UnixMillis> {
        Some(self.last_at - now).filter(|by| *by >= AHEAD)
    }

    /// The clock that was ahead by so much is right now: what was stamped later than now is moved back by as much. What the
    /// clock itself did ahead of time, to remind, to say that the time is over, to ask whether the game goes on, was not due.
    pub fn set_back(&mut self, by: UnixMillis, now: UnixMillis) {
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
        if let Some(clock) = &mut self.live.live_clock {
            clock.set_back(back);
            self.live.deadline = clock.flag_at();
        }
        self.live.started_at = started_at;
        self.live.stands_since = stands_since;
        self.live.touched_at = back(self.live.touched_at);
        self.acted_at = self.acted_at.map(back);
        self.turn_since = back(self.turn_since);
        self.back_at = back(self.back_at);
        self.ran_to = back(self.ran_to);
        self.shown_at = back(self.shown_at);
        self.offered_at = self.offered_at.map(back);
        if let Some(takeback) = &mut self.takeback {
            takeback.until = back(takeback.until - TAKEBACK_STANDS) + TAKEBACK_STANDS;
        }
        // A holiday ends by the calendar.
        if let Some(offer) = &mut self.handover {
            offer.until = back(offer.until - HANDOVER_STANDS) + HANDOVER_STANDS;
        }
        if let Some(request) = &mut self.pause_request {
            request.until = back(request.until - PAUSE_STANDS) + PAUSE_STANDS;
        }
        if let Some(pause) = self.live.stage.pause_mut() {
            pause.since = back(pause.since);
        }
        self.reminded_at = self.reminded_at.filter(still_due);
        self.overdue_at = self.overdue_at.filter(still_due);
        self.asked_at = self.asked_at.filter(still_due);
        self.last_at = now;
    }
}
