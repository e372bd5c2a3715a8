//! What the study of a game asks of it: forced goals, and the lasermates at hand.

use super::legal::written;
use super::thinking::text;
use super::{AnyGame, AnyTable, Legal};
use crate::action::Asked;
use crate::notation::Notation;
use crate::search::{Goal, Proved, Solved, Unproved, makes_lasermate, solve};
use crate::seat::Seat;
use crate::table::Table;

impl AnyGame {
    /// Proves that whoever is to act forces a goal within so many of their own moves, by trying everything; at most so many
    /// positions are looked at. Repetition and the move count are left out of account.
    ///
    /// # Errors
    /// Why nothing was proved.
    pub fn prove(&self, goal: Goal, moves: u8, most: u64) -> Result<Proved, Unproved> {
        each!(self, table => proved(table, goal, moves, most))
    }

    /// The moves of a seat that is to move which score a lasermate at once, in order of their texts.
    #[must_use]
    pub fn lasermates(&self, seat: Seat) -> Vec<Legal> {
        each!(self, table => lasermates(table.state(), seat))
    }
}

#[inline(never)]
fn proved<S: Notation>(table: &Table<S>, goal: Goal, moves: u8, most: u64) -> Result<Proved, Unproved> {
    let state = table.state();
    let Solved { seat, keys, line } = solve(state, goal, moves, most)?;
    let mut keys: Vec<_> = keys.into_iter().map(|action| text(state, action)).collect();
    keys.sort_unstable();
    let mut now = *state;
    let mut written = Vec::new();
    for (seat, action) in line {
        written.push((seat, text(&now, action)));
        now.play(seat, action, 0, &mut ());
    }
    Ok(Proved { seat, keys, line: written })
}

#[inline(never)]
fn lasermates<S: Notation>(state: &S, seat: Seat) -> Vec<Legal> {
    let mut found = Vec::new();
    if state.to_act().of(seat) == Some(Asked::Move) {
        for mv in state.legal_moves(seat) {
            if makes_lasermate(state, seat, mv) {
                found.push(written(state, seat, mv));
            }
        }
    }
    found.sort_by(|a, b| a.exact.cmp(&b.exact));
    found
}
