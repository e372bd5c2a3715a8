//! Messages laid out as components ("Components V2"): words, pictures and buttons in one frame.
//!
//! A message once laid out stays so: an edit replaces all of it, and old buttons are taken away by sending the rest again.

use serde::Deserialize as _;
use serde_json::Value;
use twilight_model::channel::message::MessageFlags;
use twilight_model::channel::message::component::{
    Component, Container, FileDisplay, MediaGallery, MediaGalleryItem, TextDisplay, UnfurledMediaItem,
};

use crate::api::FileUpload;

/// The most characters of all words of such a message.
pub const LAID_OUT_CHARS: usize = 4000;
/// What a picture or file that goes with the message is called in its layout.
const ATTACHED: &str = "attachment://";

#[derive(Clone, Copy, Debug)]
pub struct Contents<'a> {
    /// Who is called, above the frame.
    pub mention: &'a str,
    pub words: &'a str,
    pub files: &'a [FileUpload],
    /// Rows of buttons, or of a menu.
    pub rows: &'a [Component],
    /// The colour at the side.
    pub accent: Option<[u8; 3]>,
}

/// A message in a frame. Every file is shown by it: what no part names is not shown at all.
pub fn framed(contents: Contents<'_>) -> Vec<Component> {
    let Contents { mention, words, files, rows, accent } = contents;
    let (pictures, others): (Vec<_>, Vec<_>) = files.iter().partition(|file| is_picture(&file.filename));
    let items = pictures.into_iter().map(|file| MediaGalleryItem {
        description: file.description.clone(),
        media: attached(&file.filename),
        spoiler: None,
    });
    let items: Vec<_> = items.collect();
    let mut inside: Vec<Component> = text(words).into_iter().collect();
    inside.extend((!items.is_empty()).then(|| MediaGallery { id: None, items }.into()));
    inside.extend(others.into_iter().map(|file| shown_file(attached(&file.filename))));
    inside.extend_from_slice(rows);
    let mut parts: Vec<_> = text(mention).into_iter().collect();
    if !inside.is_empty() {
        let accent_color = accent.map(|[red, green, blue]| Some(u32::from_be_bytes([0, red, green, blue])));
        parts.push(Container { accent_color, components: inside, id: None, spoiler: None }.into());
    }
    parts
}

/// A layout that is there with other rows.
pub fn with_rows(kept: &[Component], rows: &[Component]) -> Vec<Component> {
    let mut parts = kept.to_vec();
    let frame = parts.iter_mut().rev().find_map(|part| match part {
        Component::Container(frame) => Some(&mut frame.components),
        _ => None,
    });
    match frame {
        Some(inside) => inside.extend_from_slice(rows),
        None => parts.extend_from_slice(rows),
    }
    parts
}

/// The layout of a message that is there, as it is sent again without its rows; `None` where it is not laid out.
pub fn of_message(message: &Value) -> Option<Vec<Component>> {
    let flags = MessageFlags::from_bits_truncate(message["flags"].as_u64().unwrap_or(0));
    let parts = message["components"].as_array().into_iter().flatten();
    let parts = parts.filter_map(|part| Component::deserialize(part).ok()).filter_map(kept);
    flags.contains(MessageFlags::IS_COMPONENTS_V2).then(|| parts.collect())
}

/// A part as Discord tells it, as it is sent again: what is pressed goes, and what is never ours.
fn kept(part: Component) -> Option<Component> {
    match part {
        Component::TextDisplay(text) => Some(TextDisplay { id: None, ..text }.into()),
        Component::MediaGallery(gallery) => {
            let items = gallery.items.into_iter().map(|item| MediaGalleryItem {
                media: again(&item.media),
                description: item.description.filter(|words| !words.is_empty()),
                spoiler: None,
            });
            Some(MediaGallery { id: None, items: items.collect() }.into())
        }
        Component::File(file) => Some(shown_file(again(&file.file))),
        Component::Container(frame) => {
            let components: Vec<_> = frame.components.into_iter().filter_map(kept).collect();
            let accent_color = frame.accent_color.filter(Option::is_some);
            let frame =
                || Container { accent_color, components: components.clone(), id: None, spoiler: None };
            (!components.is_empty()).then(|| frame().into())
        }
        _ => None,
    }
}

/// A picture or file by the name it was sent with.
fn again(media: &UnfurledMediaItem) -> UnfurledMediaItem {
    let path = media.url.split('?').next().unwrap_or_default();
    attached(path.rsplit('/').next().unwrap_or_default())
}

fn text(content: &str) -> Option<Component> {
    (!content.trim().is_empty()).then(|| TextDisplay { content: content.to_owned(), id: None }.into())
}

/// A file to be opened.
fn shown_file(file: UnfurledMediaItem) -> Component {
    FileDisplay { file, id: None, spoiler: None }.into()
}

fn attached(name: &str) -> UnfurledMediaItem {
    let url = format!("{ATTACHED}{name}");
    UnfurledMediaItem { content_type: None, height: None, proxy_url: None, url, width: None }
}

fn is_picture(name: &str) -> bool {
    [".png", ".gif"].iter().any(|end| name.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outgoing::component;
    use serde_json::json;

    fn board(rows: &[Component]) -> Vec<Component> {
        let file = |name: &str| FileUpload::from_bytes(name.to_owned(), Vec::new(), 0);
        let picture = FileUpload { description: Some("White: Ke1".to_owned()), ..file("board-g1-a.png") };
        framed(Contents {
            mention: "<@7>",
            words: "e4",
            files: &[picture, file("game.txt")],
            rows,
            accent: Some([0xff, 0x80, 0x01]),
        })
    }

    #[test]
    fn a_frame_has_words_pictures_files_and_rows_under_who_is_called() {
        let parts = json!(board(&component::link("Newest board", "https://discord.com/channels/1/2")));
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
        let sent = json!({"flags": 1 << 15, "components": board(&component::link("Newest board", "https://discord.com/"))});
        let mut told = sent.clone();
        let told_parts = &mut told["components"];
        told_parts[1]["spoiler"] = false.into();
        told_parts[1]["components"][1]["items"][0] = json!({"description": "White: Ke1", "spoiler": false, "media": {
            "id": "5", "attachment_id": "6", "proxy_url": "https://x/", "width": 5,
            "url": "https://cdn.discordapp.com/attachments/1/6/board-g1-a.png?ex=1&is=2"}});
        told_parts[1]["components"][2]["file"] = json!({"id": "5", "attachment_id": "7", "proxy_url": "https://x/",
            "url": "https://cdn.discordapp.com/attachments/1/7/game.txt?ex=1"});
        let kept = of_message(&sent).unwrap();
        assert_eq!((&kept, Some(&kept)), (&board(&[]), of_message(&told).as_ref()));
        let again = json!(with_rows(&kept, &component::link("To the game", "https://discord.com/")));
        assert_eq!(again[1]["components"][3]["components"][0]["label"], "To the game");
    }

    #[test]
    fn a_message_of_old_has_no_layout() {
        let old = json!({"flags": 0, "content": "e4", "components": [{"type": 1}]});
        assert_eq!(of_message(&old), None);
        let laid_out = json!({"flags": 1 << 15, "components": [{"type": 1}, {"type": 10, "content": "e4"}]});
        assert_eq!(of_message(&laid_out), Some(text("e4").into_iter().collect()));
    }
}
