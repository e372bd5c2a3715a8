//! Static evaluation inside the search: cached, with the level's noise, and corrected by the correction history.

use std::cell::Cell;

use super::evaluate::Evaluate;
use super::searcher::{Searcher, Turn};
use super::{SURE, Score, eval};
use crate::mix;

impl<S: Evaluate> Searcher<'_, S> {
    /// The game's evaluation of a position that is not over, for the searcher, with the level's noise.
    #[inline(never)]
    pub(super) fn raw_eval(&self, state: &S, key: u64) -> Score {
        let value = self.eval_cache.get_or_insert(key, || {
            if !S::HAS_BOARD {
                return eval::balance(state, self.root);
            }
            let of_board = || eval::difference(&state.evaluate_board(), self.root);
            self.board_cache.get_or_insert(state.board_key(), of_board)
                + eval::difference(&state.evaluate_clock(), self.root)
        });
        self.with_noise(value, key)
    }

    /// The evaluation for the side to move, corrected by what searches have found in similar positions.
    #[inline]
    pub(super) fn static_eval(&self, state: &S, turn: Turn, key: u64) -> Score {
        let raw_eval = turn.side * self.raw_eval(state, key);
        if !self.tuning.selective {
            return raw_eval;
        }
        let correction = self.ordering.history.corrections.correction(turn.seat, state.structures());
        (raw_eval + correction).clamp(-SURE + 1, SURE - 1)
    }

    /// Adds the level's noise: the same for the same position, seed and level, and never as much as a forced end.
    #[inline]
    pub(super) fn with_noise(&self, value: Score, key: u64) -> Score {
        let noise = if self.tuning.noise == 0 {
            0
        } else {
            let mixed = mix::seeded(key, self.tuning.seed).wrapping_mul(mix::FACTORS[0]);
            let width = 2 * self.tuning.noise + 1;
            ((mixed >> 40) as Score % width) - self.tuning.noise
        };
        (value + noise).clamp(-SURE + 1, SURE - 1)
    }
}

/// Evaluations of one search by position key. Iterative deepening comes back to most positions.
#[derive(Debug)]
pub(super) struct EvalCache(Vec<Cell<(u64, Score)>>);

/// 512 kB: more would not stay in the processor's cache.
const MAX_SLOTS: u64 = 1 << 15;

impl EvalCache {
    pub fn for_nodes(nodes: u64) -> Self {
        const MIN_SLOTS: u64 = 1 << 10;
        Self(vec![Cell::default(); nodes.clamp(MIN_SLOTS, MAX_SLOTS).next_power_of_two() as usize])
    }

    /// The evaluation of a position: cached, or computed now. A key of 0 belongs to no position and is never cached.
    #[inline]
    pub fn get_or_insert(&self, key: u64, evaluate: impl FnOnce() -> Score) -> Score {
        // The low bits already index the transposition table.
        let index = (key >> 32) as usize & (self.0.len() - 1);
        let Some(slot) = self.0.get(index).filter(|_| key != 0) else { return evaluate() };
        let (found, value) = slot.get();
        if found == key {
            return value;
        }
        let value = evaluate();
        slot.set((key, value));
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evaluation_is_computed_once_until_another_position_takes_its_slot() {
        let cache = EvalCache::for_nodes(1);
        let unknown = |value| move || value;
        let known = || -> Score { unreachable!("it is cached") };
        assert_eq!(cache.get_or_insert(5 << 32 | 1, unknown(7)), 7);
        assert_eq!(cache.get_or_insert(5 << 32 | 1, known), 7);
        // Two positions of the same slot.
        assert_eq!(cache.get_or_insert(5 << 32 | 2, unknown(-3)), -3);
        assert_eq!(cache.get_or_insert(5 << 32 | 1, unknown(9)), 9);
        assert_eq!(cache.get_or_insert(0, unknown(1)), 1);
        assert_eq!(cache.get_or_insert(0, unknown(2)), 2, "no key, nothing cached");
    }
}
