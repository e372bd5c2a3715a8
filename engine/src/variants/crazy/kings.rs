//! A king's two steps, and castling as the first (crazy.md 5B.3).

use super::check::LeftOutMoves;
use super::crazy_move::{MoveKind, Step};
use super::position::Crazy;
use super::reach::{Stop, Visit};
use super::rules::StepReactions;
use super::stacks::{Place, Stacks};
use crate::refusal::CastlingBar;
use crate::seat::Seat;
use crate::variants::kit::sets::{bit, cells};
use crate::variants::orthodox::{Castling, tables};

impl Crazy {
    /// Every pair of steps. What the first one takes is off the board for the second, and has reacted already where the
    /// table says so (B15).
    pub(super) fn each_of_king(
        &self,
        from: Place,
        seat: Seat,
        without: LeftOutMoves,
        out: &mut dyn Visit,
    ) -> Stop {
        let mut left = self.stacks;
        let _ = left.lift(from);
        for to in cells(tables().ways(from.cell).king) {
            let stopped = left.arrivals(seat, to).any(|first| {
                let takes = !first.into && left.occupied() & bit(to) != 0;
                if takes {
                    let mut after = left;
                    let removed = after.lift(Place::bottom(to));
                    if self.rules.step_reactions == StepReactions::Immediate {
                        after.react(to, &removed, &mut ());
                    }
                    each_second(&after, from, seat, first, out)
                } else {
                    each_second(&left, from, seat, first, out)
                }
            });
            if stopped {
                return true;
            }
        }
        if without == LeftOutMoves::Nothing && from.level == 0 {
            return self.each_castling(from, seat, out);
        }
        false
    }

    fn each_castling(&self, from: Place, seat: Seat, out: &mut dyn Visit) -> Stop {
        for way in Castling::of(seat) {
            if way.king_from != from.cell || self.castling_bar(way).is_some() {
                continue;
            }
            let mut after = self.stacks;
            let _ = after.lift(from);
            let rook = after.lift(Place::bottom(way.rook_from));
            after.add(way.rook_to, &rook);
            if each_second(&after, from, seat, Step::on(way.king_to), out) {
                return true;
            }
        }
        false
    }

    /// Why castling is not possible as a first step (B16): king and rook have not moved, nothing stands between them, and the
    /// king is attacked neither at home nor on the square it crosses, the enemy's castlings left out. Where it arrives
    /// is free; `None` where all holds.
    pub(super) fn castling_bar(&self, way: &Castling) -> Option<CastlingBar> {
        let attacked = |cell| {
            if cell == way.king_from {
                return self.is_attacked(way.seat(), LeftOutMoves::Castling);
            }
            let mut crossing = *self;
            let king = crossing.stacks.lift(Place::bottom(way.king_from));
            crossing.stacks.add(cell, &king);
            cell != way.king_to && crossing.is_attacked(way.seat(), LeftOutMoves::Castling)
        };
        way.bar(self.stacks.rights, u128::from(self.stacks.occupied()), attacked)
    }
}

/// Every second step of a king in hand over the square its first step led to.
fn each_second(stacks: &Stacks, from: Place, seat: Seat, first: Step, out: &mut dyn Visit) -> Stop {
    cells(tables().ways(first.to).king)
        .any(|to| stacks.arrivals(seat, to).any(|second| out.visit(MoveKind::King { from, first, second })))
}
