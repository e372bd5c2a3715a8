//! Eight rows of five squares, and what stands on them.

use super::options::Options;
use crate::oracle::kit;
pub use crate::oracle::kit::{Square, name};

/// A piece: its letter as White's (`RSBQKPH`) and whether it is White's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// `R`, `S`, `B`, `Q`, `K`, `P` or `H`.
    pub letter: char,
    pub white: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The rows from the first, each from the a-file.
    pub rows: [[Option<Piece>; 5]; 8],
    /// Whether White is to move.
    pub white_moves: bool,
    /// Whether White, and whether Black, may still castle as far as their own moves go.
    pub may_castle: [bool; 2],
    /// The square a pawn has just passed.
    pub passed: Option<Square>,
    /// Plies since a capture or a pawn's move.
    pub quiet: u32,
    pub number: u32,
    pub options: Options,
}

/// Whether a square is on the board.
#[must_use]
pub fn on_board(square: Square) -> bool {
    kit::on_board(square, 5)
}

/// All squares, a1, b1 and so on to e8.
pub fn squares() -> impl Iterator<Item = Square> {
    kit::squares(5)
}

impl Position {
    /// An empty board, White to move.
    #[must_use]
    pub const fn empty(options: Options) -> Self {
        Self {
            rows: [[None; 5]; 8],
            white_moves: true,
            may_castle: [false; 2],
            passed: None,
            quiet: 0,
            number: 1,
            options,
        }
    }

    #[must_use]
    pub fn start(options: Options) -> Self {
        let mut start = Self::empty(options);
        for (column, letter) in (0..).zip("RSBQK".chars()) {
            start.put((column, 0), Some(Piece { letter, white: true }));
            start.put((column, 1), Some(Piece { letter: 'P', white: true }));
            start.put((column, 6), Some(Piece { letter: 'P', white: false }));
            start.put((column, 7), Some(Piece { letter, white: false }));
        }
        start.may_castle = [options.castling; 2];
        start
    }

    /// What stands on a square; nothing off the board.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Piece> {
        let (column, row) = square;
        if on_board(square) { self.rows[row as usize][column as usize] } else { None }
    }

    /// Whether a square of the board is vacant.
    #[must_use]
    pub fn vacant(&self, square: Square) -> bool {
        on_board(square) && self.at(square).is_none()
    }

    /// Puts something on a square of the board.
    pub fn put(&mut self, (column, row): Square, piece: Option<Piece>) {
        self.rows[row as usize][column as usize] = piece;
    }

    /// The squares of one side's pieces.
    #[must_use]
    pub fn pieces(&self, white: bool) -> Vec<(Square, Piece)> {
        let there =
            |square| self.at(square).filter(|piece| piece.white == white).map(|piece| (square, piece));
        squares().filter_map(there).collect()
    }

    /// The squares of one side's holes.
    #[must_use]
    pub fn holes(&self, white: bool) -> Vec<Square> {
        self.pieces(white)
            .into_iter()
            .filter(|(_, piece)| piece.letter == 'H')
            .map(|(square, _)| square)
            .collect()
    }

    /// The square of a side's king.
    #[must_use]
    pub fn king(&self, white: bool) -> Option<Square> {
        self.pieces(white).into_iter().find(|(_, piece)| piece.letter == 'K').map(|(square, _)| square)
    }

    /// The position of six fields.
    ///
    /// # Panics
    /// The text is no position.
    #[must_use]
    pub fn read(text: &str, options: Options) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let [rows, turn, castling, passed, quiet, number] = fields[..] else {
            panic!("six fields in {text}")
        };
        let mut position = Self::empty(options);
        for (square, letter) in kit::placed(rows) {
            let white = letter.is_ascii_uppercase();
            position.put(square, Some(Piece { letter: letter.to_ascii_uppercase(), white }));
        }
        position.white_moves = turn == "w";
        position.may_castle = [castling.contains('Q'), castling.contains('q')];
        position.passed = squares().find(|square| name(*square) == passed);
        position.quiet = quiet.parse().expect("a number");
        position.number = number.parse().expect("a number");
        position
    }

    #[must_use]
    pub fn text(&self) -> String {
        let letter =
            |piece: Piece| if piece.white { piece.letter } else { piece.letter.to_ascii_lowercase() };
        let rows = kit::placement(5, |square| self.at(square).map(|piece| letter(piece).to_string()));
        let turn = if self.white_moves { "w" } else { "b" };
        let castling = match self.may_castle {
            [true, true] => "Qq",
            [true, false] => "Q",
            [false, true] => "q",
            [false, false] => "-",
        };
        let passed = self.passed.map_or("-".to_owned(), name);
        format!("{} {turn} {castling} {passed} {} {}", rows, self.quiet, self.number)
    }
}
