//! Messages: new ones and edits.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use twilight_model::channel::message::Embed;
use twilight_validate::{embed as embed_limits, message as limits};

use super::{chars, component, layout};
use crate::discord::body::RequestBody;
use crate::discord::world::layout::{LAID_OUT, words};

/// Most bytes of one file.
const FILE: usize = 10 << 20;
/// Most bytes of a whole request.
const REQUEST: usize = 25 << 20;
/// Most characters of all embeds together.
const EMBEDS: usize = 6000;

/// Whether a message is made or changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MessageAction {
    New,
    Edit,
}

pub(super) fn check(json: &Value, body: &RequestBody, kind: MessageAction) -> Vec<String> {
    if json["flags"].as_u64().unwrap_or(0) & LAID_OUT != 0 {
        let mut wrong = layout::check(json, body);
        wrong.extend(mentions(json));
        wrong.extend(files(json, body));
        return wrong;
    }
    let mut wrong = Vec::new();
    if let Err(error) = limits::content(json["content"].as_str().unwrap_or_default()) {
        wrong.push(format!("{error} ({} characters)", chars(&json["content"])));
    }
    let empty = |field: &str| json[field].as_array().is_none_or(Vec::is_empty);
    let says = chars(&json["content"]) > 0 || !empty("embeds") || !body.files.is_empty();
    if kind == MessageAction::New && !says {
        wrong.push("the message is empty".to_owned());
    }
    wrong.extend(mentions(json));
    wrong.extend(embeds(json));
    wrong.extend(component::rows(&json["components"]));
    wrong.extend(files(json, body));
    wrong
}

/// Nobody is mentioned by chance: text with an `@` says whom it mentions, and those are two at most: the others of three who play.
fn mentions(json: &Value) -> Vec<String> {
    let content = words(json);
    let allowed = &json["allowed_mentions"];
    let mut wrong = Vec::new();
    if allowed.is_null() {
        if content.contains('@') {
            wrong.push("the text has an @ and nothing says whom it may mention".to_owned());
        }
        return wrong;
    }
    let list = |field: &str| allowed[field].as_array().cloned().unwrap_or_default();
    if !list("parse").is_empty() || !list("roles").is_empty() {
        wrong.push(format!("anybody may be mentioned: {allowed}"));
    }
    let users = list("users");
    // All players of a game, at its end.
    if users.len() > 3 {
        wrong.push(format!("{} people are mentioned", users.len()));
    }
    for user in users.iter().filter_map(Value::as_str) {
        if !content.contains(&format!("<@{user}>")) {
            wrong.push(format!("{user} may be mentioned, but the text does not"));
        }
    }
    wrong
}

fn embeds(json: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut all = 0;
    for embed in json["embeds"].as_array().into_iter().flatten() {
        let mut whole = json!({"type": "rich", "fields": []});
        for (name, value) in embed.as_object().into_iter().flatten() {
            whole[name] = value.clone();
        }
        match serde_json::from_value::<Embed>(whole) {
            Err(error) => wrong.push(format!("twilight cannot read an embed: {error}")),
            Ok(embed) => {
                all += embed_limits::chars(&embed);
                wrong.extend(embed_limits::embed(&embed).err().map(|error| format!("twilight: {error}")));
            }
        }
    }
    if all > EMBEDS {
        wrong.push(format!("the embeds have {all} characters; {EMBEDS} are allowed"));
    }
    wrong
}

fn files(json: &Value, body: &RequestBody) -> Vec<String> {
    let attachments = json["attachments"].as_array().map_or(&[][..], Vec::as_slice);
    let mut wrong = Vec::new();
    let size: usize = body.files.iter().map(|file| file.bytes.len()).sum();
    if size > REQUEST {
        wrong.push(format!("{size} bytes in one request; {REQUEST} are allowed"));
    }
    let numbers: BTreeSet<_> = body.files.iter().map(|file| file.number).collect();
    if numbers.len() < body.files.len() {
        wrong.push("two files have the same number".to_owned());
    }
    if body.files.len() > 10 || attachments.len() > 10 {
        wrong.push("more than 10 files".to_owned());
    }
    for file in &body.files {
        let name = &file.name;
        if file.bytes.is_empty() || file.bytes.len() > FILE {
            wrong.push(format!("{name} has {} bytes", file.bytes.len()));
        }
        wrong.extend(limits::attachment_filename(name).err().map(|error| format!("twilight: {error}")));
        let described = attachments.iter().find(|attachment| number(&attachment["id"]) == Some(file.number));
        match described {
            None => wrong.push(format!("nothing in attachments belongs to {name}")),
            // Those who cannot see a picture read its description.
            Some(described) if is_picture(name) && chars(&described["description"]) == 0 => {
                wrong.push(format!("the picture {name} has no description"));
            }
            Some(_) => {}
        }
    }
    wrong
}

fn is_picture(name: &str) -> bool {
    [".png", ".gif"].iter().any(|end| name.ends_with(end))
}

/// An id as a number, which may be written as digits.
fn number(id: &Value) -> Option<u64> {
    id.as_u64().or_else(|| id.as_str()?.parse().ok())
}
