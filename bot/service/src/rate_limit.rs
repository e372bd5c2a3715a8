//! A gentle limit on how fast one person may ask: a bucket that fills steadily and is emptied by requests, the more the more
//! they cost.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lasermate_domain::limits::BUCKETS;

/// How many may come at once, and how many a second for long.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub burst: f64,
    pub steady: f64,
}

/// Buckets by key, at most [`BUCKETS`]. Those that are full again are forgotten; while none is, everybody new shares one.
#[derive(Debug)]
pub struct RateLimiter {
    rate: Rate,
    held: Mutex<Buckets>,
}

#[derive(Debug, Default)]
struct Buckets {
    buckets: HashMap<String, Bucket>,
    /// When the full ones were last forgotten.
    swept: Option<Instant>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// How often the full ones are looked for at the most: whoever has very many names does not make everybody wait for that.
const SWEEPS_APART: Duration = Duration::from_secs(1);
/// The key of everybody who comes while all buckets are in use. No person or address is called so.
const NEWCOMERS: &str = "";

impl RateLimiter {
    pub fn new(rate: Rate) -> Self {
        Self { rate, held: Mutex::default() }
    }

    /// Takes so many from a key's bucket; at most all that fit into one.
    ///
    /// # Errors
    /// How long to wait until there are so many.
    pub fn take(&self, key: &str, cost: f64, now: Instant) -> Result<(), Duration> {
        let cost = cost.clamp(0.0, self.rate.burst);
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let key = held.key(key, self.rate, now);
        let full = Bucket { left: self.rate.burst, at: now };
        let bucket = held.buckets.entry(key.to_owned()).or_insert(full);
        let left = bucket.filled(self.rate, now);
        *bucket = Bucket { left, at: now };
        if left < cost {
            return Err(Duration::from_secs_f64((cost - left) / self.rate.steady));
        }
        bucket.left = left - cost;
        Ok(())
    }
}

impl Buckets {
    /// The key of the bucket that somebody takes from.
    fn key<'a>(&mut self, key: &'a str, rate: Rate, now: Instant) -> &'a str {
        // One place is left for the newcomers.
        if self.buckets.len() + 1 < BUCKETS || self.buckets.contains_key(key) {
            return key;
        }
        if self.swept.is_none_or(|swept| now.saturating_duration_since(swept) >= SWEEPS_APART) {
            self.swept = Some(now);
            self.buckets.retain(|_, bucket| bucket.filled(rate, now) < rate.burst);
        }
        if self.buckets.len() + 1 < BUCKETS { key } else { NEWCOMERS }
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
        let pace = RateLimiter::new(Rate { burst: 3.0, steady: 2.0 });
        let begun = Instant::now();
        let taken = (0..5).filter(|_| pace.take("ann", 1.0, begun).is_ok()).count();
        assert_eq!(taken, 3);
        assert_eq!(pace.take("ann", 1.0, begun), Err(Duration::from_millis(500)));
        assert_eq!(pace.take("bob", 1.0, begun), Ok(()));
        assert_eq!(pace.take("ann", 1.0, begun + Duration::from_millis(500)), Ok(()));
    }

    #[test]
    fn what_costs_more_takes_more_and_is_never_out_of_reach() {
        let pace = RateLimiter::new(Rate { burst: 10.0, steady: 2.0 });
        let begun = Instant::now();
        assert_eq!(pace.take("ann", 8.0, begun), Ok(()));
        assert_eq!(pace.take("ann", 4.0, begun), Err(Duration::from_secs(1)));
        assert_eq!(pace.take("ann", 1.0, begun), Ok(()), "what is cheap still passes");
        assert_eq!(pace.take("bob", 100.0, begun), Ok(()), "a full bucket is enough for anything");
        assert_eq!(pace.take("bob", 1.0, begun), Err(Duration::from_millis(500)));
    }

    #[test]
    fn ever_new_keys_take_no_more_room_and_nobody_gets_their_bucket_filled_by_them() {
        let pace = RateLimiter::new(Rate { burst: 2.0, steady: 1.0 });
        let begun = Instant::now();
        assert!(pace.take("ann", 1.0, begun).is_ok() && pace.take("ann", 1.0, begun).is_ok());
        let taken = (0..BUCKETS * 3).filter(|n| pace.take(&format!("name {n}"), 1.0, begun).is_ok()).count();
        assert_eq!(pace.held.lock().unwrap().buckets.len(), BUCKETS);
        assert_eq!(taken, BUCKETS - 2 + 2, "one for each bucket, and two for all who share one");
        assert!(pace.take("ann", 1.0, begun).is_err(), "hers is still empty");
        let later = begun + Duration::from_secs(9);
        assert_eq!(pace.take("somebody new", 1.0, later), Ok(()));
        assert_eq!(pace.held.lock().unwrap().buckets.len(), 1, "the others were full again");
    }
}
