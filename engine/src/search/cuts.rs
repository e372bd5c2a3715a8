//! What settles a position before its choices are tried: what is remembered of it, a draw that is due, and how far it is judged
//! from what matters.

use super::evaluate::Evaluate;
use super::order::NO_WAY;
use super::party::{Asking, PartyTurn};
use super::searcher::Searcher;
use super::transposition::Bound;
use super::window::{Entrance, Window};
use super::{INFINITE, SURE, Score};
use crate::action::Asked;
use crate::outcome::DrawReason;

/// What is known when a position is entered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entered {
    pub key: u64,
    /// The code of the best choice that is remembered; 0 for none.
    pub best: u16,
    /// What is remembered to be enough.
    pub settled: Option<Score>,
    /// What else is remembered.
    known: Option<(Score, i32, Bound)>,
}

impl Entered {
    /// Nothing is remembered.
    pub const fn nothing(key: u64) -> Self {
        Self { key, best: 0, settled: None, known: None }
    }

    /// A judgement, or what a search is known to have found better.
    #[inline]
    pub fn better(&self, judged: Score) -> Score {
        match self.known {
            Some((value, _, bound)) if judged > -INFINITE && value.abs() < SURE => match bound {
                Bound::Exact => value,
                Bound::AtLeast => judged.max(value),
                Bound::AtMost => judged.min(value),
            },
            _ => judged,
        }
    }
}

impl<S: Evaluate> Searcher<'_, S> {
    /// What is remembered of a position.
    pub(super) fn enter(
        &self,
        key: u64,
        depth: i32,
        window: Window,
        ply: usize,
        entrance: Entrance,
    ) -> Entered {
        let nothing = Entered::nothing(key);
        if !self.tuning.memory || entrance.without != 0 {
            return nothing;
        }
        let Some(entry) = self.memory.find(key) else { return nothing };
        let known = i32::from(entry.depth);
        // Deeper is better, unless the depth is to be just this one.
        let enough = if self.tuning.selective { known >= depth && !window.is_open() } else { known == depth };
        let value = entry.value(ply);
        let settled = enough
            && match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= window.beta,
                Bound::AtMost => value <= window.alpha,
            };
        let known = Some((value, known, entry.bound));
        Entered { key, best: entry.best, settled: settled.then_some(value), known }
    }

    /// The draw that is due in a position, or as good as due because it stood before.
    pub(super) fn draw_due(&self, state: &S, position: u64) -> Option<DrawReason> {
        let quiet = state.quiet_plies();
        if quiet == 0 {
            return None;
        }
        let rules = state.draw_rules();
        if quiet >= rules.claim_plies.unwrap_or(rules.end_plies) {
            return Some(DrawReason::MoveCount);
        }
        (rules.end_repetitions < u32::MAX && self.has_stood(position, quiet))
            .then_some(DrawReason::Repetition)
    }

    /// Cuts by judgement: far below or above what matters, or still above it when the turn is given away.
    pub(super) fn cut_early(
        &mut self,
        state: &S,
        asking: Asking,
        depth: i32,
        window: Window,
        ply: usize,
        (key, judged, rising, may_skip): (u64, Score, bool, bool),
    ) -> Option<Score> {
        const STEP: Score = 90;
        const FAR: i32 = 7;
        const HOPELESS: Score = 300;
        if !self.tuning.selective
            || window.is_open()
            || judged == -INFINITE
            || asking.asked != Asked::Move
            || Self::AMONG_THREE
        {
            return None;
        }
        let (alpha, beta) = (window.alpha, window.beta);
        if beta.abs() >= SURE {
            return None;
        }
        if depth <= 2 && judged + HOPELESS * depth <= alpha && self.tuning.quiescence {
            let value = self.quiescence(state, asking, key, window, ply, 0);
            if value <= alpha || self.stopped {
                return Some(value);
            }
        }
        if judged < beta {
            return None;
        }
        if depth <= FAR && judged - STEP * (depth - i32::from(rising)).max(1) >= beta {
            return Some(judged);
        }
        if depth < 2 || !may_skip || state.is_bare(asking.seat) {
            return None;
        }
        let skipped = state.skipped()?;
        let depth = depth - 3 - depth / 4 - ((judged - beta) / 200).min(3);
        let value = match self.turn(&skipped, ply + 1) {
            PartyTurn::Of(other) if other.party != asking.party => {
                // What stood before means nothing after a move that is none.
                let path = self.path.len();
                self.path.push(0);
                self.went(ply, NO_WAY);
                let window = Window::null(beta - 1, !window.cut).turned();
                let entrance = Entrance { may_skip: false, without: 0 };
                let value = -self.node(&skipped, other, depth, window, ply + 1, entrance);
                self.path.truncate(path);
                value
            }
            _ => return None,
        };
        (!self.stopped && value >= beta).then_some(if value >= SURE { beta } else { value })
    }

    /// How much deeper the remembered best choice is searched, because without it the position is worth much less; or a value
    /// that refutes the position even without it.
    pub(super) fn stands_out(
        &mut self,
        state: &S,
        asking: Asking,
        depth: i32,
        window: Window,
        ply: usize,
        entered: &Entered,
    ) -> Result<i32, Score> {
        const LEAST: i32 = 7;
        let Some((value, known, bound)) = entered.known else { return Ok(0) };
        if !self.tuning.selective
            || depth < LEAST
            || known < depth - 3
            || bound == Bound::AtMost
            || value.abs() >= SURE
            || asking.asked != Asked::Move
            || ply > 2 * self.deepness
        {
            return Ok(0);
        }
        let bar = value - 2 * depth;
        let entrance = Entrance { may_skip: false, without: entered.best };
        let without =
            self.node(state, asking, (depth - 1) / 2, Window::null(bar - 1, window.cut), ply, entrance);
        // Its lines leave the best choice out.
        self.lines.clear(ply);
        if self.stopped {
            return Ok(0);
        }
        if without < bar {
            return Ok(1);
        }
        if bar >= window.beta && !window.is_open() {
            return Err(bar);
        }
        Ok(if value >= window.beta && !window.is_open() { -1 } else { 0 })
    }
}
