//! The stand-in's clock and its ids. Its deadlines pass only when a test says so, so a slow machine misses none; a measurement
//! lets them pass by the real clock.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

/// The first moment of Discord's ids, in milliseconds since 1970.
const EPOCH: u64 = 1_420_070_400_000;

/// How long an interaction may wait for its first answer.
pub const ACKNOWLEDGE: Duration = Duration::from_secs(3);
/// How long an interaction's token can be used.
pub const TOKEN: Duration = Duration::from_secs(15 * 60);

/// The time of the stand-in's world: how far tests have moved it on, and the last id that was given.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    moved: Duration,
    /// Since when its deadlines pass by the real clock, where they do.
    runs: Option<Instant>,
    last: u64,
}

impl Clock {
    /// How far tests have moved it; where it runs, also how long it has run.
    pub fn moved(&self) -> Duration {
        self.moved + self.runs.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// Lets its deadlines pass by the real clock from now on.
    pub fn run(&mut self) {
        self.runs = Some(Instant::now());
    }

    pub fn advance(&mut self, span: Duration) {
        self.moved += span;
    }

    /// Milliseconds since 1970 in the stand-in's world.
    pub fn now(&self) -> u64 {
        let real = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from((real + self.moved).as_millis()).unwrap_or(u64::MAX)
    }

    /// A new id that carries the time, as Discord's do.
    pub fn id(&mut self) -> u64 {
        self.last = (self.last + 1).max((self.now() - EPOCH) << 22);
        self.last
    }

    /// A new tag of a forum, as Discord gives it.
    pub fn tag(&mut self, name: &str) -> Value {
        let id = self.id().to_string();
        json!({"id": id, "name": name, "moderated": false, "emoji_id": null, "emoji_name": null})
    }

    /// The time as Discord writes it.
    pub fn stamp(&self) -> String {
        stamp(self.now())
    }
}

/// Milliseconds since 1970 as `2026-11-21T15:04:05.678000+00:00`.
pub fn stamp(millis: u64) -> String {
    let (days, rest) = (millis / 86_400_000, millis % 86_400_000);
    let (hours, minutes, seconds) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60);
    // Days since 0000-03-01, in eras of 400 years; then years, and months that begin in March.
    let shifted = days + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let day_of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    let millis = rest % 1_000;
    format!("{year:04}-{month:02}-{day:02}T{hours:02}:{minutes:02}:{seconds:02}.{millis:03}000+00:00")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_as_discord_writes_it() {
        assert_eq!(stamp(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(stamp(951_782_400_123), "2000-02-29T00:00:00.123000+00:00");
        assert_eq!(stamp(1_626_968_577_744), "2021-07-22T15:42:57.744000+00:00");
    }

    #[test]
    fn ids_grow_and_carry_the_time() {
        let mut clock = Clock::default();
        let (first, second) = (clock.id(), clock.id());
        assert!(first < second);
        let early = clock.now();
        assert!(early.abs_diff((first >> 22) + EPOCH) < 60_000);
        clock.advance(TOKEN);
        assert!((clock.id() >> 22) > (first >> 22) + 15 * 60 * 1000 - 60_000);
    }
}
