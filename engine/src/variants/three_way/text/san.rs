//! Moves of three-way chess as players write them.

use crate::board::{Cell, Mesh};
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::distinction::{Alone, distinction};
use crate::variants::three_way::{Castling, ThreeWay, ThreeWayMove};

/// The column of a cell by its letter.
fn column(cell: Cell) -> char {
    Mesh::hexagon().name(cell).chars().next().unwrap_or('?')
}

/// A move that a seat may make: `Nd5`, `dxe9`, `O-O`, `a1=Q`; `+` where it attacks a king, `#` where it takes the
/// last one.
pub(super) fn write(position: &ThreeWay, seat: Seat, mv: ThreeWayMove) -> String {
    let mut text = body(position, seat, mv);
    let mut after = *position;
    after.set_turn(seat);
    after.make(mv, &mut ());
    if after.living().without(seat).is_empty() {
        text.push('#');
    } else if after.living().without(seat).iter().any(|other| after.attacks_king(seat, other)) {
        text.push('+');
    }
    text
}

fn body(position: &ThreeWay, seat: Seat, mv: ThreeWayMove) -> String {
    let Some(piece) = position.piece_at(mv.from) else { return String::new() };
    let castling = Castling::ALL
        .iter()
        .find(|way| piece.kind == Kind::King && way.king_from == mv.from.0 && way.king_to == mv.to.0);
    if let Some(castling) = castling.filter(|way| position.rights() & way.right != 0) {
        return if castling.long { "O-O-O" } else { "O-O" }.to_owned();
    }
    let taken = position.piece_at(mv.to).is_some()
        || piece.kind == Kind::Pawn
            && position
                .passed()
                .open_to(seat)
                .any(|passed| passed.cell == mv.to.0 && column(mv.from) != column(mv.to));
    let mut text = String::with_capacity(8);
    let told_apart = told_apart(position, seat, piece.kind, mv);
    if piece.kind == Kind::Pawn {
        if told_apart.is_empty() && taken {
            text.push(column(mv.from));
        }
    } else {
        text.push(piece.kind.letter());
    }
    text.push_str(told_apart);
    text.extend(taken.then_some('x'));
    text.push_str(Mesh::hexagon().name(mv.to));
    if let Some(kind) = mv.promotion {
        text.push('=');
        text.push(kind.letter());
    }
    text
}

/// What tells the piece from others that may go to the same cell; of pawns the column, else both.
fn told_apart(position: &ThreeWay, seat: Seat, kind: Kind, mv: ThreeWayMove) -> &'static str {
    let mut others: Vec<Cell> = Vec::new();
    position.targets_as(seat, &mut |other, from, targets| {
        if other == kind && from != mv.from && targets >> (mv.to.0 & 127) & 1 == 1 {
            others.push(from);
        }
    });
    // B6 and K9 are cells too.
    let row = !matches!(kind, Kind::Pawn | Kind::Bishop | Kind::King);
    let column = kind != Kind::Pawn || column(mv.from) != column(mv.to);
    distinction(Mesh::hexagon(), mv.from, &others, &Alone { column, row })
}
