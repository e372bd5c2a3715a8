//! People in rooms, played by matrix-nio.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::Synapse;
use super::talk::Talk;

/// How long something may take to be seen.
const PATIENCE: Duration = Duration::from_secs(120);

/// Somebody with a client of their own.
#[derive(Debug)]
pub struct Player {
    /// Their id, as `@ann:localhost`.
    pub id: String,
    pub token: String,
    talk: Talk,
    _folder: TempDir,
}

/// An event as the client shows it.
#[derive(Clone, Debug)]
pub struct ShownEvent(pub Value);

impl ShownEvent {
    pub fn id(&self) -> &str {
        self.0["event_id"].as_str().unwrap_or_default()
    }

    pub fn sender(&self) -> &str {
        self.0["sender"].as_str().unwrap_or_default()
    }

    pub fn body(&self) -> &str {
        self.0["content"]["body"].as_str().unwrap_or_default()
    }

    /// The earlier message whose place it takes.
    pub fn replaces(&self) -> Option<&str> {
        let relation = &self.0["content"]["m.relates_to"];
        relation["event_id"].as_str().filter(|_| relation["rel_type"] == "m.replace")
    }

    /// Whether it answers an event.
    pub fn answers(&self, event: &str) -> bool {
        self.0["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == event
    }

    /// Whether it shows a picture.
    pub fn is_board(&self) -> bool {
        self.0["content"]["msgtype"] == "m.image"
    }

    pub fn calls(&self) -> Vec<&str> {
        let users = self.0["content"]["m.mentions"]["user_ids"].as_array();
        users.map(|users| users.iter().filter_map(Value::as_str).collect()).unwrap_or_default()
    }
}

pub fn command(line: &str) -> Value {
    json!({"msgtype": "m.text", "body": line, "m.mentions": {}})
}

impl Player {
    /// Logs somebody in who has an account.
    ///
    /// # Panics
    /// It fails.
    pub fn start(python: &Path, synapse: &Synapse, name: &str) -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/matrix/player.py");
        let mut command = Command::new(python);
        command.arg(script).args([&synapse.url(), &format!("@{name}:localhost"), &format!("pw-{name}")]);
        let (talk, ready) = Talk::start(command.arg(folder.path()));
        let mut player = Self { id: String::new(), token: String::new(), talk, _folder: folder };
        player.id = ready["ready"].as_str().expect("the client is logged in").to_owned();
        player.token = ready["token"].as_str().expect("the client has a token").to_owned();
        player
    }

    /// The number of the client's process.
    pub fn process(&self) -> u32 {
        self.talk.process()
    }

    /// Tells the client what to do, and gives what came of it.
    ///
    /// # Panics
    /// It ends.
    pub fn tell(&mut self, what: Value) -> Value {
        self.talk.tell(&what)
    }

    /// Makes a room and invites people.
    ///
    /// # Panics
    /// It cannot be made.
    pub fn create(&mut self, encrypted: bool, invite: &[&str]) -> String {
        let made = self.tell(json!({"do": "create", "encrypted": encrypted, "invite": invite}));
        made["room"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned()
    }

    pub fn join(&mut self, room: &str) {
        self.tell(json!({"do": "join", "room": room}));
    }

    /// Waits until somebody's device is known, and takes a new key for a room, so that what is said there next is for it too.
    ///
    /// # Panics
    /// It does not become known.
    pub fn meets(&mut self, room: &str, user: &str, device: &str) {
        let known = self.tell(json!({"do": "meet", "room": room, "user": user, "device": device}));
        assert_eq!(known, json!({}), "{device} is not known");
    }

    /// Types something; gives the event.
    ///
    /// # Panics
    /// It is not sent.
    pub fn say(&mut self, room: &str, line: &str) -> String {
        self.send(room, command(line))
    }

    /// Sends a message; gives the event.
    ///
    /// # Panics
    /// It is not sent.
    pub fn send(&mut self, room: &str, content: Value) -> String {
        let sent = self.tell(json!({"do": "send", "room": room, "content": content}));
        sent["event"].as_str().unwrap_or_else(|| panic!("{sent}")).to_owned()
    }

    /// Everything seen in a room so far.
    pub fn events(&mut self, room: &str) -> Vec<ShownEvent> {
        let told = self.tell(json!({"do": "events", "room": room, "most": 100_000}));
        told["events"]
            .as_array()
            .map(|events| events.iter().cloned().map(ShownEvent).collect())
            .unwrap_or_default()
    }

    /// Whether the bot was typing in a room, each time that changed, and when, in seconds of the client's clock.
    pub fn signs(&mut self, room: &str) -> Vec<(bool, f64)> {
        let told = self.tell(json!({"do": "signs", "room": room}));
        let signs = told["signs"].as_array().cloned().unwrap_or_default();
        let bots = |sign: &Value| {
            let who = sign["who"].as_array().map(|who| who.iter().any(|user| user == "@bot:localhost"));
            (who.unwrap_or(false), sign["at"].as_f64().unwrap_or_default())
        };
        signs.iter().map(bots).collect()
    }

    /// Takes a message back.
    ///
    /// # Panics
    /// It may not.
    pub fn redact(&mut self, room: &str, event: &str) {
        let done = self.tell(json!({"do": "redact", "room": room, "event": event}));
        assert_eq!(done["redacted"], "RoomRedactResponse", "{done}");
    }

    /// What the bot has said in a room so far.
    pub fn said(&mut self, room: &str) -> Vec<ShownEvent> {
        let mut events = self.events(room);
        events.retain(|seen| seen.sender() == "@bot:localhost" && seen.0["type"] == "m.room.message");
        events
    }

    /// Waits until somebody of this server has come into a room for the so manieth time.
    ///
    /// # Panics
    /// They do not.
    pub fn comes(&mut self, room: &str, name: &str, times: usize) {
        let user = format!("@{name}:localhost");
        let begun = Instant::now();
        let comes = |seen: &&ShownEvent| seen.sender() == user && seen.0["content"]["membership"] == "join";
        while self.events(room).iter().filter(comes).count() < times {
            assert!(begun.elapsed() < PATIENCE, "{user} does not come for the time {times}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits until an event of a room fits; gives it.
    ///
    /// # Panics
    /// None does in time.
    pub fn wait(&mut self, room: &str, what: &str, fits: impl Fn(&ShownEvent) -> bool) -> ShownEvent {
        let begun = Instant::now();
        let mut after = 0;
        loop {
            let told = self.tell(json!({"do": "events", "room": room, "after": after, "timeout": 2}));
            let events = told["events"].as_array().cloned().unwrap_or_default();
            after += events.len();
            if let Some(found) = events.into_iter().map(ShownEvent).find(&fits) {
                return found;
            }
            if begun.elapsed() > PATIENCE {
                let all: Vec<_> = self
                    .events(room)
                    .iter()
                    .map(|seen| format!("{}: {}", seen.sender(), seen.body()))
                    .collect();
                panic!("waited in vain for {what}; there is only {all:#?}");
            }
        }
    }

    /// Waits until the bot has said something with these words.
    ///
    /// # Panics
    /// It does not.
    pub fn wait_for_bot(&mut self, room: &str, words: &str) -> ShownEvent {
        self.wait(room, words, |seen| seen.sender() == "@bot:localhost" && seen.body().contains(words))
    }
}
