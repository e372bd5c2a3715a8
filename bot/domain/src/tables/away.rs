//! A seat on holiday: its own time does not run meanwhile.

use lasermate_engine::seat::Seat;

use super::row::{ReplayError, unfit};
use super::table::Table;
use super::timers::AbsencePolicy;
use crate::port::UnixMillis;

impl Table {
    /// Until when a seat is on holiday; 0 where it never was.
    pub fn away_until(&self, seat: Seat) -> UnixMillis {
        self.seating.away_until.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether holidays count: in a game of turns with time for each move, or without a limit, that no tournament waits for.
    pub fn knows_holidays(&self) -> bool {
        matches!(self.timed(), None | Some(AbsencePolicy::PutOff)) && self.open_tournament().is_none()
    }

    /// A seat is on holiday from now until a moment, which may be now: what was left of its time stays left.
    pub(super) fn be_away(&mut self, seat: Seat, body: &str, at: UnixMillis) -> Result<(), ReplayError> {
        let until: UnixMillis = body.parse().map_err(|_| unfit("it says no moment"))?;
        let until = until.max(at);
        let before = self.away_until(seat).max(at);
        let own =
            self.seating.away_until.get_mut(seat.index()).ok_or_else(|| unfit("there is no such seat"))?;
        *own = until;
        let runs = self.late_seat() == Some(seat) && self.clock.overdue_at.is_none();
        if let Some(deadline) = self.clock.deadline.filter(|deadline| runs && *deadline > at) {
            self.clock.deadline = Some(deadline + until - before);
            self.clock.reminded_at = None;
        }
        Ok(())
    }

    /// What is left of the time for a move of whoever is asked: all of it while their holiday lasts. `None` without such a time.
    pub(super) fn time_left(&self, at: UnixMillis) -> Option<UnixMillis> {
        self.clock.time_per_move?;
        Some((self.clock.deadline? - self.time_runs_from(at)).max(0))
    }

    /// For so long up to now the bot was away: what was not over before is over so much later (fair.md F8). A holiday counts as one.
    pub(super) fn put_off(&mut self, away: UnixMillis, at: UnixMillis) {
        let since = at - away;
        let own = self.late_seat().map_or(0, |seat| self.away_until(seat));
        let counts = (at - own.max(since)).max(0);
        if let Some(deadline) = self.clock.deadline.filter(|deadline| *deadline > since) {
            self.clock.deadline = Some(deadline + counts);
            self.clock.overdue_at = None;
        }
        let later = |until: &mut UnixMillis| {
            if *until > since {
                *until += away;
            }
        };
        self.offers.takeback.iter_mut().for_each(|asked| later(&mut asked.until));
        self.offers.pause.iter_mut().for_each(|asked| later(&mut asked.until));
        self.offers.handover.iter_mut().for_each(|offer| later(&mut offer.until));
        self.clock.asked_at.iter_mut().for_each(|asked| *asked += away);
        if let Some(pause) = self.stage.pause_mut() {
            pause.since += away;
        }
        if self.offers.offered_at.is_some() {
            self.offers.away_since += away;
        }
    }

    /// When the time of whoever is asked begins to run: now, or after their holiday.
    pub(super) fn time_runs_from(&self, at: UnixMillis) -> UnixMillis {
        self.late_seat().map_or(at, |seat| self.away_until(seat).max(at))
    }
}
