//! When somebody wishes to be pinged: always, when they are away, or never, and not in their quiet hours.

use std::fmt;
use std::str::FromStr;

use strum::{EnumString, IntoStaticStr};

use crate::port::UnixMillis;
use crate::time_of_day::{Unread, Zone, hours_and_minutes};

/// Minutes of a day.
const DAY: i64 = 24 * 60;
/// Milliseconds of a minute.
const MINUTE: UnixMillis = 60_000;

/// When somebody wishes to be pinged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pings {
    /// On which occasions.
    pub when: When,
    /// The quiet hours, where there are any.
    pub quiet: Option<Quiet>,
    /// Their clock, in minutes before UTC's.
    pub zone: Zone,
    /// Also when somebody offers them a seat in a game that they don't play.
    pub seats: bool,
}

/// On which occasions somebody is pinged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum When {
    /// Whenever they are mentioned.
    #[default]
    Always,
    /// When they have done nothing for a while.
    Away,
    /// Never.
    Never,
}

/// Quiet hours, as minutes of the day: from the first until before the second, over midnight where that is earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiet {
    from: u16,
    until: u16,
}

impl Pings {
    /// Whether they may be pinged at a moment.
    #[must_use]
    pub fn allow(&self, now: UnixMillis, is_away: bool) -> bool {
        let wished = match self.when {
            When::Always => true,
            When::Away => is_away,
            When::Never => false,
        };
        let minute = now.div_euclid(MINUTE).saturating_add(i64::from(self.zone.minutes())).rem_euclid(DAY);
        wished && !self.quiet.is_some_and(|quiet| quiet.has(minute))
    }
}

impl Quiet {
    /// Both ends as people read them: `22:00` and `07:00`.
    pub(crate) fn words(self) -> (String, String) {
        let word = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
        (word(self.from), word(self.until))
    }

    fn has(self, minute: i64) -> bool {
        let (from, until) = (i64::from(self.from), i64::from(self.until));
        if from <= until { (from..until).contains(&minute) } else { minute >= from || minute < until }
    }
}

/// The stored form: `away 22:00-07:00 +01:00`, with `-` for no quiet hours, and `seats` behind it where they want that.
impl fmt::Display for Pings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let when: &str = self.when.into();
        match self.quiet {
            Some(quiet) => write!(f, "{when} {quiet} {}", self.zone)?,
            None => write!(f, "{when} - {}", self.zone)?,
        }
        if self.seats { write!(f, " seats") } else { Ok(()) }
    }
}

impl FromStr for Pings {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Self, Unread> {
        let mut words = text.split(' ');
        let (Some(when), Some(quiet), Some(zone)) = (words.next(), words.next(), words.next()) else {
            return Err(Unread);
        };
        let seats = match (words.next(), words.next()) {
            (None, _) => false,
            (Some("seats"), None) => true,
            _ => return Err(Unread),
        };
        let quiet = Some(quiet).filter(|quiet| *quiet != "-").map(str::parse).transpose()?;
        Ok(Self { when: when.parse().map_err(|_| Unread)?, quiet, zone: zone.parse()?, seats })
    }
}

impl fmt::Display for Quiet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (from, until) = self.words();
        write!(f, "{from}-{until}")
    }
}

/// As people type it: `22:00-07:00`, `22-7`, `22:30 to 7`.
impl FromStr for Quiet {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Self, Unread> {
        let (from, until) = text.split_once(" to ").or_else(|| text.split_once(['-', '–'])).ok_or(Unread)?;
        let minute = |text: &str| {
            let (hour, minute) = hours_and_minutes(text.trim())?;
            (hour < 24).then_some(hour * 60 + minute).ok_or(Unread)
        };
        let quiet = Self { from: minute(from)?, until: minute(until)? };
        (quiet.from != quiet.until).then_some(quiet).ok_or(Unread)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_read_back() {
        for text in ["always - +00:00", "away 22:00-07:00 +01:00", "never 00:00-23:59 -03:30"] {
            assert_eq!(text.parse::<Pings>().map(|pings| pings.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "away", "often - +00:00", "away 7 +01:00", "away - +15:00", "away - +01:00 x"] {
            assert_eq!(text.parse::<Pings>(), Err(Unread), "{text}");
        }
    }

    #[test]
    fn people_type_hours_in_their_own_way() {
        let quiet = |text: &str| text.parse::<Quiet>().map(|quiet| quiet.to_string());
        for text in ["22:00-07:00", "22-7", "22 to 7", "22:00 – 07:00"] {
            assert_eq!(quiet(text), Ok("22:00-07:00".to_owned()), "{text}");
        }
        for text in ["22", "24-7", "22:60-7", "7-7", "-", "a-b", "222-7"] {
            assert_eq!(quiet(text), Err(Unread), "{text}");
        }
    }

    #[test]
    fn quiet_hours_go_over_midnight_by_their_own_clock() {
        let pings: Pings = "always 22:00-07:00 +01:00".parse().unwrap();
        let at = |hour: i64, minute: i64| pings.allow((hour * 60 + minute) * MINUTE, false);
        assert!(at(20, 59) && !at(21, 0) && !at(23, 30) && !at(5, 59) && at(6, 0));
        let away = Pings { when: When::Away, ..Pings::default() };
        assert!(away.allow(0, true) && !away.allow(0, false));
        let never = Pings { when: When::Never, ..Pings::default() };
        assert!(!never.allow(0, true));
    }
}
