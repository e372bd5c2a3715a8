//! The legal moves that fit what was typed, where a position has thousands.

use std::cmp::Reverse;

use super::Legal;
use crate::action::Asked;
use crate::notation::Texts;
use crate::seat::Seat;
use crate::sorting::keep_first;

/// How closely a move fits, by its exact text and, if that is asked for, by how players write it; `None` where it does not.
pub type Fit<'a> = dyn Fn(&str, &dyn Fn() -> String) -> Option<u8> + 'a;

/// Only what fits is kept, and only what is kept is written in every form.
pub(super) fn fitting<M: Copy>(
    texts: &dyn Texts<M>,
    seat: Seat,
    most: usize,
    fit: &Fit<'_>,
) -> Vec<(u8, Legal)> {
    if texts.to_act().of(seat) != Some(Asked::Move) {
        return Vec::new();
    }
    let moves = texts.legal_moves(seat);
    // Those that fit best, and among equals the shortest.
    let mut best: Vec<(Reverse<u8>, usize, usize)> = Vec::new();
    for (index, &mv) in moves.iter().enumerate() {
        let exact = texts.write_move(mv);
        let Some(fits) = fit(&exact, &|| texts.san_unmarked(seat, mv)) else { continue };
        keep_first(&mut best, most, (Reverse(fits), exact.len(), index));
    }
    best.into_iter().map(|(fits, _, index)| (fits.0, Legal::of(texts, seat, moves[index]))).collect()
}
