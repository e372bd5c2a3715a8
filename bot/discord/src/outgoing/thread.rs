//! Threads that were opened for games: on a message or in a forum, called as their game stands, and closed a while after its end.

use crate::outgoing::forum;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::StreamExt as _;
use serde::Serialize;
use serde::de::IgnoredAny;
use serenity::model::id::{ChannelId, MessageId};
use tokio::sync::watch;
use tokio::time::Instant;
use tracing::{info, warn};
use twilight_http_ratelimiting::Method;

use crate::Discord;
use crate::api::route::ApiRoute;
use crate::api::{ApiError, code};
use crate::outgoing::forum_tag::ForumThread;
use lasermate_domain::port::{ThreadHeading, UnixMillis};
use lasermate_present::language::Language;
use lasermate_service::clock;
use lasermate_service::store::ThreadTask;

/// Discord hides a thread that nobody has written in for so many minutes: a week, the longest it allows.
pub(crate) const HIDDEN_AFTER: u16 = 10_080;
/// The longest name of a thread.
const NAME_CHARS: usize = 100;
/// How long the thread of a game that is over stays open: 10 minutes.
const STAYS: UnixMillis = 10 * 60 * 1000;
/// How often it is looked which threads are to be closed.
const LOOK: Duration = Duration::from_secs(15);
/// How many threads are changed at once.
const AT_ONCE: usize = 8;
/// How long a thread rests that could not be changed, where Discord does not say.
const REST: Duration = Duration::from_mins(1);

#[derive(Serialize)]
struct NewThread<'a> {
    name: &'a str,
    auto_archive_duration: u16,
}

#[derive(Default, Serialize)]
struct ThreadPatch<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    archived: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    applied_tags: Option<Vec<String>>,
}

/// A thread that a post wishes for.
#[derive(Debug)]
pub(crate) struct ThreadWish {
    /// What it is to be called.
    pub name: String,
    pub game: u64,
    pub delivery: u64,
    /// The language of the room that wishes for it.
    pub language: &'static Language,
}

/// Opens a thread for a game: a post where the games of the channel belong in a forum, else one on the message that announces
/// it. `None` where the bot may not.
///
/// # Errors
/// It is not known whether it is open: it may be asked for again.
pub(crate) async fn open_place(
    discord: &Discord,
    channel: ChannelId,
    message: MessageId,
    wish: ThreadWish,
) -> Result<Option<ChannelId>, ApiError> {
    let name: String = wish.name.chars().take(NAME_CHARS).collect();
    let wish = ThreadWish { name, ..wish };
    match forum::forum_of(discord, channel).await? {
        Some(forum) => forum::open_post(discord, forum, wish).await,
        None => open_thread(discord, channel, message, wish.name).await,
    }
}

/// Opens a thread on a message; `None` where the bot may not.
async fn open_thread(
    discord: &Discord,
    channel_id: ChannelId,
    message_id: MessageId,
    name: String,
) -> Result<Option<ChannelId>, ApiError> {
    let body = NewThread { name: &name, auto_archive_duration: HIDDEN_AFTER };
    let route = ApiRoute::ChannelMessageThreads { channel_id, message_id };
    let opened: Result<serde_json::Value, _> = discord.api.call(Method::Post, route, Some(&body), None).await;
    match opened {
        Err(error) if error.may_pass() => Err(error),
        Err(error) if !error.is(code::HAS_THREAD) => {
            warn!(%channel_id, %error, "opening a thread failed; the game stays in its channel");
            Ok(None)
        }
        // A thread bears the number of the message it was opened on.
        _ => {
            let thread = ChannelId::new(message_id.get());
            if let Some(guild) = discord.channels.guild_of(channel_id).await {
                discord.channels.remember_guild(thread, guild).await;
            }
            discord.service.query(move |store| store.discord_thread_opened(thread.get(), &name)).await;
            Ok(Some(thread))
        }
    }
}

/// Notes what a thread is to be called, and that it is to be closed where its game is over.
pub(crate) async fn note_heading(discord: &Discord, channel: ChannelId, heading: ThreadHeading) {
    let ThreadHeading { name, over } = heading;
    let closes_at = over.then(|| clock::now() + STAYS);
    let name: String = name.chars().take(NAME_CHARS).collect();
    let noted = discord
        .service
        .query(move |store| store.discord_thread_heading(channel.get(), &name, closes_at))
        .await;
    if noted == Some(true) {
        discord.threads.notify_one();
    }
}

/// Leaves a thread open longer: a rematch is offered there.
pub(crate) async fn postpone_close(discord: &Discord, channel: ChannelId) {
    let closes_at = clock::now() + STAYS;
    discord.service.query(move |store| store.discord_thread_postpone(channel.get(), closes_at)).await;
}

/// Renames and closes threads when it is time, until `stop` becomes true.
pub(crate) async fn keep_threads(discord: Arc<Discord>, mut stop: watch::Receiver<bool>) {
    let resting = Mutex::new(HashMap::new());
    while !*stop.borrow() {
        let now = clock::now();
        let tasks =
            discord.service.query(move |store| store.discord_thread_tasks(now)).await.unwrap_or_default();
        let awake = {
            let mut resting = resting.lock().unwrap_or_else(PoisonError::into_inner);
            let moment = Instant::now();
            resting.retain(|_, until: &mut Instant| *until > moment);
            tasks.into_iter().filter(|task| !resting.contains_key(&task.channel)).collect::<Vec<_>>()
        };
        let change = async |task: ThreadTask| {
            let channel = task.channel;
            if let Some(rest) = change_thread(&discord, task, now).await {
                let mut resting = resting.lock().unwrap_or_else(PoisonError::into_inner);
                resting.insert(channel, Instant::now() + rest);
            }
        };
        let all = futures_util::stream::iter(awake).for_each_concurrent(AT_ONCE, change);
        tokio::select! {
            () = all => {}
            // That nobody can tell us any more is a reason to stop. What is not done is done after the next start.
            _ = stop.wait_for(|stop| *stop) => return,
        }
        tokio::select! {
            () = discord.threads.notified() => {}
            () = tokio::time::sleep(LOOK) => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}

/// Renames or closes a thread; how long it rests where that is to be tried again.
async fn change_thread(discord: &Discord, task: ThreadTask, now: UnixMillis) -> Option<Duration> {
    let channel_id = ChannelId::new(task.channel.max(1));
    if let Err(error) = try_change(discord, channel_id, &task).await {
        info!(%channel_id, %error, "renaming or closing a thread failed");
        if error.may_pass() || matches!(error, ApiError::Refused { status: 401, .. }) {
            return Some(error.after().unwrap_or(REST).max(LOOK));
        }
    }
    discord.service.query(move |store| store.discord_thread_done(&task, now)).await;
    None
}

async fn try_change(discord: &Discord, channel_id: ChannelId, task: &ThreadTask) -> Result<(), ApiError> {
    let route = ApiRoute::Channel { channel_id };
    let mut rest = ThreadPatch { archived: task.close.then_some(true), ..ThreadPatch::default() };
    if let Some(name) = &task.name {
        let body = ThreadPatch { name: Some(name), ..ThreadPatch::default() };
        let named: ForumThread = discord.api.call_idle(Method::Patch, route, Some(&body)).await?;
        rest.applied_tags = forum::tags_of(discord, &named, task.over).await?;
    }
    if rest.archived.is_some() || rest.applied_tags.is_some() {
        let _: IgnoredAny = discord.api.call_idle(Method::Patch, route, Some(&rest)).await?;
    }
    Ok(())
}
