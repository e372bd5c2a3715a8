//! The board field: three territories of four ranks, each piece with its side's letter.

use super::{letter, seat_of};
use crate::board::Cell;
use crate::notation::PositionError;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::kit::planes::PieceCode;
use crate::variants::three_way::ThreeWay;

/// Ranks of a territory, and the cells of one.
const RANKS: u8 = 4;
const FILES: u8 = 8;

/// The three sections: the territories of White, Red and Black.
pub(super) fn write(position: &ThreeWay) -> String {
    let mut text = String::with_capacity(180);
    for seat in Seat::ALL {
        text.extend((seat != Seat::First).then_some('|'));
        let base = position.rules().territory(seat) * RANKS * FILES;
        for rank in 0..RANKS {
            text.extend((rank > 0).then_some('/'));
            write_rank(position, base + rank * FILES, &mut text);
        }
    }
    text
}

fn write_rank(position: &ThreeWay, first: u8, text: &mut String) {
    let mut empty = 0;
    let count = |empty: &mut u8, text: &mut String| {
        if *empty > 0 {
            text.push_str(&empty.to_string());
        }
        *empty = 0;
    };
    for cell in (first..first + FILES).map(Cell) {
        match (position.piece_at(cell), position.home_at(cell)) {
            (Some(piece), Some(home)) => {
                count(&mut empty, text);
                text.extend([letter(home), piece.kind.letter()]);
            }
            _ => empty += 1,
        }
    }
    count(&mut empty, text);
}

/// Puts the pieces of the three sections on the board.
pub(super) fn read(text: &str, position: &mut ThreeWay) -> Result<(), PositionError> {
    let wrong = |what| PositionError::Field { field: "board", what };
    let sections: Vec<&str> = text.split('|').collect();
    let [white, red, black] = sections[..] else {
        return Err(wrong("it has three sections joined by |, for White, Red and Black territory"));
    };
    for (section, seat) in [white, red, black].into_iter().zip(Seat::ALL) {
        let ranks: Vec<&str> = section.split('/').collect();
        if ranks.len() != usize::from(RANKS) {
            return Err(wrong("each section has four ranks joined by /, from the base to the frontier"));
        }
        for (rank, text) in (0..RANKS).zip(ranks) {
            let first = (position.rules().territory(seat) * RANKS + rank) * FILES;
            read_rank(text, first, position).map_err(|what| PositionError::Territory {
                side: letter(seat),
                rank: rank + 1,
                what,
            })?;
        }
    }
    Ok(())
}

fn read_rank(text: &str, first: u8, position: &mut ThreeWay) -> Result<(), &'static str> {
    const PIECE: &str = "a piece is its side and its letter, as wK, rP or bN";
    let mut file = 0;
    let mut counted = false;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if let Some(count) = letter.to_digit(10) {
            if counted || !(1..=8).contains(&count) {
                return Err("empty cells are counted by one digit from 1 to 8");
            }
            counted = true;
            file += count as u8;
        } else {
            let home = seat_of(letter).ok_or(PIECE)?;
            let kind = letters.next().filter(char::is_ascii_uppercase).and_then(Kind::from_letter);
            let kind = kind.ok_or(PIECE)?;
            counted = false;
            if file < FILES {
                position.planes.put(first + file, PieceCode::of(kind, home));
            }
            file += 1;
        }
        if file > FILES {
            return Err("it has more than eight cells");
        }
    }
    if file == FILES { Ok(()) } else { Err("it has fewer than eight cells") }
}
