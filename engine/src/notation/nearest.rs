//! The legal moves nearest to one that is refused, and the answers that a lifeline window takes.

use super::Texts;
use crate::action::{Action, Asked, Lifeline};
use crate::board::Cell;
use crate::moves::MoveList;
use crate::refusal::{Reason, Refusal};
use crate::seat::Seat;

/// How many near moves a refusal names at the most.
const NEAREST: usize = 8;

/// A legal move, as it is told apart from others. In the order in which they are named.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Near {
    /// How many characters are unlike those of the move that is refused, where nothing else tells them apart.
    unlike: usize,
    exact: String,
    /// Its place among the legal moves.
    index: usize,
}

impl Refusal {
    /// A refusal of `seat`'s move at this position, with the legal moves nearest to it: from the same
    /// cell, else to the same cell, else those whose texts are most like it.
    pub(crate) fn new<M: Copy>(state: &dyn Texts<M>, seat: Seat, mv: Option<M>, reason: Reason) -> Self {
        let legal = if state.to_act().of(seat) == Some(Asked::Move) {
            state.legal_moves(seat)
        } else {
            MoveList::new()
        };
        let near = |(index, mv): (usize, &M)| Near { unlike: 0, exact: state.write_move(*mv), index };
        let mut near: Vec<_> = legal.iter().enumerate().map(near).collect();
        if let Some(wanted) = mv {
            let ends: Vec<_> = legal.iter().map(|mv| state.ends(*mv)).collect();
            keep_nearest(&mut near, &ends, state.ends(wanted), &state.write_move(wanted));
        }
        near.sort_unstable();
        near.truncate(NEAREST);
        let shown = near.iter().filter_map(|near| legal.get(near.index));
        let mut nearest_san: Vec<String> = shown.map(|mv| state.san(seat, *mv)).collect();
        let mut nearest: Vec<String> = near.into_iter().map(|near| near.exact).collect();
        for word in lifelines(state, seat).filter_map(|answer| answer.word()) {
            nearest.push(word.to_owned());
            nearest_san.push(word.to_owned());
        }
        Self { reason, typed: String::new(), nearest, nearest_san }
    }
}

/// Leaves the moves that begin where the wanted one begins (of these the ones whose exact texts go on from its own, where
/// there are any: a step or a promotion is missing), else those that end where it ends, else all, those
/// first whose exact texts have most characters in common with it. `ends` are the cells of all legal moves.
fn keep_nearest(near: &mut Vec<Near>, ends: &[(Cell, Cell)], (from, to): (Cell, Cell), text: &str) {
    if ends.iter().any(|ends| ends.0 == from) {
        near.retain(|near| ends[near.index].0 == from);
        if near.iter().any(|near| near.exact.starts_with(text)) {
            near.retain(|near| near.exact.starts_with(text));
        }
    } else if ends.iter().any(|ends| ends.1 == to) {
        near.retain(|near| ends[near.index].1 == to);
    } else {
        for near in near {
            near.unlike = text.chars().zip(near.exact.chars()).filter(|(a, b)| a != b).count();
        }
    }
}

/// The answers to a lifeline window that `seat` may give now, by their words; none where no window is open for it
/// (billichess.md 2.6).
pub(crate) fn lifelines<M: Copy>(state: &dyn Texts<M>, seat: Seat) -> impl Iterator<Item = Action<M>> {
    [None, Some(Lifeline::Pass), Some(Lifeline::Reflect), Some(Lifeline::Stop)]
        .map(Action::Lifeline)
        .into_iter()
        .filter(move |answer| state.judge(seat, *answer).is_ok())
}
