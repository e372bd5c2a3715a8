//! What the study of a game asks of it: forced goals, and the lasermates at hand.

use super::AnyGame;
use crate::action::Millis;
use crate::board::Cell;
use crate::problems::{Aim, Budget, ProblemError, Solution, Stipulation};
use crate::search::{Goal, Proof, ProofError};
use crate::seat::Seat;

impl AnyGame {
    /// Proves that whoever is to act forces a goal within so many of their own moves, by trying everything; at most so many
    /// positions are looked at. Repetition and the move count are left out of account, and so are pacts.
    pub fn prove(&self, goal: Goal, moves: u8, most: u64) -> Result<Proof, ProofError> {
        let (seat, _) = self.to_act().iter().next().ok_or(ProofError::NobodyActs)?;
        self.prove_by(seat, (goal, moves), most)
    }

    /// The same game with every piece of a seat ready, and nothing known of what was before it.
    #[must_use]
    pub fn rested(&self, seat: Seat) -> Self {
        self.with_session(self.session.rested(seat))
    }

    /// The same game with the pieces on some cells, by their names, cooling for so long from now, and nothing known of what was
    /// before it.
    #[must_use]
    pub fn cooled(&self, names: &[String], time: Millis) -> Self {
        let cells = (0..=u8::MAX).map(Cell).filter(|cell| names.contains(&self.cell_name(*cell)));
        self.with_session(self.session.cooled(cells.collect(), time))
    }

    /// Everything that solves a problem in this position. `target` is the same game as it is to stand, for a game to a position.
    ///
    /// ```
    /// use lasermate_engine::any::AnyGame;
    /// use lasermate_engine::problems::{Budget, Stipulation};
    /// use lasermate_engine::variants::Setup;
    ///
    /// let mut setup = Setup::parse("chess", [])?;
    /// setup.position = Some("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1".to_owned());
    /// let solution = AnyGame::new(&setup)?.solve(Stipulation::parse("#1")?, None, Budget::positions(10_000))?;
    /// let keys: Vec<_> = solution.keys.iter().map(|key| key.ply.san.as_str()).collect();
    /// assert_eq!(keys, ["Qg7#"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn solve(
        &self,
        asked: Stipulation,
        target: Option<&Self>,
        budget: Budget<'_>,
    ) -> Result<Solution, ProblemError> {
        if !self.choices.facts().has_turns || self.sides().len() != 2 {
            return Err(ProblemError::NotInTurns);
        }
        if asked.aim == Aim::Lasermate && self.choices.lasers().is_none() {
            return Err(ProblemError::NoBeams);
        }
        self.session.solve(asked, target.map(|target| target.session.diagram()), budget)
    }
}
