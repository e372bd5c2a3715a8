//! Principal variations: the triangular table of one search, and the best lines found so far (UCI's `MultiPV`).

use super::{PLIES, Score};
use crate::action::Action;

/// The best line from each ply on.
#[derive(Debug)]
pub(super) struct PvTable<M> {
    rows: Vec<[Option<Action<M>>; PLIES]>,
}

impl<M: Copy> PvTable<M> {
    pub fn new() -> Self {
        Self { rows: vec![[None; PLIES]; PLIES + 1] }
    }

    #[inline]
    pub fn clear(&mut self, ply: usize) {
        if let Some(slot) = self.rows.get_mut(ply).and_then(|row| row.first_mut()) {
            *slot = None;
        }
    }

    /// Sets the line from the root to one action, or none.
    pub fn reset(&mut self, action: Option<Action<M>>) {
        self.clear(1);
        self.rows[0] = [None; PLIES];
        self.rows[0][0] = action;
    }

    /// The best line from `ply` on is `action` and then the one of the next ply.
    pub fn put(&mut self, ply: usize, action: Action<M>) {
        if let Some((row, next)) = self.rows.get_mut(ply..).and_then(|rows| {
            let (row, rest) = rows.split_first_mut()?;
            rest.first().map(|next| (row, next))
        }) {
            row[0] = Some(action);
            for (slot, follows) in row[1..].iter_mut().zip(next) {
                *slot = *follows;
                if follows.is_none() {
                    break;
                }
            }
        }
    }

    #[inline(never)]
    pub fn line(&self) -> Vec<Action<M>> {
        self.rows[0].iter().map_while(|action| *action).collect()
    }

    pub fn first(&self) -> Option<Action<M>> {
        self.rows[0][0]
    }
}

/// A line that a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo<M> {
    /// Its place among the best lines, from 1.
    pub rank: u8,
    /// The line from the root. Who acts follows from the game.
    pub line: Vec<Action<M>>,
    /// Its value for the searcher.
    pub value: Score,
    /// The completed depth in plies.
    pub depth: u8,
    pub nodes: u64,
}

/// The best lines found so far, each with another first action. Those of the current depth come first, those of the depth
/// before behind them. No line is worth more than the one before it.
pub(super) struct MultiPv<M> {
    lines: Vec<SearchInfo<M>>,
    max_lines: usize,
    /// Whether something was not reported yet.
    changed: bool,
}

impl<M: Copy + PartialEq> MultiPv<M> {
    pub fn new(max_lines: usize) -> Self {
        Self { lines: Vec::new(), max_lines, changed: false }
    }

    /// The value and first action of the best line that starts with none of these.
    pub fn best_except(&self, firsts: &[Action<M>]) -> Option<(Score, Action<M>)> {
        let mut starts = self.lines.iter().filter_map(|info| Some((info.value, *info.line.first()?)));
        starts.find(|(_, first)| !firsts.contains(first))
    }

    /// Adds a line after `current` lines of the same depth. An older one with the same first action goes.
    pub fn put(&mut self, current: usize, info: SearchInfo<M>) {
        self.lines.retain(|line| line.line.first() != info.line.first());
        let nodes = info.nodes;
        let of_depth = self.lines.get(..current).unwrap_or(&self.lines);
        // Reductions and pruning may let a later line prove better than one before it.
        let at = of_depth.partition_point(|line| line.value >= info.value);
        self.lines.insert(at, info);
        self.lines.truncate(self.max_lines);
        // Older lines were searched at this depth too, and were no better than what was found.
        let bound = self.lines.get(current).map_or(Score::MAX, |line| line.value);
        for (rank, line) in (1..).zip(&mut self.lines) {
            (line.rank, line.nodes) = (rank, nodes);
            line.value = line.value.min(if usize::from(rank) > current { bound } else { Score::MAX });
        }
        self.changed = true;
    }

    /// Reports all lines if any is new.
    pub fn report(&mut self, report: &mut dyn FnMut(&SearchInfo<M>)) {
        if std::mem::take(&mut self.changed) {
            self.lines.iter().for_each(report);
        }
    }

    pub fn into_best(self) -> Option<SearchInfo<M>> {
        self.lines.into_iter().next()
    }
}
