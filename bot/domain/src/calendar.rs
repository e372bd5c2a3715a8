//! The calendar: days and years of moments, by UTC or by somebody's own clock.

use jiff::ToSpan as _;

use crate::port::UnixMillis;
use crate::time_zone::Zone;

pub const DAY: UnixMillis = 24 * 60 * 60 * 1000;

/// The day of a moment by UTC, as `2026-07-01`.
pub fn date(at: UnixMillis) -> String {
    Zone::default().shows(at).date().to_string()
}

/// The year of a moment by UTC.
pub fn year_of(at: UnixMillis) -> i64 {
    Zone::default().shows(at).year().into()
}

/// The day of a moment and its month, from 1, by somebody's clock.
pub fn day_and_month(at: UnixMillis, zone: Zone) -> (i8, i8) {
    let day = zone.shows(at).date();
    (day.day(), day.month())
}

/// The moment so many days later, at the same hour by somebody's clock.
pub fn days_later(at: UnixMillis, days: u32, zone: Zone) -> UnixMillis {
    let fraction = at.rem_euclid(1000);
    let later = zone.shows(at - fraction).checked_add(i64::from(days).days()).ok();
    let later = later.and_then(|shown| zone.moment_of(shown)).map(|at| at + fraction);
    later.unwrap_or(at + UnixMillis::from(days) * DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_the_calendar() {
        let cases = [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_782_864_000_000, "2026-07-01"),
            (4_107_542_399_999, "2100-02-28"),
            (4_107_542_400_000, "2100-03-01"),
            (-1, "1969-12-31"),
        ];
        for (at, expected) in cases {
            assert_eq!(date(at), expected, "{at}");
            assert_eq!(expected.split('-').next(), Some(year_of(at).to_string().as_str()));
        }
    }

    #[test]
    fn days_are_those_of_ones_own_clock() {
        let berlin: Zone = "Europe/Berlin".parse().unwrap();
        // 30 November 2026, 23:30 UTC: it is December in Berlin.
        let at = 1_796_081_400_000;
        assert_eq!((day_and_month(at, Zone::default()), day_and_month(at, berlin)), ((30, 11), (1, 12)));
        // Noon of 27 March 2026 in Berlin; summer time begins on the 29th.
        let noon = 1_774_609_200_000;
        assert_eq!(days_later(noon, 7, berlin) - noon, 7 * DAY - DAY / 24);
        assert_eq!(days_later(noon + 5, 1, berlin), noon + 5 + DAY);
        assert_eq!(days_later(noon, 30, Zone::default()) - noon, 30 * DAY);
    }
}
