//! A strict reader, played by matrix-js-sdk: as clients are that hide what no signed device has sent.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use serde_json::{Value, json};

use super::Synapse;
use super::player::ShownEvent;
use super::talk::Talk;
use crate::installed::{npm, or_skip};

const PACKAGE: &str = "matrix-js-sdk@43.0.0";
/// The oldest Node that reads it.
const NODE: u32 = 20;
/// How long words may take to be seen, in seconds.
const PATIENCE: u32 = 120;

#[derive(Debug)]
pub struct Reader {
    talk: Talk,
}

/// The folder with the client; `None`, and a line that says which test is skipped, where there is no Node or the package cannot be
/// had. With `CI=true` it fails instead.
///
/// # Panics
/// `CI=true` and it is not there.
pub fn node(test: &str) -> Option<&'static Path> {
    static MADE: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let made = MADE.get_or_init(|| npm(PACKAGE, "node", NODE));
    or_skip(test, &format!("Node with {PACKAGE}"), made).map(PathBuf::as_path)
}

impl Reader {
    /// Logs somebody in who has an account.
    ///
    /// # Panics
    /// It fails.
    pub fn start(modules: &Path, synapse: &Synapse, name: &str) -> Self {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/matrix/reader.mjs");
        let mut command = Command::new("node");
        command.arg(script).arg(modules);
        command.args([&synapse.url(), &format!("@{name}:localhost"), &format!("pw-{name}")]);
        let (talk, ready) = Talk::start(&mut command);
        assert!(ready["ready"].is_string(), "the client is logged in: {ready}");
        Self { talk }
    }

    /// Joins a room.
    ///
    /// # Panics
    /// It may not.
    pub fn join(&mut self, room: &str) {
        let joined = self.talk.tell(&json!({"do": "join", "room": room}));
        assert!(joined["joined"].is_string(), "{joined}");
    }

    /// Waits until a room shows a message with these words; gives everything it shows, each message as its newest edit has it.
    ///
    /// # Panics
    /// It does not.
    pub fn wait(&mut self, room: &str, words: &str) -> Vec<ShownEvent> {
        let asked = json!({"do": "until", "room": room, "words": words, "timeout": PATIENCE});
        let told = self.talk.tell(&asked);
        assert!(told["error"].is_null(), "{told:#}");
        told["events"]
            .as_array()
            .map(|events| events.iter().cloned().map(ShownEvent).collect())
            .unwrap_or_default()
    }
}

/// What a client that hides what it does not trust has against a message; `None` where it shows it unmarked.
pub fn marked(seen: &ShownEvent) -> Option<Value> {
    let ShownEvent(event) = seen;
    let unmarked = event["mark"].is_null() || event["mark"]["colour"] == 0;
    (event["readable"] != true || !unmarked).then(|| json!([event["why"], event["mark"]]))
}
