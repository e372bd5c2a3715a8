//! The components of a message as Discord keeps them: numbered, and with the address of each file they show.

use serde_json::{Value, json};

/// The flag of a message that is laid out ("Components V2").
pub const LAID_OUT: u64 = 1 << 15;

/// What a component's file is called in a request.
const ATTACHED: &str = "attachment://";

/// Components as they are kept: `attached` are the message's files.
pub(super) fn kept(list: &Value, attached: &[Value]) -> Value {
    let mut list = list.clone();
    let mut next = 1;
    each(&mut list, &mut |part| keep(part, &mut next, attached));
    list
}

/// Everything a component holds, each before what it holds.
fn each(list: &mut Value, act: &mut impl FnMut(&mut Value)) {
    for part in list.as_array_mut().into_iter().flatten() {
        act(part);
        if let Some(inner) = part.get_mut("components") {
            each(inner, act);
        }
        if let Some(accessory) = part.get_mut("accessory").filter(|accessory| accessory.is_object()) {
            act(accessory);
        }
    }
}

/// All components of a message, wherever they stand.
pub fn all(list: &Value) -> Vec<&Value> {
    let mut found = Vec::new();
    for part in list.as_array().into_iter().flatten() {
        found.push(part);
        found.extend(part.get("components").map(all).into_iter().flatten());
        found.extend(part.get("accessory").filter(|accessory| accessory.is_object()));
    }
    found
}

/// The words of a message: its content, or all its text displays, a line each.
pub fn words(message: &Value) -> String {
    let content = message["content"].as_str().unwrap_or_default();
    if message["flags"].as_u64().unwrap_or(0) & LAID_OUT == 0 {
        return content.to_owned();
    }
    let texts = all(&message["components"]).into_iter().filter(|part| part["type"] == 10);
    let texts: Vec<_> = texts.filter_map(|part| part["content"].as_str()).collect();
    texts.join("\n")
}

/// The addresses that a layout names, each with its description.
pub fn media(list: &Value) -> Vec<(&Value, &Value)> {
    all(list)
        .into_iter()
        .flat_map(|part| match part["type"].as_u64() {
            Some(12) => {
                let items = part["items"].as_array().into_iter().flatten();
                items.map(|item| (&item["media"], &item["description"])).collect()
            }
            Some(13) => vec![(&part["file"], &Value::Null)],
            Some(11) => vec![(&part["media"], &part["description"])],
            _ => Vec::new(),
        })
        .collect()
}

/// The names of the files of the request or the message that a layout shows.
pub fn shown(list: &Value) -> Vec<&str> {
    let urls = media(list).into_iter().filter_map(|(media, _)| media["url"].as_str());
    urls.filter_map(|url| url.strip_prefix(ATTACHED)).collect()
}

fn keep(part: &mut Value, next: &mut u64, attached: &[Value]) {
    let Some(fields) = part.as_object_mut() else { return };
    fields.retain(|_, value| !value.is_null());
    fields.entry("id").or_insert_with(|| (*next).into());
    *next += 1;
    let or = |part: &mut Value, field: &str, value: Value| {
        if part[field].is_null() {
            part[field] = value;
        }
    };
    match part["type"].as_u64() {
        Some(3) => ["min_values", "max_values"].into_iter().for_each(|bound| or(part, bound, 1.into())),
        Some(12) => {
            for item in part["items"].as_array_mut().into_iter().flatten() {
                or(item, "description", Value::Null);
                or(item, "spoiler", false.into());
                item["media"] = unfurled(&item["media"], attached);
            }
        }
        Some(13) => {
            let name = part["file"]["url"].as_str().and_then(|url| url.strip_prefix(ATTACHED));
            let size = attached
                .iter()
                .find(|file| file["filename"].as_str() == name)
                .map(|file| file["size"].clone());
            or(part, "name", name.into());
            or(part, "size", size.into());
            or(part, "spoiler", false.into());
            part["file"] = unfurled(&part["file"], attached);
        }
        Some(11) => {
            or(part, "description", Value::Null);
            or(part, "spoiler", false.into());
            part["media"] = unfurled(&part["media"], attached);
        }
        Some(14) => {
            or(part, "spacing", 1.into());
            or(part, "divider", true.into());
        }
        Some(17) => {
            or(part, "accent_color", Value::Null);
            or(part, "spoiler", false.into());
        }
        _ => {}
    }
}

/// A file as it is shown.
fn unfurled(media: &Value, attached: &[Value]) -> Value {
    let name = media["url"].as_str().and_then(|url| url.strip_prefix(ATTACHED));
    match attached.iter().find(|file| name.is_some() && file["filename"].as_str() == name) {
        Some(file) => json!({
            "id": file["id"], "attachment_id": file["id"], "url": file["url"], "proxy_url": file["proxy_url"],
            "width": file["width"], "height": file["height"], "content_type": file["content_type"],
        }),
        None => json!({"id": "1", "url": media["url"], "proxy_url": media["url"]}),
    }
}
