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

/// What a man is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Pawn.
    Pawn,
    /// Knight.
    Knight,
    /// Bishop.
    Bishop,
    /// Rook.
    Rook,
    /// Queen.
    Queen,
    /// King.
    King,
}

/// The tone of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shade {
    /// A light square.
    Light,
    /// A dark square.
    Dark,
    /// A cell of the frame, where beams run and no man may stand.
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

    /// The middle of the cell: where men stand and beams turn.
    #[must_use]
    pub fn centre(&self) -> Point {
        let [a, b, c, d] = self.corners;
        Point::new((a.x + b.x + c.x + d.x) / 4.0, (a.y + b.y + c.y + d.y) / 4.0)
    }
}

/// A sign on a man that changes what it is without changing its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Badge {
    /// A Joker Knight.
    Joker,
}

/// A man.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Man {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub side: Side,
    /// Where its middle stands.
    pub centre: Point,
    /// Its size: 1 fills a unit square as a man of an ordinary board does.
    pub size: f32,
    /// A sign on it.
    pub badge: Option<Badge>,
    /// Drawn faint: a man that is not there now, or only would be.
    pub ghost: bool,
}

impl Man {
    /// A man of ordinary size, solid, without a badge.
    #[must_use]
    pub const fn new(kind: Kind, side: Side, centre: Point) -> Self {
        Self { kind, side, centre, size: 1.0, badge: None, ghost: false }
    }
}

/// How a beam ends, at the last point of its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BeamEnd {
    /// On a man, at the centre of its cell.
    Stop,
    /// In a corner of the frame.
    Corner,
    /// In the opponent's heel, for points.
    Lasermate,
    /// Nowhere: it is back at its start and runs for ever.
    Loop,
}

/// A laser beam.
#[derive(Clone, Debug, PartialEq)]
pub struct Beam {
    /// Whose it is.
    pub side: Side,
    /// Its way, from the emitter on: lattice points it crosses, centres of cells where it turns or
    /// stops. Points on a straight part may be left out.
    pub path: Vec<Point>,
    /// How it ends.
    pub end: BeamEnd,
}

/// An Achilles heel: the pocket in a corner of the frame with a side's ball in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heel {
    /// Whose ball lies there: the side that suffers when a beam arrives.
    pub side: Side,
    /// The corner.
    pub at: Point,
    /// Whether a lasermate has been scored in it: the ball is gone.
    pub hit: bool,
}

/// The device on the frame a beam comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Emitter {
    /// Whose beam it is.
    pub side: Side,
    /// The lattice point on the frame.
    pub at: Point,
    /// The way the beam starts, of any length: (1, -1) is south-east.
    pub direction: Point,
}

/// The place of a cell in [`Scene::cells`].
pub type CellIndex = usize;

/// A sign on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The last move, from one cell to another.
    LastMove {
        /// Where the man left.
        from: CellIndex,
        /// Where it arrived.
        to: CellIndex,
    },
    /// The king here is in check.
    Check(CellIndex),
    /// The man here is the one asked about.
    Selected(CellIndex),
    /// A man may move here.
    Target(CellIndex),
    /// A man may capture here.
    Capture(CellIndex),
    /// The man here waits for its player's decision.
    Decision(CellIndex),
}

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
    /// At this point.
    At(Point),
}

/// A side's points in the caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Whose points.
    pub side: Side,
    /// What stands beside the side's sign, such as `Blue 277`.
    pub text: String,
}

/// Whose turn it is, in the caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The side to act.
    pub side: Side,
    /// What stands beside the side's sign, such as `Blue to move`.
    pub text: String,
}

/// How loud a status is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Nothing special: `Move 12`.
    Plain,
    /// Something to answer: `Check`.
    Alert,
    /// Something to celebrate: `LASERMATE +277`.
    Triumph,
}

/// A short line about the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The words.
    pub text: String,
    /// How loud.
    pub tone: Tone,
}

/// The band of words over the board. Lines too long for it are cut with an ellipsis.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// The first line: the game, or the players.
    pub title: String,
    /// Whose turn it is.
    pub turn: Option<Turn>,
    /// The points, in seat order.
    pub scores: Vec<Score>,
    /// What just happened.
    pub status: Option<Status>,
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
