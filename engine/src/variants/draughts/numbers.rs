//! The squares as draughts books number them: 1 to 32, from the second side's left (draughts.md 5.1.7).

use super::position::{column, row};
use crate::board::Cell;

/// The square of a published number: 1 is b8, 4 h8, 5 a7, 32 g1.
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
