//! The tags of a forum: which a post gets, which are missing, and how they turn when its game ends.

use lasermate_present::language::Language;
use lasermate_present::say::discord::{TAG_FINISHED, TAG_LIVE};
use lasermate_present::saying::written;
use serde::{Deserialize, Serialize};
use serenity::model::id::{ChannelId, GuildId};

/// Discord's number for public threads.
const PUBLIC_THREAD: u64 = 11;
/// The flag of a forum whose posts must have a tag.
const NEEDS_TAG: u64 = 1 << 4;
/// The most tags of a forum.
const TAGS: usize = 20;
/// The most characters of a tag's name.
const TAG_CHARS: usize = 20;

/// A channel that may be a forum.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Forum {
    #[serde(rename = "type")]
    pub(crate) kind: u64,
    #[serde(default)]
    pub(crate) guild_id: Option<GuildId>,
    #[serde(default)]
    pub(crate) parent_id: Option<ChannelId>,
    #[serde(default)]
    flags: u64,
    #[serde(default)]
    available_tags: Vec<Tag>,
}

/// A tag of a forum.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) struct Tag {
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
pub(crate) struct ForumThread {
    pub(crate) id: ChannelId,
    #[serde(default)]
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) parent_id: Option<ChannelId>,
    #[serde(default)]
    pub(crate) owner_id: Option<String>,
    #[serde(default)]
    pub(crate) applied_tags: Vec<String>,
}

impl Tag {
    /// Whether it is called so in any language: the room may have had another one when it was made.
    fn is(&self, name: &str) -> bool {
        let own = self.name.trim().to_lowercase();
        Language::all().any(|language| own == tag_name(name, language).to_lowercase())
    }
}

impl Forum {
    /// Whether it is a public thread, and no forum.
    pub(crate) const fn is_thread(&self) -> bool {
        self.kind == PUBLIC_THREAD
    }

    fn named(&self, name: &str) -> Option<&Tag> {
        self.available_tags.iter().find(|tag| !tag.moderated && tag.is(name))
    }

    fn id_of(&self, name: &str) -> Option<String> {
        self.named(name)?.id.clone()
    }

    /// The tags of these names that there are. Where a post must have one and none fits, the first there is.
    pub(crate) fn tags(&self, names: &[&str]) -> Vec<String> {
        let mut tags: Vec<_> = names.iter().filter_map(|name| self.id_of(name)).collect();
        if tags.is_empty() && self.flags & NEEDS_TAG != 0 {
            tags.extend(self.available_tags.iter().find(|tag| !tag.moderated).and_then(|tag| tag.id.clone()));
        }
        tags
    }

    /// All tags with those of these names that there are not yet; `None` where none is missing, or not all have room.
    pub(crate) fn with_missing(&self, names: &[&str], language: &Language) -> Option<Vec<Tag>> {
        // Names are there once, also those that moderators alone put on posts.
        let is_there = |name: &str| self.available_tags.iter().any(|tag| tag.is(name));
        let missing = names.iter().filter(|name| !is_there(name));
        let missing = missing.map(|name| Tag {
            id: None,
            name: tag_name(name, language),
            moderated: false,
            emoji_id: None,
            emoji_name: None,
        });
        let all: Vec<_> = self.available_tags.iter().cloned().chain(missing).collect();
        (all.len() > self.available_tags.len() && all.len() <= TAGS).then_some(all)
    }

    /// The tags of a post whose game is over, or on again; `None` where they stay as they are.
    pub(crate) fn turned(&self, applied: &[String], over: bool) -> Option<Vec<String>> {
        let [live, finished] = [TAG_LIVE, TAG_FINISHED].map(|tag| self.id_of(tag));
        let (on, off) = if over { (finished, live) } else { (live, finished) };
        let mut tags: Vec<_> = applied.iter().filter(|tag| Some(*tag) != off.as_ref()).cloned().collect();
        if let Some(on) = on.filter(|on| !tags.contains(on)) {
            tags.push(on);
        }
        let is_bare = tags.is_empty() && self.flags & NEEDS_TAG != 0;
        (tags != applied && !is_bare).then_some(tags)
    }
}

fn tag_name(name: &str, language: &Language) -> String {
    written(name, language).chars().take(TAG_CHARS).collect()
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
        assert_eq!(forum(0, &tags).tags(&["BilliChess", TAG_LIVE]), ["1"], "the other is for moderators");
        assert_eq!(forum(0, &tags).tags(&["Chess"]), Vec::<String>::new());
        assert_eq!(forum(NEEDS_TAG, &tags).tags(&["Chess"]), ["1"], "one must be there");
        assert_eq!(forum(NEEDS_TAG, &[]).tags(&["Chess"]), Vec::<String>::new());
    }

    #[test]
    fn tags_that_are_missing_are_added_behind_the_others_as_long_as_there_is_room() {
        let few = forum(0, &[("1", "news", false)]);
        let all =
            few.with_missing(&["News", "A game of a very long name", TAG_LIVE], Language::english()).unwrap();
        let names: Vec<_> = all.iter().map(|tag| (tag.id.as_deref(), tag.name.as_str())).collect();
        assert_eq!(names, [(Some("1"), "news"), (None, "A game of a very lon"), (None, "Live")]);
        assert_eq!(few.with_missing(&["News"], Language::english()), None);
        let names: Vec<String> = (0..19).map(|n| n.to_string()).collect();
        let full: Vec<_> = names.iter().map(|name| (name.as_str(), name.as_str(), false)).collect();
        assert_eq!(forum(0, &full).with_missing(&["Chess", TAG_LIVE], Language::english()), None);
        assert!(forum(0, &full).with_missing(&[TAG_LIVE], Language::english()).is_some());
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
