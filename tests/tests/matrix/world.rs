//! A server with people and the bot.

use std::time::{Duration, Instant};

use lasermate_tests::http;
use lasermate_tests::matrix::{Limits, MatrixBot, Player, Seen, Synapse, python};
use serde_json::{Value, json};

/// A server with people and a bot that is logged in and runs.
pub struct World {
    pub bot: MatrixBot,
    pub ann: Player,
    pub bob: Player,
    pub synapse: Synapse,
}

/// A new world; `None` where there is no Python to make it with.
pub fn world(test: &str, limits: Limits) -> Option<World> {
    let python = python(test)?;
    let synapse = Synapse::start(python, limits);
    for name in ["bot", "ann", "bob"] {
        synapse.register(name);
    }
    let (mut bot, said) = MatrixBot::login(&synapse);
    assert!(said.status.success(), "{said:?}");
    let (ann, bob) = (Player::start(python, &synapse, "ann"), Player::start(python, &synapse, "bob"));
    bot.start();
    Some(World { bot, ann, bob, synapse })
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
        let first = self.ann.wait(room, "the first board", Seen::is_board);
        assert_eq!(first.calls(), ["@ann:localhost"], "{first:?}");
    }

    /// The direct room into which the bot has invited Ann.
    pub fn direct(&mut self) -> String {
        let invited = self.ann.tell(json!({"do": "invited", "timeout": 60}));
        let direct = invited["rooms"][0].as_str().unwrap_or_else(|| panic!("{invited}")).to_owned();
        self.ann.join(&direct);
        direct
    }

    /// Somebody new, who is in a room.
    pub fn newcomer(&mut self, name: &str, room: &str) -> Player {
        let python = python(name).expect("it is there");
        self.synapse.register(name);
        let mut player = Player::start(python, &self.synapse, name);
        self.ann.tell(json!({"do": "invite", "room": room, "user": player.id}));
        player.join(room);
        player
    }

    /// The bot's own token.
    pub fn token_of_the_bot(&self) -> String {
        let session = std::fs::read(self.bot.data().join("matrix/session.json")).expect("a session");
        let session: Value = serde_json::from_slice(&session).expect("a session");
        session["tokens"]["access_token"].as_str().expect("a token").to_owned()
    }

    /// Waits until the bot's database says yes.
    pub fn until(&self, sql: &str) {
        let (database, begun) = (self.database(), Instant::now());
        while !database.query_row(sql, [], |row| row.get::<_, bool>(0)).expect("it can be read") {
            assert!(begun.elapsed() < Duration::from_secs(60), "{sql}: {}", self.bot.logged());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// The bot's database, read and written beside it.
    pub fn database(&self) -> rusqlite::Connection {
        let file = self.bot.data().join(lasermate_core::store::FILE_NAME);
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
