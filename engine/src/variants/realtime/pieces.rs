//! Which piece stands where, and when it is ready: a piece keeps its number wherever it goes.

use crate::action::Millis;
use crate::board::{Cell, CellSet};
use crate::variants::orthodox::{Chess, ChessMove};

/// How many cells there are.
const CELLS: usize = 64;

/// The number of the piece on each cell, from 1; 0 on empty cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers([u8; CELLS]);

impl Numbers {
    /// The number of the piece on a cell; 0 where none stands.
    pub(super) fn at(&self, cell: Cell) -> u8 {
        self.0.get(cell.index()).copied().unwrap_or(0)
    }
}

/// The pieces by their cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pieces {
    /// When the piece on a cell may move again (realtime.md 4.2); 0 on empty cells.
    ready_at: [Millis; CELLS],
    /// Which piece stands on a cell.
    pub(super) numbers: Numbers,
}

impl Pieces {
    /// The pieces of a position, all ready.
    pub(super) fn of(chess: &Chess) -> Self {
        let mut numbers = Numbers([0; CELLS]);
        for ((Cell(cell), _), number) in chess.all_pieces().zip(1..) {
            numbers.0[usize::from(cell)] = number;
        }
        Self { ready_at: [0; CELLS], numbers }
    }

    /// When the piece on a cell may move again.
    pub(super) fn ready_at(&self, cell: Cell) -> Millis {
        self.ready_at.get(cell.index()).copied().unwrap_or(0)
    }

    /// The cells whose pieces may move at a time; empty ones too.
    pub(super) fn ready(&self, at: Millis) -> CellSet {
        let mut ready = 0_u64;
        for (cell, ready_at) in self.ready_at.iter().enumerate() {
            ready |= u64::from(*ready_at <= at) << cell;
        }
        CellSet(ready.into())
    }

    pub(super) fn cool(&mut self, cell: Cell, until: Millis) {
        if let Some(slot) = self.ready_at.get_mut(cell.index()) {
            *slot = until;
        }
    }

    /// The number of the piece on a cell; 0 where none stands.
    pub(super) fn number(&self, cell: Cell) -> u8 {
        self.numbers.at(cell)
    }

    /// Follows a move that has been made: `victim` is where a piece was taken, `rook` the rook's way of a castling.
    pub(super) fn follow(&mut self, mv: ChessMove, victim: Option<Cell>, rook: Option<(Cell, Cell)>) {
        if let Some(at) = victim {
            self.clear(at);
        }
        self.go(mv.from, mv.to);
        if let Some((from, to)) = rook {
            self.go(from, to);
        }
    }

    fn go(&mut self, from: Cell, to: Cell) {
        let (ready_at, number) = (self.ready_at(from), self.number(from));
        self.clear(from);
        self.set(to, ready_at, number);
    }

    fn clear(&mut self, cell: Cell) {
        self.set(cell, 0, 0);
    }

    fn set(&mut self, cell: Cell, until: Millis, number: u8) {
        self.cool(cell, until);
        if let Some(slot) = self.numbers.0.get_mut(cell.index()) {
            *slot = number;
        }
    }
}
