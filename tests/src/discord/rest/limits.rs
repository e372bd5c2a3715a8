//! Discord's limits, as they are: so many calls a second over everything but interactions, and so many on each route.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use super::RestAnswer;
use crate::discord::spec::Match;

const ALL: (usize, Duration) = (50, Duration::from_secs(1));
/// The limit of a route in one channel.
const ROUTE: (usize, Duration) = (5, Duration::from_secs(5));

/// So many refusals (401, 403, 429) in so long ban an address.
const BAN: (usize, Duration) = (10_000, Duration::from_mins(10));

#[derive(Debug, Default)]
pub struct RestLimits {
    refused: VecDeque<Instant>,
    total: usize,
    banned: bool,
    all: VecDeque<Instant>,
    routes: HashMap<String, VecDeque<Instant>>,
}

impl RestLimits {
    /// Counts a refusal; one too many bans the address for as long as the stand-in runs.
    pub(in crate::discord) fn note_refused(&mut self, at: Instant) {
        self.total += 1;
        self.banned |= take(&mut self.refused, BAN, at).is_err();
    }

    /// How many refusals there were, and whether the address is banned.
    pub(in crate::discord) fn refused(&self) -> (usize, bool) {
        (self.total, self.banned)
    }

    /// Counts a call: the refusal where it is one too many, else the headers that say what is left of its route.
    pub(in crate::discord) fn count(
        &mut self,
        found: &Match<'_>,
        now: Instant,
    ) -> Result<Vec<(&'static str, String)>, RestAnswer> {
        let id = found.operation.id.as_str();
        if id.contains("webhook") || id.contains("interaction") {
            return Ok(Vec::new());
        }
        if let Err(after) = take(&mut self.all, ALL, now) {
            return Err(RestAnswer::rate_limited(after.as_secs_f64(), true));
        }
        let Some(channel) = found.parameters.get("channel_id") else { return Ok(Vec::new()) };
        let used = self.routes.entry(format!("{id}/{channel}")).or_default();
        let taken = take(used, ROUTE, now);
        let reset = used.front().map_or(ROUTE.1, |first| ROUTE.1.saturating_sub(now - *first));
        let headers = vec![
            ("x-ratelimit-bucket", format!("bucket-of-{id}")),
            ("x-ratelimit-limit", ROUTE.0.to_string()),
            ("x-ratelimit-remaining", (ROUTE.0 - used.len().min(ROUTE.0)).to_string()),
            ("x-ratelimit-reset-after", format!("{:.3}", reset.as_secs_f64())),
        ];
        match taken {
            Ok(()) => Ok(headers),
            Err(after) => {
                let mut refused = RestAnswer::rate_limited(after.as_secs_f64(), false);
                refused.headers.extend(headers);
                Err(refused)
            }
        }
    }
}

/// Takes a place in a window that moves on; how long until there is one where there is none.
fn take(
    used: &mut VecDeque<Instant>,
    (most, window): (usize, Duration),
    now: Instant,
) -> Result<(), Duration> {
    while used.front().is_some_and(|first| now - *first >= window) {
        used.pop_front();
    }
    match used.front() {
        Some(first) if used.len() >= most => Err(window - (now - *first)),
        _ => {
            used.push_back(now);
            Ok(())
        }
    }
}
