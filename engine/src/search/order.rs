//! Which choice to try first: what was best before, good captures, what refuted a neighbour, what refuted often.

use super::PLIES;
use super::corrections::{Corrections, learn};
use crate::action::Action;
use crate::board::Cell;
use crate::seat::Seat;

/// A kind of piece and the cell it went to, as a number below [`WAYS`]; [`NO_WAY`] for what moves no piece.
pub(super) type Way = u16;

/// Kinds of pieces that are told apart, and the cells; larger boards share them.
const KINDS: usize = 8;
const CELLS: usize = 64;
/// How many ways there are.
pub(super) const WAYS: usize = KINDS * CELLS;
/// No piece has moved.
pub(super) const NO_WAY: Way = WAYS as Way;

/// The way of a kind, by its number, to a cell.
#[inline]
pub(super) const fn way(kind: usize, to: Cell) -> Way {
    ((kind % KINDS) * CELLS + (to.0 as usize) % CELLS) as Way
}

/// What earlier parts of the tree say about the order.
#[derive(Debug)]
pub(super) struct Order<M> {
    /// The last two quiet actions that refuted at each ply.
    killers: Vec<[Option<Action<M>>; 2]>,
    /// The quiet action that last refuted a way.
    counters: Vec<Option<Action<M>>>,
    pub learned: Learned,
}

/// What moves have done in earlier searches: how often and how deep they refuted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Learned {
    /// From one cell to another, for each seat.
    ends: Vec<i16>,
    /// A way after another one: the answer to it, and what its own side does next.
    answers: Vec<i16>,
    plans: Vec<i16>,
    /// A way that takes something, by about how much.
    takes: Vec<i16>,
    /// How far judgements were off.
    pub corrections: Corrections,
}

impl Learned {
    #[cfg(test)]
    pub fn of_one_move() -> Self {
        Self { ends: vec![7], ..Self::default() }
    }

    /// Nothing, in the room that there was for it.
    pub fn emptied(mut self) -> Self {
        for records in [&mut self.ends, &mut self.answers, &mut self.plans, &mut self.takes] {
            records.fill(0);
        }
        self.corrections.clear();
        self
    }

    /// Makes room where there is none yet.
    fn filled(mut self) -> Self {
        self.ends.resize(3 * ENDS * ENDS, 0);
        self.answers.resize(WAYS * WAYS, 0);
        self.plans.resize(WAYS * WAYS, 0);
        self.takes.resize(WAYS * WORTHS, 0);
        self.corrections.make_room();
        self
    }
}

/// A quiet action that was chosen between: how it is found in the tables.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub seat: Seat,
    pub ends: (Cell, Cell),
    pub way: Way,
}

/// The ways of the two moves before one, the last first.
pub(super) type Before = [Way; 2];

/// Cells of any board that the ends of a move tell apart.
const ENDS: usize = 128;
/// How many sizes of booty are told apart.
const WORTHS: usize = 8;
/// No record counts more.
const MOST: i32 = 1 << 14;

/// The order of what was best before, of captures that win, of killers, of quiet moves.
pub(super) const BEST: i32 = 1 << 30;
pub(super) const WINNING: i32 = 1 << 24;
pub(super) const KILLER: i32 = 1 << 20;
pub(super) const LOSING: i32 = -(1 << 20);

#[inline]
fn ends_place(seat: Seat, (from, to): (Cell, Cell)) -> usize {
    (seat.index() * ENDS + from.index() % ENDS) * ENDS + to.index() % ENDS
}

#[inline]
const fn after_place(before: Way, way: Way) -> usize {
    before as usize * WAYS + way as usize
}

#[inline]
const fn takes_place(way: Way, wins: i32) -> usize {
    let worth = (wins / 128) as usize;
    way as usize * WORTHS + if worth < WORTHS { worth } else { WORTHS - 1 }
}

/// How much a refutation at a depth teaches.
const fn lesson(depth: i32) -> i32 {
    let lesson = 170 * depth - 90;
    if lesson < 1_700 { lesson } else { 1_700 }
}

impl<M: Copy + Eq> Order<M> {
    /// What is known at the beginning: nothing, or what an earlier search learned.
    pub fn new(learned: Learned) -> Self {
        Self { killers: vec![[None; 2]; PLIES + 1], counters: vec![None; WAYS], learned: learned.filled() }
    }

    /// What was learned, which is forgotten here.
    pub fn take_learned(&mut self) -> Learned {
        std::mem::take(&mut self.learned)
    }

    /// Forgets what refuted two plies on: it was of other positions.
    #[inline]
    pub fn enter(&mut self, ply: usize) {
        if let Some(killers) = self.killers.get_mut(ply + 2) {
            *killers = [None; 2];
        }
    }

    /// The order of a quiet action that refuted at its ply or refuted the move before; nothing for any other.
    #[inline]
    pub fn killer(&self, ply: usize, before: Before, action: Action<M>) -> Option<i32> {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        if killers[0] == Some(action) {
            return Some(KILLER + 2);
        }
        if killers[1] == Some(action) {
            return Some(KILLER + 1);
        }
        let counter =
            self.counters.get(usize::from(before[0])).is_some_and(|counter| *counter == Some(action));
        counter.then_some(KILLER)
    }

    /// How often it refuted, killer or not.
    #[inline]
    pub fn record(&self, before: Before, mark: Mark) -> i32 {
        let at = |records: &[i16], place: usize| records.get(place).map_or(0, |record| i32::from(*record));
        let mut sum = at(&self.learned.ends, ends_place(mark.seat, mark.ends));
        if mark.way < NO_WAY {
            sum += at(&self.learned.answers, after_place(before[0], mark.way));
            sum += at(&self.learned.plans, after_place(before[1], mark.way));
        }
        sum
    }

    /// What the record of a move that takes so much is worth.
    #[inline]
    pub fn taking(&self, way: Way, wins: i32) -> i32 {
        self.learned.takes.get(takes_place(way, wins)).map_or(0, |record| i32::from(*record))
    }

    /// A quiet action refuted what came before.
    pub fn refuted(&mut self, ply: usize, before: Before, action: Action<M>, mark: Mark, depth: i32) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(action)
        {
            killers[1] = killers[0];
            killers[0] = Some(action);
        }
        if let Some(counter) = self.counters.get_mut(usize::from(before[0])) {
            *counter = Some(action);
        }
        self.learn(before, mark, lesson(depth));
    }

    /// A quiet action was tried in vain before the one that refuted.
    pub fn failed(&mut self, before: Before, mark: Mark, depth: i32) {
        self.learn(before, mark, -lesson(depth));
    }

    /// A move that takes something refuted, or was tried in vain before what did.
    pub fn took(&mut self, way: Way, wins: i32, depth: i32, refuted: bool) {
        let by = if refuted { lesson(depth) } else { -lesson(depth) };
        if way < NO_WAY {
            learn(&mut self.learned.takes, takes_place(way, wins), by, MOST);
        }
    }

    fn learn(&mut self, before: Before, mark: Mark, by: i32) {
        learn(&mut self.learned.ends, ends_place(mark.seat, mark.ends), by, MOST);
        if mark.way < NO_WAY {
            if before[0] < NO_WAY {
                learn(&mut self.learned.answers, after_place(before[0], mark.way), by, MOST);
            }
            if before[1] < NO_WAY {
                learn(&mut self.learned.plans, after_place(before[1], mark.way), by, MOST);
            }
        }
    }
}
