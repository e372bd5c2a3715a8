//! What happens at a table by the clock alone.

use super::Game;
use crate::action::{Action, Millis};
use crate::effect::{Effect, Recording};
use crate::notation::Notation;
use crate::seat::Seat;

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
        let write = |mv| self.state.write_move(mv);
        let shown = match (action, action.mv()) {
            (Action::Move(mv), _) => self.state.san(seat, mv),
            (_, Some(ordered)) => write(ordered),
            _ => action.text(write),
        };
        (action.text(write), shown)
    }
}
