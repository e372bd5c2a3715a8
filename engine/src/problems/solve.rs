//! From a position and a stipulation to everything that solves it.

use thiserror::Error;

use super::dual;
use super::forced::{Forced, Node};
use super::help::{Helped, Lines};
use super::solution::{Branch, Dual, Ply, Solution};
use super::stipulation::{Aim, Stipulation};
use super::work::{Work, question};
use crate::action::Action;
use crate::notation::{Texts, action_text};
use crate::search::Evaluate;
use crate::seat::Seat;

/// How much may be tried.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// How many positions may be made.
    pub positions: u64,
    /// How many lines are listed; with one more the search ends.
    pub solutions: usize,
    /// How large the table of known positions may be, in megabytes.
    pub megabytes: usize,
    /// Whether fewer moves are tried first, so that the shortest solutions are found.
    pub shortest: bool,
    /// Asked every few thousand positions: whether to stop at once.
    pub stop: &'a (dyn Fn() -> bool + 'a),
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Budget").field("positions", &self.positions).finish_non_exhaustive()
    }
}

impl Budget<'static> {
    /// So many positions, and nothing that stops before.
    #[must_use]
    pub const fn positions(positions: u64) -> Self {
        Self { positions, solutions: 1_000, megabytes: 64, shortest: false, stop: &|| false }
    }
}

/// Why a problem cannot be looked at.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unsolvable {
    /// It is for another kind of game.
    #[error("problems are for games that two players play in turns")]
    NotInTurns,
    /// There are no beams.
    #[error("this game has no beams, so there is no lasermate in it")]
    NoBeams,
    /// Nobody is to act.
    #[error("the game is over in this position")]
    NobodyActs,
    /// A game to a diagram needs one.
    #[error("a game to a position needs that position")]
    NoTarget,
    /// Only a game to a diagram has one.
    #[error("only a game to a position (pg) needs that position")]
    TargetUnasked,
    /// There is nothing to do.
    #[error("this position already is what the problem asks for")]
    Reached,
}

/// Solves a problem in a position.
///
/// # Errors
/// Why it cannot be looked at.
pub(crate) fn solve<S: Evaluate>(
    state: &S,
    asked: Stipulation,
    target: Option<&S>,
    budget: Budget<'_>,
) -> Result<Solution, Unsolvable> {
    match (asked.aim, target.is_some()) {
        (Aim::Diagram, false) => return Err(Unsolvable::NoTarget),
        (Aim::Mate | Aim::Stalemate | Aim::Lasermate, true) => return Err(Unsolvable::TargetUnasked),
        _ => {}
    }
    let Some((seat, _)) = state.to_act().iter().next() else { return Err(Unsolvable::NobodyActs) };
    let mut work = Work::new(asked, target, budget);
    if work.is_reached(state, None) {
        return Err(Unsolvable::Reached);
    }
    let mut lengths = vec![asked];
    while (budget.shortest || asked.is_forced())
        && let Some(shorter) = lengths.last().and_then(|last| last.shorter())
    {
        lengths.push(shorter);
    }
    for length in lengths.into_iter().rev() {
        work.asked = length;
        let found = if asked.is_forced() {
            forced(&mut work, state, seat)
        } else {
            let mut helped = Helped { work: &mut work, found: Vec::new() };
            helped.walk(state, length.plies());
            let lines = helped.found;
            written(&work, state, lines)
        };
        if found.count() > 0 || work.out || length == asked {
            return Ok(found);
        }
    }
    Err(Unsolvable::NobodyActs)
}

/// The keys and all that follows them.
fn forced<S: Evaluate>(work: &mut Work<'_, S>, state: &S, seat: Seat) -> Solution {
    let moves = work.asked.moves();
    let mut solver = Forced::new(work, seat);
    let keys = solver.keys(state, moves);
    let complete = !solver.work.out;
    let mut nodes = Vec::new();
    for key in &keys {
        if let Some((asked, _)) = question(state) {
            nodes.push(solver.variations(state, asked, *key, moves));
        }
    }
    let duals = std::mem::take(&mut solver.duals);
    let mut keys: Vec<_> = nodes.iter().map(|node| branch(state, node)).collect();
    keys.sort_by(|a, b| a.ply.exact.cmp(&b.ply.exact));
    let duals = duals
        .into_iter()
        .map(|(path, seat, actions)| {
            let (after, now) = plies(state, &path);
            let mut moves: Vec<_> = actions.iter().map(|action| ply(&now, seat, *action)).collect();
            moves.sort_by(|a, b| a.exact.cmp(&b.exact));
            Dual { after, moves }
        })
        .collect();
    // A tree that was not built to its end is cut, but its keys were all tried.
    let cut = work.cut || complete && work.out;
    Solution {
        stipulation: work.asked,
        lines: Vec::new(),
        keys,
        duals,
        positions: work.positions,
        complete,
        cut,
    }
}

/// Lines in texts, in order.
fn written<S: Evaluate>(work: &Work<'_, S>, state: &S, lines: Lines<S::Move>) -> Solution {
    let mut lines: Vec<_> = lines.iter().map(|line| plies(state, line).0).collect();
    lines.sort_by(|a, b| a.iter().map(|ply| &ply.exact).cmp(b.iter().map(|ply| &ply.exact)));
    let duals = dual::of_lines(&lines);
    Solution {
        stipulation: work.asked,
        lines,
        keys: Vec::new(),
        duals,
        positions: work.positions,
        complete: !work.out,
        cut: work.cut,
    }
}

/// A line in texts, and the position after it. In a series the turn comes back after each move.
fn plies<S: Evaluate>(state: &S, line: &[(Seat, Action<S::Move>)]) -> (Vec<Ply>, S) {
    let mut now = *state;
    let mut written = Vec::new();
    for (seat, action) in line {
        if question(&now).is_some_and(|(asked, _)| asked != *seat)
            && let Some(skipped) = now.skipped()
        {
            now = skipped;
        }
        written.push(ply(&now, *seat, *action));
        now.play(*seat, *action, 0, &mut ());
    }
    (written, now)
}

fn branch<S: Evaluate>(state: &S, node: &Node<S::Move>) -> Branch {
    let mut after = *state;
    after.play(node.seat, node.action, 0, &mut ());
    Branch {
        ply: ply(state, node.seat, node.action),
        next: node.next.iter().map(|next| branch(&after, next)).collect(),
    }
}

fn ply<M: Copy>(texts: &dyn Texts<M>, seat: Seat, action: Action<M>) -> Ply {
    let exact = action_text(texts, action);
    let san = match action {
        Action::Move(mv) => texts.san(seat, mv),
        _ => exact.clone(),
    };
    Ply { seat, exact, san }
}
