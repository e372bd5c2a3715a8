//! Registered commands, global and of one server.

use serde_json::{Value, json};

use super::{RestAnswer, id};
use crate::discord::spec::Match;
use crate::discord::world::{APPLICATION, World};

/// The kind of command that starts an Activity.
const ENTRY_POINT: u64 = 4;

/// Does what a request about commands asks; `None` where the stand-in does not play it.
pub(super) fn play(world: &mut World, found: &Match<'_>, json: &Value) -> Option<RestAnswer> {
    if id(found, "application_id") != Some(APPLICATION) {
        return Some(RestAnswer::error(404, 10002, "Unknown Application"));
    }
    let server = id(found, "guild_id");
    if server.is_some_and(|id| world.servers.get(&id).is_none_or(|server| !server.joined)) {
        return Some(RestAnswer::error(403, 50001, "Missing Access"));
    }
    let kind = found.operation.id.replace("_guild", "");
    let answer = match kind.as_str() {
        "list_application_commands" => {
            RestAnswer::ok(world.commands.get(&server).cloned().unwrap_or_default().into())
        }
        "bulk_set_application_commands" => {
            let given = json.as_array().cloned().unwrap_or_default();
            let starts = |list: &[Value]| list.iter().any(|command| command["type"] == ENTRY_POINT);
            if world.commands.get(&server).is_some_and(|old| starts(old)) && !starts(&given) {
                let words = "You cannot remove this app's Entry Point command in a bulk update operation.";
                return Some(RestAnswer::error(400, 50240, words));
            }
            let kept: Vec<_> = given.iter().map(|command| registered(world, server, command)).collect();
            world.commands.insert(server, kept.clone());
            RestAnswer::ok(kept.into())
        }
        "create_application_command" => {
            let command = registered(world, server, json);
            let list = world.commands.entry(server).or_default();
            let same = |old: &Value| old["name"] == command["name"] && old["type"] == command["type"];
            let known = list.iter().any(same);
            list.retain(|old| !same(old));
            list.push(command.clone());
            RestAnswer { status: if known { 200 } else { 201 }, ..RestAnswer::ok(command) }
        }
        "delete_application_command" => {
            let wanted = id(found, "command_id")?.to_string();
            world.commands.entry(server).or_default().retain(|old| old["id"] != wanted.as_str());
            RestAnswer::nothing()
        }
        _ => return None,
    };
    Some(answer)
}

/// A command as it is kept: a known name keeps its id.
fn registered(world: &mut World, server: Option<u64>, given: &Value) -> Value {
    let kind = given["type"].as_u64().unwrap_or(1);
    let old = world.commands.get(&server).into_iter().flatten();
    let old = old.into_iter().find(|old| old["name"] == given["name"] && old["type"] == kind);
    let id = old.map(|old| old["id"].clone());
    let id = id.unwrap_or_else(|| world.clock.id().to_string().into());
    let mut command = json!({
        "id": id, "application_id": APPLICATION.to_string(), "version": world.clock.id().to_string(),
        "type": kind, "description": "", "default_member_permissions": null,
    });
    if let Some(server) = server {
        command["guild_id"] = server.to_string().into();
    }
    for (name, value) in given.as_object().into_iter().flatten() {
        if !value.is_null() {
            command[name] = value.clone();
        }
    }
    for option in command.get_mut("options").and_then(Value::as_array_mut).into_iter().flatten() {
        tidy(option);
    }
    command
}

/// Discord leaves out of an option what says nothing.
fn tidy(option: &mut Value) {
    if let Some(fields) = option.as_object_mut() {
        fields.retain(|_, value| !value.is_null() && value.as_array().is_none_or(|items| !items.is_empty()));
        fields.retain(|name, value| !(name == "autocomplete" && value == false));
    }
    for inner in option.get_mut("options").and_then(Value::as_array_mut).into_iter().flatten() {
        tidy(inner);
    }
}
