//! Evaluates the positions of a review by search.

use crate::action::Asked;
use crate::any::AnyGame;
use crate::search::{Limits, Score, Thought, TranspositionTable, Tuning, WIN};
use crate::seat::Seat;

/// The result for one position.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    pub values: Vec<Score>,
    /// The best actions of who acts, exact, with their values, the best first; empty if doing nothing is best.
    pub best: Vec<(String, Score)>,
}

/// Searches positions until it is stopped.
pub(super) struct Critic<'a> {
    pub stop: &'a dyn Fn() -> bool,
    pub memory: &'a mut TranspositionTable,
}

impl Critic<'_> {
    /// The value of a position for each seat, and the best lines of `seat`, by nodes and number of lines. `None` if stopped.
    pub(super) fn worth(&mut self, game: &AnyGame, seat: Seat, how: (u64, u8)) -> Option<Worth> {
        let seats = game.sides().len();
        let mut worth = Worth { values: vec![0; seats], best: Vec::new() };
        match game.outcome() {
            Some(outcome) if outcome.winners().next().is_some() => {
                worth.values = vec![-WIN; seats];
                for seat in outcome.winners() {
                    if let Some(value) = worth.values.get_mut(seat.index()) {
                        *value = WIN;
                    }
                }
            }
            Some(_) => {}
            None if seats > 2 => {
                for other in Seat::at_table(seats) {
                    let how = if other == seat { how } else { (how.0, 1) };
                    let (value, best) = self.think(game, other, how)?;
                    worth.values[other.index()] = value;
                    if other == seat {
                        worth.best = best;
                    }
                }
            }
            None => {
                let (value, best) = self.think(game, seat, how)?;
                worth.values[seat.index()] = value;
                worth.values[seat.other().index()] = -value;
                worth.best = best;
            }
        }
        Some(worth)
    }

    /// The value of a position for one seat, and its best actions if it is to act.
    fn think(
        &mut self,
        game: &AnyGame,
        seat: Seat,
        (nodes, lines): (u64, u8),
    ) -> Option<(Score, Vec<(String, Score)>)> {
        if (self.stop)() {
            return None;
        }
        let limits = Limits { stop: self.stop, ..Limits::nodes(nodes) };
        // All lines are reported after each depth.
        let mut thoughts: Vec<Thought> = Vec::new();
        let mut tell = |thought: &Thought| {
            thoughts.truncate(usize::from(thought.rank) - 1);
            thoughts.push(thought.clone());
        };
        let how = (limits, Tuning::PLAY);
        let Some(thought) = game.think_among(seat, (&[], lines), how, self.memory, &mut tell) else {
            // A seat that is out has lost.
            return Some((-WIN, Vec::new()));
        };
        if (self.stop)() {
            return None;
        }
        let acts = game.to_act().iter().any(|(asked, what)| {
            asked == seat && matches!(what, Asked::Move | Asked::Denial { .. } | Asked::Lifeline { .. })
        });
        let value = thought.value.clamp(-WIN, WIN);
        let thoughts = thoughts.into_iter().filter(|_| acts);
        let best =
            thoughts.filter_map(|thought| Some((thought.line.into_iter().next()?, thought.value))).collect();
        Some((value, best))
    }
}
