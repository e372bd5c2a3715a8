//! A judgement of any game by what may be seen of it: the pieces each seat has, and how far they see.

use super::worth;
use crate::game::State;
use crate::piece::Kind;
use crate::search::insight::{Survey, one};

/// What can be counted of a position by its view alone: material, and each piece that is attacked or guarded. Slow: for games
/// that have no judgement of their own.
pub fn by_view<S: State>(state: &S) -> Survey {
    const REACH: i32 = 3;
    let view = state.view();
    let mut survey = Survey::default();
    for piece in view.pieces.iter().filter(|piece| !piece.inert) {
        let seat = piece.seat.index();
        if piece.kind != Kind::King {
            survey.standing[seat] += worth(piece.kind);
        }
        for from in state.attackers(piece.cell).iter() {
            if let Some(by) = view.pieces.iter().find(|other| other.cell == from && !other.inert) {
                survey.standing[by.seat.index()] += REACH;
                survey.reach[by.seat.index()] |= one(piece.cell);
            }
        }
    }
    survey
}
