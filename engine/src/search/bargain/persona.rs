//! Personas: how much the computer's own promises weigh with it.

use strum::{EnumString, IntoStaticStr};

use crate::mix::mixed;
use crate::search::Score;

/// How a computer keeps its promises (pacts.md P8): chosen at the table or drawn by the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum Persona {
    /// Keeps them, unless that loses its king, or it can win the game or capture the king of a non-partner.
    Loyal,
    /// Breaks them for a clear gain.
    Shrewd,
    /// Promises easily and breaks promises for any real gain.
    Treacherous,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// How it keeps its promises.
    pub persona: Persona,
    pub seed: u64,
}

impl Persona {
    pub const ALL: [Self; 3] = [Self::Loyal, Self::Shrewd, Self::Treacherous];

    /// The persona drawn by a seed.
    #[must_use]
    pub const fn drawn(seed: u64) -> Self {
        match mixed(seed) % 3 {
            0 => Self::Loyal,
            1 => Self::Shrewd,
            _ => Self::Treacherous,
        }
    }

    /// Its name in commands, lower case.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// The persona of that name in any case.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        word.trim().parse().ok()
    }

    /// The cost of breaking a promise in centipawns; for a loyal one above everything but its king.
    pub(super) const fn breach(self) -> Score {
        match self {
            Self::Loyal => 20_000,
            Self::Shrewd => 300,
            Self::Treacherous => 60,
        }
    }

    /// How much the cost of a promise counts before it is given, in percent.
    pub(super) const fn burden(self) -> Score {
        match self {
            Self::Loyal | Self::Shrewd => 100,
            Self::Treacherous => 35,
        }
    }

    /// The bonus for being allied at all, in centipawns.
    pub(super) const fn inclination(self) -> Score {
        match self {
            Self::Loyal => 35,
            Self::Shrewd => 0,
            Self::Treacherous => 20,
        }
    }

    /// How reluctant it expects a partner to be to take its pieces, in centipawns.
    pub(super) const fn trust(self) -> Score {
        match self {
            Self::Loyal => 300,
            Self::Shrewd => 150,
            Self::Treacherous => 80,
        }
    }

    /// The loss in pawns within a round after which it reconsiders a war.
    pub(super) const fn pain(self) -> u32 {
        match self {
            Self::Loyal => 5,
            Self::Shrewd | Self::Treacherous => 3,
        }
    }

    /// The lead of an ally, in centipawns, from which on it ends a pact; `None` if it would rather break it when that pays.
    pub(super) const fn patience(self) -> Option<Score> {
        match self {
            Self::Loyal => Some(900),
            Self::Shrewd => Some(500),
            Self::Treacherous => None,
        }
    }
}
