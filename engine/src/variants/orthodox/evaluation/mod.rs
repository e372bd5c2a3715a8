//! What the search asks of orthodox chess: what a position is worth and what a move promises.

pub mod network;
mod terms;
mod weights;

use super::{Chess, ChessMove};
use crate::action::Action;
use crate::board::Cell;
use crate::mix;
use crate::piece::Kind;
use crate::position::Position;
use crate::search::Score;
use crate::search::eval::exchange::Exchange;
use crate::search::eval::terms::LinearEval;
use crate::search::eval::{steps, worth};
use crate::search::evaluate::{Eval, Evaluate, MoveGain, Structures};
use crate::seat::Seat;

/// What a piece counts in an exchange: knights and bishops the same.
const fn exchanged(kind: Kind) -> Score {
    match kind {
        Kind::Knight | Kind::Bishop => 325,
        _ => worth(kind),
    }
}

impl Evaluate for Chess {
    #[inline(never)]
    fn evaluate(&self) -> Eval {
        let mut eval = self.by_terms();
        eval.standing[self.turn().index()] += network::correction(self);
        eval
    }

    fn structures(&self) -> Structures {
        let pawns = self.of_kind(Kind::Pawn);
        let of = |army: u64| {
            let pieces = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
            let sets = pieces.map(|kind| self.of_kind(kind) & army);
            sets.into_iter().fold(0, mix::folded)
        };
        let [first, second] = [Seat::First, Seat::Second].map(|seat| self.army(seat));
        [mix::folded(mix::folded(0, pawns & first), pawns & second), of(first), of(second)]
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

    #[inline]
    fn kind_moved(&self, mv: ChessMove) -> usize {
        self.piece_at(mv.from).map_or(0, |piece| piece.kind.index())
    }

    fn length(&self, mv: ChessMove) -> u32 {
        steps(8, (mv.from, mv.to))
    }

    #[inline(never)]
    fn risk(&self, seat: Seat, mv: ChessMove) -> Score {
        let Some(piece) = self.piece_at(mv.from).filter(|piece| piece.kind != Kind::King) else { return 0 };
        let from = 1u64 << (mv.from.0 & 63);
        -self.exchange(seat, mv.to, self.occupied() & !from, 0, piece.kind).min(0)
    }

    #[inline]
    fn placing(&self, seat: Seat, mv: ChessMove) -> Score {
        self.piece_at(mv.from).map_or(0, |piece| terms::placing(seat, piece.kind, (mv.from, mv.to)))
    }

    #[inline(never)]
    fn checks(&self, seat: Seat, mv: ChessMove) -> bool {
        self.would_check(seat, mv)
    }

    #[inline(never)]
    fn null_move(&self) -> Option<Self> {
        let mut after = *self;
        after.play(self.turn(), Action::Pass, 0, &mut ());
        Some(after)
    }

    fn is_zugzwang_likely(&self, seat: Seat) -> bool {
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
}
