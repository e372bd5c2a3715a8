//! An action as it comes in, read as far as that goes without the game: once, and by whoever takes it in.

use std::borrow::Cow;

use crate::action::{Action, ActionKind, order, ordered};
use crate::notation::tidy;
use crate::pact::Act;
use crate::pact::text::is_act;

/// An action that somebody wants to do. Only the game can read a move, and the terms of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedAction<'a> {
    Move(&'a str),
    /// A move ordered for later, without what its text has before it.
    Premove(&'a str),
    Said(Action<()>),
    Pact(Act<&'a str>),
    /// An act about pacts that is still to be read.
    PactText(&'a str),
    /// An act about pacts with its offer as the referee keeps it.
    Drafted(&'a Act),
}

impl<'a> TypedAction<'a> {
    /// What is no word and no act about pacts is taken for a move.
    #[must_use]
    pub fn read(text: &'a str) -> Self {
        let text = text.trim();
        if is_act(text) {
            Self::PactText(text)
        } else if let Some(said) = Action::from_word(&tidy(text)) {
            Self::Said(said)
        } else {
            ordered(text).map_or(Self::Move(text), Self::Premove)
        }
    }

    /// What kind of action it is.
    #[must_use]
    pub const fn kind(&self) -> ActionKind {
        match self {
            Self::Move(_) => ActionKind::Move,
            Self::Premove(_) => ActionKind::Premove,
            Self::Said(said) => ActionKind::Said(*said),
            Self::Pact(_) | Self::PactText(_) | Self::Drafted(_) => ActionKind::Pact,
        }
    }

    /// The text of its move, where it is one.
    #[must_use]
    pub const fn mv(&self) -> Option<&'a str> {
        match *self {
            Self::Move(text) | Self::Premove(text) => Some(text),
            Self::Said(_) | Self::Pact(_) | Self::PactText(_) | Self::Drafted(_) => None,
        }
    }

    /// The same with another text of its move, where it is one.
    #[must_use]
    pub const fn with_move(self, text: &'a str) -> Self {
        match self {
            Self::Move(_) => Self::Move(text),
            Self::Premove(_) => Self::Premove(text),
            other => other,
        }
    }

    /// Its text, where it came as one or has a word.
    pub(crate) fn text(&self) -> Cow<'a, str> {
        match *self {
            Self::Move(text) | Self::PactText(text) => text.into(),
            Self::Premove(text) => order(text).into(),
            Self::Said(said) => said.word().unwrap_or_default().into(),
            Self::Pact(_) | Self::Drafted(_) => "".into(),
        }
    }
}

impl<'a> From<&'a str> for TypedAction<'a> {
    fn from(text: &'a str) -> Self {
        Self::read(text)
    }
}

impl<'a> From<&'a String> for TypedAction<'a> {
    fn from(text: &'a String) -> Self {
        Self::read(text)
    }
}

impl From<Action<()>> for TypedAction<'_> {
    fn from(said: Action<()>) -> Self {
        Self::Said(said)
    }
}

impl<'a> From<Act<&'a str>> for TypedAction<'a> {
    fn from(act: Act<&'a str>) -> Self {
        Self::Pact(act)
    }
}
