//! How far judgements were off in positions that have something in common, and so how far they are likely to be off again.

use super::Score;
use super::evaluate::Structures;
use crate::seat::Seat;

/// Places for each seat and each of the [`Structures`]; numbers share them.
const PLACES: usize = 1 << 14;
/// No record counts more.
const MOST: i32 = 1_024;
/// So much of the records together is a hundredth of a pawn.
const PER_HUNDREDTH: i32 = 18;
/// Among three no game says what its structures are.
const SEATS: usize = 2;

/// The records, for who is to act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Corrections(Vec<i16>);

impl Corrections {
    pub fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Makes room where there is none yet.
    pub fn make_room(&mut self) {
        self.0.resize(SEATS * Structures::default().len() * PLACES, 0);
    }

    #[inline]
    fn places(seat: Seat, structures: Structures) -> impl Iterator<Item = usize> {
        let first = seat.index() * structures.len();
        let numbered = structures.into_iter().enumerate().filter(|(_, structure)| *structure != 0);
        numbered.map(move |(which, structure)| (first + which) * PLACES + structure as usize % PLACES)
    }

    /// What is to be added to a judgement to a seat that is to act.
    #[inline]
    pub fn of(&self, seat: Seat, structures: Structures) -> Score {
        let records = Self::places(seat, structures).filter_map(|place| self.0.get(place));
        records.map(|record| i32::from(*record)).sum::<i32>() / PER_HUNDREDTH
    }

    /// A search to a depth found that a position is worth so much more than it was judged, already corrected.
    pub fn learn(&mut self, seat: Seat, structures: Structures, more: Score, depth: i32) {
        let by = (more * depth).clamp(-MOST / 4, MOST / 4);
        for place in Self::places(seat, structures) {
            learn(&mut self.0, place, by, MOST);
        }
    }
}

/// Draws a record towards its bound, `most`, so that it never leaves it.
#[inline]
pub(super) fn learn(records: &mut [i16], place: usize, by: i32, most: i32) {
    if let Some(record) = records.get_mut(place) {
        let old = i32::from(*record);
        *record = (old + by - old * by.abs() / most) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Structures = [11, 22, 33];

    fn empty() -> Corrections {
        let mut corrections = Corrections::default();
        corrections.make_room();
        corrections
    }

    #[test]
    fn what_was_found_again_and_again_is_believed_within_bounds() {
        let mut corrections = empty();
        let mut last = 0;
        for _ in 0..200 {
            corrections.learn(Seat::First, HERE, 10_000, 60);
            let now = corrections.of(Seat::First, HERE);
            assert!(now >= last, "{now} after {last}");
            last = now;
        }
        assert!((100..=3 * MOST / PER_HUNDREDTH).contains(&last), "{last}");
        for _ in 0..200 {
            corrections.learn(Seat::First, HERE, -10_000, 60);
        }
        assert_eq!(corrections.of(Seat::First, HERE), -last);
    }

    #[test]
    fn each_seat_and_each_part_has_its_own_records() {
        let mut corrections = empty();
        corrections.learn(Seat::First, HERE, 100, 8);
        let whole = corrections.of(Seat::First, HERE);
        assert!(whole > 0);
        assert_eq!(corrections.of(Seat::Second, HERE), 0);
        assert_eq!(corrections.of(Seat::First, [HERE[1], HERE[2], HERE[0]]), 0);
        let alike = corrections.of(Seat::First, [HERE[0], 0, 0]);
        assert!(alike > 0 && alike < whole, "{alike} {whole}");
    }

    #[test]
    fn a_game_that_tells_no_part_is_not_corrected() {
        let mut corrections = empty();
        corrections.learn(Seat::First, [0; 3], 100, 8);
        assert_eq!(corrections, empty());
        assert_eq!(corrections.of(Seat::First, [0; 3]), 0);
    }
}
