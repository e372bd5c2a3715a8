//! What positions were judged to be worth, kept for when they are met again: deepening comes back to most of them.

use std::cell::Cell;

use super::Score;

/// The judgements of one search, each by the key of its position.
#[derive(Debug)]
pub(super) struct Judgements(Vec<Cell<(u64, Score)>>);

/// So many places there are at the most; more would not stay near the processor.
const MOST: u64 = 1 << 15;

impl Judgements {
    /// Room for a search of so many positions.
    pub fn for_nodes(nodes: u64) -> Self {
        const LEAST: u64 = 1 << 10;
        Self(vec![Cell::default(); nodes.clamp(LEAST, MOST).next_power_of_two() as usize])
    }

    /// What a position is worth: remembered, or worked out now. A key of 0 is no position's.
    #[inline]
    pub fn of(&self, key: u64, work_out: impl FnOnce() -> Score) -> Score {
        // The lowest bits choose the place in the table of what was searched.
        let place = (key >> 32) as usize & (self.0.len() - 1);
        let Some(place) = self.0.get(place).filter(|_| key != 0) else { return work_out() };
        let (known, value) = place.get();
        if known == key {
            return value;
        }
        let value = work_out();
        place.set((key, value));
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judgement_is_worked_out_once_and_another_position_drives_it_out() {
        let judgements = Judgements::for_nodes(1);
        let unknown = |value| move || value;
        let known = || -> Score { unreachable!("it is known") };
        assert_eq!(judgements.of(5 << 32 | 1, unknown(7)), 7);
        assert_eq!(judgements.of(5 << 32 | 1, known), 7);
        // Two positions of the same place.
        assert_eq!(judgements.of(5 << 32 | 2, unknown(-3)), -3);
        assert_eq!(judgements.of(5 << 32 | 1, unknown(9)), 9);
        assert_eq!(judgements.of(0, unknown(1)), 1);
        assert_eq!(judgements.of(0, unknown(2)), 2, "no key, nothing kept");
    }
}
