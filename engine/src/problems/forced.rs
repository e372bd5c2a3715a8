//! Direct play and selfmates: what one side forces against every reply, with the whole tree.

use super::stipulation::{Aim, Play};
use super::work::{Work, cost, is_turn};
use crate::action::Action;
use crate::seat::Seat;

/// The most actions of a printed tree.
const BRANCHES: usize = 20_000;

/// An action and its replies.
pub(super) struct LineNode<M> {
    pub seat: Seat,
    pub action: Action<M>,
    pub next: Vec<LineNode<M>>,
}

/// A line, and the actions of a seat that all work after it.
pub(super) type RawDual<M> = (Vec<(Seat, Action<M>)>, Seat, Vec<Action<M>>);

pub(super) struct ForcedSolver<'w, 'a, M> {
    pub work: &'w mut Work<'a, M>,
    attacker: Seat,
    by: Seat,
    /// Killer actions: what last refuted an attempt, by the moves left.
    refuting: Vec<Option<Action<M>>>,
    pub duals: Vec<RawDual<M>>,
    /// How many actions the tree may still get.
    room: usize,
}

impl<'w, 'a, M: Copy + Eq> ForcedSolver<'w, 'a, M> {
    pub fn new(work: &'w mut Work<'a, M>, attacker: Seat) -> Self {
        let by = if work.asked.play == Play::Selfplay { attacker.other() } else { attacker };
        Self { work, attacker, by, refuting: Vec::new(), duals: Vec::new(), room: BRANCHES }
    }

    /// The attacker's actions that reach the aim within `moves`.
    pub fn keys(&mut self, at: usize, moves: u16) -> Vec<Action<M>> {
        let Some((seat, asked)) = self.work.positions.question(at) else { return Vec::new() };
        let begin = self.work.actions.len();
        let lasts = self.lasts(seat, moves) && is_turn(asked);
        self.work.fill(at, (seat, asked), lasts, true);
        let all: Vec<_> = self.work.actions.drain(begin..).collect();
        let mut keys = Vec::new();
        for action in all {
            if self.forces(at, seat, action, moves) {
                keys.push(action);
            }
            if self.work.out {
                break;
            }
        }
        keys
    }

    /// Whether only an immediate mate helps, with so many moves left.
    fn lasts(&self, seat: Seat, moves: u16) -> bool {
        seat == self.attacker
            && moves == 1
            && self.work.asked.aim == Aim::Mate
            && self.work.asked.play == Play::Direct
    }

    /// The moves left after an action. A denied move was not made.
    fn left(&self, seat: Seat, action: Action<M>, moves: u16) -> Option<u16> {
        if seat == self.attacker {
            moves.checked_sub(cost(action))
        } else {
            Some(moves + u16::from(action == Action::Deny))
        }
    }

    /// Whether an action forces the aim within `moves` of the attacker, itself included.
    fn forces(&mut self, at: usize, seat: Seat, action: Action<M>, moves: u16) -> bool {
        let Some(moves) = self.left(seat, action, moves) else { return false };
        if self.work.step(at, seat, action, Some(self.by)) {
            return true;
        }
        self.work.line.push((seat, action));
        let holds = self.reaches(at + 1, moves);
        self.work.line.pop();
        holds
    }

    /// Whether the aim is forced from a position with `moves` left.
    fn reaches(&mut self, at: usize, moves: u16) -> bool {
        if self.work.is_out() {
            return false;
        }
        let Some((seat, asked)) = self.work.positions.question(at) else { return false };
        let own = seat == self.attacker;
        let turn = is_turn(asked);
        // With no move left the defender may still reach it, in a selfmate or by a beam.
        let is_over = own || self.work.asked.play == Play::Direct && self.work.asked.aim != Aim::Lasermate;
        if turn && moves == 0 && is_over && !self.may_deny(at, seat, own) {
            return false;
        }
        let key = (turn && moves > 0).then(|| self.work.positions.key(at, moves));
        if let Some(known) = key.and_then(|key| self.work.table.get(key)) {
            return known;
        }
        let begin = self.work.actions.len();
        self.work.fill(at, (seat, asked), turn && self.lasts(seat, moves), true);
        let end = self.work.actions.len();
        if own && moves > 1 {
            self.order(at, seat, begin);
        } else if !own {
            self.refutation_first(begin, moves);
        }
        let mut holds = !own && end > begin;
        for chosen in begin..end {
            let Some(&action) = self.work.actions.get(chosen) else { break };
            if self.forces(at, seat, action, moves) == own {
                holds = own;
                if !own {
                    self.note_refuting(moves, action);
                }
                break;
            }
        }
        self.work.actions.truncate(begin);
        if self.work.out {
            return false;
        }
        if let Some(key) = key {
            self.work.table.put(key, holds);
        }
        holds
    }

    fn order(&mut self, at: usize, seat: Seat, begin: usize) {
        let Work { positions, actions, .. } = &mut *self.work;
        let mut front = begin;
        for chosen in begin..actions.len() {
            positions.follow(at, seat, actions[chosen], None);
            if positions.position(at + 1).is_checked(seat.other()) {
                actions.swap(front, chosen);
                front += 1;
            }
        }
    }

    /// Whether the side to act may deny the last move, which gives the attacker a move back.
    fn may_deny(&self, at: usize, seat: Seat, own: bool) -> bool {
        let positions = &self.work.positions;
        !own && positions.position(at).sole_mover().is_none()
            && positions.position(at).judge(seat, Action::Deny).is_ok()
    }

    fn refutation_first(&mut self, begin: usize, moves: u16) {
        let Some(known) = self.refuting.get(usize::from(moves)).copied().flatten() else { return };
        if let Some(actions) = self.work.actions.get_mut(begin..)
            && let Some(at) = actions.iter().position(|action| *action == known)
        {
            actions.swap(0, at);
        }
    }

    fn note_refuting(&mut self, moves: u16, action: Action<M>) {
        let at = usize::from(moves);
        if self.refuting.len() <= at {
            self.refuting.resize(at + 1, None);
        }
        self.refuting[at] = Some(action);
    }

    /// A key with its tree.
    pub fn variations(&mut self, at: usize, seat: Seat, key: Action<M>, moves: u16) -> LineNode<M> {
        let mut path = Vec::new();
        self.node(at, seat, key, moves, &mut path)
    }

    fn node(
        &mut self,
        at: usize,
        seat: Seat,
        action: Action<M>,
        moves: u16,
        path: &mut Vec<(Seat, Action<M>)>,
    ) -> LineNode<M> {
        let hit = self.work.step(at, seat, action, Some(self.by));
        path.push((seat, action));
        let left = self.left(seat, action, moves).filter(|_| !hit);
        let next = left.map_or_else(Vec::new, |left| self.followed(at + 1, left, path));
        path.pop();
        LineNode { seat, action, next }
    }

    /// The tree of a position in which the aim is forced within so many moves.
    fn followed(&mut self, at: usize, moves: u16, path: &mut Vec<(Seat, Action<M>)>) -> Vec<LineNode<M>> {
        if self.work.is_out() {
            return Vec::new();
        }
        let Some((seat, asked)) = self.work.positions.question(at) else { return Vec::new() };
        let own = seat == self.attacker;
        let mut least = moves;
        let actions = if own {
            let fewer = if is_turn(asked) { 1..=moves } else { moves..=moves };
            let mut best = Vec::new();
            for fewest in fewer {
                best = self.keys(at, fewest);
                least = fewest;
                if !best.is_empty() {
                    break;
                }
            }
            best
        } else {
            let begin = self.work.actions.len();
            self.work.fill(at, (seat, asked), false, true);
            self.work.actions.drain(begin..).collect()
        };
        if own && actions.len() > 1 && !self.work.out {
            self.duals.push((path.clone(), seat, actions.clone()));
        }
        let mut nodes = Vec::new();
        for action in actions {
            if self.room == 0 {
                self.work.cut = true;
                break;
            }
            self.room -= 1;
            nodes.push(self.node(at, seat, action, least, path));
        }
        nodes
    }
}
