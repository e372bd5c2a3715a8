//! Pieces: what stands on a cell, as every game, text and picture names it.

use crate::seat::Seat;

/// What a piece is. Games of later chapters add to this list; nothing may assume it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    /// Rook and bishop in one.
    Queen,
    /// The piece that may not be lost.
    King,
    /// Goes one square, and lets the pieces of its side travel.
    Hole,
    /// Moves diagonally forward, captures by jumping over.
    Man,
    /// A man that has reached the last row, with another put on it.
    Crowned,
}

impl Kind {
    /// All kinds, in the order of [`Kind::index`].
    pub const ALL: [Self; 9] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
        Self::Hole,
        Self::Man,
        Self::Crowned,
    ];

    /// All kinds in the order in which the pieces of a side are listed: those that count most first.
    pub const LISTED: [Self; 9] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Pawn,
        Self::Hole,
        Self::Crowned,
        Self::Man,
    ];

    /// The kinds of orthodox chess, in the same order.
    pub const CHESS: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// The kind's number, from 0, for tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind that most pieces of the same game begin as: it stands for a side.
    #[must_use]
    pub const fn foot_soldier(self) -> Self {
        match self {
            Self::Man | Self::Crowned => Self::Man,
            _ => Self::Pawn,
        }
    }

    /// The English letter, upper case (`N` is the knight).
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::King | Self::Crowned => 'K',
            Self::Hole => 'H',
            Self::Man => 'M',
        }
    }

    /// The kind of orthodox chess of an English letter of either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let upper = letter.to_ascii_uppercase();
        Self::CHESS.into_iter().find(|kind| kind.letter() == upper)
    }

    /// The English word, lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King | Self::Crowned => "king",
            Self::Hole => "hole",
            Self::Man => "man",
        }
    }
}

/// A piece of an army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    pub kind: Kind,
    pub seat: Seat,
}
