//! What is done in a game: actions, and what the clock alone does.

use super::asking::GameQuery;
use super::folded::FoldPosition;
use super::past::GameHistory;
use crate::action::{Action, ActionKind, Asked, Millis};
use crate::effect::Effect;
use crate::offer::DrawOffer;
use crate::outcome::DrawReason;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::typed_action::TypedAction;

/// What an accepted action was, in the forms that are stored and shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub seat: Seat,
    /// What kind of action it was.
    pub kind: ActionKind,
    /// Its exact text (notation.md); a move's own, without a side before it.
    pub exact: String,
    pub san: String,
    pub effects: Vec<Effect>,
}

/// A game that goes on.
pub(super) struct Fold<'a, M> {
    pub state: &'a mut dyn FoldPosition<M>,
    pub past: &'a mut GameHistory,
}

impl<M: Copy + Ord> Fold<'_, M> {
    fn asking(&self) -> GameQuery<'_, M> {
        GameQuery { state: self.state, past: self.past }
    }

    pub fn advance(&mut self, to: Millis) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.state.advance(to, &mut effects);
        self.past.elapse(&effects);
        effects
    }

    pub fn try_play(&mut self, seat: Seat, action: Action<M>, at: Millis) -> Result<Played, Refusal> {
        let mut effects = self.advance(at);
        let asking = self.asking();
        asking.judge(seat, action).map_err(|reason| asking.refuse(seat, Some(action), reason))?;
        let (exact, san) = asking.texts(seat, action);
        effects.extend(self.apply(seat, action, at));
        self.past.remember(action.kind(), &effects);
        Ok(Played { seat, kind: action.kind(), exact, san, effects })
    }

    pub fn try_typed(&mut self, seat: Seat, typed: TypedAction<'_>, at: Millis) -> Result<Played, Refusal> {
        self.advance(at);
        let action = self.asking().read_typed(seat, typed)?;
        self.try_play(seat, action, at).map_err(|refusal| refusal.typed(&typed.text()))
    }

    /// Applies an action that has been judged legal.
    fn apply(&mut self, seat: Seat, action: Action<M>, at: Millis) -> Vec<Effect> {
        let mut effects = Vec::new();
        match action {
            Action::DrawOffer if !self.past.is_offered(seat) => {
                let open = self.asking().living().without(seat);
                self.past.draw_offer = Some(DrawOffer { by: seat, open });
                effects.push(Effect::DrawOffered { seat });
                return effects;
            }
            Action::DrawOffer | Action::DrawAccept => {
                self.past.draw_offer = self.past.draw_offer.and_then(|offer| offer.agreed(seat));
                if self.past.draw_offer.is_some() {
                    effects.push(Effect::DrawAgreed { seat });
                    return effects;
                }
                self.draw(DrawReason::Agreement, &mut effects);
            }
            Action::DrawDecline => {
                self.past.draw_offer = None;
                effects.push(Effect::DrawDeclined { seat });
                return effects;
            }
            Action::DrawClaim => {
                if let Some(reason) = self.asking().claimable_by(seat) {
                    self.draw(reason, &mut effects);
                }
            }
            _ if self.state.needs_consent(action) && self.past.billi_offer != Some(seat.other()) => {
                self.past.billi_offer = Some(seat);
                effects.push(Effect::BilliOffered { seat });
                return effects;
            }
            _ => {
                if matches!(action, Action::Move(_) | Action::Pass) {
                    self.past.begin_move();
                }
                self.state.play(seat, action, at, &mut effects);
                if action == Action::Deny {
                    self.past.deny();
                }
                // Among more than two an offer stands until it is answered by all (pacts.md P10).
                if self.state.seats() == 2 {
                    self.past.lapse_between_two(seat, action.kind());
                }
                self.lapse_with_the_fallen(&mut effects);
            }
        }
        self.settle(&mut effects);
        self.past.lapse_with_the_phase(&effects);
        effects
    }

    fn draw(&mut self, reason: DrawReason, effects: &mut Vec<Effect>) {
        self.past.drop_offers();
        self.state.draw(reason, effects);
    }

    /// Notes the new position and lets repetition and the move count end the game by themselves (W1).
    fn settle(&mut self, effects: &mut Vec<Effect>) {
        let asked = self.state.to_act();
        if asked.lifeline().is_some() {
            return;
        }
        self.past.keys.push(self.state.key());
        // A mate goes before the count, also one that may still be denied (rule A8).
        let waits = asked.iter().any(|(_, what)| what == Asked::Denial { ends: true });
        if asked.is_nobody() || waits {
            return;
        }
        let rules = self.state.draw_rules();
        let reason = if self.asking().repetitions() >= rules.end_repetitions {
            Some(DrawReason::Repetition)
        } else if self.state.quiet_plies() >= rules.end_plies {
            Some(DrawReason::MoveCount)
        } else {
            None
        };
        if let Some(reason) = reason {
            self.state.draw_by_count(reason, effects);
            // In mode B the kings become rooks, and a beam may meet a Joker Knight by that: the position stands once it is answered.
            if self.state.to_act().lifeline().is_none() {
                self.past.keys.push(self.state.key());
            }
            if self.asking().is_over() {
                self.past.drop_offers();
            }
        }
    }

    /// An offer lapses when a king is taken or the offerer falls; who has given up is not asked any more, and where
    /// all others have agreed the draw is made (pacts.md P10).
    fn lapse_with_the_fallen(&mut self, effects: &mut Vec<Effect>) {
        let king_taken = |effect: &Effect| matches!(effect, Effect::Eliminated { by: Some(_), .. });
        let Some(mut offer) = self.past.draw_offer.take() else { return };
        if effects.iter().any(king_taken)
            || self.state.has_fallen(offer.by)
            || self.state.to_act().is_nobody()
        {
            return;
        }
        offer.open = offer.open.and(self.asking().living());
        if offer.open.is_empty() {
            self.draw(DrawReason::Agreement, effects);
        } else {
            self.past.draw_offer = Some(offer);
        }
    }
}
