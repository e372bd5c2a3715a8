//! Moves of orthodox chess as players write them: standard algebraic notation.

use super::fen::file_letter;
use crate::board::{Cell, Mesh};
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::distinction::{Alone, distinction};
use crate::variants::orthodox::{Castling, Chess, ChessMove};

/// A legal move of a seat in standard algebraic notation, with `+` or `#`.
pub(super) fn write(chess: &Chess, seat: Seat, mv: ChessMove) -> String {
    let mut text = body(chess, seat, mv);
    let mut after = *chess;
    after.make(mv, &mut ());
    let other = seat.other();
    if after.in_check(other) {
        text.push(if after.has_move(other) { '+' } else { '#' });
    }
    text
}

fn body(chess: &Chess, seat: Seat, mv: ChessMove) -> String {
    let Some(piece) = chess.piece_at(mv.from) else { return String::new() };
    let castling = Castling::ALL
        .iter()
        .find(|way| piece.kind == Kind::King && way.king_from == mv.from.0 && way.king_to == mv.to.0);
    if let Some(castling) = castling {
        return if castling.long { "O-O-O" } else { "O-O" }.to_owned();
    }
    let mut text = String::with_capacity(8);
    let is_diagonal = file_letter(mv.from) != file_letter(mv.to);
    let takes = if piece.kind == Kind::Pawn { is_diagonal } else { chess.piece_at(mv.to).is_some() };
    if piece.kind == Kind::Pawn {
        text.extend(takes.then(|| file_letter(mv.from)));
    } else {
        text.push(piece.kind.letter());
        text.push_str(told_apart(chess, seat, piece.kind, mv));
    }
    text.extend(takes.then_some('x'));
    text.push_str(Mesh::eight().name(mv.to));
    if let Some(kind) = mv.promotion {
        text.push('=');
        text.push(kind.letter());
    }
    text
}

/// What tells the piece from others that may go to the same cell. Never the row alone for a bishop: B3 is a square too.
fn told_apart(chess: &Chess, seat: Seat, kind: Kind, mv: ChessMove) -> &'static str {
    let mut others: Vec<Cell> = Vec::new();
    chess.targets_as(seat, &mut |other, from, targets| {
        if other == kind && from != mv.from.0 && targets >> mv.to.0 & 1 == 1 {
            others.push(Cell(from));
        }
    });
    distinction(Mesh::eight(), mv.from, &others, &Alone { column: true, row: kind != Kind::Bishop })
}
