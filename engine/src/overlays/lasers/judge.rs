//! Whether an action is legal now, or why not.

use super::base::UnderBeams;
use super::rules::{LetsBilli, Mode};
use super::state::Lasers;
use crate::action::{Action, Lifeline};
use crate::outcome::EndKind;
use crate::overlays::lasers::LaserReason;
use crate::refusal::Reason;
use crate::seat::Seat;

impl<B: UnderBeams> Lasers<B> {
    /// [`crate::position::Position::judge`]. Chess ignores the beams, so moves are the base's to judge (billichess.md
    /// 2.4.7, 2.5.10). Draw offers and claims are the table's.
    pub(super) fn judge_action(&self, seat: Seat, action: Action<B::Move>) -> Result<(), Reason> {
        if !Self::has_seat(seat) {
            return Err(Reason::NotInThisGame);
        }
        let bare = matches!(action, Action::Move(_)).then_some(EndKind::InsufficientMaterial);
        if self.end().is_some_and(|end| Some(end) != bare) {
            return Err(Reason::GameOver);
        }
        match action {
            Action::Resign if self.base.has_fallen(seat) => Err(Reason::Fallen),
            Action::Resign => Ok(()),
            Action::Lifeline(lifeline) => self.judge_lifeline(seat, lifeline),
            _ if self.due != 0 => Err(Reason::LifelineFirst),
            Action::Move(_) | Action::Pass => self.base.judge(seat, action),
            Action::Billi => self.judge_billi(seat),
            Action::AcceptDefeat if self.billi => Err(LaserReason::BilliBegun.into()),
            Action::AcceptDefeat => self.judge_turn(seat),
            Action::DrawOffer
            | Action::DrawAccept
            | Action::DrawDecline
            | Action::DrawClaim
            | Action::Premove(_)
            | Action::Deny
            | Action::Allow => Err(Reason::NotInThisGame),
        }
    }

    fn judge_turn(&self, seat: Seat) -> Result<(), Reason> {
        let turn = self.base.turn();
        if seat == turn { Ok(()) } else { Err(Reason::NotYourTurn { to_act: Some(turn) }) }
    }

    fn judge_lifeline(&self, seat: Seat, lifeline: Option<Lifeline>) -> Result<(), Reason> {
        let (owner, _) = self.window().ok_or(LaserReason::NoWindow)?;
        if owner != seat {
            return Err(Reason::NotYourTurn { to_act: Some(owner) });
        }
        let joker = self.jokers.get(owner.index()).ok_or(LaserReason::NoWindow)?;
        match lifeline {
            Some(lifeline) if !joker.has(lifeline) => Err(LaserReason::LifelineUsed.into()),
            _ => Ok(()),
        }
    }

    /// LET'S BILLI (billichess.md 2.5.8): with consent by either side at any time, else on one's own turn.
    fn judge_billi(&self, seat: Seat) -> Result<(), Reason> {
        if self.rules.mode == Mode::A {
            return Err(Reason::NotInThisGame);
        }
        if self.billi {
            return Err(LaserReason::BilliBegun.into());
        }
        match self.rules.lets_billi {
            LetsBilli::Mutual => Ok(()),
            LetsBilli::Unilateral => self.judge_turn(seat),
            LetsBilli::UnilateralNotInCheck => {
                self.judge_turn(seat)?;
                if self.base.in_check(seat) { Err(LaserReason::BilliInCheck.into()) } else { Ok(()) }
            }
        }
    }
}
