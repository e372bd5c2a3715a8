//! The levels of play, 1 to 12: the level decides how strong, never how long somebody waits.

use super::Score;
use super::limits::{Limits, Tuning};

/// A level of play, from 1 (a beginner) to 12; or one of the eight that there were before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level {
    number: u8,
    earlier: bool,
}

/// How strong a level plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// How many positions it looks at.
    pub nodes: u64,
    /// How many plies it looks ahead.
    pub depth: u8,
    /// By how much its judgement may be off, in hundredths of a pawn.
    pub noise: Score,
    /// How much it overlooks, in parts of a thousand ([`Tuning::oversight`]).
    pub oversight: u16,
}

/// A row of a table of strengths: [`Strength::nodes`], depth, noise and oversight.
pub(crate) const fn row(nodes: u64, depth: u8, noise: Score, oversight: u16) -> Strength {
    Strength { nodes, depth, noise, oversight }
}

impl Strength {
    /// How much is searched, unless `stop` says to stop.
    #[must_use]
    pub fn limits(self, stop: &dyn Fn() -> bool) -> Limits<'_> {
        Limits { depth: self.depth, stop, ..Limits::nodes(self.nodes) }
    }

    /// How it is searched; `seed` decides what is misjudged and overlooked.
    #[must_use]
    pub fn tuning(self, seed: u64) -> Tuning {
        Tuning { noise: self.noise, oversight: self.oversight, seed, ..Tuning::PLAY }
    }
}

/// How strong each level plays a game. Levels differ by the positions they look at and by what they overlook, never by time, so
/// that the same position, level and seed give the same move on any machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strengths {
    named: [Strength; NAMED as usize],
    /// Those of the levels that there were before, for games that are under way.
    earlier: [Strength; EARLIER as usize],
}

impl Strengths {
    /// As they were measured in orthodox chess, where each level beats the one below it about twice in three games.
    pub const CHESS: Self = Self {
        named: [
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
        earlier: [
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

    /// Those of chess with rows of its own for a game in which the same rows lie closer together or further apart.
    pub(crate) const fn of_rows(named: [Strength; NAMED as usize]) -> Self {
        Self { named, ..Self::CHESS }
    }

    /// The same with so many times fewer positions, where each costs more.
    pub(crate) const fn with_fewer_positions(mut self, times: u64) -> Self {
        let mut at = 0;
        while at < self.named.len() {
            self.named[at].nodes /= times;
            at += 1;
        }
        at = 0;
        while at < self.earlier.len() {
            self.earlier[at].nodes /= times;
            at += 1;
        }
        self
    }

    /// How strong a level plays.
    #[must_use]
    pub fn of(&self, level: Level) -> Strength {
        let rows: &[Strength] = if level.earlier { &self.earlier } else { &self.named };
        rows[usize::from(level.number - 1).min(rows.len() - 1)]
    }
}

/// How many levels have a name, and how many there were before.
const NAMED: u8 = 12;
const EARLIER: u8 = 8;

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self { number: 1, earlier: false };
    /// The strongest.
    pub const HIGHEST: Self = Self { number: NAMED, earlier: false };

    /// The level of a number from 1 to 12.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= NAMED { Some(Self { number, earlier: false }) } else { None }
    }

    /// One of the levels that there were before, from 1 to 8.
    #[must_use]
    pub const fn earlier(number: u8) -> Option<Self> {
        if number >= 1 && number <= EARLIER { Some(Self { number, earlier: true }) } else { None }
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
}
