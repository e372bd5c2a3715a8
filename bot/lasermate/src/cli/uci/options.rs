//! What can be set: the options a chess program shows.

use lasermate_engine::search::Level;
use lasermate_engine::variants::Preset;
use thiserror::Error;

use super::variants;
use lasermate_core::escape::plain_text;

/// A whole number that can be set.
struct Spin {
    name: &'static str,
    default: u64,
    least: u64,
    most: u64,
}

/// The memory of the search, in megabytes.
const HASH: Spin = Spin { name: "Hash", default: 64, least: 1, most: 1024 };
/// The level of play.
const LEVEL: Spin = Spin { name: "Level", default: 12, least: 1, most: 12 };
/// What passes for each move between the search and the other program's clock, in milliseconds.
const OVERHEAD: Spin = Spin { name: "Move Overhead", default: 30, least: 0, most: 5_000 };
/// How many threads search. A level always has one, so that it plays the same move again.
const THREADS: Spin = Spin { name: "Threads", default: 1, least: 1, most: 64 };
/// How many best lines are shown.
const LINES: Spin = Spin { name: "MultiPV", default: 1, least: 1, most: 64 };
const SPINS: [&Spin; 5] = [&HASH, &THREADS, &LINES, &OVERHEAD, &LEVEL];

/// Whether the other program may let the computer think in its opponent's time: that is said with each `go`.
const PONDER: &str = "Ponder";
const VARIANT: &str = "UCI_Variant";

/// What is set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Options {
    pub variant: &'static Preset,
    pub level: Level,
    /// How many best lines are shown.
    pub lines: u8,
    pub megabytes: usize,
    /// How many threads search.
    pub threads: u8,
    /// In milliseconds.
    pub overhead: u64,
}

/// What was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Set {
    Variant,
    Hash,
    Other,
}

/// Why nothing was set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum OptionError {
    #[error("there is no option {name:?}")]
    Unknown { name: String },
    #[error("there is no such variant. uci lists them")]
    NoSuchVariant,
    #[error("{name} takes a number from {least} to {most}. It is unchanged")]
    OutOfRange { name: &'static str, least: u64, most: u64 },
    #[error("{name} takes true or false")]
    NotTrueOrFalse { name: &'static str },
}

impl Options {
    pub fn new() -> Self {
        Self {
            variant: variants::named("chess").unwrap_or(&Preset::all()[0]),
            level: Level::HIGHEST,
            lines: LINES.default as u8,
            megabytes: HASH.default as usize,
            threads: THREADS.default as u8,
            overhead: OVERHEAD.default,
        }
    }

    /// The lines that declare them.
    pub fn declared() -> Vec<String> {
        let spin = |Spin { name, default, least, most }: &Spin| {
            format!("option name {name} type spin default {default} min {least} max {most}")
        };
        let mut lines: Vec<_> = SPINS.into_iter().map(spin).collect();
        lines.push(format!("option name {PONDER} type check default false"));
        let names: Vec<_> = variants::all().map(|preset| format!("var {}", preset.name)).collect();
        lines.push(format!("option name {VARIANT} type combo default chess {}", names.join(" ")));
        lines
    }

    /// Sets what the words after `setoption` say: `name NAME value VALUE`.
    ///
    /// # Errors
    /// There is no such option, or it does not take this value.
    pub fn set(&mut self, text: &str) -> Result<Set, OptionError> {
        let words: Vec<_> = text.split_ascii_whitespace().collect();
        let words = if words.first() == Some(&"name") { &words[1..] } else { &words[..] };
        let cut = words.iter().position(|word| *word == "value").unwrap_or(words.len());
        let name = words[..cut].join(" ");
        let value = words.get(cut + 1..).unwrap_or_default().join(" ");
        if name.eq_ignore_ascii_case(VARIANT) {
            self.variant = variants::named(&value).ok_or(OptionError::NoSuchVariant)?;
            return Ok(Set::Variant);
        }
        if name.eq_ignore_ascii_case(PONDER) {
            let known = ["true", "false"].iter().any(|known| value.eq_ignore_ascii_case(known));
            return if known { Ok(Set::Other) } else { Err(OptionError::NotTrueOrFalse { name: PONDER }) };
        }
        let spin = SPINS
            .into_iter()
            .find(|spin| spin.name.eq_ignore_ascii_case(&name))
            .ok_or_else(|| OptionError::Unknown { name: plain_text(&name, 40) })?;
        self.set_number(spin, &value)
    }

    fn set_number(&mut self, spin: &Spin, value: &str) -> Result<Set, OptionError> {
        let &Spin { name, least, most, .. } = spin;
        let number = value
            .parse::<u64>()
            .ok()
            .filter(|number| (least..=most).contains(number))
            .ok_or(OptionError::OutOfRange { name, least, most })?;
        if name == HASH.name {
            self.megabytes = number as usize;
            return Ok(Set::Hash);
        }
        if name == LEVEL.name {
            self.level = Level::new(number as u8).unwrap_or(self.level);
        } else if name == LINES.name {
            self.lines = number as u8;
        } else if name == THREADS.name {
            self.threads = number as u8;
        } else if name == OVERHEAD.name {
            self.overhead = number;
        }
        Ok(Set::Other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_that_is_declared_can_be_set() {
        let mut options = Options::new();
        for (text, set) in [
            ("name Hash value 7", Set::Hash),
            ("name threads value 2", Set::Other),
            ("name  Move  Overhead  value  75", Set::Other),
            ("name Level value 3", Set::Other),
            ("name MultiPV value 4", Set::Other),
            ("name Ponder value true", Set::Other),
            ("name UCI_Variant value billichess", Set::Variant),
        ] {
            assert_eq!(options.set(text), Ok(set), "{text}");
        }
        let Options { variant, level, lines, megabytes, threads, overhead } = options;
        assert_eq!((variant.name, level.number(), lines), ("billichess", 3, 4));
        assert_eq!((megabytes, threads, overhead), (7, 2, 75));
    }

    #[test]
    fn what_cannot_be_set_changes_nothing() {
        let mut options = Options::new();
        for text in [
            "",
            "name",
            "value 3",
            "name Hash",
            "name Hash value",
            "name Hash value 0",
            "name Hash value -1",
            "name Level value 13",
            "name MultiPV value 65",
            "name Threads value 0",
            "name Threads value 65",
            "name Ponder value perhaps",
            "name UCI_Variant value go",
            "name Contempt value 3",
        ] {
            assert!(options.set(text).is_err(), "{text}");
        }
        assert_eq!(options.level, Level::HIGHEST);
        assert_eq!(options.megabytes, 64);
    }
}
