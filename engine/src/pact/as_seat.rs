//! A position in which another seat is to move.

use crate::action::{Action, Asked};
use crate::position::Position;
use crate::seat::Seat;

/// The position as if those who come before a seat had passed, for what it could do if it were to move; nothing where the
/// turn does not come to it, and in games of two, which have no pacts.
pub(crate) fn as_seat<S: Position>(state: &S, seat: Seat) -> Option<S> {
    if S::SIDES.len() < 3 {
        return None;
    }
    let mut state = *state;
    for _ in S::SIDES {
        let mover = state.to_act().iter().find(|(_, what)| *what == Asked::Move).map(|(mover, _)| mover)?;
        if mover == seat {
            return Some(state);
        }
        state.play(mover, Action::Pass, 0, &mut ());
    }
    None
}
