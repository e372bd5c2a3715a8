//! A judgement of any game by what may be seen of it: the pieces each seat has, and how far they see.

use super::worth;
use crate::piece::Kind;
use crate::position::Position;
use crate::search::evaluate::{Eval, one};

/// What can be counted of a position by its view alone: material, and each piece that is attacked or guarded. Slow: for games
/// that have no judgement of their own.
pub fn by_view<S: Position>(state: &S) -> Eval {
    const REACH: i32 = 3;
    let view = state.view();
    let mut eval = Eval::default();
    for piece in view.pieces.iter().filter(|piece| !piece.inert) {
        let seat = piece.seat.index();
        if piece.kind != Kind::King {
            eval.standing[seat] += worth(piece.kind);
        }
        for from in state.attackers(piece.cell).iter() {
            if let Some(by) = view.pieces.iter().find(|other| other.cell == from && !other.inert) {
                eval.standing[by.seat.index()] += REACH;
                eval.reach[by.seat.index()] |= one(piece.cell);
            }
        }
    }
    eval
}
