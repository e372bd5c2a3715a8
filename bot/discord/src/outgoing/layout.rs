//! Messages laid out as components ("Components V2"): words, pictures and buttons in one frame. serenity 0.12 has no types for
//! these, so the few that are sent are here.
//!
//! A message once laid out stays so: an edit replaces all of it, and old buttons are taken away by sending the rest again.

use serde::Serialize;
use serde_json::{Value, json};

use crate::outgoing::component::ActionRow;

/// The flag of a message that is laid out.
pub const LAID_OUT: u32 = 1 << 15;
/// The most characters of all words of such a message.
pub const LAID_OUT_CHARS: usize = 4000;
/// What a picture or file that goes with the message is called in its layout.
const ATTACHED: &str = "attachment://";

mod kind {
    pub const BUTTON: u64 = 2;
    pub const SECTION: u64 = 9;
    pub const TEXT: u64 = 10;
    pub const PICTURE: u64 = 11;
    pub const GALLERY: u64 = 12;
    pub const FILE: u64 = 13;
    pub const LINE: u64 = 14;
    pub const FRAME: u64 = 17;
}

/// A part of a layout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum LayoutPart {
    Text {
        #[serde(rename = "type")]
        kind: u64,
        content: String,
    },
    Gallery {
        #[serde(rename = "type")]
        kind: u64,
        items: Vec<GalleryItem>,
    },
    /// A file to be opened.
    File {
        #[serde(rename = "type")]
        kind: u64,
        file: Media,
    },
    /// A row of buttons, or a menu.
    Row(ActionRow),
    /// A frame with its parts.
    Frame {
        #[serde(rename = "type")]
        kind: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        accent_color: Option<u32>,
        components: Vec<Self>,
    },
    /// A part of a message that is there, as it is.
    Kept(Value),
}

/// A picture of a gallery.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GalleryItem {
    media: Media,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
}

/// Where a picture or file is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Media {
    url: String,
}

#[derive(Clone, Copy, Debug)]
pub struct Contents<'a> {
    /// Who is called, above the frame.
    pub mention: &'a str,
    pub words: &'a str,
    /// The names and descriptions of the files.
    pub files: &'a [(&'a str, &'a str)],
    pub rows: &'a [ActionRow],
    /// The colour at the side.
    pub accent: Option<[u8; 3]>,
}

/// A message in a frame. Every file is shown by it: what no part names is not shown at all.
pub fn framed(contents: Contents<'_>) -> Vec<LayoutPart> {
    let Contents { mention, words, files, rows, accent } = contents;
    let mut inside = Vec::new();
    inside.extend(text(words));
    let (pictures, others): (Vec<_>, Vec<_>) = files.iter().partition(|(name, _)| is_picture(name));
    if !pictures.is_empty() {
        let items = pictures.into_iter().map(|(name, description)| GalleryItem {
            media: attached(name),
            description: (*description).to_owned(),
        });
        inside.push(LayoutPart::Gallery { kind: kind::GALLERY, items: items.collect() });
    }
    inside.extend(
        others.into_iter().map(|(name, _)| LayoutPart::File { kind: kind::FILE, file: attached(name) }),
    );
    inside.extend(rows.iter().cloned().map(LayoutPart::Row));
    let mut parts: Vec<_> = text(mention).into_iter().collect();
    if !inside.is_empty() {
        let accent_color = accent.map(|[red, green, blue]| u32::from_be_bytes([0, red, green, blue]));
        parts.push(LayoutPart::Frame { kind: kind::FRAME, accent_color, components: inside });
    }
    parts
}

/// A layout that is there with other rows.
pub fn with_rows(kept: &[Value], rows: &[ActionRow]) -> Vec<LayoutPart> {
    let mut parts: Vec<_> = kept.to_vec();
    let rows_json = rows.iter().filter_map(|row| serde_json::to_value(row).ok());
    match parts.iter_mut().rev().find(|part| part["type"] == kind::FRAME) {
        Some(frame) => {
            if let Some(inside) = frame["components"].as_array_mut() {
                inside.extend(rows_json);
            }
        }
        None => parts.extend(rows_json),
    }
    parts.into_iter().map(LayoutPart::Kept).collect()
}

/// The layout of a message that is there, as it is sent again without its rows; `None` where it is not laid out.
pub fn of_message(message: &Value) -> Option<Vec<Value>> {
    let flags = message["flags"].as_u64().unwrap_or(0);
    (flags & u64::from(LAID_OUT) != 0).then(|| without_rows(&message["components"]))
}

/// A layout as it was sent, or as Discord tells it, as it is sent again without rows. What is pressed goes; everything else
/// stays.
pub fn without_rows(components: &Value) -> Vec<Value> {
    components.as_array().into_iter().flatten().flat_map(kept).collect()
}

fn kept(part: &Value) -> Vec<Value> {
    let kind = part["type"].as_u64().unwrap_or(0);
    let one = match kind {
        kind::TEXT => json!({"type": kind, "content": part["content"]}),
        kind::GALLERY => {
            let items = part["items"].as_array().into_iter().flatten().map(|item| {
                let mut again = json!({"media": again(&item["media"])});
                if item["description"].as_str().is_some_and(|words| !words.is_empty()) {
                    again["description"] = item["description"].clone();
                }
                again
            });
            json!({"type": kind, "items": items.collect::<Vec<_>>()})
        }
        kind::FILE => json!({"type": kind, "file": again(&part["file"])}),
        kind::LINE => json!({"type": kind}),
        // Words beside a button stay without it.
        kind::SECTION if part["accessory"]["type"] == kind::BUTTON => {
            return without_rows(&part["components"]);
        }
        kind::SECTION => {
            let accessory = &part["accessory"];
            let mut picture = json!({"type": kind::PICTURE, "media": again(&accessory["media"])});
            if accessory["description"].is_string() {
                picture["description"] = accessory["description"].clone();
            }
            json!({"type": kind, "components": without_rows(&part["components"]), "accessory": picture})
        }
        kind::FRAME => {
            let inside = without_rows(&part["components"]);
            if inside.is_empty() {
                return Vec::new();
            }
            let mut frame = json!({"type": kind, "components": inside});
            if part["accent_color"].is_u64() {
                frame["accent_color"] = part["accent_color"].clone();
            }
            frame
        }
        // Rows, and what is not ours.
        _ => return Vec::new(),
    };
    vec![one]
}

/// A picture or file by the name it was sent with; one from elsewhere by its address.
fn again(media: &Value) -> Value {
    let url = media["url"].as_str().unwrap_or_default();
    let ours = media["attachment_id"].is_string();
    let name = url.split('?').next().and_then(|url| url.rsplit('/').next()).filter(|_| ours);
    json!({"url": name.map_or_else(|| url.to_owned(), |name| format!("{ATTACHED}{name}"))})
}

fn text(content: &str) -> Option<LayoutPart> {
    (!content.trim().is_empty()).then(|| LayoutPart::Text { kind: kind::TEXT, content: content.to_owned() })
}

fn attached(name: &str) -> Media {
    Media { url: format!("{ATTACHED}{name}") }
}

fn is_picture(name: &str) -> bool {
    [".png", ".gif"].iter().any(|end| name.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outgoing::component;

    fn board() -> Vec<LayoutPart> {
        framed(Contents {
            mention: "<@7>",
            words: "e4",
            files: &[("board-g1-a.png", "White: Ke1"), ("game.txt", "")],
            rows: &component::link("Newest board", "https://discord.com/channels/1/2"),
            accent: Some([0xff, 0x80, 0x01]),
        })
    }

    #[test]
    fn a_frame_has_words_pictures_files_and_rows_under_who_is_called() {
        let parts = json!(board());
        assert_eq!(parts[0], json!({"type": 10, "content": "<@7>"}));
        assert_eq!(parts[1]["accent_color"], 0xff_8001);
        let kinds: Vec<_> =
            parts[1]["components"].as_array().unwrap().iter().map(|part| part["type"].clone()).collect();
        assert_eq!(kinds, [10, 12, 13, 1]);
        let item = &parts[1]["components"][1]["items"][0];
        assert_eq!(
            *item,
            json!({"media": {"url": "attachment://board-g1-a.png"}, "description": "White: Ke1"})
        );
    }

    #[test]
    fn an_empty_part_is_left_out() {
        let empty = Contents { mention: "", words: " ", files: &[], rows: &[], accent: None };
        assert_eq!(framed(empty), Vec::new());
        let words = json!(framed(Contents { words: "e4", ..empty }));
        assert_eq!(words, json!([{"type": 17, "components": [{"type": 10, "content": "e4"}]}]));
    }

    #[test]
    fn what_was_sent_and_what_discord_tells_of_it_are_sent_again_without_rows() {
        let sent = json!(board());
        let mut told = sent.clone();
        told[1]["spoiler"] = false.into();
        told[1]["components"][1]["items"][0] = json!({"description": "White: Ke1", "spoiler": false, "media": {
            "id": "5", "attachment_id": "6", "proxy_url": "https://x/", "width": 5,
            "url": "https://cdn.discordapp.com/attachments/1/6/board-g1-a.png?ex=1&is=2"}});
        told[1]["components"][2]["file"] = json!({"id": "5", "attachment_id": "7", "proxy_url": "https://x/",
            "url": "https://cdn.discordapp.com/attachments/1/7/game.txt?ex=1"});
        let kept = without_rows(&sent);
        assert_eq!(kept, without_rows(&told));
        assert_eq!(kept[1]["components"].as_array().unwrap().len(), 3);
        let again = json!(with_rows(&kept, &component::link("To the game", "https://discord.com/")));
        assert_eq!(again[1]["components"][3]["components"][0]["label"], "To the game");
    }

    #[test]
    fn a_message_of_old_has_no_layout() {
        let old = json!({"flags": 0, "content": "e4", "components": [{"type": 1}]});
        assert_eq!(of_message(&old), None);
        let laid_out = json!({"flags": LAID_OUT, "components": [{"type": 1}, {"type": 10, "content": "e4"}]});
        assert_eq!(of_message(&laid_out), Some(vec![json!({"type": 10, "content": "e4"})]));
    }
}
