//! The best line found, a triangle of actions made once.

use super::PLIES;
use crate::action::Action;

/// The best lines from each ply on.
#[derive(Debug)]
pub(super) struct PvTable<M> {
    rows: Vec<[Option<Action<M>>; PLIES]>,
}

impl<M: Copy> PvTable<M> {
    pub fn new() -> Self {
        Self { rows: vec![[None; PLIES]; PLIES + 1] }
    }

    /// Nothing is known from a ply on.
    #[inline]
    pub fn clear(&mut self, ply: usize) {
        if let Some(slot) = self.rows.get_mut(ply).and_then(|row| row.first_mut()) {
            *slot = None;
        }
    }

    /// The best line is one action, or none.
    pub fn begin_with(&mut self, action: Option<Action<M>>) {
        self.clear(1);
        self.rows[0] = [None; PLIES];
        self.rows[0][0] = action;
    }

    /// The best line from a ply on is an action, and then the best one from the next.
    pub fn put(&mut self, ply: usize, action: Action<M>) {
        if let Some((row, next)) = self.rows.get_mut(ply..).and_then(|rows| {
            let (row, rest) = rows.split_first_mut()?;
            rest.first().map(|next| (row, next))
        }) {
            row[0] = Some(action);
            for (slot, follows) in row[1..].iter_mut().zip(next) {
                *slot = *follows;
                if follows.is_none() {
                    break;
                }
            }
        }
    }

    /// The best line from the root, to be kept.
    #[inline(never)]
    pub fn line(&self) -> Vec<Action<M>> {
        self.best().collect()
    }

    /// The best line from the root.
    pub fn best(&self) -> impl Iterator<Item = Action<M>> + '_ {
        self.rows[0].iter().map_while(|action| *action)
    }
}
