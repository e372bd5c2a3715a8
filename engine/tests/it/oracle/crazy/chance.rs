//! Chance positions with stacks.

use super::board::{Board, Piece, Square, squares};
use super::options::Options;
use crate::dice::Dice;

/// Options that fall anyhow, the defaults more often than not.
pub fn options(dice: &mut Dice) -> Options {
    if dice.percent(70) {
        return Options::DEFAULT;
    }
    Options { immediate: dice.percent(60), top_only: dice.percent(60) }
}

/// A position that a game could be set up in but for a check that is asked about elsewhere: few or many pieces, some of
/// them in one corner of the board, with stacks, risen bishops, castling rights and passed squares.
pub fn position(dice: &mut Dice) -> Board {
    let mut board = Board::empty();
    board.white_moves = dice.percent(50);
    // A narrow board brings pieces together, so that one capture sets off another.
    let room = 3 + dice.below(6) as i32;
    let corner = (dice.below((9 - room) as usize) as i32, dice.below((9 - room) as usize) as i32);
    let inside = |at: &Square| {
        (corner.0..corner.0 + room).contains(&at.0) && (corner.1..corner.1 + room).contains(&at.1)
    };
    let cells: Vec<Square> = squares().filter(inside).collect();
    let mut late = Vec::new();
    for letter in ['K', 'k'] {
        let home = (4, if letter == 'K' { 0 } else { 7 });
        if dice.percent(25) && board.bottom(home).is_none() {
            board.stack_mut(home).push(Piece::new(letter));
            let row = home.1;
            for (column, right) in [(7, 'K'), (0, 'Q')] {
                if board.bottom((column, row)).is_none() && dice.percent(70) {
                    let case = |piece: char| if letter == 'K' { piece } else { piece.to_ascii_lowercase() };
                    board.stack_mut((column, row)).push(Piece::new(case('R')));
                    board.rights.push(case(right));
                }
            }
        } else if dice.percent(50) {
            put(dice, &mut board, &cells, Piece::new(letter));
        } else {
            // Once there are rooks, he may stand in one.
            late.push(Piece::new(letter));
        }
    }
    let pieces = 2 + dice.below(20);
    for _ in 0..pieces {
        let piece = *dice.pick(&['P', 'P', 'P', 'N', 'B', 'B', 'R', 'R', 'R', 'Q', 'Q']);
        let letter = if dice.percent(50) { piece } else { piece.to_ascii_lowercase() };
        let risen = piece == 'B' && dice.percent(25);
        // No game has more than eight pawns of a side.
        let same = squares().flat_map(|at| board.stack(at)).filter(|piece| piece.letter == letter).count();
        let letter = match letter {
            'P' if same >= 8 => 'N',
            'p' if same >= 8 => 'n',
            other => other,
        };
        put(dice, &mut board, &cells, Piece { letter, risen, fresh: false });
    }
    for king in late {
        put(dice, &mut board, &cells, king);
    }
    board.passed = passed(dice, &board);
    board
}

/// Puts a piece on an empty square of these or, often, into a rook there.
fn put(dice: &mut Dice, board: &mut Board, cells: &[Square], piece: Piece) {
    let pawn = piece.kind() == 'P';
    let rook = |at: &Square| board.bottom(*at).is_some_and(|met| met.kind() == 'R');
    let rooks: Vec<Square> = cells.iter().copied().filter(rook).collect();
    if !rooks.is_empty() && dice.percent(45) {
        let at = *dice.pick(&rooks);
        let height = board.stack(at).len();
        let level = if dice.percent(70) { height } else { 1 + dice.below(height) };
        board.stack_mut(at).insert(level, piece);
        return;
    }
    let free = |at: &Square| board.bottom(*at).is_none() && (!pawn || (1..7).contains(&at.1));
    let free: Vec<Square> = cells.iter().copied().filter(free).collect();
    if !free.is_empty() {
        let at = *dice.pick(&free);
        board.stack_mut(at).push(piece);
    } else if !pawn {
        // A king must stand somewhere.
        let elsewhere: Vec<Square> = squares().filter(|at| board.bottom(*at).is_none()).collect();
        let at = *dice.pick(&elsewhere);
        board.stack_mut(at).push(piece);
    }
}

/// Squares that pawns of the side that is not to move may have passed just now, each once.
fn passed(dice: &mut Dice, board: &Board) -> Vec<(Square, Square)> {
    let white = !board.white_moves;
    let letter = if white { 'P' } else { 'p' };
    let (second, forward) = if white { (1, 1) } else { (6, -1) };
    let mut found: Vec<(Square, Square)> = Vec::new();
    for column in 0..8 {
        for (x, y) in [(0, forward), (1, 0), (-1, 0)] {
            let (over, at) = ((column + x, second + y), (column + 2 * x, second + 2 * y));
            let stands =
                (0..8).contains(&at.0) && board.bottom(at).is_some_and(|piece| piece.letter == letter);
            let clear = (0..8).contains(&over.0) && board.bottom(over).is_none();
            if stands && clear && found.iter().all(|(known, _)| *known != over) && dice.percent(50) {
                found.push((over, at));
            }
        }
    }
    found
}
