//! Pieces and the squares they stand on, as a player would name them.

use std::fmt;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Plays White's pieces, moves first (billichess.md 2.1.5).
    Blue,
    Red,
}

impl Side {
    /// Both, Blue first.
    pub const BOTH: [Self; 2] = [Self::Blue, Self::Red];

    #[must_use]
    pub fn other(self) -> Self {
        if self == Self::Blue { Self::Red } else { Self::Blue }
    }

    /// 0 for Blue, 1 for Red.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self == Self::Red)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Kind {
    const LETTERS: [(char, Self); 6] = [
        ('p', Self::Pawn),
        ('n', Self::Knight),
        ('b', Self::Bishop),
        ('r', Self::Rook),
        ('q', Self::Queen),
        ('k', Self::King),
    ];

    /// The kind of a small letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::LETTERS.iter().find(|(known, _)| *known == letter).map(|(_, kind)| *kind)
    }

    #[must_use]
    pub fn letter(self) -> char {
        Self::LETTERS.iter().find(|(_, kind)| *kind == self).map_or('?', |(letter, _)| *letter)
    }
}

/// A piece of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    pub side: Side,
    pub kind: Kind,
}

impl Piece {
    /// The letter in a position's text: capital for Blue.
    #[must_use]
    pub fn letter(self) -> char {
        let small = self.kind.letter();
        if self.side == Side::Blue { small.to_ascii_uppercase() } else { small }
    }

    /// The piece of such a letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() { Side::Blue } else { Side::Red };
        Kind::of_letter(letter.to_ascii_lowercase()).map(|kind| Self { side, kind })
    }
}

/// A square of the 64: column 0..8 from a, row 0..8 from 1. May lie off the board while being worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// The row, 0 for row 1.
    pub row: i32,
    /// The column, 0 for a.
    pub column: i32,
}

impl Square {
    /// A square by column and row.
    #[must_use]
    pub fn at(column: i32, row: i32) -> Self {
        Self { row, column }
    }

    /// The square so many columns and rows further on.
    #[must_use]
    pub fn shifted(self, columns: i32, rows: i32) -> Self {
        Self::at(self.column + columns, self.row + rows)
    }

    /// Whether it is one of the 64.
    #[must_use]
    pub fn on_board(self) -> bool {
        (0..8).contains(&self.column) && (0..8).contains(&self.row)
    }

    /// The square of a name such as `e4`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let mut letters = name.chars();
        let column = "abcdefgh".find(letters.next()?)?;
        let row = "12345678".find(letters.next()?)?;
        letters.next().is_none().then(|| Self::at(column as i32, row as i32))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = "abcdefgh".chars().nth(self.column as usize).unwrap_or('?');
        write!(f, "{column}{}", self.row + 1)
    }
}
