//! From a reply or a post to messages.

use lasermate_domain::escape::escape_text;
use lasermate_domain::port::{
    Ask, Attachment, Audience, Button, Capabilities, Form, Intent, Menu, Picture, Post, PrivateDelivery,
    Reply, ReplyKind,
};

use super::choices::NumberedChoices;
use super::{form, split};
use crate::language::Language;
use crate::saying::written;
use crate::text;

/// The most messages one text becomes; a longer one goes as a file.
const MOST_PARTS: usize = 6;

/// What is shown of a reply or a post.
#[derive(Clone, Debug, Default)]
pub struct Surface {
    pub messages: Vec<PlannedMessage>,
    /// What became of the request.
    pub kind: ReplyKind,
}

/// A message to be shown. It has only what the network can show.
#[derive(Clone, Debug, Default)]
pub struct PlannedMessage {
    pub way: MessageTarget,
    /// The language that it is written in, for what the network adds.
    pub language: &'static Language,
    /// The words, in our Markdown, with marks for rooms, moments and commands.
    pub text: String,
    pub pictures: Vec<Picture>,
    pub menus: Vec<Menu>,
    pub buttons: Vec<Button>,
    /// A form to be shown instead of everything else.
    pub form: Option<Form>,
    pub file: Option<Attachment>,
    /// What the numbers under it do. They are written in the words already.
    pub choices: Option<NumberedChoices>,
    /// Whether it takes the place of the message whose button, menu or number was used.
    pub replaces: bool,
    /// The frame around all of it; `None` for what stands in the room as words.
    pub frame: Option<MessageFrame>,
}

/// A frame around a message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MessageFrame {
    /// The colour at its side, in red, green and blue; `None` for the network's own.
    pub accent: Option<[u8; 3]>,
}

/// To whom a message is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MessageTarget {
    #[default]
    Room,
    /// The asker, in a short notice that others can read too.
    Notice,
    /// The asker alone, where it was asked.
    InPlace,
    /// The asker alone, in a direct room.
    DirectRoom,
}

impl MessageTarget {
    /// Whether nobody but the asker can read it.
    pub const fn is_private(self) -> bool {
        matches!(self, Self::InPlace | Self::DirectRoom)
    }
}

impl PlannedMessage {
    /// Whether there is nothing in it but words.
    pub fn is_words_alone(&self) -> bool {
        self.pictures.is_empty()
            && self.menus.is_empty()
            && self.buttons.is_empty()
            && self.form.is_none()
            && self.file.is_none()
            && self.choices.is_none()
    }
}

impl Surface {
    /// All of it as one message, for a network that cuts long texts itself.
    pub fn into_message(self) -> PlannedMessage {
        let mut messages = self.messages.into_iter();
        let mut whole = messages.next().unwrap_or_default();
        for message in messages {
            let PlannedMessage { way, mut text, replaces, .. } = whole;
            join(&mut text, &message.text);
            whole = PlannedMessage { way, text, replaces, ..message };
        }
        whole
    }
}

/// What a network shows of a reply, to somebody who reads this language.
pub fn of_reply(reply: Reply, can: &Capabilities, language: &'static Language) -> Surface {
    let kind = reply.kind;
    let Some(way) = way(reply.audience, can) else {
        let message = PlannedMessage {
            way: MessageTarget::Notice,
            language,
            text: written(text::surface::NOTHING_PRIVATE, language),
            ..PlannedMessage::default()
        };
        return Surface { messages: vec![message], kind };
    };
    let mut message = PlannedMessage {
        way,
        language,
        // A network may have added something of its own.
        text: written(&reply.text, language),
        pictures: reply.pictures,
        menus: reply.menus,
        buttons: reply.buttons,
        form: reply.form,
        file: reply.file,
        choices: None,
        replaces: reply.replaces && can.edit,
        frame: None,
    };
    let asked_by_menus = !message.menus.is_empty();
    message.form.take_if(|form| asked_by_menus && form.has_menus() && !(can.forms && can.form_menus));
    if let Some(form) = message.form.take_if(|_| !can.forms) {
        join(&mut message.text, &written(&form::typed(&form), language));
    }
    Surface { messages: fitted(message, None, can), kind }
}

/// What a network shows of a post in this language, with its picture as it is described, or the board as text where the room takes
/// none.
pub fn of_post(
    post: &Post,
    picture: Option<&Picture>,
    board_text: Option<&str>,
    can: &Capabilities,
    language: &'static Language,
) -> Surface {
    let mut message = PlannedMessage {
        language,
        text: post.text.clone(),
        pictures: picture.cloned().into_iter().collect(),
        buttons: post.buttons.iter().filter(|button| is_answered(button, can)).cloned().collect(),
        ..PlannedMessage::default()
    };
    if let Some(board) = board_text {
        message.pictures.clear();
        join(&mut message.text, board);
    }
    Surface { messages: fitted(message, post.accent, can), kind: ReplyKind::Shown }
}

/// Whether a network can show what a button is answered with.
fn is_answered(button: &Button, can: &Capabilities) -> bool {
    let intent = Intent::from(Ask::Press(button.id.clone()));
    let in_place = can.buttons && can.private == PrivateDelivery::InPlace;
    (can.pictures || !intent.needs_pictures()) && (in_place || !intent.needs_privacy())
}

/// How an audience is reached; `None` where it cannot be.
fn way(audience: Audience, can: &Capabilities) -> Option<MessageTarget> {
    match (audience, can.private) {
        (Audience::Everybody, _) => Some(MessageTarget::Room),
        (_, PrivateDelivery::InPlace) => Some(MessageTarget::InPlace),
        (Audience::Quiet, _) if can.quiet => Some(MessageTarget::Notice),
        (_, PrivateDelivery::DirectRoom) => Some(MessageTarget::DirectRoom),
        (Audience::Quiet, PrivateDelivery::None) => Some(MessageTarget::Notice),
        (Audience::Secret, PrivateDelivery::None) => None,
    }
}

/// A message as far as the network can show it, in as many as it takes; its frame has this colour where no picture says another.
fn fitted(mut message: PlannedMessage, accent: Option<[u8; 3]>, can: &Capabilities) -> Vec<PlannedMessage> {
    message.frame = frame(&message, accent).filter(|_| can.frames);
    // Menus are above the buttons, and so are their numbers.
    let menus = if can.menus { Vec::new() } else { std::mem::take(&mut message.menus) };
    let buttons = if can.buttons { Vec::new() } else { std::mem::take(&mut message.buttons) };
    message.choices = NumberedChoices::of(&menus, &buttons, can.limits.listed);
    // What the words ask is not asked again behind the descriptions of pictures.
    let mut list =
        message.choices.as_ref().map(|choices| choices.text_under(&message.text, message.language));
    if !can.pictures || !can.alt_text {
        for picture in &message.pictures {
            join(&mut message.text, &described(picture));
        }
    }
    if !can.pictures {
        message.pictures.clear();
    }
    let Some(most) = can.limits.text else {
        join(&mut message.text, &list.unwrap_or_default());
        return vec![message];
    };
    let mut parts = split::cut(&message.text, most);
    if parts.len() > MOST_PARTS && message.file.is_none() {
        message.file =
            Some(Attachment { name: "answer.txt".to_owned(), text: text::unmarked(&message.text) });
        parts = split::cut(&written(text::surface::AS_A_FILE, message.language), most);
        // What the words ask is in the file.
        list = message.choices.as_ref().map(|choices| choices.text(message.language));
    }
    if let Some(list) = list {
        append(&mut parts, &list, most);
    }
    in_parts(message, parts)
}

/// The frame of a message with pictures, menus or buttons: a board, an offer, a page to turn. Words alone have none.
fn frame(message: &PlannedMessage, accent: Option<[u8; 3]>) -> Option<MessageFrame> {
    let framed = !message.pictures.is_empty() || !message.menus.is_empty() || !message.buttons.is_empty();
    let accent = message.pictures.iter().find_map(|picture| picture.accent).or(accent);
    framed.then_some(MessageFrame { accent })
}

/// A text's parts with one more paragraph: in the last part where it fits, else in parts of its own.
fn append(parts: &mut Vec<String>, paragraph: &str, most: usize) {
    let chars = |text: &str| text.chars().count();
    match parts.last_mut() {
        Some(last) if chars(last) + 1 + chars(paragraph) <= most => join(last, paragraph),
        _ => parts.extend(split::cut(paragraph, most)),
    }
}

/// A message whose words are these parts: everything else goes with the last.
fn in_parts(message: PlannedMessage, parts: Vec<String>) -> Vec<PlannedMessage> {
    let (way, language, replaces) = (message.way, message.language, message.replaces);
    let part = |text| PlannedMessage { way, language, text, ..PlannedMessage::default() };
    let mut messages: Vec<_> = parts.into_iter().map(part).collect();
    if let Some(last) = messages.last_mut() {
        *last = PlannedMessage { text: std::mem::take(&mut last.text), replaces: false, ..message };
    }
    if let Some(first) = messages.first_mut() {
        first.replaces = replaces;
    }
    messages
}

/// What stands for a picture, in our Markdown.
fn described(picture: &Picture) -> String {
    let lines = picture.alt.lines().map(|line| escape_text(line, text::ALT_CHARS));
    lines.collect::<Vec<_>>().join("\n")
}

/// A text with another paragraph.
fn join(text: &mut String, paragraph: &str) {
    if !text.is_empty() && !paragraph.is_empty() {
        text.push('\n');
    }
    text.push_str(paragraph);
}
