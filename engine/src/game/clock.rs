//! What happens at a table by the clock alone, and orders for later.

use super::Game;
use crate::action::{Action, Millis};
use crate::effect::{Effect, Recording};
use crate::notation::Notation;
use crate::seat::Seat;

/// What stands before the text of a move that is ordered for later.
const ORDER: &str = "premove-";

/// The text of a move, and whether it is ordered for later.
pub(super) fn premove(text: &str) -> (&str, bool) {
    match text.get(..ORDER.len()) {
        Some(head) if head.eq_ignore_ascii_case(ORDER) => (&text[ORDER.len()..], true),
        _ => (text, false),
    }
}

impl<S: Notation> Game<S> {
    /// Lets the clock run to a time, in milliseconds since the game began, and gives what fell due by it. A time that is
    /// past already changes nothing.
    pub fn advance(&mut self, to: Millis) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.state.advance(to, &mut Recording(&mut effects));
        if !effects.is_empty() {
            self.effects.clone_from(&effects);
        }
        if effects.iter().any(|effect| matches!(effect, Effect::Moved { .. })) {
            self.last_move.clone_from(&effects);
        }
        effects
    }

    /// Whether the game has ended. That nobody is asked is not enough: without turns both may have to wait.
    pub(super) fn is_over(&self) -> bool {
        self.state.to_act().is_nobody() && self.state.outcome().is_some()
    }

    /// An action's exact text, and as players write it.
    pub(super) fn texts(&self, seat: Seat, action: Action<S::Move>) -> (String, String) {
        match action {
            Action::Move(mv) => (self.state.write_move(mv), self.state.san(seat, mv)),
            Action::Premove(mv) => {
                let exact = self.state.write_move(mv);
                (format!("{ORDER}{exact}"), exact)
            }
            _ => {
                let word = action.word().unwrap_or_default();
                (word.to_owned(), word.to_owned())
            }
        }
    }
}
