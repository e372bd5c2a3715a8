//! Positions in the own form: eight rows, the side to move, and two counts, read strictly and written (draughts.md 5.1.8).

use crate::notation::PositionError;
use crate::notation::fen::{field, read_number, unknown_word};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::draughts::position::{DARK, Draughts};
use crate::variants::placement;

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
        _ => return Err(PositionError::Missing { fields: "four fields: board, side to move, two numbers" }),
    };
    let mut draughts = Draughts::empty();
    read_board(board, &mut draughts)?;
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
        "there is no piece"
    } else {
        return Ok(draughts);
    };
    Err(PositionError::Unplayable(why))
}

fn read_board(text: &str, draughts: &mut Draughts) -> Result<(), PositionError> {
    let mut row = ROWS;
    for rank in text.split('/') {
        if row == 0 {
            return Err(PositionError::Board { rank: 1, what: "there are more than eight ranks" });
        }
        row -= 1;
        read_rank(rank, row, draughts).map_err(|what| PositionError::Board { rank: row + 1, what })?;
    }
    if row == 0 { Ok(()) } else { Err(PositionError::Board { rank: row, what: "it is missing" }) }
}

fn read_rank(text: &str, row: u8, draughts: &mut Draughts) -> Result<(), &'static str> {
    let mut column = 0;
    let mut counted = false;
    for letter in text.chars() {
        if let Some(count) = letter.to_digit(10) {
            if counted || !(1..=u32::from(ROWS)).contains(&count) {
                return Err("empty squares are counted by one digit from 1 to 8");
            }
            counted = true;
            column += count as u8;
        } else {
            let piece = piece_of(letter).ok_or("pieces are the letters M, K and m, k")?;
            counted = false;
            if column < ROWS {
                draughts.put(row * ROWS + column, piece);
            }
            column += 1;
        }
        if column > ROWS {
            return Err("it has more than eight squares");
        }
    }
    if column == ROWS { Ok(()) } else { Err("it has fewer than eight squares") }
}

/// The piece of a letter, a capital for the first seat's.
fn piece_of(letter: char) -> Option<Piece> {
    let seat = if letter.is_ascii_uppercase() { Seat::First } else { Seat::Second };
    let kinds = [Kind::Man, Kind::Crowned];
    let kind = kinds.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())?;
    Some(Piece { kind, seat })
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
