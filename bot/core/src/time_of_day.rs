//! Times of the day and time zones, as people type them.

use std::fmt;
use std::str::FromStr;

/// What was typed is none of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unread;

/// How far a clock is before UTC's, in minutes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Zone(i16);

impl Zone {
    /// In minutes.
    #[must_use]
    pub const fn minutes(self) -> i16 {
        self.0
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '-' } else { '+' };
        let minutes = self.0.unsigned_abs();
        write!(f, "{sign}{:02}:{:02}", minutes / 60, minutes % 60)
    }
}

/// As people type it: `+1`, `-3:30`, `UTC+01:00`, `UTC`.
impl FromStr for Zone {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Self, Unread> {
        let upper = text.trim().to_ascii_uppercase();
        let bare = upper.strip_prefix("UTC").or_else(|| upper.strip_prefix("GMT"));
        let text = bare.unwrap_or(&upper).trim();
        if text.is_empty() {
            return bare.map(|_| Self(0)).ok_or(Unread);
        }
        let (sign, text) = match text.split_at_checked(1) {
            Some(("+", rest)) => (1, rest),
            Some(("-" | "−", rest)) => (-1, rest),
            _ => (1, text),
        };
        let (hours, minutes) = hours_and_minutes(text)?;
        let whole = i16::try_from(hours * 60 + minutes).map_err(|_| Unread)? * sign;
        (-12 * 60..=14 * 60).contains(&whole).then_some(Self(whole)).ok_or(Unread)
    }
}

/// `7`, `07:30` as hours and minutes; the hours may be any number of two digits.
pub(crate) fn hours_and_minutes(text: &str) -> Result<(u16, u16), Unread> {
    let number = |text: &str| match text.len() {
        1 | 2 if text.bytes().all(|digit| digit.is_ascii_digit()) => text.parse().map_err(|_| Unread),
        _ => Err(Unread),
    };
    let (hour, minute) = text.split_once(':').unwrap_or((text, "0"));
    let (hour, minute) = (number(hour)?, number(minute)?);
    (minute < 60).then_some((hour, minute)).ok_or(Unread)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_type_zones_in_their_own_way() {
        let zone = |text: &str| text.parse::<Zone>().map(|zone| zone.to_string());
        for (text, read) in [("+1", "+01:00"), ("utc-3:30", "-03:30"), ("UTC", "+00:00"), ("5:45", "+05:45")]
        {
            assert_eq!(zone(text), Ok(read.to_owned()), "{text}");
        }
        for text in ["", "CET", "+15", "-12:30", "+1:99"] {
            assert_eq!(zone(text), Err(Unread), "{text}");
        }
    }
}
