//! Chance positions with holes.

use super::board::{Piece, Position, squares};
use super::options::Options;
use crate::dice::Dice;

/// Options that fall anyhow, the defaults more often than not.
pub fn options(dice: &mut Dice) -> Options {
    let default = Options::DEFAULT;
    if dice.percent(50) {
        return default;
    }
    Options {
        ep: dice.percent(80),
        castling: dice.percent(80),
        null: dice.percent(40),
        free_exit: dice.percent(40),
        double_entry: dice.percent(60),
    }
}

/// A position that a game could be set up in, with two to eight holes and few or many pieces.
pub fn position(dice: &mut Dice) -> Position {
    loop {
        let found = some_position(dice);
        let own = found.white_moves;
        if !found.in_check(!own) {
            return found;
        }
    }
}

fn some_position(dice: &mut Dice) -> Position {
    let mut position = Position::empty(options(dice));
    position.white_moves = dice.percent(50);
    let holes = 2 + dice.below(7);
    for letter in std::iter::repeat_n('H', holes) {
        let white = dice.percent(50);
        put_somewhere(dice, &mut position, Piece { letter, white });
    }
    for (white, row) in [(true, 0), (false, 7)] {
        let home = position.vacant((4, row)) && dice.percent(30);
        let king = Piece { letter: 'K', white };
        if home {
            position.put((4, row), Some(king));
            if position.vacant((0, row)) && dice.percent(80) {
                position.put((0, row), Some(Piece { letter: 'R', white }));
                position.may_castle[usize::from(!white)] = position.options.castling && dice.percent(80);
            }
        } else {
            put_somewhere(dice, &mut position, king);
        }
    }
    let pieces = 2 + dice.below(13);
    for _ in 0..pieces {
        let letter = *dice.pick(&['P', 'P', 'P', 'P', 'R', 'S', 'S', 'B', 'Q']);
        let white = dice.percent(50);
        put_somewhere(dice, &mut position, Piece { letter, white });
    }
    position.passed = passed(dice, &position);
    position
}

fn put_somewhere(dice: &mut Dice, position: &mut Position, piece: Piece) {
    let pawn = piece.letter == 'P';
    let room: Vec<_> =
        squares().filter(|at| position.vacant(*at) && (!pawn || (1..7).contains(&at.1))).collect();
    position.put(*dice.pick(&room), Some(piece));
}

/// A square that a pawn of the side that is not to move may have passed just now.
fn passed(dice: &mut Dice, position: &Position) -> Option<(i32, i32)> {
    let (passed, left, stands) = if position.white_moves { (5, 6, 4) } else { (2, 1, 3) };
    let could = |column: &i32| {
        let pawn = Piece { letter: 'P', white: !position.white_moves };
        position.vacant((*column, passed))
            && position.vacant((*column, left))
            && position.at((*column, stands)) == Some(pawn)
    };
    let columns: Vec<_> = (0..5).filter(could).collect();
    if columns.is_empty() || !position.options.ep || dice.percent(20) {
        return None;
    }
    Some((*dice.pick(&columns), passed))
}
