//! Presets: the games that are offered by name, each a variant with what it chooses.

use std::borrow::Cow;

use super::{Choices, Facts, OptionSpec, PRESETS, Setup};
use crate::seat::Side;

/// One game of the list: names, and what it chooses of its variant's options.
#[derive(Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name that is typed.
    pub name: &'static str,
    /// The name that is shown.
    pub title: &'static str,
    /// What it is, in one sentence for people.
    pub summary: &'static str,
    /// Its variant, and the defaults of its options.
    pub choices: Choices,
}

impl Preset {
    /// All games there are, in the order in which they are offered.
    #[must_use]
    pub const fn all() -> &'static [Self] {
        PRESETS
    }

    /// The game of a name, in any case.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.name.eq_ignore_ascii_case(name.trim()))
    }

    /// Whether the sides move one after another.
    #[must_use]
    pub const fn has_turns(&self) -> bool {
        self.choices.facts().has_turns
    }

    #[must_use]
    pub fn options(&self) -> Vec<&'static OptionSpec> {
        self.choices.specs()
    }

    /// Its options, each with its default.
    #[must_use]
    pub fn defaults(&self) -> Vec<(&'static OptionSpec, Cow<'static, str>)> {
        self.choices.words()
    }

    hand_on! {
        (self.choices)
        /// What is true of it whatever a table chooses.
        #[must_use]
        pub fn facts(&self) -> &'static Facts;

        /// The sides in seat order when it is played with its defaults.
        #[must_use]
        pub fn sides(&self) -> &'static [Side];
    }

    /// A table for a demonstration: every piece can move at the start.
    #[must_use]
    pub fn demonstration(&'static self) -> Setup {
        Setup::demonstrating(self)
    }
}
