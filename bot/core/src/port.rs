//! The port between platforms and the service: what people ask, and what they are told.
//!
//! An adapter turns its platform's events into a [`Request`] and turns [`Reply`] and [`Post`] into its
//! messages. It knows no rule of any game, and nothing here knows a platform.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::command::CommandId;
use crate::present::picture::Sketch;

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
    /// What is asked.
    pub ask: Ask,
}

/// What the bot may do in a room. A platform that knows no permissions gives [`Abilities::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abilities {
    /// Write messages of its own: without it there are only answers to the asker, and no game can be played.
    pub post: bool,
    /// Send pictures and files: without it boards are shown as text.
    pub attach: bool,
    /// Open threads and write in them.
    pub threads: bool,
    /// What is missing, in the platform's own words for its permissions, for whoever can grant it.
    pub missing: Vec<&'static str>,
}

impl Abilities {
    /// Everything.
    pub const ALL: Self = Self { post: true, attach: true, threads: true, missing: Vec::new() };
}

/// What is asked.
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
    #[serde(rename = "grave")]
    pub dangerous: bool,
}

/// A menu under a message: one of its options can be picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Menu {
    /// What a choice sends back, as a button's: `verb:subject:version` and perhaps more after another colon.
    pub id: ButtonId,
    /// What it says while nothing is picked, at most 100 characters.
    pub prompt: String,
    /// 1 to 25 options.
    pub options: Vec<MenuOption>,
}

/// An option of a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MenuOption {
    /// What it says, at most 100 characters.
    pub label: String,
    /// What is sent back, at most 100 characters, unique in its menu.
    pub value: String,
    /// A second line, at most 100 characters; empty for none.
    pub help: String,
}

/// A form of 1 to 5 fields, shown in the place of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Form {
    /// What sending it in sends back, as a button's.
    pub id: ButtonId,
    /// Its title, at most 45 characters.
    pub title: String,
    /// Its fields.
    pub fields: Vec<Field>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    /// Its name in [`Ask::Fill`].
    pub name: String,
    /// What it asks for, at most 45 characters.
    pub label: String,
    /// An example that stands in it while it is empty, at most 100 characters.
    pub hint: String,
    /// What stands in it at first.
    pub value: String,
    /// Whether it has several lines.
    pub long: bool,
    /// Whether it must be filled.
    pub required: bool,
    /// The most characters, at most 4000.
    pub most: u16,
}

/// A picture as it is described: what it shows and the words that stand for it. Nothing is drawn yet; whoever needs the
/// file has it drawn ([`crate::drawing`]).
#[derive(Clone, Debug)]
pub struct Picture {
    /// What it shows.
    pub sketch: Arc<Sketch>,
    /// The same in a form that can be stored and drawn again at any time; `None` for what one person alone is shown.
    pub pinned: Option<Pinned>,
    /// Its width and height in pixels.
    pub size: (u32, u32),
    /// The description for those who cannot see it, at most 1024 characters.
    pub alt: String,
}

impl Picture {
    /// The kind of its file.
    #[must_use]
    pub fn kind(&self) -> PictureKind {
        self.sketch.kind()
    }
}

/// A picture's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// `image/png` or `image/gif`.
    pub kind: PictureKind,
    /// The file.
    pub bytes: Vec<u8>,
}

/// A picture of something stored, with everything it depends on: it shows the same whenever it is drawn. Names are those
/// that people have at that time, so that deleted ones stay away.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pinned {
    /// What it shows.
    #[serde(flatten)]
    pub what: PinnedWhat,
    /// Whether it has the colours for a light chat window.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub light: bool,
}

/// What a [`Pinned`] picture shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PinnedWhat {
    /// The board of a game, seen from the first seat.
    Board {
        /// The game.
        game: u64,
        /// The game's version.
        version: u32,
        /// For a game without turns: the moment.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<UnixMillis>,
    },
    /// The animation of a game up to a version.
    Replay {
        /// The game.
        game: u64,
        /// The game's version.
        version: u32,
        /// For a game without turns: the moment.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<UnixMillis>,
    },
    /// How a finished game went.
    Course(Course),
    /// A puzzle that comes with the program.
    Puzzle {
        /// Its number, from 1.
        number: usize,
    },
}

impl Pinned {
    /// The kind of its file.
    #[must_use]
    pub const fn kind(&self) -> PictureKind {
        match self.what {
            PinnedWhat::Replay { .. } => PictureKind::Gif,
            PinnedWhat::Board { .. } | PinnedWhat::Course(_) | PinnedWhat::Puzzle { .. } => PictureKind::Png,
        }
    }
}

/// The kind of a picture's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// The words, in the small Markdown of [`crate::present::text`]: what people typed in it is escaped already.
    pub text: String,
    /// Whether only the asker sees it. Refusals always are private.
    pub private: bool,
    /// Pictures, in order.
    pub pictures: Vec<Picture>,
    /// Buttons.
    pub buttons: Vec<Button>,
    /// Menus, above the buttons; at most 3, and at most 10 buttons beside them.
    pub menus: Vec<Menu>,
    /// A form to be shown instead of everything else. Only presses whose verb begins with `form` and commands that
    /// [`CommandId::opens_form`] names give one, because some platforms must know before they ask.
    pub form: Option<Form>,
    /// Whether it takes the place of the private message whose button or menu was used.
    pub replaces: bool,
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
    /// The words, in the small Markdown of [`crate::present::text`].
    pub text: String,
    /// The person who is mentioned first: who is to act, or is asked. Nobody else ever is, but [`Post::also`].
    pub mention: Option<PersonId>,
    /// The others who are asked the same and are mentioned too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<PersonId>,
    /// The picture to draw when it is sent.
    pub picture: Option<PictureOf>,
    /// Buttons.
    pub buttons: Vec<Button>,
    /// The game whose board this shows: its older buttons are dead once this is posted.
    pub board_of: Option<u64>,
    /// The challenge this is about: the buttons of what was posted about it before are dead once this is posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenge: Option<u64>,
    /// A thread to open on this message, where the platform can: its name, at most 100 characters. The service is told
    /// with the delivery whether it is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread: Option<String>,
    /// The offer of a pact that can be read here, as its game and its number: the service is told with the delivery where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<(u64, u8)>,
}

impl Post {
    /// Words alone, for nobody in particular.
    #[must_use]
    pub fn of_words(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            mention: None,
            also: Vec::new(),
            picture: None,
            buttons: Vec::new(),
            board_of: None,
            challenge: None,
            thread: None,
            offer: None,
        }
    }

    /// The same, for the people who are mentioned in it, the first of them first.
    #[must_use]
    pub fn mentioning(mut self, people: impl IntoIterator<Item = PersonId>) -> Self {
        let mut people = people.into_iter();
        self.mention = people.next();
        self.also = people.collect();
        self
    }

    /// Everybody who is mentioned, once each.
    pub fn mentioned(&self) -> impl Iterator<Item = &PersonId> {
        self.mention.iter().chain(&self.also)
    }
}

/// A post that is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    /// Where it can be read, as an address people can follow; empty where the platform has none.
    pub link: String,
    /// The thread that was opened on it, where one was wished for and could be opened.
    pub thread: Option<RoomId>,
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
    /// The board of a game without turns as it stands when it is drawn: of several that wait the newest is enough.
    Now {
        /// The game.
        game: u64,
    },
    /// The animation of a whole game.
    Replay {
        /// The game.
        game: u64,
    },
    /// How a finished game went, as it was found when it was looked back at.
    Course(Course),
}

/// How a game went: what a picture of it shows, with the words that stand for it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Course {
    /// The game.
    pub game: u64,
    /// For the start and after each action that counts, what the game was worth to each seat, in hundredths of a pawn.
    pub values: Vec<Vec<i32>>,
    /// The places in `values` of the moves that cost most, the worst first, each with its seat.
    pub numbered: Vec<(usize, usize)>,
    /// The places in `values` where a lasermate was missed.
    pub starred: Vec<usize>,
    /// The same in words.
    pub alt: String,
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
