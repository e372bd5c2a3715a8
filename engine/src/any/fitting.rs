//! The legal moves that fit what was typed, where a position has thousands.

use std::cmp::Reverse;

use super::legal::written;
use super::{AnyGame, AnyTable, Legal};
use crate::action::Asked;
use crate::notation::Notation;
use crate::seat::Seat;
use crate::table::Table;

/// How closely a move fits, by its exact text and, if that is asked for, by how players write it; `None` where it does not.
pub type Fit<'a> = dyn Fn(&str, &dyn Fn() -> String) -> Option<u8> + 'a;

impl AnyGame {
    /// Whether [`AnyGame::legal`] would give anything. Where men stand in stacks a side is asked for a move only if it has
    /// one, so that its moves, which may be thousands, need not be made for this.
    #[must_use]
    pub fn has_answer(&self, seat: Seat) -> bool {
        if self.has_stacks() {
            self.to_act().of(seat) == Some(Asked::Move)
        } else {
            !self.legal(seat).is_empty()
        }
    }

    /// Of a seat's legal moves those to which `fit` gives a number, told their exact text and, if it asks, how players write
    /// them without marks of check; at most `most` of them, those with the highest numbers and among equals the shortest. In
    /// no order. A pass and lifelines are left out.
    #[must_use]
    pub fn legal_fitting(&self, seat: Seat, most: usize, fit: &Fit<'_>) -> Vec<(u8, Legal)> {
        each!(self, table => fitting(table, seat, most, fit))
    }
}

/// Only what fits is kept, and only what is kept is written in every form.
fn fitting<S: Notation>(table: &Table<S>, seat: Seat, most: usize, fit: &Fit<'_>) -> Vec<(u8, Legal)> {
    let state = table.state();
    if state.to_act().of(seat) != Some(Asked::Move) {
        return Vec::new();
    }
    let mut found: Vec<(u8, usize, S::Move)> = Vec::new();
    for mv in state.legal_moves(seat) {
        let exact = state.write_move(mv);
        if let Some(fits) = fit(&exact, &|| state.san_unmarked(seat, mv)) {
            found.push((fits, exact.len(), mv));
        }
    }
    if found.len() > most {
        found.select_nth_unstable_by_key(most, |(fits, len, _)| (Reverse(*fits), *len));
        found.truncate(most);
    }
    found.into_iter().map(|(fits, _, mv)| (fits, written(state, seat, mv))).collect()
}
