//! Whether an action is legal now, or why not.

use super::base::Deniable;
use super::state::Denial;
use crate::action::{Action, Asked};
use crate::overlays::denial::DenialReason;
use crate::refusal::Reason;
use crate::seat::Seat;

impl<B: Deniable> Denial<B> {
    /// [`crate::position::Position::judge`]. Moves are the base's to judge, but for the one that was denied this turn.
    pub(super) fn judge_action(&self, seat: Seat, action: Action<B::Move>) -> Result<(), Reason> {
        match action {
            Action::Deny => self.judge_denial(seat),
            Action::Allow => self.judge_allowing(seat),
            Action::Resign => self.judge_resigning(seat),
            _ if self.pending_end().is_some() => Err(if seat == self.holder {
                Reason::DenyOrAllow
            } else {
                Reason::NotYourTurn { to_act: Some(self.holder) }
            }),
            Action::Pass if self.passes_for_want_of_another(seat) => Ok(()),
            Action::Move(mv) => {
                self.base.judge(seat, action)?;
                if self.is_denied(mv) { Err(DenialReason::MoveDenied.into()) } else { Ok(()) }
            }
            _ => self.base.judge(seat, action),
        }
    }

    /// Whether a seat may take the last move back (A1, A2, A4, A6, A7, A11).
    pub(super) fn judge_denial(&self, seat: Seat) -> Result<(), Reason> {
        if seat.index() >= B::SIDES.len() {
            return Err(Reason::NotInThisGame);
        }
        if self.holder != seat {
            return Err(DenialReason::NoDenialRight.into());
        }
        let Some(pending) = &self.pending else { return Err(DenialReason::NothingToDeny.into()) };
        let asked = self.base.to_act();
        if asked.iter().any(|(_, what)| matches!(what, Asked::Lifeline { .. })) {
            return Err(Reason::LifelineFirst);
        }
        if pending.immune {
            Err(DenialReason::ImmuneMove.into())
        } else if pending.before.has_two_paths(pending.mv) {
            Err(DenialReason::ImmuneKnight.into())
        } else if self.rules.soft && pending.before.is_kings(pending.mv) {
            Err(DenialReason::ImmuneKing.into())
        } else if !self.rules.only_move_deniable && !self.has_other_move(&pending.before, pending.mv) {
            Err(DenialReason::OnlyMove.into())
        } else {
            Ok(())
        }
    }

    /// An end that waits is none yet, and anybody may still resign (A10).
    fn judge_resigning(&self, seat: Seat) -> Result<(), Reason> {
        match self.pending.filter(|_| self.pending_end().is_some()) {
            Some(pending) => pending.before.judge(seat, Action::Resign),
            None => self.base.judge(seat, Action::Resign),
        }
    }

    /// `allow` is for a holder who has no move to decline with (A8).
    fn judge_allowing(&self, seat: Seat) -> Result<(), Reason> {
        if self.pending_end().is_some() && seat == self.holder {
            return Ok(());
        }
        self.judge_denial(seat)?;
        Err(DenialReason::AllowByMoving.into())
    }

    /// Without kings a side whose only move was denied passes (overlays.md D2).
    pub(super) fn passes_for_want_of_another(&self, seat: Seat) -> bool {
        self.base.kingless()
            && self.base.to_act().of(seat) == Some(Asked::Move)
            && self.base.turn() == seat
            && self.is_bare_of_moves()
    }
}
