//! The contract's larger questions, each asked in one place: their code is long, and every game has its own.

use super::evaluate::Evaluate;
use crate::action::Action;
use crate::seat::Seat;

/// The position after an action.
#[inline(never)]
pub(super) fn played<S: Evaluate>(state: &S, seat: Seat, action: Action<S::Move>) -> S {
    let mut after = *state;
    after.play(seat, action, 0, &mut ());
    after
}

/// Whether an action is legal.
#[inline(never)]
pub(super) fn is_legal<S: Evaluate>(state: &S, seat: Seat, action: Action<S::Move>) -> bool {
    state.judge(seat, action).is_ok()
}
