//! How far our clock is from Discord's: each interaction carries the moment Discord made it.
//!
//! All that is kept is in our own time, by which deadlines pass. What was done counts as done when Discord says, put into our time;
//! what is shown as a moment is put into Discord's.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lasermate_domain::port::UnixMillis;
use lasermate_service::metrics;
use tracing::{info, warn};

/// How many interactions are looked at together: the quickest of them tells most.
const LOOKED_AT: usize = 50;
/// From how many on a clock that is ahead is told from interactions that came late.
const ENOUGH: usize = 10;
/// How much is warned of, in milliseconds.
const WARNED: UnixMillis = 2_000;

/// How far our clock is from Discord's.
#[derive(Debug, Default)]
pub struct Skew(Mutex<SkewState>);

#[derive(Debug, Default)]
struct SkewState {
    /// How long after it was made each of the last interactions came in, by our clock.
    lately: VecDeque<UnixMillis>,
    /// How far our clock is ahead, as far as that is known.
    ahead: UnixMillis,
    warned: bool,
}

impl Skew {
    fn known(&self) -> MutexGuard<'_, SkewState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes when an interaction was made and when it came in.
    pub fn note(&self, made: UnixMillis, now: UnixMillis) {
        let mut known = self.known();
        if known.lately.len() >= LOOKED_AT {
            known.lately.pop_front();
        }
        known.lately.push_back(now.saturating_sub(made));
        let least = known.lately.iter().copied().min().unwrap_or(0);
        // What came late may be the network's doing; nothing comes too early.
        known.ahead = if least < 0 || known.lately.len() >= ENOUGH { least } else { 0 };
        metrics::skewed(known.ahead);
        let off = known.ahead.saturating_abs() > WARNED;
        if off && !known.warned {
            warn!(
                milliseconds = known.ahead.saturating_abs(),
                "this computer's clock is {} Discord's; moves and time limits go by Discord's. Synchronise it (NTP)",
                if known.ahead < 0 { "behind" } else { "ahead of" }
            );
        } else if !off && known.warned {
            info!("this computer's clock agrees with Discord's again");
        }
        known.warned = off;
    }

    /// A moment of Discord's in our time, never later than now: nobody does anything in the future.
    pub fn ours(&self, discords: UnixMillis, now: UnixMillis) -> UnixMillis {
        discords.saturating_add(self.known().ahead).min(now)
    }

    /// A moment of ours in Discord's time, both in seconds since 1970.
    pub fn discords(&self, ours: i64) -> i64 {
        // To the nearest second: what a network takes is no skew.
        ours.saturating_sub((self.known().ahead + 500).div_euclid(1000))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far a clock is taken to be ahead after something more has come so late.
    fn ahead(skew: &Skew, late: UnixMillis) -> UnixMillis {
        skew.note(0, late);
        skew.known().ahead
    }

    #[test]
    fn the_quickest_interaction_tells_how_far_a_clock_is_ahead() {
        let skew = Skew::default();
        for late in [2_900, 3_100, 2_800, 9_000, 2_700, 3_000, 3_000, 3_000, 3_000] {
            assert_eq!(ahead(&skew, late), 0, "these may have come late");
        }
        assert_eq!(ahead(&skew, 3_000), 2_700);
        assert!(skew.known().warned);
        assert_eq!(ahead(&skew, 150), 150);
        assert!(!skew.known().warned);
    }

    #[test]
    fn a_clock_that_is_behind_is_told_at_once() {
        let skew = Skew::default();
        skew.note(60_000, 200);
        assert_eq!(skew.known().ahead, -59_800);
        assert!(skew.known().warned);
        for _ in 0..LOOKED_AT {
            skew.note(0, 100);
        }
        assert!(!skew.known().warned, "a clock that was set is right soon");
    }

    #[test]
    fn a_moment_is_kept_in_our_time_and_shown_in_discords() {
        let skew = Skew::default();
        assert_eq!((skew.ours(900, 1_000), skew.discords(17)), (900, 17));
        // Behind by an hour, with what the network takes.
        skew.note(3_600_000, 250);
        assert_eq!(skew.ours(3_600_000, 250), 250);
        assert_eq!(skew.discords(17), 3_617);
        // Ahead by an hour.
        let skew = Skew::default();
        for _ in 0..ENOUGH {
            skew.note(0, 3_600_250);
        }
        assert_eq!(skew.ours(5_000, 3_700_000), 3_605_250);
        assert_eq!(skew.discords(3_617), 17);
    }

    #[test]
    fn nothing_is_done_in_the_future_and_a_clock_that_is_right_moves_nothing() {
        let skew = Skew::default();
        for late in [80, 120, 90, 300, 100, 100, 100, 100, 100, 100] {
            skew.note(0, late);
        }
        assert_eq!(skew.discords(17), 17, "80 ms are the network's");
        assert_eq!(skew.ours(7_200_000, 1_000), 1_000);
    }
}
