//! The legal moves that fit what was typed, where a position has thousands.

use std::cmp::Reverse;

use super::Legal;
use crate::action::Asked;
use crate::notation::Texts;
use crate::seat::Seat;

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
    let mut found: Vec<(u8, usize, usize)> = Vec::new();
    for (index, &mv) in moves.iter().enumerate() {
        let exact = texts.write_move(mv);
        if let Some(fits) = fit(&exact, &|| texts.san_unmarked(seat, mv)) {
            found.push((fits, exact.len(), index));
        }
    }
    keep_best(&mut found, most);
    found.into_iter().map(|(fits, _, index)| (fits, Legal::of(texts, seat, moves[index]))).collect()
}

/// Keeps those that fit best, and among equals the shortest.
fn keep_best(found: &mut Vec<(u8, usize, usize)>, most: usize) {
    if found.len() > most {
        found.select_nth_unstable_by_key(most, |(fits, len, _)| (Reverse(*fits), *len));
        found.truncate(most);
    }
}
