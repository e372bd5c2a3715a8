//! Where a beam ends: the fast trace over legs, made for every beam after every change of the position.

use super::base::UnderBeams;
use super::joker::Joker;
use super::legs::{Hit, Legs, START, STOPPED};
use super::path::Meeting;
use super::rules::Mirror;
use super::scoreboard::{pair, pairs_of};
use super::state::Lasers;
use crate::board::Bits;
use crate::board::{Cell, Corner};
use crate::seat::Seat;

/// Where a beam came to, and whose Jokers it hit on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TracedBeam {
    /// The end's number: a corner's of the frame, or one of the two that are no corner.
    pub end: u16,
    /// A bit for each seat whose Joker was hit.
    pub hit: u8,
    /// How often a piece turned it.
    pub turns: u8,
}

impl<B: UnderBeams> Lasers<B> {
    /// Where a seat's beam ends, Jokers left out of account: an end's number as in [`TracedBeam::end`].
    #[inline]
    fn trace_plain(&self, legs: &Legs<B::Set>, beam: Seat) -> u16 {
        match self.rules.mirror {
            Mirror::Columns => self.trace_with::<true>(legs, beam),
            Mirror::Rows => self.trace_with::<false>(legs, beam),
        }
    }

    /// The pieces that do anything to a beam.
    #[inline]
    pub(super) fn blockers(&self, beam: Seat) -> B::Set {
        self.base.occupied() & !self.base.passing(beam)
    }

    #[inline]
    fn trace_with<const COLUMNS: bool>(&self, legs: &Legs<B::Set>, beam: Seat) -> u16 {
        let (mirror, turned) =
            if COLUMNS { (Mirror::Columns, Mirror::Rows) } else { (Mirror::Rows, Mirror::Columns) };
        let pieces = self.blockers(beam);
        // What lets the beam through is no blocker, so what may stop it and is met does.
        let stops = self.base.stopping(beam);
        let otherwise = self.base.turning_otherwise();
        let mut leg = START;
        loop {
            match legs.follow(leg, pieces) {
                Hit::End(end) => return end,
                Hit::Piece(cell, _) if stops.has(cell) => return STOPPED,
                Hit::Piece(cell, entry) => {
                    let exit = if otherwise.has(cell) { turned.exit(entry) } else { mirror.exit(entry) };
                    leg = Legs::<B::Set>::name(cell, exit);
                }
            }
        }
    }

    /// A seat's beam with Jokers on the board: under a lifeline they pass, reflect or stop it (billichess.md 2.6).
    pub(super) fn trace_jokers(&self, beam: Seat) -> TracedBeam {
        self.trace_along(self.base.legs(self.rules.frame, beam), beam)
    }

    pub(super) fn trace_along(&self, legs: &Legs<B::Set>, beam: Seat) -> TracedBeam {
        let pieces = self.blockers(beam);
        let (mut hit, mut turns) = (0, 0u8);
        let mut leg = START;
        loop {
            let (cell, entry) = match legs.follow(leg, pieces) {
                Hit::End(end) => return TracedBeam { end, hit, turns },
                Hit::Piece(cell, entry) => (cell, entry),
            };
            let joker = self.jokers.iter().position(|joker| joker.cell().is_some_and(|at| at.0 == cell));
            hit |= joker.map_or(0, |seat| 1 << seat);
            let Some(exit) = self.exit_from(cell, entry, beam) else {
                return TracedBeam { end: STOPPED, hit, turns };
            };
            turns = turns.saturating_add(u8::from(exit != entry.opposite()));
            leg = Legs::<B::Set>::name(cell, exit);
        }
    }

    /// The pairs of a beam and the opponents' heels in which living beams end now, a bit for each.
    #[inline(never)]
    pub(super) fn beams_in_heels(&self) -> u16 {
        self.beams_in_heels_by(|beam| self.is_settled(beam))
    }

    /// The same, with those beams traced that are not known to be where they were.
    pub(super) fn beams_in_heels_by(&self, is_settled: impl Fn(Seat) -> bool) -> u16 {
        let tables = B::tables(self.rules.frame);
        let living = self.base.living();
        let mut pairs = 0;
        for beam in Self::seats().filter(|beam| living.has(*beam)) {
            if is_settled(beam) {
                pairs |= self.in_heel & pairs_of(beam);
                continue;
            }
            let legs = tables.legs(self.base.base_of(beam));
            let end = if self.rules.joker {
                self.trace_along(legs, beam).end
            } else {
                self.trace_plain(legs, beam)
            };
            pairs |= self.heels_at(legs, beam, end);
        }
        pairs
    }

    /// The pairs of a beam and the heels that an end of its is.
    #[inline]
    pub(super) fn heels_at(&self, legs: &Legs<B::Set>, beam: Seat, end: u16) -> u16 {
        let reached = Self::opponents(beam).filter(|heel| legs.is_heel(end, self.base.base_of(*heel)));
        reached.fold(0, |pairs, heel| pairs | pair(beam, heel))
    }

    fn exit_from(&self, cell: u8, entry: Corner, beam: Seat) -> Option<Corner> {
        self.meeting(Cell(cell), beam).exit(entry)
    }

    /// What a seat's beam meets on a cell of the base's board.
    pub(super) fn meeting(&self, cell: Cell, beam: Seat) -> Meeting {
        let mirror = self.rules.mirror;
        let joker = self.jokers.iter().find(|joker| joker.cell() == Some(cell));
        if let Some(lifeline) = joker.and_then(|joker: &Joker| joker.in_force(beam)) {
            return Meeting::of_lifeline(lifeline, mirror);
        }
        match self.base.piece_at(cell) {
            Some(piece) => B::meets(piece.kind, piece.seat == beam, mirror),
            None => Meeting::Pass,
        }
    }
}
