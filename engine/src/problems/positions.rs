//! The positions from the root of a proof tree to the current node, behind one object-safe trait: a solver is compiled once
//! for each type of move and not for each game.

use super::{Diagram, ProblemSupport, table};
use crate::action::{Action, Asked};
use crate::effect::{Recorder, Recording};
use crate::moves::MoveList;
use crate::notation::Texts;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::search::Evaluate;
use crate::seat::Seat;

/// What a solver asks of a position, as an object.
pub(crate) trait ProofPosition<M>: Texts<M> {
    fn sole_mover(&self) -> Option<Seat>;
    fn other_actions(&self, seat: Seat, out: &mut dyn FnMut(Action<M>));
    fn is_checked(&self, seat: Seat) -> bool;
    fn needs_consent(&self, action: Action<M>) -> bool;
    fn has_fallen(&self, seat: Seat) -> bool;
    fn outcome(&self) -> Option<Outcome>;
}

impl<S: Evaluate> ProofPosition<S::Move> for S {
    hand_on! {
        ProblemSupport =>
        fn sole_mover(&self) -> Option<Seat>;
    }

    hand_on! {
        Evaluate =>
        fn other_actions(&self, seat: Seat, out: &mut dyn FnMut(Action<S::Move>));
        fn is_checked(&self, seat: Seat) -> bool;
    }

    hand_on! {
        Position =>
        fn needs_consent(&self, action: Action<S::Move>) -> bool;
        fn has_fallen(&self, seat: Seat) -> bool;
        fn outcome(&self) -> Option<Outcome>;
    }
}

/// Positions by their depth in the tree; the root is 0. A depth that was not made yet answers for the last one before it.
pub(crate) trait Positions<M> {
    fn position(&self, at: usize) -> &dyn ProofPosition<M>;

    /// The first seat to act, and what it is asked.
    fn question(&self, at: usize) -> Option<(Seat, Asked)>;

    /// Adds the legal moves of a seat; with `mating` at least those that mate at once.
    fn moves(&self, at: usize, seat: Seat, mating: bool, out: &mut MoveList<M>);

    /// Whether a seat is mated, or was in a game that went on; with `by`, the other seat.
    fn is_mated(&self, at: usize, by: Option<Seat>) -> bool;

    /// The key of a position with `left` moves left for a [`super::ProofTable`].
    fn key(&self, at: usize, left: u16) -> u64;

    /// Whether the pieces stand as in the target position; `false` without one.
    fn is_target(&self, at: usize) -> bool;

    /// Whether a seat can still reach the target in `moves` of its own; `true` without one.
    fn can_reach_target(&self, at: usize, seat: Seat, moves: u16) -> bool;

    /// Makes the position after an action the next one.
    fn follow(&mut self, at: usize, seat: Seat, action: Action<M>, effects: Option<&mut dyn Recorder>);

    /// Makes the position after a null move the next one; `false` where there is none.
    fn skip(&mut self, at: usize) -> bool;
}

/// The positions of one game.
pub(crate) struct PositionsOf<S> {
    /// Never empty, and never shrunk.
    made: Vec<S>,
    target: Option<Diagram>,
}

impl<S: Evaluate> PositionsOf<S> {
    /// A root position, and the target if there is one.
    pub fn new(state: S, target: Option<Diagram>) -> Self {
        Self { made: vec![state], target }
    }

    #[inline]
    fn at(&self, at: usize) -> &S {
        &self.made[at.min(self.made.len() - 1)]
    }

    /// Copies a position to the next depth.
    #[inline]
    fn again(&mut self, at: usize) -> &mut S {
        let at = at.min(self.made.len() - 1);
        if at + 1 == self.made.len() {
            self.made.push(self.made[at]);
        } else {
            self.made.copy_within(at..=at, at + 1);
        }
        &mut self.made[at + 1]
    }
}

impl<S: Evaluate> Positions<S::Move> for PositionsOf<S> {
    fn position(&self, at: usize) -> &dyn ProofPosition<S::Move> {
        self.at(at)
    }

    fn question(&self, at: usize) -> Option<(Seat, Asked)> {
        let state = self.at(at);
        match state.sole_mover() {
            Some(seat) => Some((seat, Asked::Move)),
            None => state.to_act().iter().next(),
        }
    }

    fn moves(&self, at: usize, seat: Seat, mating: bool, out: &mut MoveList<S::Move>) {
        let state = self.at(at);
        if mating {
            state.mating_moves(seat, out);
        } else {
            state.moves(seat, out);
        }
    }

    fn is_mated(&self, at: usize, by: Option<Seat>) -> bool {
        let state = self.at(at);
        let mut seats =
            [Seat::First, Seat::Second].into_iter().filter(|seat| by.is_none_or(|by| by != *seat));
        seats.any(|seat| {
            state.was_mated(seat)
                || state.may_be_mated(seat)
                    && state
                        .outcome()
                        .is_some_and(|end| end.kind.is_mate() && end.winners().eq([seat.other()]))
        })
    }

    fn key(&self, at: usize, left: u16) -> u64 {
        let state = self.at(at);
        table::key_with(state.position_key() ^ state.extra_key().rotate_left(17), left)
    }

    fn is_target(&self, at: usize) -> bool {
        self.target.as_ref().is_some_and(|target| self.at(at).diagram() == target.key)
    }

    fn can_reach_target(&self, at: usize, seat: Seat, moves: u16) -> bool {
        let Some(target) = &self.target else { return true };
        self.at(at).moves_needed(&target.pieces, seat).is_some_and(|needed| needed <= u32::from(moves))
    }

    fn follow(&mut self, at: usize, seat: Seat, action: Action<S::Move>, effects: Option<&mut dyn Recorder>) {
        let next = self.again(at);
        match effects {
            None => next.play(seat, action, 0, &mut ()),
            Some(recorder) => next.play(seat, action, 0, &mut Recording(recorder)),
        }
    }

    fn skip(&mut self, at: usize) -> bool {
        let passed = self.at(at).null_move();
        passed.is_some_and(|passed| {
            *self.again(at) = passed;
            true
        })
    }
}
