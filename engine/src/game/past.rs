//! What only history knows of a game, whatever is played: which positions stood, which offers stand, and what was done last.

use crate::action::{Action, ActionKind, Asked, ToAct};
use crate::effect::Effect;
use crate::offer::DrawOffer;
use crate::seat::Seat;

/// Repetitions, offers that stand, and what the last action did.
#[derive(Clone, Debug)]
pub(super) struct GameHistory {
    /// The key of every position that stood with a move to make, the start's first.
    pub keys: Vec<u64>,
    /// How many of them there were before the last move.
    before: usize,
    pub draw_offer: Option<DrawOffer>,
    pub billi_offer: Option<Seat>,
    /// What the last action did.
    pub effects: Vec<Effect>,
    /// What the last action that moved pieces (or passed) did, with the decisions that belong to it.
    pub last_move: Vec<Effect>,
}

impl GameHistory {
    /// Nothing was before the position of this key.
    pub fn new(key: u64) -> Self {
        Self {
            keys: vec![key],
            before: 1,
            draw_offer: None,
            billi_offer: None,
            effects: Vec::new(),
            last_move: Vec::new(),
        }
    }

    /// How often the last position has stood, itself included, of those that are so many plies back at the most.
    pub fn repetitions(&self, plies: u32) -> u32 {
        let Some((now, before)) = self.keys.split_last() else { return 1 };
        // Each ply may have been denied once, which leaves one more key behind.
        let back = usize::try_from(plies).unwrap_or(usize::MAX).saturating_mul(2);
        let same = before.iter().rev().take(back).filter(|key| *key == now).count();
        1 + u32::try_from(same).unwrap_or(u32::MAX - 1)
    }

    /// A move is about to be made, or a pass.
    pub fn begin_move(&mut self) {
        self.before = self.keys.len();
    }

    /// The last move was denied: a position undone by denial is not counted (rule B39).
    pub fn deny(&mut self) {
        // The position that the game was set up at waited for a denial itself (A14): it goes too.
        let set_up = self.keys.len() <= self.before;
        self.keys.truncate(if set_up { 0 } else { self.before.max(1) });
    }

    /// Adds the offers that stand to what is asked.
    pub fn ask(&self, mut asked: ToAct) -> ToAct {
        for seat in self.draw_offer.iter().flat_map(|offer| offer.open.iter()) {
            asked = asked.and(seat, Asked::Draw);
        }
        if let Some(by) = self.billi_offer {
            asked = asked.and(by.other(), Asked::Billi);
        }
        asked
    }

    /// Whether a seat has still to answer a draw offer.
    pub fn is_offered(&self, seat: Seat) -> bool {
        self.draw_offer.is_some_and(|offer| offer.open.has(seat))
    }

    pub const fn drop_offers(&mut self) {
        self.draw_offer = None;
        self.billi_offer = None;
    }

    /// Between two an offer stands until the one it was made to moves instead of answering it.
    pub fn lapse_between_two(&mut self, seat: Seat, action: ActionKind) {
        if matches!(action, ActionKind::Move | ActionKind::Said(Action::Pass)) {
            if self.is_offered(seat) {
                self.draw_offer = None;
            }
            if self.billi_offer == Some(seat.other()) {
                self.billi_offer = None;
            }
        } else if !matches!(action, ActionKind::Said(Action::Lifeline(_) | Action::Deny | Action::Allow)) {
            self.drop_offers();
        }
    }

    /// What was offered is no offer any more where the game has become another (billichess.md 2.5.8).
    pub fn lapse_with_the_phase(&mut self, effects: &[Effect]) {
        if effects.iter().any(|effect| effect.ends_offers()) {
            self.drop_offers();
        }
    }

    /// Puts effects in the place of what the last action did.
    pub fn tell(&mut self, effects: &[Effect]) {
        self.effects.clear();
        self.effects.extend_from_slice(effects);
    }

    /// Adds to what the last action did, and to the last move where it was one.
    pub fn append(&mut self, effects: &[Effect], moved: bool) {
        self.effects.extend_from_slice(effects);
        if moved {
            self.last_move.extend_from_slice(effects);
        }
    }

    /// Notes what an action did.
    pub fn remember(&mut self, action: ActionKind, effects: &[Effect]) {
        self.tell(effects);
        match action {
            // What is held has moved nothing yet.
            _ if effects.iter().any(|effect| effect.waits()) => {}
            ActionKind::Move | ActionKind::Said(Action::Pass | Action::Deny) => {
                self.last_move.clear();
                self.last_move.extend_from_slice(effects);
            }
            ActionKind::Said(Action::Lifeline(_) | Action::Allow) => {
                self.last_move.extend_from_slice(effects);
            }
            _ => {}
        }
    }

    /// Notes what the clock alone did: effects, and a move where pieces moved by it.
    pub fn elapse(&mut self, effects: &[Effect]) {
        if !effects.is_empty() {
            self.tell(effects);
        }
        if effects.iter().any(|effect| matches!(effect, Effect::Moved { .. })) {
            self.last_move.clear();
            self.last_move.extend_from_slice(effects);
        }
    }
}
