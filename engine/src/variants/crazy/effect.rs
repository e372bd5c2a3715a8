//! What a move sets off in Crazy chess alone.

use crate::board::Cell;
use crate::effect::Details;
use crate::piece::Piece;

/// What a move sets off in Crazy chess alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrazyEffect {
    /// A piece that went somewhere jumped into the rook that stands there (crazy.md B3).
    Boarded { piece: Piece, at: Cell },
    /// A rook was taken, and a piece of its load falls on its square, with its own load where it is a rook (crazy.md B6).
    Fell {
        piece: Piece,
        at: Cell,
        /// How many pieces fall with it, standing in it.
        with: u8,
    },
    /// A taken bishop rises from the dead where it stood (crazy.md B8).
    Risen { piece: Piece, at: Cell },
    /// A queen takes all around her: by her move, or where she was taken (crazy.md B9, B18).
    Blast {
        piece: Piece,
        at: Cell,
        /// Whether it is the revenge of a queen that was taken.
        revenge: bool,
    },
    /// A pawn and another piece exchanged places (crazy.md B29).
    Disguised {
        pawn: Piece,
        /// Where the pawn stood, and the other stands now.
        from: Cell,
        met: Piece,
        /// Where the other stood, and the pawn stands now.
        to: Cell,
    },
    /// A piece's time was over at the end of a turn: a risen bishop, or a pawn on its own first row (crazy.md B22, B26).
    Vanished { piece: Piece, at: Cell },
}

impl CrazyEffect {
    pub(crate) fn details(self) -> Details {
        match self {
            Self::Boarded { piece, at } => Details::of("boarded").piece(piece).cell("at", at),
            Self::Fell { piece, at, with } => {
                Details::of("fell").piece(piece).cell("at", at).number("with", with)
            }
            Self::Risen { piece, at } => Details::of("risen").piece(piece).cell("at", at),
            Self::Blast { piece, at, revenge } => {
                Details::of("blast").piece(piece).cell("at", at).flag("revenge", revenge)
            }
            Self::Disguised { pawn, from, met, to } => {
                let details = Details::of("disguised").side(pawn.seat).cell("from", from).cell("to", to);
                details.several("with", Details::default().piece(met))
            }
            Self::Vanished { piece, at } => Details::of("vanished").piece(piece).cell("at", at),
        }
    }
}
