//! Joker Knights and their lifelines (billichess.md 2.6).

use std::collections::BTreeSet;

use super::piece::Square;

/// What a Joker can make of a beam that hits it (2.6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lifeline {
    Pass,
    /// The beam is reflected as by a rook.
    Reflect,
    Stop,
}

impl Lifeline {
    /// All three, in the order they are named.
    pub const ALL: [Self; 3] = [Self::Pass, Self::Reflect, Self::Stop];

    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Pass => "lifeline-pass",
            Self::Reflect => "lifeline-reflect",
            Self::Stop => "lifeline-stop",
        }
    }
}

/// Where a side's Joker is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// No knight of the side has moved yet (2.6.1).
    Unnamed,
    On(Square),
    /// It was captured, and there will be no other.
    Gone,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joker {
    pub place: Place,
    /// Those of the three lifelines that are not used up.
    pub original: BTreeSet<Lifeline>,
    /// Whether a fourth is there to be used after them (2.6.6).
    pub fourth: bool,
}

impl Joker {
    /// The Joker of a side none of whose knights has moved.
    #[must_use]
    pub fn unnamed() -> Self {
        Self { place: Place::Unnamed, original: Lifeline::ALL.into_iter().collect(), fourth: false }
    }

    /// The lifelines it may use now: what is left of the three; then any, once, as the fourth.
    #[must_use]
    pub fn choices(&self) -> Vec<Lifeline> {
        if self.original.is_empty() && self.fourth {
            return Lifeline::ALL.to_vec();
        }
        self.original.iter().copied().collect()
    }

    /// Uses one of its choices up.
    pub fn consume(&mut self, lifeline: Lifeline) {
        if !self.original.remove(&lifeline) {
            self.fourth = false;
        }
    }
}
