//! A temper: how much the computer's own word weighs with it.

use strum::{EnumString, IntoStaticStr};

use crate::mix::mixed;
use crate::search::Score;

/// How a computer keeps its word (pacts.md P8): chosen at the table or drawn from the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum Persona {
    /// Keeps it, unless that loses the king, or a king of no partner can be taken, or the game won.
    Loyal,
    /// Keeps it as long as it pays: breaks it for a clear gain.
    Shrewd,
    /// Gives it lightly and breaks it for any real gain.
    Treacherous,
}

/// How a computer bargains: by which temper, and by which seed it decides what is as good as another thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Its temper.
    pub temper: Persona,
    /// The seed; the same seed decides the same.
    pub seed: u64,
}

impl Persona {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Loyal, Self::Shrewd, Self::Treacherous];

    /// The temper that a seed draws.
    #[must_use]
    pub const fn drawn(seed: u64) -> Self {
        match mixed(seed) % 3 {
            0 => Self::Loyal,
            1 => Self::Shrewd,
            _ => Self::Treacherous,
        }
    }

    /// The word for it, lower case.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The temper of a word, whatever its case.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        word.trim().parse().ok()
    }

    /// What breaking its word costs it, in hundredths of a pawn: a loyal one more than anything but its king.
    pub(super) const fn breach(self) -> Score {
        match self {
            Self::Loyal => 20_000,
            Self::Shrewd => 300,
            Self::Treacherous => 60,
        }
    }

    /// How many hundredths of what a promise takes from it a promise weighs before it is given.
    pub(super) const fn burden(self) -> Score {
        match self {
            Self::Loyal | Self::Shrewd => 100,
            // What is not meant to be kept weighs little.
            Self::Treacherous => 35,
        }
    }

    /// How gladly it is allied at all.
    pub(super) const fn inclination(self) -> Score {
        match self {
            Self::Loyal => 35,
            Self::Shrewd => 0,
            Self::Treacherous => 20,
        }
    }

    /// What it thinks a partner holds back from for the sake of his word.
    pub(super) const fn trust(self) -> Score {
        match self {
            Self::Loyal => 300,
            Self::Shrewd => 150,
            Self::Treacherous => 80,
        }
    }

    /// The loss in pawns, within a round, after which it reconsiders a war.
    pub(super) const fn pain(self) -> u32 {
        match self {
            Self::Loyal => 5,
            Self::Shrewd | Self::Treacherous => 3,
        }
    }

    /// How far an ally may come to stand above it before it lets him go; nothing where it keeps a pact rather to break it
    /// when that pays.
    pub(super) const fn patience(self) -> Option<Score> {
        match self {
            Self::Loyal => Some(900),
            Self::Shrewd => Some(500),
            Self::Treacherous => None,
        }
    }
}
