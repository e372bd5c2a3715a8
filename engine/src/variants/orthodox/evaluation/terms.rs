//! What a position of orthodox chess is judged by: each term, and how often it counts for which seat.

use super::super::Chess;
use super::super::castling::Castling;
use super::super::reach::Reach;
use super::super::tables::{cells, own_view};
use super::weights::WEIGHTS;
use crate::board::Cell;
use crate::piece::Kind;
use crate::search::Score;
use crate::search::eval::terms::{LinearEval, Run, Tally, phase_of};
use crate::search::eval::{Pair, steps};
use crate::search::evaluate::Eval;
use crate::seat::Seat;

/// Each kind on each cell, material included, as its own side sees the board.
const PLACE: Run = Run::new("PLACE", 6 * 64);
const BISHOPS: Run = Run::after(PLACE, "BISHOPS", 1);
/// How many cells a piece reaches that no pawn of the other side guards.
const KNIGHT_REACH: Run = Run::after(BISHOPS, "KNIGHT_REACH", 9);
const BISHOP_REACH: Run = Run::after(KNIGHT_REACH, "BISHOP_REACH", 14);
const ROOK_REACH: Run = Run::after(BISHOP_REACH, "ROOK_REACH", 15);
const QUEEN_REACH: Run = Run::after(ROOK_REACH, "QUEEN_REACH", 28);
/// A pawn that no pawn can stop any more, by its row.
const PASSED: Run = Run::after(QUEEN_REACH, "PASSED", 8);
/// The same with a piece right before it.
const PASSED_STOPPED: Run = Run::after(PASSED, "PASSED_STOPPED", 8);
/// How far the own king, and the other, is from the cell before a passed pawn beyond the middle.
const PASSED_OWN_KING: Run = Run::after(PASSED_STOPPED, "PASSED_OWN_KING", 8);
const PASSED_OTHER_KING: Run = Run::after(PASSED_OWN_KING, "PASSED_OTHER_KING", 8);
/// A pawn behind another of its own, without neighbours, and guarded by or beside another, by its row.
const DOUBLED: Run = Run::after(PASSED_OTHER_KING, "DOUBLED", 1);
const ISOLATED: Run = Run::after(DOUBLED, "ISOLATED", 1);
const CONNECTED: Run = Run::after(ISOLATED, "CONNECTED", 8);
/// A rook on a file without pawns, and without own ones.
const ROOK_OPEN: Run = Run::after(CONNECTED, "ROOK_OPEN", 1);
const ROOK_HALF_OPEN: Run = Run::after(ROOK_OPEN, "ROOK_HALF_OPEN", 1);
/// A pawn on the two rows before the own king, and no pawn before it on its file.
const COVER: Run = Run::after(ROOK_HALF_OPEN, "COVER", 1);
const NO_COVER: Run = Run::after(COVER, "NO_COVER", 1);
/// How much bears on the cells round the other king.
const DANGER: Run = Run::after(NO_COVER, "DANGER", 40);
/// A piece of the other side, by its kind, that a pawn, a minor piece or a rook attacks, or that nothing guards.
const BY_PAWN: Run = Run::after(DANGER, "BY_PAWN", 6);
const BY_MINOR: Run = Run::after(BY_PAWN, "BY_MINOR", 6);
const BY_ROOK: Run = Run::after(BY_MINOR, "BY_ROOK", 6);
const LOOSE: Run = Run::after(BY_ROOK, "LOOSE", 6);
const CASTLING: Run = Run::after(LOOSE, "CASTLING", 1);
const TEMPO: Run = Run::after(CASTLING, "TEMPO", 1);

/// All terms, in the order of their numbers.
pub(super) const RUNS: [Run; 24] = [
    PLACE,
    BISHOPS,
    KNIGHT_REACH,
    BISHOP_REACH,
    ROOK_REACH,
    QUEEN_REACH,
    PASSED,
    PASSED_STOPPED,
    PASSED_OWN_KING,
    PASSED_OTHER_KING,
    DOUBLED,
    ISOLATED,
    CONNECTED,
    ROOK_OPEN,
    ROOK_HALF_OPEN,
    COVER,
    NO_COVER,
    DANGER,
    BY_PAWN,
    BY_MINOR,
    BY_ROOK,
    LOOSE,
    CASTLING,
    TEMPO,
];

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];
const A_FILE: u64 = 0x0101_0101_0101_0101;
const H_FILE: u64 = A_FILE << 7;

/// The cells that a seat's pawns attack.
const fn pawn_attacks(pawns: u64, seat: Seat) -> u64 {
    match seat {
        Seat::First => (pawns & !A_FILE) << 7 | (pawns & !H_FILE) << 9,
        _ => (pawns & !A_FILE) >> 9 | (pawns & !H_FILE) >> 7,
    }
}

/// The cells before a cell on its own and the neighbouring files, as a seat goes.
const fn ahead(cell: u8, seat: Seat) -> (u64, u64) {
    let file = A_FILE << (cell % 8);
    let beside = (file & !A_FILE) >> 1 | (file & !H_FILE) << 1;
    let rows = match seat {
        Seat::First => !0u64 << (8 * (cell / 8)) << 8,
        _ => !(!0u64 << (8 * (cell / 8))),
    };
    (file & rows, beside & rows)
}

/// The king of a seat and the cells round it.
fn king_zone(chess: &Chess, seat: Seat) -> u64 {
    let king = chess.pieces(seat, Kind::King);
    let row = king | (king & !A_FILE) >> 1 | (king & !H_FILE) << 1;
    row | row << 8 | row >> 8
}

/// How much better a piece of a kind stands on one cell than on another, by itself, in the middle of a game.
pub(super) fn placing(seat: Seat, kind: Kind, (from, to): (Cell, Cell)) -> Score {
    let first = 64 * (kind.index() % Kind::CHESS.len());
    let at = |cell: Cell| WEIGHTS[first + own_view(cell.0, seat)].at(1, 2);
    at(to) - at(from)
}

/// What a seat's pieces attack, own pieces that they guard included.
#[derive(Clone, Copy, Debug, Default)]
struct Sight {
    all: u64,
    pawns: u64,
    minors: u64,
    rooks: u64,
}

impl LinearEval for Chess {
    const RUNS: &'static [Run] = &RUNS;
    const WEIGHTS: &'static [Pair] = &WEIGHTS;

    /// 1 for a minor piece, 2 for a rook, 4 for a queen; more than a full board where pawns were promoted.
    fn phase(&self) -> Score {
        let kinds = [(Kind::Knight, 1), (Kind::Bishop, 1), (Kind::Rook, 2), (Kind::Queen, 4)];
        phase_of(kinds, |kind| self.of_kind(kind).count_ones())
    }

    fn count(&self, eval: &mut Eval, tally: &mut impl Tally) {
        let sights = SEATS.map(|seat| {
            pieces(self, seat, tally);
            pawns(self, seat, tally);
            cover(self, seat, tally);
            activity(self, seat, eval, tally)
        });
        for (seat, [own, other]) in SEATS.into_iter().zip([[sights[0], sights[1]], [sights[1], sights[0]]]) {
            threats(self, seat, own, other, tally);
        }
        tally.add(self.turn(), TEMPO.first, 1);
    }
}

fn pieces(chess: &Chess, seat: Seat, tally: &mut impl Tally) {
    for kind in Kind::CHESS {
        let from = 64 * (kind.index() % Kind::CHESS.len());
        for cell in cells(chess.pieces(seat, kind)) {
            tally.add(seat, from + own_view(cell, seat), 1);
        }
    }
    if chess.pieces(seat, Kind::Bishop).count_ones() > 1 {
        tally.add(seat, BISHOPS.first, 1);
    }
    let rights = Castling::of(seat).filter(|castling| chess.has_right(castling)).count();
    if rights > 0 {
        tally.add(seat, CASTLING.first, rights as Score);
    }
}

/// Pawns that nothing stops, that stand alone, together or behind each other; rooks on open files.
fn pawns(chess: &Chess, seat: Seat, tally: &mut impl Tally) {
    let other = seat.other();
    let (own, adverse) = (chess.pieces(seat, Kind::Pawn), chess.pieces(other, Kind::Pawn));
    let guarded = pawn_attacks(own, seat);
    let phalanx = (own & !A_FILE) >> 1 | (own & !H_FILE) << 1;
    for cell in cells(own) {
        let (file, beside) = ahead(cell, seat);
        let row = own_view(cell, seat) / 8;
        if adverse & (file | beside) == 0 && own & file == 0 {
            tally.add(seat, PASSED.at(row), 1);
            let before = if seat == Seat::First { cell + 8 } else { cell.wrapping_sub(8) } & 63;
            if chess.occupied() & 1 << before != 0 {
                tally.add(seat, PASSED_STOPPED.at(row), 1);
            }
            if row > 3
                && let (Some(king), Some(their)) = (chess.king(seat), chess.king(other))
            {
                let away = |king: Cell| steps(8, (king, Cell(before))) as usize;
                tally.add(seat, PASSED_OWN_KING.at(away(king)), 1);
                tally.add(seat, PASSED_OTHER_KING.at(away(their)), 1);
            }
        }
        if own & file != 0 {
            tally.add(seat, DOUBLED.first, 1);
        }
        let column = A_FILE << (cell % 8);
        if own & ((column & !A_FILE) >> 1 | (column & !H_FILE) << 1) == 0 {
            tally.add(seat, ISOLATED.first, 1);
        } else if (guarded | phalanx) & 1 << cell != 0 {
            tally.add(seat, CONNECTED.at(row), 1);
        }
    }
    for cell in cells(chess.pieces(seat, Kind::Rook)) {
        let column = A_FILE << (cell % 8);
        if own & column == 0 {
            tally.add(seat, if adverse & column == 0 { ROOK_OPEN } else { ROOK_HALF_OPEN }.first, 1);
        }
    }
}

/// Pawns before the own king.
fn cover(chess: &Chess, seat: Seat, tally: &mut impl Tally) {
    let Some(king) = chess.king(seat) else { return };
    let (file, beside) = ahead(king.0, seat);
    let near = match seat {
        Seat::First => 0xFFFF_u64 << (8 * (king.0 / 8)) << 8,
        _ => (0xFFFF_0000_0000_0000_u64 >> (8 * (7 - king.0 / 8))) >> 8,
    };
    let pawns = chess.pieces(seat, Kind::Pawn);
    let covered = (pawns & (file | beside) & near).count_ones() as Score;
    if covered > 0 {
        tally.add(seat, COVER.first, covered);
    }
    if pawns & file == 0 {
        tally.add(seat, NO_COVER.first, 1);
    }
}

/// How far pieces see, and what bears on the other king.
fn activity(chess: &Chess, seat: Seat, eval: &mut Eval, tally: &mut impl Tally) -> Sight {
    let other = seat.other();
    let kept = pawn_attacks(chess.pieces(other, Kind::Pawn), other);
    let zone = king_zone(chess, other);
    let reach = Reach::of(chess, seat);
    let army = chess.army(seat);
    let (mut danger, mut attackers) = (0, 0);
    let (mut mirrors, mut all) = (0u64, 0u64);
    let mut sight = Sight { pawns: pawn_attacks(chess.pieces(seat, Kind::Pawn), seat), ..Sight::default() };
    sight.all = sight.pawns;
    for kind in Kind::CHESS {
        for from in cells(chess.pieces(seat, kind)) {
            let sees = reach.pseudo_legal(kind, from);
            let targets = sees & !army;
            all |= targets;
            if kind != Kind::Queen && kind != Kind::Pawn {
                mirrors |= targets;
            }
            let (run, weight) = match kind {
                Kind::Pawn => continue,
                Kind::Knight => (KNIGHT_REACH, 2),
                Kind::Bishop => (BISHOP_REACH, 2),
                Kind::Rook => (ROOK_REACH, 3),
                Kind::Queen => (QUEEN_REACH, 5),
                _ => {
                    sight.all |= sees;
                    continue;
                }
            };
            sight.all |= sees;
            match kind {
                Kind::Knight | Kind::Bishop => sight.minors |= sees,
                Kind::Rook => sight.rooks |= sees,
                _ => {}
            }
            let pinned = reach.guard.pinned & 1 << from != 0;
            let free = if pinned { 0 } else { (targets & !kept).count_ones() as usize };
            tally.add(seat, run.at(free), 1);
            let bearing = (sees & zone).count_ones() as usize;
            if bearing > 0 {
                attackers += 1;
                danger += weight * bearing;
            }
        }
    }
    let passing = reach.passing_pawns();
    if let Some(passed) = chess.passed().filter(|_| passing != 0) {
        all |= 1 << (passed.0 & 63);
    }
    if attackers > 1 {
        tally.add(seat, DANGER.at(danger), 1);
    }
    eval.mirrors[seat.index()] = u128::from(mirrors);
    eval.reach[seat.index()] = u128::from(all);
    sight
}

/// What the pieces of the other side are exposed to.
fn threats(chess: &Chess, seat: Seat, own: Sight, other: Sight, tally: &mut impl Tally) {
    let attacked = own.all & chess.army(seat.other());
    if attacked == 0 {
        return;
    }
    for kind in Kind::CHESS.into_iter().filter(|kind| *kind != Kind::King) {
        let there = attacked & chess.of_kind(kind);
        for (run, set) in [
            (BY_PAWN, there & own.pawns),
            (BY_MINOR, there & own.minors),
            (BY_ROOK, there & own.rooks),
            (LOOSE, there & !other.all),
        ] {
            if set != 0 {
                tally.add(seat, run.at(kind.index()), set.count_ones() as Score);
            }
        }
    }
}
