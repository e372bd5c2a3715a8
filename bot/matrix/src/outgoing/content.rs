//! Messages as events: words in both forms, pictures with captions, whom they call, what they answer.

use crate::outgoing::markdown::{self, FormattedText};
use lasermate_present::language::Language;
use lasermate_present::saying::written;
use lasermate_present::text;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedUserId};
use serde_json::{Map, Value, json};

/// The kind of a message event.
pub const MESSAGE: &str = "m.room.message";

/// The longest edit: it has everything twice, and an encrypted event may have 65,536 bytes.
const EDIT_BYTES: usize = 45_000;

#[derive(Clone, Debug, Default)]
pub struct RoomMessage {
    pub words: FormattedText,
    /// Who is called by it, with the name they have in the room.
    pub calls: Vec<(OwnedUserId, String)>,
    /// The names of others it concerns, who do not wish to be called now.
    pub named: Vec<String>,
    pub file: Option<UploadedFile>,
    /// The language that it is written in.
    pub language: &'static Language,
    /// What it answers, and in which thread it stands.
    pub place: MessageRelation,
}

/// Where a message stands in its room.
#[derive(Clone, Debug, Default)]
pub struct MessageRelation {
    /// The first event of its thread.
    pub thread: Option<OwnedEventId>,
    pub answers: Option<OwnedEventId>,
}

/// A file that the server has.
#[derive(Clone, Debug)]
pub struct UploadedFile {
    pub name: String,
    /// `image/png`, `image/gif`, `text/plain`.
    pub mime: &'static str,
    /// Its size in bytes.
    pub bytes: usize,
    /// Its width and height, where it is a picture.
    pub size: Option<(u32, u32)>,
    /// Where it is: an address, or in an encrypted room all that is needed to read it.
    pub source: Source,
    /// A picture in words, for who cannot see it.
    pub alt: String,
}

#[derive(Clone, Debug)]
pub enum Source {
    /// An address on the server.
    Plain(String),
    /// An encrypted file with its keys.
    Encrypted(Value),
}

impl RoomMessage {
    /// Words for nobody in particular.
    pub fn of_words(words: FormattedText) -> Self {
        Self { words, ..Self::default() }
    }

    /// Whether it shows a picture.
    pub fn is_picture(&self) -> bool {
        self.file.as_ref().is_some_and(|file| file.size.is_some())
    }

    /// The event's content. Words that call somebody notify them; other words are a notice, which notifies nobody. A picture cannot
    /// be a notice: it also notifies whoever has set the room to all messages.
    pub fn content(&self) -> Value {
        let words = self.with_calls();
        let mut content = Map::new();
        match &self.file {
            Some(file) => put_file(&mut content, file, words, self.language),
            None => {
                let kind = if self.calls.is_empty() { "m.notice" } else { "m.text" };
                content.insert("msgtype".to_owned(), json!(kind));
                put_words(&mut content, words);
            }
        }
        let called: Vec<_> = self.calls.iter().map(|(user, _)| user.as_str()).collect();
        let mentions = if called.is_empty() { json!({}) } else { json!({"user_ids": called}) };
        content.insert("m.mentions".to_owned(), mentions);
        if let Some(relation) = self.place.relation() {
            content.insert("m.relates_to".to_owned(), relation);
        }
        Value::Object(content)
    }

    /// The same as an edit of an earlier message of the bot's. It is for a message that calls nobody; `None` where an event
    /// cannot hold it twice.
    pub fn edit_of(&self, event: &EventId) -> Option<Value> {
        let mut new = self.content();
        let content = new.as_object_mut()?;
        content.remove("m.relates_to");
        let mut edit = content.clone();
        for words in ["body", "formatted_body"] {
            if let Some(Value::String(words)) = edit.get_mut(words) {
                words.insert_str(0, "* ");
            }
        }
        edit.insert("m.new_content".to_owned(), new);
        edit.insert("m.relates_to".to_owned(), json!({"rel_type": "m.replace", "event_id": event}));
        let edit = Value::Object(edit);
        (edit.to_string().len() <= EDIT_BYTES).then_some(edit)
    }

    /// The words with those who are called before them.
    fn with_calls(&self) -> FormattedText {
        let FormattedText { plain, html } = self.words.clone();
        if self.calls.is_empty() && self.named.is_empty() {
            return FormattedText { plain, html };
        }
        let (mut before, mut tags) = (String::new(), String::new());
        for (number, (user, name)) in self.calls.iter().enumerate() {
            let name = &text::person::in_plain_words(name);
            let apart = if number == 0 { "" } else { ", " };
            before.push_str(apart);
            before.push_str(name);
            tags.push_str(apart);
            tags.push_str("<a href=\"https://matrix.to/#/");
            markdown::escape(&encoded(user.as_str()), &mut tags);
            tags.push_str("\">");
            markdown::escape(name, &mut tags);
            tags.push_str("</a>");
        }
        for name in &self.named {
            let name = &text::person::in_plain_words(name);
            let apart = if before.is_empty() { "" } else { ", " };
            before.push_str(apart);
            before.push_str(name);
            tags.push_str(apart);
            markdown::escape(name, &mut tags);
        }
        FormattedText { plain: format!("{before}: {plain}"), html: format!("{tags}: {html}") }
    }
}

impl MessageRelation {
    fn relation(&self) -> Option<Value> {
        match (&self.thread, &self.answers) {
            (None, None) => None,
            (None, Some(event)) => Some(json!({"m.in_reply_to": {"event_id": event}})),
            (Some(root), answers) => Some(json!({
                "rel_type": "m.thread", "event_id": root, "is_falling_back": answers.is_none(),
                "m.in_reply_to": {"event_id": answers.as_ref().unwrap_or(root)},
            })),
        }
    }
}

fn put_words(content: &mut Map<String, Value>, words: FormattedText) {
    let mut escaped = String::new();
    markdown::escape(&words.plain, &mut escaped);
    if escaped != words.html {
        content.insert("format".to_owned(), json!("org.matrix.custom.html"));
        content.insert("formatted_body".to_owned(), json!(words.html));
    }
    content.insert("body".to_owned(), json!(words.plain));
}

/// A file with a caption. There is no description for who cannot see a picture, so it stands in the caption.
fn put_file(
    content: &mut Map<String, Value>,
    file: &UploadedFile,
    words: FormattedText,
    language: &Language,
) {
    let kind = if file.size.is_some() { "m.image" } else { "m.file" };
    content.insert("msgtype".to_owned(), json!(kind));
    content.insert("filename".to_owned(), json!(file.name));
    let mut caption = words;
    if !file.alt.is_empty() {
        let apart = if caption.plain.is_empty() { "" } else { "\n\n" };
        caption.plain.push_str(apart);
        caption.plain.push_str(&file.alt);
        caption.html.push_str("<details><summary>");
        markdown::escape(&written(crate::text::PICTURE_IN_WORDS, language), &mut caption.html);
        caption.html.push_str("</summary>");
        markdown::escape(&file.alt, &mut caption.html);
        caption.html.push_str("</details>");
    }
    if caption.plain.is_empty() {
        content.insert("body".to_owned(), json!(file.name));
    } else {
        put_words(content, caption);
    }
    let mut info = json!({"mimetype": file.mime, "size": file.bytes});
    if let Some((width, height)) = file.size {
        info["w"] = json!(width);
        info["h"] = json!(height);
    }
    content.insert("info".to_owned(), info);
    match &file.source {
        Source::Plain(address) => content.insert("url".to_owned(), json!(address)),
        Source::Encrypted(keys) => content.insert("file".to_owned(), keys.clone()),
    };
}

/// A part of an address with percent signs.
fn encoded(part: &str) -> String {
    let mut out = String::new();
    for byte in part.bytes() {
        if byte.is_ascii_alphanumeric()
            || matches!(byte, b'-' | b'.' | b'_' | b'~' | b'@' | b':' | b'!' | b'$')
        {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::port::{Person, PersonId};
    use matrix_sdk::ruma::UserId;

    fn ann() -> (OwnedUserId, String) {
        (UserId::parse("@ann:example.org").unwrap(), "Ann <b>".to_owned())
    }

    fn board() -> UploadedFile {
        UploadedFile {
            name: "board.png".to_owned(),
            mime: "image/png",
            bytes: 30_120,
            size: Some((720, 720)),
            source: Source::Plain("mxc://example.org/id".to_owned()),
            alt: "White: Ke1 <".to_owned(),
        }
    }

    fn words(text: &str) -> FormattedText {
        markdown::words(text, Language::english())
    }

    #[test]
    fn who_is_to_act_is_called_and_nobody_else() {
        let notice = RoomMessage::of_words(words("Bob moved.")).content();
        assert_eq!(notice, json!({"msgtype": "m.notice", "body": "Bob moved.", "m.mentions": {}}));
        let call =
            RoomMessage { calls: vec![ann()], ..RoomMessage::of_words(words("**your** turn")) }.content();
        assert_eq!(call["msgtype"], "m.text");
        assert_eq!(call["m.mentions"], json!({"user_ids": ["@ann:example.org"]}));
        assert_eq!(call["body"], "Ann ‹b›: your turn");
        assert_eq!(
            call["formatted_body"],
            "<a href=\"https://matrix.to/#/@ann:example.org\">Ann ‹b›</a>: <strong>your</strong> turn"
        );
    }

    #[test]
    fn a_name_is_written_the_same_before_the_words_and_in_them() {
        for name in ["<b>Ann</b> **x** @room </strong>", "Ann (x) & `y`", "https://a.b _c_", "Ann [ann]"] {
            let person = Person { id: PersonId("matrix:@ann:example.org".to_owned()), name: name.to_owned() };
            let told = text::person::render(&text::person::named(&person), "matrix");
            let words = words(&format!("{told} moved."));
            let user = ann().0;
            let calls =
                RoomMessage { calls: vec![(user, name.to_owned())], ..RoomMessage::of_words(words.clone()) };
            let named = RoomMessage { named: vec![name.to_owned()], ..RoomMessage::of_words(words) };
            for content in [calls.content(), named.content()] {
                let body = content["body"].as_str().unwrap();
                let (before, after) = body.split_once(": ").unwrap();
                assert_eq!(format!("{before} moved."), after);
                let html = content["formatted_body"].as_str().unwrap_or(body);
                assert!(!html.contains("<b>") && !html.contains("@room") && !html.contains("://a"), "{html}");
                assert!(!html.contains('\\') && !html.contains("&amp;"), "{html}");
            }
        }
    }

    #[test]
    fn a_board_is_a_picture_whose_caption_holds_the_position_in_words() {
        let message = RoomMessage { file: Some(board()), ..RoomMessage::of_words(words("e5")) };
        let content = message.content();
        assert_eq!(content["msgtype"], "m.image");
        assert_eq!(content["body"], "e5\n\nWhite: Ke1 <");
        assert_eq!(content["filename"], "board.png");
        assert_eq!(content["info"], json!({"mimetype": "image/png", "size": 30120, "w": 720, "h": 720}));
        assert!(content["formatted_body"].as_str().unwrap().contains("White: Ke1 &lt;</details>"));
        let bare = RoomMessage {
            file: Some(UploadedFile { alt: String::new(), ..board() }),
            ..RoomMessage::default()
        };
        assert_eq!(bare.content()["body"], "board.png");
    }

    #[test]
    fn an_edit_holds_the_whole_new_message_and_calls_nobody() {
        let first = OwnedEventId::try_from("$first").unwrap();
        let place = MessageRelation { thread: Some(OwnedEventId::try_from("$root").unwrap()), answers: None };
        let message = RoomMessage { place, ..RoomMessage::of_words(words("**Ann** declines.")) };
        let edit = message.edit_of(&first).unwrap();
        assert_eq!(edit["body"], "* Ann declines.");
        assert_eq!(edit["formatted_body"], "* <strong>Ann</strong> declines.");
        assert_eq!(edit["m.relates_to"], json!({"rel_type": "m.replace", "event_id": "$first"}));
        let new = &edit["m.new_content"];
        assert_eq!((&new["body"], &new["msgtype"]), (&json!("Ann declines."), &json!("m.notice")));
        assert_eq!((&new["m.mentions"], &edit["m.mentions"]), (&json!({}), &json!({})));
        assert!(new.get("m.relates_to").is_none());
        let board = RoomMessage { file: Some(board()), ..RoomMessage::default() }.edit_of(&first).unwrap();
        assert_eq!(board["m.new_content"]["url"], "mxc://example.org/id");
        let long = RoomMessage::of_words(words(&"x".repeat(30_000)));
        assert!(long.edit_of(&first).is_none());
    }

    #[test]
    fn an_answer_stands_where_it_was_asked() {
        let event = |id: &str| OwnedEventId::try_from(id).unwrap();
        let place = |thread: Option<&str>, answers: Option<&str>| MessageRelation {
            thread: thread.map(event),
            answers: answers.map(event),
        };
        let relation = |place: MessageRelation| {
            RoomMessage { place, ..RoomMessage::default() }.content()["m.relates_to"].clone()
        };
        assert_eq!(relation(place(None, None)), Value::Null);
        assert_eq!(relation(place(None, Some("$a"))), json!({"m.in_reply_to": {"event_id": "$a"}}));
        assert_eq!(
            relation(place(Some("$r"), Some("$a"))),
            json!({"rel_type": "m.thread", "event_id": "$r", "is_falling_back": false, "m.in_reply_to": {"event_id": "$a"}})
        );
        assert_eq!(relation(place(Some("$r"), None))["is_falling_back"], true);
    }
}
