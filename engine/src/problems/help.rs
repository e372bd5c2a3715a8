//! Help play, series play and proof games: all lines of exactly the given length.

use super::stipulation::{Aim, Play};
use super::work::{Work, cost, is_turn};
use crate::action::Action;
use crate::seat::Seat;

pub(super) type Lines<M> = Vec<Vec<(Seat, Action<M>)>>;

pub(super) struct HelpSolver<'w, 'a, M> {
    pub work: &'w mut Work<'a, M>,
    pub found: Lines<M>,
}

impl<M: Copy + Eq> HelpSolver<'_, '_, M> {
    /// Collects the lines of exactly `left` moves from a position. Returns whether there is any.
    pub fn walk(&mut self, at: usize, left: u16) -> bool {
        if self.work.is_out() {
            return false;
        }
        let Some((seat, asked)) = self.work.positions.question(at) else { return false };
        let turn = is_turn(asked);
        if turn && (left == 0 || !self.can_still(at, seat, left)) {
            return false;
        }
        let key = (turn && left > 1).then(|| self.work.positions.key(at, left));
        if key.is_some_and(|key| self.work.table.get(key).is_some()) {
            return false;
        }
        let begin = self.work.actions.len();
        let lasts = left == 1 && self.work.asked.aim == Aim::Mate;
        self.work.fill(at, (seat, asked), lasts, false);
        let end = self.work.actions.len();
        let mut any = false;
        for chosen in begin..end {
            let Some(&action) = self.work.actions.get(chosen) else { break };
            any |= self.take(at, seat, action, left);
            if self.work.out {
                break;
            }
        }
        self.work.actions.truncate(begin);
        if let Some(key) = key.filter(|_| !any && !self.work.out) {
            self.work.table.put(key, false);
        }
        any
    }

    fn take(&mut self, at: usize, seat: Seat, action: Action<M>, left: u16) -> bool {
        let Some(left) = left.checked_sub(cost(action)) else { return false };
        let is_early = left > 0 && self.work.asked.aim == Aim::Diagram;
        let hit = self.work.step(at, seat, action, None);
        self.work.line.push((seat, action));
        let any = if hit && !is_early { left == 0 && self.note() } else { self.onward(at + 1, left) };
        self.work.line.pop();
        any
    }

    /// Collects the line, if the limit allows.
    fn note(&mut self) -> bool {
        if self.found.len() >= self.work.budget.solutions {
            self.work.cut = true;
            self.work.out = true;
        } else {
            self.found.push(self.work.line.clone());
        }
        true
    }

    /// Goes on from a position that is not the aim. In a series the same side moves again.
    fn onward(&mut self, after: usize, left: u16) -> bool {
        let series = match self.work.asked.play {
            Play::Series => left > 0,
            Play::SeriesHelp => left > 1,
            _ => false,
        };
        if left > 0 && !series {
            return self.walk(after, left);
        }
        let Some((next, asked)) = self.work.positions.question(after) else { return false };
        if !is_turn(asked) {
            return self.walk(after, left);
        }
        if !series || self.work.positions.position(after).is_checked(next) {
            return false;
        }
        self.work.positions.skip(after) && self.walk(after + 1, left)
    }

    /// Whether both sides can still reach the target diagram.
    fn can_still(&self, at: usize, mover: Seat, left: u16) -> bool {
        let positions = &self.work.positions;
        positions.can_reach_target(at, mover, left.div_ceil(2))
            && positions.can_reach_target(at, mover.other(), left / 2)
    }
}
