//! What a table has chosen, from the texts that are typed and stored.

use std::borrow::Cow;

use thiserror::Error;

use super::{Choices, Facts, Needs, OptionSpec, PRESETS, Preset};
use crate::action::Millis;
use crate::overlays::denial::DenialRules;
use crate::overlays::lasers::LaserRules;
use crate::seat::Side;

/// What a table has chosen: a preset and a value for each of its options, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    preset: &'static Preset,
    choices: Choices,
    /// The position to start from in its exact text, where it is not the start position.
    pub position: Option<String>,
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    #[error("there is no game {name:?}. The games are {}", names())]
    UnknownGame { name: String },
    #[error("{game} has no option {name:?}. {}", options_of(.game))]
    UnknownOption { game: &'static str, name: String },
    /// The game cannot have the option, though others do.
    #[error("{game} has no option {name:?}: {why}")]
    NotHere {
        game: &'static str,
        name: &'static str,
        /// Why not, as the end of a sentence.
        why: &'static str,
    },
    #[error("{} can't be {value:?}. Use {}", .option.name, .option.taken())]
    UnknownValue { option: &'static OptionSpec, value: String },
    /// The option would decide nothing.
    #[error("{option} needs {needs}={value}")]
    Idle {
        option: &'static str,
        needs: &'static str,
        /// The values of that one that will do.
        value: String,
    },
    /// The option is given more than once, where each is written once.
    #[error("{option} is given twice")]
    Repeated { option: &'static str },
    #[error("{0}")]
    Position(#[from] crate::notation::PositionError),
}

fn names() -> String {
    PRESETS.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ")
}

fn options_of(game: &str) -> String {
    let options = Preset::named(game).map(Preset::options).unwrap_or_default();
    if options.is_empty() {
        return "It has no options".to_owned();
    }
    let names: Vec<_> = options.iter().map(|option| option.name).collect();
    format!("Its options are {}", names.join(", "))
}

fn shorten(text: &str) -> String {
    const SHOWN: usize = 30;
    text.chars().filter(|c| !c.is_control()).take(SHOWN).collect()
}

/// Why a preset has not got an option: others may have it, and its rules forbid it (overlays.md).
fn without(preset: &'static Preset, name: &str) -> SetupError {
    let spec = PRESETS.iter().flat_map(Preset::options).find(|spec| spec.is_named(name));
    let why = spec.and_then(|spec| {
        let (_, why) = preset.facts().lacks.iter().find(|(options, _)| options.contains(&spec.name))?;
        Some((spec.name, *why))
    });
    match why {
        Some((name, why)) => SetupError::NotHere { game: preset.name, name, why },
        None => SetupError::UnknownOption { game: preset.name, name: shorten(name) },
    }
}

impl Setup {
    /// A preset with its defaults, from the start position.
    #[must_use]
    pub const fn new(preset: &'static Preset) -> Self {
        Self { preset, choices: preset.choices, position: None }
    }

    /// A preset by name with options as `name=value` texts (`name` alone is `name=on`), later ones overruling earlier ones.
    ///
    /// ```
    /// use lasermate_engine::variants::Setup;
    ///
    /// let setup = Setup::parse("billichess", ["board=8x8", "own_move_only"])?;
    /// assert_eq!(setup.options_text(), "board=8x8 own_move_only=on");
    /// let error = Setup::parse("chess", ["mirror=rows"]).unwrap_err();
    /// assert_eq!(error.to_string(), "mirror needs lasers=on");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse<'a>(game: &str, options: impl IntoIterator<Item = &'a str>) -> Result<Self, SetupError> {
        let preset = Preset::named(game).ok_or_else(|| SetupError::UnknownGame { name: shorten(game) })?;
        let mut setup = Self::new(preset);
        let mut set = Vec::new();
        for option in options {
            // An option's bare name switches it on.
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            set.push(setup.set(name.trim(), value.trim())?);
        }
        for option in set.into_iter().filter(|spec| setup.get(spec.name) != preset.choices.word(spec.name)) {
            if let Some(needs) = setup.lacks(option) {
                let (needs, value) = (needs.option, needs.values.join(" or "));
                return Err(SetupError::Idle { option: option.name, needs, value });
            }
        }
        Ok(setup)
    }

    /// The same for a text that names each option once, as records do.
    pub fn parse_once<'a>(
        game: &str,
        options: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, SetupError> {
        let specs = Preset::named(game).map(Preset::options).unwrap_or_default();
        let mut given = vec![false; specs.len()];
        let mut once = Vec::new();
        for option in options {
            let name = option.split_once('=').map_or(option, |(name, _)| name).trim();
            if let Some(at) = specs.iter().position(|spec| spec.is_named(name))
                && std::mem::replace(&mut given[at], true)
            {
                return Err(SetupError::Repeated { option: specs[at].name });
            }
            once.push(option);
        }
        Self::parse(game, once)
    }

    /// What an option needs and the table has not got, itself or what it needs in turn.
    fn lacks(&self, option: &OptionSpec) -> Option<Needs> {
        let needs = option.needs?;
        if !needs.values.contains(&&*self.get(needs.option)) {
            return Some(needs);
        }
        let specs = self.choices.specs();
        specs.into_iter().find(|spec| spec.name == needs.option).and_then(|spec| self.lacks(spec))
    }

    fn set(&mut self, name: &str, value: &str) -> Result<&'static OptionSpec, SetupError> {
        let specs = self.choices.specs();
        let Some(index) = specs.iter().position(|spec| spec.is_named(name)) else {
            return Err(without(self.preset, name));
        };
        if self.choices.set(index, value) {
            Ok(specs[index])
        } else {
            Err(SetupError::UnknownValue { option: specs[index], value: shorten(value) })
        }
    }

    /// A table for a demonstration.
    pub(super) fn demonstrating(preset: &'static Preset) -> Self {
        let mut setup = Self::new(preset);
        setup.choices.demonstrate();
        setup
    }

    /// The same with what chance decides at the beginning, drawn from a seed; `None` where chance decides nothing.
    #[must_use]
    pub fn drawn(&self, seed: u64) -> Option<Self> {
        let mut setup = self.clone();
        setup.choices.draw(seed).then_some(setup)
    }

    #[must_use]
    pub const fn preset(&self) -> &'static Preset {
        self.preset
    }

    /// The variant, and what was chosen of it.
    #[must_use]
    pub const fn choices(&self) -> &Choices {
        &self.choices
    }

    hand_on! {
        (self.choices)
        /// What is true of the game whatever was chosen.
        #[must_use]
        pub fn facts(&self) -> &'static Facts;

        /// The rules of the beams; `None` where there are none.
        #[must_use]
        pub fn lasers(&self) -> Option<LaserRules>;

        /// The rules of denial; `None` where nothing can be denied.
        #[must_use]
        pub fn denial(&self) -> Option<DenialRules>;

        /// The time unit of a game without turns; `None` where there are turns.
        #[must_use]
        pub fn time_unit(&self) -> Option<Millis>;

        /// The sides in seat order.
        #[must_use]
        pub fn sides(&self) -> &'static [Side];
    }

    /// The value of an option as it is typed; empty for an option the game does not have.
    #[must_use]
    pub fn get(&self, name: &str) -> Cow<'static, str> {
        self.choices.word(name)
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
        let words = self.choices.words().into_iter().zip(self.preset.defaults());
        let changed = words.filter(|((_, value), (_, default))| value != default);
        changed.map(|((spec, value), _)| format!("{}={value}", spec.name)).collect::<Vec<_>>().join(" ")
    }

    /// The same for people, without what chance has drawn (a seed tells nobody anything).
    #[must_use]
    pub fn chosen_text(&self) -> String {
        let words = self.choices.words().into_iter().zip(self.preset.defaults());
        let chosen = words.filter(|((spec, value), (_, default))| value != default && !spec.is_drawn);
        chosen.map(|((spec, value), _)| format!("{}={value}", spec.name)).collect::<Vec<_>>().join(" ")
    }

    /// Every option, at its default or not, in the same form: for a record that must mean the same when a default has
    /// changed.
    #[must_use]
    pub fn full_text(&self) -> String {
        let words = self.choices.words().into_iter();
        words.map(|(spec, value)| format!("{}={value}", spec.name)).collect::<Vec<_>>().join(" ")
    }
}
