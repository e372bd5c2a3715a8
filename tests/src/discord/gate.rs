//! Sessions of the gateway: who is connected, what was sent in which order, what can be resumed.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

/// Intent bit for servers and channels.
pub const INTENT_SERVERS: u64 = 1;
/// Intents that Discord gives after a review alone: members, presences, message content.
pub const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;

/// Something that happened on the gateway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GatewayEvent {
    /// A connection was opened, with its query.
    Opened(String),
    Identified(u64, u64, u64),
    /// RESUME with a session and the last sequence number.
    Resumed(String, u64),
    /// What the bot is shown to play.
    Played(String),
    /// A heartbeat with the last sequence number.
    Beat(Option<u64>),
    /// A connection is gone, with the bot's close code.
    Closed(Option<u16>),
}

/// What a connection is told to do.
#[derive(Clone, Debug)]
pub(super) enum Order {
    Send(Value),
    /// Break off without a word.
    Drop,
    Close(u16, &'static str),
}

/// A session: it outlives its connections.
#[derive(Debug)]
pub(super) struct GatewaySession {
    pub(super) shard: (u64, u64),
    pub(super) intents: u64,
    sent: Vec<(u64, Value)>,
    pub(super) line: Option<UnboundedSender<Order>>,
}

#[derive(Debug)]
pub struct Gate {
    pub(super) sessions: BTreeMap<String, GatewaySession>,
    /// What happened, in order.
    pub history: Vec<GatewayEvent>,
    /// Milliseconds between heartbeats.
    pub heartbeat: u64,
    pub acknowledges: bool,
    /// Whether frames are compressed where the bot takes them so.
    pub compresses: bool,
    /// How many frames were sent compressed.
    pub compressed: usize,
    /// Answers to the next RESUMEs in the place of resuming: INVALID_SESSION with this `d`.
    pub invalid: Vec<bool>,
    /// Whether every IDENTIFY is answered with INVALID_SESSION, as while Discord has an outage.
    pub invalidates: bool,
    /// Whoever begins with fewer shards is refused: its servers are too many for them.
    pub least_shards: u64,
    /// The next connections to be refused with this close code after IDENTIFY.
    pub refuses: Option<u16>,
    made: u64,
}

impl Default for Gate {
    fn default() -> Self {
        Self {
            sessions: BTreeMap::new(),
            history: Vec::new(),
            heartbeat: 41_250,
            acknowledges: true,
            compresses: false,
            compressed: 0,
            invalid: Vec::new(),
            invalidates: false,
            least_shards: 0,
            refuses: None,
            made: 0,
        }
    }
}

impl Gate {
    pub(super) fn begin(&mut self, shard: (u64, u64), intents: u64, line: UnboundedSender<Order>) -> String {
        self.made += 1;
        let id = format!("session{:026}", self.made);
        // A shard has one session: an older one cannot be resumed any more.
        self.sessions.retain(|_, session| session.shard != shard);
        self.sessions
            .insert(id.clone(), GatewaySession { shard, intents, sent: Vec::new(), line: Some(line) });
        id
    }

    /// What was sent in a session after a sequence number; `None` where it cannot be resumed.
    pub(super) fn after(&mut self, id: &str, seq: u64, line: UnboundedSender<Order>) -> Option<Vec<Value>> {
        let session = self.sessions.get_mut(id)?;
        session.line = Some(line);
        Some(
            session.sent.iter().filter(|(number, _)| *number > seq).map(|(_, frame)| frame.clone()).collect(),
        )
    }

    /// Sends an event in one session.
    pub(super) fn tell(&mut self, id: &str, name: &str, data: Value) {
        let Some(session) = self.sessions.get_mut(id) else { return };
        let number = session.sent.len() as u64 + 1;
        let frame = json!({"op": 0, "d": data, "s": number, "t": name});
        session.sent.push((number, frame.clone()));
        if let Some(line) = &session.line {
            // Where the connection is gone, it is sent when the session is resumed.
            let _ = line.send(Order::Send(frame));
        }
    }

    /// Sends an event of a server to the session of its shard. Whether there is one.
    pub(super) fn dispatch(&mut self, server: u64, name: &str, data: &Value) -> bool {
        let wanted = |session: &GatewaySession| (server >> 22) % session.shard.1 == session.shard.0;
        let found = self.sessions.iter().find(|(_, session)| wanted(session)).map(|(id, _)| id.clone());
        let Some(id) = found else { return false };
        self.tell(&id, name, data.clone());
        true
    }

    /// What the session of a server's shard has asked to be told.
    pub(super) fn intents_of(&self, server: u64) -> u64 {
        let mut sessions = self.sessions.values();
        let found = sessions.find(|session| (server >> 22) % session.shard.1 == session.shard.0);
        found.map_or(0, |session| session.intents)
    }

    /// No session can be resumed any more; their connections stay.
    pub(super) fn forget(&mut self) {
        let old = std::mem::take(&mut self.sessions);
        for (number, (_, session)) in old.into_iter().enumerate() {
            self.sessions.insert(format!("forgotten{number}"), session);
        }
    }

    /// Gives an order to every connection.
    pub(super) fn order(&mut self, order: &Order) {
        for session in self.sessions.values_mut() {
            if let Some(line) = &session.line {
                let _ = line.send(order.clone());
            }
            if !matches!(order, Order::Send(_)) {
                session.line = None;
            }
        }
    }

    /// How many sessions are connected.
    pub fn connected(&self) -> usize {
        self.sessions.values().filter(|session| session.line.is_some()).count()
    }

    /// How often something of a kind happened.
    pub fn count(&self, is: impl Fn(&GatewayEvent) -> bool) -> usize {
        self.history.iter().filter(|happened| is(happened)).count()
    }
}
