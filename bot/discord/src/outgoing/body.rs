//! A message as Discord takes it, plain or laid out.

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use twilight_model::channel::message::{AllowedMentions, Component, MessageFlags};

use crate::api::FileUpload;
use crate::outgoing::layout::{self, Contents};
use crate::outgoing::message_shape::MessageShape;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum MessageLook {
    /// Words with files and rows under them.
    #[default]
    Plain,
    /// All of it in a frame with a colour.
    Framed(Option<[u8; 3]>),
    /// What is there stays, but for its rows.
    Kept(Arc<Vec<Component>>),
}

/// A message with its files. It is sent to the endpoints for messages, for answers and for edits alike: what is left out stays as it
/// is in an edit, unless the message is laid out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OutgoingMessage {
    pub(super) look: MessageLook,
    /// Who is called, before the words.
    pub(super) mention: String,
    pub(super) words: Option<String>,
    /// Whom it notifies: those named here and nobody else, whatever its words say.
    pub(super) allowed_mentions: AllowedMentions,
    pub(super) rows: Option<Vec<Component>>,
    /// What is sent beside the JSON.
    pub files: Vec<FileUpload>,
    pub(super) private: bool,
    pub(super) edit: bool,
    pub(super) nonce: Option<String>,
}

/// A message as it is written.
#[derive(Serialize)]
struct MessageFields<'a> {
    /// In an edit that frames a message its words of before go.
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<Option<Cow<'a, str>>>,
    allowed_mentions: &'a AllowedMentions,
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<Vec<Component>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<&'a [FileUpload]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<MessageFlags>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enforce_nonce: Option<bool>,
}

impl Serialize for OutgoingMessage {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let content = match &self.look {
            MessageLook::Plain => self.content().map(Some),
            MessageLook::Framed(_) => self.edit.then_some(None),
            MessageLook::Kept(_) => None,
        };
        let mut flags = MessageFlags::empty();
        flags.set(MessageFlags::IS_COMPONENTS_V2, self.look != MessageLook::Plain);
        flags.set(MessageFlags::EPHEMERAL, self.private);
        let written = MessageFields {
            content,
            allowed_mentions: &self.allowed_mentions,
            components: self.parts(),
            attachments: (self.edit || !self.files.is_empty()).then_some(&self.files),
            flags: (!flags.is_empty()).then_some(flags),
            nonce: self.nonce.as_deref(),
            enforce_nonce: self.nonce.is_some().then_some(true),
        };
        written.serialize(to)
    }
}

impl OutgoingMessage {
    /// The words of a plain message, under who is called.
    fn content(&self) -> Option<Cow<'_, str>> {
        let words = self.words.as_deref();
        match (self.mention.as_str(), words) {
            ("", words) => words.map(Cow::Borrowed),
            (mention, None | Some("")) => Some(Cow::Borrowed(mention)),
            (mention, Some(words)) => Some(Cow::Owned(format!("{mention}\n{words}"))),
        }
    }

    fn parts(&self) -> Option<Vec<Component>> {
        let rows = || self.rows.as_deref().unwrap_or_default();
        match &self.look {
            MessageLook::Plain => self.rows.clone(),
            MessageLook::Framed(accent) => Some(self.in_frame(*accent, rows())),
            MessageLook::Kept(parts) => Some(layout::with_rows(parts, rows())),
        }
    }

    fn in_frame(&self, accent: Option<[u8; 3]>, rows: &[Component]) -> Vec<Component> {
        let (mention, words) = (self.mention.as_str(), self.words.as_deref().unwrap_or_default());
        layout::framed(Contents { mention, words, files: &self.files, rows, accent })
    }

    /// Whether it is laid out as a frame.
    pub const fn is_framed(&self) -> bool {
        matches!(self.look, MessageLook::Framed(_))
    }

    /// How the message looks once it is there.
    pub fn shape(&self) -> MessageShape {
        match &self.look {
            MessageLook::Plain => MessageShape::Plain,
            MessageLook::Framed(accent) => MessageShape::Framed(Arc::new(self.in_frame(*accent, &[]))),
            MessageLook::Kept(parts) => MessageShape::Framed(Arc::clone(parts)),
        }
    }
}
