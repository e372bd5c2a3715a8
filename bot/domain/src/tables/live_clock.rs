//! The live clocks of a game: how much time each side has, and whose runs.
//!
//! The clock is judged by the moments of the log alone, so that reading the log again gives the same to the millisecond:
//!
//! - The clock of who is to act runs: who is to move, to choose a lifeline or to answer a denial that would end the game. Offers
//!   and pacts stop no clock.
//! - A move ends a turn and adds the increment; so do a pass and a move that is denied afterwards. What else a seat does adds
//!   nothing. Time that was used does not come back with a takeback or a denial (crazy.md A1); the increment of a move that is
//!   taken back goes with it.
//! - Each side's first turn may take [`FIRST_MOVE`] for free, so that nobody loses time before they have seen that a game began.
//! - While the bot is away, the game is archived, or its thread is still to be opened, all clocks stand still.
//! - A flag falls at its own moment, whenever the bot gets round to it. Who does not make it in time resigns by that, with
//!   whatever their game's rules make of it; where nobody who is left can win, the game is drawn (`AnyGame::cannot_win`).

use lasermate_engine::seat::Seat;

use crate::port::UnixMillis;
use crate::time_control::LiveTime;

/// What each side's first turn may take for free: a minute.
pub const FIRST_MOVE: UnixMillis = 60 * 1000;

/// The live clocks of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiveClock {
    pub time: LiveTime,
    /// What each seat has left, the turn that runs not counted.
    left: [UnixMillis; 3],
    /// Which seats have ended a turn.
    moved: [bool; 3],
    running: Option<ClockRun>,
    /// Whose flag fell last.
    pub flagged: Option<Seat>,
    /// Whether a turn that is stopped goes on with what was left of its free time, and not with all of it (fair.md F5).
    keeps_free: bool,
    /// What was left of the free time of a turn that was stopped.
    unspent: [Option<UnixMillis>; 3],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ClockRun {
    seat: Seat,
    since: UnixMillis,
    /// How much of the turn costs nothing.
    free: UnixMillis,
}

impl ClockRun {
    /// From when on it costs time.
    const fn costs_from(self) -> UnixMillis {
        self.since + self.free
    }
}

/// How much of a side's first turn costs nothing.
const fn first_turn_free(time: LiveTime) -> UnixMillis {
    if time.delay() > FIRST_MOVE { time.delay() } else { FIRST_MOVE }
}

impl LiveClock {
    /// How long a side's first turn can take before its flag falls.
    pub const fn longest_first_turn(time: LiveTime) -> UnixMillis {
        first_turn_free(time) + time.base()
    }

    pub const fn new(time: LiveTime) -> Self {
        let (left, moved, unspent) = ([time.base(); 3], [false; 3], [None; 3]);
        Self { time, left, moved, running: None, flagged: None, keeps_free: false, unspent }
    }

    /// The same, with free time that is given once a turn.
    pub(super) const fn keeping_what_is_free(mut self, keeps_free: bool) -> Self {
        self.keeps_free = keeps_free;
        self
    }

    /// What a seat has left at a moment.
    pub fn left(&self, seat: Seat, at: UnixMillis) -> UnixMillis {
        let used = match self.running {
            Some(running) if running.seat == seat => (at - running.costs_from()).max(0),
            _ => 0,
        };
        (self.kept(seat) - used).max(0)
    }

    /// What a seat had left when its clock was stopped last.
    pub fn kept(&self, seat: Seat) -> UnixMillis {
        self.left.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whose clock runs, and from when on that costs time.
    pub fn running(&self) -> Option<(Seat, UnixMillis)> {
        self.running.map(|running| (running.seat, running.costs_from()))
    }

    /// Whether the clock that runs is a side's on its first turn, the first minute of which is free.
    pub fn is_first_turn(&self) -> bool {
        let moved = |running: ClockRun| self.moved.get(running.seat.index()).copied().unwrap_or(true);
        self.running.is_some_and(|running| !moved(running))
    }

    /// When the flag of the clock that runs will fall.
    pub fn flag_at(&self) -> Option<UnixMillis> {
        self.running.map(|running| running.costs_from() + self.kept(running.seat))
    }

    /// Lets the clock of a seat run from a moment on, or none: where it runs already it goes on.
    pub(super) fn run(&mut self, seat: Option<Seat>, at: UnixMillis) {
        if self.running.map(|running| running.seat) == seat {
            return;
        }
        self.stop(at);
        let free = |seat: Seat| match self.moved.get(seat.index()) {
            Some(false) => first_turn_free(self.time),
            _ => self.time.delay(),
        };
        let left = seat.and_then(|seat| self.unspent.get_mut(seat.index())).and_then(Option::take);
        self.running =
            seat.map(|seat| ClockRun { seat, since: at, free: left.unwrap_or_else(|| free(seat)) });
    }

    /// A move of a seat is taken back, and its increment with it (fair.md F6). Time that was used stays used.
    pub(super) fn take_back(&mut self, seat: Seat) {
        let increment = self.time.increment();
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = (*left - increment).max(0);
        }
        self.unspent = [None; 3];
    }

    /// A seat has ended its turn: its clock stops and gets the increment.
    pub(super) fn end_turn(&mut self, seat: Seat, at: UnixMillis) {
        self.stop(at);
        self.unspent = [None; 3];
        let increment = self.time.increment();
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left += increment;
        }
        if let Some(moved) = self.moved.get_mut(seat.index()) {
            *moved = true;
        }
    }

    /// The clock stands still from a moment on.
    pub(super) fn stop(&mut self, at: UnixMillis) {
        if let Some(running) = self.running {
            let left = self.left(running.seat, at);
            if let Some(kept) = self.left.get_mut(running.seat.index()) {
                *kept = left;
            }
            if let Some(unspent) = self.unspent.get_mut(running.seat.index()).filter(|_| self.keeps_free) {
                *unspent = Some((running.costs_from() - at).clamp(0, running.free));
            }
            self.running = None;
        }
    }

    /// The flag of a seat has fallen.
    pub(super) fn flag(&mut self, seat: Seat, at: UnixMillis) {
        self.stop(at);
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = 0;
        }
        self.flagged = Some(seat);
    }

    /// So much of the time up to now did not count.
    pub(super) fn stood_still(&mut self, for_ms: UnixMillis) {
        if let Some(running) = &mut self.running {
            running.since += for_ms;
        }
    }

    /// Moments that were stamped ahead of time are moved.
    pub(super) fn set_back(&mut self, back: impl Fn(UnixMillis) -> UnixMillis) {
        if let Some(running) = &mut self.running {
            running.since = back(running.since);
        }
    }
}
