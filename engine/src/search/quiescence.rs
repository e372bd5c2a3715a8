//! Quiescence: a leaf is judged only once nothing hangs: captures, promotions, and moves that make a lasermate.

use super::choices::{Choice, touches};
use super::evaluate::Evaluate;
use super::node::{Window, less_cost};
use super::order::{LOSING, WINNING};
use super::outlined::played;
use super::party::{Asking, PartyTurn};
use super::searcher::Searcher;
use super::{INFINITE, PLIES, Score};
use crate::action::{Action, Asked};

/// So far beyond the leaf every check is answered and every beam looked at.
const NEAR: i32 = 3;
/// So far beyond the leaf the search goes at all.
const FAR: i32 = 24;
/// What a capture may at best bring besides the piece it takes.
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
        if !self.goes_on() {
            return 0;
        }
        if self.hurried && !self.ripe {
            return asking.party * self.judged(state, key);
        }
        let turned = asking.asked == Asked::Move;
        let checked = turned && far < NEAR && state.is_checked(asking.seat);
        let must = checked || !turned;
        let mut best = -INFINITE;
        let mut alpha = window.alpha;
        if !must || far >= FAR || ply + 1 >= PLIES {
            best = asking.party * self.judged(state, key);
            if best >= window.beta || far >= FAR || ply + 1 >= PLIES {
                return best;
            }
            alpha = alpha.max(best);
        }
        let judged = best;
        let begin = if must {
            self.gather(state, asking, 0, ply)
        } else {
            self.gather_sharp(state, asking, ply, far)
        };
        let end = self.choices.len();
        if begin == end && must {
            best = asking.party * self.judged(state, key);
        }
        for at in begin..end {
            let choice = self.pick(at);
            if !must && self.tuning.selective && self.is_too_little(state, &choice, judged, alpha) {
                continue;
            }
            let after = self.after(state, asking, &choice);
            let window = Window { alpha: alpha + choice.cost, beta: window.beta + choice.cost };
            let value = less_cost(self.follow(&after, asking.party, window, ply + 1, far + 1), choice.cost);
            if self.stopped {
                self.choices.truncate(begin);
                return 0;
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                if alpha >= window.beta {
                    break;
                }
            }
        }
        self.choices.truncate(begin);
        best
    }

    /// The value after a sharp choice, to the party that made it.
    fn follow(&mut self, state: &S, mine: Score, window: Window, ply: usize, far: i32) -> Score {
        match self.turn(state, ply) {
            PartyTurn::Over(value) => {
                self.nodes += 1;
                mine * value
            }
            PartyTurn::Of(asking) => {
                let key =
                    if self.tuning.noise == 0 { 0 } else { state.position_key() ^ state.circumstances() };
                if asking.party == mine {
                    self.quiescence(state, asking, key, window, ply, far)
                } else {
                    let turned = Window { alpha: -window.beta, beta: -window.alpha };
                    -self.quiescence(state, asking, key, turned, ply, far)
                }
            }
        }
    }

    /// Whether a capture takes too little to matter.
    fn is_too_little(&self, state: &S, choice: &Choice<S::Move>, judged: Score, alpha: Score) -> bool {
        match choice.action {
            Action::Move(mv) if choice.quiet => judged + state.gain(choice.seat, mv).wins + MARGIN <= alpha,
            _ => false,
        }
    }

    /// Puts the choices on the stack that change much at once; says where they begin.
    fn gather_sharp(&mut self, state: &S, asking: Asking, ply: usize, far: i32) -> usize {
        let begin = self.choices.len();
        self.gather_sharp_of(state, asking.seat, far);
        if self.is_joint(state, asking.seat)
            && let Some(passed) = state.skipped()
            && let Some(other) = passed.to_act().mover()
        {
            self.gather_sharp_of(&passed, other, far);
        }
        let _ = ply;
        begin
    }

    fn gather_sharp_of(&mut self, state: &S, seat: crate::seat::Seat, far: i32) {
        let hot = if far < NEAR { state.hot_cells() } else { 0 };
        let stakes = if hot == 0 { 0 } else { state.stakes() };
        let (choices, tuning) = (&mut self.choices, &self.tuning);
        self.moves.truncate(0);
        state.moves(seat, &mut self.moves);
        for &mv in &self.moves {
            let gain = state.gain(seat, mv);
            let action = Action::Move(mv);
            if gain.wins > 0 {
                // What would be lost again is left alone.
                if gain.wins >= gain.risks {
                    let order = WINNING + gain.wins - gain.risks / 16;
                    let quiet = !touches(hot, state.ends(mv));
                    let cost = Self::cost_of(tuning, state, seat, mv);
                    choices.push(Choice { action, seat, order, quiet, cost });
                }
            } else if touches(hot, state.ends(mv)) && played(state, seat, action).stakes() != stakes {
                choices.push(Choice { action, seat, order: WINNING, quiet: false, cost: 0 });
            }
        }
        state.asides(seat, &mut |action| {
            if action == Action::Deny && far < NEAR {
                choices.push(Choice { action, seat, order: LOSING, quiet: false, cost: 0 });
            }
        });
    }
}
