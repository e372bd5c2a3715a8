//! What a turn does.

use super::board::{Piece, Position, Square};
use super::turn::Turn;

impl Position {
    /// The position after a turn of the side to move.
    ///
    /// # Panics
    /// Nobody stands where the turn begins.
    #[must_use]
    pub fn after(&self, turn: Turn) -> Self {
        let mut next = self.clone();
        next.passed = None;
        let restarts = match turn {
            Turn::Drop(at) => {
                next.put(at, Some(Piece { letter: 'H', white: self.white_moves }));
                false
            }
            Turn::Normal { from, to, becomes } => {
                let mut restarts = next.carry(from, to, becomes);
                let piece = self.at(from).expect("a piece");
                if piece.letter == 'P' && (from.1 - to.1).abs() == 2 && self.options.ep {
                    next.passed = Some((from.0, i32::midpoint(from.1, to.1)));
                }
                if piece.letter == 'P' && self.passed == Some(to) && from.0 != to.0 {
                    next.put((to.0, from.1), None);
                    restarts = true;
                }
                if piece.letter == 'K' && (from.0 - to.0).abs() == 2 {
                    let rook = next.at((0, from.1));
                    next.put((0, from.1), None);
                    next.put((3, from.1), rook);
                }
                restarts
            }
            Turn::Relativistic { from, to, becomes, .. } => next.carry(from, to, becomes),
        };
        for (side, row) in [(0, 0), (1, 7)] {
            let touched = |square: Square| square == (4, row) || square == (0, row);
            if let Turn::Normal { from, to, .. } | Turn::Relativistic { from, to, .. } = turn
                && (touched(from) || touched(to))
            {
                next.may_castle[side] = false;
            }
        }
        next.quiet = if restarts { 0 } else { next.quiet + 1 };
        if !self.white_moves {
            next.number += 1;
        }
        next.white_moves = !self.white_moves;
        next
    }

    /// Moves a piece; says whether that restarts the count of moves.
    fn carry(&mut self, from: Square, to: Square, becomes: Option<char>) -> bool {
        let piece = self.at(from).expect("a piece");
        self.put(from, None);
        let takes = self.at(to).is_some();
        self.put(to, Some(Piece { letter: becomes.unwrap_or(piece.letter), ..piece }));
        takes || piece.letter == 'P'
    }
}
