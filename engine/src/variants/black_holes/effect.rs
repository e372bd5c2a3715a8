//! What happens by holes alone.

use crate::board::Cell;
use crate::effect::Details;
use crate::piece::Piece;

/// What happens by holes alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoleEffect {
    /// A piece went through holes: in by the black hole, out of the white one (black_holes.md 1.3).
    Travelled {
        /// The piece, as it was before a promotion.
        piece: Piece,
        from: Cell,
        black: Cell,
        /// The hole it left; it may be the same.
        white: Cell,
        to: Cell,
    },
    /// A hole was dropped (black_holes.md 1.2.3).
    Dropped { piece: Piece, at: Cell },
}

impl HoleEffect {
    pub(crate) fn details(self) -> Details {
        match self {
            Self::Travelled { piece, from, black, white, to } => {
                let details = Details::of("travelled").piece(piece).cell("from", from).cell("to", to);
                details.cell("black", black).cell("white", white)
            }
            Self::Dropped { piece, at } => Details::of("dropped").piece(piece).cell("at", at),
        }
    }
}
