//! Quiescence search: captures, promotions, checks, and moves that make a lasermate, until nothing hangs.

use super::alpha_beta::{NodeOptions, Window, minus_pact_cost};
use super::evaluate::Evaluate;
use super::limits::Tuning;
use super::move_picker::{MovePicker, ScoredMove, move_code};
use super::searcher::{NodeTurn, Searcher, Turn};
use super::transposition::{Bound, TtProbe};
use super::{INFINITE, PLIES, SURE, Score};
use crate::action::Asked;

/// For so many plies beyond the leaf every check is answered and moves that touch a beam are tried.
pub(super) const BEAM_PLIES: i32 = 3;
/// The most plies beyond the leaf.
const MAX_PLIES: i32 = 24;
/// Delta pruning: what a capture may at best bring besides what its exchange nets.
const DELTA_MARGIN: Score = 200;

impl<S: Evaluate> Searcher<'_, S> {
    /// The value of a leaf for the side to move; `qs_ply` counts plies beyond the leaf.
    pub(super) fn quiescence(
        &mut self,
        state: &S,
        turn: Turn,
        key: u64,
        window: Window,
        ply: usize,
        qs_ply: i32,
    ) -> Score {
        self.pv.clear(ply);
        if self.stopped {
            return 0;
        }
        if self.time_pressure && !self.ready {
            return turn.side * self.raw_eval(state, key);
        }
        let use_tt = self.tuning.use_tt && self.tuning.selective;
        let depth = if qs_ply == 0 { 0 } else { -1 };
        let probe = if use_tt {
            let probe = self.probe_tt(key, depth, window, ply, NodeOptions::DEFAULT);
            if let Some(value) = probe.cutoff {
                return value;
            }
            probe
        } else {
            TtProbe::miss(key)
        };
        let is_move = turn.asked == Asked::Move;
        let in_check = is_move && qs_ply < BEAM_PLIES && state.is_checked(turn.seat);
        // No standing pat in check, nor where something is to be decided.
        let forced = in_check || !is_move;
        let mut best = -INFINITE;
        let mut alpha = window.alpha;
        if !forced || qs_ply >= MAX_PLIES || ply + 1 >= PLIES {
            best = probe.refine(self.static_eval(state, turn, key));
            if best >= window.beta || qs_ply >= MAX_PLIES || ply + 1 >= PLIES {
                return best;
            }
            alpha = alpha.max(best);
        }
        let stand_pat = best;
        let begin = if forced {
            self.generate(state, turn, probe.tt_move, ply)
        } else {
            self.generate_tactical(state, turn, (probe.tt_move, qs_ply), ply)
        };
        let mut picker = MovePicker::new(&self.move_stack, begin);
        if picker.is_empty() && forced {
            best = turn.side * self.raw_eval(state, key);
        }
        let mut best_move = 0;
        while let Some(mv) = picker.next(&mut self.move_stack) {
            if !forced && self.tuning.selective && is_delta_pruned(&mv, stand_pat, alpha) {
                continue;
            }
            // After three evasions that do not lose at once, other quiet ones are left out.
            let enough = best > -SURE && picker.tried() > 2;
            if forced && self.tuning.selective && in_check && mv.quiet && enough {
                continue;
            }
            let after = self.make_move(state, turn, &mv);
            self.set_move(ply, mv.piece_to);
            let (alpha_after, beta_after) = (alpha + mv.pact_cost, window.beta + mv.pact_cost);
            let child_window = Window { alpha: alpha_after, beta: beta_after, cut_node: window.cut_node };
            let value = self.quiescence_child(&after, turn.side, child_window, ply + 1, qs_ply + 1);
            let value = minus_pact_cost(value, mv.pact_cost);
            if self.stopped {
                self.move_stack.truncate(begin);
                return 0;
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                best_move = move_code(state, mv.seat, mv.action);
                if alpha >= window.beta {
                    break;
                }
            }
        }
        self.move_stack.truncate(begin);
        if use_tt {
            let bound = if best >= window.beta { Bound::Lower } else { Bound::Upper };
            self.tt.store(key, best_move, depth, best, bound, ply);
        }
        best
    }

    /// The value of a position for `side`, which moved before.
    fn quiescence_child(&mut self, state: &S, side: Score, window: Window, ply: usize, qs_ply: i32) -> Score {
        match self.turn(state, ply) {
            NodeTurn::Over(value) => side * value,
            NodeTurn::Of(turn) => {
                let Tuning { noise, use_tt, selective, .. } = self.tuning;
                let keyed = noise != 0 || use_tt && selective;
                let key = if keyed { state.position_key() ^ state.extra_key() } else { 0 };
                if turn.side == side {
                    self.quiescence(state, turn, key, window, ply, qs_ply)
                } else {
                    -self.quiescence(state, turn, key, window.negated(), ply, qs_ply)
                }
            }
        }
    }
}

/// Whether a capture wins too little to raise alpha.
fn is_delta_pruned<M>(mv: &ScoredMove<M>, stand_pat: Score, alpha: Score) -> bool {
    mv.quiet && stand_pat + mv.gain.wins.min(mv.gain.exchange) + DELTA_MARGIN <= alpha
}

#[cfg(test)]
mod tests {
    use super::super::WIN;
    use super::super::history::HistoryTables;
    use super::super::limits::Limits;
    use super::super::move_picker::played;
    use super::super::transposition::TranspositionTable;
    use super::*;
    use crate::action::Action;
    use crate::notation::Notation;
    use crate::overlays::lasers::{LaserRules, Lasers, Mode};
    use crate::position::Position;
    use crate::variants::orthodox::Chess;

    type Beams = Lasers<Chess>;

    /// A lasermate wins (billichess.md 2.5.5).
    fn rules() -> LaserRules {
        LaserRules { mode: Mode::B, ..LaserRules::default() }
    }

    /// The value of a leaf for the side to move.
    fn leaf(state: &Beams) -> Option<Score> {
        let seat = state.to_act().mover()?;
        let tt = TranspositionTable::new(1 << 16);
        let how = (Limits::nodes(u64::MAX), Tuning::PLAY);
        let mut searcher = Searcher::new(seat, how, &[], &tt, HistoryTables::default());
        let turn = Turn { seat, asked: Asked::Move, side: 1 };
        Some(searcher.quiescence(state, turn, 0, Window::FULL, 1, 0))
    }

    /// The moves that win at once, and whether each loses the piece that makes it.
    fn winning(state: &Beams) -> Vec<(String, bool)> {
        let Some(seat) = state.to_act().mover() else { return Vec::new() };
        let wins = |mv| {
            let outcome = played(state, seat, Action::Move(mv)).outcome();
            outcome.is_some_and(|outcome| outcome.winners().any(|winner| winner == seat))
        };
        let found = state.legal_moves(seat).into_iter().filter(|mv| wins(*mv));
        found.map(|mv| (state.write_move(mv), state.gain(seat, mv).is_losing())).collect()
    }

    #[test]
    fn a_capture_that_loses_a_piece_for_a_lasermate_is_seen_at_a_leaf() {
        for (position, mv) in [
            ("rB6/6p1/1p2k3/pbbpp2P/3P2p1/P3P1n1/1P1Q2B1/1R2K1R1 w - - 1 34", "g2d5"),
            ("2r1k1r1/3pbpp1/3pQn1p/p4P1P/1Pp5/2B2P2/P1P3PR/2R2KN1 w - - 4 33", "e6c4"),
            ("rn3b2/3kn1pr/2p1qp2/P6P/pBP5/8/PQ3p2/R1R2KN1 b - - 1 34", "a8a5"),
        ] {
            let state = Beams::read_position(rules(), position).expect(position);
            assert_eq!(winning(&state), [(mv.to_owned(), true)], "{position}");
            assert_eq!(leaf(&state), Some(WIN - 2), "{position}");
        }
    }

    #[test]
    fn a_lasermate_by_any_move_is_seen_at_a_leaf() {
        let (mut seen, mut losing) = (0_u32, 0_u32);
        let mut dice = 0x9E37_79B9_7F4A_7C15_u64;
        for _ in 0..300 {
            let mut state = Beams::start(rules());
            for _ in 0..70 {
                let Some(seat) = state.to_act().mover() else { break };
                let moves = state.legal_moves(seat);
                dice ^= dice << 13;
                dice ^= dice >> 7;
                dice ^= dice << 17;
                let Some(mv) = moves.get((dice >> 33) as usize % moves.len().max(1)) else { break };
                state = played(&state, seat, Action::Move(*mv));
                let found = winning(&state);
                if found.is_empty() {
                    continue;
                }
                seen += 1;
                if found.iter().all(|(_, loses)| *loses) && !state.is_checked(seat.other()) {
                    losing += 1;
                }
                assert!(leaf(&state) >= Some(SURE), "{} {found:?}", state.write_position());
            }
        }
        assert!(seen > 100 && losing > 3, "{seen} {losing}");
    }
}
