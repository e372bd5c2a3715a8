//! Men: what stands on the board.

use super::{Point, Side};

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
    /// A hole: no man, it lies flat.
    Hole,
}

/// A sign on a man that changes what it is without changing its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Badge {
    /// A Joker Knight.
    Joker,
    /// It has risen from the dead, and one turn of its own is left.
    Risen,
    /// It was this side's before: an inherited man.
    Inherited(Side),
}

/// How much a man is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Presence {
    /// A man like any other.
    #[default]
    Solid,
    /// Faint: a man that is not there now, or only would be.
    Ghost,
    /// Hollow, grey and crossed out: it stands in the way and does nothing. Its side's marking stays.
    Inert,
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
    /// How much it is there.
    pub presence: Presence,
}

impl Man {
    /// A man of ordinary size, solid, without a badge.
    #[must_use]
    pub const fn new(kind: Kind, side: Side, centre: Point) -> Self {
        Self { kind, side, centre, size: 1.0, badge: None, presence: Presence::Solid }
    }

    /// A solid man in the middle of a cell, as big as the cell allows.
    #[must_use]
    pub fn on(cell: &super::Cell, kind: Kind, side: Side) -> Self {
        Self { size: cell.room(), ..Self::new(kind, side, cell.centre()) }
    }
}
