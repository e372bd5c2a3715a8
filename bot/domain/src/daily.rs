//! The daily puzzle: which one it is, when a room gets it, and what a streak is.

use std::fmt;
use std::str::FromStr;

use crate::calendar::DAY;
use crate::port::UnixMillis;
use crate::time_of_day::{TimeOfDayError, clock, minute_of_day, with_zone};
use crate::time_zone::Zone;

/// From one day to the next the number of the puzzle grows by so many, so that neighbours of the collection do not follow each
/// other.
const STRIDE: i64 = 25;

/// A day, counted from 1970 by UTC.
pub type Day = i64;

/// The day of a moment.
pub const fn day_of(at: UnixMillis) -> Day {
    at.div_euclid(DAY)
}

/// The number of a day's puzzle, from 1; every puzzle has its turn before one comes again.
pub fn puzzle_of(day: Day, count: usize) -> u64 {
    let count = i64::try_from(count).unwrap_or(i64::MAX).max(1);
    let stride = (STRIDE..).find(|stride| gcd(*stride, count) == 1).unwrap_or(1);
    let place = day.rem_euclid(count).saturating_mul(stride % count).rem_euclid(count);
    u64::try_from(place).unwrap_or(0) + 1
}

fn gcd(one: i64, other: i64) -> i64 {
    if other == 0 { one } else { gcd(other, one % other) }
}

/// The day for which a puzzle counts that is solved at a moment: today's, or yesterday's, which some rooms got a few hours ago, or
/// tomorrow's, which others get before midnight in summer.
pub fn solved_day(puzzle: u64, at: UnixMillis, count: usize) -> Option<Day> {
    let today = day_of(at);
    [today, today - 1, today + 1].into_iter().find(|day| puzzle_of(*day, count) == puzzle)
}

/// The setting of a room that says when it gets the daily puzzle.
pub const SETTING: &str = "daily";

/// When a room gets its next puzzle by the value of its setting; `None` where it wants none.
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
    pub fn after(self, now: UnixMillis) -> UnixMillis {
        self.zone.next(self.minute, now)
    }

    /// The day whose puzzle the room gets at a moment when it is due. By UTC, as the puzzle's day is; where summer time takes the
    /// room's hour over midnight there, the day goes on being counted as in winter, or one puzzle would come twice and another never.
    pub fn day_at(self, due: UnixMillis) -> Day {
        day_of(due + self.zone.summer_time(due))
    }
}

/// The stored form: `09:00 +02:00`, `09:00 Europe/Berlin`.
impl fmt::Display for DailyTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", clock(self.minute), self.zone)
    }
}

/// As people type it: `9`, `09:00`, `18:30 +2`, `7:15 UTC-3:30`, `9am Europe/Berlin`; by UTC without a zone.
impl FromStr for DailyTime {
    type Err = TimeOfDayError;

    fn from_str(text: &str) -> Result<Self, TimeOfDayError> {
        let (minute, zone) = with_zone(text, minute_of_day)?;
        Ok(Self { minute, zone: zone.unwrap_or_default() })
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
            ("9 CET", "09:00 CET"),
            ("09:00 europe/berlin", "09:00 Europe/Berlin"),
            ("9:30 pm new york", "21:30 America/New_York"),
            ("09:00+01:00", "09:00 +01:00"),
        ] {
            assert_eq!(read(text), Ok(means.to_owned()), "{text}");
            assert_eq!(read(means), Ok(means.to_owned()), "what is stored is read back");
        }
        for text in ["", "24", "nine", "9:60"] {
            assert_eq!(read(text), Err(TimeOfDayError::Time), "{text}");
        }
        for (text, zone) in [("9:00 +15", "+15"), ("9 Atlantis", "Atlantis")] {
            assert_eq!(read(text), Err(TimeOfDayError::Zone(zone.to_owned())), "{text}");
        }
    }

    #[test]
    fn it_is_due_once_a_day_by_the_rooms_own_clock() {
        let hour = DAY / 24;
        for (text, at) in [("9", 9), ("9 +2", 7), ("1 +2", 23), ("23 -3", 2)] {
            let time: DailyTime = text.parse().unwrap();
            let first = time.after(1_000 * DAY);
            assert_eq!(first, 1_000 * DAY + at * hour, "{text}");
            assert_eq!(time.after(first), first + DAY);
            assert_eq!(time.after(first - 1), first);
        }
    }

    /// It came an hour late or early for half of the year.
    #[test]
    fn summer_time_neither_moves_it_nor_doubles_it() {
        // 2026 in Berlin: summer time from 29 March to 25 October, at 01:00 UTC.
        for (text, hour, minute) in
            [("9 Europe/Berlin", 9, 0), ("1:30 CET", 1, 30), ("0:10 berlin", 0, 10), ("23:59 berlin", 23, 59)]
        {
            let time: DailyTime = text.parse().unwrap();
            let (mut at, mut days) = (1_767_225_600_000, Vec::new());
            for _ in 0..365 {
                at = time.after(at);
                let shown = time.zone.shows(at);
                assert_eq!((shown.hour(), shown.minute()), (hour, minute), "{text}");
                days.push(time.day_at(at));
            }
            assert!(days.windows(2).all(|two| two[1] == two[0] + 1), "{text}: each puzzle once");
        }
        // Half past two is leapt over in spring and comes twice in autumn.
        let time: DailyTime = "2:30 Europe/Berlin".parse().unwrap();
        let spring = 1_774_742_400_000; // 29 March, 00:00 UTC
        assert_eq!(time.after(spring), spring + 90 * 60_000, "half past three, as there is no half past two");
        assert_eq!(time.after(spring + 90 * 60_000), spring + DAY + 30 * 60_000);
        let autumn = 1_792_886_400_000; // 25 October, 00:00 UTC
        assert_eq!(time.after(autumn), autumn + 30 * 60_000);
        assert_eq!(time.after(autumn + 30 * 60_000), autumn + DAY + 90 * 60_000);
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
        assert_eq!(solved_day(puzzle_of(today + 1, count), now, count), Some(today + 1));
        assert_eq!(solved_day(puzzle_of(today - 2, count), now, count), None);
    }
}
