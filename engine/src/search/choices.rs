//! What a seat may choose between in a position: moves, a pass, lifelines, a denial, LET'S BILLI.

use super::Score;
use super::choice::{Choice, code};
use super::evaluate::{Evaluate, MoveGain, Reach, one};
use super::limits::Tuning;
use super::order::{BEST, LOSING, Mark, WINNING, way};
use super::outlined::{is_legal, played};
use super::party::Asking;
use super::searcher::Searcher;
use crate::action::{Action, Asked, Lifeline};
use crate::board::Cell;
use crate::seat::Seat;

/// How much a hundredth of a pawn by which a piece stands better counts in the order beside what refuted often: it decides where
/// nothing is known yet.
const PLACING: i32 = 15;

impl<S: Evaluate> Searcher<'_, S> {
    /// Puts the choices of who is asked on the stack, with their order; says where they begin.
    #[inline(never)]
    pub(super) fn gather(&mut self, state: &S, asking: Asking, best: u16, ply: usize) -> usize {
        let begin = self.choices.len();
        let Asking { seat, asked, .. } = asking;
        match asked {
            Asked::Lifeline { .. } => self.gather_lifelines(state, seat),
            Asked::Denial { .. } => self.gather_words(state, seat, [Action::Deny, Action::Allow]),
            _ => {
                self.gather_moves(state, seat, ply);
                if self.is_joint(state, seat)
                    && let Some(passed) = state.skipped()
                    && let Some(other) = passed.to_act().mover()
                {
                    self.gather_moves(&passed, other, ply);
                }
            }
        }
        self.overlook(state, (begin, 1), ply);
        if best != 0 {
            for choice in &mut self.choices[begin..] {
                if code(state, choice.seat, choice.action) == best {
                    choice.order = BEST;
                    break;
                }
            }
        }
        begin
    }

    /// Whether the two opponents of the searcher are searched as one that moves once.
    #[inline]
    pub(super) fn is_joint(&self, state: &S, seat: Seat) -> bool {
        Self::AMONG_THREE
            && self.tuning.best_reply
            && seat != self.root
            && Seat::ALL.into_iter().all(|seat| !state.has_fallen(seat))
    }

    fn gather_lifelines(&mut self, state: &S, seat: Seat) {
        let used = [Lifeline::Pass, Lifeline::Reflect, Lifeline::Stop]
            .map(|lifeline| Action::Lifeline(Some(lifeline)));
        self.gather_words(state, seat, [Action::Lifeline(None)]);
        self.gather_words(state, seat, used);
    }

    fn gather_words<const N: usize>(&mut self, state: &S, seat: Seat, actions: [Action<S::Move>; N]) {
        for action in actions {
            if is_legal(state, seat, action) {
                self.choices.push(Choice::word(action, seat, WINNING));
            }
        }
    }

    /// What a move costs a seat that takes a piece by it of one whom it has promised peace.
    #[inline]
    pub(super) fn cost_of(tuning: &Tuning, state: &S, seat: Seat, mv: S::Move) -> Score {
        if !Self::AMONG_THREE || tuning.bonds.is_none() {
            return 0;
        }
        state.taken_from(mv).map_or(0, |of| tuning.bonds.between(seat, of))
    }

    fn gather_moves(&mut self, state: &S, seat: Seat, ply: usize) {
        let hot = state.hot_cells();
        let before = self.before(ply);
        let (choices, order, tuning) = (&mut self.choices, &self.order, &self.tuning);
        let begin = choices.len();
        self.moves.truncate(0);
        state.moves(seat, &mut self.moves);
        for &mv in &self.moves {
            let (gain, ends) = (state.gain(seat, mv), state.ends(mv));
            let (action, hot) = (Action::Move(mv), touches(hot, ends));
            let way = way(state.kind_moved(mv), ends.1);
            let (order, quiet, record) = if gain.wins > 0 {
                (taking(gain) + order.taking(way, gain.wins) / 8, false, 0)
            } else {
                let record = order.record(before, Mark { seat, ends, way });
                let killer = order.killer(ply, before, action);
                (killer.unwrap_or_else(|| record + PLACING * state.placing(seat, mv)), !hot, record)
            };
            let cost = if gain.wins > 0 { Self::cost_of(tuning, state, seat, mv) } else { 0 };
            choices.push(Choice { action, seat, order, quiet, gain, hot, way, ends, record, cost });
        }
        if choices.len() == begin && is_legal(state, seat, Action::Pass) {
            choices.push(Choice::word(Action::Pass, seat, 0));
        }
        state.asides(seat, &mut |action| {
            // A denial is a strong answer, and cheap to look at.
            let order = if action == Action::Deny { WINNING - 1 } else { LOSING };
            choices.push(Choice::word(action, seat, order));
        });
    }

    /// The next choice to try of those from `at` on: it is moved to `at`.
    #[inline]
    pub(super) fn pick(&mut self, at: usize) -> Choice<S::Move> {
        let mut first = at;
        for other in at + 1..self.choices.len() {
            if self.choices[other].order > self.choices[first].order {
                first = other;
            }
        }
        self.choices.swap(at, first);
        self.choices[at]
    }

    /// The position after a choice, which is counted. A turn that is only given away to see what comes of it makes none, and what is
    /// looked at twice counts once.
    #[inline(never)]
    pub(super) fn after(&mut self, state: &S, asking: Asking, choice: &Choice<S::Move>) -> S {
        self.count();
        if !self.is_joint(state, asking.seat) {
            return played(state, choice.seat, choice.action);
        }
        let mut from = *state;
        if choice.seat != asking.seat
            && let Some(passed) = state.skipped()
        {
            from = passed;
        }
        let mut after = played(&from, choice.seat, choice.action);
        if choice.seat == asking.seat
            && !after.to_act().is_nobody()
            && after.to_act().mover().is_some_and(|next| next != self.root)
            && let Some(passed) = after.skipped()
        {
            after = passed;
        }
        after
    }
}

/// The order of a move that takes something: what does not lose by it before everything quiet, the most first and of the
/// same by the least piece; what loses by it last.
#[inline]
pub(super) fn taking(gain: MoveGain) -> i32 {
    if gain.exchange >= 0 { WINNING + 16 * gain.wins - gain.mover / 16 } else { LOSING + gain.exchange }
}

/// Whether a move comes from or goes to one of these cells.
#[inline]
pub(super) fn touches(cells: Reach, (from, to): (Cell, Cell)) -> bool {
    cells & (one(from) | one(to)) != 0
}
