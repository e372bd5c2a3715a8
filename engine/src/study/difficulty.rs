//! The initial rating of a puzzle, before anybody has tried it. All values are rating points.

use super::puzzle::Puzzle;
use super::theme::Theme;
use crate::search::{Limits, TranspositionTable, Tuning};

const EASIEST: f64 = 800.0;
/// An exercise: one has to know the rules and look at everything.
const EXERCISE: u16 = 1200;
/// Added for each further move.
const MOVE: f64 = 250.0;
/// Added each time the search needs four times the nodes to find the first move.
const FOURFOLD: f64 = 90.0;
/// Added each time the number of first moves doubles.
const TWOFOLD: f64 = 60.0;
/// Up to this number of first moves nothing is added.
const FEW: f64 = 8.0;
/// Added for pacts, which the search does not know.
const PACT: f64 = 200.0;
/// The node limits of the search, one try after the other.
const TRIES: [u64; 6] = [200, 800, 3_200, 12_800, 51_200, 204_800];

impl Puzzle {
    /// Sets the initial rating by the number of moves, the nodes a search needs to find the first one, and the number of first
    /// moves. `memory` is cleared.
    #[must_use]
    pub fn rated(mut self, memory: &mut TranspositionTable) -> Self {
        let Ok(game) = self.game() else { return self };
        if self.asks.is_some() {
            self.rating = EXERCISE;
            return self;
        }
        let solver = self.solver(&game);
        let choices = game.legal(solver).len() as f64;
        let mut tries = 0.0;
        if self.task.theme != Theme::Pact {
            for nodes in TRIES {
                memory.forget();
                let how = (Limits::nodes(nodes), Tuning::PLAY);
                let thought = game.think(solver, how, memory, &mut |_| {});
                if thought.and_then(|thought| thought.action).as_deref() == Some(self.key()) {
                    break;
                }
                tries += 1.0;
            }
        }
        let pact = if self.task.theme == Theme::Pact { PACT } else { 0.0 };
        let points = EASIEST
            + MOVE * f64::from(self.task.moves.saturating_sub(1))
            + FOURFOLD * tries
            + TWOFOLD * (choices / FEW).max(1.0).log2().min(5.0)
            + pact;
        self.rating = (points / 10.0).round() as u16 * 10;
        self
    }
}
