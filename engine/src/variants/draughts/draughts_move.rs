//! A move: the square a piece leaves and every square it lands on, ordered as its text is.

use std::cmp::Ordering;

use super::position::{column, row};
use crate::board::Cell;

/// The most squares a move names. Jumps of one piece are those of a bishop on four by four squares, which join eight of them
/// by nine edges, and none is used twice.
const MOST: usize = 10;

/// A move, by its squares in order: where it begins and every square it lands on (draughts.md 5.1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DraughtsMove {
    /// Unused places hold cell 0, so that equal moves are equal values.
    squares: [Cell; MOST],
    len: u8,
}

impl DraughtsMove {
    /// A move from a cell to another.
    #[must_use]
    pub const fn new(from: Cell, to: Cell) -> Self {
        let mut squares = [Cell(0); MOST];
        squares[0] = from;
        squares[1] = to;
        Self { squares, len: 2 }
    }

    /// A move over these cells; `None` for fewer than two, or more than a move can have.
    #[must_use]
    pub fn over(cells: &[Cell]) -> Option<Self> {
        let mut squares = [Cell(0); MOST];
        squares.get_mut(..cells.len()).filter(|_| cells.len() > 1)?.copy_from_slice(cells);
        Some(Self { squares, len: cells.len() as u8 })
    }

    /// The same with one more square at its end; as it is where it has as many as a move can have.
    #[must_use]
    pub(super) const fn then(mut self, to: Cell) -> Self {
        if (self.len as usize) < MOST {
            self.squares[self.len as usize] = to;
            self.len += 1;
        }
        self
    }

    /// Its squares in order, at least two.
    #[inline]
    #[must_use]
    pub fn squares(&self) -> &[Cell] {
        &self.squares[..usize::from(self.len)]
    }

    #[inline]
    #[must_use]
    pub const fn from(&self) -> Cell {
        self.squares[0]
    }

    #[inline]
    #[must_use]
    pub const fn to(&self) -> Cell {
        self.squares[self.len as usize - 1]
    }

    /// Its steps or jumps, each from a square to the next.
    pub(super) fn legs(&self) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        self.squares().windows(2).map(|leg| (leg[0], leg[1]))
    }

    /// The squares its jumps lead over, as a set; none for a step.
    #[must_use]
    pub fn jumped(&self) -> u64 {
        self.legs().filter_map(|(from, to)| over(from, to)).fold(0, |set, cell| set | 1 << (cell.0 & 63))
    }
}

/// The square between the ends of a jump: two columns and two rows away; `None` for any other pair.
#[inline]
pub(super) const fn over(from: Cell, to: Cell) -> Option<Cell> {
    let columns = column(from.0).abs_diff(column(to.0));
    let rows = row(from.0).abs_diff(row(to.0));
    if columns == 2 && rows == 2 && from.0 < 64 && to.0 < 64 {
        Some(Cell(u8::midpoint(from.0, to.0)))
    } else {
        None
    }
}

impl PartialOrd for DraughtsMove {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for DraughtsMove {
    fn cmp(&self, other: &Self) -> Ordering {
        let spelled = |cell: &Cell| (column(cell.0), row(cell.0));
        self.squares().iter().map(spelled).cmp(other.squares().iter().map(spelled))
    }
}
