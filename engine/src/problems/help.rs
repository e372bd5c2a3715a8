//! Lines that the sides play together, or one side alone: every one of exactly so many moves.

use super::stipulation::{Aim, Play};
use super::table::word;
use super::work::{Work, cost, is_turn, question};
use crate::action::Action;
use crate::search::Evaluate;
use crate::seat::Seat;

/// The lines that were found, as actions.
pub(super) type Lines<M> = Vec<Vec<(Seat, Action<M>)>>;

/// The search for lines.
pub(super) struct Helped<'w, 'a, S: Evaluate> {
    pub work: &'w mut Work<'a, S>,
    pub found: Lines<S::Move>,
}

impl<S: Evaluate> Helped<'_, '_, S> {
    /// Whether there is a line of exactly so many moves; every one is noted.
    pub fn walk(&mut self, state: &S, left: u16) -> bool {
        if self.work.is_out() {
            return false;
        }
        let Some((seat, asked)) = question(state) else { return false };
        let turn = is_turn(asked);
        if turn && (left == 0 || !self.can_still(state, seat, left)) {
            return false;
        }
        let word = (turn && left > 1).then(|| word(state, left));
        if word.is_some_and(|word| self.work.table.get(word).is_some()) {
            return false;
        }
        let begin = self.work.actions.len();
        let lasts = left == 1 && self.work.asked.aim == Aim::Mate;
        self.work.fill(state, (seat, asked), lasts, false);
        let end = self.work.actions.len();
        let mut any = false;
        for at in begin..end {
            let Some(&action) = self.work.actions.get(at) else { break };
            any |= self.take(state, seat, action, left);
            if self.work.out {
                break;
            }
        }
        self.work.actions.truncate(begin);
        if let Some(word) = word.filter(|_| !any && !self.work.out) {
            self.work.table.put(word, false);
        }
        any
    }

    fn take(&mut self, state: &S, seat: Seat, action: Action<S::Move>, left: u16) -> bool {
        let Some(left) = left.checked_sub(cost(action)) else { return false };
        let is_early = left > 0 && self.work.asked.aim == Aim::Diagram;
        let (after, hit) = self.work.step(state, seat, action, None);
        self.work.line.push((seat, action));
        let any = if hit && !is_early { left == 0 && self.note() } else { self.onward(&after, left) };
        self.work.line.pop();
        any
    }

    /// Notes the line, where there is still room.
    fn note(&mut self) -> bool {
        if self.found.len() >= self.work.budget.solutions {
            self.work.cut = true;
            self.work.out = true;
        } else {
            self.found.push(self.work.line.clone());
        }
        true
    }

    /// Goes on from a position in which the aim is not reached. In a series the turn comes back at once.
    fn onward(&mut self, after: &S, left: u16) -> bool {
        let series = match self.work.asked.play {
            Play::Series => left > 0,
            Play::SeriesHelp => left > 1,
            _ => false,
        };
        if left > 0 && !series {
            return self.walk(after, left);
        }
        let Some((next, asked)) = question(after) else { return false };
        if !is_turn(asked) {
            return self.walk(after, left);
        }
        if !series || after.is_checked(next) {
            return false;
        }
        after.skipped().is_some_and(|skipped| self.walk(&skipped, left))
    }

    /// Whether the diagram is still near enough.
    fn can_still(&self, state: &S, mover: Seat, left: u16) -> bool {
        let Some((target, _)) = self.work.target else { return true };
        let enough = |seat: Seat, moves: u16| {
            state.moves_needed(target, seat).is_some_and(|needed| needed <= u32::from(moves))
        };
        enough(mover, left.div_ceil(2)) && enough(mover.other(), left / 2)
    }
}
