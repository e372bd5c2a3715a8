//! A set of cells of one playing board, of up to 128 cells. The frame around it may have more.

use std::ops::{BitAnd, BitOr, Not};

use super::Cell;

/// A set of cells: 40, 64, 96 cells all fit one `u128`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet(pub u128);

impl CellSet {
    pub const EMPTY: Self = Self(0);

    #[must_use]
    pub const fn one(cell: Cell) -> Self {
        Self(1 << (cell.0 & 127))
    }

    /// Whether the cell is in the set.
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> (cell.0 & 127) & 1 == 1
    }

    /// The set with one cell more.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | Self::one(cell).0)
    }

    /// How many cells there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells in order of their index.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        // Two words are quicker than one of 128 bits.
        let (mut low, mut high) = (self.0 as u64, (self.0 >> 64) as u64);
        std::iter::from_fn(move || {
            if low != 0 {
                let index = low.trailing_zeros() as u8;
                low &= low - 1;
                Some(Cell(index))
            } else if high != 0 {
                let index = high.trailing_zeros() as u8 + 64;
                high &= high - 1;
                Some(Cell(index))
            } else {
                None
            }
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitAnd for CellSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CellSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for CellSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}
