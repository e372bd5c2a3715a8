//! A laser beam, traced corner by corner as billichess.md 2.2 says.

use std::collections::{BTreeMap, HashSet};

use super::joker::Lifeline;
use super::options::{Frame, Mirror, Options};
use super::piece::{Kind, Side, Square};
use super::position::Position;

/// A lattice point: a corner of cells, (0, 0) at the frame's south-west corner.
pub type Point = (i32, i32);

/// A beam's way through one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// The cell's name; columns k, l, a..h, i, j.
    pub cell: String,
    /// The corner it comes in by, as seen in the cell: (0, 0) is south-west, (1, 1) north-east.
    pub entry: Point,
    /// The corner it goes out by; none where it is stopped.
    pub exit: Option<Point>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// On the piece in this cell.
    Stop(String),
    /// In a corner of the frame, out of this cell.
    Corner {
        cell: String,
        /// Whether it is the opponent's heel (2.1.4, 2.1.6).
        heel: bool,
    },
    Loop,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beam {
    /// Cell by cell, in the order entered.
    pub crossings: Vec<Crossing>,
    pub end: End,
}

/// What a piece does to a beam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Stop,
    Pass,
    /// It turns as off a rook.
    Reflect,
    /// It turns as off a knight.
    ReflectAsKnight,
}

impl Beam {
    /// Whether the beam enters a square.
    #[must_use]
    pub fn enters(&self, square: Square) -> bool {
        let name = square.to_string();
        self.crossings.iter().any(|crossing| crossing.cell == name)
    }

    /// How often a piece turned it.
    #[must_use]
    pub fn turns(&self) -> u32 {
        let turned = |crossing: &&Crossing| {
            crossing.exit.is_some_and(|(x, y)| (x, y) != (1 - crossing.entry.0, 1 - crossing.entry.1))
        };
        u32::try_from(self.crossings.iter().filter(turned).count()).unwrap_or(u32::MAX)
    }

    /// Whether it ends in the opponent's heel.
    #[must_use]
    pub fn scores(&self) -> bool {
        matches!(self.end, End::Corner { heel: true, .. })
    }
}

/// Traces a side's beam. `lifelines` are those in force for this beam, by the square of the Joker they belong to.
#[must_use]
pub fn trace(
    position: &Position,
    side: Side,
    options: &Options,
    lifelines: &BTreeMap<Square, Lifeline>,
) -> Beam {
    run(side, options.frame, options.mirror, &|square| match (
        position.pieces.get(square),
        lifelines.get(&square),
    ) {
        (None, _) | (_, Some(Lifeline::Pass)) => Deed::Pass,
        (_, Some(Lifeline::Reflect)) => Deed::Reflect,
        (_, Some(Lifeline::Stop)) => Deed::Stop,
        (Some(piece), None) => deed(piece.kind, piece.side == side),
    })
}

/// Traces a side's beam over a frame, where `does` says what stands on a square does to it.
#[must_use]
pub fn run(side: Side, frame: Frame, mirror: Mirror, does: &dyn Fn(Square) -> Deed) -> Beam {
    let (width, height) = frame.size();
    let heel = if side == Side::Red { (width, 0) } else { (0, height) };
    let (mut x, mut y, mut dx, mut dy) = match side {
        Side::Red => (0, height - frame.emitter, 1, -1),
        Side::Blue => (width, frame.emitter, -1, 1),
    };
    let mut seen = HashSet::new();
    let mut crossings: Vec<Crossing> = Vec::new();
    loop {
        // 2.2, 1: the frame.
        let hits_x = (x == 0 && dx < 0) || (x == width && dx > 0);
        let hits_y = (y == 0 && dy < 0) || (y == height && dy > 0);
        if hits_x && hits_y {
            let cell = crossings.last().map_or(String::new(), |crossing| crossing.cell.clone());
            return Beam { crossings, end: End::Corner { cell, heel: (x, y) == heel } };
        }
        if hits_x {
            dx = -dx;
        }
        if hits_y {
            dy = -dy;
        }
        // 2.2, 2: a loop.
        if !seen.insert((x, y, dx, dy)) {
            return Beam { crossings, end: End::Loop };
        }
        // 2.2, 3 and 4: the cell, and what stands in it.
        let column = if dx > 0 { x } else { x - 1 };
        let row = if dy > 0 { y } else { y - 1 };
        let square = Square::at(column - (width - 8) / 2, row - frame.rows);
        let name = cell_name(frame, column, row);
        let entry = (x - column, y - row);
        let factors = match (does(square), mirror) {
            (Deed::Stop, _) => {
                crossings.push(Crossing { cell: name.clone(), entry, exit: None });
                return Beam { crossings, end: End::Stop(name) };
            }
            (Deed::Pass, _) => (1, 1),
            (Deed::Reflect, Mirror::Columns) | (Deed::ReflectAsKnight, Mirror::Rows) => (-1, 1),
            (Deed::Reflect, Mirror::Rows) | (Deed::ReflectAsKnight, Mirror::Columns) => (1, -1),
        };
        dx *= factors.0;
        dy *= factors.1;
        // The cell's corner in the new direction.
        x = if dx > 0 { column + 1 } else { column };
        y = if dy > 0 { row + 1 } else { row };
        crossings.push(Crossing { cell: name, entry, exit: Some((x - column, y - row)) });
    }
}

/// The table of 2.2, 4.
fn deed(kind: Kind, own: bool) -> Deed {
    match kind {
        Kind::Pawn => Deed::Stop,
        Kind::Rook | Kind::Bishop => Deed::Reflect,
        Kind::Knight => Deed::ReflectAsKnight,
        Kind::Queen if own => Deed::Pass,
        Kind::Queen => Deed::Stop,
        Kind::King if own => Deed::Reflect,
        Kind::King => Deed::Pass,
    }
}

/// The name of a cell of a frame (2.1.1, 2.8.1).
fn cell_name(frame: Frame, column: i32, row: i32) -> String {
    let columns = format!("{}abcdefgh{}", frame.left, frame.right);
    let column = usize::try_from(column).ok().and_then(|column| columns.chars().nth(column));
    format!("{}{}", column.unwrap_or('?'), row + 1 - frame.rows)
}
