//! One side's pieces by what they can do: their normal captures and their relativistic ones (black_holes.md 1.3).

use super::rules::{HoleRules, PawnExit};
use super::tables::{Direction, HoleTables, row, row_of};
use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells};

/// A side's pieces, a set for each ability. Queens are among both riders.
#[derive(Clone, Copy, Debug)]
pub(super) struct AttackSets {
    pub seat: Seat,
    pub all: u64,
    pub lines: u64,
    pub diagonals: u64,
    pub knights: u64,
    pub pawns: u64,
    pub kings: u64,
    pub holes: u64,
}

/// How a piece has entered a black hole: it decides what it may do when it leaves the white one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HoleEntry {
    /// Any piece but a pawn: it may capture or not.
    Plain,
    /// A pawn, straight ahead (black_holes.md 1.4.1, a).
    Straight,
    /// A pawn, diagonally (1.4.1, b).
    Diagonal,
}

impl HoleEntry {
    /// Whether the piece may end on a vacant cell.
    #[inline]
    pub fn may_rest(self, rules: HoleRules) -> bool {
        self != Self::Diagonal || rules.pawn_exit == PawnExit::Free
    }

    /// Whether the piece may end with a capture.
    #[inline]
    pub fn may_capture(self, rules: HoleRules) -> bool {
        self != Self::Straight || rules.pawn_exit == PawnExit::Free
    }
}

impl AttackSets {
    /// The side after a capture.
    #[inline]
    pub const fn without(self, gone: u64) -> Self {
        Self {
            seat: self.seat,
            all: self.all & !gone,
            lines: self.lines & !gone,
            diagonals: self.diagonals & !gone,
            knights: self.knights & !gone,
            pawns: self.pawns & !gone,
            kings: self.kings & !gone,
            holes: self.holes & !gone,
        }
    }

    /// The seat's place in tables of two.
    #[inline]
    pub const fn colour(&self) -> usize {
        if matches!(self.seat, Seat::First) { 0 } else { 1 }
    }

    /// The row from which pawns make the double step, also when they have come back to it (black_holes.md 1.2.7).
    #[inline]
    pub const fn pawn_home(&self) -> u64 {
        row(if matches!(self.seat, Seat::First) { 1 } else { 6 })
    }

    /// How the piece on `from` enters the hole on `black` in this direction, nothing standing between: a normal move
    /// "as if this square was vacant or occupied by enemy piece". `None` where it does not reach.
    #[inline]
    pub fn enters(
        &self,
        tables: &HoleTables,
        rules: HoleRules,
        from: u8,
        black: u8,
        way: Direction,
    ) -> Option<HoleEntry> {
        let piece = bit(from);
        let ways = tables.ways(from);
        if way.is_leap() {
            return (self.knights & piece != 0 && ways.knight & bit(black) != 0).then_some(HoleEntry::Plain);
        }
        let riders = if way.is_straight() { self.lines } else { self.diagonals };
        if riders & piece != 0 {
            return Some(HoleEntry::Plain);
        }
        if self.holes & piece != 0 {
            return (ways.king & bit(black) != 0).then_some(HoleEntry::Plain);
        }
        if self.pawns & piece == 0 {
            return None;
        }
        if ways.takes[self.colour()] & bit(black) != 0 {
            return Some(HoleEntry::Diagonal);
        }
        let step = ways.step[self.colour()];
        let double =
            rules.pawn_double_entry && piece & self.pawn_home() != 0 && way == Direction::forward(self.seat);
        let reaches = step & bit(black) != 0 || double && row_of(from).abs_diff(row_of(black)) == 2;
        reaches.then_some(HoleEntry::Straight)
    }

    /// The piece that enters a hole in a direction, if any does.
    #[inline]
    fn entrant(
        &self,
        tables: &HoleTables,
        rules: HoleRules,
        occupied: u64,
        black: u8,
        way: Direction,
    ) -> Option<(u8, HoleEntry)> {
        let back = tables.ways(black).ray(way.opposite());
        let met = if way.is_leap() { back } else { back & occupied };
        if met == 0 {
            return None;
        }
        let from = way.opposite().nearest(met);
        self.enters(tables, rules, from, black, way).map(|entry| (from, entry))
    }

    /// The pieces that could take on a cell by a normal move, if an enemy piece stood there.
    #[inline]
    fn takers(&self, tables: &HoleTables, at: u8, occupied: u64) -> u64 {
        let ways = tables.ways(at);
        let mut found =
            ways.takes[self.colour() ^ 1] & self.pawns | ways.knight & self.knights | ways.king & self.kings;
        // Most cells see no rider even on an empty board.
        if ways.lines() & self.lines != 0 {
            found |= ways.rook(occupied) & self.lines;
        }
        if ways.diagonals() & self.diagonals != 0 {
            found |= ways.bishop(occupied) & self.diagonals;
        }
        found
    }

    /// The pieces that could take on a cell by a relativistic move, until `enough` says so. The cell is thought
    /// occupied, and `occupied` has it.
    #[inline]
    fn travellers(
        &self,
        tables: &HoleTables,
        rules: HoleRules,
        at: u8,
        occupied: u64,
        enough: &mut impl FnMut(u8) -> bool,
    ) -> bool {
        for white in cells(self.holes & tables.ways(at).sight) {
            let Some(way) = tables.toward(white, at) else { continue };
            if way.is_leap() && self.knights == 0 {
                continue;
            }
            let met = tables.between(white, at, way) & occupied;
            if met & met.wrapping_sub(1) != 0 {
                continue;
            }
            for black in cells(self.holes) {
                let Some((from, entry)) = self.entrant(tables, rules, occupied, black, way) else { continue };
                // The traveller has left its own cell, and a hole does not leave by itself.
                let free = met & !bit(from) == 0 && from != white && from != at;
                if free && entry.may_capture(rules) && enough(from) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a king on a cell would be in check from this side (black_holes.md 1.2.11), among these pieces.
    #[inline]
    pub fn hits(&self, tables: &HoleTables, rules: HoleRules, king: u8, occupied: u64) -> bool {
        self.takers(tables, king, occupied) != 0
            || self.travellers(tables, rules, king, occupied, &mut |_| true)
    }

    /// The pieces that attack or guard a cell, among these pieces: a hole is only taken by relativistic moves.
    pub fn attackers(&self, tables: &HoleTables, rules: HoleRules, at: u8, occupied: u64, hole: bool) -> u64 {
        let mut found = if hole { 0 } else { self.takers(tables, at, occupied) };
        self.travellers(tables, rules, at, occupied | bit(at), &mut |from| {
            found |= bit(from);
            false
        });
        found
    }
}
