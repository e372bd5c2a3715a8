//! Which choice to try first: what was best before, good captures, what refuted a neighbour, what refuted often.

use super::PLIES;
use crate::action::Action;
use crate::board::Cell;
use crate::seat::Seat;

/// What earlier parts of the tree say about the order.
#[derive(Debug)]
pub(super) struct Order<M> {
    /// The last two quiet actions that refuted at each ply.
    killers: Vec<[Option<Action<M>>; 2]>,
    /// How often and how deep a way from one cell to another refuted, for each seat.
    history: Vec<i32>,
}

/// Cells of any board that history tells apart.
const CELLS: usize = 128;
/// No history counts more.
const MOST: i32 = 1 << 14;

/// The order of what was best before, of captures that win, of killers, of quiet moves.
pub(super) const BEST: i32 = 1 << 30;
pub(super) const WINNING: i32 = 1 << 24;
pub(super) const KILLER: i32 = 1 << 20;
pub(super) const LOSING: i32 = -(1 << 20);

#[inline]
fn place(seat: Seat, (from, to): (Cell, Cell)) -> usize {
    (seat.index() * CELLS + from.index() % CELLS) * CELLS + to.index() % CELLS
}

impl<M: Copy + Eq> Order<M> {
    /// What is known at the beginning: nothing, or half of what an earlier search learned.
    pub fn new(mut history: Vec<i32>) -> Self {
        for record in &mut history {
            *record /= 2;
        }
        history.resize(3 * CELLS * CELLS, 0);
        Self { killers: vec![[None; 2]; PLIES + 1], history }
    }

    /// What was learned.
    pub fn into_history(self) -> Vec<i32> {
        self.history
    }

    /// What a quiet action's record is worth.
    #[inline]
    pub fn quiet(&self, ply: usize, seat: Seat, action: Action<M>, ends: (Cell, Cell)) -> i32 {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        if killers[0] == Some(action) {
            KILLER + 1
        } else if killers[1] == Some(action) {
            KILLER
        } else {
            self.history.get(place(seat, ends)).copied().unwrap_or(0)
        }
    }

    /// A quiet action refuted what came before.
    pub fn refuted(&mut self, ply: usize, seat: Seat, action: Action<M>, ends: (Cell, Cell), depth: i32) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(action)
        {
            killers[1] = killers[0];
            killers[0] = Some(action);
        }
        self.learn(seat, ends, depth * depth);
    }

    /// A quiet action was tried in vain before the one that refuted.
    pub fn failed(&mut self, seat: Seat, ends: (Cell, Cell), depth: i32) {
        self.learn(seat, ends, -depth * depth);
    }

    /// Draws a record towards its bound, so that it never leaves it.
    fn learn(&mut self, seat: Seat, ends: (Cell, Cell), by: i32) {
        if let Some(record) = self.history.get_mut(place(seat, ends)) {
            let by = by.clamp(-400, 400) * 8;
            *record += by - *record * by.abs() / MOST;
        }
    }
}
