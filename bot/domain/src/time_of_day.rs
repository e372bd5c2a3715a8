//! Times of the day, as people type them.

use std::fmt;
use std::str::FromStr;

use crate::time_zone::Zone;

/// What was typed cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeOfDayError {
    /// It is no time of the day.
    Time,
    /// The time can be read, and this, which follows it, is no time zone.
    Zone(String),
}

/// Minutes of a day.
const DAY: u16 = 24 * 60;

/// The minute of the day: of `7`, `07:30`, `7.30`, `9am`, `9:30 pm`, `9h`, `18h30`, `noon`.
///
/// # Errors
/// It is no time of the day.
pub fn minute_of_day(text: &str) -> Result<u16, TimeOfDayError> {
    let text = text.trim().to_lowercase();
    match text.as_str() {
        "noon" => return Ok(DAY / 2),
        "midnight" => return Ok(0),
        _ => {}
    }
    let half = [("am", 0), ("a.m.", 0), ("pm", DAY / 2), ("p.m.", DAY / 2)];
    let half = half.into_iter().find_map(|(word, adds)| Some((text.strip_suffix(word)?.trim_end(), adds)));
    let (text, adds) = half.map_or((text.as_str(), None), |(text, adds)| (text, Some(adds)));
    let (hour, minute) = match text.split_once([':', '.', 'h']) {
        Some((hour, "")) if text.ends_with('h') => (hour, "0"),
        Some((hour, minute)) if minute.len() == 2 => (hour, minute),
        Some(_) => return Err(TimeOfDayError::Time),
        None => (text, "0"),
    };
    let number = |text: &str| match text.len() {
        1 | 2 if text.bytes().all(|digit| digit.is_ascii_digit()) => {
            text.parse::<u16>().map_err(|_| TimeOfDayError::Time)
        }
        _ => Err(TimeOfDayError::Time),
    };
    let (hour, minute) = (number(hour)?, number(minute)?);
    let hour = match adds {
        None if hour < 24 => hour * 60,
        Some(adds) if (1..=12).contains(&hour) => hour % 12 * 60 + adds,
        _ => return Err(TimeOfDayError::Time),
    };
    if minute < 60 { Ok(hour + minute) } else { Err(TimeOfDayError::Time) }
}

/// Reads the longest beginning of a text, and what follows it as a time zone, where there is any: `9am Europe/Berlin`,
/// `09:00+01:00`.
///
/// # Errors
/// What of it cannot be read.
pub fn with_zone<T>(
    text: &str,
    reads: impl Fn(&str) -> Result<T, TimeOfDayError>,
) -> Result<(T, Option<Zone>), TimeOfDayError> {
    let text = text.trim();
    let mut failed = TimeOfDayError::Time;
    let ends = text.char_indices().map(|(at, _)| at).skip(1).chain([text.len()]);
    for end in ends.collect::<Vec<_>>().into_iter().rev() {
        let (head, tail) = text.split_at(end);
        // A number belongs to the time before it.
        let is_apart = tail.starts_with(|c: char| c.is_whitespace() || matches!(c, '+' | '-' | '−'));
        if !tail.is_empty() && !is_apart && !tail.starts_with(char::is_alphabetic) {
            continue;
        }
        let Ok(read) = reads(head) else { continue };
        if tail.trim().is_empty() {
            return Ok((read, None));
        }
        match tail.parse() {
            Ok(zone) => return Ok((read, Some(zone))),
            // The longest beginning that is a time leaves what is no zone.
            Err(_) if is_apart && failed == TimeOfDayError::Time => {
                failed = TimeOfDayError::Zone(tail.trim().to_owned())
            }
            Err(_) => {}
        }
    }
    Err(failed)
}

/// A minute of the day as `09:05`.
pub fn clock(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// Some hours of each day, as minutes: from the first until before the second, over midnight where that is earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours {
    from: u16,
    until: u16,
}

impl Hours {
    /// Both ends as people read them: `22:00` and `07:00`.
    pub fn words(self) -> (String, String) {
        (clock(self.from), clock(self.until))
    }

    /// Whether a minute of the day is one of them.
    pub const fn has(self, minute: u16) -> bool {
        let Self { from, until } = self;
        if from <= until { from <= minute && minute < until } else { minute >= from || minute < until }
    }
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (from, until) = self.words();
        write!(f, "{from}-{until}")
    }
}

/// As people type it: `22:00-07:00`, `22-7`, `22:30 to 7`, `10pm-7am`.
impl FromStr for Hours {
    type Err = TimeOfDayError;

    fn from_str(text: &str) -> Result<Self, TimeOfDayError> {
        let (from, until) = text
            .split_once(" to ")
            .or_else(|| text.split_once(" until "))
            .or_else(|| text.split_once(['-', '–', '—']))
            .ok_or(TimeOfDayError::Time)?;
        let hours = Self { from: minute_of_day(from)?, until: minute_of_day(until)? };
        (hours.from != hours.until).then_some(hours).ok_or(TimeOfDayError::Time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_type_times_in_their_own_way() {
        for (text, shown) in [
            ("7", "07:00"),
            ("07:30", "07:30"),
            ("7.30", "07:30"),
            ("9am", "09:00"),
            ("9 AM", "09:00"),
            ("9:30 pm", "21:30"),
            ("12am", "00:00"),
            ("12:15 p.m.", "12:15"),
            ("9h", "09:00"),
            ("18h30", "18:30"),
            ("Noon", "12:00"),
        ] {
            assert_eq!(minute_of_day(text).map(clock), Ok(shown.to_owned()), "{text}");
        }
        for text in ["", "24", "13pm", "0am", "9:60", "9:5", "9::00", "9h5", "am", "-1", "930", "9:00:00"] {
            assert_eq!(minute_of_day(text), Err(TimeOfDayError::Time), "{text}");
        }
    }

    #[test]
    fn people_type_hours_in_their_own_way() {
        let hours = |text: &str| text.parse::<Hours>().map(|hours| hours.to_string());
        for text in
            ["22:00-07:00", "22-7", "22 to 7", "22:00 – 07:00", "10pm-7am", "22h-7h", "10 pm until 7 am"]
        {
            assert_eq!(hours(text), Ok("22:00-07:00".to_owned()), "{text}");
        }
        for text in ["22", "24-7", "22:60-7", "7-7", "-", "a-b", "222-7"] {
            assert_eq!(hours(text), Err(TimeOfDayError::Time), "{text}");
        }
    }

    #[test]
    fn a_zone_may_follow_with_or_without_a_blank() {
        let read = |text: &str| {
            with_zone(text, minute_of_day)
                .map(|(minute, zone)| format!("{} {}", clock(minute), zone.unwrap_or_default()))
        };
        for (text, shown) in [
            ("09:00", "09:00 +00:00"),
            ("9 +2", "09:00 +02:00"),
            ("09:00+01:00", "09:00 +01:00"),
            ("9am+0100", "09:00 +01:00"),
            ("9:30 pm new york", "21:30 America/New_York"),
            ("9h Europe/Berlin", "09:00 Europe/Berlin"),
            ("9am berlin", "09:00 Europe/Berlin"),
        ] {
            assert_eq!(read(text), Ok(shown.to_owned()), "{text}");
        }
        assert_eq!(read("9 pm Atlantis"), Err(TimeOfDayError::Zone("Atlantis".to_owned())));
        for text in ["", "nine", "930", "25 +1", "13pm", "9x"] {
            assert_eq!(read(text), Err(TimeOfDayError::Time), "{text}");
        }
    }
}
