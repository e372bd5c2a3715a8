//! A hash table of proofs: whether a position reaches the aim with so many moves left, one bit in a word each.

use crate::mix;

const WORDS_PER_MEGABYTE: usize = (1 << 20) / size_of::<u64>();
const MAX_MEGABYTES: usize = 1 << 10;

/// One word for each position: all bits but the lowest are its key, the lowest is the result.
#[derive(Debug)]
pub struct ProofTable {
    words: Vec<u64>,
    mask: usize,
}

impl ProofTable {
    /// A table of at least one megabyte.
    pub fn new(megabytes: usize) -> Self {
        let words = (megabytes.clamp(1, MAX_MEGABYTES) * WORDS_PER_MEGABYTE + 1).next_power_of_two() / 2;
        Self { words: vec![0; words], mask: words - 2 }
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<bool> {
        let at = self.bucket(key);
        let pair = self.words.get(at..at + 2)?;
        let found = pair.iter().find(|word| **word >> 1 == key >> 1)?;
        Some(found & 1 == 1)
    }

    /// Stores a result. A bucket keeps the last two.
    #[inline]
    pub fn put(&mut self, key: u64, reached: bool) {
        let at = self.bucket(key);
        if let Some([first, second]) = self.words.get_mut(at..at + 2) {
            *second = *first;
            *first = key & !1 | u64::from(reached);
        }
    }

    #[inline]
    const fn bucket(&self, key: u64) -> usize {
        (key >> 20) as usize & self.mask
    }
}

/// The table key of a position with `left` moves left.
#[inline]
pub fn key_with(key: u64, left: u16) -> u64 {
    // Never 0, which is an empty word; the lowest bit is the result's.
    mix::folded(mix::seeded(key, u64::from(left + 1)), 0) | 2
}
