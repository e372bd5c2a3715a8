//! The calendar: days and years of moments, by UTC.

use crate::port::UnixMillis;

/// Milliseconds of a day.
pub const DAY: UnixMillis = 24 * 60 * 60 * 1000;

/// The day of a moment, as `2026-07-01`.
#[must_use]
pub fn date(at: UnixMillis) -> String {
    let (year, month, day) = civil(at);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The year of a moment.
#[must_use]
pub fn year_of(at: UnixMillis) -> i64 {
    civil(at).0
}

fn civil(at: UnixMillis) -> (i64, i64, i64) {
    // Days since 0000-03-01 in the Gregorian calendar, whose years of March to February make every month's length
    // follow from its number: 146097 days are 400 years.
    let days = at.div_euclid(DAY) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::{date, year_of};

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
}
