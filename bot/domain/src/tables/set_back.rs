//! What a clock that was ahead has stamped on a game, moved back to now.

use super::requests::{HANDOVER_STANDS, PAUSE_STANDS, TAKEBACK_STANDS};
use super::table::Table;
use crate::port::UnixMillis;

/// From how much on a clock was ahead: a minute. Small corrections, and the clocks of platforms, differ by less.
pub const AHEAD: UnixMillis = 60 * 1000;

/// Whether something that stands for so long, until a moment, stands at a time: what was asked by a clock that was ahead does
/// not stand for longer.
pub fn stands(until: UnixMillis, within: UnixMillis, at: UnixMillis) -> bool {
    at < until && until - at < within + AHEAD
}

impl Table {
    /// By how much the clock was ahead when something last happened here; `None` where it was not.
    pub fn ahead_by(&self, now: UnixMillis) -> Option<UnixMillis> {
        Some(self.clock.last_at - now).filter(|by| *by >= AHEAD)
    }

    /// The clock that was ahead by so much is right now: what was stamped later than now is moved back by as much. What the
    /// clock itself did ahead of time, to remind, to say that the time is over, to ask whether the game goes on, was not due.
    pub fn set_back(&mut self, by: UnixMillis, now: UnixMillis) {
        let known = [self.clock.started_at, self.clock.touched_at, self.clock.ran_to]
            .into_iter()
            .chain(self.seating.acted_at);
        let floor = known.filter(|at| *at <= now).max().unwrap_or(UnixMillis::MIN);
        let back =
            |at: UnixMillis| if at > now { at.saturating_sub(by).clamp(floor.min(now), now) } else { at };
        let still_due = |at: &UnixMillis| *at <= now;
        let started_at = back(self.clock.started_at);
        let stands_since = self.clock.stands_since.map(back);
        // The game's own time goes on from where it was.
        if self.clock.stands_since == stands_since && stands_since.is_some() {
            self.clock.ahead += started_at - self.clock.started_at;
        } else {
            self.clock.ahead += by - (self.clock.started_at - started_at);
        }
        let time = self.clock.time_per_move.unwrap_or(0);
        self.clock.deadline = self.clock.deadline.map(|deadline| back(deadline - time) + time);
        if let Some(clock) = &mut self.clock.live {
            clock.set_back(back);
            self.clock.deadline = clock.flag_at();
        }
        self.clock.started_at = started_at;
        self.clock.stands_since = stands_since;
        self.clock.touched_at = back(self.clock.touched_at);
        self.seating.acted_at = self.seating.acted_at.map(back);
        self.clock.turn_since = back(self.clock.turn_since);
        self.clock.back_at = back(self.clock.back_at);
        self.clock.ran_to = back(self.clock.ran_to);
        self.clock.shown_at = back(self.clock.shown_at);
        self.offers.offered_at = self.offers.offered_at.map(back);
        if let Some(takeback) = &mut self.offers.takeback {
            takeback.until = back(takeback.until - TAKEBACK_STANDS) + TAKEBACK_STANDS;
        }
        // A holiday ends by the calendar.
        if let Some(offer) = &mut self.offers.handover {
            offer.until = back(offer.until - HANDOVER_STANDS) + HANDOVER_STANDS;
        }
        if let Some(request) = &mut self.offers.pause {
            request.until = back(request.until - PAUSE_STANDS) + PAUSE_STANDS;
        }
        if let Some(pause) = self.stage.pause_mut() {
            pause.since = back(pause.since);
        }
        self.clock.reminded_at = self.clock.reminded_at.filter(still_due);
        self.clock.overdue_at = self.clock.overdue_at.filter(still_due);
        self.clock.asked_at = self.clock.asked_at.filter(still_due);
        self.clock.last_at = now;
    }
}
