//! What can be set: the options a chess program shows.

use lasermate_domain::escape::plain_text;
use lasermate_engine::search::Level;
use lasermate_engine::variants::Preset;
use thiserror::Error;

use super::variants;

/// A whole number that can be set.
struct Spin {
    name: &'static str,
    default: u64,
    least: u64,
    most: u64,
}

/// The memory of the search, in megabytes.
const HASH: Spin = Spin { name: "Hash", default: 64, least: 1, most: 1024 };
const LEVEL: Spin = Spin { name: "Level", default: 12, least: 1, most: 12 };
/// What passes for each move between the search and the other program's clock, in milliseconds.
const OVERHEAD: Spin = Spin { name: "Move Overhead", default: 30, least: 0, most: 5_000 };
/// How many threads search. A level always has one, so that it plays the same move again.
const THREADS: Spin = Spin { name: "Threads", default: 1, least: 1, most: 64 };
/// How many best lines are shown.
const LINES: Spin = Spin { name: "MultiPV", default: 1, least: 1, most: 64 };
/// How strong it plays where that is limited: between the levels, whose steps are about 120 points (tests/STRENGTH.md).
const ELO: Spin = Spin { name: "UCI_Elo", default: 1_500, least: 900, most: 2_250 };
const SPINS: [&Spin; 6] = [&HASH, &THREADS, &LINES, &OVERHEAD, &LEVEL, &ELO];

/// Whether `UCI_Elo` decides how strong it plays, and not the level.
const LIMITED: &str = "UCI_LimitStrength";
/// Whether castling is written as the king's step onto the rook: only Chess960 needs that, which isn't played here.
const CHESS960: &str = "UCI_Chess960";

/// Whether the other program may let the computer think in its opponent's time: that is said with each `go`.
const PONDER: &str = "Ponder";
const VARIANT: &str = "UCI_Variant";

#[derive(Clone, Copy, Debug)]
pub(super) struct UciOptions {
    pub variant: &'static Preset,
    pub level: Level,
    /// How many best lines are shown.
    pub lines: u8,
    pub megabytes: usize,
    pub threads: u8,
    /// In milliseconds.
    pub overhead: u64,
    /// Whether the Elo number decides how strong it plays.
    pub limited: bool,
    pub elo: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChangedOption {
    Variant,
    Hash,
    /// Chess960 was asked for.
    Chess960,
    Other,
}

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

impl UciOptions {
    pub fn new() -> Self {
        Self {
            variant: variants::named("chess").unwrap_or(&Preset::all()[0]),
            level: Level::HIGHEST,
            lines: LINES.default as u8,
            megabytes: HASH.default as usize,
            threads: THREADS.default as u8,
            overhead: OVERHEAD.default,
            limited: false,
            elo: ELO.default,
        }
    }

    /// The level that is played: that of the Elo number where strength is limited.
    pub fn playing_level(&self) -> Level {
        let step = (ELO.most - ELO.least) / 11;
        let number = 1 + (self.elo.saturating_sub(ELO.least) + step / 2) / step;
        Level::new(number.min(12) as u8).filter(|_| self.limited).unwrap_or(self.level)
    }

    /// The lines that declare them.
    pub fn declared() -> Vec<String> {
        let spin = |Spin { name, default, least, most }: &Spin| {
            format!("option name {name} type spin default {default} min {least} max {most}")
        };
        let mut lines: Vec<_> = SPINS.into_iter().map(spin).collect();
        for check in [PONDER, LIMITED, CHESS960] {
            lines.push(format!("option name {check} type check default false"));
        }
        let names: Vec<_> = variants::all().map(|preset| format!("var {}", preset.name)).collect();
        lines.push(format!("option name {VARIANT} type combo default chess {}", names.join(" ")));
        lines
    }

    /// Sets what the words after `setoption` say: `name NAME value VALUE`.
    ///
    /// # Errors
    /// There is no such option, or it does not take this value.
    pub fn set(&mut self, text: &str) -> Result<ChangedOption, OptionError> {
        let words: Vec<_> = text.split_ascii_whitespace().collect();
        let words = if words.first() == Some(&"name") { &words[1..] } else { &words[..] };
        let cut = words.iter().position(|word| *word == "value").unwrap_or(words.len());
        let name = words[..cut].join(" ");
        let value = words.get(cut + 1..).unwrap_or_default().join(" ");
        if name.eq_ignore_ascii_case(VARIANT) {
            self.variant = variants::named(&value).ok_or(OptionError::NoSuchVariant)?;
            return Ok(ChangedOption::Variant);
        }
        if let Some(check) =
            [PONDER, LIMITED, CHESS960].into_iter().find(|check| name.eq_ignore_ascii_case(check))
        {
            let on = match value.to_ascii_lowercase().as_str() {
                "true" => true,
                "false" => false,
                _ => return Err(OptionError::NotTrueOrFalse { name: check }),
            };
            self.limited = if check == LIMITED { on } else { self.limited };
            return Ok(if check == CHESS960 && on { ChangedOption::Chess960 } else { ChangedOption::Other });
        }
        let spin = SPINS
            .into_iter()
            .find(|spin| spin.name.eq_ignore_ascii_case(&name))
            .ok_or_else(|| OptionError::Unknown { name: plain_text(&name, 40) })?;
        self.set_number(spin, &value)
    }

    fn set_number(&mut self, spin: &Spin, value: &str) -> Result<ChangedOption, OptionError> {
        let &Spin { name, least, most, .. } = spin;
        let number = value
            .parse::<u64>()
            .ok()
            .filter(|number| (least..=most).contains(number))
            .ok_or(OptionError::OutOfRange { name, least, most })?;
        if name == HASH.name {
            self.megabytes = number as usize;
            return Ok(ChangedOption::Hash);
        }
        if name == LEVEL.name {
            self.level = Level::new(number as u8).unwrap_or(self.level);
        } else if name == LINES.name {
            self.lines = number as u8;
        } else if name == THREADS.name {
            self.threads = number as u8;
        } else if name == ELO.name {
            self.elo = number;
        } else if name == OVERHEAD.name {
            self.overhead = number;
        }
        Ok(ChangedOption::Other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_that_is_declared_can_be_set() {
        let mut options = UciOptions::new();
        for (text, set) in [
            ("name Hash value 7", ChangedOption::Hash),
            ("name threads value 2", ChangedOption::Other),
            ("name  Move  Overhead  value  75", ChangedOption::Other),
            ("name Level value 3", ChangedOption::Other),
            ("name MultiPV value 4", ChangedOption::Other),
            ("name Ponder value true", ChangedOption::Other),
            ("name UCI_Variant value billichess", ChangedOption::Variant),
        ] {
            assert_eq!(options.set(text), Ok(set), "{text}");
        }
        let UciOptions { variant, level, lines, megabytes, threads, overhead, .. } = options;
        assert_eq!((variant.name, level.number(), lines), ("billichess", 3, 4));
        assert_eq!((megabytes, threads, overhead), (7, 2, 75));
    }

    #[test]
    fn an_elo_number_is_a_level_while_strength_is_limited() {
        let mut options = UciOptions::new();
        for (elo, level) in [(900, 1), (1_500, 6), (2_250, 12)] {
            options.set(&format!("name UCI_Elo value {elo}")).expect("a number");
            assert_eq!(options.playing_level(), Level::HIGHEST, "not limited");
            assert_eq!(options.set("name UCI_LimitStrength value true"), Ok(ChangedOption::Other));
            assert_eq!(options.playing_level().number(), level, "{elo}");
            options.set("name UCI_LimitStrength value false").expect("a check");
        }
        assert_eq!(options.set("name UCI_Chess960 value true"), Ok(ChangedOption::Chess960));
    }

    #[test]
    fn what_cannot_be_set_changes_nothing() {
        let mut options = UciOptions::new();
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
