//! The root of the tree: aspiration windows, root move restrictions, and the entry points of a search.

use super::alpha_beta::Window;
use super::evaluate::Evaluate;
use super::history::{HistoryTables, TT_MOVE};
use super::iterative_deepening::{Iteration, RootSearch, RootState, run};
use super::limits::{Limits, PactCosts, RootOptions, Tuning};
use super::move_picker::{MovePicker, ScoredMove, is_legal};
use super::pruning::MoveContext;
use super::pv::SearchInfo;
use super::searcher::{NodeTurn, Searcher, Turn};
use super::transposition::TranspositionTable;
use super::{INFINITE, SURE, Score};
use crate::action::Action;
use crate::outcome::DrawReason;
use crate::seat::Seat;

/// Searches a position for a seat, which need not be the one to act. `keys` are the positions of the game so far, this one
/// last. `report` is called with the best line after each iteration. `None` if nobody can act.
///
/// With one thread the same position, keys, limits and tuning give the same result, unless [`Limits::stop`] ends it.
pub fn search<S: Evaluate>(
    state: &S,
    seat: Seat,
    keys: &[u64],
    how: (Limits<'_>, Tuning),
    tt: &mut TranspositionTable,
    report: &mut dyn FnMut(&SearchInfo<S::Move>),
) -> Option<SearchInfo<S::Move>> {
    search_with(state, seat, (keys, RootOptions::DEFAULT), how, tt, report)
}

/// The same with options for the root.
pub(super) fn search_with<S: Evaluate>(
    state: &S,
    seat: Seat,
    (keys, root_options): (&[u64], RootOptions<'_, S::Move>),
    (limits, tuning): (Limits<'_>, Tuning),
    tt: &mut TranspositionTable,
    report: &mut dyn FnMut(&SearchInfo<S::Move>),
) -> Option<SearchInfo<S::Move>> {
    run(
        (limits, tuning),
        (Searcher::<S>::owner(seat, tuning), root_options.multi_pv),
        tt,
        &|limits, tt, history, go| {
            let mut searcher = Searcher::new(seat, (limits, tuning), keys, tt, history);
            searcher.root_options = root_options;
            let NodeTurn::Of(turn) = searcher.turn(state, 0) else { return HistoryTables::default() };
            let mut root = Root { searcher, state, turn };
            go(&mut root);
            root.searcher.ordering.take_history()
        },
        report,
    )
}

/// The value of a draw for a seat.
pub(super) fn draw_value<S: Evaluate>(
    state: &S,
    seat: Seat,
    reason: DrawReason,
    tt: &mut TranspositionTable,
) -> Score {
    let how = (Limits::depth(1), Tuning::EXACT);
    let searcher = Searcher::<S>::new(seat, how, &[], tt, HistoryTables::default());
    searcher.draw_value(state, reason, 0, 0)
}

/// A search and its root position.
struct Root<'a, S: Evaluate> {
    searcher: Searcher<'a, S>,
    state: &'a S,
    turn: Turn,
}

impl<S: Evaluate> RootSearch<S::Move> for Root<'_, S> {
    fn iterate(&mut self, depth: i32, previous: Option<Score>) -> Iteration {
        let (value, complete) = self.searcher.aspiration_search(self.state, self.turn, depth, previous);
        Iteration { value, complete, nodes: self.searcher.nodes }
    }

    fn state(&mut self) -> RootState<'_, S::Move> {
        let Searcher { pv, found, ready, .. } = &mut self.searcher;
        RootState { pv, found, ready }
    }
}

impl<S: Evaluate> Searcher<'_, S> {
    /// One iteration by a window around the value of the one before; the value for the searcher, and whether it was finished.
    fn aspiration_search(
        &mut self,
        state: &S,
        turn: Turn,
        depth: i32,
        previous: Option<Score>,
    ) -> (Score, bool) {
        const DELTA: Score = 20;
        const MAX_DELTA: Score = 500;
        const MIN_DEPTH: i32 = 4;
        let centre =
            previous.filter(|value| depth >= MIN_DEPTH && self.tuning.selective && value.abs() < SURE);
        let (mut below, mut above) = (DELTA, DELTA);
        loop {
            let window = centre.map_or(Window::FULL, |value| {
                let value = turn.side * value;
                Window {
                    cut_node: false,
                    alpha: if below > MAX_DELTA { -INFINITE } else { value - below },
                    beta: if above > MAX_DELTA { INFINITE } else { value + above },
                }
            });
            let value = self.search_root(state, turn, depth, window);
            if self.stopped {
                return (turn.side * value, false);
            }
            if value <= window.alpha && window.alpha > -INFINITE {
                below *= 2;
            } else if value >= window.beta && window.beta < INFINITE {
                above *= 2;
            } else {
                return (turn.side * value, true);
            }
        }
    }

    /// All root moves, but for the first actions of lines found at this depth.
    fn search_root(&mut self, state: &S, turn: Turn, depth: i32, window: Window) -> Score {
        let first = self.pv.first();
        self.pv.clear(0);
        let begin = self.generate(state, turn, 0, 0);
        if turn.seat == self.root {
            let is_legal = |action| is_legal(state, turn.seat, action);
            restrict(&mut self.move_stack, begin, self.root_options.search_moves, turn.seat, &is_legal);
            set_pact_costs(&mut self.move_stack, begin, self.root_options.pact_costs);
        }
        remove_found(&mut self.move_stack, begin, &self.found);
        for mv in &mut self.move_stack[begin..] {
            if Some(mv.action) == first {
                mv.score = TT_MOVE;
            }
        }
        let mut picker = MovePicker::new(&self.move_stack, begin);
        let in_check = state.is_checked(turn.seat);
        let root_eval = if in_check { -INFINITE } else { turn.side * self.raw_eval(state, 0) };
        self.set_static_eval(0, root_eval);
        self.root_depth = depth.unsigned_abs() as usize;
        let (mut alpha, mut best) = (window.alpha, -INFINITE);
        while let Some(mv) = picker.next(&mut self.move_stack) {
            let tried = picker.tried();
            let context =
                MoveContext { depth, tried, in_check, pv_node: true, cut_node: false, improving: true };
            let value = self.search_move(state, turn, &mv, context, (alpha, window.beta, 0), 0);
            if self.stopped {
                break;
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                self.pv.put(0, mv.action);
                if alpha >= window.beta {
                    break;
                }
            }
        }
        if self.pv.first().is_none()
            && let Some(mv) = self.move_stack.get(begin)
        {
            // All moves failed low: the one tried first is still a move to play.
            self.pv.clear(1);
            self.pv.put(0, first.unwrap_or(mv.action));
        }
        self.move_stack.truncate(begin);
        best
    }
}

/// Leaves only `search_moves` from `begin` on, also those that generation leaves out because they are written another way.
fn restrict<M: Copy + Eq>(
    stack: &mut Vec<ScoredMove<M>>,
    begin: usize,
    search_moves: &[Action<M>],
    seat: Seat,
    is_legal: &dyn Fn(Action<M>) -> bool,
) {
    if search_moves.is_empty() {
        return;
    }
    let generated = stack.split_off(begin);
    for action in search_moves.iter().copied().filter(|action| is_legal(*action)) {
        let found = generated.iter().find(|mv| mv.action == action).copied();
        stack.push(found.unwrap_or(ScoredMove::without_piece(action, seat, 0)));
    }
}

/// Root moves cost what [`RootOptions`] says, not what allies cost inside the tree.
fn set_pact_costs<M: Eq>(stack: &mut [ScoredMove<M>], begin: usize, pact_costs: PactCosts<'_, M>) {
    if pact_costs.is_empty() {
        return;
    }
    for mv in &mut stack[begin..] {
        let found = pact_costs.iter().find(|(action, _)| *action == mv.action);
        mv.pact_cost = found.map_or(0, |(_, cost)| *cost);
    }
}

fn remove_found<M: Copy + Eq>(stack: &mut Vec<ScoredMove<M>>, begin: usize, found: &[Action<M>]) {
    if !found.is_empty() {
        let mut generated = stack.split_off(begin);
        generated.retain(|mv| !found.contains(&mv.action));
        stack.append(&mut generated);
    }
}
