//! Portable draughts FEN, as other programs write positions: `W:W21,22,K30:B1,2,K9` (draughts.md 5.1.8).

use super::position::playable;
use crate::notation::PositionError;
use crate::notation::fen::{field, read_number};
use crate::piece::{Kind, Piece};
use crate::seat::Seat;
use crate::variants::draughts::numbers::cell_of_number;
use crate::variants::draughts::position::Draughts;

/// Whether a text is meant to be this form: the side to move and a colon.
pub(super) fn is_pdn(text: &str) -> bool {
    text.trim_start().get(1..).is_some_and(|rest| rest.starts_with(':'))
}

/// Reads the side to move, then each side's squares after its letter: numbers or ranges (`21-32`), `K` before a king's. White
/// is the first seat. Counts may follow, as some programs write them: `H` quiet plies, `F` the move's number.
pub(super) fn read(text: &str) -> Result<Draughts, PositionError> {
    let mut parts = text.trim().trim_end_matches('.').split(':');
    let mut draughts = Draughts::empty();
    draughts.turn = parts.next().and_then(seat_of).ok_or(field("side to move", "write W or B"))?;
    let mut done = Vec::new();
    for part in parts {
        let part = part.trim();
        if let Some(count) = part.strip_prefix(['H', 'F']) {
            let number =
                read_number(count).ok_or(field("count", "write H and quiet plies, F and a move's number"))?;
            if part.starts_with('H') {
                draughts.quiet = number
            } else {
                draughts.number = number.max(1)
            }
            continue;
        }
        let mut letters = part.chars();
        let seat = letters.next().and_then(|letter| seat_of(letter.encode_utf8(&mut [0; 4])));
        let seat = seat
            .filter(|seat| !done.contains(seat))
            .ok_or(field("pieces", "write W and White's squares, and B and Black's, each once"))?;
        done.push(seat);
        let mut squares = letters.as_str().split(',').map(str::trim).filter(|square| !square.is_empty());
        squares.try_for_each(|square| read_squares(square, seat, &mut draughts))?;
    }
    playable(draughts)
}

fn seat_of(letter: &str) -> Option<Seat> {
    match letter.trim() {
        "W" | "w" => Some(Seat::First),
        "B" | "b" => Some(Seat::Second),
        _ => None,
    }
}

/// One number, or all from one to another.
fn read_squares(text: &str, seat: Seat, draughts: &mut Draughts) -> Result<(), PositionError> {
    let wrong = field("pieces", "squares are numbers from 1 to 32, each once, with K before a king's");
    let king = text.strip_prefix(['K', 'k']);
    let kind = if king.is_some() { Kind::Crowned } else { Kind::Man };
    let squares = king.unwrap_or(text);
    let (first, last) = squares.split_once('-').unwrap_or((squares, squares));
    let (Ok(first), Ok(last)) = (first.trim().parse::<u8>(), last.trim().parse::<u8>()) else {
        return Err(wrong);
    };
    if first > last {
        return Err(wrong);
    }
    for number in first..=last {
        match cell_of_number(number).filter(|cell| draughts.piece_at(*cell).is_none()) {
            Some(cell) => draughts.put(cell.0, Piece { kind, seat }),
            None => return Err(wrong),
        }
    }
    Ok(())
}
