//! Pieces: what stands on the board.

use serde::Serialize;

use super::{Point, Side};

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
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
    /// A hole: no piece, it lies flat.
    Hole,
    /// A man: one flat piece.
    Man,
    /// A crowned man: two flat pieces, one on the other.
    Crowned,
    /// A rook that carries others: low and wide, so that one of them stands on it.
    Carrier,
}

impl Kind {
    /// Whether it is no piece that stands, but lies flat on its cell and may have one on it.
    #[must_use]
    pub const fn lies_flat(self) -> bool {
        matches!(self, Self::Hole)
    }
}

/// A sign on a piece that changes what it is without changing its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Badge {
    /// A Joker Knight.
    Joker,
    /// It has risen from the dead, and one turn of its own is left.
    Risen,
    /// It was this side's before: an inherited piece.
    Inherited(Side),
}

/// How much a piece is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// A piece like any other.
    #[default]
    Solid,
    /// Faint: a piece that is not there now, or only would be.
    Ghost,
    /// Dimmed: it is there, and has to wait.
    Resting,
    /// Hollow, grey and crossed out: it stands in the way and does nothing. Its side's marking stays.
    Inert,
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub side: Side,
    /// Where its middle stands.
    pub centre: Point,
    /// Its size: 1 fills a unit square as a piece of an ordinary board does.
    pub size: f32,
    /// A sign on it.
    pub badge: Option<Badge>,
    /// How much it is there.
    pub presence: Presence,
}

impl Piece {
    /// A piece of ordinary size, solid, without a badge.
    #[must_use]
    pub const fn new(kind: Kind, side: Side, centre: Point) -> Self {
        Self { kind, side, centre, size: 1.0, badge: None, presence: Presence::Solid }
    }

    /// A solid piece in the middle of a cell, as big as the cell allows.
    #[must_use]
    pub fn on(cell: &super::Cell, kind: Kind, side: Side) -> Self {
        Self { size: cell.room(), ..Self::new(kind, side, cell.centre()) }
    }
}
