//! Correction history: how far the static evaluation was off in positions with the same pawns or pieces.

use super::Score;
use super::evaluate::Structures;
use crate::seat::Seat;

/// Entries for each seat and each of the [`Structures`].
const ENTRIES: usize = 1 << 14;
/// The bound of every entry.
const MAX_CORRECTION: i32 = 1_024;
const UNITS_PER_CENTIPAWN: i32 = 18;
/// No game for three has structures.
const SEATS: usize = 2;

/// Corrections for the side to move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct CorrectionHistory(Vec<i16>);

impl CorrectionHistory {
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    pub fn allocate(&mut self) {
        self.0.resize(SEATS * Structures::default().len() * ENTRIES, 0);
    }

    #[inline]
    fn indices(seat: Seat, structures: Structures) -> impl Iterator<Item = usize> {
        let first = seat.index() * structures.len();
        let known = structures.into_iter().enumerate().filter(|(_, structure)| *structure != 0);
        known.map(move |(which, structure)| (first + which) * ENTRIES + structure as usize % ENTRIES)
    }

    /// What to add to the evaluation for `seat`, the side to move, in centipawns.
    #[inline]
    pub fn correction(&self, seat: Seat, structures: Structures) -> Score {
        let entries = Self::indices(seat, structures).filter_map(|index| self.0.get(index));
        entries.map(|entry| i32::from(*entry)).sum::<i32>() / UNITS_PER_CENTIPAWN
    }

    /// A search to `depth` found that a position is worth `error` more than its corrected static evaluation.
    pub fn update(&mut self, seat: Seat, structures: Structures, error: Score, depth: i32) {
        let by = (error * depth).clamp(-MAX_CORRECTION / 4, MAX_CORRECTION / 4);
        for index in Self::indices(seat, structures) {
            update(&mut self.0, index, by, MAX_CORRECTION);
        }
    }
}

/// History gravity: adds `by`, less the nearer an entry is to its bound `max`, so that it never leaves it.
#[inline]
pub(super) fn update(table: &mut [i16], index: usize, by: i32, max: i32) {
    if let Some(entry) = table.get_mut(index) {
        let old = i32::from(*entry);
        *entry = (old + by - old * by.abs() / max) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Structures = [11, 22, 33];

    fn empty() -> CorrectionHistory {
        let mut corrections = CorrectionHistory::default();
        corrections.allocate();
        corrections
    }

    #[test]
    fn corrections_grow_towards_a_bound() {
        let mut corrections = empty();
        let mut last = 0;
        for _ in 0..200 {
            corrections.update(Seat::First, HERE, 10_000, 60);
            let now = corrections.correction(Seat::First, HERE);
            assert!(now >= last, "{now} after {last}");
            last = now;
        }
        assert!((100..=3 * MAX_CORRECTION / UNITS_PER_CENTIPAWN).contains(&last), "{last}");
        for _ in 0..200 {
            corrections.update(Seat::First, HERE, -10_000, 60);
        }
        assert_eq!(corrections.correction(Seat::First, HERE), -last);
    }

    #[test]
    fn each_seat_and_structure_has_its_own_entry() {
        let mut corrections = empty();
        corrections.update(Seat::First, HERE, 100, 8);
        let whole = corrections.correction(Seat::First, HERE);
        assert!(whole > 0);
        assert_eq!(corrections.correction(Seat::Second, HERE), 0);
        assert_eq!(corrections.correction(Seat::First, [HERE[1], HERE[2], HERE[0]]), 0);
        let alike = corrections.correction(Seat::First, [HERE[0], 0, 0]);
        assert!(alike > 0 && alike < whole, "{alike} {whole}");
    }

    #[test]
    fn a_game_without_structures_is_not_corrected() {
        let mut corrections = empty();
        corrections.update(Seat::First, [0; 3], 100, 8);
        assert_eq!(corrections, empty());
        assert_eq!(corrections.correction(Seat::First, [0; 3]), 0);
    }
}
