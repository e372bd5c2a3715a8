//! What an event that came in means for the bot, read from its JSON alone.

use crate::incoming::pill;
use crate::incoming::typed::{AddressStyle, TypedMeaning, meant, number};
use lasermate_domain::port::UnixMillis;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How old a command may be: after a long night it is carried out, after recovered keys an old one is not.
pub const OLDEST: UnixMillis = 24 * 60 * 60 * 1000;
/// How much of a reaction is read.
const KEY_CHARS: usize = 20;

/// What somebody wants of the bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InboxRequest {
    pub sender: String,
    /// The first event of the thread it was said in.
    pub thread: Option<String>,
    /// The event that may hold the game a command is about: its own, where that is a file, or the one it answers.
    #[serde(default)]
    pub attached: Option<String>,
    pub what: RequestKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RequestKind {
    Command {
        /// The line, without its prefix.
        line: String,
        /// Whether nobody but the bot can be meant.
        sure: bool,
    },
    /// What is said to the bot without a prefix: a command, or talk.
    Said { line: String },
    /// A command that a message became when it was changed. It is not carried out: what was asked is asked once.
    Edited {
        /// The line, without its prefix.
        line: String,
        /// The message that was changed.
        of: String,
    },
    /// A number in answer to a list of choices.
    Number {
        /// The number, from 1.
        number: u16,
        /// Whether nobody but the bot can be meant.
        #[serde(default)]
        sure: bool,
        /// The event it answers, where it says so.
        to: Option<String>,
        /// Whether it was set as a reaction, which is made in passing.
        reaction: bool,
    },
}

/// Where an event came in.
#[derive(Clone, Copy, Debug)]
pub struct EventContext<'a> {
    /// How the bot is spoken to there.
    pub manner: AddressStyle<'a>,
    /// Whether the room is encrypted.
    pub encrypted: bool,
    pub decrypted: bool,
    pub now: UnixMillis,
}

/// What an event wants of the bot; `None` for everything that is not for it.
pub fn read(event: &Value, around: EventContext<'_>) -> Option<InboxRequest> {
    let sender = event.get("sender")?.as_str()?;
    if sender == around.manner.own || event.get("state_key").is_some() || is_old(event, around.now) {
        return None;
    }
    let content = event.get("content")?;
    let relation = content.get("m.relates_to");
    let kind = relation.and_then(|relation| relation.get("rel_type")).and_then(Value::as_str);
    match event.get("type")?.as_str()? {
        "m.reaction" if kind == Some("m.annotation") => {
            let relation = relation?;
            let key = relation.get("key")?.as_str()?;
            let number = number(key).filter(|_| key.chars().nth(KEY_CHARS).is_none())?;
            let to = Some(relation.get("event_id")?.as_str()?.to_owned());
            Some(InboxRequest {
                sender: sender.to_owned(),
                thread: None,
                attached: None,
                what: RequestKind::Number { number, sure: false, to, reaction: true },
            })
        }
        // What was not encrypted in an encrypted room may be the server's invention.
        "m.room.message" if !around.encrypted || around.decrypted => {
            // Notices are other bots'.
            let is_file = match content.get("msgtype")?.as_str()? {
                "m.text" => false,
                "m.file" => true,
                _ => return None,
            };
            if kind == Some("m.replace") {
                let what = edited(content.get("m.new_content")?, relation?, around.manner)?;
                return Some(InboxRequest { sender: sender.to_owned(), thread: None, attached: None, what });
            }
            // As long as an event can be, 64 KiB: the reader of commands says which may be how long.
            let body = content.get("body")?.as_str()?;
            // Without another name the body of a file is its name, and no caption.
            if is_file && content.get("filename").and_then(Value::as_str).is_none_or(|name| name == body) {
                return None;
            }
            let formatted = content.get("formatted_body").and_then(Value::as_str);
            let reply =
                relation.and_then(|relation| relation.get("m.in_reply_to")?.get("event_id")?.as_str());
            let words = if reply.is_some() { without_quotation(body) } else { body };
            let what = match meant(&pill::with_ids(words, formatted), around.manner)? {
                TypedMeaning::Command { line, sure } => RequestKind::Command { line, sure },
                TypedMeaning::Said(line) => RequestKind::Said { line },
                TypedMeaning::Number { number, sure } => {
                    RequestKind::Number { number, sure, to: answered(relation, reply), reaction: false }
                }
            };
            let own = event.get("event_id").and_then(Value::as_str).map(str::to_owned);
            let attached = own.filter(|_| is_file).or_else(|| answered(relation, reply));
            Some(InboxRequest { sender: sender.to_owned(), thread: thread(relation, kind), attached, what })
        }
        _ => None,
    }
}

/// The command that a message has become by an edit.
fn edited(new: &Value, relation: &Value, manner: AddressStyle<'_>) -> Option<RequestKind> {
    let body = new.get("body")?.as_str()?;
    let of = relation.get("event_id")?.as_str()?.to_owned();
    match meant(body, manner)? {
        TypedMeaning::Command { line, .. } | TypedMeaning::Said(line) => {
            Some(RequestKind::Edited { line, of })
        }
        TypedMeaning::Number { .. } => None,
    }
}

/// The event that an event takes back; `None` for any other. The server lets nobody take back what they may not.
pub fn redacted(event: &Value) -> Option<&str> {
    if event.get("type")?.as_str()? != "m.room.redaction" {
        return None;
    }
    // Since version 11 of rooms it is in the content.
    let newer = event.get("content").and_then(|content| content.get("redacts")).and_then(Value::as_str);
    newer.or_else(|| event.get("redacts").and_then(Value::as_str))
}

/// Whether an event is too old to be carried out: by its own word, or by the server's.
pub fn is_old(event: &Value, now: UnixMillis) -> bool {
    let sent = event.get("origin_server_ts").and_then(Value::as_i64);
    let age = event.get("unsigned").and_then(|unsigned| unsigned.get("age")).and_then(Value::as_i64);
    sent.is_none_or(|sent| now.saturating_sub(sent) > OLDEST) || age.is_some_and(|age| age > OLDEST)
}

fn thread(relation: Option<&Value>, kind: Option<&str>) -> Option<String> {
    if kind != Some("m.thread") {
        return None;
    }
    Some(relation?.get("event_id")?.as_str()?.to_owned())
}

/// The event a number answers. In a thread every message seems to answer the one before it, for clients without threads.
fn answered(relation: Option<&Value>, reply: Option<&str>) -> Option<String> {
    let falls_back = relation.and_then(|relation| relation.get("is_falling_back")).and_then(Value::as_bool);
    if falls_back == Some(true) { None } else { reply.map(str::to_owned) }
}

/// The words without the quotation that older clients put before an answer.
fn without_quotation(body: &str) -> &str {
    if !body.starts_with("> ") {
        return body;
    }
    let mut rest = body;
    while rest.starts_with('>') {
        rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
    }
    rest.trim_start_matches('\n')
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const NOW: UnixMillis = 1_800_000_000_000;

    fn around(encrypted: bool, decrypted: bool) -> EventContext<'static> {
        let manner = AddressStyle { own: "@bot:s", name: None, prefix: "!", direct: false };
        EventContext { manner, encrypted, decrypted, now: NOW }
    }

    fn message(content: Value) -> Value {
        json!({"type": "m.room.message", "sender": "@ann:s", "event_id": "$e", "origin_server_ts": NOW - 1000,
               "unsigned": {"age": 1000}, "content": content})
    }

    fn text(body: &str) -> Value {
        message(json!({"msgtype": "m.text", "body": body}))
    }

    fn heard(event: &Value) -> Option<RequestKind> {
        read(event, around(false, false)).map(|wish| wish.what)
    }

    fn command(line: &str) -> Option<RequestKind> {
        Some(RequestKind::Command { line: line.to_owned(), sure: false })
    }

    #[test]
    fn a_command_is_heard_and_talk_is_not() {
        assert_eq!(heard(&text("!move e2e4")), command("move e2e4"));
        assert_eq!(heard(&text("good morning")), None);
        assert_eq!(heard(&json!({})), None);
        assert_eq!(heard(&message(json!({}))), None, "redacted");
    }

    #[test]
    fn own_words_notices_and_states_are_not_heard() {
        let mut own = text("!move e2e4");
        own["sender"] = json!("@bot:s");
        assert_eq!(heard(&own), None);
        assert_eq!(heard(&message(json!({"msgtype": "m.notice", "body": "!help"}))), None);
        let mut state = text("!help");
        state["state_key"] = json!("");
        assert_eq!(heard(&state), None);
    }

    #[test]
    fn a_message_that_becomes_a_command_is_known_as_a_change() {
        let edit = |body: &str| {
            heard(&message(json!({"msgtype": "m.text", "body": format!("* {body}"),
                "m.new_content": {"msgtype": "m.text", "body": body},
                "m.relates_to": {"rel_type": "m.replace", "event_id": "$x"}})))
        };
        let known = RequestKind::Edited { line: "move e4".to_owned(), of: "$x".to_owned() };
        assert_eq!(edit("!move e4"), Some(known));
        for talk in ["good morning", "2", &"!".repeat(60_000)] {
            assert_eq!(edit(talk), None);
        }
    }

    #[test]
    fn in_an_encrypted_room_only_what_was_encrypted_is_a_command() {
        let event = text("!move e2e4");
        assert!(read(&event, around(true, false)).is_none());
        assert!(read(&event, around(true, true)).is_some());
    }

    #[test]
    fn what_is_old_is_not_carried_out_however_its_time_is_written() {
        let mut old = text("!help");
        old["origin_server_ts"] = json!(NOW - OLDEST - 1);
        assert_eq!(heard(&old), None);
        let mut forged = text("!help");
        forged["origin_server_ts"] = json!(NOW + OLDEST * 365);
        assert_eq!(heard(&forged), command("help"));
        forged["unsigned"]["age"] = json!(OLDEST + 1);
        assert_eq!(heard(&forged), None);
        forged["origin_server_ts"] = json!("soon");
        assert_eq!(heard(&forged), None);
        forged["origin_server_ts"] = json!(i64::MIN);
        assert_eq!(heard(&forged), None);
    }

    #[test]
    fn a_number_answers_an_event_or_what_was_said_last() {
        let number = |number, to: Option<&str>| {
            Some(RequestKind::Number { number, sure: false, to: to.map(str::to_owned), reaction: false })
        };
        assert_eq!(heard(&text("2")), number(2, None));
        let reply = json!({"msgtype": "m.text", "body": "> <@bot:s> choose\n> more\n\n2",
            "m.relates_to": {"m.in_reply_to": {"event_id": "$board"}}});
        assert_eq!(heard(&message(reply)), number(2, Some("$board")));
        let in_thread = json!({"msgtype": "m.text", "body": "2", "m.relates_to": {"rel_type": "m.thread",
            "event_id": "$root", "is_falling_back": true, "m.in_reply_to": {"event_id": "$last"}}});
        let wish = read(&message(in_thread), around(false, false)).unwrap();
        assert_eq!((wish.thread.as_deref(), Some(wish.what)), (Some("$root"), number(2, None)));
    }

    #[test]
    fn a_file_is_heard_by_its_caption_and_an_answer_knows_what_it_answers() {
        let file = |body: &str, name: Option<&str>| {
            let mut content = json!({"msgtype": "m.file", "body": body, "url": "mxc://s/1"});
            if let Some(name) = name {
                content["filename"] = json!(name);
            }
            read(&message(content), around(false, false))
        };
        let heard = file("!import", Some("game.pgn")).unwrap();
        assert_eq!((heard.attached.as_deref(), Some(heard.what)), (Some("$e"), command("import")));
        assert_eq!(file("!import", None), None, "a file of that name");
        assert_eq!(file("!import", Some("!import")), None, "the same");
        assert_eq!(file("game.pgn", Some("game.pgn")), None);
        let attached = |relation: Value| {
            let asked = json!({"msgtype": "m.text", "body": "!import", "m.relates_to": relation});
            read(&message(asked), around(false, false)).unwrap().attached
        };
        assert_eq!(attached(json!({"m.in_reply_to": {"event_id": "$file"}})).as_deref(), Some("$file"));
        let falls_back = json!({"rel_type": "m.thread", "event_id": "$root", "is_falling_back": true,
            "m.in_reply_to": {"event_id": "$last"}});
        assert_eq!(attached(falls_back), None, "every message of a thread");
    }

    #[test]
    fn a_reaction_with_a_number_is_an_answer_even_in_an_encrypted_room() {
        let event = |key: &str| {
            json!({"type": "m.reaction", "sender": "@ann:s", "origin_server_ts": NOW,
            "content": {"m.relates_to": {"rel_type": "m.annotation", "event_id": "$board", "key": key}}})
        };
        for (key, number) in [("1\u{fe0f}\u{20e3}", 1), ("2\u{20e3}", 2), ("3", 3), ("🔟", 10)] {
            let wish = read(&event(key), around(true, false)).unwrap();
            let to = Some("$board".to_owned());
            assert_eq!(wish.what, RequestKind::Number { number, sure: false, to, reaction: true });
        }
        for key in ["👍", "", "1234", &"1".repeat(500)] {
            assert!(read(&event(key), around(true, false)).is_none(), "{key}");
        }
    }

    #[test]
    fn what_is_taken_back_is_known_in_old_rooms_and_new() {
        let old = json!({"type": "m.room.redaction", "redacts": "$a", "content": {}});
        let new = json!({"type": "m.room.redaction", "content": {"redacts": "$b"}});
        assert_eq!((redacted(&old), redacted(&new)), (Some("$a"), Some("$b")));
        assert_eq!(redacted(&json!({"type": "m.room.redaction", "content": {"redacts": 7}})), None);
        assert_eq!(redacted(&text("!help")), None);
    }

    /// A record fills most of an event.
    #[test]
    fn a_message_of_any_length_does_no_harm() {
        let record = format!("import {}", "1. e4 e5\n".repeat(6_000).trim_end());
        assert_eq!(heard(&text(&format!("!{record}"))), command(&record));
        assert_eq!(heard(&text(&"!".repeat(60_000))), None);
        assert_eq!(heard(&text(&"> ".repeat(3_000))), None);
    }
}
