//! Relativistic moves: entry, white hole and exit (black_holes.md 1.3).

use super::attack_sets::{AttackSets, HoleEntry};
use super::hole_move::Route;
use super::position::BlackHoles;
use super::rules::HoleRules;
use super::tables::{Direction, HoleTables};
use crate::board::Cell;
use crate::variants::kit::sets::{bit, cells};

/// A piece inside a black hole: how it came in decides where it may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Traveller {
    /// Where it came from; that cell is vacant now (1.3, 4).
    pub from: u8,
    pub way: Direction,
    pub entry: HoleEntry,
}

/// The cells along an exit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exit {
    /// The vacant ones, before anything is met.
    pub open: u64,
    /// The first that is occupied, as a set; empty where the way leads off the board.
    pub met: u64,
}

impl Traveller {
    /// The piece on a cell as it enters a hole of its own side (1.3, 1), among these pieces.
    #[inline]
    pub fn enter(
        army: &AttackSets,
        tables: &HoleTables,
        rules: HoleRules,
        from: u8,
        black: u8,
        occupied: u64,
    ) -> Option<Self> {
        let way = tables.toward(from, black)?;
        let entry = army.enters(tables, rules, from, black, way)?;
        let clear = way.is_leap() || tables.between(from, black, way) & occupied == 0;
        clear.then_some(Self { from, way, entry })
    }

    /// The way out of a white hole (1.3, 3), among these pieces.
    #[inline]
    pub fn exit(&self, tables: &HoleTables, white: u8, occupied: u64) -> Exit {
        let ray = tables.ways(white).ray(self.way);
        let met = ray & occupied & !bit(self.from);
        if met == 0 {
            return Exit { open: ray, met: 0 };
        }
        let at = self.way.nearest(met);
        Exit { open: ray & !tables.ways(at).ray(self.way) & !bit(at), met: bit(at) }
    }

    /// The cells it may end on when it leaves a white hole: the rules of its kind regarded, its king's safety not.
    /// A hole does not leave by itself (1.3, 2).
    #[inline]
    pub fn targets(
        &self,
        tables: &HoleTables,
        rules: HoleRules,
        army: &AttackSets,
        white: u8,
        occupied: u64,
    ) -> u64 {
        if white == self.from {
            return 0;
        }
        let exit = self.exit(tables, white, occupied);
        let mut targets = 0;
        if self.entry.may_rest(rules) {
            targets |= if rules.null_relativistic { exit.open } else { exit.open & !bit(self.from) };
        }
        if self.entry.may_capture(rules) {
            targets |= exit.met & !army.kings;
        }
        targets
    }
}

impl BlackHoles {
    /// Hands out every route from a cell to another that the piece there could take, its king's safety not regarded,
    /// in order of the black hole and then of the white hole from a1, b1 to e8, until `enough` says so.
    pub(super) fn each_route_between(&self, from: u8, to: u8, enough: &mut dyn FnMut(Route) -> bool) -> bool {
        let tables = super::tables::tables();
        let Some(piece) = self.piece_at(Cell(from)) else { return false };
        let (army, occupied) = (self.ranks_of(piece.seat), self.occupied());
        for black in cells(army.holes) {
            let entered = Traveller::enter(&army, tables, self.rules, from, black, occupied);
            let Some(traveller) = entered else { continue };
            for white in cells(army.holes) {
                let targets = traveller.targets(tables, self.rules, &army, white, occupied);
                let route = Route { black: Cell(black), white: Cell(white) };
                if targets & bit(to) != 0 && enough(route) {
                    return true;
                }
            }
        }
        false
    }
}
