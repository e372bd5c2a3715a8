//! Who plays: sides (the colours of the armies) and seats (places in one game).

use std::fmt;

/// The colour of an army. Which sides a game has, and in which order they sit, is the game's
/// ([`crate::position::Position::SIDES`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Blue: White of the laser games (billichess.md 2.1.5), moves first.
    Blue,
    /// Red: Black of the laser games, and the second seat of three.
    Red,
    /// White of every game without lasers.
    White,
    /// Black of every game without lasers.
    Black,
}

impl Side {
    /// The word for the side, lower case: `blue`, `red`, `white`, `black`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// The letter of the side in positions and prefixes (notation.md). Blue and Black share `b`:
    /// no game has both.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Blue | Self::Black => 'b',
            Self::Red => 'r',
            Self::White => 'w',
        }
    }

    /// The word for the side with a capital, for sentences.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Blue => "Blue",
            Self::Red => "Red",
            Self::White => "White",
            Self::Black => "Black",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.title())
    }
}

/// A place in one game, counted in turn order from 0. At most three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// Moves first.
    First,
    Second,
    /// Moves third, where there are three.
    Third,
}

impl Seat {
    /// All seats there can be, in turn order.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];

    /// The seats of a table of so many, in turn order.
    #[inline]
    pub fn at_table(seats: usize) -> impl Iterator<Item = Self> + Clone {
        const ALL: &[Seat; 3] = &Seat::ALL;
        ALL.get(..seats).unwrap_or(ALL).iter().copied()
    }

    /// The seat's number, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat with a number, `None` past the third.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// The next of three seats in turn order.
    #[must_use]
    pub const fn after(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::Third,
            Self::Third => Self::First,
        }
    }

    /// The other seat of a two-seat game.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            _ => Self::First,
        }
    }
}
