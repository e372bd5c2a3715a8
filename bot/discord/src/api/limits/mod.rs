//! What may be sent to Discord, and when: the limit of each route, the limit over everything, and a stop before a ban.

mod pace;
mod refusals;

use std::sync::OnceLock;
use std::time::Duration;

use reqwest::header::{HeaderMap, RETRY_AFTER};
use tokio::time::Instant;
use tracing::{error, info, warn};
use twilight_http_ratelimiting::{Endpoint, Method, Permit, RateLimitHeaders, RateLimiter};

use lasermate_service::metrics;

use crate::id;
use pace::CallPace;
pub use pace::Urgency;
use refusals::{Refusals, SILENT, STOPPED, WARNED};

/// The limit over everything is kept by [`CallPace`], evenly; the routes' limiter would let it be used up in one moment.
const NO_LIMIT: u16 = u16::MAX;
/// How long calls rest that were stopped before a ban.
const STOP: Duration = Duration::from_mins(1);

/// All limits of one token.
#[derive(Debug)]
pub struct ApiLimits {
    /// The routes' limits, as Discord's answers tell them; made by the first call, because it needs a runtime.
    routes: OnceLock<RateLimiter>,
    pace: CallPace,
    refusals: Refusals,
}

/// Why a call is not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoldReason {
    /// Too much was refused; after so long it may be tried again.
    Stopped(Duration),
    /// It can wait, and there was no moment for it.
    Crowded,
}

/// A refusal of Discord's, as its limits see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitScope {
    /// The account sends too much.
    Everything,
    /// The route is used too much: by us, or by all bots together, which is nobody's fault.
    Route,
    /// The token or a permission is missing.
    Rights,
}

impl ApiLimits {
    pub fn new() -> Self {
        let now = Instant::now();
        Self { routes: OnceLock::new(), pace: CallPace::new(now), refusals: Refusals::new(now) }
    }

    /// Waits until a call to a route may be made.
    pub async fn enter(&self, method: Method, path: String, urgency: Urgency) -> Result<Permit, HoldReason> {
        self.allowed(STOPPED)?;
        let begun = Instant::now();
        let routes = self.routes.get_or_init(|| RateLimiter::new(NO_LIMIT));
        let route = Endpoint { method, path };
        let permit = match urgency {
            Urgency::Now => {
                let permit = routes.acquire(route).await;
                self.pace.turn(urgency).await;
                permit
            }
            // Its place on the route would keep others waiting who are more urgent.
            Urgency::Idle if self.pace.turn(urgency).await => routes.acquire(route).await,
            Urgency::Idle => return Err(HoldReason::Crowded),
        };
        self.allowed(STOPPED)?;
        metrics::waited(id::NAME, begun.elapsed());
        Ok(permit)
    }

    /// Whether an answer to an interaction may be sent, which no limit over everything counts.
    pub fn may_answer(&self) -> Result<(), HoldReason> {
        self.allowed(SILENT)
    }

    fn allowed(&self, most: u32) -> Result<(), HoldReason> {
        if self.refusals.lately(Instant::now()) < most { Ok(()) } else { Err(HoldReason::Stopped(STOP)) }
    }

    /// Notes what an answer says about limits.
    pub fn learn(&self, status: u16, headers: &HeaderMap, after: Option<Duration>) -> Option<LimitScope> {
        let scope = headers.get(RateLimitHeaders::SCOPE).and_then(|scope| scope.to_str().ok());
        let global = scope == Some("global") || headers.contains_key("x-ratelimit-global");
        let (limited, why) = match status {
            429 if global => (LimitScope::Everything, "limit-over-everything"),
            429 if scope == Some("shared") => (LimitScope::Route, "shared-limit"),
            429 => (LimitScope::Route, "limit"),
            401 => (LimitScope::Rights, "token"),
            403 => (LimitScope::Rights, "permission"),
            _ => return None,
        };
        metrics::call_refused(id::NAME, why);
        if limited == LimitScope::Everything {
            let pause = after.unwrap_or(Duration::from_secs(1));
            warn!(?pause, "Discord limits all calls of this bot");
            self.pace.close(Instant::now() + pause);
        }
        if scope != Some("shared") {
            match self.refusals.count(Instant::now()) {
                WARNED => warn!(
                    "{WARNED} calls were refused by Discord within ten minutes; at 10,000 it bans this address. Look at lasermate_calls_refused_total and run `lasermate doctor`"
                ),
                STOPPED => error!(
                    "{STOPPED} calls were refused by Discord within ten minutes: nothing is posted until that is over, so that this address is not banned. Run `lasermate doctor`"
                ),
                _ => {}
            }
        }
        Some(limited)
    }
}

/// What a route's limiter is told of an answer.
pub fn told(headers: &HeaderMap) -> Option<RateLimitHeaders> {
    let word = |name: &str| headers.get(name)?.to_str().ok();
    let reset = word(RateLimitHeaders::RESET_AFTER)?.parse().ok();
    let reset = Duration::try_from_secs_f64(reset?).ok()?;
    Some(RateLimitHeaders {
        bucket: word(RateLimitHeaders::BUCKET)?.as_bytes().to_owned(),
        limit: word(RateLimitHeaders::LIMIT)?.parse().ok()?,
        remaining: word(RateLimitHeaders::REMAINING)?.parse().ok()?,
        reset_at: std::time::Instant::now() + reset,
    })
}

/// How long an answer asks to wait.
pub fn after(headers: &HeaderMap, body: &serde_json::Value) -> Option<Duration> {
    // The body tells it to the millisecond, the header in whole seconds.
    let exact = body.get("retry_after").and_then(serde_json::Value::as_f64);
    let whole = || headers.get(RETRY_AFTER)?.to_str().ok()?.parse().ok();
    Duration::try_from_secs_f64(exact.or_else(whole)?).ok()
}

/// Waits out a refusal that will pass; false where it is not worth it.
pub async fn pass(limited: LimitScope, after: Option<Duration>, tries: u32) -> bool {
    const TRIES: u32 = 3;
    const LONGEST: Duration = Duration::from_secs(5);
    let pause = after.unwrap_or(Duration::from_secs(1));
    if tries >= TRIES || pause > LONGEST || limited == LimitScope::Rights {
        return false;
    }
    info!(?pause, ?limited, "rate limited by Discord");
    if limited == LimitScope::Route {
        tokio::time::sleep(pause).await;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(words: &[(&'static str, &str)]) -> HeaderMap {
        words.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_limit_that_all_bots_share_is_nobodys_fault() {
        let limits = ApiLimits::new();
        for _ in 0..STOPPED {
            assert_eq!(
                limits.learn(429, &headers(&[("x-ratelimit-scope", "shared")]), None),
                Some(LimitScope::Route)
            );
        }
        assert_eq!(limits.allowed(STOPPED), Ok(()));
        assert_eq!(limits.learn(404, &HeaderMap::new(), None), None);
    }

    #[tokio::test(start_paused = true)]
    async fn before_a_ban_posts_stop_then_answers_and_both_go_on_after_a_while() {
        let limits = ApiLimits::new();
        for status in [401, 403, 429].into_iter().cycle().take(STOPPED as usize) {
            limits.learn(status, &HeaderMap::new(), None);
        }
        let posting = limits.enter(Method::Post, "channels/5/messages".to_owned(), Urgency::Now).await;
        assert_eq!(posting.err(), Some(HoldReason::Stopped(STOP)));
        assert_eq!(limits.may_answer(), Ok(()));
        for _ in STOPPED..SILENT {
            limits.learn(403, &HeaderMap::new(), None);
        }
        assert_eq!(limits.may_answer(), Err(HoldReason::Stopped(STOP)));
        tokio::time::sleep(Duration::from_mins(11)).await;
        assert!(limits.enter(Method::Post, "channels/5/messages".to_owned(), Urgency::Now).await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn a_limit_over_everything_stops_every_route() {
        let limits = ApiLimits::new();
        let global = headers(&[("x-ratelimit-global", "true"), ("retry-after", "2")]);
        let asked = after(&global, &serde_json::json!({"retry_after": 1.5}));
        assert_eq!(asked, Some(Duration::from_millis(1_500)));
        assert_eq!(limits.learn(429, &global, asked), Some(LimitScope::Everything));
        let begun = Instant::now();
        assert!(limits.enter(Method::Get, "gateway/bot".to_owned(), Urgency::Now).await.is_ok());
        assert!(begun.elapsed() >= Duration::from_millis(1_500));
    }
}
