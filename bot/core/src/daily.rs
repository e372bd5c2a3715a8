//! The daily puzzle: which one it is, when a room gets it, and what a streak is.

use std::fmt;
use std::str::FromStr;

use crate::calendar::DAY;
use crate::port::UnixMillis;
use crate::time_of_day::{Unread, Zone, hours_and_minutes};

/// Milliseconds of a minute.
const MINUTE: UnixMillis = 60_000;
/// From one day to the next the number of the puzzle grows by so many, so that neighbours of the collection do not follow each
/// other.
const STRIDE: i64 = 25;

/// A day, counted from 1970 by UTC.
pub type Day = i64;

/// The day of a moment.
#[must_use]
pub const fn day_of(at: UnixMillis) -> Day {
    at.div_euclid(DAY)
}

/// The number of a day's puzzle, from 1; every puzzle has its turn before one comes again.
#[must_use]
pub fn puzzle_of(day: Day, count: usize) -> u64 {
    let count = i64::try_from(count).unwrap_or(i64::MAX).max(1);
    let stride = (STRIDE..).find(|stride| gcd(*stride, count) == 1).unwrap_or(1);
    let place = day.rem_euclid(count).saturating_mul(stride % count).rem_euclid(count);
    u64::try_from(place).unwrap_or(0) + 1
}

fn gcd(one: i64, other: i64) -> i64 {
    if other == 0 { one } else { gcd(other, one % other) }
}

/// The day for which a puzzle counts that is solved at a moment: today's, or yesterday's, which some rooms got a few hours ago.
#[must_use]
pub fn solved_day(puzzle: u64, at: UnixMillis, count: usize) -> Option<Day> {
    let today = day_of(at);
    [today, today - 1].into_iter().find(|day| puzzle_of(*day, count) == puzzle)
}

/// The setting of a room that says when it gets the daily puzzle.
pub const SETTING: &str = "daily";

/// When a room gets its next puzzle by the value of its setting; `None` where it wants none.
#[must_use]
pub fn due_after(value: &str, at: UnixMillis) -> Option<UnixMillis> {
    value.parse::<DailyTime>().ok().map(|time| time.after(at))
}

/// When a room gets the daily puzzle, by its own clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyTime {
    /// The minute of the day.
    minute: u16,
    zone: Zone,
}

impl DailyTime {
    /// The first such moment after another one.
    #[must_use]
    pub fn after(self, now: UnixMillis) -> UnixMillis {
        let of_day = i64::from(self.minute) - i64::from(self.zone.minutes());
        let today = day_of(now) * DAY + of_day.rem_euclid(DAY / MINUTE) * MINUTE;
        if today > now { today } else { today + DAY }
    }
}

/// The stored form: `09:00 +02:00`.
impl fmt::Display for DailyTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02} {}", self.minute / 60, self.minute % 60, self.zone)
    }
}

/// As people type it: `9`, `09:00`, `18:30 +2`, `7:15 UTC-3:30`; by UTC without a zone.
impl FromStr for DailyTime {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Self, Unread> {
        let text = text.trim();
        let (time, zone) = text.split_once(' ').unwrap_or((text, "UTC"));
        let (hour, minute) = hours_and_minutes(time)?;
        let zone = zone.parse()?;
        (hour < 24).then_some(Self { minute: hour * 60 + minute, zone }).ok_or(Unread)
    }
}

/// On how many days in a row somebody has solved the daily puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The last day of which the puzzle was solved.
    pub last: Day,
    /// How many days in a row up to then.
    pub days: u32,
    /// The most there ever were.
    pub best: u32,
}

impl Streak {
    /// With one more day solved; `None` where that changes nothing.
    #[must_use]
    pub fn with(before: Option<Self>, day: Day) -> Option<Self> {
        let Some(before) = before else { return Some(Self { last: day, days: 1, best: 1 }) };
        let days = match day - before.last {
            1 => before.days.saturating_add(1),
            2.. => 1,
            _ => return None,
        };
        Some(Self { last: day, days, best: before.best.max(days) })
    }

    /// How many days in a row it is at a moment: none once a whole day was missed.
    #[must_use]
    pub const fn at(self, now: UnixMillis) -> u32 {
        if day_of(now) - self.last <= 1 { self.days } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_puzzle_has_its_day_before_one_comes_again() {
        for count in [1, 2, 25, 50, 66, 1_000] {
            let days = i64::try_from(count).unwrap();
            let seen: BTreeSet<u64> = (20_000..20_000 + days).map(|day| puzzle_of(day, count)).collect();
            assert_eq!(seen.len(), count);
            assert!(seen.iter().all(|number| (1..=count as u64).contains(number)), "{count}");
        }
    }

    #[test]
    fn a_time_of_day_is_read_as_people_type_it() {
        let read = |text: &str| text.parse::<DailyTime>().map(|time| time.to_string());
        for (text, means) in [
            ("9", "09:00 +00:00"),
            ("18:30", "18:30 +00:00"),
            (" 7:15 utc-3:30 ", "07:15 -03:30"),
            ("0 +14", "00:00 +14:00"),
        ] {
            assert_eq!(read(text), Ok(means.to_owned()), "{text}");
            assert_eq!(read(means), Ok(means.to_owned()), "what is stored is read back");
        }
        for text in ["", "24", "9 CET", "nine", "9:60", "9:00 +15"] {
            assert_eq!(read(text), Err(Unread), "{text}");
        }
    }

    #[test]
    fn it_is_due_once_a_day_by_the_rooms_own_clock() {
        let hour = 60 * MINUTE;
        for (text, at) in [("9", 9), ("9 +2", 7), ("1 +2", 23), ("23 -3", 2)] {
            let time: DailyTime = text.parse().unwrap();
            let first = time.after(1_000 * DAY);
            assert_eq!(first, 1_000 * DAY + at * hour, "{text}");
            assert_eq!(time.after(first), first + DAY);
            assert_eq!(time.after(first - 1), first);
        }
    }

    #[test]
    fn a_streak_grows_day_by_day_and_ends_with_a_day_missed() {
        let mut streak = None;
        for (day, days, best) in [(10, 1, 1), (11, 2, 2), (12, 3, 3), (14, 1, 3), (15, 2, 3)] {
            streak = Streak::with(streak, day);
            assert_eq!(streak, Some(Streak { last: day, days, best }));
        }
        let streak = streak.unwrap();
        assert_eq!(Streak::with(Some(streak), 15), None, "once a day");
        assert_eq!(Streak::with(Some(streak), 14), None, "nor for a day before");
        assert_eq!((streak.at(16 * DAY + 1), streak.at(17 * DAY)), (2, 0));
    }

    #[test]
    fn yesterdays_puzzle_still_counts() {
        let (today, count) = (20_000, 66);
        let now = today * DAY + 5;
        assert_eq!(solved_day(puzzle_of(today, count), now, count), Some(today));
        assert_eq!(solved_day(puzzle_of(today - 1, count), now, count), Some(today - 1));
        assert_eq!(solved_day(puzzle_of(today - 2, count), now, count), None);
    }
}
