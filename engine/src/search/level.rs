//! The levels of play, 1 to 12: the level decides how strong, never how long somebody waits.

use super::Score;
use super::limits::Tuning;

/// A level of play, from 1 (a beginner) to 12; or one of the eight that there were before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level {
    number: u8,
    earlier: bool,
}

/// What a level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levels {
    /// How many positions it looks at.
    pub nodes: u64,
    /// How many plies it looks ahead.
    pub depth: u8,
    /// By how much its judgement may be off, in hundredths of a pawn.
    pub noise: Score,
    /// How much it overlooks, in parts of a thousand ([`Tuning::oversight`]).
    pub oversight: u16,
}

const fn row(nodes: u64, depth: u8, noise: Score, oversight: u16) -> Levels {
    Levels { nodes, depth, noise, oversight }
}

/// A row for each level. They differ by the positions they look at and by what they overlook, never by time, so that the same
/// position, level and seed give the same move on any machine.
const LEVELS: [Levels; 12] = [
    row(1_000, 2, 116, 407),
    row(1_000, 2, 100, 350),
    row(1_350, 3, 91, 300),
    row(2_000, 4, 69, 208),
    row(2_650, 5, 52, 146),
    row(3_500, 7, 41, 106),
    row(4_750, 9, 32, 75),
    row(7_200, 64, 24, 45),
    row(9_850, 64, 17, 28),
    row(13_200, 64, 13, 18),
    row(18_000, 64, 10, 9),
    row(24_000, 64, 6, 4),
];

/// The levels that there were before, for games that are under way.
const EARLIER: [Levels; 8] = [
    row(3_000, 1, 400, 0),
    row(3_000, 1, 150, 0),
    row(10_000, 2, 60, 0),
    row(20_000, 3, 30, 0),
    row(4_000, 64, 25, 0),
    row(13_000, 64, 10, 0),
    row(50_000, 64, 5, 0),
    row(200_000, 64, 3, 0),
];

/// How many times fewer positions are looked at among three, where each costs more.
const AMONG_THREE: u64 = 3;

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self { number: 1, earlier: false };
    /// The strongest.
    pub const HIGHEST: Self = Self { number: LEVELS.len() as u8, earlier: false };

    /// The level of a number from 1 to 12.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= LEVELS.len() {
            Some(Self { number, earlier: false })
        } else {
            None
        }
    }

    /// One of the levels that there were before, from 1 to 8.
    #[must_use]
    pub const fn earlier(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= EARLIER.len() {
            Some(Self { number, earlier: true })
        } else {
            None
        }
    }

    /// Whether it is one of those that there were before.
    #[must_use]
    pub const fn is_earlier(self) -> bool {
        self.earlier
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }

    /// What it may do, in a game of so many seats.
    #[must_use]
    pub fn means(self, seats: usize) -> Levels {
        let rows: &[Levels] = if self.earlier { &EARLIER } else { &LEVELS };
        let row = rows[usize::from(self.number - 1).min(rows.len() - 1)];
        Levels { nodes: if seats > 2 { row.nodes / AMONG_THREE } else { row.nodes }, ..row }
    }

    /// How it searches.
    #[must_use]
    pub fn tuning(self, seed: u64) -> Tuning {
        let Levels { noise, oversight, .. } = self.means(2);
        Tuning { noise, oversight, seed, ..Tuning::PLAY }
    }
}
