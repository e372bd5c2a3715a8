//! A move of Black holes, ordered as its text is.

use std::cmp::Ordering;

use super::tables::{file_of, row_of};
use crate::board::Cell;
use crate::piece::Kind;

/// The holes of a relativistic move (black_holes.md 1.3): in by the one, out of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Route {
    /// The black hole, which is entered.
    pub black: Cell,
    /// The white hole, which is left; it may be the same.
    pub white: Cell,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HoleMove {
    /// A hole is dropped (black_holes.md 1.2.3).
    Drop(Cell),
    /// A piece goes; castling is the king's move (`e1c1`).
    Go {
        from: Cell,
        to: Cell,
        /// The holes it goes through; `None` for a normal move.
        route: Option<Route>,
        /// What a pawn becomes on the last row; `None` for every other move.
        promotion: Option<Kind>,
    },
}

impl HoleMove {
    /// A normal move without promotion.
    #[must_use]
    pub const fn normal(from: Cell, to: Cell) -> Self {
        Self::Go { from, to, route: None, promotion: None }
    }

    /// A relativistic move without promotion.
    #[must_use]
    pub const fn relativistic(from: Cell, route: Route, to: Cell) -> Self {
        Self::Go { from, to, route: Some(route), promotion: None }
    }

    /// The route of a relativistic move.
    #[must_use]
    pub const fn route(self) -> Option<Route> {
        match self {
            Self::Drop(_) => None,
            Self::Go { route, .. } => route,
        }
    }

    /// The same move by another route.
    #[must_use]
    pub(super) const fn by(self, way: Option<Route>) -> Self {
        match self {
            Self::Drop(_) => self,
            Self::Go { from, to, promotion, .. } => Self::Go { from, to, route: way, promotion },
        }
    }

    /// The kinds of pieces that there are in this game.
    pub(super) const KINDS: [Kind; 7] =
        [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King, Kind::Hole];

    /// The letter of a kind in this game's texts: `S` is the knight, `H` a hole.
    #[must_use]
    pub const fn letter(kind: Kind) -> char {
        match kind {
            Kind::Knight => 'S',
            other => other.letter(),
        }
    }

    /// The characters of the exact text, a byte each: what the order of moves goes by.
    fn spelled(self) -> [u8; 9] {
        let mut text = [0; 9];
        let mut slots = text.iter_mut();
        let mut put = |byte| {
            if let Some(slot) = slots.next() {
                *slot = byte;
            }
        };
        let mut put_cell = |cell: Cell| {
            put(b'a'.wrapping_add(file_of(cell.0)));
            put(b'1'.wrapping_add(row_of(cell.0)));
        };
        match self {
            Self::Drop(at) => {
                put_cell(at);
                // `@` comes before every column's letter.
                text[2] = text[1];
                text[1] = text[0];
                text[0] = b'@';
            }
            Self::Go { from, to, route, promotion } => {
                put_cell(from);
                if let Some(Route { black, white }) = route {
                    put_cell(black);
                    put_cell(white);
                }
                put_cell(to);
                if let Some(kind) = promotion {
                    put(Self::letter(kind) as u8 | 0x20);
                }
            }
        }
        text
    }
}

impl PartialOrd for HoleMove {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for HoleMove {
    fn cmp(&self, other: &Self) -> Ordering {
        self.spelled().cmp(&other.spelled())
    }
}
