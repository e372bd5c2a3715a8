//! Sets of cells in one word of 64 bits, and numbers mixed of them: what the bases on small boards share.

/// The set of one cell.
#[inline]
pub(in crate::variants) const fn bit(cell: u8) -> u64 {
    1 << (cell & 63)
}

/// The cells of a set, in order.
#[inline]
pub(in crate::variants) fn cells(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let cell = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(cell)
    })
}

/// The part of a line a rider sees: up to and with the nearest piece on either side. The subtraction
/// sets every bit from the nearest piece below to the nearest above, since along a line cell numbers grow one way.
#[inline]
pub(in crate::variants) const fn seen(occupied: u64, up: u64, down: u64) -> u64 {
    let above = occupied & up;
    let nearest_above = above & above.wrapping_neg();
    let nearest_below = (1 << 63) >> ((occupied & down) | 1).leading_zeros();
    nearest_above.wrapping_shl(1).wrapping_sub(nearest_below) & (up | down)
}

/// Odd constants without pattern: digits of the golden ratio, the square roots of 2 and 3, and pi.
const SEEDS: [u64; 4] =
    [0x9E37_79B9_7F4A_7C15, 0x6A09_E667_F3BC_C909, 0xBB67_AE85_84CA_A73B, 0x243F_6A88_85A3_08D3];

/// Mixes two words into one: the halves of a product of 128 bits, folded.
#[inline]
pub(in crate::variants) const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

/// A number for the pieces on four planes and whatever else tells positions apart.
#[must_use]
pub(in crate::variants) const fn mixed(planes: [u64; 4], rest: u64) -> u64 {
    let [a, b, c, d] = planes;
    let ab = fold(a ^ SEEDS[0], b ^ SEEDS[1]);
    let cd = fold(c ^ SEEDS[2], d ^ SEEDS[3]);
    let pieces = fold(ab ^ SEEDS[2].rotate_left(17), cd ^ SEEDS[0].rotate_left(29));
    fold(pieces ^ SEEDS[1], rest ^ SEEDS[3].rotate_left(43))
}
