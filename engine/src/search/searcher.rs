//! The state of one search, whose turn a node is, and what an ended game is worth.

use std::any::TypeId;

use super::evaluate::Evaluate;
use super::history::{HistoryTables, MoveOrdering, NO_PIECE_TO, PieceTo, PreviousMoves};
use super::limits::{Limits, RootOptions, Tuning};
use super::move_picker::ScoredMove;
use super::pv::PvTable;
use super::static_eval::EvalCache;
use super::transposition::{TableOwner, TranspositionTable};
use super::{INFINITE, PLIES, Score, WIN};
use crate::action::{Action, Asked};
use crate::moves::MoveList;
use crate::outcome::{DrawReason, Outcome};
use crate::seat::Seat;

/// A search under way. Everything that grows with the tree is allocated here, once.
pub(super) struct Searcher<'a, S: Evaluate> {
    pub tt: &'a TranspositionTable,
    pub limits: Limits<'a>,
    pub tuning: Tuning,
    pub root: Seat,
    pub nodes: u64,
    /// The search must end at once: values found from here on mean nothing.
    pub stopped: bool,
    /// The node budget ran out before depth 1 was finished: evaluate statically from here.
    pub time_pressure: bool,
    /// Depth 1 is finished, so there is a move to play.
    pub ready: bool,
    /// The moves of the current node, before they are scored.
    pub generated: MoveList<S::Move>,
    /// The scored moves of all nodes from the root to the current one, one node after the other.
    pub move_stack: Vec<ScoredMove<S::Move>>,
    /// Position keys of the game so far and of the nodes from the root to the current one.
    pub path: Vec<u64>,
    pub ordering: MoveOrdering<S::Move>,
    pub pv: PvTable<S::Move>,
    /// The move made at each ply, shifted by two.
    piece_tos: [PieceTo; PLIES + 4],
    /// The static evaluation at each ply for the side to move, shifted by two; `-INFINITE` in check.
    static_evals: [Score; PLIES + 4],
    pub eval_cache: EvalCache,
    /// Evaluations of the board without the clock ([`Evaluate::HAS_BOARD`]).
    pub board_cache: EvalCache,
    /// The depth of the current iteration.
    pub root_depth: usize,
    pub root_options: RootOptions<'a, S::Move>,
    /// First actions of the lines found at this depth, left out when the next line is searched.
    pub found: Vec<Action<S::Move>>,
}

/// How many nodes lie between two calls of [`Limits::stop`].
pub(super) const STOP_CHECK_NODES: u64 = 512;
/// Initial capacities; both lists grow where a game needs more.
const GENERATED_CAPACITY: usize = 1 << 8;
const STACK_CAPACITY: usize = 1 << 13;

impl<'a, S: Evaluate> Searcher<'a, S> {
    pub const AMONG_THREE: bool = S::SIDES.len() > 2;

    /// `keys` are the positions of the game so far. The table must have been prepared with
    /// [`TranspositionTable::start_search`], which gives `history`.
    pub fn new(
        root: Seat,
        (limits, tuning): (Limits<'a>, Tuning),
        keys: &[u64],
        tt: &'a TranspositionTable,
        history: HistoryTables,
    ) -> Self {
        let mut path = Vec::with_capacity(keys.len() + 2 * PLIES);
        path.extend_from_slice(keys);
        Self {
            tt,
            limits,
            tuning,
            root,
            nodes: 0,
            stopped: false,
            time_pressure: false,
            ready: false,
            generated: MoveList::with_capacity(GENERATED_CAPACITY),
            move_stack: Vec::with_capacity(STACK_CAPACITY),
            path,
            ordering: MoveOrdering::new(history),
            pv: PvTable::new(),
            piece_tos: [NO_PIECE_TO; PLIES + 4],
            static_evals: [-INFINITE; PLIES + 4],
            eval_cache: EvalCache::for_nodes(limits.nodes),
            board_cache: EvalCache::for_nodes(if S::HAS_BOARD { limits.nodes } else { 0 }),
            root_depth: 1,
            root_options: RootOptions::DEFAULT,
            found: Vec::new(),
        }
    }

    /// The owner of this search's table entries, where later searches may use them.
    pub fn owner(root: Seat, tuning: Tuning) -> Option<TableOwner> {
        let seat = Some(root).filter(|_| Self::AMONG_THREE || tuning.noise != 0);
        tuning.continues.then(|| TableOwner { game: TypeId::of::<S>(), tuning, seat })
    }

    /// Counts a node and checks the limits. Depth 1 is always finished, under time pressure by static evaluations.
    #[inline]
    pub fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.limits.nodes
            || self.nodes.is_multiple_of(STOP_CHECK_NODES) && (self.limits.stop)()
        {
            self.stopped |= self.ready;
            self.time_pressure |= !self.ready;
        }
    }

    /// Records the move made at a ply; [`NO_PIECE_TO`] for a null move.
    #[inline]
    pub fn set_move(&mut self, ply: usize, piece_to: PieceTo) {
        if let Some(slot) = self.piece_tos.get_mut(ply + 2) {
            *slot = piece_to;
        }
    }

    /// The two moves before a ply, the last first.
    #[inline]
    pub fn previous_moves(&self, ply: usize) -> PreviousMoves {
        [1, 0].map(|back| self.piece_tos.get(ply + back).copied().unwrap_or(NO_PIECE_TO))
    }

    /// Records the static evaluation at a ply. Returns whether the side to move is improving: better than two plies before.
    #[inline]
    pub fn set_static_eval(&mut self, ply: usize, static_eval: Score) -> bool {
        let earlier = self.static_evals.get(ply).copied().unwrap_or(-INFINITE);
        if let Some(slot) = self.static_evals.get_mut(ply + 2) {
            *slot = static_eval;
        }
        static_eval > -INFINITE && static_eval > earlier
    }

    /// The static evaluation of the root for the side to move; `-INFINITE` in check.
    pub fn root_eval(&self) -> Score {
        self.static_evals[2]
    }

    /// Whether a position has occurred before, in the game or on the path, since the last irreversible move.
    #[inline]
    pub fn is_repetition(&self, key: u64, quiet_plies: u32) -> bool {
        let back = usize::try_from(quiet_plies).unwrap_or(usize::MAX).saturating_mul(2);
        self.path.iter().rev().take(back).any(|earlier| *earlier == key)
    }
}

/// Who is to act in a position, or its value as the end of the game.
#[derive(Clone, Copy, Debug)]
pub(super) enum NodeTurn {
    /// The game is over; the value is for the searcher's side.
    Over(Score),
    Of(Turn),
}

/// A seat that is to act.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub seat: Seat,
    pub asked: Asked,
    /// The sign of negamax: 1 for the searcher's side, -1 for everybody else.
    pub side: Score,
}

impl<S: Evaluate> Searcher<'_, S> {
    /// Who acts in a position `ply` plies from the root. There are two sides: the searcher, and everybody else together.
    #[inline(never)]
    pub(super) fn turn(&self, state: &S, ply: usize) -> NodeTurn {
        if Self::AMONG_THREE && state.has_fallen(self.root) {
            return NodeTurn::Over(-WIN + ply as Score);
        }
        let asked = state.to_act();
        match asked.iter().next() {
            Some((seat, asked)) => {
                NodeTurn::Of(Turn { seat, asked, side: if seat == self.root { 1 } else { -1 } })
            }
            None => NodeTurn::Over(state.outcome().map_or(0, |outcome| self.outcome_value(&outcome, ply))),
        }
    }

    /// The value of an ended game for the searcher.
    fn outcome_value(&self, outcome: &Outcome, ply: usize) -> Score {
        let mut winners = outcome.winners().peekable();
        if winners.peek().is_none() {
            return 0;
        }
        let won = winners.any(|seat| seat == self.root);
        if won { WIN - ply as Score } else { -WIN + ply as Score }
    }

    /// The draw that is due in a position by the counter of quiet plies or, scored at the first one, by repetition.
    pub(super) fn draw_reason(&self, state: &S, position: u64) -> Option<DrawReason> {
        let quiet = state.quiet_plies();
        if quiet == 0 {
            return None;
        }
        let rules = state.draw_rules();
        if quiet >= rules.claim_plies.unwrap_or(rules.end_plies) {
            return Some(DrawReason::MoveCount);
        }
        (rules.end_repetitions < u32::MAX && self.is_repetition(position, quiet))
            .then_some(DrawReason::Repetition)
    }

    /// The value of a draw for the searcher. Points may decide the game instead, or it may go on another way.
    #[cold]
    pub(super) fn draw_value(&self, state: &S, reason: DrawReason, key: u64, ply: usize) -> Score {
        let mut after = *state;
        after.draw(reason, &mut ());
        match after.outcome() {
            Some(outcome) => self.outcome_value(&outcome, ply),
            // Not by the cache: `key` is of the position before the draw.
            None => self.with_noise(super::eval::balance(&after, self.root), key),
        }
    }
}
