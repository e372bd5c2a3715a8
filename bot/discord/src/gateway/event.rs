//! What the gateway tells us, read as little as we need: what cannot be read is told by its kind alone.

use crate::incoming::dispatch;
use crate::outgoing::{emoji, welcome};
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serenity::model::Timestamp;
use serenity::model::id::{ApplicationId, ChannelId, GuildId};
use thiserror::Error;
use tracing::{error, info, trace};

use super::ShardRound;
use super::range::guild_shard;
use crate::account::{invite_link, register};
use crate::api::route::ApiRoute;
use crate::incoming::interaction::{Incoming, MissingField};
use crate::outgoing::welcome::{JoinedGuild, is_new};
use crate::{Discord, id};
use lasermate_service::clock;
use lasermate_service::metrics;

/// How much of the name of an unknown event is told.
const KIND_CHARS: usize = 40;

/// What kind of frame it is.
#[derive(Deserialize)]
struct FrameKind {
    op: u8,
    #[serde(default)]
    t: Option<String>,
}

/// A frame with what it says.
#[derive(Deserialize)]
struct GatewayFrame<T> {
    d: T,
}

#[derive(Deserialize)]
struct ReadyEvent {
    application: ReadyApplication,
    guilds: Vec<GuildState>,
    #[serde(default, deserialize_with = "lenient")]
    shard: Option<(u32, u32)>,
}

#[derive(Deserialize)]
struct ReadyApplication {
    id: ApplicationId,
}

/// A server, as far as we must know it.
#[derive(Deserialize)]
struct GuildState {
    id: GuildId,
    #[serde(default, deserialize_with = "lenient")]
    unavailable: bool,
    /// When the bot came there.
    #[serde(default, deserialize_with = "lenient")]
    joined_at: Option<Timestamp>,
}

/// A field that may be missing, or of a type that is new.
fn lenient<'de, T: DeserializeOwned + Default, D: Deserializer<'de>>(field: D) -> Result<T, D::Error> {
    Ok(serde_json::from_value(Value::deserialize(field)?).unwrap_or_default())
}

#[derive(Deserialize)]
struct ChannelRef {
    id: ChannelId,
}

#[derive(Deserialize)]
struct GuildRef {
    guild_id: GuildId,
}

/// What a frame means for the shard it came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameMeaning {
    Hello,
    /// A session has begun or goes on.
    Connected,
    Other,
}

/// Why something that has happened comes to nothing.
#[derive(Debug, Error)]
enum EventError {
    #[error(transparent)]
    Interaction(#[from] MissingField),
    /// Its words may quote what was sent, and are never shown.
    #[error("this is not as Discord describes it")]
    Json(#[from] serde_json::Error),
}

/// What has happened, and how it is dealt with: beside everything else.
type EventResult = Result<(), EventError>;

/// Takes a frame of the gateway in.
pub(super) fn hear(discord: &Arc<Discord>, shard: u32, text: &str, round: &Arc<ShardRound>) -> FrameMeaning {
    const DISPATCH: u8 = 0;
    const HELLO: u8 = 10;
    let kind = match serde_json::from_str(text) {
        Ok(FrameKind { op: DISPATCH, t: Some(kind) }) => {
            metrics::heard(id::NAME, shard);
            kind
        }
        Ok(FrameKind { op: HELLO, .. }) => return FrameMeaning::Hello,
        Ok(_) => return FrameMeaning::Other,
        Err(_) => "?".to_owned(),
    };
    if let Err(failure) = deal(discord, shard, &kind, text, round) {
        tell_unread(&kind, &failure);
    }
    if matches!(kind.as_str(), "READY" | "RESUMED") { FrameMeaning::Connected } else { FrameMeaning::Other }
}

fn deal(discord: &Arc<Discord>, shard: u32, kind: &str, text: &str, round: &Arc<ShardRound>) -> EventResult {
    let discord = Arc::clone(discord);
    match kind {
        "READY" => {
            let ready: ReadyEvent = data(text)?;
            info!(shard, guilds = ready.guilds.len(), "connected to Discord");
            tokio::spawn(connected(discord, ready, Arc::clone(round)));
        }
        "RESUMED" => info!(shard, "connection to Discord resumed"),
        "INTERACTION_CREATE" => {
            let interaction = Incoming::read(data(text)?)?;
            tokio::spawn(async move { dispatch::take_in(&discord, interaction).await });
        }
        // The bot is in a server: after every connection, and when it is let in (again).
        "GUILD_CREATE" => {
            let server: GuildState = data(text)?;
            if !server.unavailable {
                // The whole of it is large, and seldom of use.
                let new = server.joined_at.is_some_and(|at| is_new(at, clock::now()));
                let joined = new.then(|| data::<JoinedGuild>(text).ok()).flatten();
                tokio::spawn(async move {
                    let is_new = joined.is_some() && welcome::is_new_to(&discord, server.id).await;
                    discord.channels.joined(server.id).await;
                    if let Some(joined) = joined.filter(|_| is_new) {
                        tokio::spawn(welcome::greet(Arc::clone(&discord), joined));
                    }
                    let server = id::guild_server(server.id);
                    discord.service.run(move |service| service.returned(&server, clock::now())).await;
                });
            }
        }
        // The bot has been removed, or the server cannot be reached for a while, which is nobody's doing.
        "GUILD_DELETE" => {
            let server: GuildState = data(text)?;
            if !server.unavailable {
                tokio::spawn(removed(discord, server.id));
            }
        }
        "CHANNEL_DELETE" | "THREAD_DELETE" => {
            let place: ChannelRef = data(text)?;
            tokio::spawn(async move { discord.channels.gone(place.id).await });
        }
        // Somebody may have given the bot its rights back.
        "CHANNEL_UPDATE" | "GUILD_MEMBER_UPDATE" | "GUILD_ROLE_UPDATE" | "THREAD_UPDATE" => {
            let GuildRef { guild_id } = data(text)?;
            tokio::spawn(rights_changed(discord, guild_id));
        }
        "GUILD_UPDATE" => {
            let server: GuildState = data(text)?;
            tokio::spawn(rights_changed(discord, server.id));
        }
        // Discord tells much that nothing follows from, and new things every year.
        kind => trace!(kind = shown(kind), "an event of Discord is passed over"),
    }
    Ok(())
}

async fn connected(discord: Arc<Discord>, ready: ReadyEvent, round: Arc<ShardRound>) {
    let application = ready.application.id;
    discord.api.set_application(application);
    discord.links.note_application(application);
    note_absence(&discord, &ready).await;
    if round.registers() {
        info!(
            servers = invite_link::install_link(application),
            people = invite_link::people_link(application),
            "links that install the bot"
        );
        tokio::spawn(register::register(Arc::clone(&discord), application, round.stop.clone()));
        tokio::spawn(emoji::send_icons(Arc::clone(&discord), application, round.stop.clone()));
    }
}

/// Tells the service of servers that the bot was removed from while it was not connected: those this shard would
/// have been told of, and was not.
async fn note_absence(discord: &Discord, ready: &ReadyEvent) {
    let (shard, total) = ready.shard.unwrap_or((0, 1));
    let known = discord.service.query(|store| store.discord_guilds()).await.unwrap_or_default();
    for guild in known {
        let ours = guild_shard(guild, total) == shard;
        if ours && !ready.guilds.iter().any(|there| there.id.get() == guild) {
            let guild = GuildId::new(guild);
            discord.channels.parted(guild).await;
            let server = id::guild_server(guild);
            discord.service.run(move |service| service.left(&server, clock::now())).await;
        }
    }
}

/// What is owed in the channels of a server is tried again.
async fn rights_changed(discord: Arc<Discord>, guild: GuildId) {
    for room in discord.service.blocked_rooms(id::NAME) {
        if let Some(channel) = id::channel(&room)
            && discord.channels.guild_of(channel).await == Some(guild)
        {
            discord.service.may_write(&room, false);
        }
    }
}

async fn removed(discord: Arc<Discord>, guild: GuildId) {
    info!(%guild, "removed from a server");
    discord.channels.parted(guild).await;
    let server = id::guild_server(guild);
    let back = server.clone();
    discord.service.run(move |service| service.left(&server, clock::now())).await;
    // Events are handled side by side: where the bot is there again, that may have been told of before. So it is
    // asked how things are now.
    let route = ApiRoute::Guild { guild_id: guild };
    let there: Result<Value, _> = discord.api.get(route).await;
    if there.is_ok() {
        discord.channels.joined(guild).await;
        discord.service.run(move |service| service.returned(&back, clock::now())).await;
    }
}

fn data<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    Ok(serde_json::from_str::<GatewayFrame<T>>(text)?.d)
}

/// The name of an event, for the log.
fn shown(kind: &str) -> String {
    kind.chars().filter(|c| c.is_ascii_uppercase() || *c == '_').take(KIND_CHARS).collect()
}

/// What we need of Discord's events and cannot read is told, by its kind and without its content: nobody would miss it otherwise.
fn tell_unread(kind: &str, failure: &EventError) {
    metrics::unread_event(id::NAME);
    match failure {
        EventError::Interaction(lack) => {
            error!(%lack, "parsing an interaction failed; it is dropped. Is there a newer version of Lasermate?");
        }
        EventError::Json(_) => info!(kind = shown(kind), "parsing an event of Discord failed; it is dropped"),
    }
}
