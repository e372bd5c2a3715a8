//! The first field of a position on a board of squares: its rows from the top, as FEN writes them.

use std::fmt::Write as _;

use crate::board::Cell;
use crate::seat::Seat;

/// Writes so many rows of so many cells, and a space after them. `stands` writes what stands on a cell and says whether
/// anything does; cells on which nothing does are counted.
pub(crate) fn write(
    text: &mut String,
    rows: u8,
    files: u8,
    mut stands: impl FnMut(&mut String, Cell) -> bool,
) {
    let mut piece = String::new();
    for row in (0..rows).rev() {
        let mut empty = 0;
        for cell in (row * files..(row + 1) * files).map(Cell) {
            piece.clear();
            if stands(&mut piece, cell) {
                count(text, empty);
                empty = 0;
                text.push_str(&piece);
            } else {
                empty += 1;
            }
        }
        count(text, empty);
        text.push(if row > 0 { '/' } else { ' ' });
    }
}

/// The letter of a piece, a capital for the first side.
pub(crate) const fn letter(letter: char, seat: Seat) -> char {
    if matches!(seat, Seat::First) { letter } else { letter.to_ascii_lowercase() }
}

fn count(text: &mut String, empty: u8) {
    if empty > 0 {
        let _ = write!(text, "{empty}");
    }
}
