//! What the asker is told at once, and what rooms are owed.

use serde::{Deserialize, Serialize};

use super::{CommandId, Icon, PersonId, Picture, PictureOf, RequestId, RoomId};

/// What a button does ([`Intent::id`](super::Intent::id)), at most 100 characters, `verb:subject:version` (as `accept:c42:0`,
/// `draw-accept:g7:31`): it outlives restarts, and a press on an old version is refused privately.
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
    #[serde(default, rename = "grave")]
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MenuOption {
    /// What it says, at most 100 characters.
    pub label: String,
    /// What is sent back, at most 100 characters, unique in its menu.
    pub value: String,
    /// A second line, at most 100 characters; empty for none.
    pub help: String,
    /// The piece that it is about, to be drawn before it.
    #[serde(skip)]
    pub icon: Option<Icon>,
    /// The values of another field of its form with which it can't be ticked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<String>,
}

/// A form of 1 to 5 fields, shown in the place of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Form {
    /// What sending it in sends back, as a button's.
    pub id: ButtonId,
    /// Its title, at most 45 characters.
    pub title: String,
    /// Its fields.
    pub fields: Vec<FormField>,
    /// The command that says the same in one typed line, for networks without forms: each field is the option of its name.
    #[serde(skip)]
    pub line: FormLine,
}

/// A command that stands for a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormLine {
    /// The command.
    pub command: CommandId,
    /// The options that are settled already, with their values.
    pub given: Vec<(&'static str, String)>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FormField {
    /// Its name in [`Ask::Fill`](super::Ask::Fill).
    pub name: String,
    /// What it asks for, at most 45 characters.
    pub label: String,
    /// An example that stands in it while it is empty, or what it means to leave its menu empty; at most 100 characters.
    pub hint: String,
    /// What stands in it at first.
    pub value: String,
    /// What stands for it in the typed line that is shown as an example; empty where it is left out there.
    #[serde(skip)]
    pub example: String,
    /// The values it can have, for networks whose forms have menus; elsewhere one of them is typed. Empty for free text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<MenuOption>,
    /// Whether several of the choices can be ticked: each is a line of what is sent in. What has such a field can be said in the
    /// others too, so that a typed line does without it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub several: bool,
    /// Whether it asks for a person: their id, where the network's forms have menus.
    #[serde(skip)]
    pub person: bool,
    /// Whether it has several lines.
    pub long: bool,
    /// Whether it must be filled.
    pub required: bool,
    /// The most characters, at most 4000; of choices to tick, how many.
    pub most: u16,
}

impl Form {
    /// Whether it loses something where the network's forms have no menus.
    #[must_use]
    pub fn has_menus(&self) -> bool {
        self.fields.iter().any(|field| field.person || !field.choices.is_empty())
    }
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
    /// The words, in our small Markdown: what people typed in it is escaped already.
    pub text: String,
    /// Whom it is for.
    pub audience: Audience,
    /// Pictures, in order.
    pub pictures: Vec<Picture>,
    /// Buttons.
    pub buttons: Vec<Button>,
    /// Menus, above the buttons; at most 3, and at most 10 buttons beside them.
    pub menus: Vec<Menu>,
    /// A form to be shown instead of everything else; where there are menus too and the network's forms have none, those are shown
    /// instead of it. Only intents that say so ([`Intent::opens_form`](super::Intent::opens_form))
    /// give one, because some networks must know before they ask.
    pub form: Option<Form>,
    /// Whether it takes the place of the private message whose button or menu was used.
    pub replaces: bool,
    /// A file.
    pub file: Option<Attachment>,
    /// What became of the request.
    pub kind: ReplyKind,
    /// Whether a board or a challenge is owed to the room it was asked in ([`Post::asked`]): where a platform has shown that, as the
    /// answer or otherwise, these words are not needed.
    pub brings_post: bool,
    /// The language it is written in, by its code, for what a platform adds to it; empty before it is written out.
    pub language: &'static str,
}

/// Whom an answer is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// Everybody in the room.
    #[default]
    Everybody,
    /// The asker. It is nobody's secret: a refusal, a confirmation, a list. A network that can show nothing to one person
    /// alone answers with a short notice.
    Quiet,
    /// The asker and nobody else, whatever the network: a hint, a preview, the answer to a puzzle, what is kept about a person.
    /// A network that has nothing private does not show it.
    Secret,
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
    /// A line for the asker that is nobody's secret.
    #[must_use]
    pub fn quiet(text: impl Into<String>) -> Self {
        Self { text: text.into(), audience: Audience::Quiet, ..Self::default() }
    }

    /// A line that nobody but the asker may see.
    #[must_use]
    pub fn secret(text: impl Into<String>) -> Self {
        Self { text: text.into(), audience: Audience::Secret, ..Self::default() }
    }

    /// A line for the asker about what was not done.
    #[must_use]
    pub fn refusal(text: impl Into<String>) -> Self {
        Self { kind: ReplyKind::Refused, ..Self::quiet(text) }
    }

    /// A line for everybody in the room.
    #[must_use]
    pub fn public(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Whether it is for the asker alone.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.audience != Audience::Everybody
    }
}

/// A public message the service owes to a room. It is stored with the action that caused it, in one
/// transaction, and drawn and sent afterwards; a crash between the two only delays it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Post {
    /// The words, in our small Markdown.
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
    /// A game of the room that is over: its buttons are dead once this is posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retires: Option<u64>,
    /// A thread to open on this message, where the platform can: its name, at most 100 characters. The service is told
    /// with the delivery whether it is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread: Option<String>,
    /// The offer of a pact that can be read here, as its game and its number: the service is told with the delivery where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<(u64, u8)>,
    /// Whether it must be a message of its own, though it shows a board: those who are mentioned are to notice it, and an edit
    /// notifies nobody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alone: bool,
    /// What the thread is called from now on that this goes to, where the platform has opened it for a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heading: Option<ThreadHeading>,
    /// The request that has brought this board to the room it was asked in: a platform may show it as the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<RequestId>,
    /// The colour of the side that offers this, in red, green and blue: a challenger's, or an offered pact's. The words name the side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accent: Option<[u8; 3]>,
}

/// What a thread is called, and whether it may be closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThreadHeading {
    /// Its name, at most 100 characters.
    pub name: String,
    /// Whether its game is over: after a while the thread is closed, unless another game begins there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

impl Post {
    /// Words alone, for nobody in particular.
    #[must_use]
    pub fn of_words(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
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
pub struct SentPost {
    /// Where it can be read, as an address people can follow; empty where the platform has none.
    pub link: String,
    /// The thread that was opened on it, where one was wished for and could be opened.
    pub thread: Option<RoomId>,
}
