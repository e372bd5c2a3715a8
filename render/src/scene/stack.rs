//! Pieces that stand in one cell: each has its own place there, so that all can be seen and named.

use super::{Cell, Kind, Piece, Point, Side, Turned};

/// How much of its square a piece's drawing is wide and high: pieces in a cell may come so near to each other.
const WIDE: f32 = 0.70;
const HIGH: f32 = 0.90;
/// What the shelves below the rows take of a cell's height.
const SHELVES: f32 = 0.08;

/// How the pieces of one cell stand: row upon row from below, each read from left to right like writing, so that the
/// bottom piece stands at the lower left and the top one last in the highest row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shelves {
    columns: u8,
    rows: u8,
}

impl Shelves {
    /// The rows for so many pieces in which they are biggest; one piece has the cell to itself.
    #[must_use]
    pub fn of(height: usize) -> Self {
        let height = u8::try_from(height.clamp(1, 64)).unwrap_or(64);
        let shelves = |columns: u8| Self { columns, rows: height.div_ceil(columns) };
        let mut best = shelves(1);
        for columns in 2..=height {
            let next = shelves(columns);
            if next.size() > best.size() {
                best = next;
            }
        }
        best
    }

    /// How many pieces stand beside each other.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// How many rows there are.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The size of a piece, as a part of what it has alone.
    #[must_use]
    pub fn size(self) -> f32 {
        if (self.columns, self.rows) == (1, 1) {
            return 1.0;
        }
        let (columns, rows) = (f32::from(self.columns), f32::from(self.rows));
        (0.98 / (WIDE * columns)).min((1.0 - SHELVES) / (HIGH * rows)).min(0.72)
    }

    /// How high above the cell's middle the foot of a row is, as a part of the cell; row 0 is the lowest.
    #[must_use]
    pub fn foot(self, row: u8) -> f32 {
        let rows = f32::from(self.rows);
        let pitch = ((1.0 - SHELVES) / rows).min(self.size() * HIGH * 1.1);
        (f32::from(row) - rows / 2.0) * pitch + SHELVES / 4.0
    }

    /// How far right of the middle and above it a piece stands, as parts of the cell; level 0 is the bottom piece.
    fn offset(self, level: usize) -> Point {
        let level = u8::try_from(level).unwrap_or(u8::MAX);
        let (column, row) = (f32::from(level % self.columns), level / self.columns);
        let pitch = 0.98 / f32::from(self.columns);
        let pitch = pitch.min(self.size() * WIDE * 1.12);
        let x = (column - (f32::from(self.columns) - 1.0) / 2.0) * pitch;
        // The foot of a drawing is at 0.94 of its square.
        Point::new(x, self.foot(row) + 0.44 * self.size())
    }
}

impl Piece {
    /// A solid piece with `level` others below it, where `height` pieces stand in the cell. It is upright on a board that is
    /// turned, and so is the whole stack.
    #[must_use]
    pub fn in_stack(
        cell: &Cell,
        (kind, side): (Kind, Side),
        (level, height): (usize, usize),
        turned: Turned,
    ) -> Self {
        let mut piece = Self::on(cell, kind, side);
        if height > 1 {
            let shelves = Shelves::of(height);
            let off = turned.undo(shelves.offset(level));
            piece.centre.x += off.x * piece.size;
            piece.centre.y += off.y * piece.size;
            piece.size *= shelves.size();
        }
        piece
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shade;

    #[test]
    fn every_piece_of_a_stack_stands_in_the_cell_and_on_no_other() {
        let cell = Cell::square(3, 3, Shade::Light, "d4");
        for height in 2..=32 {
            let pieces: Vec<_> = (0..height)
                .map(|level| Piece::in_stack(&cell, (Kind::King, Side::White), (level, height), Turned::No))
                .collect();
            for (index, piece) in pieces.iter().enumerate() {
                let (wide, high) = (piece.size * WIDE / 2.0, piece.size * HIGH / 2.0);
                let off = (piece.centre.x - 3.5, piece.centre.y - 3.5);
                assert!(off.0.abs() + wide < 0.505 && off.1.abs() + high < 0.53, "{height}: {piece:?}");
                for other in &pieces[index + 1..] {
                    let (dx, dy) = (other.centre.x - piece.centre.x, other.centre.y - piece.centre.y);
                    assert!(dx.abs() > 1.9 * wide || dy.abs() > 1.9 * high, "{height}: {piece:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn a_stack_of_five_stands_in_two_rows_and_is_read_from_the_lower_left() {
        let shelves = Shelves::of(5);
        assert_eq!((shelves.columns(), shelves.rows()), (3, 2));
        let cell = Cell::square(0, 0, Shade::Dark, "a1");
        let at = |level, turned| Piece::in_stack(&cell, (Kind::Pawn, Side::Black), (level, 5), turned).centre;
        let (bottom, next, fourth) = (at(0, Turned::No), at(1, Turned::No), at(3, Turned::No));
        assert!(bottom.x < next.x && bottom.y == next.y && fourth.y > bottom.y && fourth.x == bottom.x);
        // Seen from the other end the same pieces stand in the same places of the picture.
        let turned = Turned::Half.apply(at(0, Turned::Half));
        assert!((turned.x + 1.0 - bottom.x).abs() < 1e-5 && (turned.y + 1.0 - bottom.y).abs() < 1e-5);
    }
}
