//! Forums: a game has a post of its own there, with tags that say which game it is and whether it is on.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serenity::model::application::{CommandInteraction, Interaction};
use serenity::model::channel::{ChannelType, PartialChannel};
use serenity::model::id::{ChannelId, GuildId};
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use tracing::{info, warn};
use twilight_http_ratelimiting::Method;

use super::api::ApiError;
use super::message::{Body, Message};
use super::thread::{HIDDEN_AFTER, ThreadWish};
use super::{Discord, id};
use crate::interaction::channels_named;
use crate::markdown::words;
use crate::route::Route;
use lasermate_core::bounds::{DISCORD_FORUMS, DISCORD_ROOMS};
use lasermate_core::present::text;
use lasermate_core::recent::Recent;
use lasermate_core::sessions::session::GameId;

/// Discord's number for forums.
const FORUM: u64 = 15;
/// The flag of a forum whose posts must have a tag.
const NEEDS_TAG: u64 = 1 << 4;
/// The most tags of a forum.
const TAGS: usize = 20;
/// The most characters of a tag's name.
const TAG_CHARS: usize = 20;
/// How long an interaction waits until it is known whether it comes from a forum.
const PATIENCE: Duration = Duration::from_millis(800);

/// What is known of channels: no kind of channel becomes another.
#[derive(Debug)]
pub(super) struct Forums(Mutex<Known>);

#[derive(Debug)]
struct Known {
    /// Whether channels are forums.
    kinds: Recent<ChannelId, bool>,
    /// The channels that threads hang on.
    parents: Recent<ChannelId, ChannelId>,
    /// Forums in which the bot may make no tags.
    untaggable: Recent<ChannelId, ()>,
}

impl Forums {
    pub(super) fn new() -> Self {
        Self(Mutex::new(Known {
            kinds: Recent::new(DISCORD_FORUMS),
            parents: Recent::new(DISCORD_ROOMS),
            untaggable: Recent::new(DISCORD_FORUMS),
        }))
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A channel that may be a forum.
#[derive(Clone, Debug, Deserialize)]
struct Forum {
    #[serde(rename = "type")]
    kind: u64,
    #[serde(default)]
    guild_id: Option<GuildId>,
    #[serde(default)]
    parent_id: Option<ChannelId>,
    #[serde(default)]
    flags: u64,
    #[serde(default)]
    available_tags: Vec<Tag>,
}

/// A tag of a forum.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
struct Tag {
    /// None for one that is to be made.
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    name: String,
    /// Whether moderators alone put it on posts.
    #[serde(default)]
    moderated: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    emoji_id: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    emoji_name: Option<String>,
}

/// A thread that may be a post of a forum.
#[derive(Debug, Deserialize)]
pub(super) struct Post {
    id: ChannelId,
    #[serde(default)]
    name: String,
    #[serde(default)]
    parent_id: Option<ChannelId>,
    #[serde(default)]
    owner_id: Option<String>,
    #[serde(default)]
    applied_tags: Vec<String>,
}

#[derive(Serialize)]
struct NewPost<'a> {
    name: &'a str,
    auto_archive_duration: u16,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    applied_tags: Vec<String>,
    message: Body,
}

#[derive(Serialize)]
struct NewTags<'a> {
    available_tags: &'a [Tag],
}

#[derive(Deserialize)]
struct Active {
    #[serde(default)]
    threads: Vec<Post>,
}

impl Tag {
    fn is(&self, name: &str) -> bool {
        self.name.trim().eq_ignore_ascii_case(&tag_name(name))
    }
}

impl Forum {
    fn named(&self, name: &str) -> Option<&Tag> {
        self.available_tags.iter().find(|tag| !tag.moderated && tag.is(name))
    }

    fn id_of(&self, name: &str) -> Option<String> {
        self.named(name)?.id.clone()
    }

    /// The tags of these names that there are. Where a post must have one and none fits, the first there is.
    fn tags(&self, names: &[&str]) -> Vec<String> {
        let mut tags: Vec<_> = names.iter().filter_map(|name| self.id_of(name)).collect();
        if tags.is_empty() && self.flags & NEEDS_TAG != 0 {
            tags.extend(self.available_tags.iter().find(|tag| !tag.moderated).and_then(|tag| tag.id.clone()));
        }
        tags
    }

    /// All tags with those of these names that there are not yet; `None` where none is missing, or not all have room.
    fn with_missing(&self, names: &[&str]) -> Option<Vec<Tag>> {
        // Names are there once, also those that moderators alone put on posts.
        let is_there = |name: &str| self.available_tags.iter().any(|tag| tag.is(name));
        let missing = names.iter().filter(|name| !is_there(name));
        let missing = missing.map(|name| Tag {
            id: None,
            name: tag_name(name),
            moderated: false,
            emoji_id: None,
            emoji_name: None,
        });
        let all: Vec<_> = self.available_tags.iter().cloned().chain(missing).collect();
        (all.len() > self.available_tags.len() && all.len() <= TAGS).then_some(all)
    }

    /// The tags of a post whose game is over, or on again; `None` where they stay as they are.
    fn turned(&self, applied: &[String], over: bool) -> Option<Vec<String>> {
        let [live, finished] =
            [text::discord::TAG_LIVE, text::discord::TAG_FINISHED].map(|tag| self.id_of(tag));
        let (on, off) = if over { (finished, live) } else { (live, finished) };
        let mut tags: Vec<_> = applied.iter().filter(|tag| Some(*tag) != off.as_ref()).cloned().collect();
        if let Some(on) = on.filter(|on| !tags.contains(on)) {
            tags.push(on);
        }
        let is_bare = tags.is_empty() && self.flags & NEEDS_TAG != 0;
        (tags != applied && !is_bare).then_some(tags)
    }
}

fn tag_name(name: &str) -> String {
    name.chars().take(TAG_CHARS).collect()
}

/// The channel of an interaction.
fn channel_of(interaction: &Interaction) -> Option<&PartialChannel> {
    match interaction {
        Interaction::Command(one) | Interaction::Autocomplete(one) => one.channel.as_ref(),
        Interaction::Component(one) => one.channel.as_ref(),
        Interaction::Modal(one) => one.channel.as_ref(),
        _ => None,
    }
}

impl Discord {
    /// Whether an interaction comes from a post of a forum.
    pub(super) async fn is_in_forum(&self, interaction: &Interaction) -> bool {
        let Some(channel) = channel_of(interaction) else { return false };
        let (ChannelType::PublicThread, Some(parent)) = (channel.kind, channel.parent_id) else {
            self.forums.known().kinds.put(channel.id, false);
            return false;
        };
        self.forums.known().parents.put(channel.id, parent);
        // Where Discord does not say in time, the game is played where it is asked for.
        matches!(timeout(PATIENCE, self.is_forum(parent)).await, Ok(Ok(true)))
    }

    /// The forum that a command names, where it is one of the same server that the bot can see.
    pub(super) async fn named_forum(&self, command: &CommandInteraction) -> Option<ChannelId> {
        let guild = command.guild_id?;
        for channel in channels_named(&command.data) {
            if let Ok(Ok(forum)) = timeout(PATIENCE, self.look_at(channel)).await
                && forum.kind == FORUM
                && forum.guild_id == Some(guild)
            {
                return Some(channel);
            }
        }
        None
    }

    async fn look_at(&self, channel_id: ChannelId) -> Result<Forum, ApiError> {
        let route = Route::Channel { channel_id };
        let there: Forum = self.api.call(Method::Get, route, None::<&()>, None).await?;
        self.forums.known().kinds.put(channel_id, there.kind == FORUM);
        Ok(there)
    }

    async fn is_forum(&self, channel: ChannelId) -> Result<bool, ApiError> {
        let known = self.forums.known().kinds.get(&channel);
        match known {
            Some(known) => Ok(known),
            None => Ok(self.look_at(channel).await?.kind == FORUM),
        }
    }

    /// The forum in which the games of a channel have their posts: the one that its settings name, else the one it is a post of.
    ///
    /// # Errors
    /// Discord does not say now.
    pub(super) async fn forum_of(
        self: &Arc<Self>,
        channel: ChannelId,
    ) -> Result<Option<ChannelId>, ApiError> {
        let (service, room) = (Arc::clone(&self.service), id::room(channel));
        let named = spawn_blocking(move || service.forum_of_room(&room)).await;
        if let Some(named) = named.ok().and_then(Result::ok).flatten() {
            return Ok(id::channel(&named));
        }
        let known = self.forums.known().parents.get(&channel);
        let found = match known {
            Some(parent) => self.is_forum(parent).await.map(|is_forum| Some(parent).filter(|_| is_forum)),
            // No interaction has come from it since the program began.
            None => self.forum_above(channel).await,
        };
        match found {
            Err(error) if !error.may_pass() => Ok(None),
            found => found,
        }
    }

    async fn forum_above(&self, channel: ChannelId) -> Result<Option<ChannelId>, ApiError> {
        if self.forums.known().kinds.get(&channel).is_some() {
            // It was looked at, and is no thread.
            return Ok(None);
        }
        let there = self.look_at(channel).await?;
        let is_thread = there.kind == u64::from(u8::from(ChannelType::PublicThread));
        let Some(parent) = there.parent_id.filter(|_| is_thread) else { return Ok(None) };
        self.forums.known().parents.put(channel, parent);
        Ok(self.is_forum(parent).await?.then_some(parent))
    }

    /// Opens a post for a game; `None` where the bot may not.
    ///
    /// # Errors
    /// It is not known whether it is there: it may be asked for again.
    pub(super) async fn open_post(
        self: &Arc<Self>,
        channel_id: ChannelId,
        wish: ThreadWish,
    ) -> Result<Option<ChannelId>, ApiError> {
        match self.try_open(channel_id, &wish).await {
            Ok(post) => {
                self.store(move |store| store.discord_thread_opened(post.get(), &wish.name)).await;
                Ok(Some(post))
            }
            Err(error) if error.may_pass() || error.is_unsure() => {
                Err(self.note_unsure(wish.delivery, error))
            }
            Err(error) => {
                warn!(%channel_id, %error, "opening a post in a forum failed; the game stays where it was begun");
                Ok(None)
            }
        }
    }

    async fn try_open(
        self: &Arc<Self>,
        channel_id: ChannelId,
        wish: &ThreadWish,
    ) -> Result<ChannelId, ApiError> {
        let forum = self.look_at(channel_id).await?;
        let there = match forum.guild_id {
            Some(guild) if self.may_be_sent(wish.delivery) => {
                self.post_called(guild, channel_id, &wish.name).await?
            }
            _ => None,
        };
        let post = match there {
            Some(there) => there,
            None => self.new_post(channel_id, &forum, wish).await?,
        };
        if let Some(guild) = forum.guild_id {
            self.remember_guild(post, guild).await;
        }
        self.forums.known().parents.put(post, channel_id);
        Ok(post)
    }

    async fn new_post(
        self: &Arc<Self>,
        channel_id: ChannelId,
        forum: &Forum,
        wish: &ThreadWish,
    ) -> Result<ChannelId, ApiError> {
        let (service, game) = (Arc::clone(&self.service), GameId(wish.game));
        let opens = spawn_blocking(move || service.opens(game)).await;
        let opens = opens.ok().and_then(Result::ok).flatten();
        let (game, said) = opens.map_or(("", wish.name.clone()), |opens| (opens.game, opens.words));
        let mut names = vec![game, text::discord::TAG_LIVE, text::discord::TAG_FINISHED];
        names.retain(|name| !name.is_empty());
        let forum = self.tagged(channel_id, forum.clone(), &names).await;
        names.retain(|name| *name != text::discord::TAG_FINISHED);
        let post = NewPost {
            name: &wish.name,
            auto_archive_duration: HIDDEN_AFTER,
            applied_tags: forum.tags(&names),
            message: Message::plain(words(&said, &self.links)).body,
        };
        let route = Route::ChannelThreads { channel_id };
        let opened: Post = self.api.call(Method::Post, route, Some(&post), None).await?;
        Ok(opened.id)
    }

    /// The bot's own open post of a name, which no other game has.
    async fn post_called(
        &self,
        guild_id: GuildId,
        channel: ChannelId,
        name: &str,
    ) -> Result<Option<ChannelId>, ApiError> {
        let route = Route::GuildActiveThreads { guild_id };
        let active: Active = self.api.call(Method::Get, route, None::<&()>, None).await?;
        let me = self.api.application().map(|own| own.to_string());
        let is_ours =
            |post: &&Post| post.parent_id == Some(channel) && post.name == name && post.owner_id == me;
        Ok(active.threads.iter().find(is_ours).map(|post| post.id))
    }

    /// A forum with tags of these names, where the bot may make those that are missing.
    async fn tagged(&self, channel_id: ChannelId, forum: Forum, names: &[&str]) -> Forum {
        let refused = self.forums.known().untaggable.get(&channel_id).is_some();
        let Some(all) = forum.with_missing(names).filter(|_| !refused) else { return forum };
        let change = NewTags { available_tags: &all };
        let route = Route::Channel { channel_id };
        match self.api.call(Method::Patch, route, Some(&change), None).await {
            Ok(tagged) => tagged,
            Err(error) => {
                info!(%channel_id, %error, "making tags in a forum failed; posts get those that are there");
                if !error.may_pass() {
                    self.forums.known().untaggable.put(channel_id, ());
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
    pub(super) async fn tags_of(&self, post: &Post, over: bool) -> Result<Option<Vec<String>>, ApiError> {
        let Some(channel_id) = post.parent_id.filter(|_| !post.applied_tags.is_empty()) else {
            return Ok(None);
        };
        let route = Route::Channel { channel_id };
        match self.api.call_idle::<Forum>(Method::Get, route, None::<&()>).await {
            Ok(forum) => Ok(forum.turned(&post.applied_tags, over)),
            Err(error) if error.may_pass() => Err(error),
            Err(error) => {
                info!(%channel_id, %error, "reading the tags of a forum failed");
                Ok(None)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn forum(flags: u64, tags: &[(&str, &str, bool)]) -> Forum {
        let tags: Vec<_> = tags
            .iter()
            .map(|(id, name, moderated)| json!({"id": id, "name": name, "moderated": moderated, "emoji_id": null, "emoji_name": null}))
            .collect();
        serde_json::from_value(json!({"type": 15, "flags": flags, "available_tags": tags})).unwrap()
    }

    #[test]
    fn a_post_has_the_tags_of_its_names_that_there_are() {
        let tags = [("1", "BILLICHESS", false), ("2", "Live", true), ("3", "news", false)];
        assert_eq!(forum(0, &tags).tags(&["BilliChess", "Live"]), ["1"], "the other is for moderators");
        assert_eq!(forum(0, &tags).tags(&["Chess"]), Vec::<String>::new());
        assert_eq!(forum(NEEDS_TAG, &tags).tags(&["Chess"]), ["1"], "one must be there");
        assert_eq!(forum(NEEDS_TAG, &[]).tags(&["Chess"]), Vec::<String>::new());
    }

    #[test]
    fn tags_that_are_missing_are_added_behind_the_others_as_long_as_there_is_room() {
        let few = forum(0, &[("1", "news", false)]);
        let all = few.with_missing(&["News", "A game of a very long name", "Live"]).unwrap();
        let names: Vec<_> = all.iter().map(|tag| (tag.id.as_deref(), tag.name.as_str())).collect();
        assert_eq!(names, [(Some("1"), "news"), (None, "A game of a very lon"), (None, "Live")]);
        assert_eq!(few.with_missing(&["News"]), None);
        let names: Vec<String> = (0..19).map(|n| n.to_string()).collect();
        let full: Vec<_> = names.iter().map(|name| (name.as_str(), name.as_str(), false)).collect();
        assert_eq!(forum(0, &full).with_missing(&["Chess", "Live"]), None);
        assert!(forum(0, &full).with_missing(&["Live"]).is_some());
    }

    #[test]
    fn the_tag_of_a_live_game_gives_way_to_that_of_a_finished_one_and_comes_back() {
        let all = forum(0, &[("1", "Chess", false), ("2", "Live", false), ("3", "Finished", false)]);
        let tags = |tags: &[&str]| tags.iter().map(|tag| (*tag).to_owned()).collect::<Vec<_>>();
        assert_eq!(all.turned(&tags(&["1", "2"]), true), Some(tags(&["1", "3"])));
        assert_eq!(all.turned(&tags(&["1", "3"]), true), None, "it has it already");
        assert_eq!(all.turned(&tags(&["1", "3"]), false), Some(tags(&["1", "2"])));
        let some = forum(NEEDS_TAG, &[("2", "Live", false)]);
        assert_eq!(some.turned(&tags(&["2"]), true), None, "one must stay");
    }
}
