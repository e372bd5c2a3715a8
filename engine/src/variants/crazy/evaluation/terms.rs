//! What a position of Crazy chess is judged by: each term, and how often it counts for which seat.

use super::super::{Crazy, Place};
use super::weights::WEIGHTS;
use crate::board::Cell;
use crate::piece::{Kind, Piece};
use crate::search::Score;
use crate::search::eval::terms::{LinearEval, Run, Tally};
use crate::search::eval::{Pair, steps};
use crate::search::evaluate::Eval;
use crate::seat::Seat;

const KINDS: usize = Kind::CHESS.len();
const CELLS: usize = 64;

/// Each kind on each cell, material included, as its own side sees the board; a bishop that has not risen lives twice.
const PLACE: Run = Run::new("PLACE", KINDS * CELLS);
/// A bishop that has risen, on each cell.
const RISEN: Run = Run::after(PLACE, "RISEN", CELLS);
/// A piece inside a rook, by its kind: it cannot be taken before the rook, and a king there is not attacked by what is outside
/// (crazy.md B15).
const INSIDE: Run = Run::after(RISEN, "INSIDE", KINDS);
/// How many king's steps a piece of each kind is from the other king.
const NEAR: Run = Run::after(INSIDE, "NEAR", KINDS * 8);
const TEMPO: Run = Run::after(NEAR, "TEMPO", 1);

/// All terms, in the order of their numbers.
pub(super) const RUNS: [Run; 5] = [PLACE, RISEN, INSIDE, NEAR, TEMPO];

/// The term of a piece on a cell.
fn place(piece: Piece, risen: bool, cell: u8) -> usize {
    let seen = usize::from(if piece.seat == Seat::First { cell } else { cell ^ 56 }) % CELLS;
    let risen = risen && piece.kind == Kind::Bishop;
    if risen { RISEN.at(seen) } else { PLACE.at(piece.kind.index() % KINDS * CELLS + seen) }
}

/// How much better a piece stands on one cell than on another, by itself, in the middle of a game.
pub(super) fn placing(piece: Piece, risen: bool, (from, to): (u8, u8)) -> Score {
    let at = |cell: u8| WEIGHTS[place(piece, risen, cell)].at(1, 2);
    at(to) - at(from)
}

impl LinearEval for Crazy {
    const RUNS: &'static [Run] = &RUNS;
    const WEIGHTS: &'static [Pair] = &WEIGHTS;

    /// 1 for a minor piece, 2 for a rook, 4 for a queen, wherever they stand.
    fn phase(&self) -> Score {
        let mut phase = 0;
        self.each_piece(&mut |_, piece, _| {
            phase += match piece.kind {
                Kind::Knight | Kind::Bishop => 1,
                Kind::Rook => 2,
                Kind::Queen => 4,
                _ => 0,
            };
        });
        phase
    }

    fn count(&self, eval: &mut Eval, tally: &mut impl Tally) {
        let kings = [Seat::First, Seat::Second].map(|seat| self.stacks.king(seat));
        self.each_piece(&mut |Place { cell, level }, piece, risen| {
            let (seat, kind) = (piece.seat, piece.kind.index() % KINDS);
            tally.add(seat, place(piece, risen, cell), 1);
            if level > 0 {
                tally.add(seat, INSIDE.at(kind), 1);
            }
            if let Some(king) = kings[seat.other().index() & 1] {
                tally.add(seat, NEAR.at(kind * 8 + steps(8, (Cell(cell), Cell(king.cell))) as usize % 8), 1);
            }
            eval.reach[seat.index()] |= 1 << (cell & 63);
        });
        tally.add(self.turn(), TEMPO.first, 1);
    }
}
