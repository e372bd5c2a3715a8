//! What the solvers share: a step and what it costs, whether the aim is reached, and what may be chosen.

use super::positions::Positions;
use super::stipulation::{Aim, Stipulation};
use super::table::ProofTable;
use crate::action::{Action, Asked};
use crate::moves::MoveList;
use crate::notation::lifelines;
use crate::outcome::EndKind;
use crate::search::{Goal, GoalWatch};
use crate::seat::Seat;

/// How many steps one line may have, decisions that cost no move included. No rule comes near it.
const DEEPEST: usize = 400;
/// How many positions are made between two looks at whether to stop.
const LOOK: u64 = 1 << 12;

/// How much may be tried.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// How many positions may be made.
    pub positions: u64,
    /// How many lines are listed; with one more the search ends.
    pub solutions: usize,
    /// How large the table of known positions may be, in megabytes.
    pub megabytes: usize,
    /// Whether fewer moves are tried first, so that the shortest solutions are found.
    pub shortest: bool,
    /// Asked every few thousand positions: whether to stop at once.
    pub stop: &'a (dyn Fn() -> bool + 'a),
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Budget").field("positions", &self.positions).finish_non_exhaustive()
    }
}

impl Budget<'static> {
    /// So many positions, and nothing that stops before.
    #[must_use]
    pub const fn positions(positions: u64) -> Self {
        Self { positions, solutions: 1_000, megabytes: 64, shortest: false, stop: &|| false }
    }
}

/// One problem in one position while it is solved.
pub(super) struct Work<'a, M> {
    pub asked: Stipulation,
    /// The position, and those on the way into the tree.
    pub positions: &'a mut dyn Positions<M>,
    pub budget: Budget<'a>,
    /// How many positions were made.
    pub made: u64,
    /// Whether the budget is used up.
    pub out: bool,
    /// Whether something was found that is not listed.
    pub cut: bool,
    pub table: ProofTable,
    /// What may be chosen on the way into the tree, all in one stack.
    pub actions: Vec<Action<M>>,
    moves: MoveList<M>,
    /// What has been done on the way.
    pub line: Vec<(Seat, Action<M>)>,
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

impl<'a, M: Copy + Eq> Work<'a, M> {
    pub fn new(asked: Stipulation, positions: &'a mut dyn Positions<M>, budget: Budget<'a>) -> Self {
        Self {
            asked,
            positions,
            made: 0,
            out: false,
            cut: false,
            table: ProofTable::new(budget.megabytes),
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

    /// Makes the position after an action. Whether the aim is reached by it; `by` is who is to reach it, either side without.
    pub fn step(&mut self, at: usize, seat: Seat, action: Action<M>, by: Option<Seat>) -> bool {
        self.made += 1;
        if self.made >= self.budget.positions || self.made.is_multiple_of(LOOK) && (self.budget.stop)() {
            self.out = true;
        }
        if self.asked.aim == Aim::Lasermate {
            let mut watch = GoalWatch::new(Goal::Lasermate, by);
            self.positions.follow(at, seat, action, Some(&mut watch));
            return watch.reached;
        }
        self.positions.follow(at, seat, action, None);
        self.is_reached(at + 1, by)
    }

    /// Whether a position is what is aimed at. A lasermate is no position, but something that happens.
    pub fn is_reached(&self, at: usize, by: Option<Seat>) -> bool {
        match self.asked.aim {
            Aim::Mate => self.positions.is_mated(at, by),
            Aim::Stalemate => self.positions.outcome(at).is_some_and(|end| end.kind == EndKind::Stalemate),
            Aim::Lasermate => false,
            Aim::Diagram => self.positions.is_target(at),
        }
    }

    /// Puts what a seat may do on the stack. `lasts` says that what does not mate at once is of no use; `forced` that the
    /// sides play against each other, and may deny and give up.
    pub fn fill(&mut self, at: usize, (seat, asked): (Seat, Asked), lasts: bool, forced: bool) {
        let Self { positions, actions, moves, .. } = self;
        let is_legal = |action: Action<M>| positions.texts(at).judge(seat, action).is_ok();
        if is_turn(asked) {
            moves.truncate(0);
            positions.moves(at, seat, lasts, moves);
            actions.extend(moves.iter().copied().map(Action::Move));
            if moves.is_empty() && !lasts && is_legal(Action::Pass) {
                actions.push(Action::Pass);
            }
            if forced && positions.sole_mover(at).is_none() {
                let lasermate = self.asked.aim == Aim::Lasermate;
                positions.other_actions(at, seat, &mut |action| {
                    // A mate that is not played out is none.
                    if action == Action::Deny || lasermate && action == Action::AcceptDefeat {
                        actions.push(action);
                    }
                });
            }
            return;
        }
        match asked {
            Asked::Lifeline { .. } => actions.extend(lifelines(positions.texts(at), seat)),
            Asked::Denial { .. } => {
                let legal = [Action::Allow, Action::Deny]
                    .into_iter()
                    .filter(|action| (forced || *action == Action::Allow) && is_legal(*action));
                actions.extend(legal);
            }
            Asked::Move | Asked::Draw | Asked::Billi | Asked::Pact { .. } => {}
        }
    }
}
