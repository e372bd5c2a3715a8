//! What the solvers share: a step and what it costs, whether the aim is reached, and what may be chosen.

use super::solve::Budget;
use super::stipulation::{Aim, Stipulation};
use super::table::Table;
use crate::action::{Action, Asked};
use crate::effect::Recording;
use crate::moves::MoveList;
use crate::notation::lifelines;
use crate::outcome::EndKind;
use crate::search::Evaluate;
use crate::search::LasermateWatch;
use crate::seat::Seat;

/// How many steps one line may have, decisions that cost no move included. No rule comes near it.
const DEEPEST: usize = 400;
/// How many positions are made between two looks at whether to stop.
const LOOK: u64 = 1 << 12;

/// One problem in one position while it is solved.
pub(super) struct Work<'a, S: Evaluate> {
    pub asked: Stipulation,
    /// The position whose diagram is to be reached, where one is.
    pub target: Option<(&'a S, u64)>,
    pub budget: Budget<'a>,
    /// How many positions were made.
    pub positions: u64,
    /// Whether the budget is used up.
    pub out: bool,
    /// Whether something was found that is not listed.
    pub cut: bool,
    pub table: Table,
    /// What may be chosen on the way into the tree, all in one stack.
    pub actions: Vec<Action<S::Move>>,
    moves: MoveList<S::Move>,
    /// What has been done on the way.
    pub line: Vec<(Seat, Action<S::Move>)>,
}

/// Who is asked first, and what.
#[inline]
pub(super) fn question<S: Evaluate>(state: &S) -> Option<(Seat, Asked)> {
    match state.sole_mover() {
        Some(seat) => Some((seat, Asked::Move)),
        None => state.to_act().iter().next(),
    }
}

/// Whether a question is answered by a move.
#[inline]
pub(super) const fn is_turn(asked: Asked) -> bool {
    matches!(asked, Asked::Move | Asked::Denial { ends: false })
}

/// How many moves an action is.
#[inline]
pub(super) fn cost<M: Copy>(action: Action<M>) -> u16 {
    u16::from(matches!(action, Action::Move(_) | Action::Pass))
}

/// Whether a seat is mated.
#[inline]
pub(super) fn is_mated<S: Evaluate>(state: &S, seat: Seat) -> bool {
    state.was_mated(seat)
        || state.may_be_mated(seat)
            && state.outcome().is_some_and(|end| end.kind.is_mate() && end.winners().eq([seat.other()]))
}

impl<'a, S: Evaluate> Work<'a, S> {
    pub fn new(asked: Stipulation, target: Option<&'a S>, budget: Budget<'a>) -> Self {
        Self {
            asked,
            target: target.map(|target| (target, target.diagram())),
            positions: 0,
            out: false,
            cut: false,
            table: Table::new(budget.megabytes),
            actions: Vec::new(),
            moves: MoveList::new(),
            line: Vec::new(),
            budget,
        }
    }

    /// Whether to go no deeper: the budget is used up, or the line longer than any can be.
    #[inline]
    pub fn is_out(&mut self) -> bool {
        self.out |= self.line.len() > DEEPEST;
        self.out
    }

    /// The position after an action, and whether the aim is reached by it. `by` is who is to reach it; either side without.
    #[inline]
    pub fn step(&mut self, state: &S, seat: Seat, action: Action<S::Move>, by: Option<Seat>) -> (S, bool) {
        self.positions += 1;
        if self.positions >= self.budget.positions
            || self.positions.is_multiple_of(LOOK) && (self.budget.stop)()
        {
            self.out = true;
        }
        let mut after = *state;
        if self.asked.aim == Aim::Lasermate {
            let mut watch = LasermateWatch { by, seen: false };
            after.play(seat, action, 0, &mut Recording(&mut watch));
            return (after, watch.seen);
        }
        after.play(seat, action, 0, &mut ());
        let hit = self.is_reached(&after, by);
        (after, hit)
    }

    /// Whether a position is what is aimed at. A lasermate is no position, but something that happens.
    #[inline]
    pub fn is_reached(&self, state: &S, by: Option<Seat>) -> bool {
        match self.asked.aim {
            Aim::Mate => {
                let loses = |seat: Seat| by.is_none_or(|by| by == seat.other()) && is_mated(state, seat);
                loses(Seat::First) || loses(Seat::Second)
            }
            Aim::Stalemate => state.outcome().is_some_and(|end| end.kind == EndKind::Stalemate),
            Aim::Lasermate => false,
            Aim::Diagram => self.target.is_some_and(|(_, diagram)| state.diagram() == diagram),
        }
    }

    /// Puts what a seat may do on the stack. `lasts` says that what does not mate at once is of no use; `forced` that the
    /// sides play against each other, and may deny and give up.
    #[inline]
    pub fn fill(&mut self, state: &S, (seat, asked): (Seat, Asked), lasts: bool, forced: bool) {
        if is_turn(asked) {
            self.moves.truncate(0);
            if lasts {
                state.mating_moves(seat, &mut self.moves);
            } else {
                state.moves(seat, &mut self.moves);
            }
            self.actions.extend(self.moves.iter().copied().map(Action::Move));
            if self.moves.is_empty() && !lasts && state.judge(seat, Action::Pass).is_ok() {
                self.actions.push(Action::Pass);
            }
            if forced && state.sole_mover().is_none() {
                let lasermate = self.asked.aim == Aim::Lasermate;
                state.asides(seat, &mut |action| {
                    // A mate that is not played out is none.
                    if action == Action::Deny || lasermate && action == Action::AcceptDefeat {
                        self.actions.push(action);
                    }
                });
            }
            return;
        }
        match asked {
            Asked::Lifeline { .. } => self.actions.extend(lifelines(state, seat)),
            Asked::Denial { .. } => {
                let legal = [Action::Allow, Action::Deny].into_iter().filter(|action| {
                    (forced || *action == Action::Allow) && state.judge(seat, *action).is_ok()
                });
                self.actions.extend(legal);
            }
            Asked::Move | Asked::Draw | Asked::Billi | Asked::Pact { .. } => {}
        }
    }
}
