//! A move of orthodox chess, ordered as its text is.

use std::cmp::Ordering;

use crate::board::Cell;
use crate::piece::Kind;

/// A move: from, to, and what a pawn becomes. Castling is the king's move (`e1g1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChessMove {
    pub from: Cell,
    pub to: Cell,
    /// What a pawn becomes on the last row; `None` for every other move.
    pub promotion: Option<Kind>,
}

impl ChessMove {
    #[must_use]
    pub const fn new(from: Cell, to: Cell) -> Self {
        Self { from, to, promotion: None }
    }

    /// The same move with a promotion.
    #[must_use]
    pub const fn promoting(from: Cell, to: Cell, kind: Kind) -> Self {
        Self { from, to, promotion: Some(kind) }
    }

    /// File before row, as in text; then the letter of the promotion, none first. Cells are those of a board of eight
    /// columns: a game on another one needs a move of its own.
    fn text_order(self) -> (u8, u8, u8, u8, Option<char>) {
        let file = |cell: Cell| cell.0 % 8;
        let row = |cell: Cell| cell.0 / 8;
        let letter = self.promotion.map(Kind::letter);
        (file(self.from), row(self.from), file(self.to), row(self.to), letter)
    }
}

impl PartialOrd for ChessMove {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ChessMove {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text_order().cmp(&other.text_order())
    }
}
