//! The moves that a generator has found.

use std::ops::{Deref, DerefMut};

/// Moves in the order in which a generator finds them. Generators add to the end, so that one list can hold the moves of
/// all positions on the way into a tree, and nothing is allocated there once it has grown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveList<M>(Vec<M>);

impl<M> MoveList<M> {
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// A list without moves, with room for so many.
    #[must_use]
    pub fn with_capacity(moves: usize) -> Self {
        Self(Vec::with_capacity(moves))
    }

    /// Keeps of the moves from `begin` on those that are wanted, in their order.
    pub fn retain_from(&mut self, begin: usize, mut wanted: impl FnMut(&M) -> bool)
    where
        M: Copy,
    {
        let mut end = begin;
        for at in begin..self.0.len() {
            let mv = self.0[at];
            if wanted(&mv) {
                self.0[end] = mv;
                end += 1;
            }
        }
        self.0.truncate(end);
    }
}

impl<M> Default for MoveList<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> Deref for MoveList<M> {
    type Target = Vec<M>;

    #[inline]
    fn deref(&self) -> &Vec<M> {
        &self.0
    }
}

impl<M> DerefMut for MoveList<M> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Vec<M> {
        &mut self.0
    }
}

impl<M> IntoIterator for MoveList<M> {
    type Item = M;
    type IntoIter = std::vec::IntoIter<M>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, M> IntoIterator for &'a MoveList<M> {
    type Item = &'a M;
    type IntoIter = std::slice::Iter<'a, M>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
