//! The legal moves nearest to one that is refused, and the answers that a lifeline window takes.

use super::Texts;
use super::meant::{candidates, same_piece};
use crate::action::{Action, Asked, Lifeline};
use crate::moves::MoveList;
use crate::refusal::{Reason, Refusal};
use crate::seat::Seat;
use crate::sorting::keep_first;

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
        let legal = if state.to_act().of(seat) == Some(Asked::Move) {
            state.legal_moves(seat)
        } else {
            MoveList::new()
        };
        let near = match mv {
            Some(wanted) => nearest_to(state, wanted, &legal),
            None => nearest(&legal, &|_| Some(0)),
        };
        Self::with(state, seat, reason, &near)
    }

    /// A refusal of a text that no move was read from: an ambiguous one names its candidates, one that fits no legal move those of
    /// the piece it names, one that is not understood none (notation.md T5).
    pub(crate) fn unread<M: Copy + Ord>(
        state: &dyn Texts<M>,
        seat: Seat,
        text: &str,
        reason: Reason,
    ) -> Self {
        let asked = state.to_act().of(seat) == Some(Asked::Move);
        let near = match reason {
            Reason::Ambiguous if asked => nearest(&candidates(state, seat, text), &|_| Some(0)),
            Reason::NoSuchMove if asked => nearest(&same_piece(state, seat, text), &|_| Some(0)),
            _ => Vec::new(),
        };
        Self::with(state, seat, reason, &near)
    }

    fn with<M: Copy>(state: &dyn Texts<M>, seat: Seat, reason: Reason, near: &[M]) -> Self {
        let mut nearest: Vec<String> = near.iter().map(|mv| state.write_move(*mv)).collect();
        let mut nearest_san: Vec<String> = near.iter().map(|mv| state.san(seat, *mv)).collect();
        for word in lifelines(state, seat).filter_map(|answer| answer.word()) {
            nearest.push(word.to_owned());
            nearest_san.push(word.to_owned());
        }
        Self { reason, typed: String::new(), nearest, nearest_san }
    }
}

/// The moves that begin where the wanted one begins (of these the ones whose exact texts go on from its own, where
/// there are any: a step or a promotion is missing), else those that end where it ends, else all, those
/// first whose exact texts have most characters in common with it.
fn nearest_to<M: Copy + Ord>(state: &dyn Texts<M>, wanted: M, legal: &[M]) -> Vec<M> {
    let (from, to) = state.ends(wanted);
    let text = state.write_move(wanted);
    let begins = |mv: &M| state.ends(*mv).0 == from;
    let goes_on = |mv: &M| begins(mv) && state.write_move(*mv).starts_with(&text);
    let arrives = |mv: &M| state.ends(*mv).1 == to;
    let ways: [&dyn Fn(&M) -> bool; 3] = [&goes_on, &begins, &arrives];
    if let Some(way) = ways.into_iter().find(|way| legal.iter().any(way)) {
        return nearest(legal, &|mv| way(mv).then_some(0));
    }
    nearest(legal, &|mv| {
        let other = state.write_move(*mv);
        Some(text.chars().zip(other.chars()).filter(|(a, b)| a != b).count())
    })
}

/// Of the moves for which `unlike` has a number those with the least, and among equals the first by their texts: in this order,
/// and no more than are named. There may be tens of thousands.
fn nearest<M: Copy + Ord>(legal: &[M], unlike: &dyn Fn(&M) -> Option<usize>) -> Vec<M> {
    let mut kept: Vec<(usize, M)> = Vec::with_capacity(NEAREST + 1);
    for mv in legal {
        let Some(unlike) = unlike(mv) else { continue };
        keep_first(&mut kept, NEAREST, (unlike, *mv));
    }
    kept.into_iter().map(|(_, mv)| mv).collect()
}

/// The answers to a lifeline window that `seat` may give now, by their words; none where no window is open for it
/// (billichess.md 2.6).
pub(crate) fn lifelines<M: Copy>(state: &dyn Texts<M>, seat: Seat) -> impl Iterator<Item = Action<M>> {
    [None, Some(Lifeline::Pass), Some(Lifeline::Reflect), Some(Lifeline::Stop)]
        .map(Action::Lifeline)
        .into_iter()
        .filter(move |answer| state.judge(seat, *answer).is_ok())
}
