//! Relativistic moves step by step, the king's safety not regarded (black_holes.md 1.3, 1.4).

use super::board::{Piece, Position, Square, on_board};
use super::normal::{away, forward, gait, second_row};

/// A relativistic move without its promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trip {
    /// The hole it goes in by.
    pub black: Square,
    /// The hole it comes out of.
    pub white: Square,
    pub to: Square,
}

/// The holes a piece can enter, each with its direction, and for a pawn whether it enters aslant.
fn entries(position: &Position, from: Square, piece: Piece) -> Vec<(Square, Square, bool)> {
    let own_hole =
        |square| position.at(square).is_some_and(|other| other.letter == 'H' && other.white == piece.white);
    let mut found = Vec::new();
    if piece.letter == 'P' {
        let up = forward(piece.white);
        let (one, two) = (away(from, (0, up), 1), away(from, (0, up), 2));
        if own_hole(one) {
            found.push((one, (0, up), false));
        }
        let double = from.1 == second_row(piece.white) && position.options.double_entry;
        if double && position.vacant(one) && own_hole(two) {
            found.push((two, (0, up), false));
        }
        for side in [-1, 1] {
            let aslant = away(from, (side, up), 1);
            if own_hole(aslant) {
                found.push((aslant, (side, up), true));
            }
        }
        return found;
    }
    if piece.letter == 'K' {
        return found;
    }
    let (directions, far) = gait(piece.letter);
    for direction in directions {
        for steps in 1.. {
            let square = away(from, direction, steps);
            if own_hole(square) {
                found.push((square, direction, false));
            }
            if !far || !position.vacant(square) {
                break;
            }
        }
    }
    found
}

/// Every relativistic move of the piece on a square.
#[must_use]
pub fn trips(position: &Position, from: Square, piece: Piece) -> Vec<Trip> {
    let mut left = position.clone();
    left.put(from, None);
    let mut found = Vec::new();
    for (black, direction, aslant) in entries(position, from, piece) {
        for white in position.holes(piece.white) {
            if white == from {
                continue;
            }
            for steps in 1.. {
                let to = away(white, direction, steps);
                if !on_board(to) {
                    break;
                }
                let met = left.at(to);
                // A pawn that came in aslant must take, one that came in straight must not.
                let strict = piece.letter == 'P' && !position.options.free_exit;
                let (must_take, must_not_take) = (strict && aslant, strict && !aslant);
                let good = match met {
                    None => !must_take && (to != from || position.options.null),
                    Some(other) => !must_not_take && (other.letter != 'K' || other.white != piece.white),
                };
                if good {
                    found.push(Trip { black, white, to });
                }
                if met.is_some() {
                    break;
                }
            }
        }
    }
    found
}
