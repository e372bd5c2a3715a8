//! Which piece stands where, and when it is ready: a piece keeps its number wherever it goes.

use crate::action::Millis;
use crate::board::{Cell, CellSet};
use crate::variants::kit::sets::{bit, cells};
use crate::variants::orthodox::{Chess, ChessMove};

/// How many cells there are.
const CELLS: usize = 64;

/// The number of the piece on each cell, from 1; 0 on empty cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceNumbers([u8; CELLS]);

impl PieceNumbers {
    /// The number of the piece on a cell; 0 where none stands.
    pub(super) fn at(&self, cell: Cell) -> u8 {
        self.0.get(cell.index()).copied().unwrap_or(0)
    }
}

/// The pieces by their cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct CoolingPieces {
    /// When the piece on a cell may move again (realtime.md 4.2); 0 on empty cells.
    ready_at: [Millis; CELLS],
    /// The cells whose pieces may be cooling yet; all others are ready. A search asks for them all the time, and few cool at once.
    cooling: u64,
    /// Which piece stands on a cell.
    pub(super) numbers: PieceNumbers,
}

/// Which cells are still looked through does not count: whoever came there by more steps has fewer.
impl PartialEq for CoolingPieces {
    fn eq(&self, other: &Self) -> bool {
        self.ready_at == other.ready_at && self.numbers == other.numbers
    }
}

impl CoolingPieces {
    /// The pieces of a position, all ready.
    pub(super) fn of(chess: &Chess) -> Self {
        let mut numbers = PieceNumbers([0; CELLS]);
        for ((Cell(cell), _), number) in chess.all_pieces().zip(1..) {
            numbers.0[usize::from(cell)] = number;
        }
        Self { ready_at: [0; CELLS], cooling: 0, numbers }
    }

    /// When the piece on a cell may move again.
    pub(super) fn ready_at(&self, cell: Cell) -> Millis {
        self.ready_at.get(cell.index()).copied().unwrap_or(0)
    }

    /// The cells whose pieces may move at a time; empty ones too.
    pub(super) fn ready(&self, at: Millis) -> CellSet {
        let cooling = self.cooling(at).fold(0, |cooling, (cell, _)| cooling | bit(cell.0));
        CellSet(u128::from(!cooling))
    }

    /// The pieces that cool at a time, each with when it is ready, from a1 to h8.
    pub(super) fn cooling(&self, at: Millis) -> impl Iterator<Item = (Cell, Millis)> + '_ {
        cells(self.cooling)
            .map(|cell| (Cell(cell), self.ready_at(Cell(cell))))
            .filter(move |(_, ready_at)| *ready_at > at)
    }

    pub(super) fn cool(&mut self, cell: Cell, until: Millis) {
        if let Some(slot) = self.ready_at.get_mut(cell.index()) {
            *slot = until;
            self.cooling = if until > 0 { self.cooling | bit(cell.0) } else { self.cooling & !bit(cell.0) };
        }
    }

    /// Pieces that are ready by a time cool no more: the clock does not run backwards.
    pub(super) fn forget_ready(&mut self, at: Millis) {
        for cell in cells(self.cooling) {
            if self.ready_at(Cell(cell)) <= at {
                self.cooling &= !bit(cell);
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_cool_until_they_are_ready_wherever_they_go() {
        let mut pieces = CoolingPieces::of(&Chess::array());
        let cooling =
            |pieces: &CoolingPieces, at| pieces.cooling(at).map(|(cell, _)| cell.0).collect::<Vec<_>>();
        assert_eq!(cooling(&pieces, 0), []);
        pieces.cool(Cell(6), 3_000);
        pieces.cool(Cell(1), 5_000);
        assert_eq!(cooling(&pieces, 2_999), [1, 6]);
        pieces.follow(ChessMove::new(Cell(1), Cell(18)), None, None);
        let before = pieces;
        pieces.forget_ready(3_000);
        assert_eq!(pieces, before);
        assert_eq!(cooling(&pieces, 3_000), [18]);
        assert_eq!(pieces.ready(3_000).0 as u64, !bit(18));
        pieces.follow(ChessMove::new(Cell(35), Cell(18)), Some(Cell(18)), None);
        assert_eq!(cooling(&pieces, 3_000), [], "what is taken cools no more");
    }
}
