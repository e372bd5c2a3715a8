//! Chance positions: few pieces or many, kings among them.

use super::board::{Board, Piece, is_dark, last_row, squares};
use crate::dice::Dice;
use crate::oracle::billichess::piece::Side;

/// A position that a game could be set up in.
pub fn position(dice: &mut Dice) -> Board {
    let mut board = Board::start();
    board.pieces.clear();
    board.turn = *dice.pick(&Side::BOTH);
    board.number = 1 + dice.below(60) as u32;
    board.quiet = dice.below(60) as u32;
    let kings = *dice.pick(&[0, 20, 60, 100]);
    for side in Side::BOTH {
        let pieces = 1 + dice.below(12);
        for _ in 0..pieces {
            let king = dice.percent(kings);
            let room: Vec<_> = squares()
                .filter(|at| is_dark(*at) && board.vacant(*at) && (king || at.row != last_row(side)))
                .collect();
            if !room.is_empty() {
                board.pieces.insert(*dice.pick(&room), Piece { side, king });
            }
        }
    }
    board
}
