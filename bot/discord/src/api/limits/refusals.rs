//! How often Discord has refused lately: at 10,000 refusals in ten minutes it bans the address for all its bots.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// Refusals are counted by the minute, over ten.
const MINUTE: Duration = Duration::from_mins(1);
const MINUTES: usize = 10;
/// From how many on the operator is warned.
pub const WARNED: u32 = 2_000;
/// From how many on nothing is sent but answers to interactions.
pub const STOPPED: u32 = 5_000;
/// From how many on nothing is sent at all.
pub const SILENT: u32 = 8_000;

/// The refusals of the last ten minutes.
#[derive(Debug)]
pub struct Refusals(Mutex<RefusalCounts>);

#[derive(Debug)]
struct RefusalCounts {
    /// The beginning of the newest minute.
    newest: Instant,
    /// Newest first.
    minutes: [u32; MINUTES],
}

impl Refusals {
    pub fn new(now: Instant) -> Self {
        Self(Mutex::new(RefusalCounts { newest: now, minutes: [0; MINUTES] }))
    }

    /// Counts one; gives how many there are now.
    pub fn count(&self, now: Instant) -> u32 {
        self.with(now, |minutes| {
            if let Some(newest) = minutes.first_mut() {
                *newest = newest.saturating_add(1);
            }
        })
    }

    /// How many there were in the last ten minutes.
    pub fn lately(&self, now: Instant) -> u32 {
        self.with(now, |_| ())
    }

    fn with(&self, now: Instant, change: impl FnOnce(&mut [u32; MINUTES])) -> u32 {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = now.duration_since(counts.newest).as_secs() / MINUTE.as_secs();
        for _ in 0..passed.min(MINUTES as u64) {
            counts.minutes.rotate_right(1);
            counts.minutes[0] = 0;
        }
        counts.newest += MINUTE * u32::try_from(passed).unwrap_or(u32::MAX);
        change(&mut counts.minutes);
        counts.minutes.iter().fold(0, |sum, minute| sum.saturating_add(*minute))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_forgotten_after_ten_minutes() {
        let begun = Instant::now();
        let refusals = Refusals::new(begun);
        for second in 0..600 {
            refusals.count(begun + Duration::from_secs(second));
        }
        assert_eq!(refusals.lately(begun + Duration::from_secs(599)), 600);
        assert_eq!(refusals.lately(begun + Duration::from_secs(660)), 480, "the first two minutes are over");
        assert_eq!(refusals.lately(begun + Duration::from_hours(24 * 365)), 0);
        assert_eq!(refusals.count(begun + Duration::from_hours(24 * 366)), 1);
    }
}
