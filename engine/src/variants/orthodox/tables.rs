//! What pieces reach on an empty board, worked out once.

use std::sync::LazyLock;

use crate::board::Mesh;
use crate::seat::Seat;
pub(super) use crate::variants::kit::sets::{bit, cells};
use crate::variants::kit::ways::{Ray, Ways};

/// Rows, and columns, of the board.
pub(crate) const ROWS: u8 = 8;

const NO_RAY: u8 = 8;

/// The column of a cell, from 0 for the a-file.
pub(crate) const fn file_of(cell: u8) -> u8 {
    cell % ROWS
}

/// The row of a cell, from 0 for the first.
pub(crate) const fn row_of(cell: u8) -> u8 {
    cell / ROWS
}

/// A cell as a seat's own side sees the board.
pub(crate) const fn own_view(cell: u8, seat: Seat) -> usize {
    (if matches!(seat, Seat::First) { cell } else { cell ^ 56 }) as usize & 63
}

/// The tables of the 8x8 board.
#[derive(Debug)]
pub(in crate::variants) struct Tables {
    cells: [Ways; 64],
    /// Which ray of the first cell leads to the second.
    toward: [[u8; 64]; 64],
    /// The cells of the colour of a1.
    pub dark: u64,
}

/// The tables; made at their first use.
pub(in crate::variants) fn tables() -> &'static Tables {
    static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables::new(Mesh::eight()));
    &TABLES
}

impl Tables {
    /// What leads away from a cell.
    #[inline]
    pub fn ways(&self, cell: u8) -> &Ways {
        &self.cells[usize::from(cell & 63)]
    }

    /// The cells strictly between two that stand on one line or diagonal; none otherwise.
    #[inline]
    pub fn between(&self, a: u8, b: u8) -> u64 {
        match self.ray(a, b) {
            NO_RAY => 0,
            ray => self.ways(a).rays[usize::from(ray & 7)] & self.ways(b).rays[usize::from((ray + 4) & 7)],
        }
    }

    /// The whole line through two cells, without the first; empty when they stand on none.
    #[inline]
    pub fn line(&self, a: u8, b: u8) -> u64 {
        match self.ray(a, b) {
            NO_RAY => 0,
            ray => {
                let rays = &self.ways(a).rays;
                rays[usize::from(ray & 3)] | rays[usize::from((ray & 3) + 4)]
            }
        }
    }

    #[inline]
    fn ray(&self, a: u8, b: u8) -> u8 {
        self.toward[usize::from(a & 63)][usize::from(b & 63)]
    }
}

impl Tables {
    fn new(mesh: &Mesh) -> Self {
        let mut made = Self { cells: [Ways::default(); 64], toward: [[NO_RAY; 64]; 64], dark: bit(0) };
        let rows = made.cells.iter_mut().zip(&mut made.toward);
        for (from, (ways, toward)) in mesh.cells().zip(rows) {
            *ways = Ways::new(mesh, from);
            for (ray, way) in (0..).zip(Ray::ALL) {
                for cell in way.cells(mesh, from) {
                    toward[cell.index()] = ray;
                }
            }
        }
        // A bishop's moves, one after the other, reach every cell of its colour.
        loop {
            let more = cells(made.dark).fold(made.dark, |found, cell| found | made.ways(cell).diagonals());
            if more == made.dark {
                return made;
            }
            made.dark = more;
        }
    }
}
