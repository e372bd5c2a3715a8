//! What leads away from the cells of a board of at most 64, worked out from its mesh.

use super::sets::{bit, seen};
use crate::board::{Cell, Corner, Edge, Mesh};

/// What leads away from one cell.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::variants) struct Ways {
    /// Rays: 0 and 1 along lines, 2 and 3 along diagonals, all towards higher cell numbers; each with the
    /// opposite ray four places on.
    pub rays: [u64; 8],
    pub knight: u64,
    pub king: u64,
    /// A pawn's step forward, for each seat.
    pub step: [u64; 2],
    /// A pawn's captures, for each seat.
    pub takes: [u64; 2],
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

fn set<'a>(of: impl IntoIterator<Item = &'a Cell>) -> u64 {
    of.into_iter().fold(0, |set, cell| set | bit(cell.0))
}

/// A ray of the mesh: across an edge, or by a corner.
#[derive(Clone, Copy)]
pub(in crate::variants) enum Ray {
    Line(Edge),
    Diagonal(Corner),
}

impl Ray {
    /// In the order of [`Ways::rays`].
    pub const ALL: [Self; 8] = [
        Self::Line(Edge::Right),
        Self::Line(Edge::Far),
        Self::Diagonal(Corner::FarRight),
        Self::Diagonal(Corner::FarLeft),
        Self::Line(Edge::Left),
        Self::Line(Edge::Near),
        Self::Diagonal(Corner::NearLeft),
        Self::Diagonal(Corner::NearRight),
    ];

    pub fn cells(self, mesh: &Mesh, from: Cell) -> impl Iterator<Item = &Cell> {
        let (line, branches) = match self {
            Self::Line(edge) => (mesh.line(from, edge), [].as_slice()),
            Self::Diagonal(corner) => ([].as_slice(), mesh.diagonals(from, corner)),
        };
        line.iter().chain(branches.iter().flatten())
    }
}

impl Ways {
    pub fn new(mesh: &Mesh, from: Cell) -> Self {
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
