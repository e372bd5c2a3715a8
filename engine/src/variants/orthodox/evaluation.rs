//! Orthodox chess: material and where it stands, activity, pawns, the kings' safety.

use super::{Chess, ChessMove};
use crate::action::Action;
use crate::board::Cell;
use crate::piece::Kind;
use crate::position::Position;
use crate::search::Score;
use crate::search::eval::exchange::Exchange;
use crate::search::eval::placing::Placing;
use crate::search::eval::{Pair, worth};
use crate::search::evaluate::{Eval, Evaluate, MoveGain};
use crate::seat::Seat;

const SEATS: [Seat; 2] = [Seat::First, Seat::Second];
const A_FILE: u64 = 0x0101_0101_0101_0101;
const H_FILE: u64 = A_FILE << 7;

/// So much is a full board: 1 for a minor piece, 2 for a rook, 4 for a queen.
const FULL: Score = 24;
/// The right to move.
const TEMPO: Score = 12;

/// What a piece counts in an exchange: knights and bishops the same.
const fn exchanged(kind: Kind) -> Score {
    match kind {
        Kind::Knight | Kind::Bishop => 325,
        _ => worth(kind),
    }
}

/// The cells that a seat's pawns attack.
const fn pawn_attacks(pawns: u64, seat: Seat) -> u64 {
    match seat {
        Seat::First => (pawns & !A_FILE) << 7 | (pawns & !H_FILE) << 9,
        _ => (pawns & !A_FILE) >> 9 | (pawns & !H_FILE) >> 7,
    }
}

/// A cell as the seat's own side sees the board.
const fn own_view(cell: u8, seat: Seat) -> u8 {
    if matches!(seat, Seat::First) { cell } else { cell ^ 56 }
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

fn each(mut set: u64, mut out: impl FnMut(u8)) {
    while set != 0 {
        out(set.trailing_zeros() as u8);
        set &= set - 1;
    }
}

/// The king of a seat and the cells round it.
fn king_zone(chess: &Chess, seat: Seat) -> u64 {
    let king = chess.pieces(seat, Kind::King);
    let row = king | (king & !A_FILE) >> 1 | (king & !H_FILE) << 1;
    row | row << 8 | row >> 8
}

impl Evaluate for Chess {
    #[inline(never)]
    fn evaluate(&self) -> Eval {
        let mut eval = Eval::default();
        let phase: Score = [(Kind::Knight, 1), (Kind::Bishop, 1), (Kind::Rook, 2), (Kind::Queen, 4)]
            .into_iter()
            .map(|(kind, weight)| weight * self.of_kind(kind).count_ones() as Score)
            .sum();
        for seat in SEATS {
            let mut value = self.pieces_of(seat);
            value += self.pawns_of(seat);
            value += self.activity_of(seat, &mut eval);
            let tempo = if seat == self.turn() { TEMPO } else { 0 };
            eval.standing[seat.index()] = value.at(phase, FULL) + tempo;
        }
        eval
    }

    fn is_checked(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    #[inline(never)]
    fn gain(&self, seat: Seat, mv: ChessMove) -> MoveGain {
        let (from, to) = (1u64 << (mv.from.0 & 63), 1u64 << (mv.to.0 & 63));
        let there = self.occupied() & to != 0;
        let pawn = self.of_kind(Kind::Pawn) & from != 0;
        if !there && !pawn {
            return MoveGain::default();
        }
        let passing = pawn && !there && self.passed() == Some(mv.to) && mv.from.0 % 8 != mv.to.0 % 8;
        let taken =
            if there { self.piece_at(mv.to).map(|piece| piece.kind) } else { passing.then_some(Kind::Pawn) };
        let mut gain = MoveGain::won(taken.map_or(0, worth));
        if let Some(kind) = mv.promotion {
            // Below a queen it is hardly ever better.
            gain.wins +=
                if kind == Kind::Queen { worth(kind) - worth(Kind::Pawn) } else { -worth(Kind::Pawn) / 2 };
        }
        let Some(piece) = self.piece_at(mv.from).filter(|_| gain.wins > 0) else { return gain };
        gain.mover = worth(piece.kind);
        gain.exchange = gain.wins;
        let lands = mv.promotion.unwrap_or(piece.kind);
        let least = taken.map_or(0, exchanged);
        if exchanged(lands) > least {
            let first = if mv.promotion.is_some() { gain.wins } else { least };
            gain.exchange = self.exchange(seat, mv.to, self.occupied() & !from, first, lands);
        }
        gain
    }

    #[inline(never)]
    fn skipped(&self) -> Option<Self> {
        let mut after = *self;
        after.play(self.turn(), Action::Pass, 0, &mut ());
        Some(after)
    }

    fn is_bare(&self, seat: Seat) -> bool {
        let quiet = self.of_kind(Kind::Pawn) | self.of_kind(Kind::King);
        self.army(seat) & !quiet == 0
    }
}

impl Chess {
    /// What is left of a capture once both sides have gone on taking on its cell, each with its least piece, for as long as it
    /// pays. Pieces behind others join in as the lines open; pins are left out.
    fn exchange(&self, seat: Seat, to: Cell, mut occupied: u64, takes: Score, lands: Kind) -> Score {
        const LEAST_FIRST: [Kind; 6] =
            [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
        let mut exchange = Exchange::new(takes, exchanged(lands));
        let mut side = seat.other();
        loop {
            let attackers = self.attackers_among(to, occupied) & occupied & self.army(side);
            let mut found = LEAST_FIRST.into_iter().map(|kind| (kind, attackers & self.of_kind(kind)));
            let Some((kind, set)) = found.find(|(_, set)| *set != 0) else { break };
            if !exchange.take(exchanged(kind)) {
                break;
            }
            occupied &= !(set & set.wrapping_neg());
            side = side.other();
        }
        exchange.value()
    }

    /// Pieces by themselves, and two bishops.
    fn pieces_of(&self, seat: Seat) -> Pair {
        let placing = Placing::get();
        let mut value = Pair::default();
        for kind in Kind::CHESS {
            each(self.pieces(seat, kind), |cell| value += placing.of(kind, own_view(cell, seat)));
        }
        if self.pieces(seat, Kind::Bishop).count_ones() > 1 {
            value += Pair::new(28, 45);
        }
        value
    }

    /// Pawns that nothing stops, that stand alone or behind each other; rooks on open files.
    fn pawns_of(&self, seat: Seat) -> Pair {
        const PASSED: [Pair; 8] = [
            Pair::new(0, 0),
            Pair::new(2, 8),
            Pair::new(4, 12),
            Pair::new(10, 26),
            Pair::new(24, 52),
            Pair::new(45, 90),
            Pair::new(70, 140),
            Pair::new(0, 0),
        ];
        let (own, adverse) = (self.pieces(seat, Kind::Pawn), self.pieces(seat.other(), Kind::Pawn));
        let mut value = Pair::default();
        each(own, |cell| {
            let (file, beside) = ahead(cell, seat);
            if adverse & (file | beside) == 0 && own & file == 0 {
                value += PASSED[usize::from(own_view(cell, seat) / 8)];
            }
            if own & file != 0 {
                value += Pair::new(-9, -18);
            }
            let column = A_FILE << (cell % 8);
            if own & ((column & !A_FILE) >> 1 | (column & !H_FILE) << 1) == 0 {
                value += Pair::new(-11, -13);
            }
        });
        each(self.pieces(seat, Kind::Rook), |cell| {
            let column = A_FILE << (cell % 8);
            if own & column == 0 {
                value += if adverse & column == 0 { Pair::new(20, 10) } else { Pair::new(10, 6) };
            }
        });
        value
    }

    /// How far pieces see, and what bears on the other king.
    fn activity_of(&self, seat: Seat, eval: &mut Eval) -> Pair {
        let other = seat.other();
        let kept = pawn_attacks(self.pieces(other, Kind::Pawn), other);
        let zone = king_zone(self, other);
        let (mut value, mut danger, mut attackers) = (Pair::default(), 0, 0);
        let (mut mirrors, mut all) = (0u64, 0u64);
        self.gaits_as(seat, &mut |kind, _, targets| {
            all |= targets;
            let free = (targets & !kept).count_ones() as Score;
            let (each, usual, weight) = match kind {
                Kind::Knight => (Pair::new(4, 4), 4, 2),
                Kind::Bishop => (Pair::new(5, 5), 6, 2),
                Kind::Rook => (Pair::new(2, 4), 6, 3),
                Kind::Queen => (Pair::new(1, 2), 12, 5),
                _ => {
                    mirrors |= if kind == Kind::King { targets } else { 0 };
                    return;
                }
            };
            if kind != Kind::Queen {
                mirrors |= targets;
            }
            value += each * (free - usual);
            let bearing = (targets & zone).count_ones() as Score;
            if bearing > 0 {
                attackers += 1;
                danger += weight * bearing;
            }
        });
        if attackers > 1 {
            value += Pair::new((danger * danger / 2).min(300), danger);
        }
        value += self.shelter_of(seat);
        eval.mirrors[seat.index()] = u128::from(mirrors);
        eval.reach[seat.index()] = u128::from(all);
        value
    }

    /// Pawns before the own king.
    fn shelter_of(&self, seat: Seat) -> Pair {
        let Some(king) = self.king(seat) else { return Pair::default() };
        let (file, beside) = ahead(king.0, seat);
        let near = match seat {
            Seat::First => 0xFFFF_u64 << (8 * (king.0 / 8)) << 8,
            _ => (0xFFFF_0000_0000_0000_u64 >> (8 * (7 - king.0 / 8))) >> 8,
        };
        let pawns = self.pieces(seat, Kind::Pawn);
        let cover = (pawns & (file | beside) & near).count_ones() as Score;
        let open = if pawns & file == 0 { -18 } else { 0 };
        Pair::new(9 * cover + open, 0)
    }
}
