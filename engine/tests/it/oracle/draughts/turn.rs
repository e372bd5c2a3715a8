//! The moves of a turn, and what they do (draughts.md 5.1.2 to 5.1.5).

use super::board::{Board, Piece, last_row};
use crate::oracle::billichess::piece::{Side, Square};

/// A move as the squares that its piece touches.
pub type Turn = Vec<Square>;

/// The exact text of a move (5.1.7).
#[must_use]
pub fn text(turn: &[Square]) -> String {
    turn.iter().map(ToString::to_string).collect()
}

/// The diagonals a piece goes along: a man forward alone.
fn diagonals(piece: Piece) -> Vec<(i32, i32)> {
    let forward = if piece.side == Side::Blue { 1 } else { -1 };
    let mut found = vec![(-1, forward), (1, forward)];
    if piece.king {
        found.extend([(-1, -forward), (1, -forward)]);
    }
    found
}

/// The square between the ends of a jump.
fn between(from: Square, to: Square) -> Square {
    Square::at(i32::midpoint(from.column, to.column), i32::midpoint(from.row, to.row))
}

impl Board {
    /// The board after one jump, the piece still in its capture.
    fn jumped(&self, from: Square, to: Square) -> Self {
        let mut after = self.clone();
        let piece = after.pieces.remove(&from).expect("the piece that jumps");
        after.pieces.remove(&between(from, to)).expect("the piece that is jumped over");
        after.pieces.insert(to, piece);
        after
    }

    /// Where a piece can jump next (5.1.3).
    fn landings(&self, from: Square) -> Vec<Square> {
        let piece = self.pieces[&from];
        let mut found = Vec::new();
        for (columns, rows) in diagonals(piece) {
            let (over, to) = (from.shifted(columns, rows), from.shifted(2 * columns, 2 * rows));
            if self.pieces.get(&over).is_some_and(|met| met.side != piece.side) && self.vacant(to) {
                found.push(to);
            }
        }
        found
    }

    /// All captures of a piece, each to its end (5.1.4, 5.1.5).
    fn captures(&self, from: Square) -> Vec<Turn> {
        let mut found = Vec::new();
        for to in self.landings(from) {
            let after = self.jumped(from, to);
            let piece = after.pieces[&to];
            let crowned = !piece.king && to.row == last_row(piece.side);
            let rest = if crowned { Vec::new() } else { after.captures(to) };
            if rest.is_empty() {
                found.push(vec![from, to]);
            }
            for mut more in rest {
                more.insert(0, from);
                found.push(more);
            }
        }
        found
    }

    /// The legal moves of the side to move.
    #[must_use]
    pub fn legal(&self) -> Vec<Turn> {
        let own: Vec<_> =
            self.pieces.iter().filter(|(_, piece)| piece.side == self.turn).map(|(at, _)| *at).collect();
        let captures: Vec<Turn> = own.iter().flat_map(|from| self.captures(*from)).collect();
        if !captures.is_empty() {
            return captures;
        }
        let mut steps = Vec::new();
        for from in own {
            for (columns, rows) in diagonals(self.pieces[&from]) {
                let to = from.shifted(columns, rows);
                if self.vacant(to) {
                    steps.push(vec![from, to]);
                }
            }
        }
        steps
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, turn: &[Square]) -> Self {
        let mut after = self.clone();
        let takes = (turn[0].row - turn[1].row).abs() == 2;
        for leg in turn.windows(2) {
            if takes {
                after = after.jumped(leg[0], leg[1]);
            } else {
                let piece = after.pieces.remove(&leg[0]).expect("the piece that steps");
                after.pieces.insert(leg[1], piece);
            }
        }
        let end = turn[turn.len() - 1];
        let piece = self.pieces[&turn[0]];
        if end.row == last_row(piece.side) {
            after.pieces.insert(end, Piece { king: true, ..piece });
        }
        after.quiet = if takes || !piece.king { 0 } else { self.quiet + 1 };
        after.number += u32::from(self.turn == Side::Red);
        after.turn = self.turn.other();
        after
    }
}
