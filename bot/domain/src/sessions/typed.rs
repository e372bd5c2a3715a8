//! Actions as they come in: their text, and what kind it is, which is read once.

use lasermate_engine::action::{Action, ActionKind};
use lasermate_engine::pact::text::is_act;
use lasermate_engine::search::bargain::Motive;

/// An action that somebody wants to do. Only the game can read a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypedAction<'a> {
    /// What kind of action it is.
    pub kind: ActionKind,
    pub text: &'a str,
    /// Why a computer does it, for everybody.
    pub motive: Option<Motive>,
}

impl<'a> TypedAction<'a> {
    /// An action as somebody typed it: what is no word and no act about pacts is taken for a move.
    pub fn read(text: &'a str) -> Self {
        let text = text.trim();
        let kind = if is_act(text) {
            ActionKind::Pact
        } else if let Some(action) = Action::from_word(text) {
            ActionKind::Said(action)
        } else {
            ActionKind::of_move(text)
        };
        Self { kind, text, motive: None }
    }

    /// The same, for a reason that is told with it.
    pub const fn because(self, motive: Option<Motive>) -> Self {
        Self { motive, ..self }
    }

    /// An action with a word of its own.
    pub fn said(action: Action<()>) -> Self {
        Self { kind: action.kind(), text: action.word().unwrap_or_default(), motive: None }
    }

    pub const fn pact(text: &'a str) -> Self {
        Self { kind: ActionKind::Pact, text, motive: None }
    }

    /// A move by its text.
    pub const fn moved(text: &'a str) -> Self {
        Self { kind: ActionKind::Move, text, motive: None }
    }
}
