//! FEN: the six fields of an orthodox position, read strictly and written.

use crate::board::{Cell, Mesh};
use crate::notation::PositionError;
use crate::notation::fen::{Fields, Kings, field, read_number};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::kit::placement;
use crate::variants::kit::planes::PieceCode;
use crate::variants::orthodox::{Castling, Chess, ROWS, file_of, row_of};

const LETTERS: &str = "pieces are the letters PNBRQK and pnbrqk";

impl Fields<'_> {
    /// The position of the six fields.
    pub fn chess(&self, kings: Kings) -> Result<Chess, PositionError> {
        let [board, turn, rights, passed, quiet, number] = self.six();
        let mut chess = Chess::empty();
        placement::read_letters(board, (ROWS, ROWS), LETTERS, Kind::from_letter, |cell, piece| {
            chess.planes.put(cell.0, PieceCode::of(piece.kind, piece.seat));
        })?;
        chess.set_turn(match turn {
            "w" => Seat::First,
            "b" => Seat::Second,
            _ => return Err(field("side to move", "write w or b")),
        });
        chess.set_rights(read_rights(rights)?);
        chess.set_passed(read_passed(passed)?);
        let quiet = read_number(quiet).ok_or(field("half-move", "plies since the last capture or pawn move"));
        let number = read_number(number).filter(|number| *number > 0);
        chess.set_clocks(quiet?, number.ok_or(field("move number", "a number from 1"))?);
        match unplayable(&chess, kings) {
            Some(why) => Err(PositionError::Unplayable(why)),
            None => Ok(chess),
        }
    }
}

/// The castling rights of a position on eight files, a bit each.
pub(crate) fn read_rights(text: &str) -> Result<u8, PositionError> {
    let wrong = || field("castling", "write the letters of KQkq that apply, in this order, or -");
    if text == "-" {
        return Ok(0);
    }
    let mut rights = 0;
    for letter in text.chars() {
        let castling = Castling::ALL.iter().find(|castling| castling.letter == letter).ok_or_else(wrong)?;
        if rights >= castling.right {
            return Err(wrong());
        }
        rights |= castling.right;
    }
    Ok(rights)
}

fn read_passed(text: &str) -> Result<Option<Cell>, PositionError> {
    let wrong = || field("en passant", "write the square a pawn has just passed, as e3, or -");
    if text == "-" {
        return Ok(None);
    }
    let lower = !text.bytes().any(|byte| byte.is_ascii_uppercase());
    Mesh::eight().cell_named(text).filter(|_| lower).map(Some).ok_or_else(wrong)
}

/// Why no game can be played on from there. How many pieces a side has is not asked: people set up puzzles and
/// handicaps that no game has reached.
fn unplayable(chess: &Chess, kings: Kings) -> Option<&'static str> {
    for seat in [Seat::First, Seat::Second] {
        let count = chess.pieces(seat, Kind::King).count_ones();
        match kings {
            Kings::One if count != 1 => return Some("each side must have one king"),
            Kings::Gone if count != 0 => return Some("no king can be left in the Billi phase"),
            _ => {}
        }
    }
    if chess
        .all_pieces()
        .any(|(cell, piece)| piece.kind == Kind::Pawn && [0, ROWS - 1].contains(&row_of(cell.0)))
    {
        return Some("no pawn can stand on the first or the last rank");
    }
    if !Castling::ALL.iter().all(|castling| !chess.has_right(castling) || at_home(chess, castling)) {
        return Some("castling needs king and rook on their first squares");
    }
    if chess.passed().is_some_and(|passed| !plausible(chess, passed)) {
        return Some("no pawn can have passed the en passant square with the last move");
    }
    if chess.in_check(chess.turn().other()) {
        return Some("the side that is not to move is in check");
    }
    None
}

fn at_home(chess: &Chess, castling: &Castling) -> bool {
    let stands = |cell, kind| chess.piece_at(Cell(cell)) == Some(Piece { kind, seat: castling.seat() });
    stands(castling.king_from, Kind::King) && stands(castling.rook_from, Kind::Rook)
}

/// Whether the other side's pawn can just have passed a cell: it stands before it, and what it left is empty.
fn plausible(chess: &Chess, Cell(passed): Cell) -> bool {
    let mover = chess.turn().other();
    let (row, left, stands) = match mover {
        Seat::First => (2, passed.wrapping_sub(ROWS), passed.wrapping_add(ROWS)),
        _ => (5, passed.wrapping_add(ROWS), passed.wrapping_sub(ROWS)),
    };
    row_of(passed) == row
        && chess.piece_at(Cell(passed)).is_none()
        && chess.piece_at(Cell(left)).is_none()
        && chess.piece_at(Cell(stands)) == Some(Piece { kind: Kind::Pawn, seat: mover })
}

/// The six fields of a position. The passed square is written after every double step.
pub(super) fn write(chess: &Chess) -> String {
    let mut text = String::with_capacity(90);
    placement::write(&mut text, ROWS, ROWS, |text, cell| {
        let Some(piece) = chess.piece_at(cell) else { return false };
        text.push(placement::letter(piece.kind.letter(), piece.seat));
        true
    });
    text.push(if chess.turn() == Seat::First { 'w' } else { 'b' });
    let passed = chess.passed().map_or("-", |cell| Mesh::eight().name(cell));
    text + &format!(" {} {passed} {} {}", chess.rights(), chess.quiet(), chess.move_number())
}

/// The letter of a cell's column, for players' writing.
pub(super) fn file_letter(cell: Cell) -> char {
    char::from(b'a' + file_of(cell.0))
}
