//! A scenario through a real Matrix server, in encrypted rooms: people are played by another team's client.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use lasermate_service::store::FILE_NAME;
use rusqlite::{Connection, OpenFlags, OptionalExtension};
use serde_json::{Value, json};

use super::{ScenarioAct, ScenarioAnswer, ScenarioPost, Transport};
use crate::http;
use crate::matrix::{MatrixBot, Player, SendLimits, ShownEvent, Synapse, python};

/// Everybody of a scenario. The last one makes the rooms, and so manages them.
const PEOPLE: [&str; 4] = ["ann", "bob", "cid", "root"];
/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(120);
const LOOK: Duration = Duration::from_millis(20);
/// What is said in the room where the answer is the asker's alone.
const IN_A_DIRECT_ROOM: &str = "Sent to you in a direct chat.";

/// A server, the bot, people, and where the scenario is.
#[derive(Debug)]
pub struct MatrixTransport {
    bot: MatrixBot,
    people: BTreeMap<&'static str, Player>,
    rooms: BTreeMap<String, ScenarioRoom>,
    /// Who asked last, where, and with which event.
    asked: Option<(String, String, String)>,
    /// Under which event the buttons of the last answer are.
    offered: Option<String>,
    synapse: Synapse,
}

/// A room: its id, how many posts were looked at, and under which event the newest one's buttons are.
#[derive(Debug)]
struct ScenarioRoom {
    id: String,
    read: usize,
    newest: Option<String>,
}

impl MatrixTransport {
    /// A new world; `None` where there is no Python to make it with.
    ///
    /// # Panics
    /// The bot cannot be logged in.
    pub fn new(test: &str) -> Option<Self> {
        let python = python(test)?;
        let synapse = Synapse::start(python, SendLimits::Lifted);
        synapse.register("bot");
        let (mut bot, said) = MatrixBot::login(&synapse);
        assert!(said.status.success(), "{said:?}");
        let mut people = BTreeMap::new();
        for name in PEOPLE {
            synapse.register(name);
            people.insert(name, Player::start(python, &synapse, name));
        }
        bot.start();
        Some(Self { bot, people, rooms: BTreeMap::new(), asked: None, offered: None, synapse })
    }

    fn person(&mut self, who: &str) -> &mut Player {
        self.people.get_mut(who).unwrap_or_else(|| panic!("there is no {who}"))
    }

    /// A room by name. All people are in it before the bot comes, so that everybody can read everything.
    fn enter(&mut self, name: &str) -> String {
        if let Some(room) = self.rooms.get(name) {
            return room.id.clone();
        }
        let others: Vec<_> = self.people.values().map(|player| player.id.clone()).collect();
        let root = self.person("root");
        let invite: Vec<_> = others.iter().map(String::as_str).filter(|id| *id != root.id).collect();
        let id = root.create(true, &invite);
        let joins = |who: &str| {
            let who = who.to_owned();
            move |seen: &ShownEvent| seen.sender() == who && seen.0["content"]["membership"] == "join"
        };
        for who in &others {
            for player in
                self.people.values_mut().filter(|player| player.id == *who && *who != "@root:localhost")
            {
                player.join(&id);
            }
            self.person("root").wait(&id, who, joins(who));
        }
        self.person("root").tell(json!({"do": "invite", "room": id, "user": "@bot:localhost"}));
        for player in self.people.values_mut() {
            player.wait_for_bot(&id, "Hello!");
        }
        self.rooms.insert(name.to_owned(), ScenarioRoom { id: id.clone(), read: 0, newest: None });
        id
    }

    fn database(&self) -> Connection {
        let file = self.bot.data().join(FILE_NAME);
        let database =
            Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY).expect("a database");
        database.busy_timeout(PATIENCE).expect("it can wait");
        database
    }

    fn asked_for<T: rusqlite::types::FromSql>(&self, sql: &str, with: &str) -> Option<T> {
        let found = self.database().query_row(sql, [with], |row| row.get(0)).optional();
        found.expect("the database can be read")
    }

    /// Waits until what was asked is done.
    fn done(&self, event: &str) {
        let begun = Instant::now();
        let done = "SELECT heard IS NULL FROM matrix_inbox WHERE event = ?1";
        while self.asked_for::<bool>(done, event) != Some(true) {
            assert!(begun.elapsed() < PATIENCE, "it is not carried out: {}", self.bot.logged());
            std::thread::sleep(LOOK);
        }
    }

    /// What the bot has said in a room, once somebody's client has everything that the server has.
    fn said(&mut self, who: &str, room: &str) -> Vec<ShownEvent> {
        let path = room.replace('!', "%21").replace(':', "%3A");
        let path = format!("/_matrix/client/v3/rooms/{path}/messages?dir=b&limit=10");
        let address = self.synapse.address();
        let player = self.person(who);
        let token = format!("Bearer {}", player.token);
        let told =
            http::ask(address, "GET", &path, &[("Authorization", &token)], None).expect("an answer").json();
        let newest: Vec<_> = told["chunk"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|event| event["sender"] == "@bot:localhost" && event["type"] == "m.room.encrypted")
            .filter_map(|event| event["event_id"].as_str())
            .collect();
        let begun = Instant::now();
        loop {
            let said = player.said(room);
            if newest.iter().all(|event| said.iter().any(|seen| seen.id() == *event)) {
                assert!(said.iter().all(|seen| seen.0["readable"] == true && seen.0["encrypted"] == true));
                return said;
            }
            assert!(begun.elapsed() < PATIENCE, "{who} does not see {newest:?}");
            std::thread::sleep(LOOK);
        }
    }

    /// The ids of the buttons under an event, in the order of their numbers.
    fn buttons(&self, event: &str) -> Vec<String> {
        let kept: Option<String> =
            self.asked_for("SELECT choices FROM matrix_choices WHERE event = ?1", event);
        let kept: Value = kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        let groups = kept["choices"]["groups"].as_array().into_iter().flatten();
        let rows = groups.flat_map(|group| group["rows"].as_array().into_iter().flatten());
        rows.map(|row| row["does"]["press"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// The posts of a room: what is no answer and no greeting.
    fn posts(&mut self, name: &str) -> Vec<ShownEvent> {
        let id = self.enter(name);
        let said = self.said("root", &id).into_iter();
        said.filter(|seen| {
            seen.0["content"]["m.relates_to"]["m.in_reply_to"].is_null() && !seen.body().starts_with("Hello!")
        })
        .collect()
    }
}

impl Transport for MatrixTransport {
    fn ask(&mut self, who: &str, room: &str, act: &ScenarioAct) {
        let id = self.enter(room);
        let content = match act {
            ScenarioAct::Line(line) => {
                let mut line = line.replacen('/', "!", 1);
                for name in PEOPLE {
                    line = line.replace(&format!("@{name}"), &format!("@{name}:localhost"));
                }
                crate::matrix::command(&line)
            }
            ScenarioAct::PressId(button) => {
                let under = self.offered.clone().filter(|event| self.buttons(event).contains(button));
                let under = under.or_else(|| self.rooms[room].newest.clone()).expect("there are buttons");
                let number =
                    self.buttons(&under).iter().position(|known| known == button).expect("it is there");
                json!({"msgtype": "m.text", "body": (number + 1).to_string(), "m.mentions": {},
                    "m.relates_to": {"m.in_reply_to": {"event_id": under}}})
            }
            ScenarioAct::PickId(..)
            | ScenarioAct::Fill(..)
            | ScenarioAct::Press(_)
            | ScenarioAct::Pick(_) => panic!("{act:?} is typed here"),
        };
        let event = self.person(who).send(&id, content);
        self.asked = Some((who.to_owned(), id, event));
    }

    fn again(&mut self) {
        panic!("a server delivers an event once");
    }

    fn shown(&mut self, _: &dyn Fn(&ScenarioAnswer) -> bool) -> ScenarioAnswer {
        let (who, room, event) = self.asked.clone().expect("something was asked");
        self.done(&event);
        let said = self.said(&who, &room).into_iter();
        let Some(mut answer) = said.rev().find(|seen| seen.answers(&event)) else {
            return ScenarioAnswer { private: true, quiet: true, ..ScenarioAnswer::default() };
        };
        if answer.body() == IN_A_DIRECT_ROOM {
            let own = format!("@{who}:localhost");
            let direct: Option<String> =
                self.asked_for("SELECT room FROM matrix_direct WHERE person = ?1", &own);
            let direct = direct.expect("there is a direct room");
            self.person(&who).join(&direct);
            answer = self.said(&who, &direct).pop().expect("something was said there");
        }
        let content = &answer.0["content"];
        let file = (content["msgtype"] == "m.file").then(|| content.clone());
        let text = answer.body().to_owned();
        let pictures = usize::from(answer.is_board());
        let file = file.map(|content| {
            let told = self.person(&who).tell(json!({"do": "file", "content": content}));
            told["text"].as_str().unwrap_or_else(|| panic!("{told}")).to_owned()
        });
        let buttons = self.buttons(answer.id());
        self.offered = Some(answer.id().to_owned());
        ScenarioAnswer { text, private: true, buttons, pictures, file, ..ScenarioAnswer::default() }
    }

    fn next_post(&mut self, room: &str) -> Result<ScenarioPost, String> {
        let begun = Instant::now();
        loop {
            let posts = self.posts(room);
            let read = self.rooms[room].read;
            if let Some(post) = posts.get(read) {
                let event = post.replaces().unwrap_or_else(|| post.id()).to_owned();
                let called: Vec<_> = post
                    .calls()
                    .iter()
                    .filter_map(|id| id.trim_start_matches('@').split(':').next())
                    .collect();
                let posted = ScenarioPost {
                    text: post.body().to_owned(),
                    mention: (!called.is_empty()).then(|| called.join(",")),
                    buttons: self.buttons(&event),
                    pictures: usize::from(post.is_board()),
                };
                let kept = self.rooms.get_mut(room).expect("the room is entered");
                (kept.read, kept.newest) = (read + 1, Some(event));
                return Ok(posted);
            }
            assert!(begun.elapsed() < PATIENCE, "no post came in {room}: {}", self.bot.logged());
            std::thread::sleep(LOOK);
        }
    }

    fn newest(&mut self, room: &str) -> Vec<String> {
        super::discord::nothing_owed(self.bot.data(), "matrix");
        let event = self.rooms.get(room).and_then(|kept| kept.newest.clone());
        event.map(|event| self.buttons(&event)).unwrap_or_default()
    }

    fn unseen(&mut self) -> Vec<String> {
        super::discord::nothing_owed(self.bot.data(), "matrix");
        let rooms: Vec<_> = self.rooms.keys().cloned().collect();
        let mut unseen = Vec::new();
        for room in rooms {
            let posts = self.posts(&room);
            let read = self.rooms[&room].read;
            unseen.extend(posts.iter().skip(read).map(|post| format!("{room}: {}", post.body())));
        }
        unseen
    }

    fn restart(&mut self) {
        self.bot.kill();
        self.bot.start();
    }
}
