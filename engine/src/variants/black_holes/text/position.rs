//! Positions: six fields over eight ranks of five, read strictly and written (notation.md).

use crate::board::{Cell, Mesh};
use crate::notation::fen::{Fields, Kings, field, read_number};
use crate::notation::{LeftOut, PositionError};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::black_holes::castling::Castling;
use crate::variants::black_holes::hole_move::HoleMove;
use crate::variants::black_holes::position::BlackHoles;
use crate::variants::black_holes::rules::HoleRules;
use crate::variants::black_holes::tables::{FILES, ROWS, row, row_of};
use crate::variants::kit::placement;
use crate::variants::kit::planes::PieceCode;

/// The position of six fields. A right of castling or en passant that the table has switched off is read over.
pub(super) fn read(rules: HoleRules, fields: &Fields<'_>, kings: Kings) -> Result<BlackHoles, PositionError> {
    let [board, turn, rights, passed, quiet, number] = fields.six();
    let mut holes = BlackHoles::empty(rules);
    placement::read_letters(board, (ROWS, FILES), LETTERS, kind_of, |cell, piece| {
        holes.planes.put(cell.0, PieceCode::of(piece.kind, piece.seat));
    })?;
    holes.turn = match turn {
        "w" => Seat::First,
        "b" => Seat::Second,
        _ => return Err(field("side to move", "write w or b")),
    };
    holes.rights = read_rights(rights)?;
    holes.passed = read_passed(passed)?;
    let quiet = read_number(quiet).ok_or(field("half-move", "plies since the last capture or pawn move"));
    let number = read_number(number).filter(|number| *number > 0);
    holes.quiet = quiet?;
    holes.number = number.ok_or(field("move number", "a number from 1"))?;
    if let Some(why) = unplayable(&holes, kings) {
        return Err(PositionError::Unplayable(why));
    }
    if !rules.castling {
        holes.rights = 0;
    }
    holes.passed = holes.passed.filter(|_| rules.en_passant);
    Ok(holes)
}

/// The rights in a text that the table has switched off.
pub(super) fn left_out(rules: HoleRules, text: &str) -> Vec<LeftOut> {
    let Ok(fields) = Fields::split(text) else { return Vec::new() };
    let [_, _, rights, passed, ..] = fields.six();
    let mut found = Vec::new();
    if !rules.castling && rights != "-" {
        found.push(LeftOut::new("castling=off", "castling field", rights));
    }
    if !rules.en_passant && passed != "-" {
        found.push(LeftOut::new("ep=off", "en passant field", passed));
    }
    found
}

const LETTERS: &str = "pieces are the letters RSBQKPH and rsbqkph";

fn kind_of(letter: char) -> Option<Kind> {
    HoleMove::KINDS.into_iter().find(|kind| HoleMove::letter(*kind) == letter)
}

fn read_rights(text: &str) -> Result<u8, PositionError> {
    match text {
        "-" => Ok(0),
        "Q" => Ok(1),
        "q" => Ok(2),
        "Qq" => Ok(3),
        _ => Err(field("castling", "write Q, q, Qq or -")),
    }
}

fn read_passed(text: &str) -> Result<Option<Cell>, PositionError> {
    let wrong = || field("en passant", "write the square a pawn has just passed, as d3, or -");
    if text == "-" {
        return Ok(None);
    }
    let lower = !text.bytes().any(|byte| byte.is_ascii_uppercase());
    Mesh::five().cell_named(text).filter(|_| lower).map(Some).ok_or_else(wrong)
}

/// Why no game can be played on from there. How many pieces a side has is not asked, and holes may stand anywhere.
fn unplayable(holes: &BlackHoles, kings: Kings) -> Option<&'static str> {
    for seat in [Seat::First, Seat::Second] {
        let count = (holes.army(seat) & holes.of_kind(Kind::King)).count_ones();
        match kings {
            Kings::One if count != 1 => return Some("each side must have one king"),
            Kings::Gone if count != 0 => return Some("no king can be left in the Billi phase"),
            _ => {}
        }
    }
    if holes.of_kind(Kind::Pawn) & (row(0) | row(ROWS - 1)) != 0 {
        return Some("no pawn can stand on the first or the last rank");
    }
    if !Castling::ALL.iter().all(|castling| !holes.has_right(castling) || at_home(holes, castling)) {
        return Some("castling needs king and rook on their first squares");
    }
    if holes.passed.is_some_and(|passed| !plausible(holes, passed)) {
        return Some("no pawn can have passed the en passant square with the last move");
    }
    if holes.in_check(holes.turn.other()) {
        return Some("the side that is not to move is in check");
    }
    None
}

fn at_home(holes: &BlackHoles, castling: &Castling) -> bool {
    let stands = |cell, kind| holes.piece_at(Cell(cell)) == Some(Piece { kind, seat: castling.seat() });
    stands(castling.king_from, Kind::King) && stands(castling.rook_from, Kind::Rook)
}

/// Whether the other side's pawn can just have passed a cell: it stands before it, and what it left is empty.
fn plausible(holes: &BlackHoles, Cell(passed): Cell) -> bool {
    let mover = holes.turn.other();
    let (row, left, stands) = match mover {
        Seat::First => (2, passed.wrapping_sub(FILES), passed.wrapping_add(FILES)),
        _ => (5, passed.wrapping_add(FILES), passed.wrapping_sub(FILES)),
    };
    row_of(passed) == row
        && holes.piece_at(Cell(passed)).is_none()
        && holes.piece_at(Cell(left)).is_none()
        && holes.piece_at(Cell(stands)) == Some(Piece { kind: Kind::Pawn, seat: mover })
}

/// The six fields of a position. The passed square is written after every normal double step.
pub(super) fn write(holes: &BlackHoles) -> String {
    let mut text = String::with_capacity(64);
    placement::write(&mut text, ROWS, FILES, |text, cell| {
        let Some(piece) = holes.piece_at(cell) else { return false };
        text.push(placement::letter(HoleMove::letter(piece.kind), piece.seat));
        true
    });
    text.push(if holes.turn == Seat::First { 'w' } else { 'b' });
    let held: String =
        Castling::ALL.iter().filter(|castling| holes.has_right(castling)).map(|way| way.letter).collect();
    let rights = if held.is_empty() { "-" } else { &held };
    let passed = holes.passed.map_or("-", |cell| Mesh::five().name(cell));
    text + &format!(" {rights} {passed} {} {}", holes.quiet, holes.number)
}
