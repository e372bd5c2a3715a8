//! A gentle limit on how fast one person may ask: a bucket that fills steadily and is emptied by requests, the more the more
//! they cost.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many may come at once, and how many a second for long.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub steady: f64,
}

/// Buckets by key. Those that are full again are forgotten.
#[derive(Debug)]
pub struct Pace {
    rate: Rate,
    buckets: Mutex<HashMap<String, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// The most buckets that are kept before the full ones are dropped.
const KEPT: usize = 4096;

impl Pace {
    /// No bucket yet.
    #[must_use]
    pub fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes so many from a key's bucket; at most all that fit into one.
    ///
    /// # Errors
    /// How long to wait until there are so many.
    pub fn take(&self, key: &str, cost: f64, now: Instant) -> Result<(), Duration> {
        let cost = cost.clamp(0.0, self.rate.burst);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= KEPT {
            let rate = self.rate;
            buckets.retain(|_, bucket| bucket.filled(rate, now) < rate.burst);
        }
        let full = Bucket { left: self.rate.burst, at: now };
        let bucket = buckets.entry(key.to_owned()).or_insert(full);
        let left = bucket.filled(self.rate, now);
        *bucket = Bucket { left, at: now };
        if left < cost {
            return Err(Duration::from_secs_f64((cost - left) / self.rate.steady));
        }
        bucket.left = left - cost;
        Ok(())
    }
}

impl Bucket {
    fn filled(self, rate: Rate, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        since.mul_add(rate.steady, self.left).min(rate.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_then_one_each_interval_and_others_are_not_held_up() {
        let pace = Pace::new(Rate { burst: 3.0, steady: 2.0 });
        let begun = Instant::now();
        let taken = (0..5).filter(|_| pace.take("ann", 1.0, begun).is_ok()).count();
        assert_eq!(taken, 3);
        assert_eq!(pace.take("ann", 1.0, begun), Err(Duration::from_millis(500)));
        assert_eq!(pace.take("bob", 1.0, begun), Ok(()));
        assert_eq!(pace.take("ann", 1.0, begun + Duration::from_millis(500)), Ok(()));
    }

    #[test]
    fn what_costs_more_takes_more_and_is_never_out_of_reach() {
        let pace = Pace::new(Rate { burst: 10.0, steady: 2.0 });
        let begun = Instant::now();
        assert_eq!(pace.take("ann", 8.0, begun), Ok(()));
        assert_eq!(pace.take("ann", 4.0, begun), Err(Duration::from_secs(1)));
        assert_eq!(pace.take("ann", 1.0, begun), Ok(()), "what is cheap still passes");
        assert_eq!(pace.take("bob", 100.0, begun), Ok(()), "a full bucket is enough for anything");
        assert_eq!(pace.take("bob", 1.0, begun), Err(Duration::from_millis(500)));
    }
}
