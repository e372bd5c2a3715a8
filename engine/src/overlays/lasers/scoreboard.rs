//! What the sides have scored: lasermates by beam and heel, and kings (billichess.md 2.5.3; overlays.md L4, L6).

use super::carom::Carom;
use crate::seat::Seat;

/// The lasermates and the kings that have scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scoreboard {
    /// The pairs of beam and heel that have scored, a bit for each: `3 * beam + heel`.
    pairs: u16,
    /// Who took the king of each seat.
    captors: [Option<Seat>; 3],
    /// How each beam came to its heel, where that counts: between two (billichess.md 2.8.2).
    caroms: [Carom; 2],
}

/// The bit of a pair of beam and heel.
#[inline]
pub(super) const fn pair(beam: Seat, heel: Seat) -> u16 {
    1 << (3 * beam.index() + heel.index())
}

/// The bits of a beam and every heel.
#[inline]
pub(super) const fn pairs_of(beam: Seat) -> u16 {
    0b111 << (3 * beam.index())
}

impl Scoreboard {
    /// Whether any beam has scored.
    #[inline]
    pub(super) const fn any_lasermate(&self) -> bool {
        self.pairs != 0
    }

    /// Whether a beam has scored in a heel (overlays.md L4).
    #[must_use]
    pub const fn has_scored(&self, beam: Seat, heel: Seat) -> bool {
        self.pairs & pair(beam, heel) != 0
    }

    /// In how many heels a beam has scored.
    #[must_use]
    pub const fn lasermates(&self, beam: Seat) -> u32 {
        (self.pairs >> (3 * beam.index()) & 0b111).count_ones()
    }

    /// Who took a seat's king, or was the last opponent when it gave up (overlays.md L6).
    #[must_use]
    pub const fn captor(&self, of: Seat) -> Option<Seat> {
        self.captors[of.index()]
    }

    /// How many kings a seat has taken.
    #[must_use]
    pub fn kings(&self, by: Seat) -> u32 {
        self.captors.iter().map(|captor| u32::from(*captor == Some(by))).sum()
    }

    /// The pairs of beam and heel that have scored, a bit for each.
    pub(super) const fn bits(self) -> u16 {
        self.pairs
    }

    pub(super) const fn score_pair(&mut self, beam: Seat, heel: Seat) {
        self.pairs |= pair(beam, heel);
    }

    /// How a beam that has scored came to its heel; the default where that does not count.
    #[must_use]
    pub const fn carom(&self, beam: Seat) -> Carom {
        self.caroms[beam.index() & 1]
    }

    pub(super) const fn score_carom(&mut self, beam: Seat, carom: Carom) {
        self.caroms[beam.index() & 1] = carom;
    }

    pub(super) const fn score_king(&mut self, of: Seat, by: Seat) {
        self.captors[of.index()] = Some(by);
    }
}
