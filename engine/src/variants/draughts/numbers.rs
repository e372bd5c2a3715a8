//! The squares as draughts books number them, 1 to 32: in moves from the first mover's side (draughts.md 5.1.7), in portable FEN, whose
//! White is the first side here, from the other (5.1.8).

use super::position::{column, row};
use crate::board::Cell;

/// The square of a number in portable FEN: 1 is b8, 4 h8, 5 a7, 32 g1.
#[must_use]
pub const fn cell_of_number(number: u8) -> Option<Cell> {
    if number == 0 || number > 32 {
        return None;
    }
    let (line, place) = ((number - 1) / 4, (number - 1) % 4);
    let row = 7 - line;
    // In every second row the dark squares begin on the second column.
    let column = 2 * place + row % 2;
    Some(Cell(8 * row + column))
}

/// The published number of a dark square.
#[must_use]
pub const fn number_of(cell: Cell) -> Option<u8> {
    let (column, row) = (column(cell.0), row(cell.0));
    if cell.0 > 63 || (column + row) % 2 != 0 {
        return None;
    }
    Some((7 - row) * 4 + column / 2 + 1)
}

/// The square of a number in a published game: the side that moves first begins on 1 to 12. 1 is g1, 11 c3, 32 b8.
#[must_use]
pub const fn cell_published(number: u8) -> Option<Cell> {
    if number == 0 || number > 32 { None } else { cell_of_number(33 - number) }
}
