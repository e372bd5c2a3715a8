//! What a position of three-way chess is judged by: each term, and how often it counts for which seat.

use std::sync::LazyLock;

use super::super::ThreeWay;
use super::super::sets::{cells, territory};
use super::weights::WEIGHTS;
use crate::board::{Cell, Mesh};
use crate::piece::Kind;
use crate::search::Score;
use crate::search::eval::Pair;
use crate::search::eval::terms::{LinearEval, Run, Tally, phase_of};
use crate::search::evaluate::{Eval, Reach, one};
use crate::seat::Seat;

const CELLS: usize = 96;
const KINDS: usize = 6;
/// The cells of a territory with its two halves laid on each other: by rank, and by how far from the side.
const HALVES: usize = 16;
/// A set of opponents is one or two.
const OPPONENTS: usize = 2;

/// A piece of each kind in its own territory, and in another one, material included.
const HOME: Run = Run::new("HOME", KINDS * HALVES);
const ABROAD: Run = Run::after(HOME, "ABROAD", KINDS * HALVES);
/// A cell that a piece of each kind may go to.
const ROOM: Run = Run::after(ABROAD, "ROOM", KINDS);
/// A way of a piece of each kind to a cell next to another king, and a cell next to the own king that so many others reach.
const BEARING: Run = Run::after(ROOM, "BEARING", KINDS);
const BORNE: Run = Run::after(BEARING, "BORNE", OPPONENTS);
/// A king that so many others attack.
const ATTACKED: Run = Run::after(BORNE, "ATTACKED", OPPONENTS);
/// A piece of each kind but the king that so many others attack, and one that its own side guards.
const THREATENED: Run = Run::after(ATTACKED, "THREATENED", OPPONENTS * KINDS);
const GUARDED: Run = Run::after(THREATENED, "GUARDED", OPPONENTS * KINDS);
/// A piece of each kind but the king that a pawn attacks.
const CHASED: Run = Run::after(GUARDED, "CHASED", KINDS);
/// The right to move, and to move next.
const TEMPO: Run = Run::after(CHASED, "TEMPO", 1);
const NEXT: Run = Run::after(TEMPO, "NEXT", 1);

/// All terms, in the order of their numbers.
const RUNS: [Run; 11] =
    [HOME, ABROAD, ROOM, BEARING, BORNE, ATTACKED, THREATENED, GUARDED, CHASED, TEMPO, NEXT];

/// The cells that pieces of each seat attack or guard, and those that its pawns do.
#[derive(Default)]
struct ThreeWaySight {
    pieces: [Reach; 3],
    pawns: [Reach; 3],
}

/// The cells next to each cell, itself too.
fn zone(cell: Cell) -> Reach {
    static ZONES: LazyLock<[Reach; CELLS]> = LazyLock::new(|| {
        let mesh = Mesh::hexagon();
        let mut zones = [0; CELLS];
        for cell in mesh.cells().take(CELLS) {
            zones[cell.index()] = mesh.neighbours(cell).with(cell).0;
        }
        zones
    });
    ZONES.get(cell.index()).copied().unwrap_or(0)
}

/// The term of a piece on a cell.
fn place(kind: Kind, cell: Cell, at_home: bool) -> usize {
    let (file, rank) = (usize::from(cell.0 & 7), usize::from(cell.0 >> 3 & 3));
    let half = rank * 4 + file.min(7 - file);
    (if at_home { HOME } else { ABROAD }).at(kind.index() % KINDS * HALVES + half)
}

impl LinearEval for ThreeWay {
    const RUNS: &'static [Run] = &RUNS;
    const WEIGHTS: &'static [Pair] = &WEIGHTS;

    /// 1 for a minor piece, 2 for a rook, 4 for a queen: 36 on a full board.
    fn phase(&self) -> Score {
        let kinds = [(Kind::Knight, 1), (Kind::Bishop, 1), (Kind::Rook, 2), (Kind::Queen, 4)];
        phase_of(kinds, |kind| self.of_kind(kind).count_ones()) * 2 / 3
    }

    fn count(&self, eval: &mut Eval, tally: &mut impl Tally) {
        let living = self.living();
        let kings = Seat::ALL.map(|seat| self.king(seat));
        let zones = kings.map(|king| king.map_or(0, zone));
        let mut seen = ThreeWaySight::default();
        for seat in living.iter() {
            let at = seat.index();
            let at_home = self.at_home(seat);
            self.each_sight(seat, &mut |kind, cell, sight, targets| {
                tally.add(seat, place(kind, cell, at_home & one(cell) != 0), 1);
                seen.pieces[at] |= sight;
                if kind == Kind::Pawn {
                    seen.pawns[at] |= sight;
                }
                eval.reach[at] |= targets;
                if !matches!(kind, Kind::Pawn | Kind::Queen) {
                    eval.mirrors[at] |= targets;
                }
                let number = kind.index() % KINDS;
                tally.add(seat, ROOM.at(number), targets.count_ones() as Score);
                for other in living.without(seat).iter() {
                    let near = sight & zones[other.index()];
                    // Most pieces are far from other kings, and counting takes longer than asking.
                    if near != 0 {
                        tally.add(seat, BEARING.at(number), near.count_ones() as Score);
                    }
                }
            });
        }
        for seat in living.iter() {
            self.count_attacked(seat, &seen, tally);
            let king = kings[seat.index()].map_or(0, one);
            for (number, set) in by_others(seat, &seen.pieces).into_iter().enumerate() {
                tally.add(seat, BORNE.at(number), (zones[seat.index()] & set).count_ones() as Score);
                if king & set != 0 {
                    tally.add(seat, ATTACKED.at(number), 1);
                }
            }
        }
        tally.add(self.turn(), TEMPO.first, 1);
        tally.add(living.after(self.turn()), NEXT.first, 1);
    }
}

impl ThreeWay {
    /// The pieces that somebody moves: of what kind they are, and who moves them.
    pub(super) fn owned(&self) -> impl Iterator<Item = (Kind, Seat)> + '_ {
        cells(self.occupied()).filter_map(|cell| {
            let code = self.code_at(Cell(cell));
            Some((code.kind()?, self.controller(code.seat())?))
        })
    }

    /// The cells of pieces that a seat moves which stand in the territory that they started in.
    fn at_home(&self, seat: Seat) -> Reach {
        let own = Seat::ALL.into_iter().filter(|home| self.controller(*home) == Some(seat));
        own.fold(0, |set, home| set | self.home(home) & territory(self.rules().territory(home)))
    }

    /// Which pieces of a seat, but its kings, are attacked.
    fn count_attacked(&self, seat: Seat, seen: &ThreeWaySight, tally: &mut impl Tally) {
        let pieces = self.army(seat) & !self.of_kind(Kind::King);
        let each = |set: Reach| {
            cells(pieces & set).filter_map(|cell| {
                let kind = self.code_at(Cell(cell)).kind()?;
                Some((one(Cell(cell)), kind.index() % KINDS))
            })
        };
        for (number, set) in by_others(seat, &seen.pieces).into_iter().enumerate() {
            for (cell, piece) in each(set) {
                tally.add(seat, THREATENED.at(number * KINDS + piece), 1);
                if seen.pieces[seat.index()] & cell != 0 {
                    tally.add(seat, GUARDED.at(number * KINDS + piece), 1);
                }
            }
        }
        let [one_other, both] = by_others(seat, &seen.pawns);
        for (_, piece) in each(one_other | both) {
            tally.add(seat, CHASED.at(piece), 1);
        }
    }
}

/// The cells that one other seat reaches, and those that two reach.
fn by_others(seat: Seat, reach: &[Reach; 3]) -> [Reach; OPPONENTS] {
    let [one, another] = [seat.after(), seat.after().after()].map(|other| reach[other.index()]);
    [one ^ another, one & another]
}
