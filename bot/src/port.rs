//! The port between platforms and the service: what people ask, and what they are told.
//!
//! An adapter turns its platform's events into a [`Request`] and turns [`Reply`] and [`Post`] into its
//! messages. It knows no rule of any game, and nothing here knows a platform.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::command::CommandId;

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
    /// A community with rooms: a Discord server, the one server of the built-in chat.
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
    /// When the platform received it.
    pub at: UnixMillis,
    /// What is asked.
    pub ask: Ask,
}

/// What is asked.
#[derive(Clone, Debug)]
pub enum Ask {
    /// A command of the table with its options.
    Command(Invocation),
    /// A button under a message.
    Press(ButtonId),
}

/// A command and the options that were given, as text; the service reads and checks them.
#[derive(Clone, Debug)]
pub struct Invocation {
    /// Which command.
    pub command: CommandId,
    /// The options by name.
    pub options: BTreeMap<String, String>,
}

impl Invocation {
    /// The text of an option, trimmed; `None` where it was not given or is empty.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.options.get(name).map(|text| text.trim()).filter(|text| !text.is_empty())
    }
}

/// A button's identity, at most 100 characters, `verb:subject:version` (as `accept:c42:0`, `draw-accept:g7:31`):
/// it outlives restarts, and a press on an old version is refused privately.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ButtonId(pub String);

/// A button under a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Button {
    /// What a press sends back.
    pub id: ButtonId,
    /// What it says, at most 34 characters.
    pub label: String,
    /// Whether a press cannot be taken back (drawn as a warning, not by colour alone).
    pub grave: bool,
}

/// A finished picture: bytes with the words that stand for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// `image/png` or `image/gif`.
    pub kind: PictureKind,
    /// The file.
    pub bytes: Vec<u8>,
    /// The description for those who cannot see it, at most 1024 characters.
    pub alt: String,
}

/// The kind of a picture's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PictureKind {
    /// A still picture.
    Png,
    /// An animation.
    Gif,
}

/// A file that goes with a reply, as an exported record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// Its name, safe characters only.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// The answer to the one who asked.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// The words, in the small Markdown of [`crate::text`]: what people typed in it is escaped already.
    pub text: String,
    /// Whether only the asker sees it. Refusals always are private.
    pub private: bool,
    /// Pictures, in order.
    pub pictures: Vec<Picture>,
    /// Buttons.
    pub buttons: Vec<Button>,
    /// A file.
    pub file: Option<Attachment>,
    /// What became of the request.
    pub kind: ReplyKind,
}

/// What became of a request, so that a platform can treat its answer accordingly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReplyKind {
    /// It is answered by the reply itself.
    #[default]
    Shown,
    /// It was done, and posts tell everybody: the reply only confirms it.
    Done,
    /// Nothing was done or shown: a platform that can leaves what was typed as it is.
    Refused,
}

impl Reply {
    /// A line for the asker alone.
    #[must_use]
    pub fn private(text: impl Into<String>) -> Self {
        Self { text: text.into(), private: true, ..Self::default() }
    }

    /// A line for the asker alone about what was not done.
    #[must_use]
    pub fn refusal(text: impl Into<String>) -> Self {
        Self { kind: ReplyKind::Refused, ..Self::private(text) }
    }

    /// A line for everybody in the room.
    #[must_use]
    pub fn public(text: impl Into<String>) -> Self {
        Self { text: text.into(), private: false, ..Self::default() }
    }
}

/// A public message the service owes to a room. It is stored with the action that caused it, in one
/// transaction, and drawn and sent afterwards; a crash between the two only delays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Post {
    /// The words, in the small Markdown of [`crate::text`].
    pub text: String,
    /// The one person who is mentioned: who is to act. Nobody else ever is.
    pub mention: Option<PersonId>,
    /// The picture to draw when it is sent.
    pub picture: Option<PictureOf>,
    /// Buttons.
    pub buttons: Vec<Button>,
    /// The game whose board this shows: its older buttons are dead once this is posted.
    pub board_of: Option<u64>,
}

/// A picture that can be drawn from the store at any time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PictureOf {
    /// The board of a game as it stood when people had done `actions` things at its table (its version: moves,
    /// offers, answers, takebacks), from the first seat's side.
    Board {
        /// The game.
        game: u64,
        /// The game's version then.
        actions: u32,
    },
    /// The animation of a whole game.
    Replay {
        /// The game.
        game: u64,
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
}

/// A completion: what is shown, and what is put in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// What is shown, at most 100 characters.
    pub label: String,
    /// What is put in.
    pub value: String,
}
