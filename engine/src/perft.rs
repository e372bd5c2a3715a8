//! Leaf counts: the move generator's arithmetic, for any game.

use std::hint::black_box;

use crate::action::{Action, Asked, ToAct};
use crate::moves::MoveList;
use crate::position::Position;
use crate::seat::Seat;

/// The number of ways to make `depth` plies, every leaf made and not only counted.
///
/// A ply is a legal action that moves pieces. Where a seat asked to move can only pass, the pass is a ply too, so
/// that the count does not break off. A lifeline that is asked for (billichess.md 2.6) is not used: the question
/// is answered with none, which is no ply. Offers, denials and resignations do not count. Where several seats may
/// move at once each one's moves count. Nothing is counted past the end of a game, but for insufficient material:
/// published counts go on with bare pieces.
#[must_use]
pub fn perft<S: Position>(state: &S, depth: u32) -> u64 {
    if depth == 0 { 1 } else { leaves(state, depth, &mut MoveList::with_capacity(ROOM)) }
}

/// The moves of a position in order of their text, each with the leaves behind it at `depth` plies in all.
/// A pass has no line of its own. Nothing at depth 0.
#[must_use]
pub fn divide<S: Position>(state: &S, depth: u32) -> Vec<(S::Move, u64)> {
    let mut parts: Vec<(S::Move, u64)> = Vec::new();
    if let Some(below) = depth.checked_sub(1) {
        each_next(state, &mut MoveList::with_capacity(ROOM), &mut |next, mv, moves| {
            if let Some(mv) = mv {
                put(&mut parts, mv, leaf_or_leaves(next, below, moves));
            }
        });
    }
    parts
}

/// Puts a move with its leaves in its place.
#[inline(never)]
fn put<M: Ord>(parts: &mut Vec<(M, u64)>, mv: M, leaves: u64) {
    let place = parts.partition_point(|(known, _)| *known < mv);
    parts.insert(place, (mv, leaves));
}

/// How many moves there is room for from the start; more only make the list grow.
const ROOM: usize = 1 << 10;

fn leaf_or_leaves<S: Position>(state: &S, depth: u32, moves: &mut MoveList<S::Move>) -> u64 {
    if depth > 0 {
        return leaves(state, depth, moves);
    }
    black_box(state);
    1
}

/// The leaves at a depth of one or more. The moves of all positions on the way stand in one list.
fn leaves<S: Position>(state: &S, depth: u32, moves: &mut MoveList<S::Move>) -> u64 {
    let mut found = 0;
    if depth == 1 {
        each_ply(state, moves, &mut |leaf, _, _| {
            // The leaf's position must exist, however little is asked of it.
            black_box(leaf);
            found += 1;
        });
    } else {
        each_next(state, moves, &mut |next, _, moves| found += leaves(next, depth - 1, moves));
    }
    found
}

/// Who takes the position after a ply.
type Next<'a, S> = &'a mut dyn FnMut(&S, Option<<S as Position>::Move>, &mut MoveList<<S as Position>::Move>);

/// [`each_ply`] for positions from which it goes on: once for each game.
#[inline(never)]
fn each_next<S: Position>(state: &S, moves: &mut MoveList<S::Move>, mut out: Next<'_, S>) {
    each_ply(state, moves, &mut out);
}

/// Makes every ply and hands out the position after it, with the move unless it is a pass.
#[inline]
fn each_ply<S: Position>(
    state: &S,
    moves: &mut MoveList<S::Move>,
    out: &mut impl FnMut(&S, Option<S::Move>, &mut MoveList<S::Move>),
) {
    let mut state = *state;
    // Each answer closes a question, and may open another one (billichess.md 2.6.5).
    while let Some(seat) = lifeline_asked(&state.to_act()) {
        state.play(seat, Action::Lifeline(None), 0, &mut ());
    }
    let begin = moves.len();
    for seat in Seat::ALL.into_iter().take(S::SIDES.len()) {
        state.moves(seat, moves);
        let end = moves.len();
        for at in begin..end {
            let Some(&mv) = moves.get(at) else { break };
            let mut next = state;
            next.play(seat, Action::Move(mv), 0, &mut ());
            out(&next, Some(mv), moves);
        }
        moves.truncate(begin);
        if begin == end && state.judge(seat, Action::Pass).is_ok() {
            let mut next = state;
            next.play(seat, Action::Pass, 0, &mut ());
            out(&next, None, moves);
        }
    }
}

fn lifeline_asked(asked: &ToAct) -> Option<Seat> {
    asked.iter().find(|(_, what)| matches!(what, Asked::Lifeline { .. })).map(|(seat, _)| seat)
}
