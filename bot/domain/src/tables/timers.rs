//! What the clock of a game owes it where time alone changes it, without turns or with live clocks: what happens next, and when
//! its board is shown again.

use lasermate_engine::seat::Seat;

use super::table::Table;
use crate::port::{PictureOf, UnixMillis};

/// A board on which nothing but readiness changes is not shown again sooner: 10 seconds, or a time unit if that is longer.
const BOARDS_APART: UnixMillis = 10_000;

/// From how long on every absence of the bot is noted in games of turns: a minute.
const OUTAGE: UnixMillis = 60 * 1000;

/// From how long an absence on games of turns are told that it does not count: 10 minutes.
pub const TOLD_FROM: UnixMillis = 10 * 60 * 1000;

/// From this time unit on the time counts in which the bot was away: an hour.
const TIME_COUNTS: UnixMillis = 60 * 60 * 1000;

/// Whether a game without turns stands still while the bot is away, by its time unit.
pub const fn stands_still(unit: UnixMillis) -> bool {
    unit < TIME_COUNTS
}

/// What the time in which the bot was away is to a game that time alone changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbsencePolicy {
    StandsStill,
    GoesOn,
    /// The time for a move is put off by it, in a game of turns that the clock does not change.
    PutOff,
}

impl Table {
    /// When something happens next by its own clock.
    pub fn event_at(&self) -> Option<UnixMillis> {
        if let Some(clock) = &self.clock.live {
            return clock.flag_at();
        }
        self.game.next_event().map(|ms| self.clock.moment(ms))
    }

    /// Whether time alone changes it, and if so, whether it stands still while the bot is away.
    pub fn timed(&self) -> Option<AbsencePolicy> {
        let still = match self.unit() {
            _ if self.clock.live.is_some() => true,
            Some(unit) => stands_still(unit),
            None if self.clock.time_per_move.is_some() || self.open_tournament().is_some() => {
                return Some(AbsencePolicy::PutOff);
            }
            None => return None,
        };
        Some(if still { AbsencePolicy::StandsStill } else { AbsencePolicy::GoesOn })
    }

    /// Whether an absence of the bot up to now puts off what is due in a game of turns: one of a minute or more does, and every one
    /// in which somebody's time was over.
    pub fn is_put_off(&self, away: UnixMillis, now: UnixMillis) -> bool {
        let deadlines = self.clock.deadline.into_iter().chain(self.forfeits_at().map(|(at, _)| at));
        away >= OUTAGE || deadlines.into_iter().any(|at| now - away < at && at <= now)
    }

    /// When the last piece that cools is ready; long ago where none does.
    pub(crate) fn all_ready_at(&self) -> UnixMillis {
        self.ready_times().max().unwrap_or(0)
    }

    /// When the board is to be shown again because pieces have become ready: at most once in a time unit.
    pub fn board_at(&self) -> Option<UnixMillis> {
        let apart = BOARDS_APART.max(self.unit()?);
        let next = self.ready_times().filter(|at| *at > self.clock.shown_at).min()?;
        Some(next.max(self.clock.shown_at + apart))
    }

    /// When a seat last did anything; at first, when the game began.
    pub fn acted_at(&self, seat: Seat) -> UnixMillis {
        self.seating.acted_at.get(seat.index()).copied().unwrap_or(self.clock.started_at)
    }

    /// When anything changes by itself after a moment: by the clock, or as a piece becomes ready.
    pub fn changes_at(&self, after: UnixMillis) -> Option<UnixMillis> {
        self.ready_times().chain(self.event_at()).filter(|at| *at > after).min()
    }

    /// The moment at which it is pictured as it stands: it looks another at every moment where time alone changes pieces.
    pub fn pictured_at(&self, now: UnixMillis) -> Option<UnixMillis> {
        self.unit().map(|_| now.max(self.clock.ran_to))
    }

    pub fn posted_board(&self) -> PictureOf {
        match self.unit() {
            Some(_) => PictureOf::Now { game: self.id.0 },
            None => PictureOf::Board { game: self.id.0, actions: self.version },
        }
    }

    /// The time unit; `None` in a game of turns.
    pub fn unit(&self) -> Option<UnixMillis> {
        self.setup.time_unit().and_then(|unit| UnixMillis::try_from(unit).ok())
    }

    fn ready_times(&self) -> impl Iterator<Item = UnixMillis> {
        let clock = self.unit().and_then(|_| self.game.view().clock);
        let cooling = clock.map_or_else(Vec::new, |clock| clock.cooling);
        let begun = self.clock.moment(0);
        cooling.into_iter().map(move |piece| begun + UnixMillis::try_from(piece.ready_at).unwrap_or(0))
    }
}
