//! What attacks the own king after a move that is refused for it (crazy.md B35, B36).

use super::check::LeftOutMoves;
use super::crazy_move::{CrazyMove, MoveKind, Promotions};
use super::position::Crazy;
use super::reason::CrazyReason;
use super::stacks::Place;
use crate::board::Cell;
use crate::refusal::Reason;

impl Crazy {
    /// Why a move that pieces could make leaves the own king attacked: by a bishop that rises of it, where it is one, since
    /// nobody sees it on the board yet.
    pub(super) fn why_exposed(&self, mv: &CrazyMove) -> Reason {
        let mover = self.turn;
        let foe = mover.other();
        let mut after = *self;
        after.carry(&mv.kind, &mut ());
        after.wane(mover, &mut ());
        after.crown(mover, mv.promotions, &mut ());
        after.crown(foe, Promotions::NONE, &mut ());
        let mut found: Option<Place> = None;
        after.each_pseudo_legal(foe, LeftOutMoves::Nothing, &mut |kind: MoveKind| {
            // A disguise captures nothing (B40).
            if matches!(kind, MoveKind::Disguise { .. }) || !after.kills(&kind, mover, foe) {
                return false;
            }
            let from = kind.origin();
            let risen = after.stacks.at(from).has_risen();
            if found.is_none() || risen {
                found = Some(from);
            }
            risen
        });
        let Some(from) = found else { return Reason::KingInCheck };
        let (code, cell) = (after.stacks.at(from), Cell(from.cell));
        let stood =
            |place: Place| self.stacks.bottom(place.cell).has_risen() || self.stacks.at(place).has_risen();
        if code.has_risen() && !stood(from) {
            CrazyReason::RisesInto(cell).into()
        } else {
            CrazyReason::CheckFrom { kind: code.kind(), cell }.into()
        }
    }
}
