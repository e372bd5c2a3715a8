//! Black holes: material, reach through the holes too, and routes to the cells round the king.

use super::{BlackHoles, HoleMove, PROMOTIONS};
use crate::action::Action;
use crate::notation::Notation;
use crate::piece::Kind;
use crate::position::Position;
use crate::problems::ProblemSupport;
use crate::search::Score;
use crate::search::eval::exchange::Exchange;
use crate::search::eval::steps;
use crate::search::evaluate::{Eval, Evaluate, MoveGain};
use crate::seat::Seat;
use crate::variants::sets::mixed;

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
        Kind::Hole => 80,
        _ => 0,
    }
}

/// A king takes part in an exchange only where nobody takes it back.
const KING: Score = 10_000;

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
fn zone(king: u8) -> u64 {
    let (file, row) = (king % COLUMNS, king / COLUMNS);
    let mut cells = 0;
    for row in row.saturating_sub(1)..=(row + 1).min(ROWS - 1) {
        for file in file.saturating_sub(1)..=(file + 1).min(COLUMNS - 1) {
            cells |= 1 << (row * COLUMNS + file);
        }
    }
    cells
}

impl ProblemSupport for BlackHoles {
    #[inline]
    fn sole_mover(&self) -> Option<Seat> {
        self.closed.is_none().then_some(self.turn)
    }

    #[inline]
    fn may_be_mated(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    #[inline]
    fn diagram(&self) -> u64 {
        mixed(self.planes, 0)
    }
}

impl Evaluate for BlackHoles {
    #[inline(never)]
    fn evaluate(&self) -> Eval {
        let mut eval = Eval::default();
        for (cell, piece) in self.all_pieces() {
            eval.standing[piece.seat.index()] += worth(piece.kind) + place(piece.kind, cell.0, piece.seat);
        }
        for seat in SEATS {
            let target = self.king(seat.other()).map_or(0, |king| zone(king.0));
            let (mut reach, mut moves, mut routes) = (0_u64, 0, 0);
            self.targets_as(seat, &mut |kind, plain, promoting| {
                // Each promotion is a move of its own.
                let count = |plain: u64, promoting: u64| {
                    (plain.count_ones() + PROMOTIONS.len() as u32 * promoting.count_ones()) as Score
                };
                reach |= plain | promoting;
                // Any hole may be dropped on any vacant cell of the row: that is one freedom.
                if kind.is_some() {
                    moves += count(plain, promoting);
                }
                routes += count(plain & target, promoting & target);
            });
            eval.reach[seat.index()] = u128::from(reach);
            let tempo = if seat == self.turn() { TEMPO } else { 0 };
            eval.standing[seat.index()] += REACH * moves.min(60) + ROUTE * routes + tempo;
        }
        eval
    }

    fn is_checked(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    #[inline(never)]
    fn gain(&self, seat: Seat, mv: HoleMove) -> MoveGain {
        let HoleMove::Go { from, to, promotion, .. } = mv else { return MoveGain::default() };
        let taken = self.piece_at(to).filter(|_| from != to);
        let mut gain = MoveGain::default();
        if let Some(piece) = taken {
            gain.wins = if piece.seat == seat { -worth(piece.kind) } else { worth(piece.kind) };
        }
        if let Some(kind) = promotion {
            gain.wins += if kind == Kind::Queen { worth(kind) - worth(Kind::Pawn) } else { -50 };
        }
        gain.exchange = gain.wins;
        if let Some(piece) =
            self.piece_at(from).filter(|piece| gain.wins > 0 && worth(piece.kind) > gain.wins)
        {
            let by = self.attackers(to);
            let others = by.iter().filter(|by| *by != from).filter_map(|by| self.piece_at(by));
            let attackers =
                others.map(|by| (by.seat == seat, if by.kind == Kind::King { KING } else { worth(by.kind) }));
            gain.exchange = Exchange::new(gain.wins, worth(piece.kind)).among(attackers);
        }
        gain
    }

    fn length(&self, mv: HoleMove) -> u32 {
        steps(COLUMNS, self.ends(mv))
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
