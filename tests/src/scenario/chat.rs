//! A scenario through the web chat, over HTTP.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{AnswerForm, AnswerMenu, ScenarioAct, ScenarioAnswer, ScenarioPost, Transport};
use crate::discord::PATIENCE;
use crate::http::Events;
use crate::program::{Bot, Player};

/// The program with its chat, and where the scenario is.
#[derive(Debug)]
pub struct ChatTransport {
    bot: Option<Bot>,
    people: BTreeMap<String, Player>,
    rooms: BTreeMap<String, ChatRoom>,
    asked: u64,
    last: Option<(String, Value)>,
    told: Value,
}

/// A channel: the posts that came, and how many were looked at.
#[derive(Debug, Default)]
struct ChatRoom {
    posts: Vec<Value>,
    read: usize,
    last: u64,
}

impl Default for ChatTransport {
    fn default() -> Self {
        let people = BTreeMap::new();
        let bot = Some(Bot::start());
        Self { bot, people, rooms: BTreeMap::new(), asked: 0, last: None, told: Value::Null }
    }
}

impl ChatTransport {
    fn bot(&self) -> &Bot {
        self.bot.as_ref().expect("the program runs")
    }

    fn person(&mut self, who: &str) -> Player {
        let bot = self.bot.as_ref().expect("the program runs");
        self.people.entry(who.to_owned()).or_insert_with(|| bot.player(who)).clone()
    }

    /// A channel by name, made by `root`, who therefore manages it.
    fn enter(&mut self, room: &str) {
        let root = self.person("root");
        if !self.rooms.contains_key(room) {
            let made = self.bot().ask("POST", "/api/rooms", Some(&root), Some(&json!({ "name": room })));
            assert_eq!(made.status, 200, "{}", made.text());
            self.rooms.insert(room.to_owned(), ChatRoom::default());
        }
    }

    fn send(&mut self, who: &str, path: &str, mut body: Value) {
        let player = self.person(who);
        if body["request"].is_null() {
            self.asked += 1;
            body["request"] = format!("r{}", self.asked).into();
        }
        let answer = self.bot().ask("POST", path, Some(&player), Some(&body));
        assert_eq!(answer.status, 200, "{path} {body}: {}", answer.text());
        self.told = answer.json();
        self.last = Some((format!("{who} {path}"), body));
    }

    /// Reads what has come in a room; waits for a further post where `more` asks for one.
    fn read(&mut self, room: &str, more: bool) {
        self.enter(room);
        let address = self.bot().address;
        let kept = self.rooms.get_mut(room).expect("the room is entered");
        let path = format!("/api/messages?room={room}&after={}", kept.last);
        let answer = crate::http::ask(address, "GET", &path, &[], None).expect("messages").json();
        for message in answer["messages"].as_array().into_iter().flatten() {
            kept.take(message);
        }
        if more && kept.posts.len() == kept.read {
            let path = format!("/api/events?room={room}&after={}", kept.last);
            let mut events = Events::open(address, &path, &[]).expect("a stream");
            while kept.posts.len() == kept.read {
                let event = events.next_json().unwrap_or_else(|error| {
                    panic!("no post came in {room} within {} s: {error}", PATIENCE.as_secs())
                });
                kept.take(&event);
            }
        }
    }
}

impl ChatRoom {
    fn take(&mut self, message: &Value) {
        self.last = message["id"].as_u64().unwrap_or(self.last);
        if message["kind"] == "bot" && message["asked"].is_null() {
            self.posts.push(message.clone());
        }
    }
}

impl Transport for ChatTransport {
    fn ask(&mut self, who: &str, room: &str, act: &ScenarioAct) {
        self.enter(room);
        match act {
            ScenarioAct::Line(line) => {
                // Names are those of the chat.
                for name in ["ann", "bob", "cid", "root"] {
                    if line.contains(&format!("@{name}")) {
                        self.person(name);
                    }
                }
                self.send(who, "/api/send", json!({"room": room, "text": line}));
            }
            ScenarioAct::PressId(id) => self.send(who, "/api/press", json!({"room": room, "button": id})),
            ScenarioAct::PickId(id, value) => {
                self.send(who, "/api/pick", json!({"room": room, "menu": id, "values": [value]}));
            }
            ScenarioAct::Fill(id, fields) => {
                let fields: BTreeMap<_, _> = fields.iter().cloned().collect();
                self.send(who, "/api/fill", json!({"room": room, "form": id, "fields": fields}));
            }
            ScenarioAct::Press(_) | ScenarioAct::Pick(_) => unreachable!("the scenario has found the id"),
        }
    }

    fn again(&mut self) {
        let (what, body) = self.last.clone().expect("something was asked");
        let (who, path) = what.split_once(' ').expect("who and where");
        self.send(who, path, body);
    }

    fn shown(&mut self, _: &dyn Fn(&ScenarioAnswer) -> bool) -> ScenarioAnswer {
        let told = self.told.clone();
        let mut shown =
            ScenarioAnswer { private: true, replaces: told["replaces"] == true, ..ScenarioAnswer::default() };
        shown.refused = told["accepted"].as_bool().map(|accepted| !accepted);
        shown.form = told["form"]["id"].as_str().map(|id| {
            let title = told["form"]["title"].as_str().unwrap_or_default();
            AnswerForm { id: id.to_owned(), title: title.to_owned() }
        });
        if let Some(done) = told["done"].as_str() {
            done.clone_into(&mut shown.text);
        }
        let room = self.last.as_ref().and_then(|(_, body)| body["room"].as_str()).unwrap_or_default();
        let message = match told["id"].as_u64() {
            Some(id) => {
                shown.private = false;
                let path = format!("/api/messages?room={room}&after={}", id - 1);
                self.bot().ask("GET", &path, None, None).json()["messages"][0].clone()
            }
            None => told["reply"].clone(),
        };
        if message.is_object() {
            shown.text += message["text"].as_str().unwrap_or_default();
            shown.buttons = ids(&message["buttons"]);
            shown.pictures = message["pictures"].as_array().map_or(0, Vec::len);
            shown.menus = message["menus"].as_array().into_iter().flatten().map(menu).collect();
            shown.file = message["file"]["text"].as_str().map(str::to_owned);
        }
        shown
    }

    fn next_post(&mut self, room: &str) -> Result<ScenarioPost, String> {
        self.read(room, true);
        let kept = self.rooms.get_mut(room).expect("the room is read");
        let post = kept.posts[kept.read].clone();
        kept.read += 1;
        Ok(ScenarioPost {
            text: post["text"].as_str().unwrap_or_default().to_owned(),
            mention: post["mention"].as_str().map(|first| {
                let also = post["also"].as_array().into_iter().flatten().filter_map(Value::as_str);
                std::iter::once(first).chain(also).collect::<Vec<_>>().join(",")
            }),
            buttons: ids(&post["buttons"]),
            pictures: post["pictures"].as_array().map_or(0, Vec::len),
        })
    }

    fn newest(&mut self, room: &str) -> Vec<String> {
        self.enter(room);
        let kept = &self.rooms[room];
        kept.posts[..kept.read].last().map(|post| ids(&post["buttons"])).unwrap_or_default()
    }

    fn unseen(&mut self) -> Vec<String> {
        super::discord::nothing_owed(self.bot().data(), "local");
        let rooms: Vec<_> = self.rooms.keys().cloned().collect();
        let mut unseen = Vec::new();
        for room in rooms {
            self.read(&room, false);
            let kept = &self.rooms[&room];
            unseen.extend(kept.posts[kept.read..].iter().map(|post| format!("{room}: {}", post["text"])));
        }
        unseen
    }

    fn restart(&mut self) {
        self.bot = self.bot.take().map(Bot::killed_and_restarted);
    }
}

fn ids(buttons: &Value) -> Vec<String> {
    let buttons = buttons.as_array().into_iter().flatten();
    buttons.filter_map(|button| button["id"].as_str().map(str::to_owned)).collect()
}

fn menu(menu: &Value) -> AnswerMenu {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let options = menu["options"].as_array().into_iter().flatten();
    let options = options.map(|option| [&option["value"], &option["label"], &option["help"]].map(text));
    AnswerMenu { id: text(&menu["id"]), options: options.collect() }
}
