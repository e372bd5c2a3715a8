//! Pruning, reductions and extensions. All of it is unsound and switched off by [`Tuning::selective`](super::Tuning::selective).

use super::alpha_beta::{Node, NodeOptions, Window};
use super::evaluate::Evaluate;
use super::history::{KILLER, NO_PIECE_TO};
use super::move_picker::{ScoredMove, played};
use super::searcher::{NodeTurn, Searcher, Turn};
use super::transposition::{Bound, TtProbe};
use super::{SURE, Score};
use crate::action::{Action, Asked};

/// Natural logarithms in units of 1/1024.
#[rustfmt::skip]
const LN: [i32; 64] = [
    0, 0, 710, 1125, 1420, 1648, 1835, 1993, 2129, 2250, 2358, 2455, 2545, 2627, 2702, 2773,
    2839, 2901, 2960, 3015, 3068, 3118, 3165, 3211, 3254, 3296, 3336, 3375, 3412, 3448, 3483, 3516,
    3549, 3580, 3611, 3641, 3670, 3698, 3725, 3751, 3777, 3803, 3827, 3851, 3875, 3898, 3921, 3943,
    3964, 3985, 4006, 4026, 4046, 4066, 4085, 4104, 4122, 4140, 4158, 4175, 4193, 4210, 4226, 4243,
];

/// What late-move reductions depend on besides the move.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveContext {
    /// The depth of the node.
    pub depth: i32,
    /// How many moves were picked before this one.
    pub tried: usize,
    pub in_check: bool,
    pub pv_node: bool,
    /// The node is expected to fail high.
    pub cut_node: bool,
    /// The static evaluation is better than two plies before.
    pub improving: bool,
}

impl MoveContext {
    /// The reduction in plies by depth and move number alone.
    #[inline]
    fn base_reduction(self) -> i32 {
        let (depth, tried) = (self.depth.clamp(0, 63) as usize, self.tried.min(63));
        let reduction = 512 + LN[depth] * LN[tried] / 1_850 + if self.improving { 0 } else { 350 };
        reduction / 1024
    }

    /// The late-move reduction in plies; `score` and `history` as in [`ScoredMove`].
    #[inline]
    pub fn late_move_reduction(self, score: i32, history: i32) -> i32 {
        const FIRST_LATE_MOVE: usize = 2;
        if self.depth < 3 || self.tried < FIRST_LATE_MOVE {
            return 0;
        }
        let reduction = self.base_reduction() + i32::from(self.cut_node)
            - i32::from(self.pv_node)
            - i32::from(self.in_check)
            - i32::from(score >= KILLER)
            - history / 10_000;
        reduction.clamp(0, self.depth - 2)
    }

    /// Late-move pruning: whether enough moves were tried.
    #[inline]
    const fn is_late(self) -> bool {
        const MAX_DEPTH: i32 = 7;
        let most = 4 + self.depth * self.depth;
        self.depth <= MAX_DEPTH && self.tried as i32 > if self.improving { 2 * most } else { most }
    }
}

/// Futility pruning: whether a quiet move that will be searched to `depth` has no chance to raise alpha.
#[inline]
const fn is_futile(depth: i32, eval: Score, alpha: Score) -> bool {
    const MAX_DEPTH: i32 = 6;
    depth <= MAX_DEPTH && alpha.abs() < SURE && eval + 130 + 100 * depth <= alpha
}

impl<S: Evaluate> Searcher<'_, S> {
    /// Whole-node pruning: a value if the node need not be searched. `eval` is the static evaluation refined by the
    /// transposition table.
    pub(super) fn prune_node(
        &mut self,
        state: &S,
        turn: Turn,
        depth: i32,
        window: Window,
        ply: usize,
        (key, eval, improving, null_move_allowed): (u64, Score, bool, bool),
    ) -> Option<Score> {
        const FUTILITY_MARGIN: Score = 90;
        const FUTILITY_DEPTH: i32 = 7;
        const RAZOR_MARGIN: Score = 300;
        if !self.tuning.selective
            || window.is_pv()
            || eval == -super::INFINITE
            || turn.asked != Asked::Move
            || Self::AMONG_THREE
        {
            return None;
        }
        let (alpha, beta) = (window.alpha, window.beta);
        if beta.abs() >= SURE {
            return None;
        }
        // Razoring.
        if depth <= 2 && eval + RAZOR_MARGIN * depth <= alpha && self.tuning.quiescence {
            let value = self.quiescence(state, turn, key, window, ply, 0);
            if value <= alpha || self.stopped {
                return Some(value);
            }
        }
        if eval < beta {
            return None;
        }
        // Reverse futility pruning.
        if depth <= FUTILITY_DEPTH && eval - FUTILITY_MARGIN * (depth - i32::from(improving)).max(1) >= beta {
            return Some(eval);
        }
        // Null-move pruning.
        if depth < 2 || !null_move_allowed || state.is_zugzwang_likely(turn.seat) {
            return None;
        }
        let passed = state.null_move()?;
        let depth = depth - 3 - depth / 4 - ((eval - beta) / 200).min(3);
        let value = match self.turn(&passed, ply + 1) {
            NodeTurn::Of(other) if other.side != turn.side => {
                // Positions before a null move are no repetitions.
                let path = self.path.len();
                self.path.push(0);
                self.set_move(ply, NO_PIECE_TO);
                let window = Window::null(beta - 1, !window.cut_node).negated();
                let options = NodeOptions { null_move_allowed: false, excluded: 0 };
                let value = -self.alpha_beta(&passed, other, depth, window, ply + 1, options);
                self.path.truncate(path);
                value
            }
            _ => return None,
        };
        (!self.stopped && value >= beta).then_some(if value >= SURE { beta } else { value })
    }

    /// How many plies to extend the transposition table's move: 1 if it is singular, that is if the node is worth much less
    /// without it. `Err` is a value that refutes the node even without it (multi-cut).
    pub(super) fn singular_extension(
        &mut self,
        state: &S,
        turn: Turn,
        depth: i32,
        window: Window,
        ply: usize,
        probe: &TtProbe,
    ) -> Result<i32, Score> {
        const MIN_DEPTH: i32 = 7;
        let Some((tt_value, tt_depth, bound)) = probe.hit else { return Ok(0) };
        if !self.tuning.selective
            || depth < MIN_DEPTH
            || tt_depth < depth - 3
            || bound == Bound::Upper
            || tt_value.abs() >= SURE
            || turn.asked != Asked::Move
            || ply > 2 * self.root_depth
        {
            return Ok(0);
        }
        let singular_beta = tt_value - 2 * depth;
        let options = NodeOptions { null_move_allowed: false, excluded: probe.tt_move };
        let narrow = Window::null(singular_beta - 1, window.cut_node);
        let value = self.alpha_beta(state, turn, (depth - 1) / 2, narrow, ply, options);
        // Its line leaves the best move out.
        self.pv.clear(ply);
        if self.stopped {
            return Ok(0);
        }
        if value < singular_beta {
            return Ok(1);
        }
        if singular_beta >= window.beta && !window.is_pv() {
            return Err(singular_beta);
        }
        Ok(if tt_value >= window.beta && !window.is_pv() { -1 } else { 0 })
    }

    /// Whether a move is left out: by late-move pruning, futility, bad history, or what it loses.
    #[inline]
    pub(super) fn prune_move(
        &self,
        state: &S,
        turn: Turn,
        mv: &ScoredMove<S::Move>,
        node: Node,
        context: MoveContext,
        alpha: Score,
    ) -> bool {
        let Node { depth, eval, in_check, .. } = node;
        if !self.tuning.selective || in_check {
            return false;
        }
        if !mv.quiet {
            return self.loses_too_much(state, turn, mv, depth);
        }
        let Action::Move(game_move) = mv.action else { return false };
        if context.is_late() {
            return true;
        }
        let next_depth = (depth - 1 - context.base_reduction()).max(0);
        if is_futile(next_depth, eval, alpha) && !state.checks(mv.seat, game_move) {
            return true;
        }
        next_depth <= 3 && mv.score < -3_000 * (next_depth + 1)
            || next_depth <= 6 && state.risk(mv.seat, game_move) > 20 + 30 * next_depth * (next_depth + 1)
    }

    /// Pruning by static exchange evaluation: whether a capture loses more than `depth` plies are likely to bring back. Never
    /// one that makes a beam score, nor any among three, where nobody knows who takes back.
    fn loses_too_much(&self, state: &S, turn: Turn, mv: &ScoredMove<S::Move>, depth: i32) -> bool {
        const MAX_DEPTH: i32 = 6;
        const MARGIN_PER_PLY: Score = 100;
        if Self::AMONG_THREE
            || depth > MAX_DEPTH
            || !mv.gain.is_losing()
            || mv.gain.exchange >= -MARGIN_PER_PLY * depth
        {
            return false;
        }
        !mv.touches_beam || played(state, turn.seat, mv.action).beam_scores() == state.beam_scores()
    }

    /// The check extension: whether a move gives check without losing the piece, in a line that is not too long yet.
    #[inline]
    pub(super) fn check_extends(&self, after: &S, mv: &ScoredMove<S::Move>, ply: usize) -> bool {
        if mv.gain.is_losing() || ply > 2 * self.root_depth {
            return false;
        }
        let Some((next, Asked::Move)) = after.to_act().iter().next() else { return false };
        after.is_checked(next)
    }
}
