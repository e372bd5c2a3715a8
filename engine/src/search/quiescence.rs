//! Quiescence: a leaf is judged only once nothing hangs: captures, promotions, and moves that make a lasermate.

use super::choice::{Choice, code};
use super::choices::{taking, touches};
use super::cuts::Entered;
use super::evaluate::Evaluate;
use super::limits::Tuning;
use super::node::less_cost;
use super::order::{BEST, KILLER, LOSING, WINNING, way};
use super::outlined::played;
use super::party::{Asking, PartyTurn};
use super::searcher::Searcher;
use super::transposition::Bound;
use super::window::{Entrance, Window};
use super::{INFINITE, PLIES, SURE, Score};
use crate::action::{Action, Asked};

/// So far beyond the leaf every check is answered and every beam looked at.
const NEAR: i32 = 3;
/// So far beyond the leaf the search goes at all.
const FAR: i32 = 24;
/// What a capture may at best bring besides what its exchange leaves.
const MARGIN: Score = 200;

impl<S: Evaluate> Searcher<'_, S> {
    /// The value of a leaf to who is to act in it.
    pub(super) fn quiescence(
        &mut self,
        state: &S,
        asking: Asking,
        key: u64,
        window: Window,
        ply: usize,
        far: i32,
    ) -> Score {
        self.lines.clear(ply);
        if self.stopped {
            return 0;
        }
        if self.hurried && !self.ripe {
            return asking.party * self.judged(state, key);
        }
        let remembers = self.tuning.memory && self.tuning.selective;
        let depth = if far == 0 { 0 } else { -1 };
        let entered = if remembers {
            let entered = self.enter(key, depth, window, ply, Entrance::USUAL);
            if let Some(value) = entered.settled {
                return value;
            }
            entered
        } else {
            Entered::nothing(key)
        };
        let turned = asking.asked == Asked::Move;
        let checked = turned && far < NEAR && state.is_checked(asking.seat);
        let must = checked || !turned;
        let mut best = -INFINITE;
        let mut alpha = window.alpha;
        if !must || far >= FAR || ply + 1 >= PLIES {
            best = entered.better(self.corrected(state, asking, key));
            if best >= window.beta || far >= FAR || ply + 1 >= PLIES {
                return best;
            }
            alpha = alpha.max(best);
        }
        let judged = best;
        let begin = if must {
            self.gather(state, asking, entered.best, ply)
        } else {
            self.gather_sharp(state, asking, (entered.best, far), ply)
        };
        let end = self.choices.len();
        if begin == end && must {
            best = asking.party * self.judged(state, key);
        }
        let mut found = 0;
        for at in begin..end {
            let choice = self.pick(at);
            if !must && self.tuning.selective && is_too_little(&choice, judged, alpha) {
                continue;
            }
            // Enough answers to a check were tried for the quiet ones that are left to be in vain too.
            if must && self.tuning.selective && checked && choice.quiet && best > -SURE && at - begin > 2 {
                continue;
            }
            let after = self.after(state, asking, &choice);
            self.went(ply, choice.way);
            let window =
                Window { alpha: alpha + choice.cost, beta: window.beta + choice.cost, cut: window.cut };
            let value = less_cost(self.follow(&after, asking.party, window, ply + 1, far + 1), choice.cost);
            if self.stopped {
                self.choices.truncate(begin);
                return 0;
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                found = code(state, choice.seat, choice.action);
                if alpha >= window.beta {
                    break;
                }
            }
        }
        self.choices.truncate(begin);
        if remembers {
            let bound = if best >= window.beta { Bound::AtLeast } else { Bound::AtMost };
            self.memory.keep(key, found, depth, best, bound, ply);
        }
        best
    }

    /// The value after a sharp choice, to the party that made it.
    fn follow(&mut self, state: &S, mine: Score, window: Window, ply: usize, far: i32) -> Score {
        match self.turn(state, ply) {
            PartyTurn::Over(value) => mine * value,
            PartyTurn::Of(asking) => {
                let Tuning { noise, memory, selective, .. } = self.tuning;
                let keyed = noise != 0 || memory && selective;
                let key = if keyed { state.position_key() ^ state.circumstances() } else { 0 };
                if asking.party == mine {
                    self.quiescence(state, asking, key, window, ply, far)
                } else {
                    -self.quiescence(state, asking, key, window.turned(), ply, far)
                }
            }
        }
    }

    /// Puts the choices on the stack that change much at once; says where they begin.
    fn gather_sharp(&mut self, state: &S, asking: Asking, how: (u16, i32), ply: usize) -> usize {
        let begin = self.choices.len();
        self.gather_sharp_of(state, asking.seat, how);
        self.overlook(state, (begin, 0), ply);
        if self.is_joint(state, asking.seat)
            && let Some(passed) = state.skipped()
            && let Some(other) = passed.to_act().mover()
        {
            self.gather_sharp_of(&passed, other, how);
        }
        begin
    }

    fn gather_sharp_of(&mut self, state: &S, seat: crate::seat::Seat, (known, far): (u16, i32)) {
        let hot = if far < NEAR { state.hot_cells() } else { 0 };
        let stakes = if hot == 0 { 0 } else { state.stakes() };
        let (choices, tuning, history) = (&mut self.choices, &self.tuning, &self.order);
        let checks = far == 0 && tuning.selective;
        self.moves.truncate(0);
        state.moves(seat, &mut self.moves);
        for &mv in &self.moves {
            let gain = state.gain(seat, mv);
            let action = Action::Move(mv);
            let takes = gain.wins > 0;
            let ends = state.ends(mv);
            let hot = touches(hot, ends);
            let way = way(state.kind_moved(mv), ends.1);
            // What would be lost again is left alone, unless it is a beam that it plays for.
            let (order, quiet) = if takes && !gain.is_losing() {
                (taking(gain) + history.taking(way, gain.wins) / 8, !hot)
            } else if hot && played(state, seat, action).stakes() != stakes {
                (WINNING, false)
            } else if checks && !takes && state.checks(seat, mv) && state.risk(seat, mv) == 0 {
                (KILLER, false)
            } else {
                continue;
            };
            let order = if known != 0 && code(state, seat, action) == known { BEST } else { order };
            let cost = if takes { Self::cost_of(tuning, state, seat, mv) } else { 0 };
            choices.push(Choice { action, seat, order, quiet, gain, hot, way, ends, record: 0, cost });
        }
        state.asides(seat, &mut |action| {
            if action == Action::Deny && far < NEAR {
                choices.push(Choice::word(action, seat, LOSING));
            }
        });
    }
}

/// Whether a capture takes too little to matter.
fn is_too_little<M>(choice: &Choice<M>, judged: Score, alpha: Score) -> bool {
    choice.quiet && judged + choice.gain.wins.min(choice.gain.exchange) + MARGIN <= alpha
}

#[cfg(test)]
mod tests {
    use super::super::WIN;
    use super::super::limits::Limits;
    use super::super::order::Learned;
    use super::super::transposition::TranspositionTable;
    use super::*;
    use crate::notation::Notation;
    use crate::overlays::lasers::{LaserRules, Lasers, Mode};
    use crate::position::Position;
    use crate::variants::orthodox::Chess;

    type Beams = Lasers<Chess>;

    /// A lasermate wins (billichess.md 2.5.5).
    fn rules() -> LaserRules {
        LaserRules { mode: Mode::B, ..LaserRules::default() }
    }

    /// What a leaf is worth to who is to move.
    fn leaf(state: &Beams) -> Option<Score> {
        let seat = state.to_act().mover()?;
        let memory = TranspositionTable::new(1 << 16);
        let how = (Limits::nodes(u64::MAX), Tuning::PLAY);
        let mut searcher = Searcher::new(seat, how, &[], &memory, Learned::default());
        let asking = Asking { seat, asked: Asked::Move, party: 1 };
        Some(searcher.quiescence(state, asking, 0, Window::WHOLE, 1, 0))
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
