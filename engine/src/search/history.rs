//! Move ordering statistics: killer moves, counter moves and history tables.

use super::PLIES;
use super::correction_history::{CorrectionHistory, update};
use crate::action::Action;
use crate::board::Cell;
use crate::seat::Seat;

/// A kind of piece and its target cell as an index below [`PIECE_TOS`]; [`NO_PIECE_TO`] for an action that moves no piece.
pub(super) type PieceTo = u16;

/// Kinds of pieces and cells that are told apart; larger boards share them.
const KINDS: usize = 8;
const CELLS: usize = 64;
pub(super) const PIECE_TOS: usize = KINDS * CELLS;
pub(super) const NO_PIECE_TO: PieceTo = PIECE_TOS as PieceTo;

#[inline]
pub(super) const fn piece_to(kind: usize, to: Cell) -> PieceTo {
    ((kind % KINDS) * CELLS + (to.0 as usize) % CELLS) as PieceTo
}

/// What other parts of the tree say about the order of moves.
#[derive(Debug)]
pub(super) struct MoveOrdering<M> {
    /// The last two quiet actions that caused a cutoff at each ply.
    killers: Vec<[Option<Action<M>>; 2]>,
    /// The last quiet action that refuted a move, by that move.
    counter_moves: Vec<Option<Action<M>>>,
    pub history: HistoryTables,
}

/// The tables that outlive a search that is continued.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct HistoryTables {
    /// By seat, origin and target.
    butterfly: Vec<i16>,
    /// Continuation history of one ply: by the opponent's last move and this one.
    counter: Vec<i16>,
    /// Continuation history of two plies: by the own last move and this one.
    follow_up: Vec<i16>,
    /// By move and what is taken.
    captures: Vec<i16>,
    pub corrections: CorrectionHistory,
}

impl HistoryTables {
    #[cfg(test)]
    pub fn of_one_move() -> Self {
        Self { butterfly: vec![7], ..Self::default() }
    }

    /// Zeroed, with the allocations kept.
    pub fn cleared(mut self) -> Self {
        for table in [&mut self.butterfly, &mut self.counter, &mut self.follow_up, &mut self.captures] {
            table.fill(0);
        }
        self.corrections.clear();
        self
    }

    fn allocated(mut self) -> Self {
        self.butterfly.resize(3 * BUTTERFLY_CELLS * BUTTERFLY_CELLS, 0);
        self.counter.resize(PIECE_TOS * PIECE_TOS, 0);
        self.follow_up.resize(PIECE_TOS * PIECE_TOS, 0);
        self.captures.resize(PIECE_TOS * CAPTURE_SIZES, 0);
        self.corrections.allocate();
        self
    }
}

/// What the history tables know a quiet action by.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuietMove {
    pub seat: Seat,
    pub from_to: (Cell, Cell),
    pub piece_to: PieceTo,
}

/// The two moves before one, the last first.
pub(super) type PreviousMoves = [PieceTo; 2];

const BUTTERFLY_CELLS: usize = 128;
/// Captures are told apart by what they win, in steps of 128 centipawns.
const CAPTURE_SIZES: usize = 8;
/// The bound of every entry.
const MAX_HISTORY: i32 = 1 << 14;

/// Scores of the transposition table's move, of captures that do not lose, of killers, and of what loses.
pub(super) const TT_MOVE: i32 = 1 << 30;
pub(super) const GOOD_CAPTURE: i32 = 1 << 24;
pub(super) const KILLER: i32 = 1 << 20;
pub(super) const BAD_CAPTURE: i32 = -(1 << 20);

#[inline]
fn butterfly_index(seat: Seat, (from, to): (Cell, Cell)) -> usize {
    (seat.index() * BUTTERFLY_CELLS + from.index() % BUTTERFLY_CELLS) * BUTTERFLY_CELLS
        + to.index() % BUTTERFLY_CELLS
}

#[inline]
const fn continuation_index(previous: PieceTo, piece_to: PieceTo) -> usize {
    previous as usize * PIECE_TOS + piece_to as usize
}

#[inline]
const fn capture_index(piece_to: PieceTo, wins: i32) -> usize {
    let size = (wins / 128) as usize;
    piece_to as usize * CAPTURE_SIZES + if size < CAPTURE_SIZES { size } else { CAPTURE_SIZES - 1 }
}

/// The bonus of a cutoff at a depth; the same is taken off the moves that were tried before.
const fn bonus(depth: i32) -> i32 {
    let bonus = 170 * depth - 90;
    if bonus < 1_700 { bonus } else { 1_700 }
}

impl<M: Copy + Eq> MoveOrdering<M> {
    pub fn new(history: HistoryTables) -> Self {
        Self {
            killers: vec![[None; 2]; PLIES + 1],
            counter_moves: vec![None; PIECE_TOS],
            history: history.allocated(),
        }
    }

    pub fn take_history(&mut self) -> HistoryTables {
        std::mem::take(&mut self.history)
    }

    /// Clears the killers two plies on: they are of the children of another node.
    #[inline]
    pub fn clear_grandchild_killers(&mut self, ply: usize) {
        if let Some(killers) = self.killers.get_mut(ply + 2) {
            *killers = [None; 2];
        }
    }

    /// The score of a killer or counter move; `None` for any other.
    #[inline]
    pub fn killer_score(&self, ply: usize, previous: PreviousMoves, action: Action<M>) -> Option<i32> {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        if killers[0] == Some(action) {
            return Some(KILLER + 2);
        }
        if killers[1] == Some(action) {
            return Some(KILLER + 1);
        }
        let counter_move = self.counter_moves.get(usize::from(previous[0]));
        counter_move.is_some_and(|counter_move| *counter_move == Some(action)).then_some(KILLER)
    }

    #[inline]
    pub fn quiet_history(&self, previous: PreviousMoves, quiet: QuietMove) -> i32 {
        let at = |table: &[i16], index: usize| table.get(index).map_or(0, |entry| i32::from(*entry));
        let mut sum = at(&self.history.butterfly, butterfly_index(quiet.seat, quiet.from_to));
        if quiet.piece_to < NO_PIECE_TO {
            sum += at(&self.history.counter, continuation_index(previous[0], quiet.piece_to));
            sum += at(&self.history.follow_up, continuation_index(previous[1], quiet.piece_to));
        }
        sum
    }

    /// `wins` in centipawns.
    #[inline]
    pub fn capture_history(&self, piece_to: PieceTo, wins: i32) -> i32 {
        self.history.captures.get(capture_index(piece_to, wins)).map_or(0, |entry| i32::from(*entry))
    }

    /// A quiet action caused a cutoff.
    pub fn reward_quiet(
        &mut self,
        ply: usize,
        previous: PreviousMoves,
        action: Action<M>,
        quiet: QuietMove,
        depth: i32,
    ) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(action)
        {
            killers[1] = killers[0];
            killers[0] = Some(action);
        }
        if let Some(counter_move) = self.counter_moves.get_mut(usize::from(previous[0])) {
            *counter_move = Some(action);
        }
        self.update_quiet(previous, quiet, bonus(depth));
    }

    /// A quiet action was tried in vain before the one that caused a cutoff.
    pub fn penalize_quiet(&mut self, previous: PreviousMoves, quiet: QuietMove, depth: i32) {
        self.update_quiet(previous, quiet, -bonus(depth));
    }

    /// A capture caused a cutoff, or was tried in vain before what did.
    pub fn update_capture(&mut self, piece_to: PieceTo, wins: i32, depth: i32, cutoff: bool) {
        let by = if cutoff { bonus(depth) } else { -bonus(depth) };
        if piece_to < NO_PIECE_TO {
            update(&mut self.history.captures, capture_index(piece_to, wins), by, MAX_HISTORY);
        }
    }

    fn update_quiet(&mut self, previous: PreviousMoves, quiet: QuietMove, by: i32) {
        let HistoryTables { butterfly, counter, follow_up, .. } = &mut self.history;
        update(butterfly, butterfly_index(quiet.seat, quiet.from_to), by, MAX_HISTORY);
        if quiet.piece_to < NO_PIECE_TO {
            for (table, before) in [counter, follow_up].into_iter().zip(previous) {
                if before < NO_PIECE_TO {
                    update(table, continuation_index(before, quiet.piece_to), by, MAX_HISTORY);
                }
            }
        }
    }
}
