//! What Discord forbids beyond its OpenAPI description: limits of its text, checked by rules of our own and by
//! twilight's, another team's rendering of the same limits.

mod command;
mod component;
mod layout;
mod mention;
mod message;
mod modal;

use serde_json::Value;

use super::body::RequestBody;

/// What is wrong with a request's body beyond its schema.
pub fn check(operation: &str, body: &RequestBody) -> Vec<String> {
    let json = body.json.as_ref().unwrap_or(&Value::Null);
    match operation {
        "bulk_set_application_commands" | "bulk_set_guild_application_commands" => command::set(json),
        "create_application_command" | "create_guild_application_command" => command::one(json),
        "create_interaction_response" => answer(json, body),
        "create_message" => message::check(json, body, message::MessageAction::New),
        // A post of a forum has its first message within it.
        "create_thread" if json["message"].is_object() => {
            message::check(&json["message"], body, message::MessageAction::New)
        }
        "execute_webhook" => message::check(json, body, message::MessageAction::New),
        "update_message" | "update_webhook_message" | "update_original_webhook_message" => {
            message::check(json, body, message::MessageAction::Edit)
        }
        _ if !body.files.is_empty() => vec![format!("{operation} takes no files")],
        _ => Vec::new(),
    }
}

/// What is wrong with the commands that a request's texts name, by those that are registered.
pub fn check_commands(body: &RequestBody, registered: &[Value]) -> Vec<String> {
    fn texts<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        for (name, value) in value.as_object().into_iter().flatten() {
            match value {
                Value::String(text) if matches!(name.as_str(), "content" | "label" | "placeholder") => {
                    found.push(text);
                }
                other => texts(other, found),
            }
        }
        value.as_array().into_iter().flatten().for_each(|value| texts(value, found));
    }
    let mut found = Vec::new();
    texts(body.json.as_ref().unwrap_or(&Value::Null), &mut found);
    let mut wrong: Vec<_> = found.iter().flat_map(|text| mention::check(text, registered)).collect();
    for file in body.files.iter().filter(|file| file.kind.starts_with("text/")) {
        wrong.extend(mention::check(&String::from_utf8_lossy(&file.bytes), registered));
    }
    wrong
}

/// An interaction's first answer, by its type.
fn answer(json: &Value, body: &RequestBody) -> Vec<String> {
    let data = &json["data"];
    match json["type"].as_u64() {
        Some(4) => message::check(data, body, message::MessageAction::New),
        Some(7) => message::check(data, body, message::MessageAction::Edit),
        Some(5 | 6) => deferral(data),
        Some(8) => command::choices(&data["choices"], "the completion"),
        Some(9) => modal::check(data),
        _ => Vec::new(),
    }
}

/// Deferring says nothing but whether the answer will be private.
fn deferral(data: &Value) -> Vec<String> {
    const EPHEMERAL: u64 = 64;
    let flags = data["flags"].as_u64().unwrap_or(0);
    let mut wrong = Vec::new();
    if flags & !EPHEMERAL != 0 {
        wrong.push(format!("a deferral has only the flag EPHEMERAL, not {flags}"));
    }
    let empty = |value: &Value| match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        _ => false,
    };
    for (name, value) in data.as_object().into_iter().flatten() {
        if name != "flags" && !empty(value) {
            wrong.push(format!("a deferral cannot carry {name}"));
        }
    }
    wrong
}

/// Characters as Discord counts them.
fn chars(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}
