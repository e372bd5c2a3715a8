//! Asking the program over HTTP until it answers, and the book of what was answered.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{io, thread};

use lasermate_present::saying::in_english;
use lasermate_present::text::{handler, picking};
use serde_json::{Value, json};

use super::line::Line;
use super::tally::Tally;
use crate::http::{self, HttpAnswer};
use crate::program::Player;

/// How long to wait before a request is sent again.
const AGAIN: Duration = Duration::from_millis(3);
/// How long to wait where the program says that it is too busy, or that something went wrong.
const LATER: Duration = Duration::from_millis(60);

#[derive(Clone, Debug)]
pub enum Sent {
    Typed(String),
    /// The press of a button.
    Pressed(String),
}

/// What must be found of it, if it is acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trace {
    /// A row of the log.
    Row,
    /// Exactly one row of the log with this verb and, where it is known, this body.
    Exactly(&'static str, Option<String>),
    /// One message of the sender with these words.
    Said(String),
    Nothing,
}

/// A request that was answered.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Who asked, by id: names change.
    pub who: String,
    pub request: String,
    pub room: String,
    pub sent: String,
    pub accepted: bool,
    /// What must be found of it then.
    pub trace: Trace,
}

/// What was answered since the book was read last, who has given up their name meanwhile, and who has done something under theirs.
#[derive(Debug, Default)]
pub struct Book {
    entries: Mutex<Vec<Entry>>,
    gone: Mutex<HashSet<String>>,
    known: Mutex<HashSet<String>>,
}

impl Book {
    fn write(&self, entry: Entry) {
        if entry.accepted && entry.trace != Trace::Nothing {
            self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(entry.who.clone());
        }
        self.entries.lock().unwrap_or_else(PoisonError::into_inner).push(entry);
    }

    fn forget(&self, who: &str) {
        self.gone.lock().unwrap_or_else(PoisonError::into_inner).insert(who.to_owned());
    }

    /// Somebody has had their data deleted, and keeps their name.
    pub(super) fn leave(&self, who: &str) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).remove(who);
    }

    fn is_known(&self, who: &str) -> bool {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).contains(who)
    }

    /// Whether somebody has given up their name: what they did is theirs no more.
    pub fn is_gone(&self, who: &str) -> bool {
        self.gone.lock().unwrap_or_else(PoisonError::into_inner).contains(who)
    }

    /// What was answered since the last time.
    pub fn read(&self) -> Vec<Entry> {
        std::mem::take(&mut self.entries.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[derive(Clone, Debug)]
pub struct Told {
    /// Whether it was done or shown.
    pub accepted: bool,
    /// The words for the asker.
    pub words: String,
    pub json: Value,
}

/// Asks, and keeps the book.
#[derive(Clone, Debug)]
pub struct Asker {
    pub line: Arc<Line>,
    pub tally: Arc<Tally>,
    pub book: Arc<Book>,
}

impl Asker {
    /// Sends something and, while no answer comes, the same again in this life of the program or the next; `None` once
    /// everybody is sent home. With `twice` it is sent once more after the answer, which must change nothing.
    pub fn ask(
        &self,
        who: &Player,
        room: &str,
        request: &str,
        sent: &Sent,
        trace: Trace,
        twice: bool,
    ) -> Option<Told> {
        let (path, body, words) = match sent {
            Sent::Typed(line) => {
                ("/api/send", json!({"room": room, "text": line, "request": request}), line.clone())
            }
            Sent::Pressed(button) => (
                "/api/press",
                json!({"room": room, "button": button, "request": request}),
                format!("press {button}"),
            ),
        };
        let told = self.until_answered(who, path, &body)?;
        // A press on an earlier board by whoever is to move shows the choices of now, and does nothing. Nor does a move that
        // captures a piece of one's own in Black holes: it is asked about first.
        let only_shown = told.words.starts_with(&in_english(picking::CHANGED)) || asks_first(&told.json);
        let trace = if only_shown { Trace::Nothing } else { trace };
        let what = format!("{} {request} `{words}`", who.name);
        let seen = !told.words.is_empty() || told.json["form"].is_object() || told.json["id"].is_u64();
        if !seen {
            self.tally.violation(format!("an answer that shows nothing: {what}: {}", told.json));
        }
        if twice && trace != Trace::Nothing {
            self.tally.counts().repeated += 1;
            let again = self.until_answered(who, path, &body)?;
            if again.accepted != told.accepted {
                self.tally.violation(format!("{what}: first {}, sent again {}", told.json, again.json));
            }
        }
        {
            let mut counts = self.tally.counts();
            if told.accepted { counts.acknowledged += 1 } else { counts.refused += 1 }
        }
        self.book.write(Entry {
            who: who.id.clone(),
            request: request.to_owned(),
            room: room.to_owned(),
            sent: words,
            accepted: told.accepted,
            trace,
        });
        self.line.answered();
        Some(told)
    }

    fn until_answered(&self, who: &Player, path: &str, body: &Value) -> Option<Told> {
        let mut tries = 0;
        loop {
            let at = self.line.address()?;
            match post(at, who, path, body) {
                Ok(answer) if answer.status == 200 => {
                    let told = told(answer.json());
                    if ![handler::FAILED, handler::FULL].map(in_english).contains(&told.words) {
                        return Some(told);
                    }
                    self.failed();
                }
                // Too fast, or too much at once.
                Ok(answer) if matches!(answer.status, 429 | 503) => thread::sleep(LATER),
                // Something is broken, or the disk is full.
                Ok(answer) if matches!(answer.status, 500 | 507) => self.failed(),
                // A name under which nobody has done anything expires when the clock jumps, also that of a leaver.
                Ok(answer) if answer.status == 401 && !self.book.is_known(&who.id) => return None,
                Ok(answer) => {
                    self.tally.violation(format!("status {} for {body}: {}", answer.status, answer.text()));
                    return None;
                }
                Err(_) => {
                    self.tally.counts().resent += u64::from(tries == 0);
                    tries += 1;
                    thread::sleep(AGAIN);
                }
            }
        }
    }

    /// Takes a name; `None` once everybody is sent home, or where it cannot be had.
    pub fn name(&self, name: &str) -> Option<Player> {
        let told = self.until_done("POST", "/api/name", None, Some(&json!({ "name": name })))?;
        let text = |field: &str| told[field].as_str().map(str::to_owned);
        Some(Player { name: text("name")?, secret: text("secret")?, id: text("id")? })
    }

    /// Somebody calls themselves by another name; `None` where they cannot.
    pub fn rename(&self, who: &Player, name: &str) -> Option<String> {
        let told = self.until_done("POST", "/api/name", Some(who), Some(&json!({ "name": name })))?;
        told["name"].as_str().map(str::to_owned)
    }

    /// Somebody gives up their name for good. What they have asked is not looked for any more.
    pub fn give_up(&self, who: &Player) -> Option<()> {
        self.book.forget(&who.id);
        self.until_done("DELETE", "/api/name", Some(who), None).map(drop)
    }

    /// Asks for what has no number of its own until it is answered: done twice, it is the same.
    pub(super) fn until_done(
        &self,
        method: &str,
        path: &str,
        who: Option<&Player>,
        body: Option<&Value>,
    ) -> Option<Value> {
        let bearer = who.map(|who| format!("Bearer {}", who.secret));
        let headers: Vec<_> = bearer.iter().map(|bearer| ("Authorization", bearer.as_str())).collect();
        loop {
            match http::ask(self.line.address()?, method, path, &headers, body) {
                Ok(answer) if answer.status == 204 => return Some(Value::Null),
                Ok(answer) if answer.status == 200 => return Some(answer.json()),
                // An answer that was lost had given the name up already.
                Ok(answer) if answer.status == 401 && method == "DELETE" => return Some(Value::Null),
                Ok(answer) if matches!(answer.status, 429 | 500 | 503 | 507) => thread::sleep(LATER),
                Ok(_) => return None,
                Err(_) => thread::sleep(AGAIN),
            }
        }
    }

    fn failed(&self) {
        self.tally.counts().failed += 1;
        self.line.answered();
        thread::sleep(LATER);
    }

    /// Asks for something that changes nothing, until it is there; `None` once everybody is sent home.
    pub fn get(&self, path: &str) -> Option<Value> {
        loop {
            let at = self.line.address()?;
            match http::ask(at, "GET", path, &[], None) {
                Ok(answer) if answer.status == 200 => return Some(answer.json()),
                Ok(answer) if answer.status == 404 => return Some(Value::Null),
                Ok(_) => thread::sleep(LATER),
                Err(_) => thread::sleep(AGAIN),
            }
        }
    }
}

fn post(at: SocketAddr, who: &Player, path: &str, body: &Value) -> io::Result<HttpAnswer> {
    let bearer = format!("Bearer {}", who.secret);
    http::ask(at, "POST", path, &[("Authorization", bearer.as_str())], Some(body))
}

/// Whether an answer asks for a move once more before it is played.
fn asks_first(answer: &Value) -> bool {
    let mut buttons = answer["reply"]["buttons"].as_array().into_iter().flatten();
    buttons.any(|button| button["id"].as_str().is_some_and(|id| id.starts_with("play:")))
}

fn told(json: Value) -> Told {
    let words = [&json["done"], &json["reply"]["text"]].into_iter().find_map(Value::as_str);
    let words = words.unwrap_or_default().to_owned();
    // A reply without words has a picture, a file or a menu.
    let words = if words.is_empty() && json["reply"].is_object() { "(no words)".to_owned() } else { words };
    Told { accepted: json["accepted"] == true, words, json }
}
