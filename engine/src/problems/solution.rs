//! Solutions, in the texts of the game.

use super::Stipulation;
use crate::seat::Seat;
use crate::sorting::sort_by;

/// An action of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    pub seat: Seat,
    pub exact: String,
    pub san: String,
}

/// An action and what may follow it: all replies, or the continuations against a reply. Empty after the aim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    pub ply: Ply,
    pub next: Vec<Branch>,
}

/// A place in a solution where several actions work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dual {
    pub after: Vec<Ply>,
    /// The actions that work, all of one seat.
    pub moves: Vec<Ply>,
}

/// Everything that solves a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What was solved: shorter than asked for if fewer moves suffice.
    pub stipulation: Stipulation,
    /// The lines of help and series play, sorted.
    pub lines: Vec<Vec<Ply>>,
    /// The keys of direct play and selfmates with their trees.
    pub keys: Vec<Branch>,
    /// The duals after a key, or after the first move of a line.
    pub duals: Vec<Dual>,
    pub positions: u64,
    /// Whether the search was exhaustive.
    pub complete: bool,
    /// Whether solutions or branches were left out by a limit.
    pub cut: bool,
}

impl Solution {
    /// The number of keys or lines.
    #[must_use]
    pub fn count(&self) -> usize {
        self.keys.len() + self.lines.len()
    }

    /// Whether there is exactly one solution without duals, as in a sound problem.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.complete && !self.cut && self.count() == 1 && self.duals.is_empty()
    }
}

pub(super) fn sort_plies(plies: &mut [Ply]) {
    sort_by(plies, &|a, b| a.exact.cmp(&b.exact));
}

pub(super) fn sort_branches(branches: &mut [Branch]) {
    sort_by(branches, &|a, b| a.ply.exact.cmp(&b.ply.exact));
}

pub(super) fn sort_lines(lines: &mut [Vec<Ply>]) {
    sort_by(lines, &|a, b| a.iter().map(|ply| &ply.exact).cmp(b.iter().map(|ply| &ply.exact)));
}
