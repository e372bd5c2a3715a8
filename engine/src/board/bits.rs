//! Sets of playing cells in the word that a game keeps them in, so that what is shared costs that word's own operations.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A set of cells in a machine word: bit `i` is cell `i`.
pub trait Bits:
    Copy
    + Eq
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + 'static
{
    const NONE: Self;
    /// How many cells there may be.
    const CELLS: u8;
    /// The set of one cell. The index is taken modulo the word's bits.
    fn one(index: u8) -> Self;
    /// The set of a cell and all below it. The index is taken modulo the word's bits.
    fn up_to(index: u8) -> Self;
    /// The lowest cell of a set that is not empty.
    fn lowest(self) -> u8;
    /// The highest cell of a set that is not empty.
    fn highest(self) -> u8;
    /// The cell of a set that is not empty which a way meets first: the highest where it is `falling`, else the lowest. Both are
    /// worked out, because nothing tells a processor beforehand which it will be.
    #[inline]
    fn first(self, falling: bool) -> u8 {
        let (lowest, highest) = (self.lowest(), self.highest());
        lowest ^ (lowest ^ highest) & u8::from(falling).wrapping_neg()
    }
    /// 1 where a cell below [`Self::CELLS`] is in the set, else 0.
    fn bit(self, index: u8) -> u8;
    /// The same set in which a cell has what another had, which has nothing.
    fn carried(self, from: u8, to: u8) -> Self;
    /// The same set in the widest word.
    fn wide(self) -> u128;
    /// Whether there is no cell.
    #[inline]
    fn is_none(self) -> bool {
        self == Self::NONE
    }
    /// Whether a cell is in the set.
    #[inline]
    fn has(self, index: u8) -> bool {
        !(self & Self::one(index)).is_none()
    }
}

macro_rules! word {
    ($word:ty, |$set:ident, $from:ident, $to:ident| $carried:expr) => {
        impl Bits for $word {
            const NONE: Self = 0;
            const CELLS: u8 = <$word>::BITS as u8;
            #[inline]
            fn one(index: u8) -> Self {
                1 << (u32::from(index) & (<$word>::BITS - 1))
            }
            #[inline]
            fn up_to(index: u8) -> Self {
                Self::MAX >> (<$word>::BITS - 1 - (u32::from(index) & (<$word>::BITS - 1)))
            }
            #[inline]
            fn lowest(self) -> u8 {
                self.trailing_zeros() as u8
            }
            #[inline]
            fn highest(self) -> u8 {
                (<$word>::BITS - 1).wrapping_sub(self.leading_zeros()) as u8
            }
            #[inline]
            fn bit(self, index: u8) -> u8 {
                (self >> (u32::from(index) & (<$word>::BITS - 1))) as u8 & 1
            }
            #[inline]
            fn carried(self, $from: u8, $to: u8) -> Self {
                let $set = self;
                $carried
            }
            #[inline]
            fn wide(self) -> u128 {
                u128::from(self)
            }
        }
    };
}

word!(u64, |set, from, to| set & !(Self::one(from) | Self::one(to)) | (set >> (from & 63) & 1) << (to & 63));
// A shift of 128 bits is dear.
word!(u128, |set, from, to| {
    let (from, to) = (Self::one(from), Self::one(to));
    set & !(from | to) | 0_u128.wrapping_sub(u128::from(set & from != 0)) & to
});
