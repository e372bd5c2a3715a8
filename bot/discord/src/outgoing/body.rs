//! A message's JSON, plain or laid out.

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::outgoing::component::ActionRow;
use crate::outgoing::layout::{self, LAID_OUT, LayoutPart};
use crate::outgoing::message_shape::MessageShape;

/// The flag of a message that one person alone sees.
pub const EPHEMERAL: u32 = 1 << 6;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum BodyLayout {
    /// Words with files and rows under them.
    #[default]
    Plain,
    /// All of it in a frame with a colour.
    Framed(Option<[u8; 3]>),
    /// What is there stays, but for its rows.
    Kept(Arc<Vec<Value>>),
}

/// A message's JSON. Sent to the endpoints for messages, for answers and for edits alike: what is left out stays as it is
/// in an edit, unless the message is laid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Body {
    pub(crate) look: BodyLayout,
    /// Who is called, before the words.
    pub(crate) mention: String,
    pub(crate) words: Option<String>,
    pub(crate) allowed_mentions: Mentions,
    pub(crate) rows: Option<Vec<ActionRow>>,
    pub(crate) attachments: Option<Vec<AttachmentRef>>,
    pub(crate) private: bool,
    pub(crate) edit: bool,
    pub(crate) nonce: Option<String>,
}

/// A body as it is written.
#[derive(Serialize)]
struct BodyFields<'a> {
    /// In an edit that frames a message its words of before go.
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<Option<Cow<'a, str>>>,
    allowed_mentions: &'a Mentions,
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<Vec<LayoutPart>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<&'a [AttachmentRef]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enforce_nonce: Option<bool>,
}

impl Serialize for Body {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let content = match &self.look {
            BodyLayout::Plain => self.content().map(Some),
            BodyLayout::Framed(_) => self.edit.then_some(None),
            BodyLayout::Kept(_) => None,
        };
        let laid_out = if self.look == BodyLayout::Plain { 0 } else { LAID_OUT };
        let flags = laid_out | if self.private { EPHEMERAL } else { 0 };
        let written = BodyFields {
            content,
            allowed_mentions: &self.allowed_mentions,
            components: self.components(),
            attachments: self.attachments.as_deref(),
            flags: (flags != 0).then_some(flags),
            nonce: self.nonce.as_deref(),
            enforce_nonce: self.nonce.is_some().then_some(true),
        };
        written.serialize(to)
    }
}

impl Body {
    /// The words of a plain message, under who is called.
    fn content(&self) -> Option<Cow<'_, str>> {
        let words = self.words.as_deref();
        match (self.mention.as_str(), words) {
            ("", words) => words.map(Cow::Borrowed),
            (mention, None | Some("")) => Some(Cow::Borrowed(mention)),
            (mention, Some(words)) => Some(Cow::Owned(format!("{mention}\n{words}"))),
        }
    }

    fn components(&self) -> Option<Vec<LayoutPart>> {
        let rows = || self.rows.as_deref().unwrap_or_default();
        match &self.look {
            BodyLayout::Plain => Some(self.rows.as_ref()?.iter().cloned().map(LayoutPart::Row).collect()),
            BodyLayout::Framed(accent) => Some(self.framed(*accent, rows())),
            BodyLayout::Kept(parts) => Some(layout::with_rows(parts, rows())),
        }
    }

    fn framed(&self, accent: Option<[u8; 3]>, rows: &[ActionRow]) -> Vec<LayoutPart> {
        let files = self.attachments.as_deref().unwrap_or_default();
        let files: Vec<_> =
            files.iter().map(|file| (file.filename.as_str(), file.description.as_str())).collect();
        let (mention, words) = (self.mention.as_str(), self.words.as_deref().unwrap_or_default());
        layout::framed(layout::Contents { mention, words, files: &files, rows, accent })
    }

    /// Whether it is laid out as a frame.
    pub const fn is_framed(&self) -> bool {
        matches!(self.look, BodyLayout::Framed(_))
    }

    /// How the message looks once it is there.
    pub fn shape(&self) -> MessageShape {
        match &self.look {
            BodyLayout::Plain => MessageShape::Plain,
            BodyLayout::Framed(accent) => {
                let parts = serde_json::to_value(self.framed(*accent, &[])).unwrap_or_default();
                MessageShape::Framed(Arc::new(layout::without_rows(&parts)))
            }
            BodyLayout::Kept(parts) => MessageShape::Framed(Arc::clone(parts)),
        }
    }
}

/// Whom a message notifies: those named here and nobody else, whatever its words say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Mentions {
    parse: [&'static str; 0],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) users: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct AttachmentRef {
    pub(crate) id: String,
    pub(crate) filename: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) description: String,
}
