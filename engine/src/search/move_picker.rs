//! Generates, scores and picks the moves of a node: moves, a pass, lifelines, a denial, LET'S BILLI, waiting.

use super::Score;
use super::evaluate::{Evaluate, MoveGain, Reach, one};
use super::history::{BAD_CAPTURE, GOOD_CAPTURE, KILLER, NO_PIECE_TO, PieceTo, QuietMove, TT_MOVE, piece_to};
use super::limits::Tuning;
use super::searcher::{Searcher, Turn};
use crate::action::{Action, Asked, Lifeline};
use crate::board::Cell;
use crate::seat::Seat;

/// How much a centipawn of [`Evaluate::placing`] counts beside the history: it decides where that knows nothing yet.
const PLACING_WEIGHT: i32 = 15;

/// The cells of an action that moves no piece.
const NO_CELLS: (Cell, Cell) = (Cell(127), Cell(127));

/// An action and its place in the move order.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove<M> {
    pub action: Action<M>,
    /// Who acts: in best-reply search not always the seat whose turn it is.
    pub seat: Seat,
    /// The highest is tried first.
    pub score: i32,
    /// It captures and promotes nothing and touches no beam cell.
    pub quiet: bool,
    pub gain: MoveGain,
    /// It starts or ends on a cell where a beam may be deflected.
    pub touches_beam: bool,
    pub piece_to: PieceTo,
    pub from_to: (Cell, Cell),
    /// History of a quiet move; 0 for others.
    pub history: i32,
    /// What it costs its seat besides the search value, in centipawns: a promise of peace that it breaks.
    pub pact_cost: Score,
}

impl<M> ScoredMove<M> {
    /// An action that moves no piece.
    pub fn without_piece(action: Action<M>, seat: Seat, score: i32) -> Self {
        Self {
            action,
            seat,
            score,
            quiet: false,
            gain: MoveGain::default(),
            touches_beam: false,
            piece_to: NO_PIECE_TO,
            from_to: NO_CELLS,
            history: 0,
            pact_cost: 0,
        }
    }

    #[inline]
    pub const fn as_quiet(&self) -> QuietMove {
        QuietMove { seat: self.seat, from_to: self.from_to, piece_to: self.piece_to }
    }
}

/// An action packed for the transposition table; never 0. Promotions of a move may share it.
#[inline]
pub(super) fn move_code<S: Evaluate>(state: &S, seat: Seat, action: Action<S::Move>) -> u16 {
    let number = match action {
        Action::Move(mv) => {
            let (from, to) = state.ends(mv);
            return u16::from(from.0 & 127) << 7 | u16::from(to.0 & 127) | (seat.index() as u16 & 3) << 14;
        }
        Action::Deny => 1,
        Action::Allow => 2,
        Action::Pass => 3,
        Action::Billi => 4,
        Action::AcceptDefeat => 5,
        Action::Lifeline(None) => 6,
        Action::Lifeline(Some(lifeline)) => 7 + lifeline as u16,
        _ => 15,
    };
    0x3FF0 | number
}

/// Picks the moves of one node from the move stack, best score first. It sorts only as far as moves are picked.
#[derive(Debug)]
pub(super) struct MovePicker {
    pub begin: usize,
    next: usize,
    end: usize,
}

impl MovePicker {
    /// Picks what lies on the stack from `begin` on.
    pub const fn new<M>(stack: &[ScoredMove<M>], begin: usize) -> Self {
        Self { begin, next: begin, end: stack.len() }
    }

    pub const fn is_empty(&self) -> bool {
        self.begin == self.end
    }

    /// How many moves were picked before the last one.
    pub const fn tried(&self) -> usize {
        self.next - self.begin - 1
    }

    #[inline]
    pub fn next<M: Copy>(&mut self, stack: &mut [ScoredMove<M>]) -> Option<ScoredMove<M>> {
        let at = self.next;
        if at == self.end {
            return None;
        }
        let mut best = at;
        for other in at + 1..self.end {
            if stack[other].score > stack[best].score {
                best = other;
            }
        }
        stack.swap(at, best);
        self.next += 1;
        Some(stack[at])
    }
}

impl<S: Evaluate> Searcher<'_, S> {
    /// Puts all actions of a node on the move stack, scored; says where they begin.
    #[inline(never)]
    pub(super) fn generate(&mut self, state: &S, turn: Turn, tt_move: u16, ply: usize) -> usize {
        let begin = self.move_stack.len();
        let seat = turn.seat;
        match turn.asked {
            Asked::Lifeline { .. } => {
                let used = [Lifeline::Pass, Lifeline::Reflect, Lifeline::Stop]
                    .map(|lifeline| Action::Lifeline(Some(lifeline)));
                self.push_legal(state, seat, [Action::Lifeline(None)]);
                self.push_legal(state, seat, used);
            }
            Asked::Denial { .. } => self.push_legal(state, seat, [Action::Deny, Action::Allow]),
            _ => {
                self.push_moves(state, seat, ply);
                if self.is_best_reply_node(state, seat)
                    && let Some(passed) = state.null_move()
                    && let Some(other) = passed.to_act().mover()
                {
                    self.push_moves(&passed, other, ply);
                }
            }
        }
        self.drop_overlooked(state, (begin, 1), ply);
        if tt_move != 0 {
            for mv in &mut self.move_stack[begin..] {
                if move_code(state, mv.seat, mv.action) == tt_move {
                    mv.score = TT_MOVE;
                    break;
                }
            }
        }
        begin
    }

    /// Whether the two opponents of the searcher are searched as one that moves once (best-reply search).
    #[inline]
    pub(super) fn is_best_reply_node(&self, state: &S, seat: Seat) -> bool {
        Self::AMONG_THREE
            && self.tuning.best_reply
            && seat != self.root
            && Seat::ALL.into_iter().all(|seat| !state.has_fallen(seat))
    }

    fn push_legal<const N: usize>(&mut self, state: &S, seat: Seat, actions: [Action<S::Move>; N]) {
        for action in actions {
            if is_legal(state, seat, action) {
                self.move_stack.push(ScoredMove::without_piece(action, seat, GOOD_CAPTURE));
            }
        }
    }

    /// What it costs a seat to take a piece of somebody whom it has promised peace.
    #[inline]
    fn pact_cost(tuning: &Tuning, state: &S, seat: Seat, mv: S::Move) -> Score {
        if !Self::AMONG_THREE || tuning.allies.is_none() {
            return 0;
        }
        state.taken_from(mv).map_or(0, |of| tuning.allies.between(seat, of))
    }

    fn push_moves(&mut self, state: &S, seat: Seat, ply: usize) {
        let beam_cells = state.beam_cells();
        let previous = self.previous_moves(ply);
        let (stack, ordering, tuning) = (&mut self.move_stack, &self.ordering, &self.tuning);
        let begin = stack.len();
        self.generated.truncate(0);
        state.moves(seat, &mut self.generated);
        for &mv in &self.generated {
            let (gain, from_to) = (state.gain(seat, mv), state.ends(mv));
            let (action, touches_beam) = (Action::Move(mv), touches(beam_cells, from_to));
            let piece_to = piece_to(state.kind_moved(mv), from_to.1);
            let (score, quiet, history) = if gain.wins > 0 {
                (capture_score(gain) + ordering.capture_history(piece_to, gain.wins) / 8, false, 0)
            } else {
                let history = ordering.quiet_history(previous, QuietMove { seat, from_to, piece_to });
                let killer = ordering.killer_score(ply, previous, action);
                let score = killer.unwrap_or_else(|| history + PLACING_WEIGHT * state.placing(seat, mv));
                (score, !touches_beam, history)
            };
            let pact_cost = if gain.wins > 0 { Self::pact_cost(tuning, state, seat, mv) } else { 0 };
            stack.push(ScoredMove {
                action,
                seat,
                score,
                quiet,
                gain,
                touches_beam,
                piece_to,
                from_to,
                history,
                pact_cost,
            });
        }
        if stack.len() == begin && is_legal(state, seat, Action::Pass) {
            stack.push(ScoredMove::without_piece(Action::Pass, seat, 0));
        }
        state.other_actions(seat, &mut |action| {
            // A denial is a strong answer, and cheap to search.
            let score = if action == Action::Deny { GOOD_CAPTURE - 1 } else { BAD_CAPTURE };
            stack.push(ScoredMove::without_piece(action, seat, score));
        });
    }

    /// Puts the actions of a quiescence node on the move stack, scored, `qs_ply` plies beyond the leaf; says where they
    /// begin.
    pub(super) fn generate_tactical(
        &mut self,
        state: &S,
        turn: Turn,
        (tt_move, qs_ply): (u16, i32),
        ply: usize,
    ) -> usize {
        let begin = self.move_stack.len();
        self.push_tactical(state, turn.seat, (tt_move, qs_ply));
        self.drop_overlooked(state, (begin, 0), ply);
        if self.is_best_reply_node(state, turn.seat)
            && let Some(passed) = state.null_move()
            && let Some(other) = passed.to_act().mover()
        {
            self.push_tactical(&passed, other, (tt_move, qs_ply));
        }
        begin
    }

    fn push_tactical(&mut self, state: &S, seat: Seat, (tt_move, qs_ply): (u16, i32)) {
        let beam_cells = if qs_ply < super::quiescence::BEAM_PLIES { state.beam_cells() } else { 0 };
        let beam_scores = if beam_cells == 0 { 0 } else { state.beam_scores() };
        let (stack, tuning, ordering) = (&mut self.move_stack, &self.tuning, &self.ordering);
        let with_checks = qs_ply == 0 && tuning.selective;
        self.generated.truncate(0);
        state.moves(seat, &mut self.generated);
        for &mv in &self.generated {
            let gain = state.gain(seat, mv);
            let action = Action::Move(mv);
            let captures = gain.wins > 0;
            let from_to = state.ends(mv);
            let touches_beam = touches(beam_cells, from_to);
            let piece_to = piece_to(state.kind_moved(mv), from_to.1);
            // A losing capture is left out, unless it makes a beam score.
            let (score, quiet) = if captures && !gain.is_losing() {
                (capture_score(gain) + ordering.capture_history(piece_to, gain.wins) / 8, !touches_beam)
            } else if touches_beam && played(state, seat, action).beam_scores() != beam_scores {
                (GOOD_CAPTURE, false)
            } else if with_checks && !captures && state.checks(seat, mv) && state.risk(seat, mv) == 0 {
                (KILLER, false)
            } else {
                continue;
            };
            let is_tt_move = tt_move != 0 && move_code(state, seat, action) == tt_move;
            let score = if is_tt_move { TT_MOVE } else { score };
            let pact_cost = if captures { Self::pact_cost(tuning, state, seat, mv) } else { 0 };
            stack.push(ScoredMove {
                action,
                seat,
                score,
                quiet,
                gain,
                touches_beam,
                piece_to,
                from_to,
                history: 0,
                pact_cost,
            });
        }
        state.other_actions(seat, &mut |action| {
            if action == Action::Deny && qs_ply < super::quiescence::BEAM_PLIES {
                stack.push(ScoredMove::without_piece(action, seat, BAD_CAPTURE));
            }
        });
    }

    /// The position after a move, which is counted. In a best-reply node one opponent moves and the other passes, which
    /// counts as one node.
    #[inline(never)]
    pub(super) fn make_move(&mut self, state: &S, turn: Turn, mv: &ScoredMove<S::Move>) -> S {
        self.count_node();
        if !self.is_best_reply_node(state, turn.seat) {
            return played(state, mv.seat, mv.action);
        }
        let mut from = *state;
        if mv.seat != turn.seat
            && let Some(passed) = state.null_move()
        {
            from = passed;
        }
        let mut after = played(&from, mv.seat, mv.action);
        if mv.seat == turn.seat
            && !after.to_act().is_nobody()
            && after.to_act().mover().is_some_and(|next| next != self.root)
            && let Some(passed) = after.null_move()
        {
            after = passed;
        }
        after
    }
}

/// Good captures come before quiet moves: the most valuable victim first, then the least valuable attacker. Losing ones
/// come last.
#[inline]
fn capture_score(gain: MoveGain) -> i32 {
    if gain.exchange >= 0 {
        GOOD_CAPTURE + 16 * gain.wins - gain.mover / 16
    } else {
        BAD_CAPTURE + gain.exchange
    }
}

#[inline]
fn touches(cells: Reach, (from, to): (Cell, Cell)) -> bool {
    cells & (one(from) | one(to)) != 0
}

/// The position after an action. Not inlined: every game has its own long code for it.
#[inline(never)]
pub(super) fn played<S: Evaluate>(state: &S, seat: Seat, action: Action<S::Move>) -> S {
    let mut after = *state;
    after.play(seat, action, 0, &mut ());
    after.prepare();
    after
}

/// Not inlined, for the same reason.
#[inline(never)]
pub(super) fn is_legal<S: Evaluate>(state: &S, seat: Seat, action: Action<S::Move>) -> bool {
    state.judge(seat, action).is_ok()
}
