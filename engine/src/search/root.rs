//! The root: how the search of a game begins, and one depth of it.

use super::choice::Choice;
use super::deepening::{Deepened, Deepening, Telling, conduct};
use super::depth::Reduction;
use super::evaluate::Evaluate;
use super::limits::{Limits, Scruples, Terms, Tuning};
use super::order::Learned;
use super::outlined::is_legal;
use super::party::{Asking, PartyTurn};
use super::ranked::Searched;
use super::searcher::Searcher;
use super::transposition::TranspositionTable;
use super::window::Window;
use super::{INFINITE, SURE, Score};
use crate::action::Action;
use crate::outcome::DrawReason;
use crate::seat::Seat;

/// Searches a position for a seat, which need not be the one that is to act. `history` are the keys of the positions that
/// stood, this one last. `tell` hears of all lines that are wanted after every depth, by rank. Nothing
/// where nobody can act.
///
/// In one thread the same position, history, limits and tuning give the same answer, as long as nobody stops it.
pub fn search<S: Evaluate>(
    state: &S,
    seat: Seat,
    history: &[u64],
    how: (Limits<'_>, Tuning),
    memory: &mut TranspositionTable,
    tell: &mut dyn FnMut(&Searched<S::Move>),
) -> Option<Searched<S::Move>> {
    search_bound(state, seat, (history, Terms::NONE), how, memory, tell)
}

/// The same where something is asked of the searcher's first action.
pub(super) fn search_bound<S: Evaluate>(
    state: &S,
    seat: Seat,
    (history, terms): (&[u64], Terms<'_, S::Move>),
    (limits, tuning): (Limits<'_>, Tuning),
    memory: &mut TranspositionTable,
    tell: &mut dyn FnMut(&Searched<S::Move>),
) -> Option<Searched<S::Move>> {
    conduct(
        (limits, tuning),
        (Searcher::<S>::owner(seat, tuning), terms.lines),
        memory,
        &|limits, memory, learned, go| {
            let mut searcher = Searcher::new(seat, (limits, tuning), history, memory, learned);
            searcher.terms = terms;
            let PartyTurn::Of(asking) = searcher.turn(state, 0) else { return Learned::default() };
            let mut begun = Begun { searcher, state, asking };
            go(&mut begun);
            begun.searcher.order.take_learned()
        },
        tell,
    )
}

/// What a position is worth to a seat if it is drawn for a reason.
pub(super) fn drawn<S: Evaluate>(
    state: &S,
    seat: Seat,
    reason: DrawReason,
    memory: &mut TranspositionTable,
) -> Score {
    let how = (Limits::depth(1), Tuning::EXACT);
    let searcher = Searcher::<S>::new(seat, how, &[], memory, Learned::default());
    searcher.drawn(state, reason, 0, 0)
}

/// A search that has begun at a position in which somebody of the searcher's party or against it is asked.
struct Begun<'a, S: Evaluate> {
    searcher: Searcher<'a, S>,
    state: &'a S,
    asking: Asking,
}

impl<S: Evaluate> Deepening<S::Move> for Begun<'_, S> {
    fn deepen(&mut self, depth: i32, last: Option<Score>) -> Deepened {
        let (value, done) = self.searcher.deepen(self.state, self.asking, depth, last);
        Deepened { value, done, nodes: self.searcher.nodes }
    }

    fn telling(&mut self) -> Telling<'_, S::Move> {
        let Searcher { lines, found, ripe, .. } = &mut self.searcher;
        Telling { lines, found, ripe }
    }
}

impl<S: Evaluate> Searcher<'_, S> {
    /// One depth, by a window around what the last one found; the value to the searcher, and whether it is finished.
    fn deepen(&mut self, state: &S, asking: Asking, depth: i32, last: Option<Score>) -> (Score, bool) {
        const NARROW: Score = 20;
        const FIRST: i32 = 4;
        let centre = last.filter(|value| depth >= FIRST && self.tuning.selective && value.abs() < SURE);
        let (mut low, mut high) = (NARROW, NARROW);
        loop {
            let window = centre.map_or(Window::WHOLE, |value| {
                let value = asking.party * value;
                Window {
                    cut: false,
                    alpha: if low > 500 { -INFINITE } else { value - low },
                    beta: if high > 500 { INFINITE } else { value + high },
                }
            });
            let value = self.level(state, asking, depth, window);
            if self.stopped {
                return (asking.party * value, false);
            }
            if value <= window.alpha && window.alpha > -INFINITE {
                low *= 2;
            } else if value >= window.beta && window.beta < INFINITE {
                high *= 2;
            } else {
                return (asking.party * value, true);
            }
        }
    }

    /// All choices of the root within a window, but for the first actions of lines that were found at this depth.
    fn level(&mut self, state: &S, asking: Asking, depth: i32, window: Window) -> Score {
        let first = self.lines.best().next();
        self.lines.clear(0);
        let begin = self.gather(state, asking, 0, 0);
        if asking.seat == self.root {
            keep_among(&mut self.choices, begin, self.terms.among, asking.seat, &|action| {
                is_legal(state, asking.seat, action)
            });
            lay_scruples(&mut self.choices, begin, self.terms.scruples);
        }
        leave_found(&mut self.choices, begin, &self.found);
        begin_with(&mut self.choices, begin, first);
        let end = self.choices.len();
        let checked = state.is_checked(asking.seat);
        let judged = if checked { -INFINITE } else { asking.party * self.judged(state, 0) };
        self.note(0, judged);
        self.deepness = depth.unsigned_abs() as usize;
        let (mut alpha, mut best) = (window.alpha, -INFINITE);
        for at in begin..end {
            let choice = self.pick(at);
            let tried = at - begin;
            let reduction = Reduction { depth, tried, checked, open: true, cut: false, rising: true };
            let value = self.try_choice(state, asking, &choice, reduction, (alpha, window.beta, 0), 0);
            if self.stopped {
                break;
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                self.lines.put(0, choice.action);
                if alpha >= window.beta {
                    break;
                }
            }
        }
        if self.lines.best().next().is_none()
            && let Some(choice) = self.choices.get(begin)
        {
            // Nothing reached the window: what was tried first is still something to do.
            self.lines.clear(1);
            self.lines.put(0, first.unwrap_or(choice.action));
        }
        self.choices.truncate(begin);
        best
    }
}

/// Leaves the root's choices from `begin` on that the searcher was told to choose among, whatever way of writing them was used.
fn keep_among<M: Copy + Eq>(
    choices: &mut Vec<Choice<M>>,
    begin: usize,
    among: &[Action<M>],
    seat: Seat,
    is_legal: &dyn Fn(Action<M>) -> bool,
) {
    if among.is_empty() {
        return;
    }
    let gathered = choices.split_off(begin);
    for action in among.iter().copied().filter(|action| is_legal(*action)) {
        let known = gathered.iter().find(|choice| choice.action == action).copied();
        choices.push(known.unwrap_or(Choice::word(action, seat, 0)));
    }
}

/// Lets the root's choices from `begin` on cost what the searcher said.
fn lay_scruples<M: Eq>(choices: &mut [Choice<M>], begin: usize, scruples: Scruples<'_, M>) {
    if scruples.is_empty() {
        return;
    }
    for choice in &mut choices[begin..] {
        let found = scruples.iter().find(|(action, _)| *action == choice.action);
        choice.cost = found.map_or(0, |(_, cost)| *cost);
    }
}

/// Leaves the choices from `begin` on with which no line begins that was found already.
fn leave_found<M: Copy + Eq>(choices: &mut Vec<Choice<M>>, begin: usize, found: &[Action<M>]) {
    if !found.is_empty() {
        let mut gathered = choices.split_off(begin);
        gathered.retain(|choice| !found.contains(&choice.action));
        choices.append(&mut gathered);
    }
}

/// Of the choices from `begin` on, one is tried before all others.
fn begin_with<M: Copy + Eq>(choices: &mut [Choice<M>], begin: usize, first: Option<Action<M>>) {
    for choice in &mut choices[begin..] {
        if Some(choice.action) == first {
            choice.order = super::order::BEST;
        }
    }
}
