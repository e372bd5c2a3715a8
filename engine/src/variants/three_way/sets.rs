//! Sets of the hexagon's 96 cells in one word, and what a rider sees along a line.

use crate::board::{Cell, CellSet};

pub(super) const CELLS: u8 = 96;

/// The rank next to the base of every territory.
pub(super) const BASES: u128 = 0xFF | 0xFF << 32 | 0xFF << 64;

/// The file of a cell in its territory, from its owner's left.
#[inline]
pub(super) const fn file_of(cell: u8) -> u8 {
    cell & 7
}

/// The rank of a cell in its territory, 0 at the base.
#[inline]
pub(super) const fn rank_of(cell: u8) -> u8 {
    cell >> 3 & 3
}

/// The territory of a cell.
#[inline]
pub(super) const fn territory_of(cell: u8) -> u8 {
    cell >> 5
}

/// The cells of a territory.
#[inline]
pub(super) const fn territory(number: u8) -> u128 {
    0xFFFF_FFFF << (32 * number)
}

/// The set of one cell.
#[inline]
pub(super) const fn bit(cell: u8) -> u128 {
    1 << (cell & 127)
}

/// The cells of a set, in order.
#[inline]
pub(super) fn cells(set: u128) -> impl Iterator<Item = u8> {
    CellSet(set).iter().map(|Cell(cell)| cell)
}

/// What a rider sees of a straight line through its cell: `up` are the line's higher cells, `down` the lower ones.
/// The subtraction sets every bit from the nearest piece below to the nearest above.
#[inline]
pub(super) const fn seen(occupied: u128, up: u128, down: u128) -> u128 {
    let above = occupied & up;
    let nearest_above = above & above.wrapping_neg();
    let nearest_below = (1 << 127) >> ((occupied & down) | 1).leading_zeros();
    nearest_above.wrapping_shl(1).wrapping_sub(nearest_below) & (up | down)
}

/// What a rider sees of a ray that falls: the highest piece ends it.
#[inline]
pub(super) const fn seen_down(occupied: u128, ray: u128) -> u128 {
    let nearest = (1 << 127) >> ((occupied & ray) | 1).leading_zeros();
    0u128.wrapping_sub(nearest) & ray
}
