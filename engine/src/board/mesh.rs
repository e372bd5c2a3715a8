//! A mesh of quadrilateral cells: four corner vertices each, and what follows from them.

use std::fmt;

use super::base::Base;
use super::flat::Flat;
use super::{Cell, CellSet, Corner, Edge, VertexId};

/// Where a vertex lies. On rectangles 1 is the width of a cell, x grows to the east and y to the north.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

/// Where a beam goes that leaves a cell by a corner (overlays.md L1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AcrossCorner {
    /// Into a cell, by this corner of it: straight on, or bounced off the frame.
    Cell(Cell, Corner),
    /// Nowhere: it is a corner of the frame.
    FrameCorner,
}

/// A board: cells by their corner vertices, and all that is derived from them once.
///
/// Two cells that share two corners are orthogonal neighbours; two that meet across an interior vertex with one
/// cell between them are diagonal neighbours; a beam crosses a vertex into the cell straight across. Nothing here
/// asks how many cells meet at a vertex: the rectangles' four and the six at a hexagon's centre are the same rule.
pub struct Mesh {
    pub(super) shape: &'static str,
    pub(super) points: Vec<Point>,
    pub(super) corners: Vec<[VertexId; 4]>,
    pub(super) names: Vec<String>,
    /// For each cell, whether pieces may stand on it. A frame may have more cells than a [`super::CellSet`] holds.
    pub(super) pieces: Vec<bool>,
    pub(super) steps: Vec<[Option<(Cell, Edge)>; 4]>,
    pub(super) slants: Flat<(Cell, Corner)>,
    pub(super) beyond: Vec<[AcrossCorner; 4]>,
    pub(super) lines: Flat<Cell>,
    pub(super) diagonals: Flat<Vec<Cell>>,
    pub(super) leaps: Flat<Cell>,
    pub(super) long_leaps: Flat<Cell>,
    pub(super) bases: Vec<Base>,
}

impl Mesh {
    /// The shape's name: `8x8`, `12x8`.
    #[must_use]
    pub const fn shape(&self) -> &'static str {
        self.shape
    }

    hand_on! {
        (self.corners)
        /// How many cells there are. Their indices are `0..len`.
        #[must_use]
        pub fn len(&self) -> usize;

        /// Whether there is no cell; no mesh is.
        #[must_use]
        pub fn is_empty(&self) -> bool;
    }

    /// The cells in order of their index.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..u8::try_from(self.len()).unwrap_or(u8::MAX)).map(Cell)
    }

    /// The name of a cell, as `e4`; empty for a cell that is not of this mesh.
    #[must_use]
    pub fn name(&self, cell: Cell) -> &str {
        self.names.get(cell.index()).map_or("", String::as_str)
    }

    /// The same as it is shown, `??` for a cell that is not of this mesh.
    pub(crate) fn shown(&self, cell: Cell) -> &str {
        match self.name(cell) {
            "" => "??",
            name => name,
        }
    }

    /// The cell of a name in either case, `None` where no cell is called so.
    #[must_use]
    pub fn cell_named(&self, name: &str) -> Option<Cell> {
        let index = self.names.iter().position(|own| own.eq_ignore_ascii_case(name))?;
        u8::try_from(index).ok().map(Cell)
    }

    /// The corners of a cell in the order of [`Corner::ALL`].
    ///
    /// # Panics
    /// Where the cell is not of this mesh.
    #[must_use]
    pub fn corners(&self, cell: Cell) -> [VertexId; 4] {
        self.corners[cell.index()]
    }

    /// The vertex at a corner of a cell.
    ///
    /// # Panics
    /// Where the cell is not of this mesh.
    #[must_use]
    pub fn vertex(&self, cell: Cell, corner: Corner) -> VertexId {
        self.corners[cell.index()][corner.index()]
    }

    /// Where a vertex lies.
    ///
    /// # Panics
    /// Where the vertex is not of this mesh.
    #[must_use]
    pub fn point(&self, vertex: VertexId) -> (f32, f32) {
        let Point { x, y } = self.points[vertex.index()];
        (x, y)
    }

    /// Where all vertices lie, in order of their index.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Whether pieces may stand on a cell; on 12x8 not on the columns k, l, i, j (billichess.md 2.1.1).
    #[must_use]
    pub fn may_hold_pieces(&self, cell: Cell) -> bool {
        self.pieces.get(cell.index()).is_some_and(|holds| *holds)
    }

    /// The cells on which pieces may stand, in order of their index.
    pub fn pieces_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.cells().filter(|cell| self.may_hold_pieces(*cell))
    }

    /// The orthogonal neighbour across an edge, and the edge of it by which one comes in. Going straight on is
    /// leaving by the opposite edge.
    ///
    /// # Panics
    /// Where the cell is not of this mesh.
    #[must_use]
    pub fn step(&self, cell: Cell, edge: Edge) -> Option<(Cell, Edge)> {
        self.steps[cell.index()][edge.index()]
    }

    /// The cells a king's step away.
    #[must_use]
    pub(crate) fn neighbours(&self, cell: Cell) -> CellSet {
        let straight = Edge::ALL.into_iter().filter_map(|edge| self.step(cell, edge)).map(|(cell, _)| cell);
        let diagonals =
            Corner::ALL.into_iter().flat_map(|corner| self.slants(cell, corner)).map(|(cell, _)| *cell);
        straight.chain(diagonals).collect()
    }

    /// The diagonal neighbours across a corner, each with the corner of it by which one comes in: none on the
    /// frame, one where four cells meet, two where six do. Going straight on is leaving by the opposite corner.
    #[must_use]
    pub fn slants(&self, cell: Cell, corner: Corner) -> &[(Cell, Corner)] {
        self.slants.row(cell.index() * 4 + corner.index())
    }

    /// Where a beam goes that leaves a cell by a corner (overlays.md L1).
    ///
    /// # Panics
    /// Where the cell is not of this mesh.
    #[must_use]
    pub fn beyond(&self, cell: Cell, corner: Corner) -> AcrossCorner {
        self.beyond[cell.index()][corner.index()]
    }

    /// A rook's ray: the cells that may hold pieces, straight on from an edge, nearest first.
    #[must_use]
    pub fn line(&self, cell: Cell, edge: Edge) -> &[Cell] {
        self.lines.row(cell.index() * 4 + edge.index())
    }

    /// A bishop's rays from a corner, each nearest first: at most one on a rectangle; where six cells meet it
    /// forks, and each branch is a ray of its own that begins with the shared cells.
    #[must_use]
    pub fn diagonals(&self, cell: Cell, corner: Corner) -> &[Vec<Cell>] {
        self.diagonals.row(cell.index() * 4 + corner.index())
    }

    /// A knight's targets, in cell order: two steps one way and one to the side, or one and then two
    /// (on rectangles the same cells).
    #[must_use]
    pub fn leaps(&self, cell: Cell) -> &[Cell] {
        self.leaps.row(cell.index())
    }

    /// A knight's targets by two steps one way and then one to the side alone, in cell order: where six cells meet
    /// they are fewer than [`Mesh::leaps`], and not symmetric (rule 3.2.6).
    #[must_use]
    pub fn long_leaps(&self, cell: Cell) -> &[Cell] {
        self.long_leaps.row(cell.index())
    }

    /// The sides' bases, in seat order: where their beams start and where their heels are.
    #[must_use]
    pub fn bases(&self) -> &[Base] {
        &self.bases
    }

    /// The cell of `other` with the same name, as the frame's cell for a cell of the playing board and back.
    #[must_use]
    pub fn same_cell(&self, cell: Cell, other: &Self) -> Option<Cell> {
        other.cell_named(self.name(cell))
    }
}

impl fmt::Debug for Mesh {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mesh({}, {} cells)", self.shape, self.len())
    }
}
