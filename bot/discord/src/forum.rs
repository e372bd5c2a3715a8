//! Forums: a game has a post of its own there, with tags that say which game it is and whether it is on.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serenity::model::id::{ChannelId, GuildId, UserId};
use tokio::time::Instant;
use tracing::{info, warn};
use twilight_http_ratelimiting::Method;

use super::Discord;
use super::api::{ApiError, code};
use super::checkup;
use super::message::{Body, of_text};
use super::permission;
use super::thread::HIDDEN_AFTER;
use crate::route::Route;
use lasermate_core::present::text;

/// Discord's number for forums.
const FORUM: u64 = 15;
/// The flag of a forum whose posts must have a tag.
const NEEDS_TAG: u64 = 1 << 4;
/// The most tags of a forum.
const TAGS: usize = 20;
/// The most characters of a tag's name.
const TAG_CHARS: usize = 20;
/// For how long it is not asked again what a forum is like.
const KNOWN: Duration = Duration::from_mins(10);

/// A forum.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Forum {
    #[serde(rename = "type")]
    kind: u64,
    #[serde(default)]
    guild_id: Option<GuildId>,
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

/// What is known of a channel that may be a forum.
#[derive(Clone, Debug)]
pub(super) struct Known {
    forum: Option<Forum>,
    at: Instant,
}

/// A game that gets a post.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening<'a> {
    /// What the post is called.
    pub name: &'a str,
    /// What is said in it first.
    pub words: &'a str,
    /// The game's name.
    pub game: &'a str,
    /// Whether it may be there already, from a program before this one.
    pub may_be_there: bool,
}

/// A post that could not be opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct NotOpened {
    /// The permissions that the bot lacks in the forum, as Discord calls them.
    pub missing: Vec<&'static str>,
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
struct There {
    id: ChannelId,
}

#[derive(Deserialize)]
struct Active {
    #[serde(default)]
    threads: Vec<Thread>,
}

#[derive(Deserialize)]
struct Thread {
    id: ChannelId,
    #[serde(default)]
    name: String,
    #[serde(default)]
    parent_id: Option<ChannelId>,
    #[serde(default)]
    owner_id: Option<UserId>,
    #[serde(default)]
    applied_tags: Vec<String>,
}

impl Forum {
    fn named(&self, name: &str) -> Option<&Tag> {
        let name = tag_name(name);
        self.available_tags.iter().find(|tag| !tag.moderated && tag.name.trim().eq_ignore_ascii_case(&name))
    }

    /// The numbers of the tags of these names that there are. Where a post must have one and none fits, the first there is.
    fn tags(&self, names: &[&str]) -> Vec<String> {
        let found = names.iter().filter_map(|name| self.named(name)?.id.clone());
        let mut tags: Vec<_> = found.collect();
        if tags.is_empty() && self.flags & NEEDS_TAG != 0 {
            tags.extend(self.available_tags.iter().find(|tag| !tag.moderated).and_then(|tag| tag.id.clone()));
        }
        tags
    }

    /// All tags with those of these names that there are not yet; `None` where none is to be made, or not all have room.
    fn with_missing(&self, names: &[&str]) -> Option<Vec<Tag>> {
        let missing: Vec<_> = names.iter().filter(|name| self.named(name).is_none()).collect();
        let tag = |name: &&&str| Tag {
            id: None,
            name: tag_name(name),
            moderated: false,
            emoji_id: None,
            emoji_name: None,
        };
        let all: Vec<_> = self.available_tags.iter().cloned().chain(missing.iter().map(tag)).collect();
        (!missing.is_empty() && all.len() <= TAGS).then_some(all)
    }
}

fn tag_name(name: &str) -> String {
    name.chars().take(TAG_CHARS).collect()
}

impl Discord {
    /// Whether a channel is a forum that the bot can see.
    pub(super) async fn is_forum(self: &Arc<Self>, channel: ChannelId) -> bool {
        self.forum(channel).await.is_ok_and(|forum| forum.is_some())
    }

    /// A forum as it was lately; none where the channel is no forum, or the bot cannot see it.
    async fn forum(&self, channel_id: ChannelId) -> Result<Option<Forum>, ApiError> {
        let known = self.forums.lock().unwrap_or_else(PoisonError::into_inner).get(&channel_id);
        if let Some(known) = known.filter(|known| known.at.elapsed() < KNOWN) {
            return Ok(known.forum);
        }
        let route = Route::Channel { channel_id };
        let found: Result<Forum, _> = self.api.call(Method::Get, route, None::<&()>, None).await;
        let forum = match found {
            Ok(forum) => Some(forum).filter(|forum| forum.kind == FORUM),
            Err(error) if error.may_pass() => return Err(error),
            // Tomorrow it may be.
            Err(error) => {
                info!(%channel_id, %error, "a channel that may be a forum cannot be seen");
                return Ok(None);
            }
        };
        self.keep_forum(channel_id, forum.clone());
        Ok(forum)
    }

    fn keep_forum(&self, channel: ChannelId, forum: Option<Forum>) {
        let known = Known { forum, at: Instant::now() };
        self.forums.lock().unwrap_or_else(PoisonError::into_inner).put(channel, known);
    }

    /// The forum whose post a thread is, where it is one.
    pub(super) async fn forum_above(self: &Arc<Self>, channel_id: ChannelId) -> Option<ChannelId> {
        let known = self.parents.lock().unwrap_or_else(PoisonError::into_inner).get(&channel_id);
        if let Some(known) = known {
            return known;
        }
        let route = Route::Channel { channel_id };
        let there: Thread = self.api.call(Method::Get, route, None::<&()>, None).await.ok()?;
        self.note_parent(channel_id, there.parent_id).await
    }

    /// Notes which channel a thread hangs on; gives it where it is a forum.
    pub(super) async fn note_parent(
        self: &Arc<Self>,
        channel: ChannelId,
        parent: Option<ChannelId>,
    ) -> Option<ChannelId> {
        let forum = match parent {
            Some(parent) => self.forum(parent).await.ok()?.map(|_| parent),
            None => None,
        };
        self.parents.lock().unwrap_or_else(PoisonError::into_inner).put(channel, forum);
        forum
    }

    /// Opens a post for a game.
    ///
    /// # Errors
    /// It is not known whether it is there: it may be asked for again.
    pub(super) async fn open_post(
        self: &Arc<Self>,
        channel_id: ChannelId,
        opening: Opening<'_>,
    ) -> Result<Result<ChannelId, NotOpened>, ApiError> {
        let Some(forum) = self.forum(channel_id).await? else {
            return Ok(Err(self.missing_in(channel_id).await));
        };
        if opening.may_be_there
            && let Some(there) = self.post_called(channel_id, &forum, opening.name).await?
        {
            return Ok(Ok(there));
        }
        let names = [opening.game, text::discord::TAG_LIVE, text::discord::TAG_FINISHED];
        let forum = self.tagged(channel_id, forum, &names).await;
        let message = of_text(opening.words, &self.links).into_iter().next().unwrap_or_default();
        let post = NewPost {
            name: opening.name,
            auto_archive_duration: HIDDEN_AFTER,
            applied_tags: forum.tags(&names[..2]),
            message: message.body,
        };
        let route = Route::ChannelThreads { channel_id };
        let opened: Result<There, _> = self.api.call(Method::Post, route, Some(&post), None).await;
        match opened {
            Ok(there) => {
                if let Some(guild) = forum.guild_id {
                    self.remember_guild(there.id, guild).await;
                }
                Ok(Ok(there.id))
            }
            Err(error) if error.may_pass() || error.is_unsure() => Err(error),
            Err(error) => {
                warn!(%channel_id, %error, "opening a post in a forum failed; the game stays where it was begun");
                // It may have changed since it was looked at.
                self.forums.lock().unwrap_or_else(PoisonError::into_inner).put(
                    channel_id,
                    Known { forum: Some(forum), at: Instant::now().checked_sub(KNOWN).unwrap_or_else(Instant::now) },
                );
                Ok(Err(self.missing_in(channel_id).await))
            }
        }
    }

    /// What the bot lacks for posts in a forum.
    async fn missing_in(&self, channel: ChannelId) -> NotOpened {
        let Some(me) = self.api.application().map(|own| UserId::new(own.get())) else {
            return NotOpened::default();
        };
        match checkup::held(&self.api, channel, me).await {
            Ok(Some((_, held))) => NotOpened { missing: permission::missing_in_forum(held) },
            Ok(None) => NotOpened::default(),
            Err(error) if error.is(code::MISSING_ACCESS) => {
                NotOpened { missing: permission::missing_in_forum(serenity::model::Permissions::empty()) }
            }
            Err(_) => NotOpened::default(),
        }
    }

    /// The bot's own open post of a name: no other game has it.
    async fn post_called(
        &self,
        channel: ChannelId,
        forum: &Forum,
        name: &str,
    ) -> Result<Option<ChannelId>, ApiError> {
        let Some(guild_id) = forum.guild_id else { return Ok(None) };
        let route = Route::GuildActiveThreads { guild_id };
        let active: Active = self.api.call(Method::Get, route, None::<&()>, None).await?;
        let me = self.api.application().map(|own| own.get());
        let ours = |thread: &&Thread| {
            thread.parent_id == Some(channel)
                && thread.name == name
                && thread.owner_id.map(|owner| owner.get()) == me
        };
        Ok(active.threads.iter().find(ours).map(|thread| thread.id))
    }

    /// A forum with tags of these names, where the bot may make those that are missing.
    async fn tagged(&self, channel_id: ChannelId, forum: Forum, names: &[&str]) -> Forum {
        let refused = self.untaggable.lock().unwrap_or_else(PoisonError::into_inner).get(&channel_id).is_some();
        let Some(all) = forum.with_missing(names).filter(|_| !refused) else { return forum };
        let change = NewTags { available_tags: &all };
        let route = Route::Channel { channel_id };
        let made: Result<Forum, _> = self.api.call(Method::Patch, route, Some(&change), None).await;
        match made {
            Ok(forum) => {
                self.keep_forum(channel_id, Some(forum.clone()));
                forum
            }
            Err(error) => {
                info!(%channel_id, %error, "making tags in a forum failed; posts get those that are there");
                if !error.may_pass() {
                    self.untaggable.lock().unwrap_or_else(PoisonError::into_inner).put(channel_id, ());
                }
                forum
            }
        }
    }

    /// The tags that a post is to have now that its game is over, or on again; none where they are to stay as they are.
    pub(super) async fn tags_of_post(
        &self,
        post: ChannelId,
        over: bool,
    ) -> Result<Option<Vec<String>>, ApiError> {
        let route = Route::Channel { channel_id: post };
        let there: Thread = self.api.call_idle(Method::Get, route, None::<&()>).await?;
        let Some(parent) = there.parent_id else { return Ok(None) };
        let Some(forum) = self.forum(parent).await? else { return Ok(None) };
        let [mut on, mut off] = [text::discord::TAG_FINISHED, text::discord::TAG_LIVE]
            .map(|name| forum.named(name).and_then(|tag| tag.id.clone()));
        if !over {
            std::mem::swap(&mut on, &mut off);
        }
        let mut tags = there.applied_tags.clone();
        tags.retain(|tag| Some(tag) != off.as_ref());
        if let Some(on) = on.filter(|on| !tags.contains(on)) {
            tags.push(on);
        }
        let stays = tags == there.applied_tags || tags.is_empty() && forum.flags & NEEDS_TAG != 0;
        Ok(Some(tags).filter(|_| !stays))
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
}
