//! What a picture shows, as plain data: cells, pieces, beams and words, and no rule of any game.
//!
//! Everything on the board is placed in *board units*: one unit is the side of a square, x grows to
//! the right and y upwards, as the lattice points of the rules do. The renderer fits the board into
//! the picture, so a scene holds no pixel.

mod beam;
mod board;
mod caption;
mod mark;
mod piece;
mod stack;
mod step;

use serde::Serialize;

pub use beam::{Beam, BeamEnd, Emitter, Heel};
pub use board::{Cell, Frontier, Label, LabelPlace, Shade};
pub use caption::{Caption, Pact, Score, Status, Tone, Turn};
pub use mark::{Arrow, ArrowKind, CellIndex, Mark, RING};
pub use piece::{Badge, Kind, Piece, Presence};
pub use stack::{Stack, Stacked};
pub use step::Steps;

/// A point of the board, in board units (x to the right, y up).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Upwards.
    pub y: f32,
}

impl Point {
    /// The point (x, y).
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }
}

/// Whose a piece, a beam, a heel or a score is. Each side has its own tone and its own marking, so
/// that it can be told without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Light blue pieces with a dark outline, a solid beam.
    Blue,
    /// Dark red pieces with a light outline, a dashed beam.
    Red,
    /// White pieces with a dark outline, a solid beam.
    White,
    /// Black pieces with a light outline, a beam of dashes and dots.
    Black,
}

/// The colours of the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// For a dark chat window.
    #[default]
    Dark,
    /// For a light chat window.
    Light,
}

/// By how much the board is turned, counter-clockwise. Pieces and words stay upright.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turned {
    /// Not at all: y grows upwards.
    #[default]
    No,
    /// By 120 degrees: what lay at the upper left lies at the bottom.
    Third,
    /// By 180 degrees: a board for two seen from its other end.
    Half,
    /// By 240 degrees: what lay at the upper right lies at the bottom.
    TwoThirds,
}

impl Turned {
    /// Where a point or a direction comes to be, turned about (0, 0).
    #[must_use]
    pub fn apply(self, at: Point) -> Point {
        let (cos, sin) = match self {
            Self::No => return at,
            Self::Half => return Point::new(-at.x, -at.y),
            Self::Third => (-0.5, 3f32.sqrt() / 2.0),
            Self::TwoThirds => (-0.5, -(3f32.sqrt()) / 2.0),
        };
        Point::new(at.x * cos - at.y * sin, at.x * sin + at.y * cos)
    }

    /// The point or direction that comes to be this one.
    #[must_use]
    pub fn undo(self, at: Point) -> Point {
        match self {
            Self::No | Self::Half => self.apply(at),
            Self::Third => Self::TwoThirds.apply(at),
            Self::TwoThirds => Self::Third.apply(at),
        }
    }
}

/// Everything one picture shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The board.
    pub cells: Vec<Cell>,
    /// The lines between the territories of a board that has some.
    pub frontiers: Vec<Frontier>,
    /// The pieces, drawn in this order.
    pub pieces: Vec<Piece>,
    /// Cells where several pieces stand, drawn after them.
    pub stacks: Vec<Stack>,
    /// How many rows there are at least below the board for stacks to be opened in, though none needs them: pictures that
    /// follow each other keep their size.
    pub inset_rows: u8,
    /// The beams, drawn in this order; where one crosses another the later runs above.
    pub beams: Vec<Beam>,
    /// The pockets.
    pub heels: Vec<Heel>,
    /// The devices the beams come from.
    pub emitters: Vec<Emitter>,
    /// Signs on cells.
    pub marks: Vec<Mark>,
    /// The ways of moves that two marked cells do not tell, drawn above pieces and beams.
    pub arrows: Vec<Arrow>,
    /// Which numbered steps of what just happened happened where, in the corner of each cell, above everything.
    pub steps: Vec<Steps>,
    /// Coordinates and words at the board.
    pub labels: Vec<Label>,
    /// The band of words; none leaves only the board.
    pub caption: Option<Caption>,
    /// The colours.
    pub theme: Theme,
    /// From which of its sides the board is seen.
    pub turned: Turned,
}

impl Scene {
    /// A board of unit squares with its labels: one column for each name, rows counted from 1, and
    /// frame cells in the columns for which `frame` says so. Cell (column, row) has the index
    /// `row * columns + column`, both from 0.
    #[must_use]
    pub fn rectangle(columns: &[&str], rows: u16, frame: impl Fn(u16) -> bool) -> Self {
        let mut scene = Self::default();
        for row in 0..rows {
            for (column, name) in (0u16..).zip(columns) {
                let shade = match (frame(column), (column + row) % 2) {
                    (true, _) => Shade::Frame,
                    (false, 0) => Shade::Dark,
                    (false, _) => Shade::Light,
                };
                scene.cells.push(Cell::square(column, row, shade, format!("{name}{}", row + 1)));
            }
            let place = LabelPlace::Left(f32::from(row) + 0.5);
            scene.labels.push(Label { text: (row + 1).to_string(), place });
        }
        for (column, name) in (0u16..).zip(columns) {
            let place = LabelPlace::Below(f32::from(column) + 0.5);
            scene.labels.push(Label { text: (*name).to_owned(), place });
        }
        scene
    }
}
