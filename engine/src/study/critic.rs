//! What a position of a game that is looked back at is worth, and what had best be done in it.

use crate::action::Asked;
use crate::any::AnyGame;
use crate::search::{Limits, Score, Thought, TranspositionTable, Tuning, WIN};
use crate::seat::Seat;
use crate::sorting::sort_by;

/// What a position is worth.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    pub values: Vec<Score>,
    /// What who acts had best do, exact, and what that is worth to them, the best first; empty where that is nothing.
    pub best: Vec<(String, Score)>,
}

/// Searches positions until it is stopped.
pub(super) struct Critic<'a> {
    pub stop: &'a dyn Fn() -> bool,
    pub memory: &'a mut TranspositionTable,
}

impl Critic<'_> {
    /// What a position is worth to each seat, and what `seat` had best do: so many positions are looked at for so many lines.
    /// `None` where it was stopped.
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

    /// What a position is worth to a seat, and what it had best do where it is to act.
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
        let mut told: Vec<Thought> = Vec::new();
        // By rank, the deepest that was found of each.
        let mut tell = |thought: &Thought| match told.get_mut(usize::from(thought.rank) - 1) {
            Some(known) => known.clone_from(thought),
            None => told.push(thought.clone()),
        };
        let how = (limits, Tuning::PLAY);
        let Some(thought) = game.think_among(seat, (&[], lines), how, self.memory, &mut tell) else {
            // Who has fallen has lost.
            return Some((-WIN, Vec::new()));
        };
        if (self.stop)() {
            return None;
        }
        let acts = game.to_act().iter().any(|(asked, what)| {
            asked == seat && matches!(what, Asked::Move | Asked::Denial { .. } | Asked::Lifeline { .. })
        });
        let value = thought.value.clamp(-WIN, WIN);
        sort_by(&mut told, &|a, b| b.value.cmp(&a.value));
        let mut best: Vec<(String, Score)> = Vec::new();
        for Thought { line, value, .. } in std::iter::once(thought).chain(told).filter(|_| acts) {
            if let Some(first) =
                line.into_iter().next().filter(|first| best.iter().all(|(known, _)| known != first))
            {
                best.push((first, value));
            }
        }
        Some((value, best))
    }
}
