//! The levels of play, 1 to 8: the level decides how strong, never how long somebody waits.

use super::Score;
use super::limits::Tuning;

/// A level of play, from 1 (a beginner) to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What a level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levels {
    /// How many positions it looks at.
    pub nodes: u64,
    /// How many plies it looks ahead.
    pub depth: u8,
    /// By how much its judgement may be off, in hundredths of a pawn.
    pub noise: Score,
}

/// A row for each level. The upper ones differ by the positions they look at, so that the same position, level and seed
/// give the same move on any machine.
const LEVELS: [Levels; 8] = [
    Levels { nodes: 3_000, depth: 1, noise: 400 },
    Levels { nodes: 3_000, depth: 1, noise: 150 },
    Levels { nodes: 10_000, depth: 2, noise: 60 },
    Levels { nodes: 20_000, depth: 3, noise: 30 },
    Levels { nodes: 4_000, depth: 64, noise: 25 },
    Levels { nodes: 13_000, depth: 64, noise: 10 },
    Levels { nodes: 50_000, depth: 64, noise: 5 },
    Levels { nodes: 200_000, depth: 64, noise: 3 },
];

/// How many times fewer positions are looked at among three, where each costs more.
const AMONG_THREE: u64 = 3;

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self(1);
    /// The strongest.
    pub const HIGHEST: Self = Self(8);

    /// The level of a number from 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 8 { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it may do, in a game of so many seats.
    #[must_use]
    pub fn means(self, seats: usize) -> Levels {
        let row = LEVELS[usize::from(self.0 - 1).min(LEVELS.len() - 1)];
        Levels { nodes: if seats > 2 { row.nodes / AMONG_THREE } else { row.nodes }, ..row }
    }

    /// How it searches.
    #[must_use]
    pub fn tuning(self, seed: u64) -> Tuning {
        Tuning { noise: self.means(2).noise, seed, ..Tuning::PLAY }
    }
}
