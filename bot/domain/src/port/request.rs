//! What people ask, and what they are typing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{ButtonId, CommandId, Intent, Invocation};

/// Milliseconds since 1970, UTC, as the platform received the request.
pub type UnixMillis = i64;

macro_rules! text_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub String);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

text_id! {
    /// A channel or thread: where one game lives. Prefixed by its platform, as `local:lobby`.
    RoomId
}
text_id! {
    /// A community with rooms: a Discord server, the one server of the web chat.
    ServerId
}
text_id! {
    /// A person, prefixed by the platform, as `local:7f3a`. Never shown to people.
    PersonId
}
text_id! {
    /// A request's own id, unique for ever: a repeated delivery carries the same one.
    RequestId
}

/// How many bytes of a room's hash are logged: enough to tell a server's rooms apart.
const HASH_BYTES: usize = 4;

impl RoomId {
    /// The network whose room this is: the word before the colon.
    #[must_use]
    pub fn network(&self) -> &str {
        self.0.split_once(':').map_or("", |(network, _)| network)
    }

    /// The room as logs name it: by its number where the network has numbers, else by a short hash, because people name rooms and
    /// a log holds nothing of what people write. The same room always has the same name.
    #[must_use]
    pub fn in_logs(&self) -> String {
        let (network, own) = self.0.split_once(':').unwrap_or(("", &self.0));
        if own.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.0.clone();
        }
        let hash = Sha256::digest(own.as_bytes());
        let short: String = hash.iter().take(HASH_BYTES).map(|byte| format!("{byte:02x}")).collect();
        format!("{network}:#{short}")
    }
}

impl PersonId {
    /// The network whose person this is: the word before the colon.
    #[must_use]
    pub fn network(&self) -> &str {
        self.0.split_once(':').map_or("", |(network, _)| network)
    }
}

/// A person, as the platform names them now. The name is hostile text: it is cleaned where it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who, for ever.
    pub id: PersonId,
    /// What they are called now; at most 40 characters are kept.
    pub name: String,
}

/// Something a person asks.
#[derive(Clone, Debug)]
pub struct Request {
    /// Makes a repeated delivery harmless.
    pub id: RequestId,
    /// The community.
    pub server: ServerId,
    /// Where it was asked.
    pub room: RoomId,
    /// Who asks.
    pub who: Person,
    /// Whether the platform says that this person may manage the room (`/settings`).
    pub admin: bool,
    /// What the bot may do in the room, as the platform says.
    pub can: Abilities,
    /// When the platform received it.
    pub at: UnixMillis,
    /// What they do.
    pub intent: Intent,
    /// What the platform knows of languages.
    pub locales: Locales,
}

/// The languages of whoever asks and of the community, as far as a platform tells: codes as `pt-BR`, which people can set to anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Locales {
    /// The asker's.
    pub person: Option<String>,
    /// The community's.
    pub room: Option<String>,
}

/// What the bot may do in a room, and what kind of room it is. A platform that knows no permissions gives [`Abilities::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abilities {
    /// Write messages of its own: without it there are only answers to the asker, and no game can be played.
    pub post: bool,
    /// Send pictures and files: without it boards are shown as text.
    pub attach: bool,
    /// Open threads and write in them.
    pub threads: bool,
    /// Whether it is a post of a forum, where each game gets a post of its own.
    pub in_forum: bool,
    /// The forum that the request names, where it is one of the same community that the bot can see.
    pub forum: Option<RoomId>,
    /// Whether several people talk there, so that a game is better played in a thread.
    pub busy: bool,
    /// What is missing, in the platform's own words for its permissions, for whoever can grant it.
    pub missing: Vec<&'static str>,
    /// Whether it may share its table with other rooms.
    pub link: Linkability,
    /// Whether the bot is only brought along there by a person: it can write nothing but answers to what people do, for a
    /// while after they have done it.
    pub guest: bool,
    /// Whether a move that is picked from a menu is played at once. Otherwise it is shown first.
    pub plays_at_once: bool,
}

/// Whether a room may share its table with others ([`CommandId::Link`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linkability {
    /// It may.
    Yes,
    /// It is encrypted: only after an explicit yes, because what the game says leaves the encryption.
    Encrypted,
    /// It is the direct room of the bot and one person.
    Direct,
    /// It is a thread: the room it belongs to may be linked.
    Thread,
    /// A bridge joins it with another network already: everything would appear twice.
    Bridged,
}

impl Abilities {
    /// Everything.
    pub const ALL: Self = Self {
        post: true,
        attach: true,
        threads: true,
        in_forum: false,
        forum: None,
        busy: false,
        missing: Vec::new(),
        link: Linkability::Yes,
        guest: false,
        plays_at_once: false,
    };
}

/// What a network brings, before it is read as an [`Intent`] (`Intent::from`).
#[derive(Clone, Debug)]
pub enum Ask {
    /// A command of the table with its options.
    Command(Invocation),
    /// A button under a message.
    Press(ButtonId),
    /// Something was picked from a menu.
    Pick {
        /// The menu.
        menu: ButtonId,
        /// The values of what was picked.
        values: Vec<String>,
    },
    /// A form was filled in.
    Fill {
        /// The form.
        form: ButtonId,
        /// What stands in its fields, by their names; hostile text of at most the length the form allows, if the
        /// platform keeps to it.
        fields: BTreeMap<String, String>,
    },
}

/// What a person is typing into an option of a command, for completion.
#[derive(Clone, Debug)]
pub struct Typing {
    /// The community.
    pub server: ServerId,
    /// Where.
    pub room: RoomId,
    /// Who.
    pub who: Person,
    /// The command.
    pub command: CommandId,
    /// The option that is being typed.
    pub option: String,
    /// What stands there so far.
    pub typed: String,
    /// The other options so far.
    pub options: BTreeMap<String, String>,
    /// Their language, where the platform tells it.
    pub locale: Option<String>,
}

/// A completion: what is shown, and what is put in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CompletionChoice {
    /// What is shown, at most 100 characters.
    pub label: String,
    /// What is put in.
    pub value: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A room of the page is named by people: `room=local:anns-divorce-plan` was in the log.
    #[test]
    fn logs_name_a_room_by_its_number_or_a_hash() {
        let logged = |room: &str| RoomId(room.to_owned()).in_logs();
        assert_eq!(logged("discord:123"), "discord:123");
        let own = logged("local:anns-divorce-plan");
        assert!(own.starts_with("local:#") && own.len() == "local:#".len() + 2 * HASH_BYTES, "{own}");
        assert_eq!(logged("local:anns-divorce-plan"), own);
        assert_ne!(logged("local:lobby"), own);
    }
}
