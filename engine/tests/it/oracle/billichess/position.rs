//! A chess position and what a move, a pass or the loss of the kings makes of it.

use std::collections::BTreeSet;

use super::piece::{Kind, Piece, Side, Square};
use super::pieces::Pieces;
use crate::oracle::kit;

/// Where the pieces stand, and the rest of a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub pieces: Pieces,
    pub turn: Side,
    /// The castling rights that are left, of `KQkq`.
    pub rights: BTreeSet<char>,
    /// The square a pawn has just passed by a double step.
    pub passed: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub quiet: u32,
    pub number: u32,
}

/// What a move did, for those who want to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The piece that moved, as it was before a promotion.
    pub piece: Piece,
    pub to: Square,
    /// The square on which a piece was taken, if one was.
    pub taken_on: Option<Square>,
}

/// Castling: the right, the king's way, the rook's way.
const CASTLINGS: [(char, &str, &str, &str, &str); 4] = [
    ('K', "e1", "g1", "h1", "f1"),
    ('Q', "e1", "c1", "a1", "d1"),
    ('k', "e8", "g8", "h8", "f8"),
    ('q', "e8", "c8", "a8", "d8"),
];

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start() -> Self {
        Self::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").expect("the start position")
    }

    /// The position of six FEN fields.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let mut pieces = Pieces::default();
        for ((column, row), letter) in kit::placed(fields.first()?) {
            pieces.insert(Square::at(column, row), Piece::of_letter(letter)?);
        }
        Some(Self {
            pieces,
            turn: if *fields.get(1)? == "w" { Side::Blue } else { Side::Red },
            rights: fields.get(2)?.chars().filter(|letter| *letter != '-').collect(),
            passed: Square::named(fields.get(3)?),
            quiet: fields.get(4)?.parse().ok()?,
            number: fields.get(5)?.parse().ok()?,
        })
    }

    /// The six FEN fields; the passed square after every double step (notation.md).
    #[must_use]
    pub fn fen(&self) -> String {
        let passed = self.passed.map_or("-".to_owned(), |square| square.to_string());
        format!("{} {passed} {} {}", self.placement(), self.quiet, self.number)
    }

    /// The first three FEN fields: pieces, turn, castling rights.
    #[must_use]
    pub fn placement(&self) -> String {
        let at =
            |(column, row)| self.pieces.get(Square::at(column, row)).map(|piece| piece.letter().to_string());
        let turn = if self.turn == Side::Blue { 'w' } else { 'b' };
        let rights = "KQkq".chars().filter(|letter| self.rights.contains(letter)).collect();
        format!("{} {turn} {}", kit::placement(8, at), kit::or_dash(rights))
    }

    /// Whether there are kings: no Billi phase yet.
    #[must_use]
    pub fn has_kings(&self) -> bool {
        self.pieces.values().any(|piece| piece.kind == Kind::King)
    }

    /// Plays a legal move given by its exact text.
    ///
    /// # Panics
    /// The text is not a move of a piece that stands there.
    pub fn play(&mut self, text: &str) -> Made {
        let from = Square::named(&text[0..2]).expect("a square to move from");
        let to = Square::named(&text[2..4]).expect("a square to move to");
        let piece = self.pieces.remove(from).expect("a piece to move");
        let mut taken_on = self.pieces.remove(to).map(|_| to);
        if piece.kind == Kind::Pawn && Some(to) == self.passed && from.column != to.column {
            let beside = Square::at(to.column, from.row);
            self.pieces.remove(beside);
            taken_on = Some(beside);
        }
        let promoted = text.chars().nth(4).and_then(Kind::of_letter);
        self.pieces.insert(to, Piece { side: piece.side, kind: promoted.unwrap_or(piece.kind) });
        self.castle(piece, &text[0..4]);
        let touched = [from.to_string(), to.to_string()];
        for (right, king, _, rook, _) in CASTLINGS {
            if touched.iter().any(|square| square == king || square == rook) {
                self.rights.remove(&right);
            }
        }
        let double = piece.kind == Kind::Pawn && (to.row - from.row).abs() == 2;
        self.passed = double.then(|| Square::at(from.column, (from.row + to.row) / 2));
        let quiet = if taken_on.is_some() || piece.kind == Kind::Pawn { 0 } else { self.quiet + 1 };
        self.turn_over(quiet);
        Made { piece, to, taken_on }
    }

    /// The rook's part, where the king's move is a castling.
    fn castle(&mut self, piece: Piece, way: &str) {
        for (right, king_from, king_to, rook_from, rook_to) in CASTLINGS {
            let castles = piece.kind == Kind::King && self.rights.contains(&right);
            if castles && way == format!("{king_from}{king_to}") {
                let squares = [rook_from, rook_to].map(|name| Square::named(name).expect("a rook's square"));
                let rook = self.pieces.remove(squares[0]).expect("a rook to castle with");
                self.pieces.insert(squares[1], rook);
            }
        }
    }

    /// The side to move passes (billichess.md 2.5.7).
    pub fn pass(&mut self) {
        self.passed = None;
        self.turn_over(self.quiet + 1);
    }

    fn turn_over(&mut self, quiet: u32) {
        self.quiet = quiet;
        if self.turn == Side::Red {
            self.number += 1;
        }
        self.turn = self.turn.other();
    }

    /// Both kings become rooks (2.5.5); en passant, castling and the move count end (2.5.6).
    pub fn dethrone(&mut self) {
        for piece in self.pieces.values_mut() {
            if piece.kind == Kind::King {
                piece.kind = Kind::Rook;
            }
        }
        self.rights.clear();
        self.passed = None;
        self.quiet = 0;
    }

    /// Whether neither side can ever mate: kings with at most one knight, or with bishops of one colour.
    #[must_use]
    pub fn insufficient(&self) -> bool {
        let others: Vec<_> = self.pieces.iter().filter(|(_, piece)| piece.kind != Kind::King).collect();
        if others.len() == 1 && others[0].1.kind == Kind::Knight {
            return true;
        }
        let shades: BTreeSet<i32> =
            others.iter().map(|(square, _)| (square.column + square.row) % 2).collect();
        others.iter().all(|(_, piece)| piece.kind == Kind::Bishop) && shades.len() < 2
    }
}
