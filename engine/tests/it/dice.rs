//! Chance that falls the same everywhere.

use lasermate_engine::mix;

/// A small generator of numbers without pattern (xorshift).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The dice of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(mix::GOLDEN) | 1)
    }

    fn bits(&mut self) -> u64 {
        self.0 = mix::stepped(self.0);
        self.0
    }

    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((self.bits() >> 16) % n as u64) as usize
    }

    /// A number below `n`, 0 where that is 0, by higher bits: recorded signatures of the search hang on games played with these.
    pub fn up_to(&mut self, n: usize) -> usize {
        (self.bits() >> 33) as usize % n.max(1)
    }

    /// Whether something happens that does so in `n` cases of a hundred.
    pub fn percent(&mut self, n: usize) -> bool {
        self.below(100) < n
    }

    /// One of several.
    ///
    /// # Panics
    /// There is none.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// One of several, where there are any.
    pub fn any<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        (!from.is_empty()).then(|| self.pick(from))
    }
}
