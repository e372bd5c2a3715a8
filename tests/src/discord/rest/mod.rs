//! The stand-in's REST side: each request is judged, recorded, and answered as Discord would.

mod channels;
mod commands;
mod emojis;
mod forum;
mod interactions;
mod limits;
mod server;
mod webhooks;

use std::time::Duration;

use serde_json::{Value, json};

use super::body::RequestBody;
use super::spec::Match;
use super::world::{Channel, World, application, bot, myself};

pub(super) use limits::RestLimits;
pub(super) use server::serve;

#[derive(Clone, Debug)]
pub struct RestAnswer {
    pub status: u16,
    /// The JSON; `None` where there is none.
    pub json: Option<Value>,
    pub headers: Vec<(&'static str, String)>,
}

impl RestAnswer {
    pub(super) const fn ok(json: Value) -> Self {
        Self { status: 200, json: Some(json), headers: Vec::new() }
    }

    pub(super) const fn nothing() -> Self {
        Self { status: 204, json: None, headers: Vec::new() }
    }

    /// A refusal with one of Discord's codes.
    pub fn error(status: u16, code: u64, words: &str) -> Self {
        Self { status, json: Some(json!({"code": code, "message": words})), headers: Vec::new() }
    }

    /// A body that is not allowed, with what is wrong in it.
    pub fn invalid(wrong: &[String]) -> Self {
        let errors: Vec<_> =
            wrong.iter().map(|words| json!({"code": "BASE_TYPE_BAD", "message": words})).collect();
        let json = json!({"code": 50035, "message": "Invalid Form Body", "errors": {"_errors": errors}});
        Self { status: 400, json: Some(json), headers: Vec::new() }
    }

    /// Too many requests: the limit of a route, or of everything.
    pub fn rate_limited(after: f64, global: bool) -> Self {
        let json = json!({"code": 0, "message": "You are being rate limited.", "retry_after": after, "global": global});
        let mut headers = vec![
            ("retry-after", after.ceil().max(1.0).to_string()),
            ("x-ratelimit-scope", if global { "global" } else { "user" }.to_owned()),
        ];
        if global {
            headers.push(("x-ratelimit-global", "true".to_owned()));
        }
        Self { status: 429, json: Some(json), headers }
    }

    /// A server error, as the machines before Discord's own give it.
    pub const fn broken(status: u16) -> Self {
        Self { status, json: None, headers: Vec::new() }
    }
}

/// Where the gateway is, and how often a session may begin.
#[derive(Clone, Debug)]
pub(super) struct Gateway {
    pub(super) url: String,
    pub(super) shards: u64,
    /// How many sessions may still be begun today.
    pub(super) sessions: u64,
}

/// Does what a request asks. `None` where the stand-in does not play this operation.
pub(super) fn play(
    world: &mut World,
    found: &Match<'_>,
    body: &RequestBody,
    gateway: &Gateway,
) -> Option<RestAnswer> {
    let json = body.json.as_ref().unwrap_or(&Value::Null);
    let answer = match found.operation.id.as_str() {
        "get_gateway" => RestAnswer::ok(json!({"url": gateway.url})),
        "get_bot_gateway" => RestAnswer::ok(json!({
            "url": gateway.url, "shards": gateway.shards,
            "session_start_limit": {
                "total": 1000, "remaining": gateway.sessions, "reset_after": 3_600_000, "max_concurrency": 1,
            },
        })),
        "get_my_user" => RestAnswer::ok(myself()),
        "get_user" => RestAnswer::ok(bot()),
        "get_my_application" | "get_application" | "get_my_oauth2_application" => {
            RestAnswer::ok(application())
        }
        "list_my_guilds" => RestAnswer::ok(my_servers(world)),
        "get_guild" => server_json(world, found),
        "create_interaction_response" => interactions::answer(world, found, body),
        id if id.ends_with("application_emoji") || id.ends_with("application_emojis") => {
            emojis::play(world, found, json)?
        }
        id if id.contains("webhook") => webhooks::play(world, found, body)?,
        id if id.contains("application_command") => commands::play(world, found, json)?,
        _ => channels::play(world, found, body)?,
    };
    Some(answer)
}

fn my_servers(world: &World) -> Value {
    let joined = world.servers.values().filter(|server| server.joined);
    joined
        .map(|server| {
            json!({
                "id": server.id.to_string(), "name": server.name, "icon": null, "banner": null, "owner": false,
                "permissions": super::world::permission::BOT.to_string(), "features": [],
            })
        })
        .collect()
}

fn server_json(world: &World, found: &Match<'_>) -> RestAnswer {
    match id(found, "guild_id").and_then(|id| world.servers.get(&id)).filter(|server| server.joined) {
        Some(server) => RestAnswer::ok(server.json()),
        None => RestAnswer::error(404, 10004, "Unknown Guild"),
    }
}

/// An id in the path.
fn id(found: &Match<'_>, name: &str) -> Option<u64> {
    found.parameters.get(name)?.parse().ok()
}

/// The channel in the path, where the bot can reach it.
fn channel<'a>(world: &'a World, found: &Match<'_>) -> Result<&'a Channel, RestAnswer> {
    let channel = id(found, "channel_id").and_then(|id| world.channels.get(&id));
    let channel = channel.filter(|channel| !channel.deleted);
    let Some(channel) = channel else { return Err(RestAnswer::error(404, 10003, "Unknown Channel")) };
    if !channel.others.is_empty() {
        return Err(RestAnswer::error(403, 50001, "Missing Access"));
    }
    if channel.with.is_none() && world.servers.get(&channel.server).is_none_or(|server| !server.joined) {
        return Err(RestAnswer::error(403, 50001, "Missing Access"));
    }
    Ok(channel)
}

/// How long an unheard answer keeps its connection before it is cut.
const UNHEARD: Duration = Duration::from_millis(1);
