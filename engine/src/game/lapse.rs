//! Offers that lapse: a move is made instead of an answer, somebody falls, or the game becomes another.

use super::Game;
use crate::action::Action;
use crate::effect::Effect;
use crate::notation::Notation;
use crate::outcome::DrawReason;
use crate::seat::Seat;

impl<S: Notation> Game<S> {
    /// Between two an offer stands until the one it was made to moves instead of answering it; among more until it
    /// is answered by all (pacts.md P10).
    pub(super) fn lapse(&mut self, seat: Seat, action: Action<S::Move>) {
        if S::SIDES.len() > 2 {
            return;
        }
        if matches!(action, Action::Move(_) | Action::Pass) {
            if self.is_offered(seat) {
                self.draw_offer = None;
            }
            if self.billi_offer == Some(seat.other()) {
                self.billi_offer = None;
            }
        } else if !matches!(action, Action::Lifeline(_) | Action::Deny | Action::Allow) {
            self.drop_offers();
        }
    }

    /// An offer lapses when a king is taken or the offerer falls; who has given up is not asked any more, and where
    /// all others have agreed the draw is made (pacts.md P10).
    pub(super) fn lapse_with_the_fallen(&mut self, effects: &mut Vec<Effect>) {
        let king_taken = |effect: &Effect| matches!(effect, Effect::Eliminated { by: Some(_), .. });
        let Some(mut offer) = self.draw_offer.take() else { return };
        if effects.iter().any(king_taken)
            || self.state.has_fallen(offer.by)
            || self.state.to_act().is_nobody()
        {
            return;
        }
        offer.open = offer.open.and(self.living());
        if offer.open.is_empty() {
            self.draw(DrawReason::Agreement, effects);
        } else {
            self.draw_offer = Some(offer);
        }
    }

    pub(super) const fn drop_offers(&mut self) {
        self.draw_offer = None;
        self.billi_offer = None;
    }

    /// What was offered is no offer any more where the game has become another (billichess.md 2.5.8).
    pub(super) fn lapse_with_the_phase(&mut self, effects: &[Effect]) {
        if effects.iter().any(|effect| effect.is_own(|own| own.ends_offers())) {
            self.drop_offers();
        }
    }
}
