//! Pieces that stand in one cell, each on the one below: the top one large on its rook, the others told by an inset.

use super::{Badge, Cell, CellIndex, Kind, Piece, Point, Side, Turned};

/// The size of the piece on top, as a part of what it has alone.
const TOP: f32 = 0.74;
/// How far above the cell's middle it stands, as a part of the cell: on the wall of the rook below.
const RAISED: f32 = 0.146;
/// From how many pieces on a stack hides some of them.
const HIDES: usize = 3;

/// A piece of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stacked {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub side: Side,
    /// A sign on it.
    pub badge: Option<Badge>,
}

/// Two or more pieces in a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stack {
    /// The cell.
    pub cell: CellIndex,
    /// The pieces, from below.
    pub pieces: Vec<Stacked>,
}

impl Stack {
    /// Whether not all of its pieces are seen in the cell: an inset below the board shows them in a row, the bottom one first.
    #[must_use]
    pub fn hides_some(&self) -> bool {
        self.pieces.len() >= HIDES
    }

    /// What is drawn in the cell: the bottom piece as what the others stand on, and the top one. It is upright on a board that
    /// is turned.
    #[must_use]
    pub fn drawn(&self, cell: &Cell, turned: Turned) -> Vec<Piece> {
        let (Some(bottom), Some(top)) = (self.pieces.first(), self.pieces.last()) else { return Vec::new() };
        let mut raised = Piece { badge: top.badge, ..Piece::on(cell, top.kind, top.side) };
        if self.pieces.len() < 2 {
            return vec![raised];
        }
        let up = turned.undo(Point::new(0.0, RAISED));
        raised.centre.x += up.x * raised.size;
        raised.centre.y += up.y * raised.size;
        raised.size *= TOP;
        vec![Piece::on(cell, Kind::Carrier, bottom.side), raised]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Shade;

    /// How much of its square a piece's drawing is wide, and how far its top and its foot are from the middle.
    const WIDE: f32 = 0.70;
    const HIGH: f32 = 0.44;

    fn stack(height: usize) -> Stack {
        let piece = |level: usize| Stacked {
            kind: if level == 0 { Kind::Rook } else { Kind::King },
            side: if level.is_multiple_of(2) { Side::White } else { Side::Black },
            badge: None,
        };
        Stack { cell: 0, pieces: (0..height).map(piece).collect() }
    }

    #[test]
    fn the_top_piece_stands_in_the_cell_on_the_bottom_one_whatever_is_between() {
        let cell = Cell::square(3, 3, Shade::Light, "d4");
        for height in 2..=32 {
            let stack = stack(height);
            let drawn = stack.drawn(&cell, Turned::No);
            let [below, above] = drawn.as_slice() else { panic!("{height}: {drawn:?}") };
            assert_eq!((below.kind, below.side), (Kind::Carrier, Side::White));
            assert_eq!((above.kind, above.side), (Kind::King, stack.pieces[height - 1].side));
            let (wide, high) = (above.size * WIDE / 2.0, above.size * HIGH);
            let off = (above.centre.x - 3.5, above.centre.y - 3.5);
            assert!(off.0.abs() + wide < 0.5 && off.1 + high < 0.5, "{height}: {above:?}");
            // Its foot is on the wall, not in the air and not behind the plinth.
            assert!((-0.22..-0.14).contains(&(off.1 - high)), "{height}: {above:?}");
            assert_eq!(stack.hides_some(), height > 2);
        }
    }

    #[test]
    fn a_stack_is_upright_from_the_other_end() {
        let cell = Cell::square(0, 0, Shade::Dark, "a1");
        let at = |turned: Turned| {
            let top = stack(3).drawn(&cell, turned)[1];
            turned.apply(Point::new(top.centre.x - 0.5, top.centre.y - 0.5))
        };
        let (near, far) = (at(Turned::No), at(Turned::Half));
        assert!(near.y > 0.1 && (near.x - far.x).abs() < 1e-5 && (near.y - far.y).abs() < 1e-5);
    }

    #[test]
    fn a_single_piece_is_no_stack() {
        let cell = Cell::square(0, 0, Shade::Dark, "a1");
        let alone = stack(1).drawn(&cell, Turned::No);
        assert_eq!(alone, [Piece::on(&cell, Kind::Rook, Side::White)]);
        assert!(Stack::default().drawn(&cell, Turned::No).is_empty());
    }
}
