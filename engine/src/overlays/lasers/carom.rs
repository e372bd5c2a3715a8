//! What a lasermate scores where its way to the heel counts: `scoring=carom` (billichess.md 2.8.2).

use crate::outcome::Points;

/// How a beam came to the heel it has scored in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carom {
    /// How often a piece turned it on its way; the frame counts nothing.
    pub turns: u8,
    /// Whether the opponent's own move sent it there.
    pub gift: bool,
}

impl Carom {
    pub const BASE: Points = 200;
    pub const TURN: Points = 25;
    /// The most that a lasermate scores.
    pub const MOST: Points = 450;
    /// What a gift scores less.
    pub const GIFT: Points = 100;
    /// The least that a lasermate scores.
    pub const LEAST: Points = 100;
    /// More turns than these add nothing.
    pub const TURNS: u8 = ((Self::MOST - Self::BASE) / Self::TURN) as u8;

    #[must_use]
    pub const fn points(self) -> Points {
        let turns = if self.turns < Self::TURNS { self.turns } else { Self::TURNS };
        let full = Self::BASE + Self::TURN * turns as Points;
        if !self.gift {
            full
        } else if full < Self::LEAST + Self::GIFT {
            Self::LEAST
        } else {
            full - Self::GIFT
        }
    }
}
