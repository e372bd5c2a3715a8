//! Chance positions.

use super::legality::legal_moves;
use super::piece::{Kind, Piece, Side, Square};
use super::position::Position;
use crate::dice::Dice;

/// A position with few pieces: a game near its end, or without kings one in the Billi phase.
pub fn sparse_position(dice: &mut Dice, kings: bool) -> Position {
    loop {
        let position = some_position(dice, kings);
        if !over(&position) {
            return position;
        }
    }
}

fn some_position(dice: &mut Dice, kings: bool) -> Position {
    let mut position = Position::parse("8/8/8/8/8/8/8/8 w - - 0 30").expect("an empty board");
    position.turn = *dice.pick(&Side::BOTH);
    if !kings && dice.percent(20) {
        put_blocked_pawns(dice, &mut position);
        return position;
    }
    let kinds = *dice.pick(&[
        [Kind::Knight, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Pawn],
        [Kind::Pawn, Kind::Pawn, Kind::Knight, Kind::Rook, Kind::Queen],
        [Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Bishop, Kind::Queen],
        [Kind::Queen, Kind::Queen, Kind::Queen, Kind::Queen, Kind::Knight],
    ]);
    let mut army = Vec::new();
    for side in Side::BOTH {
        if kings {
            army.push(Piece { side, kind: Kind::King });
        }
        for _ in 0..dice.below(5) {
            army.push(Piece { side, kind: *dice.pick(&kinds) });
        }
    }
    for piece in army {
        let square = Square::at(dice.below(8) as i32, dice.below(8) as i32);
        let last_row = square.row == 0 || square.row == 7;
        if !position.pieces.contains(square) && (piece.kind != Kind::Pawn || !last_row) {
            position.pieces.insert(square, piece);
        }
    }
    position.quiet = *dice.pick(if kings { &[0, 96, 145] } else { &[0, 0, 96] });
    position
}

/// Pawns that stand before each other: soon nobody has a move.
fn put_blocked_pawns(dice: &mut Dice, position: &mut Position) {
    let columns: Vec<i32> = (0..8).filter(|_| dice.percent(25)).collect();
    for column in columns {
        let row = 2 + dice.below(3) as i32;
        let gap = dice.below(2) as i32;
        position.pieces.insert(Square::at(column, row), Piece { side: Side::Blue, kind: Kind::Pawn });
        position
            .pieces
            .insert(Square::at(column, row + 1 + gap), Piece { side: Side::Red, kind: Kind::Pawn });
    }
}

/// Two kings, and the side that is not to move is not in check.
fn playable(position: &Position) -> bool {
    let kings = position.pieces.iter().filter(|(_, piece)| piece.kind == Kind::King);
    let squares: Vec<Square> = kings.map(|(square, _)| square).collect();
    let [first, second] = squares[..] else { return false };
    let apart = (first.column - second.column).abs() > 1 || (first.row - second.row).abs() > 1;
    let mut turned = position.clone();
    turned.turn = position.turn.other();
    apart && !attacked(&turned)
}

/// Whether the game has ended there already.
fn over(position: &Position) -> bool {
    let deflects = |piece: &Piece| !matches!(piece.kind, Kind::King | Kind::Queen);
    if position.has_kings() {
        !playable(position) || legal_moves(position).is_empty() || position.insufficient()
    } else {
        !position.pieces.values().any(deflects)
    }
}

/// Whether the king of the side to move is attacked by the other side's pieces but the king.
fn attacked(position: &Position) -> bool {
    let mut without = position.clone();
    let king =
        position.pieces.iter().find(|(_, piece)| piece.side == position.turn && piece.kind == Kind::King);
    let Some((square, _)) = king else { return true };
    // Without kings the other side's moves are those of its pieces alone: does one reach the king's square?
    without.turn = position.turn.other();
    without.pieces.retain(|piece| piece.kind != Kind::King);
    without.pieces.insert(square, Piece { side: position.turn, kind: Kind::Rook });
    let target = square.to_string();
    legal_moves(&without).iter().any(|text| text[2..4] == target)
}
