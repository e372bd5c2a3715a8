//! The shapes of boards: lists of vertices and cells, from which everything else is derived.

use std::sync::LazyLock;

use super::base::BaseSeat;
use super::mesh::{Mesh, Point};
use super::plan::{CellPlan, Plan, PlanError};
use super::{Cell, VertexId};

/// The columns of a board from left to right, and which of them hold pieces.
struct Rectangle {
    shape: &'static str,
    columns: &'static str,
    pieces: std::ops::RangeInclusive<char>,
    /// How many rows hold pieces; they are named from 1.
    piece_rows: u8,
    /// How many free rows there are below those that hold pieces, and as many above.
    margin: u8,
}

const FIVE: Rectangle =
    Rectangle { shape: "5x8", columns: "abcde", pieces: 'a'..='e', piece_rows: 8, margin: 0 };
const EIGHT: Rectangle = frame("8x8", "abcdefgh", 0);
const TEN: Rectangle = frame("10x8", "labcdefghi", 0);
const TWELVE: Rectangle = frame("12x8", "klabcdefghij", 0);
const FOURTEEN: Rectangle = frame("14x8", "mklabcdefghijo", 0);
const SIXTEEN: Rectangle = frame("16x8", "mnklabcdefghijop", 0);
const TWELVE_BY_TEN: Rectangle = frame("12x10", "klabcdefghij", 1);
const TWELVE_BY_TWELVE: Rectangle = frame("12x12", "klabcdefghij", 2);

/// A frame around the chess board (billichess.md 2.8.1).
const fn frame(shape: &'static str, columns: &'static str, margin: u8) -> Rectangle {
    Rectangle { shape, columns, pieces: 'a'..='h', piece_rows: 8, margin }
}

impl Rectangle {
    /// Cell `row * width + column` has the corners (column, row) to (column + 1, row + 1) (billichess.md 2.1.2).
    /// Rows are numbered from the first that holds pieces, so those below it are 0 and -1 (2.8.1).
    /// The first side sits at the lowest row and sees the cells upright, the second opposite.
    fn plan(&self) -> Plan {
        let rows = self.piece_rows + 2 * self.margin;
        let width = u8::try_from(self.columns.len()).unwrap_or(u8::MAX);
        let vertex = |column: u8, row: u8| VertexId(row * (width + 1) + column);
        let points = (0..=rows)
            .flat_map(|y| (0..=width).map(move |x| Point { x: f32::from(x), y: f32::from(y) }))
            .collect();
        let cell = |row: u8, column: u8, letter: char| CellPlan {
            name: format!("{letter}{}", i16::from(row) + 1 - i16::from(self.margin)),
            corners: [
                vertex(column, row),
                vertex(column + 1, row),
                vertex(column + 1, row + 1),
                vertex(column, row + 1),
            ],
            holds_pieces: self.pieces.contains(&letter)
                && (self.margin..self.margin + self.piece_rows).contains(&row),
        };
        let cells = (0..rows)
            .flat_map(|row| {
                (0u8..).zip(self.columns.chars()).map(move |(column, letter)| (row, column, letter))
            })
            .map(|(row, column, letter)| cell(row, column, letter))
            .collect();
        let seats = vec![
            BaseSeat { right_end: Cell(width - 1), turned: false },
            BaseSeat { right_end: Cell((rows - 1) * width), turned: true },
        ];
        Plan { shape: self.shape, points, cells, seats }
    }
}

#[expect(clippy::expect_used, reason = "the shapes are constants of this folder, and a test builds each")]
pub(super) fn build(plan: Plan) -> Mesh {
    let mesh: Result<Mesh, PlanError> = plan.mesh();
    mesh.expect("the shapes of this folder are boards")
}

impl Mesh {
    /// The 8x8 board: a1 is cell 0, h8 cell 63, cell = 8 * row + column.
    #[must_use]
    pub fn eight() -> &'static Self {
        static MESH: LazyLock<Mesh> = LazyLock::new(|| build(EIGHT.plan()));
        &MESH
    }

    /// The 5x8 board: a1 is cell 0, e8 cell 39, cell = 5 * row + column (rule 1.2.1).
    #[must_use]
    pub fn five() -> &'static Self {
        static MESH: LazyLock<Mesh> = LazyLock::new(|| build(FIVE.plan()));
        &MESH
    }

    /// The laser frame of ten columns `l a b c d e f g h i` (billichess.md 2.8.1).
    #[must_use]
    pub fn ten() -> &'static Self {
        static MESH: LazyLock<Mesh> = LazyLock::new(|| build(TEN.plan()));
        &MESH
    }

    /// The laser frame of twelve columns `k l a b c d e f g h i j` (billichess.md 2.1.1): k1 is cell 0.
    #[must_use]
    pub fn twelve() -> &'static Self {
        static MESH: LazyLock<Mesh> = LazyLock::new(|| build(TWELVE.plan()));
        &MESH
    }

    /// The laser frame of fourteen columns `m k l a b c d e f g h i j o` (billichess.md 2.8.1).
    #[must_use]
    pub fn fourteen() -> &'static Self {
        static MESH: LazyLock<Mesh> = LazyLock::new(|| build(FOURTEEN.plan()));
        &MESH
    }

    /// The laser frame of sixteen columns `m n k l a b c d e f g h i j o p` (billichess.md 2.8.1).
    #[must_use]
    pub fn sixteen() -> &'static Self {
        static MESH: LazyLock<Mesh> = LazyLock::new(|| build(SIXTEEN.plan()));
        &MESH
    }

    /// The laser frame of twelve columns and the rows 0 to 9 (billichess.md 2.8.1): k0 is cell 0.
    #[must_use]
    pub fn twelve_by_ten() -> &'static Self {
        static MESH: LazyLock<Mesh> = LazyLock::new(|| build(TWELVE_BY_TEN.plan()));
        &MESH
    }

    /// The laser frame of twelve columns and the rows -1 to 10 (billichess.md 2.8.1): k-1 is cell 0.
    #[must_use]
    pub fn twelve_by_twelve() -> &'static Self {
        static MESH: LazyLock<Mesh> = LazyLock::new(|| build(TWELVE_BY_TWELVE.plan()));
        &MESH
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn six_rows(margin: u8) -> Mesh {
        build(Rectangle { shape: "6x6", columns: "abcdef", pieces: 'a'..='f', piece_rows: 6, margin }.plan())
    }

    #[test]
    fn a_shape_says_how_many_rows_hold_pieces() {
        let mesh = six_rows(0);
        assert_eq!((mesh.len(), mesh.pieces_cells().count()), (36, 36));
        assert_eq!((mesh.name(Cell(0)), mesh.name(Cell(35))), ("a1", "f6"));
        assert_eq!((mesh.cell_named("a7"), mesh.cell_named("g1")), (None, None));
        let [first, second] = mesh.bases() else { panic!("two sides") };
        assert_eq!((first.heel.0, second.heel.0), (Cell(5), Cell(30)));
    }

    #[test]
    fn free_rows_lie_around_those_that_hold_pieces() {
        let mesh = six_rows(1);
        assert_eq!((mesh.len(), mesh.pieces_cells().count()), (48, 36));
        for (name, holds) in [("a0", false), ("a1", true), ("a6", true), ("a7", false)] {
            assert_eq!(mesh.cell_named(name).map(|cell| mesh.may_hold_pieces(cell)), Some(holds), "{name}");
        }
    }
}
