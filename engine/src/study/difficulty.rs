//! How hard a puzzle is judged to be before anybody has tried it.

use super::puzzle::Puzzle;
use super::theme::Theme;
use crate::search::{Limits, TranspositionTable, Tuning};

/// What the easiest puzzle is worth, in points.
const EASIEST: f64 = 800.0;
/// What an exercise is worth: the rules are to be known, and all there is to be looked at.
const EXERCISE: u16 = 1200;
/// What each further move adds.
const MOVE: f64 = 250.0;
/// What it adds that the search needs four times as many positions to see the first move.
const FOURFOLD: f64 = 90.0;
/// What it adds that there are twice as many first moves to choose from.
const TWOFOLD: f64 = 60.0;
/// So few first moves add nothing.
const FEW: f64 = 8.0;
/// What pacts add, which the search does not know.
const PACT: f64 = 200.0;
/// How many positions the search looks at, try after try.
const TRIES: [u64; 6] = [200, 800, 3_200, 12_800, 51_200, 204_800];

impl Puzzle {
    /// The same puzzle with the rating that it begins with, in points, by the moves it takes, the positions the search looks at
    /// before it sees the first one, and how many there are to choose from. `memory` is emptied.
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
