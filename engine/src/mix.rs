//! Numbers spread over all their bits: what is drawn from a seed, the same on every machine and for ever, so that records replay,
//! and levels play as they did when they were rated.

/// 2^64 divided by the golden ratio: its multiples lie far apart.
pub const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
/// The two factors of SplitMix64 (Steele, Lea and Flood 2014).
pub const FACTORS: [u64; 2] = [0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb];

/// A number spread over all bits: the first number of SplitMix64 with this seed.
#[must_use]
pub const fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(GOLDEN);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(FACTORS[0]);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(FACTORS[1]);
    mixed ^ mixed >> 31
}

/// A word with a seed in it, not spread yet: the same word is another number with another seed.
#[must_use]
pub const fn seeded(word: u64, seed: u64) -> u64 {
    word ^ seed.wrapping_mul(GOLDEN)
}

/// A word folded into a number that others were folded into before.
#[must_use]
pub const fn folded(hash: u64, word: u64) -> u64 {
    let mixed = (hash ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^ mixed >> 32
}

/// The next word of a stream of chance (xorshift); no word is 0.
#[must_use]
pub const fn stepped(mut word: u64) -> u64 {
    word ^= word << 13;
    word ^= word >> 7;
    word ^ word << 17
}
