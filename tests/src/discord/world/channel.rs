//! Channels and threads, and what the bot may do in them.

use serde_json::{Value, json};

use super::person::Person;

pub mod permission {
    pub const VIEW: u64 = 1 << 10;
    pub const SEND: u64 = 1 << 11;
    pub const EMBED: u64 = 1 << 14;
    pub const ATTACH: u64 = 1 << 15;
    pub const HISTORY: u64 = 1 << 16;
    pub const THREADS: u64 = 1 << 35;
    pub const SEND_IN_THREADS: u64 = 1 << 38;
    pub const COMMANDS: u64 = 1 << 31;
    /// Use External Apps: answers of a bot that is only brought along are for everybody.
    pub const EXTERNAL_APPS: u64 = 1 << 50;
    pub const EVERYONE: u64 = 1 << 17;
    /// What a bot may do in a conversation of others.
    pub const AMONG_OTHERS: u64 = ATTACH | EMBED | EVERYONE;
    pub const MANAGE_SERVER: u64 = 1 << 5;
    pub const MANAGE_CHANNELS: u64 = 1 << 4;
    /// What a bot has that was invited as our README says.
    pub const BOT: u64 = VIEW | SEND | EMBED | ATTACH | HISTORY | THREADS | SEND_IN_THREADS;
    /// What a bot lacks that is timed out.
    pub const TIMED_OUT: u64 = BOT & !(VIEW | HISTORY);
    pub const ANYBODY: u64 =
        VIEW | SEND | EMBED | ATTACH | HISTORY | THREADS | SEND_IN_THREADS | COMMANDS | EXTERNAL_APPS;
}

const TEXT: u64 = 0;
const DIRECT: u64 = 1;
const GROUP: u64 = 3;
const FORUM: u64 = 15;
/// The flag of a forum whose posts must have a tag.
const NEEDS_TAG: u64 = 1 << 4;
const PUBLIC_THREAD: u64 = 11;

/// What only a forum has.
#[derive(Clone, Debug, Default)]
pub struct Forum {
    /// Its tags, as Discord gives them.
    pub tags: Vec<Value>,
    /// Whether a post must have one.
    pub needs_tag: bool,
    /// Whether the bot may change them.
    pub taggable: bool,
}

#[derive(Clone, Debug)]
pub struct Channel {
    pub id: u64,
    /// Its server; 0 for a direct conversation.
    pub server: u64,
    /// The person at the other end of a direct conversation.
    pub with: Option<Person>,
    /// The people of a conversation in which the bot has no part.
    pub others: Vec<Person>,
    pub name: String,
    /// The channel a thread hangs on.
    pub parent: Option<u64>,
    /// What it has as a forum, where it is one.
    pub forum: Option<Forum>,
    /// The tags of a post, where it hangs on a forum.
    pub applied: Option<Vec<String>>,
    /// What the bot may not do here, of [`permission::BOT`].
    pub denied: u64,
    pub deleted: bool,
    /// Whether a thread is archived.
    pub archived: bool,
    /// Whether only moderators may open it again.
    pub locked: bool,
    /// The archiving delay of a thread, in minutes.
    pub archives_after: u64,
    /// The last message in it.
    pub last_message: Option<u64>,
    /// When it was made, as Discord writes it.
    pub made: String,
}

impl Channel {
    /// What the bot may do here.
    pub const fn granted(&self) -> u64 {
        let most = if self.others.is_empty() { permission::BOT } else { permission::AMONG_OTHERS };
        most & !self.denied
    }

    /// What a person may do here.
    pub const fn granted_to(&self, person: &Person) -> u64 {
        person.may() & !(self.denied & permission::EXTERNAL_APPS)
    }

    /// The permission that is missing to send a message, if any: with the code and the status of the refusal.
    pub const fn refuses(&self, with_files: bool) -> Option<(u16, u64, &'static str)> {
        let sends = if self.parent.is_some() { permission::SEND_IN_THREADS } else { permission::SEND };
        match self.refuses_change(with_files) {
            None if self.denied & sends != 0 => Some((403, 50013, "Missing Permissions")),
            refused => refused,
        }
    }

    /// The same to change a message of its own, which takes no right to send.
    pub const fn refuses_change(&self, with_files: bool) -> Option<(u16, u64, &'static str)> {
        if self.denied & permission::VIEW != 0 {
            Some((403, 50001, "Missing Access"))
        } else if with_files && self.denied & permission::ATTACH != 0 {
            Some((403, 50013, "Missing Permissions"))
        } else {
            None
        }
    }

    /// The channel as Discord gives it to whoever asks for it.
    pub fn json(&self) -> Value {
        if self.parent.is_some() {
            return self.thread();
        }
        if let Some(person) = &self.with {
            return json!({
                "id": self.id.to_string(), "type": DIRECT, "flags": 0, "recipients": [person.json()],
                "last_message_id": self.last_message.map(|id| id.to_string()),
            });
        }
        if !self.others.is_empty() {
            let kind = if self.others.len() > 2 { GROUP } else { DIRECT };
            let recipients: Vec<_> = self.others.iter().map(Person::json).collect();
            return json!({
                "id": self.id.to_string(), "type": kind, "flags": 0, "recipients": recipients,
                "last_message_id": self.last_message.map(|id| id.to_string()),
            });
        }
        if let Some(forum) = &self.forum {
            return json!({
                "id": self.id.to_string(), "type": FORUM, "flags": if forum.needs_tag { NEEDS_TAG } else { 0 },
                "guild_id": self.server.to_string(), "name": self.name, "position": 0, "nsfw": false,
                "permission_overwrites": self.overwrites(), "parent_id": null, "topic": null,
                "last_message_id": self.last_message.map(|id| id.to_string()), "available_tags": forum.tags,
            });
        }
        json!({
            "id": self.id.to_string(), "type": TEXT, "flags": 0, "guild_id": self.server.to_string(),
            "name": self.name, "position": 0, "permission_overwrites": self.overwrites(), "nsfw": false, "parent_id": null,
            "last_message_id": self.last_message.map(|id| id.to_string()), "topic": null,
            "rate_limit_per_user": 0,
        })
    }

    /// What the bot is denied here.
    fn overwrites(&self) -> Value {
        match self.denied {
            0 => json!([]),
            denied => json!([{
                "id": super::APPLICATION.to_string(), "type": 1, "allow": "0", "deny": denied.to_string(),
            }]),
        }
    }

    fn thread(&self) -> Value {
        let mut json = json!({
            "id": self.id.to_string(), "type": PUBLIC_THREAD, "flags": 0, "guild_id": self.server.to_string(),
            "name": self.name, "parent_id": self.parent.map(|id| id.to_string()),
            "owner_id": super::APPLICATION.to_string(), "rate_limit_per_user": 0,
            "last_message_id": self.last_message.map(|id| id.to_string()),
            "thread_metadata": {
                "archived": self.archived, "locked": self.locked, "auto_archive_duration": self.archives_after,
                "archive_timestamp": self.made, "create_timestamp": self.made,
            },
            "message_count": 0, "member_count": 1, "total_message_sent": 0,
        });
        if let Some(applied) = &self.applied {
            json["applied_tags"] = json!(applied);
        }
        json
    }

    /// The part of it that comes with an interaction.
    pub fn partial(&self, permissions: u64) -> Value {
        let mut json = self.json();
        json["permissions"] = permissions.to_string().into();
        json
    }
}
