//! What the solvers share: making actions, testing the aim, generating actions, the budget.

use super::positions::Positions;
use super::stipulation::{Aim, Stipulation};
use super::table::ProofTable;
use crate::action::{Action, Asked};
use crate::moves::MoveList;
use crate::notation::lifelines;
use crate::outcome::EndKind;
use crate::search::{Goal, GoalWatch};
use crate::seat::Seat;

/// The most actions of a line, with decisions that are no moves. No rule comes near it.
const MAX_LINE: usize = 400;
/// Positions between two calls of [`Budget::stop`].
const STOP_CHECK: u64 = 1 << 12;

#[derive(Clone, Copy)]
pub struct Budget<'a> {
    pub positions: u64,
    /// The most lines listed; the search ends with one more.
    pub solutions: usize,
    /// The size of the proof table.
    pub megabytes: usize,
    /// Tries fewer moves first, so that the shortest solutions are found.
    pub shortest: bool,
    /// Asked every few thousand positions whether to stop at once.
    pub stop: &'a (dyn Fn() -> bool + 'a),
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Budget").field("positions", &self.positions).finish_non_exhaustive()
    }
}

impl Budget<'static> {
    /// Only `positions` limits it.
    #[must_use]
    pub const fn positions(positions: u64) -> Self {
        Self { positions, solutions: 1_000, megabytes: 64, shortest: false, stop: &|| false }
    }
}

/// A stipulation and a position while it is solved.
pub(super) struct Work<'a, M> {
    pub asked: Stipulation,
    /// The root and the positions down to the current node.
    pub positions: &'a mut dyn Positions<M>,
    pub budget: Budget<'a>,
    pub made: u64,
    /// Whether the budget is used up.
    pub out: bool,
    /// Whether something was left out by a limit.
    pub cut: bool,
    pub table: ProofTable,
    /// The actions of all nodes from the root to the current one, one node after the other.
    pub actions: Vec<Action<M>>,
    moves: MoveList<M>,
    /// The actions from the root to the current node.
    pub line: Vec<(Seat, Action<M>)>,
}

/// Whether the answer to a question is a turn.
#[inline]
pub(super) const fn is_turn(asked: Asked) -> bool {
    matches!(asked, Asked::Move | Asked::Denial { ends: false })
}

/// How many moves an action counts.
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

    /// Whether to stop: the budget is used up, or the line too long.
    #[inline]
    pub fn is_out(&mut self) -> bool {
        self.out |= self.line.len() > MAX_LINE;
        self.out
    }

    /// Makes the position after an action. Returns whether that reaches the aim for `by`, or with `None` for either side.
    pub fn step(&mut self, at: usize, seat: Seat, action: Action<M>, by: Option<Seat>) -> bool {
        self.made += 1;
        if self.made >= self.budget.positions || self.made.is_multiple_of(STOP_CHECK) && (self.budget.stop)()
        {
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

    /// Whether a position is the aim. A lasermate is an event and not a position.
    pub fn is_reached(&self, at: usize, by: Option<Seat>) -> bool {
        match self.asked.aim {
            Aim::Mate => self.positions.is_mated(at, by),
            Aim::Stalemate => {
                self.positions.position(at).outcome().is_some_and(|end| end.kind == EndKind::Stalemate)
            }
            Aim::Lasermate => false,
            Aim::Diagram => self.positions.is_target(at),
        }
    }

    /// Puts the actions of a seat on the stack. With `lasts` only those that mate at once matter. With `forced` the sides play
    /// against each other and may deny and resign.
    pub fn fill(&mut self, at: usize, (seat, asked): (Seat, Asked), lasts: bool, forced: bool) {
        let Self { positions, actions, moves, .. } = self;
        let is_legal = |action: Action<M>| positions.position(at).judge(seat, action).is_ok();
        if is_turn(asked) {
            moves.truncate(0);
            positions.moves(at, seat, lasts, moves);
            actions.extend(moves.iter().copied().map(Action::Move));
            if moves.is_empty() && !lasts && is_legal(Action::Pass) {
                actions.push(Action::Pass);
            }
            if forced && positions.position(at).sole_mover().is_none() {
                let lasermate = self.asked.aim == Aim::Lasermate;
                positions.position(at).other_actions(seat, &mut |action| {
                    // Defeat accepted before the mate is no mate.
                    if action == Action::Deny || lasermate && action == Action::AcceptDefeat {
                        actions.push(action);
                    }
                });
            }
            return;
        }
        match asked {
            Asked::Lifeline { .. } => actions.extend(lifelines(positions.position(at), seat)),
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
