//! The legal moves nearest to one that is refused, and the answers that a lifeline window takes.

use super::Texts;
use crate::action::{Action, Asked, Lifeline};
use crate::moves::MoveList;
use crate::refusal::{Reason, Refusal};
use crate::seat::Seat;

/// How many near moves a refusal names at the most.
const NEAREST: usize = 8;

impl Refusal {
    /// A refusal of `seat`'s move at this position, with the legal moves nearest to it: from the same
    /// cell, else to the same cell, else those whose texts are most like it.
    pub(crate) fn new<M: Copy + Ord>(
        state: &dyn Texts<M>,
        seat: Seat,
        mv: Option<M>,
        reason: Reason,
    ) -> Self {
        let mut legal = if state.to_act().of(seat) == Some(Asked::Move) {
            state.legal_moves(seat)
        } else {
            MoveList::new()
        };
        legal.sort_unstable();
        if let Some(wanted) = mv {
            keep_nearest(state, wanted, &mut legal);
        }
        legal.truncate(NEAREST);
        let mut nearest: Vec<String> = legal.iter().map(|mv| state.write_move(*mv)).collect();
        let mut nearest_san: Vec<String> = legal.iter().map(|mv| state.san(seat, *mv)).collect();
        for word in lifelines(state, seat).filter_map(|answer| answer.word()) {
            nearest.push(word.to_owned());
            nearest_san.push(word.to_owned());
        }
        Self { reason, typed: String::new(), nearest, nearest_san }
    }
}

/// Leaves the moves that begin where the wanted one begins (of these the ones whose exact texts go on from its own, where
/// there are any: a step or a promotion is missing), else those that end where it ends, else all, those
/// first whose exact texts have most characters in common with it.
fn keep_nearest<M: Copy>(state: &dyn Texts<M>, wanted: M, legal: &mut MoveList<M>) {
    let (from, to) = state.ends(wanted);
    if legal.iter().any(|mv| state.ends(*mv).0 == from) {
        legal.retain(|mv| state.ends(*mv).0 == from);
        let text = state.write_move(wanted);
        let goes_on = |mv: &M| state.write_move(*mv).starts_with(&text);
        if legal.iter().any(goes_on) {
            legal.retain(goes_on);
        }
    } else if legal.iter().any(|mv| state.ends(*mv).1 == to) {
        legal.retain(|mv| state.ends(*mv).1 == to);
    } else {
        let text = state.write_move(wanted);
        let unlike = |mv: &M| {
            let other = state.write_move(*mv);
            text.chars().zip(other.chars()).filter(|(a, b)| a != b).count()
        };
        legal.sort_by_cached_key(unlike);
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
