//! Orthodox chess under denial.

use super::base::Deniable;
use crate::effect::Sink;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::orthodox::{Chess, ChessMove};

impl Deniable for Chess {
    fn turn(&self) -> Seat {
        Self::turn(self)
    }

    fn in_check(&self, seat: Seat) -> bool {
        Self::in_check(self, seat)
    }

    fn kingless(&self) -> bool {
        Self::kingless(self)
    }

    fn has_two_paths(&self, mv: ChessMove) -> bool {
        self.piece_at(mv.from).is_some_and(|piece| piece.kind == Kind::Knight)
    }

    fn is_kings(&self, mv: ChessMove) -> bool {
        self.piece_at(mv.from).is_some_and(|piece| piece.kind == Kind::King)
    }

    fn same_move(one: ChessMove, other: ChessMove, promotions_alike: bool) -> bool {
        (one.from, one.to) == (other.from, other.to) && (promotions_alike || one.promotion == other.promotion)
    }

    fn end_by_denial(&mut self, effects: &mut impl Sink) {
        self.end_without_other_move(effects);
    }
}
