//! The lines that are told of a search, by rank (UCI's `MultiPV`).

use super::Score;
use crate::action::Action;

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searched<M> {
    /// Which of the lines that were asked for it is: 1 is the best.
    pub rank: u8,
    /// The best line, the best action first. Who acts follows from the game.
    pub line: Vec<Action<M>>,
    /// What the position is worth to the searcher.
    pub value: Score,
    /// How many plies deep it looked.
    pub depth: u8,
    /// How many positions it looked at.
    pub nodes: u64,
}

/// The best lines found so far, each with another first action. Those of the depth that is searched now stand first, and behind
/// them those of the last one. No line is worth more than the one before it.
pub(super) struct RankedLines<M> {
    lines: Vec<Searched<M>>,
    most: usize,
    /// Whether there is something that was not told yet.
    changed: bool,
}

impl<M: Copy + PartialEq> RankedLines<M> {
    /// None yet, and never more than so many.
    pub fn at_most(most: usize) -> Self {
        Self { lines: Vec::new(), most, changed: false }
    }

    /// The value and the first action of the best line that begins with none of these.
    pub fn best_without(&self, firsts: &[Action<M>]) -> Option<(Score, Action<M>)> {
        let begun = self.lines.iter().filter_map(|line| Some((line.value, *line.line.first()?)));
        begun.into_iter().find(|(_, first)| !firsts.contains(first))
    }

    /// Takes in what was found at a depth when so many lines of it were known. What is older with the same first action goes.
    pub fn put(&mut self, known: usize, now: Searched<M>) {
        self.lines.retain(|line| line.line.first() != now.line.first());
        let nodes = now.nodes;
        let fresh = self.lines.get(..known).unwrap_or(&self.lines);
        // By a reduction or a cut a later line may prove better than one before it.
        let at = fresh.partition_point(|line| line.value >= now.value);
        self.lines.insert(at, now);
        self.lines.truncate(self.most);
        // Whatever is older was tried at this depth too, and was no better than what was found.
        let bound = self.lines.get(known).map_or(Score::MAX, |line| line.value);
        for (rank, line) in (1..).zip(&mut self.lines) {
            (line.rank, line.nodes) = (rank, nodes);
            line.value = line.value.min(if usize::from(rank) > known { bound } else { Score::MAX });
        }
        self.changed = true;
    }

    /// Tells them all, where anything is new.
    pub fn tell(&mut self, tell: &mut dyn FnMut(&Searched<M>)) {
        if std::mem::take(&mut self.changed) {
            self.lines.iter().for_each(tell);
        }
    }

    /// The best of them.
    pub fn into_best(self) -> Option<Searched<M>> {
        self.lines.into_iter().next()
    }
}
