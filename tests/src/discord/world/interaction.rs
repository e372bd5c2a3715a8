//! Interactions: what was asked, and how far it is answered.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::discord::clock::{ACKNOWLEDGE, TOKEN};

/// What kind of interaction it is, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionKind {
    /// A command.
    Command = 2,
    /// A button or menu.
    Component = 3,
    /// Somebody types into an option.
    Completion = 4,
    /// A form was sent in.
    Form = 5,
}

/// The token of an interaction.
#[must_use]
pub fn token(id: u64) -> String {
    format!("interaction-token-{id}")
}

/// An interaction under way.
#[derive(Clone, Debug)]
pub struct Interaction {
    /// Its id.
    pub id: u64,
    /// Its token.
    pub token: String,
    /// Its kind.
    pub kind: InteractionKind,
    /// Where.
    pub channel: u64,
    /// Who.
    pub person: u64,
    /// The stand-in's time when it was made.
    pub made: Duration,
    /// When it was sent.
    pub sent: Instant,
    /// The message whose button or menu was used.
    pub source: Option<u64>,
    /// The type of the first answer, and when it came.
    pub answered: Option<(u64, Instant)>,
    /// What was sent with the first answer: completions, a form.
    pub data: Value,
    /// The message `@original` stands for.
    pub original: Option<u64>,
    /// Whether the answer was deferred and is still to come.
    pub loading: bool,
    /// Messages that came after the first answer.
    pub followups: Vec<u64>,
    /// The whole, as it was sent.
    pub json: Value,
}

impl Interaction {
    /// Whether the first answer comes too late.
    #[must_use]
    pub fn is_late(&self, now: Duration) -> bool {
        now.saturating_sub(self.made) >= ACKNOWLEDGE
    }

    /// Whether the token has expired.
    #[must_use]
    pub fn has_expired(&self, now: Duration) -> bool {
        now.saturating_sub(self.made) >= TOKEN
    }
}
