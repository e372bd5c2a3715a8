//! What a picture shows, as plain data: cells, men, beams and words, and no rule of any game.
//!
//! Everything on the board is placed in *board units*: one unit is the side of a square, x grows to
//! the right and y upwards, as the lattice points of the rules do. The renderer fits the board into
//! the picture, so a scene holds no pixel.

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

/// Whose a man, a beam, a heel or a score is. Each side has its own tone and its own marking, so
/// that it can be told without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Light blue men with a dark outline, a solid beam.
    Blue,
    /// Dark red men with a light outline, a dashed beam.
    Red,
    /// White men with a dark outline.
    White,
    /// Black men with a light outline.
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

/// Everything one picture shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The board.
    pub cells: Vec<Cell>,
    /// The men, drawn in this order.
    pub men: Vec<Man>,
    /// The beams, drawn in this order; where one crosses another the later runs above.
    pub beams: Vec<Beam>,
    /// The pockets.
    pub heels: Vec<Heel>,
    /// The devices the beams come from.
    pub emitters: Vec<Emitter>,
    /// Signs on cells.
    pub marks: Vec<Mark>,
    /// Coordinates and words at the board.
    pub labels: Vec<Label>,
    /// The band of words; none leaves only the board.
    pub caption: Option<Caption>,
    /// The colours.
    pub theme: Theme,
    /// Whether the board is seen from its other end (by 180 degrees). Men and words stay upright.
    pub turned: bool,
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
