//! Names of the parts of a mesh: cells, their corners and their edges, and the vertices they share.

/// A cell of a mesh, by its index. Which names and neighbours it has is the mesh's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u8);

impl Cell {
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A vertex of a mesh, by its index: a point where corners of cells meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VertexId(pub u8);

impl VertexId {
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A corner of a cell, seen from the base of the cell's own territory: `Near` is towards the base,
/// `Left` and `Right` as its owner sees them. On rectangles the first side's view, so `NearLeft` is south-west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Corner {
    NearLeft,
    NearRight,
    FarRight,
    FarLeft,
}

impl Corner {
    /// The corners in turning order, so that `ALL[(i + 2) % 4]` is opposite to `ALL[i]`.
    pub const ALL: [Self; 4] = [Self::NearLeft, Self::NearRight, Self::FarRight, Self::FarLeft];

    /// The corner's number, from 0, for tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The corner across the cell.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// The other corner on the same left or right side.
    #[must_use]
    pub const fn same_side(self) -> Self {
        Self::ALL[3 - self as usize]
    }

    /// The other corner at the same near or far end.
    #[must_use]
    pub const fn same_end(self) -> Self {
        Self::ALL[(self as usize) ^ 1]
    }
}

/// An edge of a cell, named like the corners: on rectangles `Near` is south and `Right` is east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edge {
    Near,
    Right,
    Far,
    Left,
}

impl Edge {
    /// The edges in turning order: edge `i` joins corners `i` and `i + 1` of [`Corner::ALL`].
    pub const ALL: [Self; 4] = [Self::Near, Self::Right, Self::Far, Self::Left];

    /// The edge's number, from 0, for tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The edge across the cell.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// The next edge in turning order.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// The two corners the edge joins, in turning order.
    #[must_use]
    pub const fn corners(self) -> [Corner; 2] {
        [Corner::ALL[self as usize], Corner::ALL[(self as usize + 1) % 4]]
    }
}
