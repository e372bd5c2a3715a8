//! How a game ends: the last player living, and draws (three_way.md 3.3.4 to 3.3.6).

use super::position::{ThreeWay, ThreeWayEnd};
use super::reach::ThreeWayReach;
use super::rules::StalemateRule;
use super::sets::cells;
use super::three_move::ThreeWayMove;
use crate::board::Cell;
use crate::outcome::{EndKind, Outcome};
use crate::seat::Seat;

impl ThreeWay {
    /// The end of the game, where this position is one. The survivor has 1 point; a draw is shared by the living
    /// and gives nobody a point.
    pub(super) fn end(&self) -> Option<Outcome> {
        match self.closed {
            Some(ThreeWayEnd::Won(kind)) => {
                Some(Outcome::new(kind, &Seat::ALL.map(|seat| u32::from(self.living.has(seat)))))
            }
            Some(ThreeWayEnd::Drawn(reason)) => Some(Outcome::new(reason.end_kind(), &[0; 3])),
            None if self.is_stalemate() => Some(Outcome::new(EndKind::Stalemate, &[0; 3])),
            None => None,
        }
    }

    /// Whether two are left and the one to move is not attacked, and has no move or, by the conventional rule, none
    /// after which the other could not capture the king (three_way.md 3.3.5).
    #[inline]
    pub(super) fn is_stalemate(&self) -> bool {
        self.living.len() == 2 && !self.in_check(self.turn) && !self.may_go_on()
    }

    #[cold]
    fn may_go_on(&self) -> bool {
        let seat = self.turn;
        if self.rules.stalemate == StalemateRule::NoMoveOnly {
            return self.has_move(seat);
        }
        ThreeWayReach::of(self, seat).each(&mut |_, from, targets| {
            cells(targets).any(|to| {
                let mut after = *self;
                after.make(ThreeWayMove::new(Cell(from), Cell(to)), &mut ());
                // What a pawn becomes does not matter for this: it stands in the same place.
                !after.in_check(seat)
            })
        })
    }
}
