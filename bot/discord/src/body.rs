//! A message's JSON, plain or laid out.

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::Value;

use super::component::Row;
use super::frames::Shape;
use super::layout::{self, LAID_OUT, Part};

/// The flag of a message that one person alone sees.
pub const EPHEMERAL: u32 = 1 << 6;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Look {
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
    pub(super) look: Look,
    /// Who is called, before the words.
    pub(super) mention: String,
    pub(super) words: Option<String>,
    pub(super) allowed_mentions: Mentions,
    pub(super) rows: Option<Vec<Row>>,
    pub(super) attachments: Option<Vec<Attached>>,
    pub(super) private: bool,
    pub(super) edit: bool,
    pub(super) nonce: Option<String>,
}

/// A body as it is written.
#[derive(Serialize)]
struct Written<'a> {
    /// In an edit that frames a message its words of before go.
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<Option<Cow<'a, str>>>,
    allowed_mentions: &'a Mentions,
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<Vec<Part>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<&'a [Attached]>,
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
            Look::Plain => self.content().map(Some),
            Look::Framed(_) => self.edit.then_some(None),
            Look::Kept(_) => None,
        };
        let laid_out = if self.look == Look::Plain { 0 } else { LAID_OUT };
        let flags = laid_out | if self.private { EPHEMERAL } else { 0 };
        let written = Written {
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

    fn components(&self) -> Option<Vec<Part>> {
        let rows = || self.rows.as_deref().unwrap_or_default();
        match &self.look {
            Look::Plain => Some(self.rows.as_ref()?.iter().cloned().map(Part::Row).collect()),
            Look::Framed(accent) => Some(self.framed(*accent, rows())),
            Look::Kept(parts) => Some(layout::with_rows(parts, rows())),
        }
    }

    fn framed(&self, accent: Option<[u8; 3]>, rows: &[Row]) -> Vec<Part> {
        let files = self.attachments.as_deref().unwrap_or_default();
        let files: Vec<_> =
            files.iter().map(|file| (file.filename.as_str(), file.description.as_str())).collect();
        let (mention, words) = (self.mention.as_str(), self.words.as_deref().unwrap_or_default());
        layout::framed(layout::Contents { mention, words, files: &files, rows, accent })
    }

    /// Whether it is laid out as a frame.
    pub const fn is_framed(&self) -> bool {
        matches!(self.look, Look::Framed(_))
    }

    /// How the message looks once it is there.
    pub fn shape(&self) -> Shape {
        match &self.look {
            Look::Plain => Shape::Plain,
            Look::Framed(accent) => {
                let parts = serde_json::to_value(self.framed(*accent, &[])).unwrap_or_default();
                Shape::Framed(Arc::new(layout::without_rows(&parts)))
            }
            Look::Kept(parts) => Shape::Framed(Arc::clone(parts)),
        }
    }
}

/// Whom a message notifies: those named here and nobody else, whatever its words say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Mentions {
    parse: [&'static str; 0],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) users: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Attached {
    pub(super) id: String,
    pub(super) filename: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(super) description: String,
}
