//! Moves as players write them: algebraic notation, and for relativistic moves the author's `Ra1-b1-a4xb4`.

use crate::board::{Cell, Mesh};
use crate::moves::MoveList;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::black_holes::castling::Castling;
use crate::variants::black_holes::hole_move::{HoleMove, Route};
use crate::variants::black_holes::position::BlackHoles;
use crate::variants::black_holes::reason::name;
use crate::variants::black_holes::tables::file_of;
use crate::variants::kit::distinction::{Alone, distinction};

/// A legal move of a seat as players write it, with `+` or `#`.
pub(super) fn write(holes: &BlackHoles, seat: Seat, mv: HoleMove) -> String {
    let mut text = match mv {
        HoleMove::Drop(at) => format!("@{}", name(at)),
        HoleMove::Go { from, to, route: None, promotion } => {
            normal(holes, seat, from, to) + &promoted(promotion)
        }
        HoleMove::Go { from, to, route: Some(route), promotion } => {
            relativistic(holes, from, route, to) + &promoted(promotion)
        }
    };
    let mut after = *holes;
    after.make(mv, &mut ());
    let other = seat.other();
    if after.in_check(other) {
        text.push(if after.has_move(other) { '+' } else { '#' });
    }
    text
}

fn promoted(kind: Option<Kind>) -> String {
    kind.map(|kind| format!("={}", HoleMove::letter(kind))).unwrap_or_default()
}

/// The letter of the piece on a cell; none for a pawn.
fn letter(holes: &BlackHoles, from: Cell) -> Option<char> {
    holes.piece_at(from).map(|piece| piece.kind).filter(|kind| *kind != Kind::Pawn).map(HoleMove::letter)
}

fn relativistic(holes: &BlackHoles, from: Cell, Route { black, white }: Route, to: Cell) -> String {
    let mut text: String = letter(holes, from).into_iter().collect();
    let last = if to != from && holes.piece_at(to).is_some() { 'x' } else { '-' };
    text += &format!("{}-{}-{}{last}{}", name(from), name(black), name(white), name(to));
    text
}

fn normal(holes: &BlackHoles, seat: Seat, from: Cell, to: Cell) -> String {
    let Some(piece) = holes.piece_at(from) else { return String::new() };
    let castling = Castling::of(piece.seat);
    if piece.kind == Kind::King && castling.king_from == from.0 && castling.king_to == to.0 {
        return "O-O-O".to_owned();
    }
    let mut text: String = letter(holes, from).into_iter().collect();
    if piece.kind == Kind::Pawn {
        let is_diagonal = file_of(from.0) != file_of(to.0);
        text.extend(name(from).chars().next().filter(|_| is_diagonal));
        text.extend(is_diagonal.then_some('x'));
    } else {
        text += told_apart(holes, seat, piece.kind, from, to);
        text.extend(holes.piece_at(to).map(|_| 'x'));
    }
    text + name(to)
}

/// What tells the piece from others that may go to the same cell by a normal move. Never the row alone for a bishop: B3 is a
/// square too.
fn told_apart(holes: &BlackHoles, seat: Seat, kind: Kind, from: Cell, to: Cell) -> &'static str {
    let mut others: Vec<Cell> = Vec::new();
    let mut moves = MoveList::new();
    holes.moves_as(seat, &mut moves);
    for other in moves {
        if let HoleMove::Go { from: origin, to: end, route: None, .. } = other
            && end == to
            && origin != from
            && holes.piece_at(origin).is_some_and(|piece| piece.kind == kind)
        {
            others.push(origin);
        }
    }
    distinction(Mesh::five(), from, &others, &Alone { column: true, row: kind != Kind::Bishop })
}
