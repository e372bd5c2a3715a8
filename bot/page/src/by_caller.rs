//! How fast one address may do what nobody needs to do often.

use std::time::{Duration, Instant};

use lasermate_service::rate_limit::{Rate, RateLimiter};
use lasermate_service::web::Caller;

/// Buckets by address: one of its own for each household, and a wider one for each address that stands for many people.
#[derive(Debug)]
pub struct ByCaller {
    one: RateLimiter,
    many: RateLimiter,
}

impl ByCaller {
    pub fn new(one: Rate, many: Rate) -> Self {
        Self { one: RateLimiter::new(one), many: RateLimiter::new(many) }
    }

    /// Takes one from a caller's bucket.
    ///
    /// # Errors
    /// How long to wait until there is one.
    pub fn take(&self, caller: Caller, now: Instant) -> Result<(), Duration> {
        self.take_for(caller, 1.0, now)
    }

    /// The same for something that costs so many.
    ///
    /// # Errors
    /// How long to wait until there are so many.
    pub fn take_for(&self, caller: Caller, cost: f64, now: Instant) -> Result<(), Duration> {
        let pace = if caller.shared { &self.many } else { &self.one };
        pace.take(&caller.network.to_string(), cost, now)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use lasermate_service::web::ClientNetwork;

    #[test]
    fn one_address_uses_up_its_own_bucket_alone_and_a_proxy_has_a_wider_one() {
        let rates = ByCaller::new(Rate { burst: 3.0, steady: 0.1 }, Rate { burst: 30.0, steady: 1.0 });
        let caller = |address: &str, shared| Caller {
            network: ClientNetwork::of(address.parse::<IpAddr>().unwrap()),
            shared,
        };
        let now = Instant::now();
        let taken = |caller| (0..100).filter(|_| rates.take(caller, now).is_ok()).count();
        assert_eq!(taken(caller("192.0.2.1", false)), 3);
        assert_eq!(rates.take(caller("192.0.2.1", false), now), Err(Duration::from_secs(10)));
        assert_eq!(taken(caller("192.0.2.2", false)), 3);
        assert_eq!(taken(caller("2001:db8::1", false)), 3);
        assert_eq!(taken(caller("2001:db8::2", false)), 0, "the same household");
        assert_eq!(taken(caller("127.0.0.1", true)), 30);
    }
}
