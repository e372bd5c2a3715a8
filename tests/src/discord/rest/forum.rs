//! Forums: posts with tags.

use serde_json::{Value, json};

use super::RestAnswer;
use crate::discord::world::{Change, Channel, World, permission};

/// The most tags of a post.
const APPLIED: usize = 5;

/// The open threads of a server.
pub(super) fn active(world: &World, server: Option<u64>) -> RestAnswer {
    let threads = world.channels.values().filter(|channel| {
        channel.parent.is_some() && Some(channel.server) == server && !channel.archived && !channel.deleted
    });
    let threads: Vec<_> = threads.map(Channel::json).collect();
    RestAnswer::ok(json!({"threads": threads, "members": [], "has_more": false}))
}

/// Changes a forum: its tags.
pub(super) fn update(world: &mut World, place: &Channel, json: &Value) -> RestAnswer {
    let mut forum = place.forum.clone().unwrap_or_default();
    if !forum.taggable {
        return RestAnswer::error(403, 50013, "Missing Permissions");
    }
    let wanted = json["available_tags"].as_array().map_or(&[][..], Vec::as_slice);
    let name = |tag: &Value| tag["name"].as_str().unwrap_or_default().to_lowercase();
    let mut names: Vec<_> = wanted.iter().map(name).collect();
    names.sort();
    names.dedup();
    if names.len() < wanted.len() || wanted.len() > 20 || names.iter().any(|name| name.chars().count() > 20) {
        return RestAnswer::error(
            400,
            50035,
            "Invalid Form Body: tags are 20 at most, of 20 characters and each once",
        );
    }
    let tags = wanted.iter().map(|tag| {
        let known = forum.tags.iter().find(|known| known["id"] == tag["id"]).cloned();
        known.unwrap_or_else(|| world.clock.tag(tag["name"].as_str().unwrap_or_default()))
    });
    forum.tags = tags.collect();
    let Some(channel) = world.channels.get_mut(&place.id) else { return RestAnswer::nothing() };
    channel.forum = Some(forum);
    RestAnswer::ok(channel.json())
}

/// The tags that a post of a forum gets.
pub(super) fn applied(world: &World, parent: Option<u64>, tags: &Value) -> Result<Vec<String>, RestAnswer> {
    let forum = parent.and_then(|parent| world.channels.get(&parent)?.forum.as_ref());
    let Some(forum) = forum else {
        return Err(RestAnswer::error(400, 50024, "Cannot execute action on this channel type"));
    };
    let tags: Vec<_> =
        tags.as_array().into_iter().flatten().filter_map(|tag| tag.as_str().map(str::to_owned)).collect();
    let known = |id: &String| forum.tags.iter().any(|tag| tag["id"] == **id && tag["moderated"] == false);
    if tags.len() > APPLIED || !tags.iter().all(known) {
        return Err(RestAnswer::error(400, 50035, "Invalid Form Body: unknown tags"));
    }
    if tags.is_empty() && forum.needs_tag {
        return Err(RestAnswer::error(
            400,
            40067,
            "A tag is required to create a forum post in this channel",
        ));
    }
    Ok(tags)
}

/// Opens a post with its first message, whose number it has.
pub(super) fn post(world: &mut World, place: &Channel, json: &Value) -> RestAnswer {
    if place.denied & permission::SEND != 0 {
        return RestAnswer::error(403, 50013, "Missing Permissions");
    }
    let tags = match applied(world, Some(place.id), json.get("applied_tags").unwrap_or(&json!([]))) {
        Ok(tags) => tags,
        Err(refused) => return refused,
    };
    let id = world.write(place.id, &json["message"], &[], 0);
    let post = Channel {
        id,
        name: json["name"].as_str().unwrap_or_default().to_owned(),
        parent: Some(place.id),
        forum: None,
        applied: Some(tags),
        archives_after: json["auto_archive_duration"].as_u64().unwrap_or(4320),
        last_message: None,
        made: world.clock.stamp(),
        ..place.clone()
    };
    let mut told = post.json();
    world.channels.insert(id, post);
    if let Some(message) = world.messages.get_mut(&id) {
        message.channel = id;
        message.json["channel_id"] = id.to_string().into();
        told["message"] = message.json.clone();
    }
    world.happened(Change::Created, id, true, None);
    RestAnswer { status: 201, ..RestAnswer::ok(told) }
}
