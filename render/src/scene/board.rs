//! The board: its cells, the lines between territories, and the words at its edge.

use serde::Serialize;

use super::Point;

/// The tone of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shade {
    /// A light square.
    Light,
    /// A dark square.
    Dark,
    /// A cell of the frame, where beams run and no piece may stand.
    Frame,
}

/// A cell of the board: four corners in order around it.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The corners, in order around the cell (either way round).
    pub corners: [Point; 4],
    /// Its tone.
    pub shade: Shade,
    /// Its name, such as `e4`; for messages about the scene, not drawn.
    pub name: String,
}

impl Cell {
    /// The unit square whose lower left corner is (column, row).
    #[must_use]
    pub fn square(column: u16, row: u16, shade: Shade, name: impl Into<String>) -> Self {
        let (x, y) = (f32::from(column), f32::from(row));
        let corners =
            [Point::new(x, y), Point::new(x + 1.0, y), Point::new(x + 1.0, y + 1.0), Point::new(x, y + 1.0)];
        Self { corners, shade, name: name.into() }
    }

    /// The middle of the cell: where pieces stand and beams turn.
    #[must_use]
    pub fn centre(&self) -> Point {
        let [a, b, c, d] = self.corners;
        Point::new((a.x + b.x + c.x + d.x) / 4.0, (a.y + b.y + c.y + d.y) / 4.0)
    }

    /// Whether all edges run along the axes, as a square's do.
    pub(crate) fn is_upright(&self) -> bool {
        (0..4).all(|index| {
            let (from, to) = (self.corners[index], self.corners[(index + 1) % 4]);
            from.x == to.x || from.y == to.y
        })
    }

    /// The size a piece has here ([`super::Piece::size`]): 1 in a unit square, and so much more or less
    /// as a cell of another shape leaves room around its centre.
    #[must_use]
    pub fn room(&self) -> f32 {
        let centre = self.centre();
        let (mut area, mut nearest) = (0.0, f32::INFINITY);
        for (index, from) in self.corners.iter().enumerate() {
            let to = self.corners[(index + 1) % 4];
            let along = Point::new(to.x - from.x, to.y - from.y);
            let length = along.x.hypot(along.y).max(f32::MIN_POSITIVE);
            let off = (along.x * (centre.y - from.y) - along.y * (centre.x - from.x)) / length;
            nearest = off.abs().min(nearest);
            area += (from.x * to.y - from.y * to.x) / 2.0;
        }
        // As big as in a square of this area, unless the cell is so narrow that it would stand over the edge.
        area.abs().sqrt().min(2.2 * nearest)
    }
}

/// A line between two territories: from one point to another.
pub type Frontier = [Point; 2];

/// A coordinate at the board's edge, or a word on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The words; a character or two.
    pub text: String,
    /// Where.
    pub place: LabelPlace,
}

/// Where a label stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LabelPlace {
    /// Below the board, in line with this x; below too when the board is turned.
    Below(f32),
    /// Left of the board, in line with this y; left too when the board is turned.
    Left(f32),
    /// Off the rim at `at`, on the side `outwards` points to (of any length). Unlike the two above it
    /// goes with the board when that is turned: the name of a row of a board of any shape.
    Rim {
        /// A point of the rim.
        at: Point,
        /// The way off the board.
        outwards: Point,
    },
    /// At this point.
    At(Point),
}
