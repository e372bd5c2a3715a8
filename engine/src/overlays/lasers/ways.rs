//! Which cells beams do not cross, kept from one position to the next: a move over no others moves no beam.

use super::base::UnderBeams;
use super::legs::{Hit, Legs, START};
use super::rules::Mirror;
use super::state::Lasers;
use crate::board::Bits;
use crate::seat::Seat;

/// For each beam the playing cells that it does not cross, and then those it would not cross if it came out of the heels it may
/// score in; none where that is not known.
///
/// It follows from the position and is no part of it: any two are equal.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ClearCells<C>(C);

impl<C> PartialEq for ClearCells<C> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// The way of a beam from its emitter, and the way back from the heels.
const WAYS: [usize; 2] = [0, 1];

impl<B: UnderBeams> Lasers<B> {
    /// Forgets what is known of the ways over cells that have changed.
    #[inline]
    pub(super) fn forget_ways_over(&mut self, changed: B::Set) {
        for clear in self.clear.0.as_mut() {
            if !(changed & !*clear).is_none() {
                *clear = B::Set::NONE;
            }
        }
    }

    /// Whether a beam is in the same heels as when it was last judged. Beams run the same way back, so only a change on both of
    /// its ways can have brought it into one or out of it.
    #[inline]
    pub(super) fn is_settled(&self, beam: Seat) -> bool {
        WAYS.iter().any(|way| !self.clear_cells(beam, *way).is_none())
    }

    #[inline]
    fn clear_cells(&self, beam: Seat, way: usize) -> B::Set {
        self.clear.0.as_ref().get(2 * beam.index() + way).copied().unwrap_or(B::Set::NONE)
    }

    /// The cells of a way that is known.
    #[inline]
    fn known_way(&self, beam: Seat, way: usize) -> Option<B::Set> {
        Some(self.clear_cells(beam, way)).filter(|clear| !clear.is_none()).map(|clear| !clear)
    }

    /// Finds the ways that are not known. The beam of a side that has fallen is dark and has none. With Jokers a lifeline may
    /// change a beam where no piece moves: there everything is traced. So it is among three, where to find the ways out of two
    /// heels a beam takes longer than to trace the beams.
    pub(super) fn find_ways(&mut self) {
        if self.rules.joker || B::SIDES.len() > 2 {
            return;
        }
        let living = self.base.living();
        for beam in Self::seats() {
            for way in WAYS {
                if !self.clear_cells(beam, way).is_none() {
                    continue;
                }
                let crossed = match way {
                    _ if !living.has(beam) => B::Set::NONE,
                    0 => self.sweep(beam, START),
                    _ => Self::opponents(beam)
                        .fold(B::Set::NONE, |all, heel| all | self.sweep(beam, self.leg_back(heel))),
                };
                if let Some(slot) = self.clear.0.as_mut().get_mut(2 * beam.index() + way) {
                    *slot = !crossed;
                }
            }
        }
    }

    #[inline]
    fn leg_back(&self, heel: Seat) -> u16 {
        Legs::<B::Set>::from_heel(self.base.base_of(heel))
    }

    /// The playing cells that a seat's beam crosses, Jokers taken for knights.
    #[must_use]
    pub fn way(&self, beam: Seat) -> u128 {
        self.known_way(beam, 0).unwrap_or_else(|| self.sweep(beam, START)).wide()
    }

    /// The playing cells that a seat's beam would cross if it came out of the heel it wants to reach. Beams run the same way
    /// back, so one piece that deflects it on a cell of both ways may join them.
    #[must_use]
    pub fn way_back(&self, beam: Seat, heel: Seat) -> u128 {
        self.known_way(beam, 1).unwrap_or_else(|| self.sweep(beam, self.leg_back(heel))).wide()
    }

    fn sweep(&self, beam: Seat, leg: u16) -> B::Set {
        match self.rules.mirror {
            Mirror::Columns => self.sweep_with::<true>(beam, leg),
            Mirror::Rows => self.sweep_with::<false>(beam, leg),
        }
    }

    #[inline]
    fn sweep_with<const COLUMNS: bool>(&self, beam: Seat, mut leg: u16) -> B::Set {
        let legs = self.base.legs(self.rules.frame, beam);
        let (mirror, turned) =
            if COLUMNS { (Mirror::Columns, Mirror::Rows) } else { (Mirror::Rows, Mirror::Columns) };
        let pieces = self.blockers(beam);
        let stops = self.base.stopping(beam);
        let otherwise = self.base.turning_otherwise();
        let mut crossed = B::Set::NONE;
        loop {
            match legs.cross(leg, pieces, &mut crossed) {
                Hit::End(_) => return crossed,
                Hit::Piece(cell, _) if stops.has(cell) => return crossed,
                Hit::Piece(cell, entry) => {
                    let exit = if otherwise.has(cell) { turned.exit(entry) } else { mirror.exit(entry) };
                    leg = Legs::<B::Set>::name(cell, exit);
                }
            }
        }
    }
}
