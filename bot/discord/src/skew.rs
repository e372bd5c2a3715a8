//! How far our clock is from Discord's: each interaction carries the moment Discord made it.

use std::collections::VecDeque;

use lasermate_core::metrics;
use lasermate_core::port::UnixMillis;
use tracing::{info, warn};

/// How many interactions are looked at together: the quickest of them tells most.
const LOOKED_AT: usize = 50;
/// From how many on a clock that is ahead is told from interactions that came late.
const ENOUGH: usize = 10;
/// How much is warned of, in milliseconds.
const WARNED: UnixMillis = 2_000;
/// How far in the future something may have been done, in milliseconds.
const MOST_AHEAD: UnixMillis = 5_000;

/// How far our clock is from Discord's.
#[derive(Debug)]
pub struct Skew {
    /// How long after it was made each of the last interactions came in, by our clock.
    lately: VecDeque<UnixMillis>,
    warned: bool,
    /// Whether Discord's own clock makes the times; a server in its place may have another.
    cuts: bool,
}

impl Skew {
    pub fn new(cuts: bool) -> Self {
        Self { lately: VecDeque::with_capacity(LOOKED_AT), warned: false, cuts }
    }

    /// Notes when an interaction was made and when it came in; gives how far our clock is ahead, as far as that is known.
    pub fn note(&mut self, made: UnixMillis, now: UnixMillis) -> UnixMillis {
        if self.lately.len() >= LOOKED_AT {
            self.lately.pop_front();
        }
        self.lately.push_back(now.saturating_sub(made));
        let least = self.lately.iter().copied().min().unwrap_or(0);
        // What came late may be the network's doing; nothing comes too early.
        let ahead = if least < 0 || self.lately.len() >= ENOUGH { least } else { 0 };
        metrics::skewed(ahead);
        let off = ahead.saturating_abs() > WARNED;
        if off && !self.warned {
            warn!(
                milliseconds = ahead.saturating_abs(),
                "this computer's clock is {} Discord's, so time limits are off; synchronise it (NTP)",
                if ahead < 0 { "behind" } else { "ahead of" }
            );
        } else if !off && self.warned {
            info!("this computer's clock agrees with Discord's again");
        }
        self.warned = off;
        ahead
    }

    /// The moment something was done, for the games: as Discord says, but not of a future that would move deadlines.
    pub fn judged(&self, made: UnixMillis, now: UnixMillis) -> UnixMillis {
        if self.cuts { made.min(now.saturating_add(MOST_AHEAD)) } else { made }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quickest_interaction_tells_how_far_a_clock_is_ahead() {
        let mut skew = Skew::new(true);
        for late in [2_900, 3_100, 2_800, 9_000, 2_700, 3_000, 3_000, 3_000, 3_000] {
            assert_eq!(skew.note(0, late), 0, "these may have come late");
        }
        assert_eq!(skew.note(0, 3_000), 2_700);
        assert!(skew.warned);
        assert_eq!(skew.note(0, 150), 150);
        assert!(!skew.warned);
    }

    #[test]
    fn a_clock_that_is_behind_is_told_at_once() {
        let mut skew = Skew::new(true);
        assert_eq!(skew.note(60_000, 200), -59_800);
        assert!(skew.warned);
        for _ in 0..LOOKED_AT {
            skew.note(0, 100);
        }
        assert!(!skew.warned, "a clock that was set is right soon");
    }

    #[test]
    fn nothing_is_judged_far_in_the_future() {
        let skew = Skew::new(true);
        assert_eq!(skew.judged(7_200_000, 1_000), 6_000);
        assert_eq!(skew.judged(900, 1_000), 900);
        assert_eq!(Skew::new(false).judged(7_200_000, 1_000), 7_200_000);
    }
}
