//! Legal moves: after the whole turn the own king lives and is not in check (crazy.md B36).

use super::check::Without;
use super::crazy_move::{CrazyMove, Deed, Promotions};
use super::position::Crazy;
use super::reach::Stop;
use super::rules::{ForcedPromotion, Suicide};
use crate::seat::Seat;

impl Crazy {
    /// Every legal move of the side to move, until the visitor stops.
    pub(super) fn each_legal(&self, out: &mut impl FnMut(CrazyMove) -> Stop) -> Stop {
        let mover = self.turn;
        if self.must_choose() {
            let count = self.promotable(mover).count_ones();
            return Promotions::all(count).any(|kinds| out(Deed::Choose.promoting(kinds)));
        }
        self.each_deed(mover, Without::Nothing, &mut |deed| self.each_outcome(&deed, out))
    }

    /// The legal moves that a pseudo-legal deed is, one for each way to promote.
    pub(super) fn each_outcome(&self, deed: &Deed, out: &mut impl FnMut(CrazyMove) -> Stop) -> Stop {
        let mover = self.turn;
        let mut after = *self;
        after.carry(deed, &mut ());
        after.wane(mover, &mut ());
        if after.stacks.king(mover).is_none() {
            return false;
        }
        let due = after.promotable(mover).count_ones();
        if due == 0 {
            return after.is_safe_for(mover) && out(deed.promoting(Promotions::NONE));
        }
        Promotions::all(due).any(|kinds| {
            let mut crowned = after;
            crowned.crown(mover, kinds, &mut ());
            crowned.is_safe_for(mover) && out(deed.promoting(kinds))
        })
    }

    /// Whether the king of the side that has moved is safe once the other side's pawns are promoted too: as queens, or
    /// as whatever their owner may choose (B27).
    fn is_safe_for(mut self, mover: Seat) -> bool {
        let foe = mover.other();
        let pawns = self.promotable(foe).count_ones();
        if pawns > 0 && self.rules.forced_promotion == ForcedPromotion::Ask {
            return Promotions::all(pawns).all(|kinds| {
                let mut crowned = self;
                crowned.crown(foe, kinds, &mut ());
                !crowned.in_check(mover)
            });
        }
        self.crown(foe, Promotions::NONE, &mut ());
        !self.in_check(mover)
    }

    /// Whether the side to move has a legal move.
    pub(super) fn has_legal_move(&self) -> bool {
        self.each_legal(&mut |_| true)
    }

    /// Whether a deed of the side to move kills its own king.
    pub(super) fn is_suicide(&self, deed: &Deed) -> bool {
        let mut after = *self;
        after.carry(deed, &mut ());
        after.stacks.king(self.turn).is_none()
    }

    /// Whether the table lets a deed that kills the own king be played all the same (B19).
    pub(super) fn may_be_suicide(&self, deed: &Deed) -> bool {
        match self.rules.suicide {
            Suicide::AllRoundOnly => matches!(deed, Deed::AllRound { .. }),
            Suicide::Any => true,
            Suicide::Never => false,
        }
    }

    /// The moves that kill the own king and may be played all the same: they lose at once (B19). They are no legal
    /// moves.
    pub(super) fn each_suicide(&self, out: &mut impl FnMut(CrazyMove)) {
        if self.must_choose() || self.rules.suicide == Suicide::Never {
            return;
        }
        self.each_deed(self.turn, Without::Nothing, &mut |deed| {
            if self.may_be_suicide(&deed) && self.is_suicide(&deed) {
                out(deed.into());
            }
            false
        });
    }
}
