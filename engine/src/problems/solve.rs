//! Solves a stipulation in a position.

use thiserror::Error;

use super::dual;
use super::forced::{ForcedSolver, LineNode};
use super::help::{HelpSolver, Lines};
use super::positions::Positions;
use super::solution::{self, Branch, Dual, Ply, Solution};
use super::stipulation::{Aim, Stipulation};
use super::work::{Budget, Work};
use crate::action::Action;
use crate::notation::{Texts, action_text};
use crate::seat::Seat;

/// Why a problem cannot be solved at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProblemError {
    #[error("problems are for games that two players play in turns")]
    NotInTurns,
    #[error("this game has no beams, so there is no lasermate in it")]
    NoBeams,
    #[error("the game is over in this position")]
    NobodyActs,
    /// A proof game needs a target.
    #[error("a game to a position (pg) needs that position")]
    NoTarget,
    #[error("only a game to a position (pg) needs that position")]
    TargetUnasked,
    #[error("this position already is what the problem asks for")]
    Reached,
}

/// Solves a stipulation in the root position.
pub(crate) fn solve<M: Copy + Eq>(
    positions: &mut dyn Positions<M>,
    asked: Stipulation,
    has_target: bool,
    budget: Budget<'_>,
) -> Result<Solution, ProblemError> {
    match (asked.aim, has_target) {
        (Aim::Diagram, false) => return Err(ProblemError::NoTarget),
        (Aim::Mate | Aim::Stalemate | Aim::Lasermate, true) => return Err(ProblemError::TargetUnasked),
        _ => {}
    }
    let Some((seat, _)) = positions.position(0).to_act().iter().next() else {
        return Err(ProblemError::NobodyActs);
    };
    let mut work = Work::new(asked, positions, budget);
    if work.is_reached(0, None) {
        return Err(ProblemError::Reached);
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
            forced(&mut work, seat)
        } else {
            let mut helped = HelpSolver { work: &mut work, found: Vec::new() };
            helped.walk(0, length.plies());
            let lines = helped.found;
            written(&mut work, &lines)
        };
        if found.count() > 0 || work.out || length == asked {
            return Ok(found);
        }
    }
    Err(ProblemError::NobodyActs)
}

/// The keys and their trees.
fn forced<M: Copy + Eq>(work: &mut Work<'_, M>, seat: Seat) -> Solution {
    let moves = work.asked.moves();
    let mut solver = ForcedSolver::new(work, seat);
    let keys = solver.keys(0, moves);
    let complete = !solver.work.out;
    let mut nodes = Vec::new();
    for key in &keys {
        if let Some((asked, _)) = solver.work.positions.question(0) {
            nodes.push(solver.variations(0, asked, *key, moves));
        }
    }
    let duals = std::mem::take(&mut solver.duals);
    let positions = &mut *work.positions;
    let mut keys: Vec<_> = nodes.iter().map(|node| branch(positions, 0, node)).collect();
    solution::sort_branches(&mut keys);
    let duals = duals
        .into_iter()
        .map(|(path, seat, actions)| {
            let after = plies(positions, &path);
            let now = positions.position(after.last);
            let mut moves: Vec<_> = actions.iter().map(|action| ply(now, seat, *action)).collect();
            solution::sort_plies(&mut moves);
            Dual { after: after.written, moves }
        })
        .collect();
    // If the budget ends while the tree is built, all keys were still tried.
    let cut = work.cut || complete && work.out;
    Solution { stipulation: work.asked, lines: Vec::new(), keys, duals, positions: work.made, complete, cut }
}

/// The lines in texts, sorted.
fn written<M: Copy + Eq>(work: &mut Work<'_, M>, lines: &Lines<M>) -> Solution {
    let mut lines: Vec<_> = lines.iter().map(|line| plies(&mut *work.positions, line).written).collect();
    solution::sort_lines(&mut lines);
    let duals = dual::of_lines(&lines);
    Solution {
        stipulation: work.asked,
        lines,
        keys: Vec::new(),
        duals,
        positions: work.made,
        complete: !work.out,
        cut: work.cut,
    }
}

/// A line in texts, and the depth of the position after it.
struct WrittenLine {
    written: Vec<Ply>,
    last: usize,
}

/// Replays a line from the root. In a series the same side moves again.
fn plies<M: Copy + Eq>(positions: &mut dyn Positions<M>, line: &[(Seat, Action<M>)]) -> WrittenLine {
    let (mut at, mut written) = (0, Vec::new());
    for (seat, action) in line {
        if positions.question(at).is_some_and(|(asked, _)| asked != *seat) && positions.skip(at) {
            at += 1;
        }
        written.push(ply(positions.position(at), *seat, *action));
        positions.follow(at, *seat, *action, None);
        at += 1;
    }
    WrittenLine { written, last: at }
}

fn branch<M: Copy>(positions: &mut dyn Positions<M>, at: usize, node: &LineNode<M>) -> Branch {
    let ply = ply(positions.position(at), node.seat, node.action);
    positions.follow(at, node.seat, node.action, None);
    Branch { ply, next: node.next.iter().map(|next| branch(positions, at + 1, next)).collect() }
}

fn ply<M: Copy>(texts: &dyn Texts<M>, seat: Seat, action: Action<M>) -> Ply {
    let exact = action_text(texts, action);
    let san = match action {
        Action::Move(mv) => texts.san(seat, mv),
        _ => exact.clone(),
    };
    Ply { seat, exact, san }
}
