//! Forums: a game has a post of its own there, with tags that say which game it is and whether it is on.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::model::channel::ChannelType;
use serenity::model::id::{ChannelId, GuildId};
use tokio::time::timeout;
use tracing::{info, warn};
use twilight_http_ratelimiting::Method;

use crate::api::ApiError;
use crate::api::route::ApiRoute;
use crate::incoming::interaction::InteractionChannel;
use crate::incoming::request::channels_named;
use crate::limits;
use crate::outgoing::forum_tag::{Forum, ForumThread, Tag};
use crate::outgoing::markdown::words;
use crate::outgoing::message::OutgoingMessage;
use crate::outgoing::thread::{HIDDEN_AFTER, ThreadWish};
use crate::{Discord, id};
use lasermate_domain::lru::RecentMap;
use lasermate_domain::tables::table::GameId;
use lasermate_present::language::Language;
use lasermate_present::say::discord::{TAG_FINISHED, TAG_LIVE};
use lasermate_present::told::Reader;
use lasermate_service::questions;

const FORUM: u64 = 15;
/// How long an interaction waits until it is known whether it comes from a forum.
const PATIENCE: Duration = Duration::from_millis(800);

/// What is known of channels: no kind of channel becomes another.
#[derive(Debug)]
pub(crate) struct Forums(Mutex<KnownChannels>);

#[derive(Debug)]
struct KnownChannels {
    kinds: RecentMap<ChannelId, bool>,
    /// The channels that threads hang on.
    parents: RecentMap<ChannelId, ChannelId>,
    /// Forums in which the bot may make no tags.
    untaggable: RecentMap<ChannelId, ()>,
}

impl Forums {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(KnownChannels {
            kinds: RecentMap::new(limits::FORUMS),
            parents: RecentMap::new(limits::ROOMS),
            untaggable: RecentMap::new(limits::FORUMS),
        }))
    }

    fn known(&self) -> MutexGuard<'_, KnownChannels> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Serialize)]
struct NewForumPost<'a> {
    name: &'a str,
    auto_archive_duration: u16,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    applied_tags: Vec<String>,
    message: OutgoingMessage,
}

#[derive(Serialize)]
struct NewTags<'a> {
    available_tags: &'a [Tag],
}

#[derive(Deserialize)]
struct ActiveThreads {
    #[serde(default)]
    threads: Vec<ForumThread>,
}

/// Whether an interaction comes from a post of a forum.
pub(crate) async fn is_in_forum(discord: &Discord, channel: InteractionChannel) -> bool {
    let Some(kind) = channel.kind else { return false };
    let (ChannelType::PublicThread, Some(parent)) = (kind, channel.parent) else {
        discord.forums.known().kinds.put(channel.id, false);
        return false;
    };
    discord.forums.known().parents.put(channel.id, parent);
    // Where Discord does not say in time, the game is played where it is asked for.
    matches!(timeout(PATIENCE, is_forum(discord, parent)).await, Ok(Ok(true)))
}

/// The forum that a command names, where it is one of the same server that the bot can see.
pub(crate) async fn named_forum(
    discord: &Discord,
    guild: Option<GuildId>,
    command: &Value,
) -> Option<ChannelId> {
    let guild = guild?;
    for channel in channels_named(command) {
        if let Ok(Ok(forum)) = timeout(PATIENCE, look_at(discord, channel)).await
            && forum.kind == FORUM
            && forum.guild_id == Some(guild)
        {
            return Some(channel);
        }
    }
    None
}

async fn look_at(discord: &Discord, channel_id: ChannelId) -> Result<Forum, ApiError> {
    let route = ApiRoute::Channel { channel_id };
    let there: Forum = discord.api.get(route).await?;
    if !there.is_thread() {
        discord.forums.known().kinds.put(channel_id, there.kind == FORUM);
    }
    Ok(there)
}

async fn is_forum(discord: &Discord, channel: ChannelId) -> Result<bool, ApiError> {
    let known = discord.forums.known().kinds.get(&channel);
    match known {
        Some(known) => Ok(known),
        None => Ok(look_at(discord, channel).await?.kind == FORUM),
    }
}

/// The forum in which the games of a channel have their posts: the one that its settings name, else the one it is a post of.
///
/// # Errors
/// Discord does not say now.
pub(crate) async fn forum_of(discord: &Discord, channel: ChannelId) -> Result<Option<ChannelId>, ApiError> {
    let room = id::room(channel);
    let named = discord.service.run(move |service| questions::forum_of_room(service.world(), &room)).await;
    if let Some(named) = named.and_then(Result::ok).flatten() {
        return Ok(id::channel(&named));
    }
    let known = discord.forums.known().parents.get(&channel);
    let found = match known {
        Some(parent) => is_forum(discord, parent).await.map(|is_forum| Some(parent).filter(|_| is_forum)),
        // No interaction has come from it since the program began.
        None => forum_above(discord, channel).await,
    };
    match found {
        Err(error) if !error.may_pass() => Ok(None),
        found => found,
    }
}

async fn forum_above(discord: &Discord, channel: ChannelId) -> Result<Option<ChannelId>, ApiError> {
    if discord.forums.known().kinds.get(&channel).is_some() {
        // It was looked at, and is no thread.
        return Ok(None);
    }
    let there = look_at(discord, channel).await?;
    let Some(parent) = there.parent_id.filter(|_| there.is_thread()) else { return Ok(None) };
    discord.forums.known().parents.put(channel, parent);
    Ok(is_forum(discord, parent).await?.then_some(parent))
}

/// Opens a post for a game; `None` where the bot may not.
///
/// # Errors
/// It is not known whether it is there: it may be asked for again.
pub(crate) async fn open_post(
    discord: &Discord,
    channel_id: ChannelId,
    wish: ThreadWish,
) -> Result<Option<ChannelId>, ApiError> {
    match try_open(discord, channel_id, &wish).await {
        Ok(post) => {
            discord.service.query(move |store| store.discord_thread_opened(post.get(), &wish.name)).await;
            Ok(Some(post))
        }
        Err(error) if error.may_pass() || error.is_unsure() => Err(discord.unsure.note(wish.delivery, error)),
        Err(error) => {
            warn!(%channel_id, %error, "opening a post in a forum failed; the game stays where it was begun");
            Ok(None)
        }
    }
}

async fn try_open(
    discord: &Discord,
    channel_id: ChannelId,
    wish: &ThreadWish,
) -> Result<ChannelId, ApiError> {
    let forum = look_at(discord, channel_id).await?;
    let there = match forum.guild_id {
        Some(guild) if discord.unsure.may_be_sent(wish.delivery) => {
            post_called(discord, guild, channel_id, &wish.name).await?
        }
        _ => None,
    };
    let post = match there {
        Some(there) => there,
        None => new_post(discord, channel_id, &forum, wish).await?,
    };
    if let Some(guild) = forum.guild_id {
        discord.channels.remember_guild(post, guild).await;
    }
    discord.forums.known().parents.put(post, channel_id);
    Ok(post)
}

async fn new_post(
    discord: &Discord,
    channel_id: ChannelId,
    forum: &Forum,
    wish: &ThreadWish,
) -> Result<ChannelId, ApiError> {
    let game = GameId(wish.game);
    let opens = discord.service.run(move |service| questions::opens(service.world(), game)).await;
    let opens = opens.and_then(Result::ok).flatten();
    let (game, said) = opens.map_or((None, wish.name.clone()), |opens| (Some(opens.game), opens.words));
    let mut names: Vec<_> = game.as_deref().into_iter().chain([TAG_LIVE, TAG_FINISHED]).collect();
    let forum = tagged(discord, channel_id, forum.clone(), (&names, wish.language)).await;
    names.retain(|name| *name != TAG_FINISHED);
    let said = Reader { network: id::NAME, language: wish.language }.text(&said);
    let post = NewForumPost {
        name: &wish.name,
        auto_archive_duration: HIDDEN_AFTER,
        applied_tags: forum.tags(&names),
        message: OutgoingMessage::plain(words(&said, &discord.links, wish.language)),
    };
    let route = ApiRoute::ChannelThreads { channel_id };
    let opened: ForumThread = discord.api.call(Method::Post, route, Some(&post), None).await?;
    Ok(opened.id)
}

/// The bot's own open post of a name, which no other game has.
async fn post_called(
    discord: &Discord,
    guild_id: GuildId,
    channel: ChannelId,
    name: &str,
) -> Result<Option<ChannelId>, ApiError> {
    let route = ApiRoute::GuildActiveThreads { guild_id };
    let active: ActiveThreads = discord.api.get(route).await?;
    let me = discord.api.application().map(|own| own.to_string());
    let is_ours =
        |post: &&ForumThread| post.parent_id == Some(channel) && post.name == name && post.owner_id == me;
    Ok(active.threads.iter().find(is_ours).map(|post| post.id))
}

/// A forum with tags of these names, where the bot may make those that are missing.
async fn tagged(
    discord: &Discord,
    channel_id: ChannelId,
    forum: Forum,
    (names, language): (&[&str], &Language),
) -> Forum {
    let refused = discord.forums.known().untaggable.get(&channel_id).is_some();
    let Some(all) = forum.with_missing(names, language).filter(|_| !refused) else { return forum };
    let change = NewTags { available_tags: &all };
    let route = ApiRoute::Channel { channel_id };
    match discord.api.call(Method::Patch, route, Some(&change), None).await {
        Ok(tagged) => tagged,
        Err(error) => {
            info!(%channel_id, %error, "making tags in a forum failed; posts get those that are there");
            if !error.may_pass() {
                discord.forums.known().untaggable.put(channel_id, ());
            }
            forum
        }
    }
}

/// The tags that a post is to have now that its game is over, or on again; `None` where they are to stay as they are, and for
/// any other thread.
///
/// # Errors
/// Discord does not say now.
pub(crate) async fn tags_of(
    discord: &Discord,
    post: &ForumThread,
    over: bool,
) -> Result<Option<Vec<String>>, ApiError> {
    let Some(channel_id) = post.parent_id.filter(|_| !post.applied_tags.is_empty()) else {
        return Ok(None);
    };
    let route = ApiRoute::Channel { channel_id };
    match discord.api.get_idle::<Forum>(route).await {
        Ok(forum) => Ok(forum.turned(&post.applied_tags, over)),
        Err(error) if error.may_pass() => Err(error),
        Err(error) => {
            info!(%channel_id, %error, "reading the tags of a forum failed");
            Ok(None)
        }
    }
}
