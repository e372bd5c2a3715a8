//! What tells a piece from others of its kind that may go to the same cell, in players' writing.

use crate::board::{Cell, Mesh};

/// Which part of a cell's name may be written without the other.
pub(crate) struct Alone {
    pub column: bool,
    pub row: bool,
}

/// What is written of the cell a piece comes from: nothing where there are no others, its column where none of them stands in
/// that, else its row where none stands in that, else both.
pub(crate) fn distinction<'m>(mesh: &'m Mesh, from: Cell, others: &[Cell], alone: &Alone) -> &'m str {
    let parts = |cell: Cell| mesh.name(cell).split_at_checked(1).unwrap_or_default();
    let (column, row) = parts(from);
    if others.is_empty() {
        ""
    } else if alone.column && others.iter().all(|other| parts(*other).0 != column) {
        column
    } else if alone.row && others.iter().all(|other| parts(*other).1 != row) {
        row
    } else {
        mesh.name(from)
    }
}
