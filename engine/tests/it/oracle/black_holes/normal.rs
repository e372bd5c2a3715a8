//! Normal moves of pieces, the king's safety not regarded (black_holes.md 1.2).

use super::board::{Piece, Position, Square, on_board};

pub const STRAIGHT: [Square; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
pub const SLANTED: [Square; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub const LEAPS: [Square; 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

/// The directions a piece goes in, pawns apart, and whether it goes on and on.
#[must_use]
pub fn gait(letter: char) -> (Vec<Square>, bool) {
    let all = || [STRAIGHT, SLANTED].concat();
    match letter {
        'R' => (STRAIGHT.to_vec(), true),
        'B' => (SLANTED.to_vec(), true),
        'Q' => (all(), true),
        'K' | 'H' => (all(), false),
        'S' => (LEAPS.to_vec(), false),
        _ => (Vec::new(), false),
    }
}

/// The row a pawn's double step begins on.
#[must_use]
pub const fn second_row(white: bool) -> i32 {
    if white { 1 } else { 6 }
}

#[must_use]
pub const fn forward(white: bool) -> i32 {
    if white { 1 } else { -1 }
}

/// The square some steps away.
#[must_use]
pub const fn away((column, row): Square, (dx, dy): Square, steps: i32) -> Square {
    (column + dx * steps, row + dy * steps)
}

/// Where the piece on a square may go by a normal move; castling is apart.
#[must_use]
pub fn targets(position: &Position, from: Square, piece: Piece) -> Vec<Square> {
    if piece.letter == 'P' {
        return pawn_targets(position, from, piece);
    }
    let mut found = Vec::new();
    let (directions, far) = gait(piece.letter);
    for direction in directions {
        for steps in 1.. {
            let to = away(from, direction, steps);
            if !on_board(to) {
                break;
            }
            match position.at(to) {
                None => found.push(to),
                // A hole takes nothing, and nothing takes a hole.
                Some(other) => {
                    if other.white != piece.white && other.letter != 'H' && piece.letter != 'H' {
                        found.push(to);
                    }
                    break;
                }
            }
            if !far {
                break;
            }
        }
    }
    found
}

fn pawn_targets(position: &Position, from: Square, piece: Piece) -> Vec<Square> {
    let up = forward(piece.white);
    let mut found = Vec::new();
    let one = away(from, (0, up), 1);
    let two = away(from, (0, up), 2);
    if position.vacant(one) {
        found.push(one);
        if from.1 == second_row(piece.white) && position.vacant(two) {
            found.push(two);
        }
    }
    for side in [-1, 1] {
        let to = away(from, (side, up), 1);
        let takes = position.at(to).is_some_and(|other| other.white != piece.white && other.letter != 'H');
        let in_passing = position.passed == Some(to) && position.white_moves == piece.white;
        if takes || in_passing {
            found.push(to);
        }
    }
    found
}
