//! Crazy chess under denial.

use super::base::Deniable;
use crate::effect::Sink;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::crazy::{Crazy, CrazyMove, MoveKind};

impl Deniable for Crazy {
    fn turn(&self) -> Seat {
        Self::turn(self)
    }

    fn in_check(&self, seat: Seat) -> bool {
        Self::in_check(self, seat)
    }

    /// A knight's quiet moves and captures on its end square, by both paths alike (crazy.md B21).
    fn has_two_paths(&self, mv: CrazyMove) -> bool {
        let from = mv.deed.origin();
        let knight = self.piece_at(from).is_some_and(|(piece, _)| piece.kind == Kind::Knight);
        match mv.deed {
            MoveKind::Go { .. } => knight,
            MoveKind::Knight { step, victim, .. } => victim.cell == step.to,
            _ => false,
        }
    }

    fn is_kings(&self, mv: CrazyMove) -> bool {
        matches!(mv.deed, MoveKind::King { .. })
    }

    fn is_final(&self) -> bool {
        self.is_suicide_done()
    }

    fn is_first_part(mv: CrazyMove) -> bool {
        mv.deed == MoveKind::Choose
    }

    /// A chain is one move by all its links, a king's by both steps, a knight's by its victim (B38).
    fn same_move(one: CrazyMove, other: CrazyMove, promotions_alike: bool) -> bool {
        one.deed == other.deed && (promotions_alike || one.promotions == other.promotions)
    }

    fn end_by_denial(&mut self, effects: &mut impl Sink) {
        self.end_without_other_move(effects);
    }
}
