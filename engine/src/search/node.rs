//! The search proper: principal variations, everything else by a null window.

use super::choice::{Choice, code};
use super::cuts::Entered;
use super::depth::{Reduction, enough, futile};
use super::evaluate::Evaluate;
use super::outlined::played;
use super::party::{Asking, PartyTurn};
use super::searcher::Searcher;
use super::transposition::Bound;
use super::window::{Entrance, Window};
use super::{INFINITE, PLIES, SURE, Score, WIN};
use crate::action::{Action, Asked};

/// What is known of a position whose choices are tried.
#[derive(Clone, Copy, Debug)]
struct Here {
    depth: i32,
    /// The judgement to who chooses, if there is one.
    plain: Score,
    /// The same, or what is known to be nearer to the truth.
    judged: Score,
    checked: bool,
    rising: bool,
    /// The code of a choice that is left out.
    without: u16,
}

impl<S: Evaluate> Searcher<'_, S> {
    /// The value of a position to the party that moved before, searched to a depth.
    #[inline(never)]
    pub(super) fn visit(&mut self, state: &S, mine: Score, depth: i32, window: Window, ply: usize) -> Score {
        match self.turn(state, ply) {
            PartyTurn::Over(value) => {
                // Nothing follows; what a sibling left there is no line of this position.
                self.lines.clear(ply);
                mine * value
            }
            PartyTurn::Of(asking) if asking.party == mine => {
                self.node(state, asking, depth, window, ply, Entrance::USUAL)
            }
            PartyTurn::Of(asking) => -self.node(state, asking, depth, window.turned(), ply, Entrance::USUAL),
        }
    }

    /// The value of a position to who is to act in it.
    pub(super) fn node(
        &mut self,
        state: &S,
        asking: Asking,
        depth: i32,
        window: Window,
        ply: usize,
        entrance: Entrance,
    ) -> Score {
        self.lines.clear(ply);
        let position = state.position_key();
        let key = position ^ state.circumstances();
        let turned = asking.asked == Asked::Move;
        if self.tuning.repetitions
            && turned
            && entrance.without == 0
            && let Some(reason) = self.draw_due(state, position)
        {
            return asking.party * self.drawn(state, reason, key, ply);
        }
        if self.hurried && !self.ripe {
            return asking.party * self.judged(state, key);
        }
        let checked = turned && state.is_checked(asking.seat);
        if depth <= 0 || ply + 1 >= PLIES {
            return self.leaf(state, asking, key, window, ply);
        }
        if self.stopped {
            return 0;
        }
        let entered = self.enter(key, depth, window, ply, entrance);
        if let Some(value) = entered.settled {
            return value;
        }
        let selective = self.tuning.selective;
        let plain = if checked || !selective { -INFINITE } else { self.corrected(state, asking, key) };
        let rising = self.note(ply, plain);
        let judged = entered.better(plain);
        self.order.enter(ply);
        if entrance.without == 0
            && let Some(value) =
                self.cut_early(state, asking, depth, window, ply, (key, judged, rising, entrance.may_skip))
        {
            return value;
        }
        // Where nothing is known the order is poor: a shallower search is better value.
        let shallower = selective && depth >= 4 && entered.best == 0 && entrance.without == 0 && turned;
        let depth = depth - i32::from(shallower);
        self.path.push(position);
        let here = Here { depth, plain, judged, checked, rising, without: entrance.without };
        let value = self.expand(state, asking, here, window, ply, &entered);
        self.path.pop();
        value
    }

    /// Tries the choices in order.
    fn expand(
        &mut self,
        state: &S,
        asking: Asking,
        here: Here,
        window: Window,
        ply: usize,
        entered: &Entered,
    ) -> Score {
        let Here { depth, plain, checked, rising, without, .. } = here;
        let begin = self.gather(state, asking, entered.best, ply);
        let end = self.choices.len();
        if begin == end {
            // Nobody can do anything: a position as it stands.
            return asking.party * self.judged(state, entered.key);
        }
        let (mut alpha, mut best, mut found, mut takes) = (window.alpha, -INFINITE, 0, false);
        for at in begin..end {
            let choice = self.pick(at);
            if without != 0 && code(state, choice.seat, choice.action) == without {
                continue;
            }
            let tried = at - begin;
            let reduction =
                Reduction { depth, tried, checked, open: window.is_open(), cut: window.cut, rising };
            if tried > 0 && best > -SURE && self.leaves_out(state, asking, &choice, here, reduction, alpha) {
                continue;
            }
            let mut deeper = 0;
            if tried == 0 && without == 0 && choice.order == super::order::BEST {
                match self.stands_out(state, asking, depth, window, ply, entered) {
                    Ok(more) => deeper = more,
                    Err(value) => {
                        self.choices.truncate(begin);
                        return value;
                    }
                }
            }
            let value = self.try_choice(state, asking, &choice, reduction, (alpha, window.beta, deeper), ply);
            if self.stopped {
                self.choices.truncate(begin);
                return 0;
            }
            if value > best {
                best = value;
                found = code(state, choice.seat, choice.action);
                takes = choice.gain.wins > 0;
            }
            if value > alpha {
                alpha = value;
                self.lines.put(ply, choice.action);
                if alpha >= window.beta {
                    self.learn(begin, at, depth, ply);
                    break;
                }
            }
        }
        self.choices.truncate(begin);
        if best == -INFINITE {
            // Nothing but the choice that is left out.
            return window.alpha;
        }
        if self.tuning.memory && without == 0 {
            let bound = if best >= window.beta {
                Bound::AtLeast
            } else if best > window.alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            if plain > -INFINITE && !takes && best.abs() < SURE && bound.contradicts(best, plain) {
                self.order.learned.corrections.learn(asking.seat, state.structures(), best - plain, depth);
            }
            let found = if bound == Bound::AtMost && self.tuning.selective { 0 } else { found };
            self.memory.keep(entered.key, found, depth, best, bound, ply);
        }
        best
    }

    /// Whether a choice is left out because it does not look like changing anything.
    #[inline]
    fn leaves_out(
        &self,
        state: &S,
        asking: Asking,
        choice: &Choice<S::Move>,
        here: Here,
        reduction: Reduction,
        alpha: Score,
    ) -> bool {
        let Here { depth, judged, checked, rising, .. } = here;
        if !self.tuning.selective || checked {
            return false;
        }
        if !choice.quiet {
            return self.loses_too_much(state, asking, choice, depth);
        }
        let Action::Move(mv) = choice.action else { return false };
        if enough(depth, reduction.tried, rising) {
            return true;
        }
        let next = (depth - 1 - reduction.by_place()).max(0);
        if futile(next, judged, alpha) && !state.checks(choice.seat, mv) {
            return true;
        }
        next <= 3 && choice.order < -3_000 * (next + 1)
            || next <= 6 && state.risk(choice.seat, mv) > 20 + 30 * next * (next + 1)
    }

    /// Whether a capture loses more than so many plies are likely to bring back. One that plays for a beam is never left out,
    /// nor any among three, where nobody knows who takes back.
    fn loses_too_much(&self, state: &S, asking: Asking, choice: &Choice<S::Move>, depth: i32) -> bool {
        const DEEPEST: i32 = 6;
        const STEP: Score = 100;
        if Self::AMONG_THREE
            || depth > DEEPEST
            || !choice.gain.is_losing()
            || choice.gain.exchange >= -STEP * depth
        {
            return false;
        }
        !choice.hot || played(state, asking.seat, choice.action).stakes() == state.stakes()
    }

    /// One choice: the first with the whole window, the others with a null window unless they prove better. `deeper` are the
    /// plies it is searched deeper than others.
    pub(super) fn try_choice(
        &mut self,
        state: &S,
        asking: Asking,
        choice: &Choice<S::Move>,
        reduction: Reduction,
        (alpha, beta, deeper): (Score, Score, i32),
        ply: usize,
    ) -> Score {
        // What a choice costs is taken off whatever comes of it: the window moves, and the value back.
        let (alpha, beta) = (alpha + choice.cost, beta + choice.cost);
        let after = self.after(state, asking, choice);
        self.went(ply, choice.way);
        let selective = self.tuning.selective;
        // A decision about a beam belongs to the move that asked for it and is no ply of its own.
        let cost = i32::from(!matches!(choice.action, Action::Lifeline(_)));
        let mut next = reduction.depth - cost + deeper;
        if selective && deeper == 0 && self.gives_check(&after, choice, ply) {
            next += 1;
        }
        let open = beta > alpha + 1;
        let whole = Window { alpha, beta, cut: !open && !reduction.cut };
        if reduction.tried == 0 || !open && !selective {
            return less_cost(self.visit(&after, asking.party, next, whole, ply + 1), choice.cost);
        }
        let reducible = choice.quiet || choice.gain.is_losing() && !choice.hot;
        let less = if selective && reducible {
            reduction.plies(choice.order, if choice.quiet { choice.record } else { 0 })
        } else {
            0
        };
        let reduced = Window::null(alpha, less > 0 || !reduction.cut);
        let mut value = self.visit(&after, asking.party, (next - less).max(less.min(1)), reduced, ply + 1);
        if less > 0 && value > alpha && !self.stopped {
            value = self.visit(&after, asking.party, next, Window::null(alpha, !reduction.cut), ply + 1);
        }
        if value > alpha && value < beta && !self.stopped {
            value = self.visit(&after, asking.party, next, Window { cut: false, ..whole }, ply + 1);
        }
        less_cost(value, choice.cost)
    }

    /// Whether a choice gives a check that is worth a ply: one that does not lose the piece, in a line that has not become
    /// too long already.
    #[inline]
    fn gives_check(&self, after: &S, choice: &Choice<S::Move>, ply: usize) -> bool {
        if choice.gain.is_losing() || ply > 2 * self.deepness {
            return false;
        }
        let Some((next, Asked::Move)) = after.to_act().iter().next() else { return false };
        after.is_checked(next)
    }

    /// A choice refuted what came before: remembers it for neighbours, and that those before it did not.
    fn learn(&mut self, begin: usize, at: usize, depth: i32, ply: usize) {
        let refuting = self.choices[at];
        if !matches!(refuting.action, Action::Move(_)) {
            return;
        }
        let before = self.before(ply);
        let takes = refuting.gain.wins > 0;
        if takes {
            self.order.took(refuting.way, refuting.gain.wins, depth, true);
        } else {
            self.order.refuted(ply, before, refuting.action, refuting.mark(), depth);
        }
        for index in begin..at {
            let tried = self.choices[index];
            if tried.gain.wins > 0 {
                self.order.took(tried.way, tried.gain.wins, depth, false);
            } else if tried.quiet && !takes {
                self.order.failed(before, tried.mark(), depth);
            }
        }
    }

    /// The value at the end of a line.
    fn leaf(&mut self, state: &S, asking: Asking, key: u64, window: Window, ply: usize) -> Score {
        if self.tuning.quiescence && ply + 1 < PLIES {
            return self.quiescence(state, asking, key, window, ply, 0);
        }
        if self.stopped {
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
