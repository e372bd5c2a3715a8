//! What is known of positions by the moves that are left: a fixed number of words.

use crate::mix;

/// How many words a megabyte holds.
const WORDS: usize = (1 << 20) / size_of::<u64>();
/// The most megabytes that a table may have.
const MOST: usize = 1 << 10;

/// Positions that were tried, each a word: all bits but the last tell which, the last one how it went.
#[derive(Debug)]
pub struct Table {
    words: Vec<u64>,
    mask: usize,
}

impl Table {
    /// A table of at most so many megabytes, at least one.
    pub fn new(megabytes: usize) -> Self {
        let words = (megabytes.clamp(1, MOST) * WORDS + 1).next_power_of_two() / 2;
        Self { words: vec![0; words], mask: words - 2 }
    }

    /// How a position went, where that is known.
    #[inline]
    pub fn get(&self, key: u64) -> Option<bool> {
        let at = self.place(key);
        let pair = self.words.get(at..at + 2)?;
        let found = pair.iter().find(|word| **word >> 1 == key >> 1)?;
        Some(found & 1 == 1)
    }

    /// Notes how a position went. Of two with the same place the younger stays, and the one before it.
    #[inline]
    pub fn put(&mut self, key: u64, holds: bool) {
        let at = self.place(key);
        if let Some([first, second]) = self.words.get_mut(at..at + 2) {
            *second = *first;
            *first = key & !1 | u64::from(holds);
        }
    }

    #[inline]
    const fn place(&self, key: u64) -> usize {
        (key >> 20) as usize & self.mask
    }
}

/// The word for a position of this key with so much left, as the table knows it.
#[inline]
pub fn word(key: u64, left: u16) -> u64 {
    // Never 0, which is an empty place; the lowest bit tells how it went.
    mix::folded(mix::seeded(key, u64::from(left + 1)), 0) | 2
}
