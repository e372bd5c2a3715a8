//! Search limits, search options, and constraints on the root move.
//!
//! The search has no clock. Whoever has one ends a search through [`Limits::stop`].

use super::Score;
use crate::action::Action;
use crate::seat::Seat;

/// When a search ends. Depth 1 is always finished, so that there is a move to play.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How many positions may be searched.
    pub nodes: u64,
    /// The greatest depth in plies.
    pub depth: u8,
    /// Threads, at least 1. More than one share `nodes`, and the result then depends on scheduling.
    pub threads: u8,
    /// Asked every few hundred positions whether to stop at once.
    pub stop: &'a dyn Fn() -> bool,
}

impl std::fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { nodes, depth, threads, stop: _ } = self;
        let mut shown = f.debug_struct("Limits");
        shown.field("nodes", nodes).field("depth", depth).field("threads", threads).finish_non_exhaustive()
    }
}

impl Limits<'static> {
    /// Limits a search to `depth` plies, however long they take.
    #[must_use]
    pub const fn depth(depth: u8) -> Self {
        Self { depth, ..Self::nodes(u64::MAX) }
    }

    /// Limits a search to `nodes` visited positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, depth: u8::MAX, threads: 1, stop: &|| false }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// Enables unsound pruning, reductions and extensions.
    pub selective: bool,
    /// Enables quiescence search at the leaves.
    pub quiescence: bool,
    pub use_tt: bool,
    /// Keeps the transposition table and history of earlier searches with the same options. The result then depends on
    /// all of them and not on the position alone.
    pub continues: bool,
    /// Scores a repeated position as a draw.
    pub repetitions: bool,
    /// Among three: only the opponent with the better reply moves (best-reply search) instead of both (paranoid search).
    pub best_reply: bool,
    /// Random error of the evaluation, in centipawns either way, fixed by `seed`.
    pub noise: Score,
    /// How often a move is overlooked, per mille, before the factors of the blunder model.
    pub blunder_rate: u16,
    /// Decides the noise and what is overlooked.
    pub seed: u64,
    /// What the pacts in force mean, among three.
    pub allies: Allies,
}

impl Tuning {
    /// The options games are played with.
    pub const PLAY: Self = Self {
        selective: true,
        quiescence: true,
        use_tt: true,
        continues: false,
        repetitions: true,
        best_reply: true,
        noise: 0,
        blunder_rate: 0,
        seed: 0,
        allies: Allies::NONE,
    };

    /// Alpha-beta alone: finds the value of plain minimax at the same depth.
    pub const EXACT: Self = Self {
        selective: false,
        quiescence: false,
        use_tt: false,
        continues: false,
        repetitions: false,
        best_reply: false,
        noise: 0,
        blunder_rate: 0,
        seed: 0,
        allies: Allies::NONE,
    };
}

/// What the pacts in force mean inside a search: how much each seat is reluctant to take a piece of another, in
/// centipawns. An ally's threat counts less, and so does an ally's piece that could be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allies {
    reluctance: [[Score; 3]; 3],
}

impl Allies {
    /// No pact is in force.
    pub const NONE: Self = Self { reluctance: [[0; 3]; 3] };

    /// The most that counts inside a tree, so that no score leaves its bounds.
    pub(super) const MAX: Score = 1_000;

    /// Raises the reluctance of `by` to take a piece of `of` to at least `reluctance`.
    pub(super) fn raise(&mut self, by: Seat, of: Seat, reluctance: Score) {
        if let Some(slot) = self.reluctance.get_mut(by.index()).and_then(|row| row.get_mut(of.index())) {
            *slot = reluctance.min(Self::MAX).max(*slot);
        }
    }

    /// The same with the reluctance of `by` to take a piece of `of` set.
    #[must_use]
    pub const fn with(mut self, by: Seat, of: Seat, reluctance: Score) -> Self {
        self.reluctance[by.index()][of.index()] = reluctance;
        self
    }

    /// The reluctance of `by` to take a piece of `of`.
    #[inline]
    #[must_use]
    pub const fn between(&self, by: Seat, of: Seat) -> Score {
        self.reluctance[by.index()][of.index()]
    }

    #[inline]
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }
}

/// Actions of the searcher and what each costs in centipawns besides its search value.
pub(super) type PactCosts<'a, M> = &'a [(Action<M>, Score)];

/// Constraints on the searcher's root move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootOptions<'a, M> {
    /// What actions cost that break a promise.
    pub pact_costs: PactCosts<'a, M>,
    /// The root moves to choose from (UCI's `searchmoves`); empty for all.
    pub search_moves: &'a [Action<M>],
    /// The number of best lines to find (UCI's `MultiPV`), at least 1.
    pub multi_pv: u8,
}

impl<M> RootOptions<'_, M> {
    pub const DEFAULT: Self = Self { pact_costs: &[], search_moves: &[], multi_pv: 1 };
}
