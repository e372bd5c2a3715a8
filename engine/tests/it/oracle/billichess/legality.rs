//! Which moves are legal: asked of cozy-chess while there are kings, worked out here when there are none.

use cozy_chess::{Board, BoardBuilder, CastleRights, Color, File, Piece as CozyPiece, Square as CozySquare};

use super::piece::{Kind, Piece, Side, Square};
use super::position::Position;

/// The exact texts of the legal moves of the side to move, sorted.
#[must_use]
pub fn legal_moves(position: &Position) -> Vec<String> {
    let mut moves = if position.has_kings() { with_kings(position) } else { without_kings(position) };
    moves.sort();
    moves
}

/// Whether the side to move stands in check; never without kings (billichess.md 2.5.5).
#[must_use]
pub fn in_check(position: &Position) -> bool {
    position.has_kings() && !cozy(position).checkers().is_empty()
}

/// The position's text for repetition: the passed square counts only where a capture is legal (notation.md).
#[must_use]
pub fn repetition_text(position: &Position) -> String {
    let usable = position.passed.filter(|passed| {
        let name = passed.to_string();
        legal_moves(position).iter().any(|text| {
            let from = Square::named(&text[0..2]).expect("a square");
            let pawn = position.pieces.get(from).is_some_and(|piece| piece.kind == Kind::Pawn);
            pawn && text[2..4] == name && from.column != passed.column
        })
    });
    format!("{} {usable:?}", position.placement())
}

fn cozy(position: &Position) -> Board {
    let mut builder = BoardBuilder::empty();
    for (square, piece) in position.pieces.iter() {
        let cozy = match piece.kind {
            Kind::Pawn => CozyPiece::Pawn,
            Kind::Knight => CozyPiece::Knight,
            Kind::Bishop => CozyPiece::Bishop,
            Kind::Rook => CozyPiece::Rook,
            Kind::Queen => CozyPiece::Queen,
            Kind::King => CozyPiece::King,
        };
        *builder.square_mut(to_cozy(square)) = Some((cozy, colour(piece.side)));
    }
    builder.side_to_move = colour(position.turn);
    let right = |letter: char, file: File| position.rights.contains(&letter).then_some(file);
    builder.castle_rights = [
        CastleRights { short: right('K', File::H), long: right('Q', File::A) },
        CastleRights { short: right('k', File::H), long: right('q', File::A) },
    ];
    builder.en_passant = position.passed.map(to_cozy);
    builder.build().expect("a position that can be reached")
}

fn colour(side: Side) -> Color {
    if side == Side::Blue { Color::White } else { Color::Black }
}

fn to_cozy(square: Square) -> CozySquare {
    CozySquare::index((square.row * 8 + square.column) as usize)
}

fn with_kings(position: &Position) -> Vec<String> {
    let board = cozy(position);
    let mut moves = Vec::new();
    board.generate_moves(|found| {
        for mv in found {
            // cozy-chess writes castling as the king taking his own rook.
            let castling = board.colors(board.side_to_move()).has(mv.to);
            let file = if mv.to.file() > mv.from.file() { File::G } else { File::C };
            let to = if castling { CozySquare::new(file, mv.from.rank()) } else { mv.to };
            let promotion = mv.promotion.map_or(String::new(), |piece| piece.to_string());
            moves.push(format!("{}{to}{promotion}", mv.from));
        }
        false
    });
    moves
}

/// The Billi phase: every piece moves as in chess, nothing is check, everything may be taken (2.5.5).
fn without_kings(position: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    for (from, piece) in position.pieces.iter().filter(|(_, piece)| piece.side == position.turn) {
        for to in reach(position, from, piece) {
            let last_row = to.row == 0 || to.row == 7;
            if piece.kind == Kind::Pawn && last_row {
                moves.extend("qrbn".chars().map(|letter| format!("{from}{to}{letter}")));
            } else {
                moves.push(format!("{from}{to}"));
            }
        }
    }
    moves
}

const LINES: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONALS: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

fn reach(position: &Position, from: Square, piece: Piece) -> Vec<Square> {
    match piece.kind {
        Kind::Pawn => pawn(position, from, piece.side),
        Kind::Knight | Kind::King => {
            let leaps = LEAPS.iter().map(|(x, y)| from.shifted(*x, *y));
            leaps.filter(|to| to.on_board() && !own(position, *to, piece.side)).collect()
        }
        Kind::Bishop => rays(position, from, piece.side, &DIAGONALS),
        Kind::Rook => rays(position, from, piece.side, &LINES),
        Kind::Queen => rays(position, from, piece.side, &[LINES, DIAGONALS].concat()),
    }
}

fn own(position: &Position, square: Square, side: Side) -> bool {
    position.pieces.get(square).is_some_and(|piece| piece.side == side)
}

fn rays(position: &Position, from: Square, side: Side, directions: &[(i32, i32)]) -> Vec<Square> {
    let mut found = Vec::new();
    for (x, y) in directions {
        let mut to = from.shifted(*x, *y);
        while to.on_board() && !own(position, to, side) {
            found.push(to);
            if position.pieces.contains(to) {
                break;
            }
            to = to.shifted(*x, *y);
        }
    }
    found
}

fn pawn(position: &Position, from: Square, side: Side) -> Vec<Square> {
    let (forward, home) = if side == Side::Blue { (1, 1) } else { (-1, 6) };
    let mut found = Vec::new();
    let free = |square: &Square| square.on_board() && !position.pieces.contains(*square);
    let one = from.shifted(0, forward);
    let two = from.shifted(0, 2 * forward);
    if free(&one) {
        found.push(one);
        if from.row == home && free(&two) {
            found.push(two);
        }
    }
    for x in [-1, 1] {
        let aslant = from.shifted(x, forward);
        if own(position, aslant, side.other()) || position.passed == Some(aslant) {
            found.push(aslant);
        }
    }
    found
}
