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
    rows: u8,
}

const EIGHT: Rectangle = Rectangle { shape: "8x8", columns: "abcdefgh", pieces: 'a'..='h', rows: 8 };
const FIVE: Rectangle = Rectangle { shape: "5x8", columns: "abcde", pieces: 'a'..='e', rows: 8 };
const TWELVE: Rectangle = Rectangle { shape: "12x8", columns: "klabcdefghij", pieces: 'a'..='h', rows: 8 };

impl Rectangle {
    /// Cell `row * width + column` has the corners (column, row) to (column + 1, row + 1) (billichess.md 2.1.2).
    /// The first side sits at row 1 and sees the cells upright, the second opposite.
    fn plan(&self) -> Plan {
        let width = u8::try_from(self.columns.len()).unwrap_or(u8::MAX);
        let vertex = |column: u8, row: u8| VertexId(row * (width + 1) + column);
        let points = (0..=self.rows)
            .flat_map(|y| (0..=width).map(move |x| Point { x: f32::from(x), y: f32::from(y) }))
            .collect();
        let cell = |row: u8, column: u8, letter: char| CellPlan {
            name: format!("{letter}{}", row + 1),
            corners: [
                vertex(column, row),
                vertex(column + 1, row),
                vertex(column + 1, row + 1),
                vertex(column, row + 1),
            ],
            holds_pieces: self.pieces.contains(&letter),
        };
        let cells = (0..self.rows)
            .flat_map(|row| {
                (0u8..).zip(self.columns.chars()).map(move |(column, letter)| (row, column, letter))
            })
            .map(|(row, column, letter)| cell(row, column, letter))
            .collect();
        let seats = vec![
            BaseSeat { right_end: Cell(width - 1), turned: false },
            BaseSeat { right_end: Cell((self.rows - 1) * width), turned: true },
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

    /// The laser frame of twelve columns `k l a b c d e f g h i j` (billichess.md 2.1.1): k1 is cell 0.
    #[must_use]
    pub fn twelve() -> &'static Self {
        static MESH: LazyLock<Mesh> = LazyLock::new(|| build(TWELVE.plan()));
        &MESH
    }
}
