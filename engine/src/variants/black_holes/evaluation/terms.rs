//! What a position of Black holes is judged by: each term, and how often it counts for which seat.

use super::super::{BlackHoles, PROMOTIONS};
use super::weights::WEIGHTS;
use super::{COLUMNS, ROWS, SEATS, zone};
use crate::board::Cell;
use crate::piece::Kind;
use crate::search::Score;
use crate::search::eval::Pair;
use crate::search::eval::terms::{LinearEval, Run, Tally, phase_of};
use crate::search::evaluate::Eval;
use crate::seat::Seat;
use crate::variants::kit::sets::cells;

/// What stands on the board, in the order of its terms, which is that of [`Kind::index`].
const KINDS: [Kind; 7] =
    [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King, Kind::Hole];
const CELLS: usize = COLUMNS as usize * ROWS as usize;

/// Each kind on each cell, material included, as its own side sees the board.
const PLACE: Run = Run::new("PLACE", KINDS.len() * CELLS);
/// A move of each kind, also through holes.
const MOVES: Run = Run::after(PLACE, "MOVES", KINDS.len());
/// How many ways there are to cells next to the other king, or to the king.
const ROUTES: Run = Run::after(MOVES, "ROUTES", 24);
/// A piece of the other side, by its kind, that a pawn, a minor piece, or any other may take.
const BY_PAWN: Run = Run::after(ROUTES, "BY_PAWN", KINDS.len());
const BY_MINOR: Run = Run::after(BY_PAWN, "BY_MINOR", KINDS.len());
const BY_OTHER: Run = Run::after(BY_MINOR, "BY_OTHER", KINDS.len());
/// A pawn that no pawn can stop any more, by its row.
const PASSED: Run = Run::after(BY_OTHER, "PASSED", ROWS as usize);
/// A pawn behind another of its own, and one without neighbours.
const DOUBLED: Run = Run::after(PASSED, "DOUBLED", 1);
const ISOLATED: Run = Run::after(DOUBLED, "ISOLATED", 1);
const TEMPO: Run = Run::after(ISOLATED, "TEMPO", 1);

/// All terms, in the order of their numbers.
pub(super) const RUNS: [Run; 10] =
    [PLACE, MOVES, ROUTES, BY_PAWN, BY_MINOR, BY_OTHER, PASSED, DOUBLED, ISOLATED, TEMPO];

/// A cell as the seat's own side sees the board.
const fn own_view(cell: u8, seat: Seat) -> usize {
    let (column, row) = (cell % COLUMNS, cell / COLUMNS);
    let row = if matches!(seat, Seat::First) { row } else { ROWS - 1 - row };
    (row * COLUMNS + column) as usize
}

/// The term of a kind on a cell.
const fn place(kind: Kind, cell: u8, seat: Seat) -> usize {
    PLACE.at(kind.index() * CELLS + own_view(cell, seat))
}

/// How much better a piece of a kind stands on one cell than on another, by itself, in the middle of a game.
pub(super) fn placing(seat: Seat, kind: Kind, (from, to): (Cell, Cell)) -> Score {
    let at = |cell: Cell| WEIGHTS[place(kind, cell.0, seat)].at(1, 2);
    at(to) - at(from)
}

impl LinearEval for BlackHoles {
    const RUNS: &'static [Run] = &RUNS;
    const WEIGHTS: &'static [Pair] = &WEIGHTS;

    /// 2 for a minor piece, 3 for a rook, 5 for a queen.
    fn phase(&self) -> Score {
        let kinds = [(Kind::Knight, 2), (Kind::Bishop, 2), (Kind::Rook, 3), (Kind::Queen, 5)];
        phase_of(kinds, |kind| self.of_kind(kind).count_ones())
    }

    fn count(&self, eval: &mut Eval, tally: &mut impl Tally) {
        for kind in KINDS {
            for seat in SEATS {
                for cell in cells(self.of_kind(kind) & self.army(seat)) {
                    tally.add(seat, place(kind, cell, seat), 1);
                }
            }
        }
        for seat in SEATS {
            pawns(self, seat, tally);
            activity(self, seat, eval, tally);
        }
        tally.add(self.turn(), TEMPO.first, 1);
    }
}

/// Pawns that nothing stops, that stand alone or behind each other.
fn pawns(state: &BlackHoles, seat: Seat, tally: &mut impl Tally) {
    let pawns = state.of_kind(Kind::Pawn);
    let (own, adverse) = (pawns & state.army(seat), pawns & state.army(seat.other()));
    for cell in cells(own) {
        let before =
            |other: u8| own_view(other, seat) / COLUMNS as usize > own_view(cell, seat) / COLUMNS as usize;
        let beside = |other: u8| (other % COLUMNS).abs_diff(cell % COLUMNS);
        if !cells(adverse).any(|other| before(other) && beside(other) < 2) {
            tally.add(seat, PASSED.at(own_view(cell, seat) / COLUMNS as usize), 1);
        }
        if cells(own).any(|other| before(other) && beside(other) == 0) {
            tally.add(seat, DOUBLED.first, 1);
        }
        if !cells(own).any(|other| beside(other) == 1) {
            tally.add(seat, ISOLATED.first, 1);
        }
    }
}

/// How far pieces go, what they bear on, and the ways to the other king.
fn activity(state: &BlackHoles, seat: Seat, eval: &mut Eval, tally: &mut impl Tally) {
    let target = state.king(seat.other()).map_or(0, |king| zone(king.0));
    let (mut reach, mut routes) = (0_u64, 0);
    let mut moves = [0; KINDS.len()];
    let mut bear = [0_u64; 3];
    state.targets_as(seat, &mut |kind, plain, promoting| {
        // Each promotion is a move of its own.
        let count = |plain: u64, promoting: u64| {
            (plain.count_ones() + PROMOTIONS.len() as u32 * promoting.count_ones()) as Score
        };
        reach |= plain | promoting;
        // Any hole may be dropped on any vacant cell of the row: that is one freedom.
        if let Some(kind) = kind {
            moves[kind.index() % KINDS.len()] += count(plain, promoting);
            let by = match kind {
                Kind::Pawn => 0,
                Kind::Knight | Kind::Bishop => 1,
                _ => 2,
            };
            bear[by] |= plain | promoting;
        }
        routes += count(plain & target, promoting & target);
    });
    for (at, moves) in moves.into_iter().enumerate().filter(|(_, moves)| *moves > 0) {
        tally.add(seat, MOVES.at(at), moves);
    }
    if routes > 0 {
        tally.add(seat, ROUTES.at(routes as usize), 1);
    }
    for (run, set) in [BY_PAWN, BY_MINOR, BY_OTHER].into_iter().zip(bear) {
        for cell in cells(set & state.army(seat.other())) {
            let Some(piece) = state.piece_at(Cell(cell)) else { continue };
            tally.add(seat, run.at(piece.kind.index()), 1);
        }
    }
    eval.reach[seat.index()] = u128::from(reach);
}
