//! One chain of disguises judged link by link, without looking at the thousands there may be (crazy.md B29 to B31).

use super::crazy_move::MoveKind;
use super::position::Crazy;
use crate::piece::Kind;

impl Crazy {
    /// Whether pawns of the side to move can exchange places so, one after another, whatever becomes of the king.
    pub(super) fn is_chain(&self, kind: &MoveKind) -> bool {
        let seat = self.turn;
        let mut stacks = self.stacks;
        let mut linked = false;
        for (pawn, target) in kind.links() {
            let (piece, met) = (stacks.at(pawn), stacks.at(target));
            let free = piece.is(Kind::Pawn, seat) && !piece.is_used() && self.may_leave_in(&stacks, pawn);
            // Exchanging with an own pawn changes nothing (B30).
            let meets = !met.is_empty() && !met.is(Kind::Pawn, seat);
            if !free || !meets || !stacks.each_quiet(pawn, seat, |to| to == target.cell) {
                return false;
            }
            stacks.change(pawn, piece.used());
            // The piece that was met stands where the pawn stood, and the next pawn meets it there.
            stacks.exchange(pawn, target);
            linked = true;
        }
        linked
    }
}
