//! Interactions: what was asked, and how far it is answered.

use std::time::{Duration, Instant};

use serde_json::Value;

use super::{World, permission};
use crate::discord::clock::{ACKNOWLEDGE, TOKEN};

/// Discord's key for whoever has installed the bot in a server.
pub(crate) const GUILD_INSTALL: &str = "0";
/// Discord's key for whoever has installed it for themselves.
pub(crate) const USER_INSTALL: &str = "1";
/// How many messages may follow an interaction for which a person has brought the bot along.
pub(crate) const GUEST_FOLLOWS: usize = 5;

/// What kind of interaction it is, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionKind {
    Command = 2,
    Component = 3,
    /// Somebody types into an option.
    Completion = 4,
    /// A form was sent in.
    Form = 5,
}

/// The token of an interaction.
pub fn token(id: u64) -> String {
    format!("interaction-token-{id}")
}

#[derive(Clone, Debug)]
pub struct Interaction {
    pub id: u64,
    pub token: String,
    pub kind: InteractionKind,
    pub channel: u64,
    pub person: u64,
    /// The stand-in's time when it was made.
    pub made: Duration,
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
    /// Whether a person has brought the bot along for it, which is not there itself.
    pub fn is_of_guest(&self) -> bool {
        self.json["authorizing_integration_owners"].get(GUILD_INSTALL).is_none()
    }

    /// Whether Discord shows all its answers to its asker alone, whatever they say: where people may not use bots of their own
    /// before everybody.
    pub fn is_for_its_asker(&self, world: &World) -> bool {
        let denied = world.channels.get(&self.channel).map_or(0, |channel| channel.denied);
        self.is_of_guest() && denied & permission::EXTERNAL_APPS != 0
    }

    /// Whether the first answer comes too late.
    pub fn is_late(&self, now: Duration) -> bool {
        now.saturating_sub(self.made) >= ACKNOWLEDGE
    }

    /// Whether the token has expired.
    pub fn has_expired(&self, now: Duration) -> bool {
        now.saturating_sub(self.made) >= TOKEN
    }
}
