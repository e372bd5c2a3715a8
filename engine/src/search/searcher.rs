//! What one search carries with it through the tree.

use std::any::TypeId;

use super::choice::Choice;
use super::evaluate::Evaluate;
use super::judgements::Judgements;
use super::limits::{Limits, Terms, Tuning};
use super::order::{Before, Learned, NO_WAY, Order, Way};
use super::pv::PvTable;
use super::transposition::{Owner, TranspositionTable};
use super::{INFINITE, PLIES, Score};
use crate::action::Action;
use crate::moves::MoveList;
use crate::seat::Seat;

/// A search under way. Everything that grows with the tree is made once at its beginning.
pub(super) struct Searcher<'a, S: Evaluate> {
    pub memory: &'a TranspositionTable,
    pub limits: Limits<'a>,
    pub tuning: Tuning,
    /// Who searches.
    pub root: Seat,
    pub nodes: u64,
    /// Whether the search is to end at once: what it finds from here on is worth nothing.
    pub stopped: bool,
    /// The node budget was exhausted before depth 1 finished: evaluate statically from here.
    pub hurried: bool,
    /// Whether the first ply is done, so that there is something to say.
    pub ripe: bool,
    /// The moves of the position that is looked at.
    pub moves: MoveList<S::Move>,
    /// The choices of all positions on the way, one after the other.
    pub choices: Vec<Choice<S::Move>>,
    /// The keys of the positions that stood, and of those on the way.
    pub path: Vec<u64>,
    pub order: Order<S::Move>,
    pub lines: PvTable<S::Move>,
    /// The way of the move at each ply, two places on.
    ways: [Way; PLIES + 4],
    /// The judgement at each ply to who is to act there, two places on; as little as can be where there is none.
    line: [Score; PLIES + 4],
    pub judgements: Judgements,
    /// The judgements of boards by themselves ([`Evaluate::HAS_BOARD`]).
    pub boards: Judgements,
    /// The depth that the search is at.
    pub deepness: usize,
    /// What is asked of the root's action.
    pub terms: Terms<'a, S::Move>,
    /// The first actions of the lines that were found at this depth.
    pub found: Vec<Action<S::Move>>,
}

/// So many positions lie between two questions whether to stop.
pub(super) const ASKED_EVERY: u64 = 512;
/// How many moves there is room for from the start; more only make it grow.
const MOVES: usize = 1 << 8;
/// How many choices there is room for from the start; more only make it grow.
const CHOICES: usize = 1 << 13;

impl<'a, S: Evaluate> Searcher<'a, S> {
    /// Whether more than two sit down.
    pub const AMONG_THREE: bool = S::SIDES.len() > 2;

    /// A search that is to begin, in a table that was prepared for it; `learned` is what it knows of the order of moves.
    pub fn new(
        root: Seat,
        (limits, tuning): (Limits<'a>, Tuning),
        history: &[u64],
        memory: &'a TranspositionTable,
        learned: Learned,
    ) -> Self {
        let mut path = Vec::with_capacity(history.len() + 2 * PLIES);
        path.extend_from_slice(history);
        Self {
            memory,
            limits,
            tuning,
            root,
            nodes: 0,
            stopped: false,
            hurried: false,
            ripe: false,
            moves: MoveList::with_capacity(MOVES),
            choices: Vec::with_capacity(CHOICES),
            path,
            order: Order::new(learned),
            lines: PvTable::new(),
            ways: [NO_WAY; PLIES + 4],
            line: [-INFINITE; PLIES + 4],
            judgements: Judgements::for_nodes(limits.nodes),
            boards: Judgements::for_nodes(if S::HAS_BOARD { limits.nodes } else { 0 }),
            deepness: 1,
            terms: Terms::NONE,
            found: Vec::new(),
        }
    }

    /// Whose searches this one may go on from.
    pub fn owner(root: Seat, tuning: Tuning) -> Option<Owner> {
        let seat = Some(root).filter(|_| Self::AMONG_THREE || tuning.noise != 0);
        tuning.continues.then(|| Owner { game: TypeId::of::<S>(), tuning, seat })
    }

    /// Counts a position that is made; where that was the last one, or somebody says so, the search stops.
    #[inline]
    pub fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.limits.nodes || self.nodes.is_multiple_of(ASKED_EVERY) && (self.limits.stop)() {
            // The first ply is always finished, but no further.
            self.stopped |= self.ripe;
            self.hurried |= !self.ripe;
        }
    }

    /// A move has gone a way at a ply.
    #[inline]
    pub fn went(&mut self, ply: usize, way: Way) {
        if let Some(slot) = self.ways.get_mut(ply + 2) {
            *slot = way;
        }
    }

    /// The ways of the two moves before a ply, the last first.
    #[inline]
    pub fn before(&self, ply: usize) -> Before {
        [1, 0].map(|back| self.ways.get(ply + back).copied().unwrap_or(NO_WAY))
    }

    /// Notes the judgement of a position at a ply. Whether it is better than two plies before, to the same seat.
    #[inline]
    pub fn note(&mut self, ply: usize, judged: Score) -> bool {
        let earlier = self.line.get(ply).copied().unwrap_or(-INFINITE);
        if let Some(slot) = self.line.get_mut(ply + 2) {
            *slot = judged;
        }
        judged > -INFINITE && judged > earlier
    }

    /// The judgement of the position that is searched, to who is to act in it; as little as can be in check.
    pub fn root_judged(&self) -> Score {
        self.line[2]
    }

    /// Whether a position has stood before, as far back as that is possible.
    #[inline]
    pub fn has_stood(&self, key: u64, quiet_plies: u32) -> bool {
        let back = usize::try_from(quiet_plies).unwrap_or(usize::MAX).saturating_mul(2);
        self.path.iter().rev().take(back).any(|stood| *stood == key)
    }
}
