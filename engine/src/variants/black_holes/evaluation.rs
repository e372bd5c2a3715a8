//! Black holes: material, reach through the holes too, and routes to the cells round the king.

use super::{BlackHoles, HoleMove};
use crate::action::Action;
use crate::game::State;
use crate::notation::Notation;
use crate::piece::Kind;
use crate::search::Score;
use crate::search::insight::{Insight, Promise, Survey, one};
use crate::seat::Seat;

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];
/// Columns and rows of the board.
const COLUMNS: u8 = 5;
const ROWS: u8 = 8;
const TEMPO: Score = 15;
/// A cell that a piece may go to.
const REACH: Score = 4;
/// A way to a cell next to the other king, or to the king.
const ROUTE: Score = 9;

/// What a piece is worth on this board; where holes are, knights and bishops lose to what goes straight.
const fn worth(kind: Kind) -> Score {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight => 290,
        Kind::Bishop => 300,
        Kind::Rook => 500,
        Kind::Queen => 950,
        Kind::King => 0,
        Kind::Hole => 80,
    }
}

/// What a piece's place adds, as its own side sees the board.
fn place(kind: Kind, cell: u8, seat: Seat) -> Score {
    let (file, row) = (cell % COLUMNS, cell / COLUMNS);
    let row = if seat == Seat::First { row } else { ROWS - 1 - row };
    let middle = Score::from(2 - file.abs_diff(2));
    match kind {
        Kind::Pawn => 7 * Score::from(row) + 3 * middle,
        Kind::Knight | Kind::Bishop => 5 * middle + 2 * Score::from(row.min(4)),
        Kind::King => -9 * Score::from(row.min(4)),
        Kind::Hole => 3 * Score::from(row.min(5)),
        _ => 0,
    }
}

/// A king's cell and those next to it.
fn zone(king: u8) -> u128 {
    let (file, row) = (king % COLUMNS, king / COLUMNS);
    let mut cells = 0;
    for row in row.saturating_sub(1)..=(row + 1).min(ROWS - 1) {
        for file in file.saturating_sub(1)..=(file + 1).min(COLUMNS - 1) {
            cells |= 1 << (row * COLUMNS + file);
        }
    }
    cells
}

impl Insight for BlackHoles {
    #[inline(never)]
    fn survey(&self) -> Survey {
        let mut survey = Survey::default();
        for (cell, piece) in self.all_pieces() {
            survey.standing[piece.seat.index()] += worth(piece.kind) + place(piece.kind, cell.0, piece.seat);
        }
        for seat in SEATS {
            let target = self.king(seat.other()).map_or(0, |king| zone(king.0));
            let (mut reach, mut moves, mut routes) = (0, 0, 0);
            self.moves_as(seat, &mut |mv| {
                let (_, to) = self.ends(mv);
                reach |= one(to);
                // Any hole may be dropped on any vacant cell of the row: that is one freedom.
                moves += Score::from(!matches!(mv, HoleMove::Drop(_)));
                routes += Score::from(one(to) & target != 0);
            });
            survey.reach[seat.index()] = reach;
            let tempo = if seat == self.turn() { TEMPO } else { 0 };
            survey.standing[seat.index()] += REACH * moves.min(60) + ROUTE * routes + tempo;
        }
        survey
    }

    fn is_checked(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    #[inline(never)]
    fn promise(&self, seat: Seat, mv: HoleMove) -> Promise {
        let HoleMove::Go { from, to, promotion, .. } = mv else { return Promise::default() };
        let taken = self.piece_at(to).filter(|_| from != to);
        let mut promise = Promise::default();
        if let Some(piece) = taken {
            promise.wins = if piece.seat == seat { -worth(piece.kind) } else { worth(piece.kind) };
        }
        if let Some(kind) = promotion {
            promise.wins += if kind == Kind::Queen { worth(kind) - worth(Kind::Pawn) } else { -50 };
        }
        if let Some(piece) =
            self.piece_at(from).filter(|piece| promise.wins > 0 && worth(piece.kind) > promise.wins)
        {
            let mut guarded = false;
            self.attackers(to, &mut |by| {
                guarded |= self.piece_at(by).is_some_and(|guard| guard.seat != seat);
            });
            promise.risks = if guarded { worth(piece.kind) } else { 0 };
        }
        promise
    }

    #[inline(never)]
    fn skipped(&self) -> Option<Self> {
        let mut after = *self;
        after.play(self.turn(), Action::Pass, 0, &mut ());
        Some(after)
    }

    fn is_bare(&self, seat: Seat) -> bool {
        let quiet = self.of_kind(Kind::Pawn) | self.of_kind(Kind::King) | self.of_kind(Kind::Hole);
        self.army(seat) & !quiet == 0
    }
}
