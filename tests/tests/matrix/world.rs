//! A server with people and the bot.

use std::time::{Duration, Instant};

use lasermate_tests::http;
use lasermate_tests::matrix::{MatrixBot, Player, Proxy, SendLimits, ShownEvent, Synapse, python};
use serde_json::{Value, json};

/// A server with people and a bot that is logged in and runs.
pub struct World {
    pub bot: MatrixBot,
    pub ann: Player,
    pub bob: Player,
    pub synapse: Synapse,
}

/// A new world; `None` where there is no Python to make it with.
pub fn world(test: &str, limits: SendLimits) -> Option<World> {
    let synapse = Synapse::start(python(test)?, limits);
    let url = synapse.url();
    Some(inhabited(test, synapse, &url))
}

/// The same with a proxy between the bot and the server.
pub fn world_behind_a_proxy(test: &str) -> Option<(World, Proxy)> {
    let synapse = Synapse::start(python(test)?, SendLimits::Lifted);
    let proxy = Proxy::before(synapse.address());
    let url = proxy.url();
    Some((inhabited(test, synapse, &url), proxy))
}

/// People, and a bot that is logged in at an address and runs.
fn inhabited(test: &str, synapse: Synapse, url: &str) -> World {
    let python = python(test).expect("it is there");
    for name in ["bot", "ann", "bob"] {
        synapse.register(name);
    }
    let mut bot = MatrixBot::new();
    let said = bot.log_in_at(url, "pw-bot");
    assert!(said.status.success(), "{said:?}");
    let (ann, bob) = (Player::start(python, &synapse, "ann"), Player::start(python, &synapse, "bob"));
    bot.start();
    World { bot, ann, bob, synapse }
}

/// The room into which somebody has been invited beside those known, once they are in it.
pub fn direct(player: &mut Player, known: &[&str]) -> String {
    let begun = Instant::now();
    loop {
        let told = player.tell(json!({"do": "invited", "timeout": 2}));
        let rooms = told["rooms"].as_array().cloned().unwrap_or_default();
        let mut rooms = rooms.iter().filter_map(|room| room.as_str());
        if let Some(new) = rooms.find(|room| !known.contains(room)) {
            player.join(new);
            return new.to_owned();
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "no invitation: {told}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A line as it is typed in a thread.
pub fn in_thread(line: &str, root: &str) -> Value {
    json!({"msgtype": "m.text", "body": line, "m.mentions": {},
        "m.relates_to": {"rel_type": "m.thread", "event_id": root, "is_falling_back": true,
            "m.in_reply_to": {"event_id": root}}})
}

/// The first event of the thread in which something is said.
pub fn thread_of(seen: &ShownEvent) -> Option<&str> {
    let relation = &seen.0["content"]["m.relates_to"];
    relation["event_id"].as_str().filter(|_| relation["rel_type"] == "m.thread")
}

impl World {
    /// A room of both with the bot in it, which has greeted.
    pub fn room(&mut self, encrypted: bool) -> String {
        let room = self.ann.create(encrypted, &["@bot:localhost", "@bob:localhost"]);
        self.bob.join(&room);
        self.ann.wait_for_bot(&room, "Hello! I play chess variants");
        room
    }

    /// A game of both in a room: Ann begins.
    pub fn game(&mut self, room: &str, preset: &str) {
        self.ann.say(room, &format!("!challenge @bob:localhost {preset} first"));
        self.bob.wait(room, "the challenge", |seen| seen.calls() == ["@bob:localhost"]);
        self.bob.say(room, "!accept");
        let first = self.ann.wait(room, "the first board", ShownEvent::is_board);
        assert_eq!(first.calls(), ["@ann:localhost"], "{first:?}");
    }

    /// The direct room into which the bot has invited Ann.
    pub fn direct(&mut self) -> String {
        direct(&mut self.ann, &[])
    }

    /// Sets levels of a room, as Ann.
    pub fn levels(&mut self, room: &str, levels: Value) {
        let set = json!({"do": "state", "room": room, "type": "m.room.power_levels", "content": levels});
        let set = self.ann.tell(set);
        assert!(set["event"].is_string(), "{set}");
    }

    /// Somebody new, who is in a room.
    pub fn newcomer(&mut self, name: &str, room: &str) -> Player {
        let python = python(name).expect("it is there");
        self.synapse.register(name);
        let mut player = Player::start(python, &self.synapse, name);
        self.ann.tell(json!({"do": "invite", "room": room, "user": player.id}));
        player.join(room);
        // Nobody says anything in a room that their client does not know.
        player.comes(room, name, 1);
        player
    }

    pub fn token_of_the_bot(&self) -> String {
        self.session()["tokens"]["access_token"].as_str().expect("a token").to_owned()
    }

    /// The device as which the bot is logged in.
    pub fn device_of_the_bot(&self) -> String {
        self.session()["meta"]["device_id"].as_str().expect("a device").to_owned()
    }

    fn session(&self) -> Value {
        let session = std::fs::read(self.bot.data().join("matrix/session.json")).expect("a session");
        serde_json::from_slice(&session).expect("a session")
    }

    /// Waits until the bot's database says yes.
    pub fn until(&self, sql: &str) {
        let (database, begun) = (self.database(), Instant::now());
        while !database.query_row(sql, [], |row| row.get::<_, bool>(0)).expect("it can be read") {
            assert!(begun.elapsed() < Duration::from_secs(60), "{sql}: {}", self.bot.logged());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Sends an encrypted event to which there is no key, as whoever has a token.
    pub fn seal(&self, room: &str, token: &str, number: &str) {
        let sealed = json!({"algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "AwgAEnACgAkLmt6qF84IK++J7UDH2Za1YVchHyprqTqsg",
            "device_id": "NOBODY", "sender_key": "nobody", "session_id": "nobody"});
        let room = room.replace('!', "%21").replace(':', "%3A");
        let path = format!("/_matrix/client/v3/rooms/{room}/send/m.room.encrypted/sealed{number}");
        let told = self.with_token(token, "PUT", &path, &sealed);
        assert!(told["event_id"].is_string(), "{told}");
    }

    /// Changes the bot's database beside it.
    pub fn change(&self, sql: &str) {
        assert!(self.database().execute(sql, []).expect("it can be written") > 0, "{sql}");
    }

    /// The bot's database, read and written beside it.
    pub fn database(&self) -> rusqlite::Connection {
        let file = self.bot.data().join(lasermate_service::store::FILE_NAME);
        let database = rusqlite::Connection::open(file).expect("a database");
        database.busy_timeout(Duration::from_secs(60)).expect("it can wait");
        database
    }

    /// Who makes a move: 0 is Ann.
    pub fn player(&mut self, number: usize) -> &mut Player {
        if number == 0 { &mut self.ann } else { &mut self.bob }
    }

    /// Waits for a line of the bot's log with all these words, after its first so many bytes.
    pub fn logged(&self, after: usize, words: &[&str]) {
        let begun = Instant::now();
        loop {
            let log = self.bot.logged();
            let lines = log.get(after..).unwrap_or_default().lines();
            if lines.into_iter().any(|line| words.iter().all(|word| line.contains(word))) {
                break;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "{words:?}: {log}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Asks the server itself, as Ann.
    pub fn as_ann(&self, method: &str, path: &str, body: &Value) -> Value {
        self.with_token(&self.ann.token, method, path, body)
    }

    /// Asks the server itself, as whoever has a token.
    pub fn with_token(&self, token: &str, method: &str, path: &str, body: &Value) -> Value {
        let token = format!("Bearer {token}");
        let told = http::ask(self.synapse.address(), method, path, &[("Authorization", &token)], Some(body));
        told.expect("the server answers").json()
    }
}
