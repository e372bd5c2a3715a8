//! Leaf counts: the move generator's arithmetic, for any game.

use std::hint::black_box;

use crate::action::Action;
use crate::moves::MoveList;
use crate::position::Position;
use crate::seat::Seat;
use crate::sorting::sort_by;

/// The number of ways to make `depth` plies, every leaf made and not only counted.
///
/// A ply is a legal action that moves pieces. Where a seat asked to move can only pass, the pass is a ply too, so
/// that the count does not break off. A lifeline that is asked for (billichess.md 2.6) is not used: the question
/// is answered with none, which is no ply. Offers, denials and resignations do not count. Where several seats may
/// move at once each one's moves count. Nothing is counted past the end of a game, but for insufficient material:
/// published counts go on with bare pieces.
#[must_use]
pub fn perft<S: Position>(state: &S, depth: u32) -> u64 {
    if depth == 0 { 1 } else { leaves(state, depth, &mut MoveList::with_capacity(ROOM), None) }
}

/// The moves of a position in order of their text, each with the leaves behind it at `depth` plies in all: together as many as
/// [`perft`] counts. `None` is a pass. Nothing at depth 0.
#[must_use]
pub fn divide<S: Position>(state: &S, depth: u32) -> Vec<(Option<S::Move>, u64)> {
    let mut parts = Vec::new();
    if depth > 0 {
        let mut part = |mv, leaves| parts.push((mv, leaves));
        leaves(state, depth, &mut MoveList::with_capacity(ROOM), Some(&mut part));
    }
    in_order(&mut parts);
    parts
}

/// Puts moves in the order of their texts.
fn in_order<M: Ord>(parts: &mut [(M, u64)]) {
    sort_by(parts, &|a, b| a.0.cmp(&b.0));
}

/// How many moves there is room for from the start; more only make the list grow.
const ROOM: usize = 1 << 10;

/// Who hears of the moves of a position, or that it is passed, each with the leaves behind it.
type Hears<'a, M> = Option<&'a mut dyn FnMut(Option<M>, u64)>;

/// The leaves at a depth of one or more. The moves of all positions on the way stand in one list.
fn leaves<S: Position>(
    state: &S,
    depth: u32,
    moves: &mut MoveList<S::Move>,
    mut hears: Hears<'_, S::Move>,
) -> u64 {
    let mut found = 0;
    let mut state = *state;
    // Each answer closes a question, and may open another one (billichess.md 2.6.5).
    while let Some(seat) = state.to_act().lifeline() {
        state.play(seat, Action::Lifeline(None), 0, &mut ());
    }
    state.prepare();
    let begin = moves.len();
    for seat in Seat::at_table(S::SIDES.len()) {
        state.moves(seat, moves);
        let end = moves.len();
        for at in begin..end {
            let Some(&mv) = moves.get(at) else { break };
            let behind = behind(&state, seat, Action::Move(mv), depth, moves);
            found += behind;
            if let Some(hears) = &mut hears {
                hears(Some(mv), behind);
            }
        }
        moves.truncate(begin);
        if begin == end && state.judge(seat, Action::Pass).is_ok() {
            let behind = behind(&state, seat, Action::Pass, depth, moves);
            found += behind;
            if let Some(hears) = &mut hears {
                hears(None, behind);
            }
        }
    }
    found
}

/// The leaves behind a ply, itself included.
#[inline]
fn behind<S: Position>(
    state: &S,
    seat: Seat,
    ply: Action<S::Move>,
    depth: u32,
    moves: &mut MoveList<S::Move>,
) -> u64 {
    let mut next = *state;
    next.play(seat, ply, 0, &mut ());
    if depth > 1 {
        return leaves(&next, depth - 1, moves, None);
    }
    // The leaf's position must exist, however little is asked of it.
    black_box(&next);
    1
}
