//! Messages laid out as components ("Components V2").

use std::collections::BTreeSet;

use serde_json::Value;
use twilight_model::channel::message::Component;
use twilight_validate::message as limits;

use super::{chars, component};
use crate::discord::body::RequestBody;
use crate::discord::world::layout::{all, media, shown};

/// Most components of a message, those inside of others too.
const MOST: usize = 40;
/// Most characters of all words together.
const WORDS: usize = 4000;
/// What stands in a message, and what in a frame (17): rows, sections, words, galleries, files, lines.
const TOP: [u64; 7] = [1, 9, 10, 12, 13, 14, 17];
const IN_A_FRAME: [u64; 6] = [1, 9, 10, 12, 13, 14];
/// The kinds that newer clients alone show, and rows.
const FRAME: u64 = 17;
const ROW: u64 = 1;
const TEXT: u64 = 10;

/// What is wrong with the layout of a message.
pub(super) fn check(json: &Value, body: &RequestBody) -> Vec<String> {
    let list = &json["components"];
    let mut wrong = by_twilight(list);
    for field in ["content", "embeds", "sticker_ids", "poll"] {
        let empty = match &json[field] {
            Value::Null => true,
            Value::Array(items) => items.is_empty(),
            Value::String(text) => text.is_empty(),
            _ => false,
        };
        if !empty {
            wrong.push(format!("a message with IS_COMPONENTS_V2 has {field}"));
        }
    }
    let parts = all(list);
    if parts.is_empty() || parts.len() > MOST {
        wrong.push(format!("{} components; 1 to {MOST} are allowed", parts.len()));
    }
    let texts = || parts.iter().filter(|part| part["type"].as_u64() == Some(TEXT));
    let words: usize = texts().map(|part| chars(&part["content"])).sum();
    if words > WORDS {
        wrong.push(format!("{words} characters in all; {WORDS} are allowed"));
    }
    if texts().any(|part| part["content"].as_str().unwrap_or_default().trim().is_empty()) {
        wrong.push("a text display is empty".to_owned());
    }
    let top = list.as_array().map_or(&[][..], Vec::as_slice);
    wrong.extend(kinds(top, &TOP, "a message"));
    for frame in top.iter().filter(|part| part["type"].as_u64() == Some(FRAME)) {
        let inside = frame["components"].as_array().map_or(&[][..], Vec::as_slice);
        wrong.extend(kinds(inside, &IN_A_FRAME, "a frame"));
    }
    let rows = parts.iter().filter(|part| part["type"].as_u64() == Some(ROW));
    wrong.extend(rows.flat_map(|row| component::row(row)));
    wrong.extend(unique(&parts));
    wrong.extend(files(list, body));
    wrong
}

fn kinds(parts: &[Value], allowed: &[u64], of: &str) -> Vec<String> {
    let strange =
        parts.iter().filter(|part| part["type"].as_u64().is_none_or(|kind| !allowed.contains(&kind)));
    strange.map(|part| format!("{of} cannot hold a component of type {}", part["type"])).collect()
}

fn unique(parts: &[&Value]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let ids = parts.iter().filter_map(|part| part["custom_id"].as_str());
    ids.filter(|id| !seen.insert(*id)).map(|id| format!("the custom_id {id:?} stands there twice")).collect()
}

/// Every file that comes with a message is shown, and every picture described where it is shown.
fn files(list: &Value, body: &RequestBody) -> Vec<String> {
    let (named, mut wrong) = (shown(list), Vec::new());
    for file in &body.files {
        if !named.contains(&file.name.as_str()) {
            wrong.push(format!("no component shows {}", file.name));
        }
        if body.files.iter().filter(|other| other.name == file.name).count() > 1 {
            wrong.push(format!("two files are called {}", file.name));
        }
    }
    for (media, description) in media(list) {
        let url = media["url"].as_str().unwrap_or_default();
        let picture = [".png", ".gif"].iter().any(|end| url.ends_with(end));
        if picture && chars(description) == 0 {
            wrong.push(format!("the picture {url} has no description where it is shown"));
        }
    }
    wrong
}

fn by_twilight(list: &Value) -> Vec<String> {
    match serde_json::from_value::<Vec<Component>>(list.clone()) {
        Err(error) => vec![format!("twilight cannot read the components: {error}")],
        Ok(components) => {
            let checked = limits::components(&components, true);
            let source = |error: &dyn std::error::Error| {
                error.source().map(|source| format!(": {source}")).unwrap_or_default()
            };
            checked.err().map(|error| format!("twilight: {error}{}", source(&error))).into_iter().collect()
        }
    }
}
