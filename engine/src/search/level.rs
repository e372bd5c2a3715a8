//! The levels of play, 1 to 12. A level decides how strong the computer plays, never how long it takes.

use super::Score;
use super::limits::{Limits, Tuning};

/// A level of play, from 1 (a beginner) to 12, or one of the eight of earlier versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level {
    number: u8,
    legacy: bool,
}

/// How strong a level plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Positions searched for a move.
    pub nodes: u64,
    /// The greatest depth in plies.
    pub depth: u8,
    pub noise: Score,
    pub blunder_rate: u16,
}

/// A row of a table of strengths.
pub(crate) const fn row(nodes: u64, depth: u8, noise: Score, blunder_rate: u16) -> Strength {
    Strength { nodes, depth, noise, blunder_rate }
}

impl Strength {
    /// The limits of a search at this strength.
    #[must_use]
    pub fn limits(self, stop: &dyn Fn() -> bool) -> Limits<'_> {
        Limits { depth: self.depth, stop, ..Limits::nodes(self.nodes) }
    }

    /// The options of a search at this strength; `seed` decides the noise and what is overlooked.
    #[must_use]
    pub fn tuning(self, seed: u64) -> Tuning {
        Tuning { noise: self.noise, blunder_rate: self.blunder_rate, seed, ..Tuning::PLAY }
    }
}

/// How strong each level plays a game. Levels differ by nodes, depth and blunders, never by time, so that the same position,
/// level and seed give the same move on any machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strengths {
    current: [Strength; CURRENT as usize],
    /// For games under way that were begun by an earlier version.
    legacy: [Strength; LEGACY as usize],
}

impl Strengths {
    /// Fitted in orthodox chess so that each level scores about two thirds against the one below (`examples/strength.rs`).
    pub const CHESS: Self = Self {
        current: [
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
        ],
        legacy: [
            row(3_000, 1, 400, 0),
            row(3_000, 1, 150, 0),
            row(10_000, 2, 60, 0),
            row(20_000, 3, 30, 0),
            row(4_000, 64, 25, 0),
            row(13_000, 64, 10, 0),
            row(50_000, 64, 5, 0),
            row(200_000, 64, 3, 0),
        ],
    };

    /// Rows fitted to another game.
    pub(crate) const fn of_rows(current: [Strength; CURRENT as usize]) -> Self {
        Self { current, ..Self::CHESS }
    }

    /// The same with `nodes` divided, for a game whose positions cost more time.
    pub(crate) const fn with_nodes_divided(mut self, by: u64) -> Self {
        let mut at = 0;
        while at < self.current.len() {
            self.current[at].nodes /= by;
            at += 1;
        }
        at = 0;
        while at < self.legacy.len() {
            self.legacy[at].nodes /= by;
            at += 1;
        }
        self
    }

    /// The strength of a level.
    #[must_use]
    pub fn of(&self, level: Level) -> Strength {
        let rows: &[Strength] = if level.legacy { &self.legacy } else { &self.current };
        rows[usize::from(level.number - 1).min(rows.len() - 1)]
    }
}

const CURRENT: u8 = 12;
const LEGACY: u8 = 8;

impl Level {
    pub const LOWEST: Self = Self { number: 1, legacy: false };
    pub const HIGHEST: Self = Self { number: CURRENT, legacy: false };

    /// The level of a number from 1 to 12.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= CURRENT { Some(Self { number, legacy: false }) } else { None }
    }

    /// A level of earlier versions, from 1 to 8.
    #[must_use]
    pub const fn earlier(number: u8) -> Option<Self> {
        if number >= 1 && number <= LEGACY { Some(Self { number, legacy: true }) } else { None }
    }

    /// Whether it is a level of an earlier version.
    #[must_use]
    pub const fn is_earlier(self) -> bool {
        self.legacy
    }

    /// From 1 on, within its version.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }
}
