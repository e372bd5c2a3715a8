//! What the study of a game asks of it: forced goals, and the lasermates at hand.

use super::{AnyGame, Legal};
use crate::problems::{Aim, Budget, Solution, Stipulation, Unsolvable};
use crate::search::{Goal, Proved, Unproved};
use crate::seat::Seat;

impl AnyGame {
    /// Proves that whoever is to act forces a goal within so many of their own moves, by trying everything; at most so many
    /// positions are looked at. Repetition and the move count are left out of account.
    ///
    /// # Errors
    /// Why nothing was proved.
    pub fn prove(&self, goal: Goal, moves: u8, most: u64) -> Result<Proved, Unproved> {
        self.session.prove(goal, moves, most)
    }

    /// Everything that solves a problem in this position. `target` is the same game as it is to stand, for a game to a position.
    ///
    /// # Errors
    /// Why it cannot be looked at.
    pub fn solve(
        &self,
        asked: Stipulation,
        target: Option<&Self>,
        budget: Budget<'_>,
    ) -> Result<Solution, Unsolvable> {
        if !self.choices.facts().has_turns || self.sides().len() != 2 {
            return Err(Unsolvable::NotInTurns);
        }
        if asked.aim == Aim::Lasermate && self.choices.lasers().is_none() {
            return Err(Unsolvable::NoBeams);
        }
        self.session.solve(asked, target.map(|target| &*target.session), budget)
    }

    /// The moves of a seat that is to move which score a lasermate at once, in order of their texts.
    #[must_use]
    pub fn lasermates(&self, seat: Seat) -> Vec<Legal> {
        self.session.lasermates(seat)
    }
}
