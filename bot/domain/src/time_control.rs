//! How fast a game is played: without a limit, so long for each move, or by live clocks with so many minutes for all moves.
//!
//! [`TimeControl::base_and_increment`] gives the seconds by which games are sorted into bullet, blitz, rapid and slower.

use serde::{Deserialize, Serialize};

use crate::duration::Span;
use crate::port::UnixMillis;

const SECOND: UnixMillis = 1000;
const HOUR: UnixMillis = 60 * 60 * SECOND;

/// How fast a game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeControl {
    #[default]
    Unlimited,
    /// So many milliseconds for each move, from one hour to 14 days: late is who takes longer, which the others may claim.
    PerMove(UnixMillis),
    /// A live clock, which ends the game by itself.
    Live(LiveTime),
}

/// What is on a live clock at the start and what a move adds. Stored as the word that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct LiveTime {
    /// Minutes at the start, 1 to 60.
    minutes: u32,
    /// Seconds that each move adds, 0 to 30.
    increment: u32,
    /// Seconds of each move that cost nothing, 0 to 30. There is an increment or a delay, never both.
    delay: u32,
}

/// The times that are offered while one is typed.
pub const OFFERED: &[&str] = &[
    "none", "1+0", "2+1", "3+0", "3+2", "5+0", "5+3", "5d3", "10+0", "10+5", "15+10", "30+0", "30+20",
    "60+30", "1h", "6h", "12h", "1d", "2d", "3d", "7d", "14d",
];

impl TimeControl {
    /// The control of a game with a time for each move, or with a live clock.
    pub fn of(per_move: Option<UnixMillis>, live: Option<LiveTime>) -> Self {
        live.map(Self::Live).or(per_move.map(Self::PerMove)).unwrap_or_default()
    }

    /// As typed: `none`, `no limit`; hours and days for each move as `6h`, `3 days`, `1d per move`, from one hour to 14 days; a
    /// live clock as `5+3`, `5|3`, `10m + 5s`, or with a delay as `5d3`, and without either as `10m`, `10 min`, `15'`.
    pub fn read(text: &str) -> Option<Self> {
        const NONE: [&str; 6] = ["none", "no limit", "no time limit", "unlimited", "untimed", "infinite"];
        const MINUTE: UnixMillis = 60 * SECOND;
        let text = text.trim().to_lowercase();
        if NONE.contains(&text.as_str()) {
            return Some(Self::Unlimited);
        }
        if let Some(live) = LiveTime::read(&text) {
            return Some(Self::Live(live));
        }
        if let Some((base, increment)) = text.split_once(['+', '|']) {
            let whole = |text: &str, unit: UnixMillis| {
                let plain = plain_number(text.trim()).map(|number| number * unit);
                let ms = plain.or_else(|| Span::read(text).map(|span| span.ms))?;
                (ms % unit == 0).then_some(ms / unit)
            };
            return Self::live_of(whole(base, MINUTE)?, whole(increment, SECOND)?);
        }
        let ends = |ends: &[&str]| ends.iter().find_map(|end| text.strip_suffix(end)).map(str::trim_end);
        let slashed = || text.strip_suffix("move").and_then(|rest| rest.trim_end().strip_suffix('/'));
        let per_move = ends(&["per move", "a move", "each move"]).or_else(slashed);
        let live = ends(&["each", "per player", "a side", "per side"]);
        let span = Span::read(per_move.or(live).unwrap_or(&text))?;
        match span.minutes() {
            Some(minutes) if per_move.is_none() => Self::live_of(minutes, 0),
            _ if live.is_some() => (span.ms % MINUTE == 0)
                .then_some(span.ms / MINUTE)
                .and_then(|minutes| Self::live_of(minutes, 0)),
            _ => {
                let fits = span.ms % HOUR == 0 && (HOUR..=14 * 24 * HOUR).contains(&span.ms);
                fits.then_some(Self::PerMove(span.ms))
            }
        }
    }

    /// So many minutes with so many seconds more for each move.
    fn live_of(minutes: UnixMillis, increment: UnixMillis) -> Option<Self> {
        LiveTime::read(&format!("{minutes}+{increment}")).map(Self::Live)
    }

    /// The word that is typed and stored.
    pub fn word(self) -> String {
        match self {
            Self::Unlimited => "none".to_owned(),
            Self::PerMove(time) if time % (24 * HOUR) == 0 => format!("{}d", time / (24 * HOUR)),
            Self::PerMove(time) => format!("{}h", time / HOUR),
            Self::Live(live) => live.word(),
        }
    }

    /// The time for each move.
    pub const fn per_move(self) -> Option<UnixMillis> {
        if let Self::PerMove(time) = self { Some(time) } else { None }
    }

    pub const fn live(self) -> Option<LiveTime> {
        if let Self::Live(live) = self { Some(live) } else { None }
    }

    /// With a live clock: the seconds of each player at the start, and the seconds that each move adds; a delay counts as an
    /// increment. `None` for correspondence games and games without a limit.
    pub fn base_and_increment(self) -> Option<(u32, u32)> {
        self.live().map(|live| (live.minutes * 60, live.increment.max(live.delay)))
    }
}

impl LiveTime {
    /// Minutes with an increment in seconds as `5+3`, or with a delay as `5d3`: 1 to 60 minutes, 0 to 30 seconds.
    pub fn read(text: &str) -> Option<Self> {
        let number = |digits: &str, most: u32| {
            plain_number(digits)
                .and_then(|number| u32::try_from(number).ok())
                .filter(|number| *number <= most)
        };
        let (minutes, seconds, delays) = match text.split_once('+') {
            Some((minutes, seconds)) => (minutes, seconds, false),
            None => text.split_once(['d', 'D']).map(|(minutes, seconds)| (minutes, seconds, true))?,
        };
        let (minutes, seconds) = (number(minutes, 60).filter(|minutes| *minutes > 0)?, number(seconds, 30)?);
        let (increment, delay) = if delays { (0, seconds) } else { (seconds, 0) };
        Some(Self { minutes, increment, delay })
    }

    /// The word that is typed and stored.
    pub fn word(self) -> String {
        if self.delay > 0 {
            format!("{}d{}", self.minutes, self.delay)
        } else {
            format!("{}+{}", self.minutes, self.increment)
        }
    }

    /// What each player has at the start, in milliseconds.
    pub const fn base(self) -> UnixMillis {
        self.minutes as UnixMillis * 60 * SECOND
    }

    /// What each move adds, in milliseconds.
    pub const fn increment(self) -> UnixMillis {
        self.increment as UnixMillis * SECOND
    }

    /// What of each move costs nothing, in milliseconds.
    pub const fn delay(self) -> UnixMillis {
        self.delay as UnixMillis * SECOND
    }
}

impl From<LiveTime> for String {
    fn from(time: LiveTime) -> Self {
        time.word()
    }
}

impl TryFrom<String> for LiveTime {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        Self::read(&word).ok_or_else(|| format!("{word:?} is no time of a live clock"))
    }
}

/// A number without a sign, of a few digits.
fn plain_number(digits: &str) -> Option<UnixMillis> {
    let plain = (1..=4).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_is_read_and_written_alike() {
        for word in OFFERED {
            assert_eq!(TimeControl::read(word).map(TimeControl::word).as_deref(), Some(*word));
        }
    }

    #[test]
    fn live_clocks_have_bounds() {
        for word in ["1+0", "60+30", "7+4", "5d3", "60D30"] {
            assert!(TimeControl::read(word).and_then(TimeControl::live).is_some(), "{word}");
        }
        for word in ["0+1", "61+0", "5+31", "5d31", "5", "5+", "+3", "5+-1", "+5+3", "5.5+1", "14d", "1e1+0"]
        {
            assert!(TimeControl::read(word).and_then(TimeControl::live).is_none(), "{word}");
        }
        assert_eq!(TimeControl::read("5d0").map(TimeControl::word).as_deref(), Some("5+0"));
    }

    /// "Against can't be 10m" was said.
    #[test]
    fn times_are_read_as_people_write_them() {
        for (text, word) in [
            ("10m", "10+0"),
            ("10 min", "10+0"),
            ("5 minutes each", "5+0"),
            ("15'", "15+0"),
            ("60m", "60+0"),
            ("1h each", "60+0"),
            ("5|3", "5+3"),
            ("5 + 3", "5+3"),
            ("3+2s", "3+2"),
            ("10 min + 5 sec", "10+5"),
            ("10m+5s", "10+5"),
            ("1h", "1h"),
            ("24h", "1d"),
            ("1 day", "1d"),
            ("3 days per move", "3d"),
            ("3d/move", "3d"),
            ("1 week", "7d"),
            ("No limit", "none"),
            ("unlimited", "none"),
        ] {
            assert_eq!(TimeControl::read(text).map(TimeControl::word).as_deref(), Some(word), "{text}");
        }
        for text in [
            "", "5", "90m", "90 min", "0m", "1h30", "15d", "5y", "5+", "61+0", "5+31", "10 rated", "m",
            "5||3",
        ] {
            assert_eq!(TimeControl::read(text), None, "{text}");
        }
    }

    #[test]
    fn games_are_sorted_by_seconds() {
        let seconds = |word: &str| TimeControl::read(word).and_then(TimeControl::base_and_increment);
        assert_eq!(seconds("5+3"), Some((300, 3)));
        assert_eq!(seconds("5d3"), Some((300, 3)));
        assert_eq!((seconds("1d"), seconds("none")), (None, None));
    }
}
