//! What pieces reach on an empty board, worked out once.

use std::sync::LazyLock;

use crate::board::{Cell, Corner, Edge, Mesh};
use crate::variants::sets::seen;
pub(super) use crate::variants::sets::{bit, cells};

/// Rows, and columns, of the board.
pub(crate) const ROWS: u8 = 8;

/// No ray leads there.
const NO_RAY: u8 = 8;

/// The column of a cell, from 0 for the a-file.
pub(crate) const fn file_of(cell: u8) -> u8 {
    cell % ROWS
}

/// The row of a cell, from 0 for the first.
pub(crate) const fn row_of(cell: u8) -> u8 {
    cell / ROWS
}

/// What leads away from one cell.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::variants) struct Ways {
    /// Rays: 0 and 1 along lines, 2 and 3 along diagonals, all towards higher cell numbers; each with the
    /// opposite ray four places on.
    rays: [u64; 8],
    /// A knight's leaps.
    pub knight: u64,
    /// A king's steps.
    pub king: u64,
    /// A pawn's step forward, for each seat.
    pub step: [u64; 2],
    /// A pawn's captures, for each seat.
    pub takes: [u64; 2],
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

impl Ways {
    /// What a rook sees among these pieces.
    #[inline]
    pub fn rook(&self, occupied: u64) -> u64 {
        let [a, b, _, _, c, d, _, _] = self.rays;
        seen(occupied, a, c) | seen(occupied, b, d)
    }

    /// What a bishop sees among these pieces.
    #[inline]
    pub fn bishop(&self, occupied: u64) -> u64 {
        let [_, _, a, b, _, _, c, d] = self.rays;
        seen(occupied, a, c) | seen(occupied, b, d)
    }

    /// The lines of an empty board.
    #[inline]
    pub const fn lines(&self) -> u64 {
        self.rays[0] | self.rays[1] | self.rays[4] | self.rays[5]
    }

    /// The diagonals of an empty board.
    #[inline]
    pub const fn diagonals(&self) -> u64 {
        self.rays[2] | self.rays[3] | self.rays[6] | self.rays[7]
    }
}

/// A set of cells.
fn set<'a>(of: impl IntoIterator<Item = &'a Cell>) -> u64 {
    of.into_iter().fold(0, |set, cell| set | bit(cell.0))
}

/// A ray of the mesh: across an edge, or by a corner.
#[derive(Clone, Copy)]
enum Ray {
    Line(Edge),
    Diagonal(Corner),
}

impl Ray {
    /// In the order of [`Ways::rays`].
    const ALL: [Self; 8] = [
        Self::Line(Edge::Right),
        Self::Line(Edge::Far),
        Self::Diagonal(Corner::FarRight),
        Self::Diagonal(Corner::FarLeft),
        Self::Line(Edge::Left),
        Self::Line(Edge::Near),
        Self::Diagonal(Corner::NearLeft),
        Self::Diagonal(Corner::NearRight),
    ];

    fn cells(self, mesh: &Mesh, from: Cell) -> impl Iterator<Item = &Cell> {
        let (line, branches) = match self {
            Self::Line(edge) => (mesh.line(from, edge), [].as_slice()),
            Self::Diagonal(corner) => ([].as_slice(), mesh.diagonals(from, corner)),
        };
        line.iter().chain(branches.iter().flatten())
    }
}

impl Ways {
    fn new(mesh: &Mesh, from: Cell) -> Self {
        let step = |edge| set(mesh.step(from, edge).as_ref().map(|(cell, _)| cell));
        let slant = |corner| set(mesh.slants(from, corner).iter().map(|(cell, _)| cell));
        let ahead = |edge: Edge| edge.corners().into_iter().fold(0, |cells, corner| cells | slant(corner));
        let lines = Edge::ALL.into_iter().fold(0, |cells, edge| cells | step(edge));
        Self {
            rays: Ray::ALL.map(|ray| set(ray.cells(mesh, from))),
            knight: set(mesh.leaps(from)),
            king: lines | ahead(Edge::Near) | ahead(Edge::Far),
            step: [Edge::Far, Edge::Near].map(step),
            takes: [Edge::Far, Edge::Near].map(ahead),
        }
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
