//! What was found, in the texts of the game.

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

/// An action and all that may follow it: the replies, or what goes on against a reply. Nothing follows what reaches the aim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    pub ply: Ply,
    pub next: Vec<Branch>,
}

/// A place where several actions do what one should do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dual {
    pub after: Vec<Ply>,
    /// The actions, of one seat.
    pub moves: Vec<Ply>,
}

/// Everything that solves a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What was solved: shorter than what was asked for where fewer moves do.
    pub stipulation: Stipulation,
    /// The lines, where both sides play together or one plays alone, in order of their texts.
    pub lines: Vec<Vec<Ply>>,
    /// The keys with all that follows them, where one side forces it.
    pub keys: Vec<Branch>,
    /// The duals: after a key, or where two lines part later than with their first move.
    pub duals: Vec<Dual>,
    /// How many positions were made.
    pub positions: u64,
    /// Whether everything was tried. Otherwise there may be more than what is here.
    pub complete: bool,
    /// Whether there is more than is listed.
    pub cut: bool,
}

impl Solution {
    /// How many solutions there are: keys, or lines.
    #[must_use]
    pub fn count(&self) -> usize {
        self.keys.len() + self.lines.len()
    }

    /// Whether it is solved in just one way, as a sound problem is, without duals.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.complete && !self.cut && self.count() == 1 && self.duals.is_empty()
    }
}

/// Puts actions in the order of their texts.
pub(super) fn sort_plies(plies: &mut [Ply]) {
    sort_by(plies, &|a, b| a.exact.cmp(&b.exact));
}

/// Puts keys in the order of their texts.
pub(super) fn sort_branches(branches: &mut [Branch]) {
    sort_by(branches, &|a, b| a.ply.exact.cmp(&b.ply.exact));
}

/// Puts lines in the order of their texts.
pub(super) fn sort_lines(lines: &mut [Vec<Ply>]) {
    sort_by(lines, &|a, b| a.iter().map(|ply| &ply.exact).cmp(b.iter().map(|ply| &ply.exact)));
}
