//! The search proper: principal variations, everything else by a null window.

use super::choices::{Choice, code, ends};
use super::depth::{Reduction, futile};
use super::evaluate::Evaluate;
use super::outlined::played;
use super::party::{Asking, PartyTurn};
use super::searcher::Searcher;
use super::transposition::Bound;
use super::{INFINITE, PLIES, SURE, Score, WIN};
use crate::action::{Action, Asked};
use crate::outcome::DrawReason;

/// Between which values the truth matters, to whom it is asked of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub alpha: Score,
    pub beta: Score,
}

impl Window {
    /// Everything matters.
    pub const WHOLE: Self = Self { alpha: -INFINITE, beta: INFINITE };

    /// Only whether the value is more than `alpha`.
    #[inline]
    pub const fn null(alpha: Score) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// The same to the other party.
    #[inline]
    const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// What is known when a position is entered.
struct Entered {
    key: u64,
    best: u16,
    /// What is remembered to be enough.
    settled: Option<Score>,
}

impl<S: Evaluate> Searcher<'_, S> {
    /// The value of a position to the party that moved before, searched to a depth.
    #[inline(never)]
    pub(super) fn visit(&mut self, state: &S, mine: Score, depth: i32, window: Window, ply: usize) -> Score {
        match self.turn(state, ply) {
            PartyTurn::Over(value) => {
                // Nothing follows; what a sibling left there is no line of this position.
                self.lines.clear(ply);
                self.nodes += 1;
                mine * value
            }
            PartyTurn::Of(asking) if asking.party == mine => {
                self.node(state, asking, depth, window, ply, true)
            }
            PartyTurn::Of(asking) => -self.node(state, asking, depth, window.turned(), ply, true),
        }
    }

    /// The value of a position to who is to act in it.
    fn node(
        &mut self,
        state: &S,
        asking: Asking,
        depth: i32,
        window: Window,
        ply: usize,
        may_skip: bool,
    ) -> Score {
        self.lines.clear(ply);
        let position = state.position_key();
        let key = position ^ state.circumstances();
        if self.tuning.repetitions
            && asking.asked == Asked::Move
            && let Some(reason) = self.draw_due(state, position)
        {
            self.nodes += 1;
            return asking.party * self.drawn(state, reason, key, ply);
        }
        if self.hurried && !self.ripe {
            self.nodes += 1;
            return asking.party * self.judged(state, key);
        }
        let checked = asking.asked == Asked::Move && state.is_checked(asking.seat);
        let depth = if checked && self.tuning.selective { depth + 1 } else { depth };
        if depth <= 0 || ply + 1 >= PLIES {
            return self.leaf(state, asking, key, window, ply);
        }
        if !self.goes_on() {
            return 0;
        }
        let entered = self.enter(key, depth, window, ply);
        if let Some(value) = entered.settled {
            return value;
        }
        let judged = if checked || !self.tuning.selective {
            -INFINITE
        } else {
            asking.party * self.judged(state, key)
        };
        if let Some(value) = self.cut_early(state, asking, depth, window, ply, (judged, may_skip && !checked))
        {
            return value;
        }
        self.path.push(position);
        let value = self.expand(state, asking, (depth, judged, checked), window, ply, &entered);
        self.path.pop();
        value
    }

    /// What is remembered of a position.
    fn enter(&self, key: u64, depth: i32, window: Window, ply: usize) -> Entered {
        let found = if self.tuning.memory { self.memory.find(key) } else { None };
        let Some(entry) = found else { return Entered { key, best: 0, settled: None } };
        let known = i32::from(entry.depth);
        // Deeper is better, unless the depth is to be just this one.
        let enough = if self.tuning.selective { known >= depth } else { known == depth };
        let value = entry.value(ply);
        let settled = enough
            && match entry.bound {
                Bound::Exact => window.beta == window.alpha + 1 || !self.tuning.selective,
                Bound::AtLeast => value >= window.beta,
                Bound::AtMost => value <= window.alpha,
            };
        Entered { key, best: entry.best, settled: settled.then_some(value) }
    }

    /// The draw that is due in a position, or as good as due because it stood before.
    fn draw_due(&self, state: &S, position: u64) -> Option<DrawReason> {
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

    /// Cuts by judgement: far above what matters, or still above it when the turn is given away.
    fn cut_early(
        &mut self,
        state: &S,
        asking: Asking,
        depth: i32,
        window: Window,
        ply: usize,
        (judged, may_skip): (Score, bool),
    ) -> Option<Score> {
        const STEP: Score = 90;
        if !self.tuning.selective
            || !may_skip
            || window.beta != window.alpha + 1
            || asking.asked != Asked::Move
        {
            return None;
        }
        let beta = window.beta;
        if beta.abs() >= SURE || judged < beta || Self::AMONG_THREE {
            return None;
        }
        if depth <= 3 && judged - STEP * depth >= beta {
            return Some(judged);
        }
        if depth < 3 || state.is_bare(asking.seat) {
            return None;
        }
        let skipped = state.skipped()?;
        let depth = depth - 3 - depth / 4;
        let value = match self.turn(&skipped, ply + 1) {
            PartyTurn::Of(other) if other.party != asking.party => {
                // What stood before means nothing after a move that is none.
                let path = self.path.len();
                self.path.push(0);
                let value =
                    -self.node(&skipped, other, depth, Window::null(beta - 1).turned(), ply + 1, false);
                self.path.truncate(path);
                value
            }
            _ => return None,
        };
        (!self.stopped && value >= beta).then_some(value.min(SURE - 1))
    }

    /// Tries the choices in order.
    fn expand(
        &mut self,
        state: &S,
        asking: Asking,
        (depth, judged, checked): (i32, Score, bool),
        window: Window,
        ply: usize,
        entered: &Entered,
    ) -> Score {
        let begin = self.gather(state, asking, entered.best, ply);
        let end = self.choices.len();
        if begin == end {
            // Nobody can do anything: a position as it stands.
            return asking.party * self.judged(state, entered.key);
        }
        let (mut alpha, mut best, mut found) = (window.alpha, -INFINITE, 0);
        for at in begin..end {
            let choice = self.pick(at);
            let tried = at - begin;
            let futile = self.tuning.selective
                && choice.quiet
                && !checked
                && best > -SURE
                && futile(depth, tried, judged, alpha);
            if futile
                || !checked && best > -SURE && tried > 0 && self.loses_too_much(state, asking, &choice, depth)
            {
                continue;
            }
            let value = self.try_choice(
                state,
                asking,
                &choice,
                Reduction { depth, tried, checked },
                (alpha, window.beta),
                ply,
            );
            if self.stopped {
                self.choices.truncate(begin);
                return 0;
            }
            if value > best {
                best = value;
                found = code(state, choice.seat, choice.action);
            }
            if value > alpha {
                alpha = value;
                self.lines.put(ply, choice.action);
                if alpha >= window.beta {
                    self.learn(state, begin, at, depth, ply);
                    break;
                }
            }
        }
        self.choices.truncate(begin);
        if self.tuning.memory {
            let bound = if best >= window.beta {
                Bound::AtLeast
            } else if best > window.alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            self.memory.keep(entered.key, found, depth, best, bound, ply);
        }
        best
    }

    /// Whether a capture loses more than so many plies are likely to bring back. One that plays for a beam is never left out,
    /// nor any among three, where nobody knows who takes back.
    fn loses_too_much(&self, state: &S, asking: Asking, choice: &Choice<S::Move>, depth: i32) -> bool {
        const DEEPEST: i32 = 6;
        const STEP: Score = 100;
        if !self.tuning.selective
            || Self::AMONG_THREE
            || depth > DEEPEST
            || !choice.gain.is_losing()
            || choice.gain.exchange >= -STEP * depth
        {
            return false;
        }
        !choice.hot || played(state, asking.seat, choice.action).stakes() == state.stakes()
    }

    /// One choice: the first with the whole window, the others with a null window unless they prove better.
    pub(super) fn try_choice(
        &mut self,
        state: &S,
        asking: Asking,
        choice: &Choice<S::Move>,
        reduction: Reduction,
        (alpha, beta): (Score, Score),
        ply: usize,
    ) -> Score {
        // What a choice costs is taken off whatever comes of it: the window moves, and the value back.
        let (alpha, beta) = (alpha + choice.cost, beta + choice.cost);
        let after = self.after(state, asking, choice);
        // A decision about a beam belongs to the move that asked for it and is no ply of its own.
        let cost = i32::from(!matches!(choice.action, Action::Lifeline(_)));
        let next = reduction.depth - cost;
        let whole = Window { alpha, beta };
        if reduction.tried == 0 || beta == alpha + 1 && !self.tuning.selective {
            return less_cost(self.visit(&after, asking.party, next, whole, ply + 1), choice.cost);
        }
        let reducible = choice.quiet || choice.gain.is_losing() && !choice.hot;
        let less = if self.tuning.selective && reducible { reduction.plies(choice.order) } else { 0 };
        let mut value = self.visit(&after, asking.party, next - less, Window::null(alpha), ply + 1);
        if less > 0 && value > alpha && !self.stopped {
            value = self.visit(&after, asking.party, next, Window::null(alpha), ply + 1);
        }
        if value > alpha && value < beta && !self.stopped {
            value = self.visit(&after, asking.party, next, whole, ply + 1);
        }
        less_cost(value, choice.cost)
    }

    /// A choice refuted what came before: remembers it for neighbours, and that those before it did not.
    fn learn(&mut self, state: &S, begin: usize, at: usize, depth: i32, ply: usize) {
        let refuting = self.choices[at];
        if refuting.gain.wins > 0 || !matches!(refuting.action, Action::Move(_)) {
            return;
        }
        self.order.refuted(ply, refuting.seat, refuting.action, ends(state, refuting.action), depth);
        for index in begin..at {
            let tried = self.choices[index];
            if tried.quiet {
                self.order.failed(tried.seat, ends(state, tried.action), depth);
            }
        }
    }

    /// The value at the end of a line.
    fn leaf(&mut self, state: &S, asking: Asking, key: u64, window: Window, ply: usize) -> Score {
        if self.tuning.quiescence && ply + 1 < PLIES {
            return self.quiescence(state, asking, key, window, ply, 0);
        }
        if !self.goes_on() {
            return 0;
        }
        asking.party * self.judged(state, key)
    }
}

/// A value less what a choice costs; never worse than a game that is lost.
#[inline]
pub(super) fn less_cost(value: Score, cost: Score) -> Score {
    if cost == 0 { value } else { (value - cost).max(-WIN) }
}

/// A value as the root sees it: whether it is a forced end, and in how many plies.
#[must_use]
pub const fn plies_to_end(value: Score) -> Option<Score> {
    if value >= SURE {
        Some(WIN - value)
    } else if value <= -SURE {
        Some(-WIN - value)
    } else {
        None
    }
}
