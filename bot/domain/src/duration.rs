//! Lengths of time as people type them: `45m`, `10 min`, `1h30`, `3 days`, `15'`.

pub type SignedMillis = i64;

const SECOND: SignedMillis = 1000;
const MINUTE: SignedMillis = 60 * SECOND;
const HOUR: SignedMillis = 60 * MINUTE;
const DAY: SignedMillis = 24 * HOUR;
const WEEK: SignedMillis = 7 * DAY;

/// The most digits of a number.
const DIGITS: usize = 6;

/// What people write behind a number.
const UNITS: [(&[&str], SignedMillis); 5] = [
    (&["s", "sec", "secs", "second", "seconds", "\"", "''", "″"], SECOND),
    (&["m", "min", "mins", "minute", "minutes", "'", "′", "’"], MINUTE),
    (&["h", "hr", "hrs", "hour", "hours"], HOUR),
    (&["d", "day", "days"], DAY),
    (&["w", "week", "weeks"], WEEK),
];

/// A length of time, and the largest unit it was written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub ms: SignedMillis,
    /// In milliseconds: `60m` and `1h` are as long and not the same.
    pub unit: SignedMillis,
}

impl Span {
    /// Numbers with their units, the largest unit first; a last number without one counts the next smaller unit, as `1h30`.
    pub fn read(text: &str) -> Option<Self> {
        let mut rest = text.trim();
        let mut span: Option<Self> = None;
        let mut last = SignedMillis::MAX;
        let mut joined = 0;
        while !rest.is_empty() {
            // `1h30` is one length; `1h 30` is one and a number.
            let is_joined = rest.len() == joined;
            let (tenths, after) = number(rest)?;
            let after = after.trim_start();
            let ends = after.find(|c: char| c.is_ascii_digit() || c.is_whitespace()).unwrap_or(after.len());
            let (word, behind) = after.split_at(ends);
            let unit = match (unit(word), last) {
                (Some(unit), _) => unit,
                (None, HOUR) if word.is_empty() && is_joined => MINUTE,
                _ => return None,
            };
            if unit >= last {
                return None;
            }
            let ms = tenths.checked_mul(unit)? / 10;
            let before = span.unwrap_or(Self { ms: 0, unit });
            span = Some(Self { ms: before.ms.checked_add(ms)?, ..before });
            last = unit;
            rest = behind.trim_start();
            joined = behind.len();
        }
        span
    }

    /// The shortest word that is read as this length: `45m`, `90s`, `3d`.
    pub fn word(ms: SignedMillis) -> String {
        let units = [(DAY, "d"), (HOUR, "h"), (MINUTE, "m")];
        match units.into_iter().find(|(unit, _)| ms > 0 && ms % unit == 0) {
            Some((unit, letter)) => format!("{}{letter}", ms / unit),
            None => format!("{}s", (ms + SECOND - 1) / SECOND),
        }
    }

    /// Whether it is whole minutes, and was written in minutes or less.
    pub const fn minutes(self) -> Option<SignedMillis> {
        if self.unit <= MINUTE && self.ms % MINUTE == 0 { Some(self.ms / MINUTE) } else { None }
    }
}

fn unit(word: &str) -> Option<SignedMillis> {
    let word = word.trim_end_matches('.').to_lowercase();
    UNITS.iter().find(|(names, _)| names.contains(&word.as_str())).map(|(_, unit)| *unit)
}

/// The number at the beginning of a text, in tenths: `1.5` is fifteen.
fn number(text: &str) -> Option<(SignedMillis, &str)> {
    let ends = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (whole, rest) = text.split_at(ends(text));
    if whole.is_empty() || whole.len() > DIGITS {
        return None;
    }
    let whole: SignedMillis = whole.parse().ok()?;
    let tenth = rest.strip_prefix(['.', ',']).filter(|rest| ends(rest) == 1);
    Some(match tenth {
        Some(tenth) => (whole * 10 + tenth[..1].parse::<SignedMillis>().ok()?, &tenth[1..]),
        None => (whole * 10, rest),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_read_as_people_write_them() {
        for (text, word) in [
            ("45m", "45m"),
            ("10 min", "10m"),
            ("10 Minutes", "10m"),
            ("15'", "15m"),
            ("15' 30''", "930s"),
            ("90s", "90s"),
            ("1h30", "90m"),
            ("1 h 30 min", "90m"),
            ("1.5h", "90m"),
            ("0,5 h", "30m"),
            ("24h", "1d"),
            ("3 days", "3d"),
            ("1 week", "7d"),
            ("60 min.", "1h"),
        ] {
            assert_eq!(Span::read(text).map(|span| Span::word(span.ms)).as_deref(), Some(word), "{text}");
        }
        for text in [
            "",
            "m",
            "10",
            "5 5m",
            "10m 1h",
            "5 apples",
            "-5m",
            "1e3s",
            "9999999d",
            "5m rated",
            "½h",
            "2 hours 12",
            "45m 3",
            "1h30 5",
        ] {
            assert_eq!(Span::read(text), None, "{text}");
        }
        assert_eq!(Span::read("60m").and_then(Span::minutes), Some(60));
        assert_eq!(Span::read("1h").and_then(Span::minutes), None);
    }
}
