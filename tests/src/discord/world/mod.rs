//! What the stand-in knows: servers, channels, people, messages, commands, interactions, and what was done.

mod call;
mod channel;
mod interaction;
pub mod layout;
mod message;
mod objects;
mod person;
mod trouble;

use std::collections::BTreeMap;
use std::time::Instant;

use serde_json::Value;

pub use call::Call;
pub use channel::{Channel, Forum, permission};
pub(crate) use interaction::{GUEST_FOLLOWS, GUILD_INSTALL, USER_INSTALL};
pub use interaction::{Interaction, InteractionKind, token};
pub use message::{EPHEMERAL, LOADING, Message};
pub use objects::{Server, application, myself};
pub use person::{Person, bot};
pub use trouble::{LAID_OUT as OF_LAYOUTS, Trouble, Troubles};

use super::clock::Clock;
use super::files::StoredFile;
use super::gate::Gate;

pub const TOKEN: &str = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.stand-in.for-tests-only";
/// The application, and the bot's own user.
pub const APPLICATION: u64 = 1_000_000_000_000_000_001;

/// What happened to a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Created,
    /// It was changed; the event has it as it is now.
    Edited,
    Deleted,
}

/// Something that could be seen in a channel.
#[derive(Clone, Debug)]
pub struct Event {
    pub change: Change,
    pub channel: u64,
    /// The message as it was then.
    pub message: Value,
    /// Whether its words, pictures or mentions are other than before: an edit of buttons alone says nothing new.
    pub says: bool,
    pub interaction: Option<u64>,
    pub at: Instant,
}

#[derive(Debug, Default)]
pub struct World {
    pub clock: Clock,
    /// Servers with the bot, by id.
    pub servers: BTreeMap<u64, Server>,
    /// Channels and threads, also deleted ones.
    pub channels: BTreeMap<u64, Channel>,
    pub people: BTreeMap<u64, Person>,
    pub messages: BTreeMap<u64, Message>,
    /// Commands: of a server, or global.
    pub commands: BTreeMap<Option<u64>, Vec<Value>>,
    pub emojis: Vec<Value>,
    pub interactions: BTreeMap<String, Interaction>,
    /// What people have attached, by name.
    pub kept: BTreeMap<String, StoredFile>,
    /// What was asked of the stand-in.
    pub calls: Vec<Call>,
    pub events: Vec<Event>,
    /// What was wrong: a test with faults fails.
    pub faults: Vec<String>,
    /// The answers that are to go wrong.
    pub troubles: Troubles,
    pub gate: Gate,
    /// Whether bodies and files are kept (a long measurement does without).
    pub keeps_bodies: bool,
}

impl World {
    /// Notes what happened to a message.
    pub(crate) fn happened(&mut self, change: Change, message: u64, says: bool, interaction: Option<u64>) {
        let Some(found) = self.messages.get(&message) else { return };
        if change == Change::Created
            && !found.is_private()
            && let Some(channel) = self.channels.get_mut(&found.channel)
        {
            channel.last_message = Some(message);
        }
        let (channel, message) = (found.channel, found.json.clone());
        self.events.push(Event { change, channel, message, says, interaction, at: Instant::now() });
    }

    /// An interaction by its id.
    pub fn interaction(&self, id: u64) -> Option<&Interaction> {
        self.interactions.get(&token(id))
    }

    /// The messages of a channel that everybody sees, oldest first.
    pub fn public(&self, channel: u64) -> Vec<&Value> {
        self.messages
            .values()
            .filter(|message| message.channel == channel && !message.is_private())
            .map(|message| &message.json)
            .collect()
    }
}
