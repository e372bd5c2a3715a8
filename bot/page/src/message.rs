//! Messages as the page receives them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use lasermate_domain::name_mark;
use lasermate_domain::port::{Attachment, Button, Menu, PersonId, PictureKind, UnixMillis};
use lasermate_present::{surface, text};
use lasermate_service::store::Resident;

/// A message in a channel, or a private answer (`id` 0, `private`), as JSON on the wire and in the log. In the log its people are
/// marks, and those who read it see the names they have then ([`PlannedMessage::drawn`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// Its number: it grows with every message of any channel. 0 for a private answer.
    #[serde(default)]
    pub id: u64,
    #[serde(default)]
    pub room: String,
    pub at: UnixMillis,
    pub kind: Speaker,
    /// The name of the person who wrote it; `None` for the bot.
    pub author: Option<String>,
    /// Who that is, for ever; names change hands. Messages that were kept before there were ids have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author_id: Option<PersonId>,
    /// The request the bot answers: who asked and what they typed.
    pub asked: Option<AnsweredLine>,
    /// The words: plain from a person, our small Markdown from the bot.
    pub text: String,
    /// The name of the person the message is for.
    pub mention: Option<String>,
    /// The names of the others it asks the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// The people of `mention` and `also` with their ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<Mention>,
    /// The game whose board this shows: the buttons of its older boards are dead.
    pub board_of: Option<u64>,
    /// A game of the room that is over, whose buttons are dead too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retires: Option<u64>,
    /// What the board shows. Messages that were kept before it was noted have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardShown>,
    /// Whose the buttons are of what is said of a game without its board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<AtTable>,
    #[serde(default)]
    pub pictures: Vec<MessagePicture>,
    /// Menus, above the buttons. Messages that were kept before there were menus have none.
    #[serde(default)]
    pub menus: Vec<Menu>,
    #[serde(default)]
    pub buttons: Vec<Button>,
    pub file: Option<MessageFile>,
    /// Whether only the asker sees it.
    #[serde(default)]
    pub private: bool,
}

/// Whether a part of a message says more than that there is none.
fn says_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(items) => !items.is_empty(),
        _ => true,
    }
}

/// Who speaks in a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speaker {
    /// A person, in plain words.
    Person,
    Bot,
}

/// Somebody a message is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mention {
    pub id: PersonId,
    /// What they were called when it was written.
    pub name: String,
}

/// What the board of a message shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardShown {
    pub version: u32,
    /// Whether it has turns: then what was to be chosen before is of another position.
    pub turns: bool,
    /// Until everybody could have moved: for each seat which side it has, and what its beam is for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub yours: Vec<String>,
    /// Who played when it was shown.
    #[serde(flatten)]
    pub table: AtTable,
}

/// Who plays in the game that a message is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtTable {
    /// In seat order: each of them sees the board from the own side.
    pub seats: Vec<PersonId>,
    /// Whose turn it is; `None` where that is everybody's, and in messages that were kept before it was noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_act: Option<Vec<PersonId>>,
    /// Who is asked about what has been offered: `draw`, `takeback`, `pause`, `seat`; and who may deny the last move: `denial`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub answers: BTreeMap<String, Vec<PersonId>>,
}

/// What a public answer answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnsweredLine {
    /// Who asked, for ever. Messages that were kept before there were ids have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<PersonId>,
    /// What they were called then.
    pub name: String,
    /// What they typed, shortened; a button's press is not typed.
    pub line: String,
}

/// A picture in a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessagePicture {
    pub src: String,
    /// The words that stand for it.
    pub alt: String,
    pub width: u32,
    pub height: u32,
    #[serde(default)]
    pub animated: bool,
}

impl MessagePicture {
    /// The entry of a picture kept under an id.
    pub fn of(id: &str, picture: &lasermate_domain::port::Picture) -> Self {
        let (width, height) = picture.size;
        let (extension, animated) = match picture.kind() {
            PictureKind::Png => ("png", false),
            PictureKind::Gif => ("gif", true),
        };
        let alt = picture.marked_alt.clone();
        Self { src: format!("/picture/{id}.{extension}"), alt, width, height, animated }
    }
}

/// A text of ours as the page reads it: moments stay marks, rooms are their names, commands are as they are typed. Clocks count
/// beside the messages.
pub fn shown(words: &str) -> String {
    let counted = text::time::without_countdowns(words);
    text::command::prefixed(&text::room::render(&counted, str::to_owned), "/")
}

/// A file in a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessageFile {
    pub name: String,
    pub text: String,
}

impl From<Attachment> for MessageFile {
    fn from(file: Attachment) -> Self {
        Self { name: file.name, text: file.text }
    }
}

impl Message {
    /// What the planner shows of the bot's answer to a request, without its pictures.
    pub fn answer(
        room: &str,
        at: UnixMillis,
        planned: surface::PlannedMessage,
        asked: Option<AnsweredLine>,
    ) -> Self {
        Self {
            id: 0,
            room: room.to_owned(),
            at,
            kind: Speaker::Bot,
            author: None,
            author_id: None,
            asked,
            text: shown(&planned.text),
            mention: None,
            also: Vec::new(),
            calls: Vec::new(),
            board_of: None,
            retires: None,
            board: None,
            table: None,
            pictures: Vec::new(),
            menus: planned.menus,
            buttons: planned.buttons,
            file: planned.file.map(MessageFile::from),
            private: planned.way.is_private(),
        }
    }

    /// Whether there is nothing in it to look at, use or keep.
    pub const fn is_words_alone(&self) -> bool {
        self.pictures.is_empty() && self.menus.is_empty() && self.buttons.is_empty() && self.file.is_none()
    }

    /// The message as it is kept: without its number and room, which stand beside it, without what says nothing, and without the names
    /// of those it is for where its calls have them.
    pub fn kept(&self) -> serde_json::Result<String> {
        let mut kept = serde_json::to_value(self)?;
        let Value::Object(fields) = &mut kept else { return serde_json::to_string(&kept) };
        fields.remove("id");
        fields.remove("room");
        if self.calls.iter().map(|called| &called.name).eq(self.mention.iter().chain(&self.also)) {
            fields.remove("mention");
            fields.remove("also");
        }
        fields.retain(|_, value| says_something(value));
        for name in ["pictures", "buttons"] {
            let parts = fields.get_mut(name).and_then(Value::as_array_mut);
            for part in parts.into_iter().flatten().filter_map(Value::as_object_mut) {
                part.retain(|_, value| says_something(value));
            }
        }
        serde_json::to_string(&kept)
    }

    /// The message with its people under the names they have now, by their ids; whoever is not found is called as they were when
    /// it was written.
    pub fn drawn(mut self, now: impl Fn(&str) -> Option<String>) -> Self {
        if self.mention.is_none() {
            let mut called = self.calls.iter().map(|called| called.name.clone());
            self.mention = called.next();
            self.also = called.collect();
        }
        let asked = self.asked.iter_mut().flat_map(|asked| [&mut asked.name, &mut asked.line]);
        let texts = [&mut self.text].into_iter().chain(&mut self.author).chain(asked);
        let texts = texts.chain(&mut self.mention).chain(&mut self.also);
        let texts = texts.chain(self.calls.iter_mut().map(|called| &mut called.name));
        let texts = texts.chain(self.pictures.iter_mut().map(|picture| &mut picture.alt));
        for text in texts.chain(self.file.iter_mut().map(|file| &mut file.text)) {
            if name_mark::is_in(text) {
                *text = text::person::drawn(text, &now);
            }
        }
        self
    }

    pub fn said(room: &str, at: UnixMillis, author: &Resident, text: &str) -> Self {
        Self {
            kind: Speaker::Person,
            author: Some(text::person::marked_as_typed(&author.id, &author.name)),
            author_id: Some(author.id.clone()),
            text: text.to_owned(),
            ..Self::answer(room, at, surface::PlannedMessage::default(), None)
        }
    }
}

#[cfg(test)]
mod tests {
    use lasermate_domain::port::ButtonId;

    use super::*;

    fn called(name: &str) -> Mention {
        Mention { id: PersonId(format!("local:{name}")), name: name.to_owned() }
    }

    fn read_back(message: &Message) -> Message {
        let kept = serde_json::from_str::<Message>(&message.kept().unwrap()).unwrap();
        Message { room: message.room.clone(), ..kept.drawn(|_| None) }
    }

    /// Every move is a message, so that this is most of what the database grows by.
    #[test]
    fn a_kept_message_leaves_out_what_says_nothing_and_is_read_back_whole() {
        let button =
            |dangerous| Button { id: ButtonId("pick:g1:2".to_owned()), label: "Move".to_owned(), dangerous };
        let picture = |animated| MessagePicture {
            src: "/picture/1.png".to_owned(),
            alt: "A board".to_owned(),
            width: 1,
            height: 1,
            animated,
        };
        let message = Message {
            mention: Some("Ann".to_owned()),
            also: vec!["Bob".to_owned()],
            calls: vec![called("Ann"), called("Bob")],
            board_of: Some(1),
            pictures: vec![picture(false), picture(true)],
            buttons: vec![button(false), button(true)],
            ..Message::answer("lobby", 5, surface::PlannedMessage::default(), None)
        };
        let kept = message.kept().unwrap();
        for nothing in ["null", "false", "[]", "\"id\":0", "mention", "also"] {
            assert!(!kept.contains(nothing), "{kept}");
        }
        assert_eq!(read_back(&message), message);
    }

    #[test]
    fn who_is_named_and_not_called_stays_named() {
        let message = Message {
            mention: Some("Ann".to_owned()),
            also: vec!["Bob".to_owned()],
            calls: vec![called("Bob")],
            ..Message::answer("lobby", 5, surface::PlannedMessage::default(), None)
        };
        assert_eq!(read_back(&message), message);
    }
}
