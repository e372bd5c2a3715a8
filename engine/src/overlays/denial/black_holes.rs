//! Black holes under denial.

use super::base::Deniable;
use crate::effect::Sink;
use crate::piece::Kind;
use crate::seat::Seat;
use crate::variants::black_holes::{BlackHoles, HoleMove};

impl Deniable for BlackHoles {
    fn turn(&self) -> Seat {
        Self::turn(self)
    }

    fn in_check(&self, seat: Seat) -> bool {
        Self::in_check(self, seat)
    }

    fn kingless(&self) -> bool {
        Self::kingless(self)
    }

    /// A knight's leaps have two paths each, through holes too.
    fn has_two_paths(&self, mv: HoleMove) -> bool {
        self.moves_kind(mv, Kind::Knight)
    }

    fn is_kings(&self, mv: HoleMove) -> bool {
        self.moves_kind(mv, Kind::King)
    }

    /// The route makes no difference (black_holes.md 1.3.7).
    fn same_move(one: HoleMove, other: HoleMove, promotions_alike: bool) -> bool {
        match (one, other) {
            (HoleMove::Drop(one), HoleMove::Drop(other)) => one == other,
            (
                HoleMove::Go { from, to, promotion, .. },
                HoleMove::Go { from: other_from, to: other_to, promotion: other_promotion, .. },
            ) => (from, to) == (other_from, other_to) && (promotions_alike || promotion == other_promotion),
            _ => false,
        }
    }

    fn end_by_denial(&mut self, effects: &mut impl Sink) {
        self.end_without_other_move(effects);
    }
}

impl BlackHoles {
    fn moves_kind(&self, mv: HoleMove, kind: Kind) -> bool {
        match mv {
            HoleMove::Drop(_) => false,
            HoleMove::Go { from, .. } => self.piece_at(from).is_some_and(|piece| piece.kind == kind),
        }
    }
}
