//! Messages the bot writes as itself, and threads.

use serde_json::Value;

use super::{RestAnswer, channel, forum, id};
use crate::discord::body::RequestBody;
use crate::discord::spec::Match;
use crate::discord::world::{Change, Channel, World, permission};

/// Does what a request about a channel asks; `None` where the stand-in does not play it.
pub(super) fn play(world: &mut World, found: &Match<'_>, body: &RequestBody) -> Option<RestAnswer> {
    if found.operation.id == "get_active_guild_threads" {
        return Some(forum::active(world, id(found, "guild_id")));
    }
    let place = match channel(world, found) {
        Ok(channel) => channel.clone(),
        Err(refused) => return Some(refused),
    };
    let json = body.json.as_ref().unwrap_or(&Value::Null);
    let hidden = place.denied & permission::VIEW != 0;
    if hidden {
        return Some(RestAnswer::error(403, 50001, "Missing Access"));
    }
    let answer = match found.operation.id.as_str() {
        "get_channel" => RestAnswer::ok(place.json()),
        "update_channel" if place.forum.is_some() => forum::update(world, &place, json),
        "update_channel" => update(world, &place, json),
        "create_message" => create(world, &place, body),
        "trigger_typing_indicator" => RestAnswer::nothing(),
        "list_messages" => {
            let number = |name: &str| found.parameters.get(name).and_then(|text| text.parse::<u64>().ok());
            let most = number("limit").and_then(|most| usize::try_from(most).ok()).unwrap_or(50);
            let mut messages: Vec<_> = world.public(place.id).into_iter().cloned().collect();
            if place.denied & permission::HISTORY != 0 {
                messages.clear();
            }
            // After a number the oldest are given, else the newest; the newest stands first in any case.
            match number("after") {
                Some(after) => {
                    messages.retain(|message| {
                        message["id"].as_str().and_then(|id| id.parse().ok()) > Some(after)
                    });
                    messages.truncate(most);
                }
                None => drop(messages.drain(..messages.len().saturating_sub(most))),
            }
            messages.reverse();
            RestAnswer::ok(messages.into())
        }
        "get_message" => {
            with_message(world, found, |world, id| RestAnswer::ok(world.messages[&id].json.clone()))
        }
        "update_message" => {
            if place.archived {
                return Some(RestAnswer::error(400, 50083, "Thread is archived"));
            }
            if let Some((status, code, words)) = place.refuses_change(true).filter(|_| !body.files.is_empty())
            {
                return Some(RestAnswer::error(status, code, words));
            }
            with_message(world, found, |world, id| {
                if let Some(refused) = world.cannot_edit(id, body) {
                    return refused;
                }
                world.edit(id, body, None);
                RestAnswer::ok(world.messages[&id].json.clone())
            })
        }
        "delete_message" => with_message(world, found, |world, id| {
            world.happened(Change::Deleted, id, true, None);
            world.messages.remove(&id);
            RestAnswer::nothing()
        }),
        "create_thread_from_message" => {
            with_message(world, found, |world, id| thread(world, &place, Some(id), json))
        }
        "create_thread" if place.forum.is_some() => forum::post(world, &place, json),
        "create_thread" => thread(world, &place, None, json),
        "join_thread" => RestAnswer::nothing(),
        _ => return None,
    };
    Some(answer)
}

fn create(world: &mut World, place: &Channel, body: &RequestBody) -> RestAnswer {
    if let Some((status, code, words)) = place.refuses(!body.files.is_empty()) {
        return RestAnswer::error(status, code, words);
    }
    let json = body.json.as_ref().unwrap_or(&Value::Null);
    if place.archived && place.locked {
        return RestAnswer::error(403, 50083, "Thread is archived");
    }
    if let Some(again) = repeated(world, place, json) {
        return RestAnswer::ok(again);
    }
    let id = world.write(place.id, json, &body.files, 0);
    if let Some(message) = world.messages.get_mut(&id) {
        if !json["nonce"].is_null() {
            message.json["nonce"] = json["nonce"].clone();
        }
        if json["message_reference"].is_object() {
            let mut reference = json["message_reference"].clone();
            reference["type"] = 0.into();
            reference["channel_id"] = place.id.to_string().into();
            message.json["message_reference"] = reference;
            message.json["referenced_message"] = Value::Null;
        }
    }
    if let Some(channel) = world.channels.get_mut(&place.id) {
        // Writing wakes an archived thread.
        channel.archived = false;
    }
    world.happened(Change::Created, id, true, None);
    RestAnswer::ok(world.messages[&id].json.clone())
}

/// The message that was made by the same request before, where the request says that it is to be made once.
fn repeated(world: &World, place: &Channel, json: &Value) -> Option<Value> {
    if json["enforce_nonce"] != true || json["nonce"].is_null() {
        return None;
    }
    let mut messages = world.messages.values().filter(|message| message.channel == place.id);
    messages.find(|message| message.json["nonce"] == json["nonce"]).map(|message| message.json.clone())
}

/// Does something with a message of the bot's own.
fn with_message(
    world: &mut World,
    found: &Match<'_>,
    act: impl FnOnce(&mut World, u64) -> RestAnswer,
) -> RestAnswer {
    let place = id(found, "channel_id");
    let message = id(found, "message_id").filter(|id| {
        let there = world.messages.get(id);
        there.is_some_and(|message| Some(message.channel) == place && !message.is_private())
    });
    match message {
        Some(id) => act(world, id),
        None => RestAnswer::error(404, 10008, "Unknown Message"),
    }
}

fn update(world: &mut World, place: &Channel, json: &Value) -> RestAnswer {
    if place.parent.is_none() {
        return RestAnswer::error(403, 50013, "Missing Permissions");
    }
    if place.locked {
        return RestAnswer::error(403, 50013, "Missing Permissions");
    }
    let tags = json.get("applied_tags").map(|tags| forum::applied(world, place.parent, tags));
    let tags = match tags {
        Some(Err(refused)) => return refused,
        Some(Ok(tags)) => Some(tags),
        None => None,
    };
    let Some(thread) = world.channels.get_mut(&place.id) else { return RestAnswer::nothing() };
    if let Some(archived) = json["archived"].as_bool() {
        thread.archived = archived;
    }
    if let Some(name) = json["name"].as_str() {
        name.clone_into(&mut thread.name);
    }
    if tags.is_some() {
        thread.applied = tags;
    }
    RestAnswer::ok(thread.json())
}

/// Opens a thread: on a message it has the message's id.
fn thread(world: &mut World, place: &Channel, message: Option<u64>, json: &Value) -> RestAnswer {
    if place.denied & permission::THREADS != 0 {
        return RestAnswer::error(403, 50013, "Missing Permissions");
    }
    if place.parent.is_some() || place.with.is_some() {
        return RestAnswer::error(400, 50024, "Cannot execute action on this channel type");
    }
    if message.is_some_and(|id| world.channels.contains_key(&id)) {
        return RestAnswer::error(400, 160_004, "A thread has already been created for this message");
    }
    let id = message.unwrap_or_else(|| world.clock.id());
    let thread = Channel {
        id,
        server: place.server,
        with: None,
        others: Vec::new(),
        name: json["name"].as_str().unwrap_or_default().to_owned(),
        parent: Some(place.id),
        forum: None,
        applied: None,
        denied: place.denied,
        deleted: false,
        archived: false,
        locked: false,
        archives_after: json["auto_archive_duration"].as_u64().unwrap_or(4320),
        last_message: None,
        made: world.clock.stamp(),
    };
    let answer = RestAnswer { status: 201, ..RestAnswer::ok(thread.json()) };
    world.channels.insert(id, thread);
    answer
}
