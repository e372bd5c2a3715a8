//! Iterative deepening: deeper and deeper until the limits say stop, in one thread and in those that help it.

use super::helpers::{Beside, beside};
use super::limits::{Limits, Tuning};
use super::order::Learned;
use super::pv::PvTable;
use super::ranked::{RankedLines, Searched};
use super::searcher::ASKED_EVERY;
use super::transposition::{Owner, TranspositionTable};
use super::{PLIES, SURE, Score, WIN};
use crate::action::Action;

/// A search that has begun, whatever the game.
pub(super) trait Deepening<M> {
    /// One depth, by a window around what the last one found.
    fn deepen(&mut self, depth: i32, last: Option<Score>) -> Deepened;

    /// What is told of it, and has been.
    fn telling(&mut self) -> Telling<'_, M>;
}

/// What one depth has come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deepened {
    /// The value to the searcher.
    pub value: Score,
    /// Whether it is finished.
    pub done: bool,
    /// How many positions this search has looked at.
    pub nodes: u64,
}

/// What is told of a search.
pub(super) struct Telling<'a, M> {
    /// The best line found.
    pub lines: &'a mut PvTable<M>,
    /// The first actions of the lines that were found at this depth.
    pub found: &'a mut Vec<Action<M>>,
    /// Whether there is something to say, so that it may end.
    pub ripe: &'a mut bool,
}

/// Begins a search within limits over a table, from what is known of the order of moves, and lets it go deeper; what it has learned of
/// the order. Nothing is done where nobody can act.
type Begins<'a, M> = dyn Fn(Limits<'_>, &TranspositionTable, Learned, &mut dyn FnMut(&mut dyn Deepening<M>)) -> Learned
    + Sync
    + 'a;

/// Lets a search of so many lines and its helpers work over one table, from what was learned to what is learned.
pub(super) fn conduct<M: Copy + PartialEq>(
    (limits, tuning): (Limits<'_>, Tuning),
    (owner, lines): (Option<Owner>, u8),
    memory: &mut TranspositionTable,
    begin: &Begins<'_, M>,
    tell: &mut dyn FnMut(&Searched<M>),
) -> Option<Searched<M>> {
    let learned = if tuning.memory { memory.prepare(limits.nodes, owner) } else { Learned::default() };
    // Without a table nobody could help.
    let helpers = if tuning.memory { limits.threads.saturating_sub(1) } else { 0 };
    let share = (limits.nodes / (u64::from(helpers) + 1)).max(1);
    let limits = Limits { nodes: share, ..limits };
    let table = &*memory;
    let known = (helpers > 0).then(|| learned.clone());
    let (mut learned, mut best) = (Some(learned), None);
    let helping = |number: u8, beside: &Beside| {
        let stop = || beside.is_over_after(ASKED_EVERY);
        let limits = Limits { stop: &stop, ..Limits::nodes(share) };
        begin(limits, table, known.clone().unwrap_or_default(), &mut |search| help(search, number));
    };
    beside(helpers, &helping, &mut |beside| {
        let before = learned.take().unwrap_or_default();
        let mut go = |search: &mut dyn Deepening<M>| {
            best = deepen(search, limits, (lines, tuning.selective), tell, beside);
        };
        learned = Some(begin(limits, table, before, &mut go));
    });
    if let Some(learned) = learned.filter(|_| tuning.memory) {
        memory.keep_learned(learned);
    }
    best
}

/// Goes deeper and deeper until the limits say stop; the best line. All lines are told after each depth, and what a depth that
/// broke off has changed at the end. A search that is `selective` ends with what is sure.
fn deepen<M: Copy + PartialEq>(
    search: &mut dyn Deepening<M>,
    limits: Limits<'_>,
    (lines, selective): (u8, bool),
    tell: &mut dyn FnMut(&Searched<M>),
    beside: &Beside,
) -> Option<Searched<M>> {
    let lines = usize::from(lines.max(1));
    let mut ranked = RankedLines::at_most(lines);
    'deeper: for depth in 1..=i32::from(limits.depth.max(1)).min(PLIES as i32 - 1) {
        search.telling().found.clear();
        for rank in 0..lines {
            let telling = search.telling();
            let (before, first) = ranked.best_without(telling.found).unzip();
            telling.lines.begin_with(first);
            let Deepened { value, done, nodes } = search.deepen(depth, before);
            let telling = search.telling();
            let line = telling.lines.line();
            let Some(first) = line.first().copied() else {
                // There are fewer actions than lines that are wanted; without any there is nothing to look for.
                if rank == 0 {
                    break 'deeper;
                }
                break;
            };
            if !done && rank > 0 {
                break 'deeper;
            }
            let value = if done { value } else { before.unwrap_or(value) };
            let reached = if done { depth } else { depth - 1 };
            let now = Searched {
                rank: rank as u8 + 1,
                line,
                value,
                depth: reached.clamp(0, 255) as u8,
                nodes: nodes + beside.nodes(),
            };
            ranked.put(rank, now);
            *telling.ripe = true;
            telling.found.push(first);
            let ends_within = WIN - value.abs();
            let settled = value.abs() >= SURE && selective && ends_within <= reached;
            let is_last = rank + 1 == lines;
            if !done || (settled && is_last) || nodes >= limits.nodes {
                break 'deeper;
            }
        }
        ranked.tell(tell);
    }
    ranked.tell(tell);
    ranked.into_best()
}

/// Goes deeper and deeper beside another search until that is over, or its share of the positions is used up. Every other thread is a
/// ply ahead, so that they are not all at the same place.
fn help<M>(search: &mut dyn Deepening<M>, number: u8) {
    // It owes nobody an answer.
    *search.telling().ripe = true;
    let mut last = None;
    for depth in 1 + i32::from(number % 2 == 1)..PLIES as i32 {
        let Deepened { value, done, .. } = search.deepen(depth, last);
        if !done {
            return;
        }
        last = Some(value);
    }
}
