//! What a position of draughts is judged by: each term, and how often it counts for which seat.

use super::super::capture::{along, ways};
use super::super::position::Draughts;
use super::weights::WEIGHTS;
use super::{SEATS, pieces};
use crate::board::Cell;
use crate::search::Score;
use crate::search::eval::Pair;
use crate::search::eval::terms::{LinearEval, Run, Tally};
use crate::search::evaluate::Eval;
use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells};

const SQUARES: usize = 32;

/// A man and a king on each square, material included, as its own side sees the board.
const MAN: Run = Run::new("MAN", SQUARES);
const CROWNED: Run = Run::after(MAN, "CROWNED", SQUARES);
/// A square that a man, or a king, may step to.
const ROOM: Run = Run::after(CROWNED, "ROOM", 2);
/// A king that cannot step.
const SHUT_IN: Run = Run::after(ROOM, "SHUT_IN", 1);
/// A man that no piece of the other side can stop any more, by its row.
const FREE: Run = Run::after(SHUT_IN, "FREE", 8);
/// So many men on the own first row, from where they keep the other side from crowning, while it has men.
const GUARD: Run = Run::after(FREE, "GUARD", 5);
/// More pieces than the other side, by how many pairs are gone: whose pieces are more does well to exchange them.
const MORE: Run = Run::after(GUARD, "MORE", 13);
/// A man with another one right behind it, so that it cannot be jumped from there.
const BACKED: Run = Run::after(MORE, "BACKED", 1);
/// A man at the side.
const ASIDE: Run = Run::after(BACKED, "ASIDE", 1);
/// The right to move, and the move that counts in endings: who is to move has an odd number of pieces in its own columns.
const TEMPO: Run = Run::after(ASIDE, "TEMPO", 1);
const OPPOSITION: Run = Run::after(TEMPO, "OPPOSITION", 1);

/// All terms, in the order of their numbers.
const RUNS: [Run; 11] = [MAN, CROWNED, ROOM, SHUT_IN, FREE, GUARD, MORE, BACKED, ASIDE, TEMPO, OPPOSITION];

/// A square as the seat's own side sees the board.
const fn own_view(cell: u8, seat: Seat) -> usize {
    (if matches!(seat, Seat::First) { cell } else { 63 - cell }) as usize & 63
}

/// The term of a piece on a square.
const fn place(king: bool, cell: u8, seat: Seat) -> usize {
    (if king { CROWNED } else { MAN }).at(own_view(cell, seat) / 2)
}

/// How much better a piece stands on one square than on another, by itself, in the middle of a game.
pub(super) fn placing(seat: Seat, king: bool, (from, to): (Cell, Cell)) -> Score {
    let at = |cell: Cell| WEIGHTS[place(king, cell.0, seat)].at(1, 2);
    at(to) - at(from)
}

impl LinearEval for Draughts {
    const RUNS: &'static [Run] = &RUNS;
    const WEIGHTS: &'static [Pair] = &WEIGHTS;

    /// 1 for each piece.
    fn phase(&self) -> Score {
        self.occupied().count_ones() as Score
    }

    fn count(&self, eval: &mut Eval, tally: &mut impl Tally) {
        for seat in SEATS {
            let (mut reach, mut deflecting, mut guards) = (0, 0, 0);
            let (own, other) = (self.army(seat), self.army(seat.other()));
            let men = own & !self.kings;
            for (cell, king) in pieces(self, seat) {
                let (squares, steps) = self.reach_from(cell, king, seat);
                tally.add(seat, place(king, cell, seat), 1);
                if steps > 0 {
                    tally.add(seat, ROOM.at(usize::from(king)), steps);
                }
                reach |= squares;
                if king {
                    if squares == 0 {
                        tally.add(seat, SHUT_IN.first, 1);
                    }
                    continue;
                }
                // Men alone turn their own side's beam (draughts.md 5.2.2).
                deflecting |= squares;
                let up = own_view(cell, seat) / 8;
                guards += usize::from(up == 0);
                if is_free(self, cell, seat) {
                    tally.add(seat, FREE.at(up), 1);
                }
                let behind = ways(false, seat.other()).iter().filter_map(|way| along(cell, *way, 1));
                let backed = behind.filter(|behind| men & bit(*behind) != 0).count();
                if backed > 0 {
                    tally.add(seat, BACKED.first, backed as Score);
                }
                if cell % 8 == 0 || cell % 8 == 7 {
                    tally.add(seat, ASIDE.first, 1);
                }
            }
            if other & !self.kings != 0 {
                tally.add(seat, GUARD.at(guards), 1);
            }
            eval.reach[seat.index()] = u128::from(reach);
            eval.mirrors[seat.index()] = u128::from(deflecting);
        }
        let [first, second] = SEATS.map(|seat| self.army(seat).count_ones());
        let gone = 12 - first.min(second).min(12) as usize;
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => tally.add(Seat::First, MORE.at(gone), 1),
            std::cmp::Ordering::Less => tally.add(Seat::Second, MORE.at(gone), 1),
            std::cmp::Ordering::Equal => {}
        }
        tally.add(self.turn, TEMPO.first, 1);
        // The columns in which a side's men set out.
        let system = if self.turn == Seat::First { 0x5555_5555_5555_5555_u64 } else { 0xAAAA_AAAA_AAAA_AAAA };
        if (self.occupied() & system).count_ones() % 2 == 1 {
            tally.add(self.turn, OPPOSITION.first, 1);
        }
    }
}

/// Whether no piece of the other side stands on or before the rows that a man has still to go, near enough to meet it.
fn is_free(state: &Draughts, cell: u8, seat: Seat) -> bool {
    let rows = |at: u8| own_view(at, seat) / 8;
    !cells(state.army(seat.other())).any(|other| {
        rows(other) >= rows(cell)
            && (other % 8).abs_diff(cell % 8) as usize <= rows(other).abs_diff(rows(cell)) + 2
    })
}
