//! Messages on their way to Discord: words, pictures with descriptions, components, and whom they may notify.

use serde::Deserialize;
use serenity::model::id::{MessageId, UserId};
use twilight_model::channel::message::Component;
use twilight_model::id::Id;

use crate::api::FileUpload;
use crate::outgoing::body::MessageLook;
pub use crate::outgoing::body::OutgoingMessage;
use crate::outgoing::component;
use crate::outgoing::emoji::Icons;
use crate::outgoing::layout::LAID_OUT_CHARS;
use crate::outgoing::links::Links;
use crate::outgoing::markdown::{for_a_file, words};
use crate::outgoing::message_shape::MessageShape;
use lasermate_domain::port::{Attachment, Button, Menu, PictureFile, PictureKind};
use lasermate_present::say::discord;
use lasermate_present::saying::written;
use lasermate_present::surface::{self, MessageFrame};

/// The most characters of a plain message.
const MESSAGE_CHARS: usize = 2000;
/// The most messages one text becomes; a longer one goes as a file.
const MOST_PARTS: usize = 4;
/// The most characters of a picture's description.
const ALT_CHARS: usize = 1024;
const FILES: usize = 10;
/// The largest file Discord takes everywhere, in bytes.
const FILE_BYTES: usize = 10 * 1024 * 1024;
/// The most bytes of all files of one message.
const FILES_BYTES: usize = 24 * 1024 * 1024;

/// A message that is there.
#[derive(Debug, Deserialize)]
pub(crate) struct SentMessage {
    pub id: MessageId,
}

impl OutgoingMessage {
    /// Words alone, as they are.
    pub fn plain(words: impl Into<String>) -> Self {
        Self { words: Some(words.into()), ..Self::default() }
    }

    /// An edit that changes nothing but the rows of a message that looks so.
    pub fn only_rows(shape: MessageShape, rows: Vec<Component>) -> Self {
        let look = match shape {
            MessageShape::Plain => MessageLook::Plain,
            MessageShape::Framed(parts) => MessageLook::Kept(parts),
        };
        Self { look, rows: Some(rows), ..Self::default() }
    }

    /// In a frame, unless it is in one.
    pub fn framed(mut self, accent: Option<[u8; 3]>) -> Self {
        if self.look == MessageLook::Plain {
            self.look = MessageLook::Framed(accent);
        }
        self
    }

    /// Whether one person alone is to see it; says nothing in an edit.
    pub const fn private(mut self, private: bool) -> Self {
        self.private = private;
        self
    }

    /// As an edit: what the message had and this one has not is taken away.
    pub fn edit(mut self) -> Self {
        self.rows.get_or_insert_default();
        Self { private: false, nonce: None, edit: true, ..self }
    }

    /// As an answer to an interaction, which has no such word.
    pub fn unnumbered(self) -> Self {
        Self { nonce: None, ..self }
    }

    /// As an edit, unless it changes the rows alone.
    pub fn edit_unless_bare(self) -> Self {
        let bare = !self.is_framed() && self.words.is_none() && self.files.is_empty();
        if bare { self } else { self.edit() }
    }

    /// The same as messages of one file each, with the words on the first and the rows on the last.
    pub fn one_file_each(mut self) -> Vec<Self> {
        if self.files.len() <= 1 {
            return vec![self];
        }
        let empty = Self { look: self.look.clone(), ..Self::default() };
        let Self { files, rows, .. } = &mut self;
        let (files, rows) = (std::mem::take(files), rows.take());
        let (mut next, mut messages) = (self, Vec::new());
        for file in files {
            messages.push(next.file(file));
            next = empty.clone();
        }
        if let Some(last) = messages.last_mut() {
            last.rows = rows;
        }
        messages
    }

    /// With a word by which Discord recognises the same message sent again within minutes.
    pub fn once(self, nonce: String) -> Self {
        Self { nonce: Some(nonce), ..self }
    }

    /// With people whose names stand before the words, and those of them who are notified.
    pub fn mention(mut self, users: &[UserId], pinged: &[UserId]) -> Self {
        if !users.is_empty() {
            self.mention = mention_line(users);
            self.allowed_mentions.users.extend(pinged.iter().map(|user| Id::new(user.get())));
        }
        self
    }

    pub fn components(mut self, menus: &[Menu], buttons: &[Button], icons: &Icons) -> Self {
        let rows = component::rows(menus, buttons, icons);
        if !rows.is_empty() {
            self.rows = Some(rows);
        }
        self
    }

    /// With a file, under a name that no other file of the message has: a layout tells them apart by it.
    pub fn file(mut self, mut file: FileUpload) -> Self {
        let number = self.files.len();
        if self.files.iter().any(|other| other.filename == file.filename) {
            let number = number + 1;
            file.filename = match file.filename.rsplit_once('.') {
                Some((name, end)) => format!("{name}-{number}.{end}"),
                None => format!("{}-{number}", file.filename),
            };
        }
        file.id = u64::try_from(number).unwrap_or(u64::MAX);
        self.files.push(file);
        self
    }

    fn holds(&self, file: &FileUpload) -> bool {
        let bytes: usize = self.files.iter().map(|file| file.file.len()).sum();
        self.files.len() < FILES && bytes + file.file.len() <= FILES_BYTES
    }
}

/// A picture as a file.
pub fn picture(drawn: &PictureFile, alt: &str) -> FileUpload {
    let name = match drawn.kind {
        PictureKind::Png => "board.png",
        PictureKind::Gif => "replay.gif",
    };
    let alt: String = alt.chars().take(ALT_CHARS).collect();
    let description = (!alt.is_empty()).then_some(alt);
    FileUpload { description, ..FileUpload::from_bytes(name.to_owned(), drawn.bytes.clone(), 0) }
}

fn attachment(attachment: Attachment) -> FileUpload {
    FileUpload::from_bytes(attachment.name, attachment.text.into_bytes(), 0)
}

/// What the planner shows of a post, in messages: people are mentioned in the last one, and notified where they wish it; the picture
/// and the rows are there too.
pub fn of_post(
    post: surface::PlannedMessage,
    picture: Option<FileUpload>,
    (links, icons): (&Links, &Icons),
    mentioned: &[UserId],
    pinged: &[UserId],
) -> Vec<OutgoingMessage> {
    let room = mention_line(mentioned).len() + 1;
    let mut messages = of_text(&post, links, room);
    if let Some(mut last) = messages.pop() {
        last = last.mention(mentioned, pinged);
        if let Some(picture) = picture {
            last = last.file(picture);
        }
        messages.push(last.components(&post.menus, &post.buttons, icons));
    }
    in_frames(messages, post.frame)
}

/// What a message says in messages: as many as it needs, or one with the text as a file where that would be too many. In the last
/// there is so much room for what else is said.
fn of_text(message: &surface::PlannedMessage, links: &Links, room: usize) -> Vec<OutgoingMessage> {
    let surface::PlannedMessage { text, language, frame, .. } = message;
    let most = if frame.is_some() { LAID_OUT_CHARS } else { MESSAGE_CHARS };
    // In the units of UTF-16, so that no client finds a text too long.
    let parts = surface::cut_by(&words(text, links, language), most - room, char::len_utf16);
    match parts.len() <= MOST_PARTS {
        true => parts.into_iter().map(OutgoingMessage::plain).collect(),
        false => {
            let text = for_a_file(text, language).into_bytes();
            let file = FileUpload::from_bytes("answer.txt".to_owned(), text, 0);
            vec![OutgoingMessage::plain(written(discord::AS_A_FILE, language)).file(file)]
        }
    }
}

fn mention_line(users: &[UserId]) -> String {
    let names: Vec<_> = users.iter().map(|user| format!("<@{user}>")).collect();
    names.join(" ")
}

fn in_frames(messages: Vec<OutgoingMessage>, frame: Option<MessageFrame>) -> Vec<OutgoingMessage> {
    match frame {
        Some(MessageFrame { accent }) => messages.into_iter().map(|message| message.framed(accent)).collect(),
        None => messages,
    }
}

/// What the planner shows of a reply, in messages: the words, then its pictures as they were drawn and files, and the rows under the last.
pub fn of_answer(
    answer: surface::PlannedMessage,
    pictures: Vec<FileUpload>,
    (links, icons): (&Links, &Icons),
) -> Vec<OutgoingMessage> {
    let (private, frame) = (answer.way.is_private(), answer.frame);
    let mut messages = of_text(&answer, links, 0);
    let files = pictures.into_iter().chain(answer.file.map(attachment));
    for file in files {
        if file.file.len() > FILE_BYTES {
            messages.push(OutgoingMessage::plain(written(discord::TOO_LARGE, answer.language)));
            continue;
        }
        let last = match messages.pop() {
            Some(last) if last.holds(&file) => last,
            Some(full) => {
                messages.push(full);
                OutgoingMessage::default()
            }
            None => OutgoingMessage::default(),
        };
        messages.push(last.file(file));
    }
    if let Some(last) = messages.pop() {
        messages.push(last.components(&answer.menus, &answer.buttons, icons));
    }
    in_frames(messages, frame).into_iter().map(|message| message.private(private)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn board() -> FileUpload {
        picture(&PictureFile { kind: PictureKind::Png, bytes: vec![1, 2] }, &"a".repeat(2000))
    }

    #[test]
    fn nobody_is_notified_but_who_is_named_for_it() {
        let json = serde_json::to_value(OutgoingMessage::plain("<@5> @everyone")).unwrap();
        assert_eq!(json["allowed_mentions"], serde_json::json!({"parse": []}));
        let json = serde_json::to_value(
            OutgoingMessage::plain("to act").mention(&[7, 8].map(UserId::new), &[UserId::new(7)]),
        )
        .unwrap();
        assert_eq!(json["content"], "<@7> <@8>\nto act");
        assert_eq!(json["allowed_mentions"], serde_json::json!({"parse": [], "users": ["7"]}));
    }

    #[test]
    fn a_picture_is_an_attachment_with_its_description_within_discords_limit() {
        let message = OutgoingMessage::plain("").file(board());
        let json = serde_json::to_value(&message).unwrap();
        assert_eq!(json["attachments"][0]["id"], 0);
        assert_eq!(json["attachments"][0]["description"].as_str().unwrap().chars().count(), 1024);
        assert_eq!(message.files.len(), 1);
    }

    #[test]
    fn a_reply_of_many_pictures_becomes_messages_of_ten() {
        let answer =
            surface::PlannedMessage { text: "look".to_owned(), ..surface::PlannedMessage::default() };
        let messages = of_answer(answer, vec![board(); 23], (&Links::default(), &Icons::default()));
        assert_eq!(messages.iter().map(|message| message.files.len()).collect::<Vec<_>>(), [10, 10, 3]);
    }

    #[test]
    fn a_framed_message_has_its_flag_names_every_file_once_and_says_no_words_beside_its_layout() {
        let frame = Some(MessageFrame { accent: Some([1, 2, 3]) });
        let answer =
            surface::PlannedMessage { text: "x".repeat(3000), frame, ..surface::PlannedMessage::default() };
        let messages = of_answer(answer, vec![board(); 3], (&Links::default(), &Icons::default()));
        assert_eq!(messages.len(), 1, "twice as much fits as into a plain one");
        let json = serde_json::to_value(&messages[0]).unwrap();
        assert_eq!(json["flags"], 1 << 15);
        assert!(json.get("content").is_none());
        let frame = &json["components"][0];
        assert_eq!(frame["accent_color"], 0x01_0203);
        let shown: Vec<_> = frame["components"][1]["items"].as_array().unwrap().iter().collect();
        for (item, file) in shown.iter().zip(json["attachments"].as_array().unwrap()) {
            assert_eq!(item["media"]["url"], format!("attachment://{}", file["filename"].as_str().unwrap()));
            assert_eq!(item["description"], file["description"]);
        }
        let names: std::collections::BTreeSet<_> =
            messages[0].files.iter().map(|file| &file.filename).collect();
        assert_eq!((shown.len(), names.len()), (3, 3));
    }

    #[test]
    fn a_frame_over_a_plain_message_takes_its_words_away_and_an_edit_of_rows_keeps_the_rest() {
        let board = OutgoingMessage::plain("e4").file(board()).mention(&[UserId::new(7)], &[]).framed(None);
        let json = serde_json::to_value(board.clone().private(true).edit()).unwrap();
        assert_eq!((&json["content"], &json["flags"]), (&Value::Null, &(1 << 15).into()));
        assert!(json.as_object().unwrap().contains_key("content"));
        let rows = component::link("Newest board", "https://discord.com/channels/1/2");
        let json =
            serde_json::to_value(OutgoingMessage::only_rows(board.shape(), rows.clone()).edit_unless_bare());
        let json = json.unwrap();
        assert_eq!((&json["components"][0]["content"], &json["flags"]), (&"<@7>".into(), &(1 << 15).into()));
        assert_eq!(json["components"][1]["components"].as_array().unwrap().len(), 3);
        assert!(json.get("attachments").is_none() && json.get("content").is_none(), "{json}");
        let json =
            serde_json::to_value(OutgoingMessage::only_rows(MessageShape::Plain, rows).edit_unless_bare())
                .unwrap();
        assert!(json.get("flags").is_none() && json["components"][0]["type"] == 1, "{json}");
    }

    #[test]
    fn an_edit_takes_away_what_the_new_message_has_not() {
        let json = serde_json::to_value(OutgoingMessage::plain("x").private(true).edit()).unwrap();
        assert_eq!(json["attachments"], serde_json::json!([]));
        assert_eq!(json["components"], serde_json::json!([]));
        assert!(json.get("flags").is_none());
    }

    #[test]
    fn a_text_of_many_messages_goes_as_a_file_as_it_was_written() {
        let text = "a long word ".repeat(2000);
        let answer = surface::PlannedMessage { text: text.clone(), ..surface::PlannedMessage::default() };
        let messages = of_answer(answer, Vec::new(), (&Links::default(), &Icons::default()));
        assert_eq!(messages.len(), 1);
        assert_eq!(messages[0].files[0].file, text.into_bytes());
    }
}
