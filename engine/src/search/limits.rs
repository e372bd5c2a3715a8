//! How far a search may go, how it may prune, and what is asked of its first action.

use super::Score;
use super::allies::Allies;
use crate::action::Action;

/// When a search ends. Its first ply is always finished, so that there is an answer.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How many positions may be looked at.
    pub nodes: u64,
    /// How many plies deep.
    pub depth: u8,
    /// How many threads search, 1 at least. More than one share the positions, and what they find depends on chance.
    pub threads: u8,
    /// Asked every few hundred positions: whether to stop at once. Whoever has a clock, or changes his mind, says so here.
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
    /// Limit to `depth` plies, however long they take.
    #[must_use]
    pub const fn depth(depth: u8) -> Self {
        Self { depth, ..Self::nodes(u64::MAX) }
    }

    /// Limit to `nodes` visited positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, depth: u8::MAX, threads: 1, stop: &|| false }
    }
}

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// Whether lines are cut or shortened by judgement, and not only where nothing is lost by it.
    pub selective: bool,
    /// Whether leaves are searched on until they are quiet.
    pub quiescence: bool,
    /// Whether positions are remembered.
    pub memory: bool,
    /// Whether what earlier searches in the same table found is used, as long as they were told the same. The answer then
    /// depends on all of them, and not on the position alone.
    pub continues: bool,
    /// Whether a position that has stood before counts as a draw.
    pub repetitions: bool,
    /// Among three: whether of two opponents only the one with the better reply is thought to move (best-reply search),
    /// and not both against the searcher (paranoid search).
    pub best_reply: bool,
    /// By how much a judgement may be off, in hundredths of a pawn, as the seed has it.
    pub noise: Score,
    /// How often a choice is overlooked, in parts of a thousand; the more the more there is to it (`attention.rs`).
    pub oversight: u16,
    /// What chooses between equals, the noise, and what is overlooked.
    pub seed: u64,
    /// What the pacts in force mean, among three.
    pub bonds: Allies,
}

impl Tuning {
    /// How games are played.
    pub const PLAY: Self = Self {
        selective: true,
        quiescence: true,
        memory: true,
        continues: false,
        repetitions: true,
        best_reply: true,
        noise: 0,
        oversight: 0,
        seed: 0,
        bonds: Allies::NONE,
    };

    /// Nothing that changes a value: what plain minimax would find to the same depth.
    pub const EXACT: Self = Self {
        selective: false,
        quiescence: false,
        memory: false,
        continues: false,
        repetitions: false,
        best_reply: false,
        noise: 0,
        oversight: 0,
        seed: 0,
        bonds: Allies::NONE,
    };
}

/// Actions of the searcher, and what each costs it besides what comes of it.
pub(super) type Scruples<'a, M> = &'a [(Action<M>, Score)];

/// What somebody asks of the searcher's first action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms<'a, M> {
    /// What some actions cost besides what comes of them: words that they would break.
    pub scruples: Scruples<'a, M>,
    /// It is one of these; any where there are none.
    pub among: &'a [Action<M>],
    /// How many lines are wanted, each with another first action; 1 at least.
    pub lines: u8,
}

impl<M> Terms<'_, M> {
    /// Nothing is asked of it.
    pub const NONE: Self = Self { scruples: &[], among: &[], lines: 1 };
}
