//! Presets: the published games as rows of a table, and the options a table may choose.

mod black_holes;
mod crazy;
mod denial;
mod lasers;
mod list;
mod orthodox;
mod realtime;
mod three_way;

use std::borrow::Cow;

use thiserror::Error;

use list::PRESETS;

use crate::seat::Side;

/// An option a table may choose: a word, its values and what they mean.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The word before `=`.
    pub name: &'static str,
    /// What it decides, in one sentence for people.
    pub help: &'static str,
    /// Its values with their meaning; which is the default is the preset's.
    pub values: &'static [(&'static str, &'static str)],
    /// The option without which it would decide nothing, and the values of it that will do, if there is one.
    pub needs: Option<(&'static str, &'static [&'static str])>,
    /// The numbers it takes besides `values`, which are then those to offer.
    pub number: Option<Numbers>,
}

/// The whole numbers an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// The least.
    pub least: u64,
    /// The greatest.
    pub most: u64,
    /// What each must be a multiple of.
    pub multiple_of: u64,
}

/// The rules under a game's overlays (overlays.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// Orthodox chess.
    Chess,
    /// Black holes.
    BlackHoles,
    /// Three-way chess.
    ThreeWay,
    /// Crazy chess: its pieces, to which the preset adds denial.
    Crazy,
}

/// How moves follow one another (overlays.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tempo {
    /// One side after the other.
    Turns,
    /// Whenever a piece is ready (realtime.md).
    Realtime,
}

/// One game of the list: a base, a tempo, overlays and the defaults of its options.
#[derive(Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name that is typed.
    pub name: &'static str,
    /// The name that is shown.
    pub title: &'static str,
    /// What it is, in one sentence for people.
    pub summary: &'static str,
    /// The rules under its overlays.
    pub base: Base,
    /// How moves follow one another.
    pub tempo: Tempo,
    /// Its options.
    pub options: &'static [OptionSpec],
    /// The default of every option, in the order of `options`.
    pub defaults: &'static [&'static str],
}

const ON_OFF: &[(&str, &str)] = &[("off", "no"), ("on", "yes")];

impl Preset {
    /// All games there are.
    #[must_use]
    pub const fn all() -> &'static [Self] {
        PRESETS
    }

    /// Why it has not got an option: other games may have it, and its rules forbid it (overlays.md).
    fn without(&'static self, name: &str) -> SetupError {
        const BEAMS: [&str; 2] = ["mode", "lets_billi"];
        let spec = PRESETS.iter().flat_map(|preset| preset.options).find(|spec| spec.is_named(name));
        let why = match spec.map(|spec| spec.name) {
            Some(option) if BEAMS.contains(&option) && self.base == Base::Crazy => {
                "with lasers it is played in mode A only, because its kings stand in stacks and cannot become rooks"
            }
            Some(option) if BEAMS.contains(&option) && self.base == Base::ThreeWay => {
                "with three sides the points decide, and kings are captured"
            }
            Some(option) if BEAMS.contains(&option) && self.tempo == Tempo::Realtime => {
                "without turns it is played in mode A only, because the Billi phase takes turns"
            }
            Some("denial") if self.base == Base::ThreeWay => "denial is for two sides",
            Some("denial") if self.tempo == Tempo::Realtime => "denial needs turns",
            Some("board") if self.base != Base::Chess => "only orthodox chess has frames to choose from",
            _ => return SetupError::UnknownOption { game: self.name, name: shorten(name) },
        };
        SetupError::NotHere { game: self.name, name: spec.map_or("", |spec| spec.name), why }
    }

    /// The game of a name, in any case.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.name.eq_ignore_ascii_case(name.trim()))
    }

    /// The sides in seat order when the preset is played with its defaults.
    #[must_use]
    pub fn sides(&'static self) -> &'static [Side] {
        Setup::new(self).sides()
    }
}

/// What a table has chosen: a preset and a value for each of its options, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    preset: &'static Preset,
    /// A value for each option, in the preset's order.
    values: Vec<Cow<'static, str>>,
    /// The position to start from in its exact text, where it is not the start position.
    pub position: Option<String>,
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// No such game.
    #[error("there is no game {name:?}; the games are {}", names())]
    UnknownGame {
        /// What was typed, shortened.
        name: String,
    },
    /// No such option.
    #[error("{game} has no option {name:?}; its options are {}", option_names(.game))]
    UnknownOption {
        /// The preset's name.
        game: &'static str,
        /// What was typed, shortened.
        name: String,
    },
    /// The game cannot have the option, though others do.
    #[error("{game} has no option {name:?}: {why}")]
    NotHere {
        /// The preset's name.
        game: &'static str,
        /// The option's name.
        name: &'static str,
        /// Why not, as the end of a sentence.
        why: &'static str,
    },
    /// The option has no such value.
    #[error("{} cannot be {value:?}; it is {}", .option.name, .option.taken())]
    UnknownValue {
        /// The option.
        option: &'static OptionSpec,
        /// What was typed, shortened.
        value: String,
    },
    /// The option would decide nothing.
    #[error("{option} means something only with {needs}={value}")]
    Idle {
        /// The option.
        option: &'static str,
        /// The option it needs.
        needs: &'static str,
        /// The values of that one that will do.
        value: String,
    },
    /// The position cannot be read.
    #[error("{0}")]
    Position(#[from] crate::notation::PositionError),
}

fn names() -> String {
    PRESETS.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ")
}

fn option_names(game: &str) -> String {
    let options = Preset::named(game).map_or(&[][..], |preset| preset.options);
    options.iter().map(|option| option.name).collect::<Vec<_>>().join(", ")
}

fn shorten(text: &str) -> String {
    const SHOWN: usize = 30;
    text.chars().filter(|c| !c.is_control()).take(SHOWN).collect()
}

impl Setup {
    /// A preset with its defaults, from the start position.
    #[must_use]
    pub fn new(preset: &'static Preset) -> Self {
        Self { preset, values: preset.defaults.iter().copied().map(Cow::Borrowed).collect(), position: None }
    }

    /// A preset by name with options as `name=value` texts (`name` alone is `name=on`), later ones overruling earlier ones.
    ///
    /// # Errors
    /// What is not known, with what is; or which option would decide nothing.
    pub fn parse<'a>(game: &str, options: impl IntoIterator<Item = &'a str>) -> Result<Self, SetupError> {
        let preset = Preset::named(game).ok_or_else(|| SetupError::UnknownGame { name: shorten(game) })?;
        let mut setup = Self::new(preset);
        let mut set = Vec::new();
        for option in options {
            // An option's bare name switches it on.
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            set.push(setup.set(name.trim(), value.trim())?);
        }
        for option in set {
            if let Some((needs, values)) = option.needs
                && !values.contains(&setup.get(needs))
                && setup.get(option.name) != setup.default_of(option.name)
            {
                return Err(SetupError::Idle { option: option.name, needs, value: values.join(" or ") });
            }
        }
        Ok(setup)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<&'static OptionSpec, SetupError> {
        let preset = self.preset;
        let found = preset.options.iter().zip(&mut self.values).find(|(spec, _)| spec.is_named(name));
        let Some((spec, slot)) = found else {
            return Err(preset.without(name));
        };
        let value = spec
            .read(value)
            .ok_or_else(|| SetupError::UnknownValue { option: spec, value: shorten(value) })?;
        *slot = value;
        Ok(spec)
    }

    /// The preset.
    #[must_use]
    pub const fn preset(&self) -> &'static Preset {
        self.preset
    }

    /// The value of an option; empty for an option the preset does not have.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        let found = self.preset.options.iter().zip(&self.values).find(|(spec, _)| spec.name == name);
        found.map_or("", |(_, value)| value.as_ref())
    }

    fn default_of(&self, name: &str) -> &'static str {
        let found = self.preset.options.iter().zip(self.preset.defaults).find(|(spec, _)| spec.name == name);
        found.map_or("", |(_, value)| value)
    }

    /// Whether an on/off option is on.
    #[must_use]
    pub fn is_on(&self, name: &str) -> bool {
        self.get(name) == "on"
    }

    /// The options that are not at the preset's default, as `name=value` in the preset's order: what is
    /// stored and shown. Reading it with [`Setup::parse`] gives the same table.
    #[must_use]
    pub fn options_text(&self) -> String {
        let specs = self.preset.options.iter().zip(&self.values).zip(self.preset.defaults);
        let changed = specs.filter(|((_, value), default)| value != default);
        changed.map(|((spec, value), _)| format!("{}={value}", spec.name)).collect::<Vec<_>>().join(" ")
    }

    /// Every option, at its default or not, in the same form: for a record that must mean the same when a default has
    /// changed.
    #[must_use]
    pub fn full_text(&self) -> String {
        let specs = self.preset.options.iter().zip(&self.values);
        specs.map(|(spec, value)| format!("{}={value}", spec.name)).collect::<Vec<_>>().join(" ")
    }

    /// The sides in seat order.
    #[must_use]
    pub fn sides(&self) -> &'static [Side] {
        if self.preset.base == Base::ThreeWay {
            return &[Side::White, Side::Red, Side::Black];
        }
        if self.is_on("lasers") { &[Side::Blue, Side::Red] } else { &[Side::White, Side::Black] }
    }
}

impl OptionSpec {
    /// What it takes, for people: its numbers, or its words.
    fn taken(&self) -> String {
        match self.number {
            Some(numbers) => numbers.to_string(),
            None => {
                let values: Vec<_> = self.values.iter().map(|(value, _)| *value).collect();
                format!("one of {}", values.join(", "))
            }
        }
    }

    /// Whether a typed name is this option's, in any case and with `-` or `_`.
    fn is_named(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name) || self.name.replace('_', "-").eq_ignore_ascii_case(name)
    }

    /// The value a typed text stands for; on/off options take yes, no, true, false, 1 and 0 too.
    fn read(&self, text: &str) -> Option<Cow<'static, str>> {
        let plain = text.to_ascii_lowercase();
        if let Some(number) = self.number.and_then(|numbers| numbers.read(&plain)) {
            return Some(Cow::Owned(number.to_string()));
        }
        let plain = if self.values == ON_OFF {
            match plain.as_str() {
                "true" | "yes" | "1" | "" => "on".to_owned(),
                "false" | "no" | "0" => "off".to_owned(),
                _ => plain,
            }
        } else {
            plain
        };
        let known = self.values.iter().map(|(value, _)| *value).find(|value| *value == plain);
        known.filter(|_| self.number.is_none()).map(Cow::Borrowed)
    }
}

/// For people: `a multiple of 20 from 1000 to 604800000`.
impl std::fmt::Display for Numbers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.multiple_of {
            1 => f.write_str("a whole number"),
            step => write!(f, "a multiple of {step}"),
        }?;
        write!(f, " from {}", self.least)?;
        if self.most < u64::MAX { write!(f, " to {}", self.most) } else { f.write_str(" on") }
    }
}

impl Numbers {
    /// The number of a text, where it is one of these.
    fn read(self, text: &str) -> Option<u64> {
        let number: u64 = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))?;
        let fits = (self.least..=self.most).contains(&number) && number.is_multiple_of(self.multiple_of);
        fits.then_some(number)
    }
}
