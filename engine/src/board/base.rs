//! A side's base on a board: its heel and its emitter, found from where it sits (overlays.md L3).

use super::{Cell, Corner, Edge, Mesh, VertexId};

/// Where a side sits: the cell at the right end of its base row, and how it sees the cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BaseSeat {
    /// The cell at the right end of the base row, as the side sees it.
    pub right_end: Cell,
    /// Whether the side sees that cell upside down: its near edge is the cell's `Far` one.
    pub turned: bool,
}

/// A side's heel and emitter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Base {
    /// The heel: a corner of the frame, and the cell it belongs to.
    pub heel: (Cell, Corner),
    /// The emitter: the beam enters this cell by this corner first.
    pub emitter: (Cell, Corner),
}

impl BaseSeat {
    /// The heel is the frame's corner at the right end of the base row. The emitter stands on the right-hand side
    /// of the frame: one row forward where the board has columns outside the playing area, two where it has none;
    /// its beam starts forward and to the left (overlays.md L3).
    pub(super) fn base(self, mesh: &Mesh) -> Option<Base> {
        let (corner, forward) = if self.turned {
            (Corner::NearRight.opposite(), Edge::Far.opposite())
        } else {
            (Corner::NearRight, Edge::Far)
        };
        let rows = if mesh.may_hold_pieces(self.right_end) { 2 } else { 1 };
        let mut cell = self.right_end;
        for _ in 0..rows {
            cell = mesh.step(cell, forward)?.0;
        }
        Some(Base { heel: (self.right_end, corner), emitter: (cell, corner) })
    }
}

impl Mesh {
    /// The vertex of a side's heel.
    ///
    /// # Panics
    /// Where the base is not of this mesh.
    #[must_use]
    pub fn heel_vertex(&self, base: Base) -> VertexId {
        self.vertex(base.heel.0, base.heel.1)
    }

    /// The vertex a side's beam starts from.
    ///
    /// # Panics
    /// Where the base is not of this mesh.
    #[must_use]
    pub fn emitter_vertex(&self, base: Base) -> VertexId {
        self.vertex(base.emitter.0, base.emitter.1)
    }
}
