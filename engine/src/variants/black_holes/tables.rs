//! What pieces reach on the empty board of 5x8, worked out once, with the sixteen directions of relativistic moves.

use std::sync::LazyLock;

use crate::board::{Cell, Mesh};
use crate::seat::Seat;
use crate::variants::kit::sets::bit;
use crate::variants::kit::ways;

/// Columns of the board, a to e.
pub(super) const FILES: u8 = 5;
pub(super) const ROWS: u8 = 8;
/// Cells of the board: a1 is 0, e1 4, a2 5, e8 39.
pub(super) const CELLS: u8 = FILES * ROWS;

/// The column of a cell, from 0 for the a-file.
pub(super) const fn file_of(cell: u8) -> u8 {
    cell % FILES
}

/// The row of a cell, from 0 for the first.
pub(super) const fn row_of(cell: u8) -> u8 {
    cell / FILES
}

/// The cells of a row, from 0.
pub(super) const fn row(row: u8) -> u64 {
    0b1_1111 << (row * FILES)
}

/// A direction of a relativistic move (black_holes.md 1.3, 1): a unit step, or a knight's leap. Four of each lead to
/// higher cell numbers; the opposite of a direction is four places on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Direction(u8);

impl Direction {
    /// Columns and rows of one step, in the order of the directions' numbers; the first eight are those of [`ways::Ray::ALL`].
    const STEPS: [(i8, i8); 16] = [
        (1, 0),
        (0, 1),
        (1, 1),
        (-1, 1),
        (-1, 0),
        (0, -1),
        (-1, -1),
        (1, -1),
        (1, 2),
        (2, 1),
        (-1, 2),
        (-2, 1),
        (-1, -2),
        (-2, -1),
        (1, -2),
        (2, -1),
    ];

    /// The unit step forward, for a seat.
    pub const fn forward(seat: Seat) -> Self {
        Self(if matches!(seat, Seat::First) { 1 } else { 5 })
    }

    const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    #[inline]
    pub const fn opposite(self) -> Self {
        Self(self.0 ^ 4)
    }

    /// Whether it is a knight's leap.
    #[inline]
    pub const fn is_leap(self) -> bool {
        self.0 >= 8
    }

    /// Whether it is a unit step along a row or a column.
    #[inline]
    pub const fn is_straight(self) -> bool {
        self.0 & 10 == 0
    }

    /// Columns and rows of one step.
    pub const fn step(self) -> (i8, i8) {
        Self::STEPS[self.index()]
    }

    /// The first cell of a set along the direction; the set must not be empty.
    #[inline]
    pub const fn nearest(self, set: u64) -> u8 {
        if self.0 & 4 == 0 { set.trailing_zeros() as u8 } else { 63 - set.leading_zeros() as u8 }
    }
}

/// No direction leads from the one cell to the other.
const NOWHERE: u8 = 16;

/// What leads away from one cell, here with the rays of relativistic moves; a king's steps are a hole's too.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HoleWays {
    on_board: ways::Ways,
    /// By direction: the cells on and on, to the edge.
    rays: [u64; 16],
    pub sight: u64,
}

impl std::ops::Deref for HoleWays {
    type Target = ways::Ways;

    #[inline]
    fn deref(&self) -> &ways::Ways {
        &self.on_board
    }
}

impl HoleWays {
    /// The cells along a direction, to the edge.
    #[inline]
    pub const fn ray(&self, direction: Direction) -> u64 {
        self.rays[direction.index()]
    }

    fn new(from: u8) -> Self {
        let on_board = ways::Ways::new(Mesh::five(), Cell(from));
        let mut rays = [0; 16];
        let (units, leaps) = rays.split_at_mut(8);
        units.copy_from_slice(&on_board.rays);
        for (ray, leap) in leaps.iter_mut().zip(&Direction::STEPS[8..]) {
            let mut at = from;
            while let Some(next) = beside(at, *leap) {
                *ray |= bit(next);
                at = next;
            }
        }
        Self { on_board, rays, sight: rays.iter().fold(0, |set, ray| set | ray) }
    }
}

/// The cell one step away, where it is on the board.
fn beside(cell: u8, (files, rows): (i8, i8)) -> Option<u8> {
    let file = file_of(cell).checked_add_signed(files).filter(|file| *file < FILES)?;
    let row = row_of(cell).checked_add_signed(rows).filter(|row| *row < ROWS)?;
    Some(row * FILES + file)
}

/// The tables of the board.
#[derive(Debug)]
pub(super) struct HoleTables {
    cells: [HoleWays; 64],
    /// Which direction leads from the first cell to the second.
    toward: [[u8; 64]; 64],
}

/// The tables; made at their first use.
pub(super) fn tables() -> &'static HoleTables {
    static TABLES: LazyLock<HoleTables> = LazyLock::new(HoleTables::new);
    &TABLES
}

impl HoleTables {
    /// What leads away from a cell.
    #[inline]
    pub fn ways(&self, cell: u8) -> &HoleWays {
        &self.cells[usize::from(cell & 63)]
    }

    /// The direction that leads from one cell to another, in one step or several: no two do.
    #[inline]
    pub fn toward(&self, from: u8, to: u8) -> Option<Direction> {
        let direction = self.toward[usize::from(from & 63)][usize::from(to & 63)];
        (direction < NOWHERE).then_some(Direction(direction))
    }

    /// The cells strictly between two, of which the second lies in this direction from the first.
    #[inline]
    pub fn between(&self, from: u8, to: u8, direction: Direction) -> u64 {
        self.ways(from).ray(direction) & self.ways(to).ray(direction.opposite())
    }

    fn new() -> Self {
        let mut made = Self { cells: [HoleWays::default(); 64], toward: [[NOWHERE; 64]; 64] };
        let rows = made.cells.iter_mut().zip(&mut made.toward);
        for (from, (ways, toward)) in (0..CELLS).zip(rows) {
            *ways = HoleWays::new(from);
            for (direction, ray) in (0..).zip(ways.rays) {
                for cell in crate::variants::kit::sets::cells(ray) {
                    toward[usize::from(cell)] = direction;
                }
            }
        }
        made
    }
}
