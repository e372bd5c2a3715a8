//! Positions in the own form: eight rows, the side to move, and two counts, read strictly and written (draughts.md 5.1.8).

use crate::notation::PositionError;
use crate::notation::fen::{field, read_number, unknown_word};
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::draughts::position::{DARK, Draughts};
use crate::variants::kit::placement;

/// Rows and columns of the board.
const ROWS: u8 = 8;
/// The most pieces of a side.
const MEN: u32 = 12;

/// The position of four fields.
pub(super) fn read(text: &str) -> Result<Draughts, PositionError> {
    let fields: Vec<&str> = text.split_ascii_whitespace().collect();
    let (board, turn, quiet, number) = match fields[..] {
        [board, turn, quiet, number] => (board, turn, quiet, number),
        [_, _, _, _, word, ..] => {
            return Err(unknown_word(word, "a position of draughts ends after its four fields"));
        }
        _ => return Err(PositionError::FieldsOfDraughts),
    };
    let mut draughts = Draughts::empty();
    placement::read_letters(board, (ROWS, ROWS), LETTERS, kind_of, |cell, piece| {
        draughts.put(cell.0, piece)
    })?;
    draughts.turn = match turn {
        "w" => Seat::First,
        "b" => Seat::Second,
        _ => return Err(field("side to move", "write w or b")),
    };
    let quiet = read_number(quiet).ok_or(field("half-move", "plies since the last capture or man's move"));
    let number = read_number(number).filter(|number| *number > 0);
    draughts.quiet = quiet?;
    draughts.number = number.ok_or(field("move number", "a number from 1"))?;
    playable(draughts)
}

/// The position, where a game can stand like that.
pub(super) fn playable(draughts: Draughts) -> Result<Draughts, PositionError> {
    let men = draughts.of_kind(Kind::Man);
    let crowned = |seat| men & draughts.army(seat) & Draughts::last_row(seat);
    let why = if draughts.occupied() & !DARK != 0 {
        "pieces stand on the dark squares, those of a1's colour"
    } else if crowned(Seat::First) | crowned(Seat::Second) != 0 {
        "a man on the last row is a king"
    } else if draughts.sides.iter().any(|side| side.count_ones() > MEN) {
        "a side has at most twelve pieces"
    } else if draughts.occupied() == 0 {
        "there are no pieces"
    } else {
        return Ok(draughts);
    };
    Err(PositionError::Unplayable(why))
}

const LETTERS: &str = "pieces are the letters M, K and m, k";

fn kind_of(letter: char) -> Option<Kind> {
    [Kind::Man, Kind::Crowned].into_iter().find(|kind| kind.letter() == letter)
}

/// The four fields of a position.
pub(super) fn write(draughts: &Draughts) -> String {
    let mut text = String::with_capacity(64);
    placement::write(&mut text, ROWS, ROWS, |text, cell| {
        let Some(piece) = draughts.piece_at(cell) else { return false };
        text.push(placement::letter(piece.kind.letter(), piece.seat));
        true
    });
    let turn = if draughts.turn == Seat::First { 'w' } else { 'b' };
    text + &format!("{turn} {} {}", draughts.quiet, draughts.number)
}
