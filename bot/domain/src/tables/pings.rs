//! When somebody wishes to be pinged: always, when they are away, or never, and not in their quiet hours.

use std::fmt;
use std::str::FromStr;

use strum::{EnumString, IntoStaticStr};

use crate::port::UnixMillis;
use crate::time_of_day::{Hours, TimeOfDayError};
use crate::time_zone::Zone;

/// When somebody wishes to be pinged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pings {
    pub when: PingPolicy,
    pub quiet: Option<Hours>,
    pub zone: Zone,
    /// Also when somebody offers them a seat in a game that they don't play.
    pub seats: bool,
}

/// On which occasions somebody is pinged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum PingPolicy {
    #[default]
    Always,
    /// When they have done nothing for a while.
    Away,
    Never,
}

impl Pings {
    /// Whether they may be pinged at a moment.
    pub fn allow(&self, now: UnixMillis, is_away: bool) -> bool {
        let wished = match self.when {
            PingPolicy::Always => true,
            PingPolicy::Away => is_away,
            PingPolicy::Never => false,
        };
        let is_quiet = |quiet: Hours| {
            let shown = self.zone.shows(now);
            let minute = i16::from(shown.hour()) * 60 + i16::from(shown.minute());
            quiet.has(minute.unsigned_abs())
        };
        wished && !self.quiet.is_some_and(is_quiet)
    }
}

/// The stored form: `away 22:00-07:00 +01:00`, `away 22:00-07:00 Europe/Berlin`, with `-` for no quiet hours, and `seats` behind it
/// where they want that.
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
    type Err = TimeOfDayError;

    fn from_str(text: &str) -> Result<Self, TimeOfDayError> {
        let mut words = text.split(' ');
        let (Some(when), Some(quiet), Some(zone)) = (words.next(), words.next(), words.next()) else {
            return Err(TimeOfDayError::Time);
        };
        let seats = match (words.next(), words.next()) {
            (None, _) => false,
            (Some("seats"), None) => true,
            _ => return Err(TimeOfDayError::Time),
        };
        let quiet = Some(quiet).filter(|quiet| *quiet != "-").map(str::parse).transpose()?;
        Ok(Self {
            when: when.parse().map_err(|_| TimeOfDayError::Time)?,
            quiet,
            zone: zone.parse().map_err(|_| TimeOfDayError::Zone(zone.to_owned()))?,
            seats,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_read_back() {
        for text in [
            "always - +00:00",
            "away 22:00-07:00 +01:00",
            "never 00:00-23:59 -03:30",
            "away 22:00-08:00 Europe/Berlin",
        ] {
            assert_eq!(text.parse::<Pings>().map(|pings| pings.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "away", "often - +00:00", "away 7 +01:00", "away - +15:00", "away - +01:00 x"] {
            assert!(text.parse::<Pings>().is_err(), "{text}");
        }
    }

    #[test]
    fn quiet_hours_go_over_midnight_by_their_own_clock() {
        let pings: Pings = "always 22:00-07:00 +01:00".parse().unwrap();
        let at = |hour: i64, minute: i64| pings.allow((hour * 60 + minute) * 60_000, false);
        assert!(at(20, 59) && !at(21, 0) && !at(23, 30) && !at(5, 59) && at(6, 0));
        let away = Pings { when: PingPolicy::Away, ..Pings::default() };
        assert!(away.allow(0, true) && !away.allow(0, false));
        let never = Pings { when: PingPolicy::Never, ..Pings::default() };
        assert!(!never.allow(0, true));
    }

    /// They were an hour off for half of the year.
    #[test]
    fn quiet_hours_follow_summer_time() {
        let pings: Pings = "always 22:00-08:00 Europe/Berlin".parse().unwrap();
        let hour = 60 * 60_000;
        for (midnight, before_utc) in [(1_769_904_000_000, 1), (1_782_864_000_000, 2)] {
            let at = |local: i64| pings.allow(midnight + (local - before_utc) * hour, false);
            assert!(at(21) && !at(22) && !at(31) && at(32), "{midnight}");
        }
    }
}
