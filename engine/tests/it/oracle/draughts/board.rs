//! The board as a player sees it: squares, and what stands on them.

use std::collections::BTreeMap;

use crate::oracle::billichess::piece::{Side, Square};
use crate::oracle::kit;

/// A piece: whose, and whether it is a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Blue stands at the bottom and moves first (5.1.1).
    pub side: Side,
    /// Whether it is a promoted man.
    pub king: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub pieces: BTreeMap<Square, Piece>,
    pub turn: Side,
    /// Plies since a capture or a man's move.
    pub quiet: u32,
    pub number: u32,
}

/// Whether a square is one of the dark ones: a1 is (5.1.1).
#[must_use]
pub fn is_dark(square: Square) -> bool {
    (square.column + square.row) % 2 == 0
}

/// All squares of the board.
pub fn squares() -> impl Iterator<Item = Square> {
    (0..8).flat_map(|row| (0..8).map(move |column| Square::at(column, row)))
}

/// The row on which a side's men become kings.
#[must_use]
pub fn last_row(side: Side) -> i32 {
    if side == Side::Blue { 7 } else { 0 }
}

impl Board {
    /// Twelve men on the first three rows of each side (5.1.1).
    #[must_use]
    pub fn start() -> Self {
        let mut pieces = BTreeMap::new();
        for square in squares().filter(|square| is_dark(*square)) {
            let side = match square.row {
                0..=2 => Side::Blue,
                5..=7 => Side::Red,
                _ => continue,
            };
            pieces.insert(square, Piece { side, king: false });
        }
        Self { pieces, turn: Side::Blue, quiet: 0, number: 1 }
    }

    /// Whether a square of the board is empty.
    #[must_use]
    pub fn vacant(&self, square: Square) -> bool {
        square.on_board() && !self.pieces.contains_key(&square)
    }

    /// What must be the same for a position to repeat: the pieces and the turn.
    #[must_use]
    pub fn lasting(&self) -> String {
        let letter = |piece: &Piece| match (piece.side, piece.king) {
            (Side::Blue, false) => "M",
            (Side::Blue, true) => "K",
            (Side::Red, false) => "m",
            (Side::Red, true) => "k",
        };
        let at =
            |(column, row)| self.pieces.get(&Square::at(column, row)).map(|piece| letter(piece).to_owned());
        format!("{} {}", kit::placement(8, at), if self.turn == Side::Blue { "w" } else { "b" })
    }

    /// The four fields of 5.1.8.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {} {}", self.lasting(), self.quiet, self.number)
    }
}
