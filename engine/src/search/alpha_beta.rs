//! The main search: principal variation search with alpha-beta, negamax over two sides.

use super::evaluate::Evaluate;
use super::history::TT_MOVE;
use super::move_picker::{MovePicker, ScoredMove, move_code};
use super::pruning::MoveContext;
use super::searcher::{NodeTurn, Searcher, Turn};
use super::transposition::{Bound, TtProbe};
use super::{INFINITE, PLIES, SURE, Score, WIN};
use crate::action::{Action, Asked};

/// The alpha-beta window of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub alpha: Score,
    pub beta: Score,
    /// The node is expected to fail high.
    pub cut_node: bool,
}

impl Window {
    pub const FULL: Self = Self { alpha: -INFINITE, beta: INFINITE, cut_node: false };

    /// Asks only whether the value exceeds `alpha`.
    #[inline]
    pub const fn null(alpha: Score, cut_node: bool) -> Self {
        Self { alpha, beta: alpha + 1, cut_node }
    }

    /// Whether values between the bounds are possible.
    #[inline]
    pub const fn is_pv(self) -> bool {
        self.beta > self.alpha + 1
    }

    /// The window of the other side.
    #[inline]
    pub const fn negated(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha, cut_node: self.cut_node }
    }
}

/// How a node is searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct NodeOptions {
    pub null_move_allowed: bool,
    /// The code of a move left out by the singular search; 0 for none.
    pub excluded: u16,
}

impl NodeOptions {
    pub const DEFAULT: Self = Self { null_move_allowed: true, excluded: 0 };
}

/// A node whose moves are tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub depth: i32,
    /// For the side to move; `-INFINITE` in check.
    pub static_eval: Score,
    /// The static evaluation refined by the transposition table.
    pub eval: Score,
    pub in_check: bool,
    pub improving: bool,
    pub excluded: u16,
}

impl<S: Evaluate> Searcher<'_, S> {
    /// The value of a position for `side`, which moved before, searched to a depth.
    #[inline(never)]
    fn search_child(&mut self, state: &S, side: Score, depth: i32, window: Window, ply: usize) -> Score {
        match self.turn(state, ply) {
            NodeTurn::Over(value) => {
                // What a sibling left is no line of this position.
                self.pv.clear(ply);
                side * value
            }
            NodeTurn::Of(turn) if turn.side == side => {
                self.alpha_beta(state, turn, depth, window, ply, NodeOptions::DEFAULT)
            }
            NodeTurn::Of(turn) => {
                -self.alpha_beta(state, turn, depth, window.negated(), ply, NodeOptions::DEFAULT)
            }
        }
    }

    /// The value of a position for the side to move.
    pub(super) fn alpha_beta(
        &mut self,
        state: &S,
        turn: Turn,
        depth: i32,
        window: Window,
        ply: usize,
        options: NodeOptions,
    ) -> Score {
        self.pv.clear(ply);
        let position = state.position_key();
        let key = position ^ state.extra_key();
        let is_move = turn.asked == Asked::Move;
        if self.tuning.repetitions
            && is_move
            && options.excluded == 0
            && let Some(reason) = self.draw_reason(state, position)
        {
            return turn.side * self.draw_value(state, reason, key, ply);
        }
        if self.time_pressure && !self.ready {
            return turn.side * self.raw_eval(state, key);
        }
        let in_check = is_move && state.is_checked(turn.seat);
        if depth <= 0 || ply + 1 >= PLIES {
            return self.leaf(state, turn, key, window, ply);
        }
        if self.stopped {
            return 0;
        }
        let probe = self.probe_tt(key, depth, window, ply, options);
        if let Some(value) = probe.cutoff {
            return value;
        }
        let selective = self.tuning.selective;
        let static_eval = if in_check || !selective { -INFINITE } else { self.static_eval(state, turn, key) };
        let improving = self.set_static_eval(ply, static_eval);
        let eval = probe.refine(static_eval);
        self.ordering.clear_grandchild_killers(ply);
        if options.excluded == 0
            && let Some(value) = self.prune_node(
                state,
                turn,
                depth,
                window,
                ply,
                (key, eval, improving, options.null_move_allowed),
            )
        {
            return value;
        }
        // Internal iterative reduction: without a remembered move the order is poor.
        let reduce = selective && depth >= 4 && probe.tt_move == 0 && options.excluded == 0 && is_move;
        let depth = depth - i32::from(reduce);
        self.path.push(position);
        let node = Node { depth, static_eval, eval, in_check, improving, excluded: options.excluded };
        let value = self.search_moves(state, turn, node, window, ply, &probe);
        self.path.pop();
        value
    }

    /// Tries the moves of a node in order.
    fn search_moves(
        &mut self,
        state: &S,
        turn: Turn,
        node: Node,
        window: Window,
        ply: usize,
        probe: &TtProbe,
    ) -> Score {
        let Node { depth, static_eval, in_check, improving, excluded, .. } = node;
        let begin = self.generate(state, turn, probe.tt_move, ply);
        let mut picker = MovePicker::new(&self.move_stack, begin);
        if picker.is_empty() {
            // Nobody can act: the position is worth what it is.
            return turn.side * self.raw_eval(state, probe.key);
        }
        let (mut alpha, mut best, mut best_move, mut captures) = (window.alpha, -INFINITE, 0, false);
        while let Some(mv) = picker.next(&mut self.move_stack) {
            if excluded != 0 && move_code(state, mv.seat, mv.action) == excluded {
                continue;
            }
            let tried = picker.tried();
            let (pv_node, cut_node) = (window.is_pv(), window.cut_node);
            let context = MoveContext { depth, tried, in_check, pv_node, cut_node, improving };
            if tried > 0 && best > -SURE && self.prune_move(state, turn, &mv, node, context, alpha) {
                continue;
            }
            let mut extension = 0;
            if tried == 0 && excluded == 0 && mv.score == TT_MOVE {
                match self.singular_extension(state, turn, depth, window, ply, probe) {
                    Ok(plies) => extension = plies,
                    Err(value) => {
                        self.move_stack.truncate(begin);
                        return value;
                    }
                }
            }
            let value = self.search_move(state, turn, &mv, context, (alpha, window.beta, extension), ply);
            if self.stopped {
                self.move_stack.truncate(begin);
                return 0;
            }
            if value > best {
                best = value;
                best_move = move_code(state, mv.seat, mv.action);
                captures = mv.gain.wins > 0;
            }
            if value > alpha {
                alpha = value;
                self.pv.put(ply, mv.action);
                if alpha >= window.beta {
                    self.update_histories(begin, begin + tried, depth, ply);
                    break;
                }
            }
        }
        self.move_stack.truncate(begin);
        if best == -INFINITE {
            // There is no move but the excluded one.
            return window.alpha;
        }
        if self.tuning.use_tt && excluded == 0 {
            let bound = if best >= window.beta {
                Bound::Lower
            } else if best > window.alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            if static_eval > -INFINITE
                && !captures
                && best.abs() < SURE
                && bound.contradicts(best, static_eval)
            {
                let error = best - static_eval;
                let structures = state.structures();
                self.ordering.history.corrections.update(turn.seat, structures, error, depth);
            }
            let best_move = if bound == Bound::Upper && self.tuning.selective { 0 } else { best_move };
            self.tt.store(probe.key, best_move, depth, best, bound, ply);
        }
        best
    }

    /// One move: the first by the full window, later ones by a null window, reduced, and again if they prove better.
    pub(super) fn search_move(
        &mut self,
        state: &S,
        turn: Turn,
        mv: &ScoredMove<S::Move>,
        context: MoveContext,
        (alpha, beta, extension): (Score, Score, i32),
        ply: usize,
    ) -> Score {
        // The pact cost is taken off the value, so the window is moved up by it.
        let (alpha, beta) = (alpha + mv.pact_cost, beta + mv.pact_cost);
        let after = self.make_move(state, turn, mv);
        self.set_move(ply, mv.piece_to);
        let selective = self.tuning.selective;
        // A decision about a beam belongs to the move that asked for it and is no ply of its own.
        let plies = i32::from(!matches!(mv.action, Action::Lifeline(_)));
        let mut depth = context.depth - plies + extension;
        if selective && extension == 0 && self.check_extends(&after, mv, ply) {
            depth += 1;
        }
        let pv_node = beta > alpha + 1;
        let full = Window { alpha, beta, cut_node: !pv_node && !context.cut_node };
        if context.tried == 0 || !pv_node && !selective {
            return minus_pact_cost(self.search_child(&after, turn.side, depth, full, ply + 1), mv.pact_cost);
        }
        let reducible = mv.quiet || mv.gain.is_losing() && !mv.touches_beam;
        let reduction =
            if selective && reducible { context.late_move_reduction(mv.score, mv.history) } else { 0 };
        let reduced = Window::null(alpha, reduction > 0 || !context.cut_node);
        let reduced_depth = (depth - reduction).max(reduction.min(1));
        let mut value = self.search_child(&after, turn.side, reduced_depth, reduced, ply + 1);
        if reduction > 0 && value > alpha && !self.stopped {
            let null = Window::null(alpha, !context.cut_node);
            value = self.search_child(&after, turn.side, depth, null, ply + 1);
        }
        if value > alpha && value < beta && !self.stopped {
            value = self.search_child(&after, turn.side, depth, Window { cut_node: false, ..full }, ply + 1);
        }
        minus_pact_cost(value, mv.pact_cost)
    }

    /// Rewards the move at `cutoff` on the move stack and penalizes those from `begin` on that were tried before it.
    fn update_histories(&mut self, begin: usize, cutoff: usize, depth: i32, ply: usize) {
        let best = self.move_stack[cutoff];
        if !matches!(best.action, Action::Move(_)) {
            return;
        }
        let previous = self.previous_moves(ply);
        let captures = best.gain.wins > 0;
        if captures {
            self.ordering.update_capture(best.piece_to, best.gain.wins, depth, true);
        } else {
            self.ordering.reward_quiet(ply, previous, best.action, best.as_quiet(), depth);
        }
        for index in begin..cutoff {
            let tried = self.move_stack[index];
            if tried.gain.wins > 0 {
                self.ordering.update_capture(tried.piece_to, tried.gain.wins, depth, false);
            } else if tried.quiet && !captures {
                self.ordering.penalize_quiet(previous, tried.as_quiet(), depth);
            }
        }
    }

    fn leaf(&mut self, state: &S, turn: Turn, key: u64, window: Window, ply: usize) -> Score {
        if self.tuning.quiescence && ply + 1 < PLIES {
            return self.quiescence(state, turn, key, window, ply, 0);
        }
        if self.stopped {
            return 0;
        }
        turn.side * self.raw_eval(state, key)
    }
}

/// Never worse than a lost game.
#[inline]
pub(super) fn minus_pact_cost(value: Score, pact_cost: Score) -> Score {
    if pact_cost == 0 { value } else { (value - pact_cost).max(-WIN) }
}
