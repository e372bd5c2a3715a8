//! A game in progress: the fold of actions over a position, with what only history knows.

mod clock;
mod lapse;

use crate::action::{Action, ActionKind, Asked, Millis, ToAct, ordered};
use crate::effect::{Effect, Recording};
use crate::notation::{MoveTextError, Notation};
use crate::offer::DrawOffer;
use crate::outcome::{DrawReason, Outcome};
use crate::refusal::{Reason, Refusal};
use crate::seat::Seat;
use crate::seats::Seats;

/// A position and its history: repetitions, offers that stand, and what the last action did.
#[derive(Clone, Debug)]
pub struct Game<S: Notation> {
    state: S,
    /// The key of every position that stood with a move to make, the start's first.
    keys: Vec<u64>,
    /// How many of them there were before the last move.
    before: usize,
    draw_offer: Option<DrawOffer>,
    billi_offer: Option<Seat>,
    /// What the last action did.
    effects: Vec<Effect>,
    /// What the last action that moved pieces (or passed) did, with the decisions that belong to it.
    last_move: Vec<Effect>,
}

/// What an accepted action was, in the forms that are stored and shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who did it.
    pub seat: Seat,
    /// What kind of action it was.
    pub kind: ActionKind,
    /// Its exact text (notation.md); a move's own, without a side before it.
    pub exact: String,
    /// As players write it.
    pub san: String,
    /// What it did.
    pub effects: Vec<Effect>,
}

impl<S: Notation> Game<S> {
    /// A game from a position. What was before it is not known, so it counts as the first.
    #[must_use]
    pub fn new(state: S) -> Self {
        Self {
            keys: vec![state.key()],
            before: 1,
            state,
            draw_offer: None,
            billi_offer: None,
            effects: Vec::new(),
            last_move: Vec::new(),
        }
    }

    /// The position.
    #[must_use]
    pub const fn state(&self) -> &S {
        &self.state
    }

    /// The key of every position that stood with a move to make, the start's first and the present one's last.
    #[must_use]
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// What the last accepted action did.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }

    /// What the last move did, with the lifelines chosen after it and the end that was allowed; empty before the first.
    #[must_use]
    pub fn last_move(&self) -> &[Effect] {
        &self.last_move
    }

    /// Who may act, and what each is asked: the state's questions and the offers that stand.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        let mut asked = self.state.to_act();
        if self.is_over() {
            return asked;
        }
        for seat in self.draw_offer.iter().flat_map(|offer| offer.open.iter()) {
            asked = asked.and(seat, Asked::Draw);
        }
        if let Some(by) = self.billi_offer {
            asked = asked.and(by.other(), Asked::Billi);
        }
        asked
    }

    /// How often the present position has stood since the last change that cannot be undone, itself included.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        let Some((now, before)) = self.keys.split_last() else { return 1 };
        // Each ply may have been denied once, which leaves one more key behind.
        let back = usize::try_from(self.state.plies_to_repeat()).unwrap_or(usize::MAX).saturating_mul(2);
        let same = before.iter().rev().take(back).filter(|key| *key == now).count();
        1 + u32::try_from(same).unwrap_or(u32::MAX - 1)
    }

    /// The draw that may be claimed now, if any (overlays.md W1).
    #[must_use]
    pub fn claimable(&self) -> Option<DrawReason> {
        // Only on a turn: not after the end, and not while a lifeline is asked for.
        let asked = self.state.to_act();
        let on_turn = asked.iter().find(|(_, what)| matches!(what, Asked::Move | Asked::Denial { .. }));
        if let Some(reason) = on_turn.and_then(|(seat, _)| self.state.declarable(seat)) {
            return Some(reason);
        }
        asked.mover()?;
        let rules = self.state.draw_rules();
        if rules.claim_repetitions.is_some_and(|n| self.repetitions() >= n) {
            Some(DrawReason::Repetition)
        } else if rules.claim_plies.is_some_and(|n| self.state.quiet_plies() >= n) {
            Some(DrawReason::MoveCount)
        } else {
            None
        }
    }

    /// Applies an action, or says why not and leaves everything as it was.
    ///
    /// # Errors
    /// The reason, and the nearest legal moves.
    pub fn try_play(&mut self, seat: Seat, action: Action<S::Move>, at: Millis) -> Result<Played, Refusal> {
        let mut effects = self.advance(at);
        self.judge(seat, action).map_err(|reason| self.refuse(seat, Some(action), reason))?;
        let (exact, san) = self.texts(seat, action);
        effects.extend(self.apply(seat, action, at));
        self.remember(action, &effects);
        Ok(Played { seat, kind: action.kind(), exact, san, effects })
    }

    /// Reads an action as typed (a word of notation.md or a move) and applies it.
    ///
    /// # Errors
    /// Why it cannot be read or played, and the nearest legal moves. Nothing has changed then.
    pub fn try_text(&mut self, seat: Seat, text: &str, at: Millis) -> Result<Played, Refusal> {
        self.advance(at);
        let action = self.read(seat, text)?;
        self.try_play(seat, action, at).map_err(|refusal| refusal.typed(text))
    }

    /// Reads an action as typed by `seat`, without judging it.
    ///
    /// # Errors
    /// Why it cannot be read, and the nearest legal moves.
    pub fn read(&self, seat: Seat, text: &str) -> Result<Action<S::Move>, Refusal> {
        let text = text.trim();
        if let Some(action) = Action::from_word(text) {
            return Ok(action);
        }
        let later = ordered(text);
        let action = |mv| if later.is_some() { Action::Premove(mv) } else { Action::Move(mv) };
        self.state.read_move(seat, later.unwrap_or(text)).map(action).map_err(|error| {
            let reason = match error {
                MoveTextError::Unreadable => Reason::Unreadable,
                MoveTextError::Ambiguous => Reason::Ambiguous,
                MoveTextError::NoSuchMove => Reason::NoSuchMove,
            };
            let reason = match self.judge_turn(seat) {
                Err(turn) if reason != Reason::Unreadable => turn,
                // Any move would be told so.
                Ok(()) if self.state.to_act().of(seat) == Some(Asked::Denial { ends: true }) => {
                    Reason::DenyOrAllow
                }
                _ => reason,
            };
            Refusal::new(&self.state, seat, None, reason).typed(text)
        })
    }

    /// Whether an action is legal now.
    ///
    /// # Errors
    /// Why not.
    pub fn judge(&self, seat: Seat, action: Action<S::Move>) -> Result<(), Reason> {
        if self.is_over() {
            return Err(Reason::GameOver);
        }
        if seat.index() >= S::SIDES.len() {
            return Err(Reason::NotInThisGame);
        }
        match action {
            Action::DrawOffer if self.state.has_fallen(seat) => Err(Reason::Fallen),
            Action::DrawOffer if self.draw_offer.is_some() && !self.is_offered(seat) => {
                Err(Reason::OfferStands)
            }
            Action::DrawOffer => Ok(()),
            Action::DrawAccept | Action::DrawDecline if !self.is_offered(seat) => Err(Reason::NothingOffered),
            Action::DrawAccept | Action::DrawDecline => Ok(()),
            Action::DrawClaim => {
                self.judge_turn(seat)?;
                self.claimable().map(|_| ()).ok_or_else(|| Reason::NoClaim(self.state.claims()))
            }
            _ if self.state.needs_consent(action) && self.billi_offer == Some(seat) => {
                Err(Reason::OfferStands)
            }
            _ => self.state.judge(seat, action),
        }
    }

    /// Whether a seat has still to answer a draw offer.
    fn is_offered(&self, seat: Seat) -> bool {
        self.draw_offer.is_some_and(|offer| offer.open.has(seat))
    }

    /// The seats that are in the game.
    fn living(&self) -> Seats {
        Seat::ALL.into_iter().take(S::SIDES.len()).filter(|seat| !self.state.has_fallen(*seat)).collect()
    }

    fn judge_turn(&self, seat: Seat) -> Result<(), Reason> {
        let asked = self.state.to_act();
        if self.is_over() {
            return Err(Reason::GameOver);
        }
        match asked.of(seat) {
            Some(Asked::Move | Asked::Denial { .. }) => Ok(()),
            Some(Asked::Lifeline { .. }) => Err(Reason::LifelineFirst),
            _ => Err(Reason::NotYourTurn { to_act: asked.iter().next().map(|(seat, _)| seat) }),
        }
    }

    pub(crate) fn refuse(&self, seat: Seat, action: Option<Action<S::Move>>, reason: Reason) -> Refusal {
        Refusal::new(&self.state, seat, action.and_then(Action::mv), reason)
    }

    /// Applies an action that has been judged legal.
    fn apply(&mut self, seat: Seat, action: Action<S::Move>, at: Millis) -> Vec<Effect> {
        let mut effects = Vec::new();
        match action {
            Action::DrawOffer if !self.is_offered(seat) => {
                self.draw_offer = Some(DrawOffer { by: seat, open: self.living().without(seat) });
                effects.push(Effect::DrawOffered { seat });
                return effects;
            }
            Action::DrawOffer | Action::DrawAccept => {
                self.draw_offer = self.draw_offer.and_then(|offer| offer.agreed(seat));
                if self.draw_offer.is_some() {
                    effects.push(Effect::DrawAgreed { seat });
                    return effects;
                }
                self.draw(DrawReason::Agreement, &mut effects);
            }
            Action::DrawDecline => {
                self.draw_offer = None;
                effects.push(Effect::DrawDeclined { seat });
                return effects;
            }
            Action::DrawClaim => {
                if let Some(reason) = self.claimable() {
                    self.draw(reason, &mut effects);
                }
            }
            _ if self.state.needs_consent(action) && self.billi_offer != Some(seat.other()) => {
                self.billi_offer = Some(seat);
                effects.push(Effect::BilliOffered { seat });
                return effects;
            }
            _ => {
                if matches!(action, Action::Move(_) | Action::Pass) {
                    self.before = self.keys.len();
                }
                self.state.play(seat, action, at, &mut Recording(&mut effects));
                if action == Action::Deny {
                    // A position undone by denial is not counted (rule B39).
                    self.keys.truncate(self.before.max(1));
                }
                self.lapse(seat, action);
                self.lapse_with_the_fallen(&mut effects);
            }
        }
        self.settle(&mut effects);
        self.lapse_with_the_phase(&effects);
        effects
    }

    fn draw(&mut self, reason: DrawReason, effects: &mut Vec<Effect>) {
        self.drop_offers();
        self.state.draw(reason, &mut Recording(effects));
    }

    /// Notes the new position and lets repetition and the move count end the game by themselves (W1).
    fn settle(&mut self, effects: &mut Vec<Effect>) {
        let asked = self.state.to_act();
        if asked.iter().any(|(_, what)| matches!(what, Asked::Lifeline { .. })) {
            return;
        }
        self.keys.push(self.state.key());
        // A mate goes before the count, also one that may still be denied (rule A8).
        let waits = asked.iter().any(|(_, what)| what == Asked::Denial { ends: true });
        if asked.is_nobody() || waits {
            return;
        }
        let rules = self.state.draw_rules();
        let reason = if self.repetitions() >= rules.end_repetitions {
            Some(DrawReason::Repetition)
        } else if self.state.quiet_plies() >= rules.end_plies {
            Some(DrawReason::MoveCount)
        } else {
            None
        };
        if let Some(reason) = reason {
            self.state.draw_by_count(reason, &mut Recording(effects));
            self.keys.push(self.state.key());
            if self.is_over() {
                self.drop_offers();
            }
        }
    }

    /// Puts what a layer around the table has done in the place of what the last action did.
    pub(crate) fn tell(&mut self, effects: &[Effect]) {
        self.effects.clear();
        self.effects.extend_from_slice(effects);
    }

    /// Adds what a layer around the table makes of the last action, and of the last move where it was one.
    pub(crate) fn append(&mut self, effects: &[Effect], moved: bool) {
        self.effects.extend_from_slice(effects);
        if moved {
            self.last_move.extend_from_slice(effects);
        }
    }

    fn remember(&mut self, action: Action<S::Move>, effects: &[Effect]) {
        self.effects.clear();
        self.effects.extend_from_slice(effects);
        match action {
            // What is held has moved nothing yet.
            _ if effects.iter().any(|effect| effect.is_own(|own| own.waits())) => {}
            Action::Move(_) | Action::Pass | Action::Deny => {
                self.last_move.clear();
                self.last_move.extend_from_slice(effects);
            }
            Action::Lifeline(_) | Action::Allow => self.last_move.extend_from_slice(effects),
            _ => {}
        }
    }

    /// The end of the game, where it has ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }
}
