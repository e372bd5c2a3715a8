//! Messages on their way to Discord: words, pictures with descriptions, components, and whom they may notify.

use serde::Serialize;
use serenity::model::id::UserId;

use super::api::File;
use super::component::{self, Row};
use super::links::Links;
use super::markdown::{for_a_file, words};
use super::split;
use lasermate_core::port::{Attachment, Button, Drawn, Menu, PictureKind};
use lasermate_core::present::text;
use lasermate_core::surface;

/// The flag of a message that one person alone sees.
pub const EPHEMERAL: u32 = 1 << 6;
/// The most characters of a picture's description.
const ALT_CHARS: usize = 1024;
/// Files of one message.
const FILES: usize = 10;
/// The largest file Discord takes everywhere, in bytes.
const FILE_BYTES: usize = 10 * 1024 * 1024;
/// The most bytes of all files of one message.
const FILES_BYTES: usize = 24 * 1024 * 1024;

/// A message's JSON. Sent to the endpoints for messages, for answers and for edits alike: what is left out stays as it is
/// in an edit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Body {
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<String>,
    allowed_mentions: Mentions,
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<Vec<Row>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<Vec<Attached>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enforce_nonce: Option<bool>,
}

/// Whom a message notifies: those named here and nobody else, whatever its words say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
struct Mentions {
    parse: [&'static str; 0],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    users: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Attached {
    id: String,
    filename: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
}

/// A message with its files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// What is sent as JSON.
    pub body: Body,
    /// What is sent beside it.
    pub files: Vec<File>,
}

impl Message {
    /// Words alone, as they are.
    pub fn plain(content: impl Into<String>) -> Self {
        Self { body: Body { content: Some(content.into()), ..Body::default() }, files: Vec::new() }
    }

    /// An edit that changes nothing but the components.
    pub fn only_components(rows: Vec<Row>) -> Self {
        Self { body: Body { components: Some(rows), ..Body::default() }, files: Vec::new() }
    }

    /// Whether one person alone is to see it; says nothing in an edit.
    pub fn private(mut self, private: bool) -> Self {
        self.body.flags = private.then_some(EPHEMERAL);
        self
    }

    /// As an edit: what the message had and this one has not is taken away.
    pub fn edit(mut self) -> Self {
        let body = &mut self.body;
        (body.flags, body.nonce, body.enforce_nonce) = (None, None, None);
        body.components.get_or_insert_default();
        body.attachments.get_or_insert_default();
        self
    }

    /// As an answer to an interaction, which has no such word.
    pub fn unnumbered(mut self) -> Self {
        (self.body.nonce, self.body.enforce_nonce) = (None, None);
        self
    }

    /// As an edit, unless it changes the components alone.
    pub fn edit_unless_bare(self) -> Self {
        if self.body.content.is_none() && self.files.is_empty() { self } else { self.edit() }
    }

    /// The same as messages of one file each, with the words on the first and the components on the last.
    pub fn one_file_each(self) -> Vec<Self> {
        let Self { mut body, files } = self;
        if files.len() <= 1 {
            return vec![Self { body, files }];
        }
        let components = body.components.take();
        body.attachments = None;
        let mut first = Self { body, files: Vec::new() };
        let mut messages: Vec<_> =
            files.into_iter().map(|file| std::mem::take(&mut first).file(file)).collect();
        if let Some(last) = messages.last_mut() {
            last.body.components = components;
        }
        messages
    }

    /// With a word by which Discord recognises the same message sent again within minutes.
    pub fn once(mut self, nonce: String) -> Self {
        (self.body.nonce, self.body.enforce_nonce) = (Some(nonce), Some(true));
        self
    }

    /// With people whose names stand before the words, and those of them who are notified.
    pub fn mention(mut self, users: &[UserId], pinged: &[UserId]) -> Self {
        if !users.is_empty() {
            let content = self.body.content.get_or_insert_default();
            let line = mention_line(users);
            *content = if content.is_empty() { line } else { format!("{line}\n{content}") };
            self.body.allowed_mentions.users.extend(pinged.iter().map(ToString::to_string));
        }
        self
    }

    /// With components under it.
    pub fn components(mut self, menus: &[Menu], buttons: &[Button]) -> Self {
        let rows = component::rows(menus, buttons);
        if !rows.is_empty() {
            self.body.components = Some(rows);
        }
        self
    }

    /// With a file.
    pub fn file(mut self, file: File) -> Self {
        let attached = Attached {
            id: self.files.len().to_string(),
            filename: file.name.clone(),
            description: file.description.clone(),
        };
        self.body.attachments.get_or_insert_default().push(attached);
        self.files.push(file);
        self
    }

    fn holds(&self, file: &File) -> bool {
        let bytes: usize = self.files.iter().map(|file| file.bytes.len()).sum();
        self.files.len() < FILES && bytes + file.bytes.len() <= FILES_BYTES
    }
}

/// A picture as a file.
pub fn picture(drawn: &Drawn, alt: &str) -> File {
    let name = match drawn.kind {
        PictureKind::Png => "board.png",
        PictureKind::Gif => "replay.gif",
    };
    let description = alt.chars().take(ALT_CHARS).collect();
    File { name: name.to_owned(), bytes: drawn.bytes.clone(), description }
}

fn attachment(attachment: Attachment) -> File {
    File { name: attachment.name, bytes: attachment.text.into_bytes(), description: String::new() }
}

/// A text of ours in messages: as many as it needs, or one with the text as a file where that would be too many.
pub fn of_text(text: &str, links: &Links) -> Vec<Message> {
    with_room(text, links, 0)
}

/// The same with people mentioned in the last one, and notified where they wish it.
pub fn of_post(text: &str, links: &Links, mentioned: &[UserId], pinged: &[UserId]) -> Vec<Message> {
    let mut messages = with_room(text, links, split::length(&mention_line(mentioned)) + 1);
    if let Some(last) = messages.pop() {
        messages.push(last.mention(mentioned, pinged));
    }
    messages
}

fn with_room(text: &str, links: &Links, room: usize) -> Vec<Message> {
    match split::parts(&words(text, links), room) {
        Some(parts) => parts.into_iter().map(Message::plain).collect(),
        None => {
            let file = File {
                name: "answer.txt".to_owned(),
                bytes: for_a_file(text).into_bytes(),
                description: String::new(),
            };
            vec![Message::plain(text::discord::AS_A_FILE).file(file)]
        }
    }
}

fn mention_line(users: &[UserId]) -> String {
    let names: Vec<_> = users.iter().map(|user| format!("<@{user}>")).collect();
    names.join(" ")
}

/// What the planner shows of a reply, in messages: the words, then its pictures as they were drawn and files, and the components under the last.
pub fn of_answer(answer: surface::Message, pictures: Vec<File>, links: &Links) -> Vec<Message> {
    let private = answer.way.is_private();
    let mut messages = of_text(&answer.text, links);
    let files = pictures.into_iter().chain(answer.file.map(attachment));
    for file in files {
        if file.bytes.len() > FILE_BYTES {
            messages.push(Message::plain(text::discord::TOO_LARGE));
            continue;
        }
        let last = match messages.pop() {
            Some(last) if last.holds(&file) => last,
            Some(full) => {
                messages.push(full);
                Message::default()
            }
            None => Message::default(),
        };
        messages.push(last.file(file));
    }
    if let Some(last) = messages.pop() {
        messages.push(last.components(&answer.menus, &answer.buttons));
    }
    messages.into_iter().map(|message| message.private(private)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> File {
        picture(&Drawn { kind: PictureKind::Png, bytes: vec![1, 2] }, &"a".repeat(2000))
    }

    #[test]
    fn nobody_is_notified_but_who_is_named_for_it() {
        let json = serde_json::to_value(Message::plain("<@5> @everyone").body).unwrap();
        assert_eq!(json["allowed_mentions"], serde_json::json!({"parse": []}));
        let json = serde_json::to_value(
            Message::plain("to act").mention(&[7, 8].map(UserId::new), &[UserId::new(7)]).body,
        )
        .unwrap();
        assert_eq!(json["content"], "<@7> <@8>\nto act");
        assert_eq!(json["allowed_mentions"], serde_json::json!({"parse": [], "users": ["7"]}));
    }

    #[test]
    fn a_picture_is_an_attachment_with_its_description_within_discords_limit() {
        let message = Message::plain("").file(board());
        let json = serde_json::to_value(&message.body).unwrap();
        assert_eq!(json["attachments"][0]["id"], "0");
        assert_eq!(json["attachments"][0]["description"].as_str().unwrap().chars().count(), 1024);
        assert_eq!(message.files.len(), 1);
    }

    #[test]
    fn a_reply_of_many_pictures_becomes_messages_of_ten() {
        let answer = surface::Message { text: "look".to_owned(), ..surface::Message::default() };
        let messages = of_answer(answer, vec![board(); 23], &Links::default());
        assert_eq!(messages.iter().map(|message| message.files.len()).collect::<Vec<_>>(), [10, 10, 3]);
    }

    #[test]
    fn an_edit_takes_away_what_the_new_message_has_not() {
        let json = serde_json::to_value(Message::plain("x").private(true).edit().body).unwrap();
        assert_eq!(json["attachments"], serde_json::json!([]));
        assert_eq!(json["components"], serde_json::json!([]));
        assert!(json.get("flags").is_none());
    }

    #[test]
    fn a_text_of_many_messages_goes_as_a_file_as_it_was_written() {
        let text = "a long word ".repeat(2000);
        let answer = surface::Message { text: text.clone(), ..surface::Message::default() };
        let messages = of_answer(answer, Vec::new(), &Links::default());
        assert_eq!(messages.len(), 1);
        assert_eq!(messages[0].files[0].bytes, text.into_bytes());
    }
}
