//! Whether an action is legal now, or why not.

use super::base::DenialSupport;
use super::state::Denial;
use crate::action::{Action, Asked};
use crate::overlays::denial::DenialReason;
use crate::refusal::Reason;
use crate::seat::Seat;

/// Why a move may not be taken back: a reason that has not been put into words.
#[derive(Clone, Copy, Debug)]
enum Bar {
    NoSuchSeat,
    Lifeline,
    Own(DenialReason),
}

impl From<Bar> for Reason {
    fn from(bar: Bar) -> Self {
        match bar {
            Bar::NoSuchSeat => Self::NotInThisGame,
            Bar::Lifeline => Self::LifelineFirst,
            Bar::Own(reason) => reason.into(),
        }
    }
}

impl<B: DenialSupport> Denial<B> {
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
        self.bar(seat).map_err(Reason::from)
    }

    /// The same without a reason, as a search asks at every position.
    pub(super) fn may_deny(&self, seat: Seat) -> bool {
        self.bar(seat).is_ok()
    }

    fn bar(&self, seat: Seat) -> Result<(), Bar> {
        if seat.index() >= B::SIDES.len() {
            return Err(Bar::NoSuchSeat);
        }
        if self.holder != seat {
            return Err(Bar::Own(DenialReason::NoDenialRight));
        }
        let Some(pending) = self.pending.as_ref().filter(|pending| !pending.overtaken) else {
            return Err(Bar::Own(DenialReason::NothingToDeny));
        };
        if self.base.to_act().lifeline().is_some() {
            return Err(Bar::Lifeline);
        }
        if pending.immune {
            Err(Bar::Own(DenialReason::ImmuneMove))
        } else if pending.before.has_two_paths(pending.mv) {
            Err(Bar::Own(DenialReason::ImmuneKnight))
        } else if self.rules.soft && pending.before.is_kings(pending.mv) {
            Err(Bar::Own(DenialReason::ImmuneKing))
        } else if !self.rules.only_move_deniable && !self.has_other_move(&pending.before, pending.mv) {
            Err(Bar::Own(DenialReason::OnlyMove))
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
