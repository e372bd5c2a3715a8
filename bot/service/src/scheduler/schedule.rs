//! What the scheduler knows of when to look at what.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use lasermate_domain::port::UnixMillis;
use tokio::sync::Notify;

use super::clock_jump::ClockLeaps;
use super::due::{DueTournaments, EarlierEnds, Timers};
use super::retention::RetentionState;

/// What is due when.
#[derive(Debug)]
pub(crate) struct Schedule {
    /// The games without turns, by when they are due.
    pub(crate) timers: Timers,
    /// Notified when something is due sooner than it was.
    pub(crate) sooner: Arc<Notify>,
    /// Whether the clock has leapt ahead.
    pub(crate) leaps: ClockLeaps,
    /// The tournaments that have something to do.
    pub(crate) tournaments: DueTournaments,
    /// The games that may have ended before results were noted.
    pub(crate) earlier_ends: EarlierEnds,
    /// Whether somebody has deleted who they are and may still sit in games.
    pub(crate) somebody_left: AtomicBool,
    /// When the clock was looked at first, or first after a leap; 0 before that.
    pub(crate) ticked_first: AtomicI64,
    /// When the clock was looked at last.
    pub(crate) ticked: AtomicI64,
    /// When refused requests are looked through next.
    pub(crate) sweeps_at: AtomicI64,
    /// When rooms of tables that are not reached are looked for next; 0 before the first time.
    pub(crate) silence_at: AtomicI64,
    pub(crate) retention: RetentionState,
}

impl Schedule {
    /// Nothing is due yet, and so many games there are already.
    pub(crate) fn up_to(last_game: u64) -> Self {
        Self {
            timers: Timers::default(),
            sooner: Arc::default(),
            leaps: ClockLeaps::default(),
            tournaments: DueTournaments::default(),
            earlier_ends: EarlierEnds::up_to(last_game),
            somebody_left: AtomicBool::default(),
            ticked_first: AtomicI64::default(),
            ticked: AtomicI64::default(),
            sweeps_at: AtomicI64::default(),
            silence_at: AtomicI64::default(),
            retention: RetentionState::default(),
        }
    }

    /// When the clock was looked at first since the start, or since it leapt ahead.
    pub(crate) fn first_tick(&self) -> UnixMillis {
        self.ticked_first.load(Ordering::Relaxed)
    }
}
