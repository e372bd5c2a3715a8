//! Games that come as files.

use lasermate_tests::matrix::{Player, SendLimits};
use serde_json::{Value, json};

use crate::world::world;

const GAME: &str = "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 {a move} e5 2. Nf3 Nc6 1/2-1/2\n";

/// A message with a file.
fn file(player: &mut Player, encrypted: bool, bytes: &[u8], words: &Value) -> Value {
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut content = player.tell(json!({"do": "upload", "hex": hex, "encrypted": encrypted}));
    assert!(content.get("error").is_none(), "{content}");
    content["msgtype"] = json!("m.file");
    for (name, value) in words.as_object().expect("words of a message") {
        content[name] = value.clone();
    }
    content
}

/// The answer to a message.
fn told(player: &mut Player, room: &str, content: Value) -> String {
    let event = player.send(room, content);
    player.wait(room, "an answer", |seen| seen.answers(&event)).body().to_owned()
}

fn answering(event: &str, line: &str) -> Value {
    json!({"msgtype": "m.text", "body": line, "m.relates_to": {"m.in_reply_to": {"event_id": event}}})
}

#[test]
fn a_game_comes_as_a_file_with_a_caption_or_in_the_message_that_is_answered() {
    let test = "a_game_comes_as_a_file_with_a_caption_or_in_the_message_that_is_answered";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let captioned = json!({"body": "!import", "filename": "game.pgn"});
    let bare = json!({"body": "game.pgn"});
    for encrypted in [false, true] {
        let room = world.room(encrypted);
        let ann = &mut world.ann;
        let content = file(ann, encrypted, GAME.as_bytes(), &captioned);
        let shown = told(ann, &room, content);
        assert!(shown.contains("4 actions,"), "{shown}");
        // Clients without captions send a file alone: it is nothing for the bot until it is answered.
        let content = file(ann, encrypted, GAME.as_bytes(), &bare);
        let event = ann.send(&room, content);
        let shown = told(ann, &room, answering(&event, "!import"));
        assert!(shown.contains("4 actions,"), "{shown}");
        assert!(!ann.said(&room).iter().any(|seen| seen.answers(&event)), "a file without a caption");
        let event = ann.say(&room, "1. d4 d5");
        let shown = told(ann, &room, answering(&event, "!import"));
        assert!(shown.contains("2 actions,"), "{shown}");
        let shown = told(ann, &room, answering(&event, "!import 1. c4"));
        assert!(shown.contains("1 action,"), "what is typed counts: {shown}");
    }
}

#[test]
fn what_holds_no_game_is_refused_with_the_reason() {
    let test = "what_holds_no_game_is_refused_with_the_reason";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(false);
    let ann = &mut world.ann;
    let captioned = json!({"body": "!import", "filename": "game.pgn"});
    let picture = file(ann, false, b"\x89PNG\r\n\x1a\n\0\0", &captioned);
    let mut huge = file(ann, false, GAME.as_bytes(), &captioned);
    huge["info"] = json!({"size": 1_000_000});
    let longer = file(ann, false, &vec![b'x'; 800_001], &captioned);
    let mut lost = picture.clone();
    lost["url"] = json!("mxc://localhost/nothing");
    for (content, why) in [
        (picture, "That file isn't text."),
        (huge, "That file is too large."),
        (longer, "That file is too large."),
        (lost, "I couldn't get that file."),
    ] {
        let refused = told(ann, &room, content);
        assert!(refused.contains(why), "{refused}");
    }
    let other = ann.send(&room, json!({"msgtype": "m.location", "body": "here", "geo_uri": "geo:1,1"}));
    let refused = told(ann, &room, answering(&other, "!import"));
    assert!(refused.contains("There is no game in that message."), "{refused}");
    let refused = told(ann, &room, json!({"msgtype": "m.text", "body": "!import"}));
    assert!(refused.contains("Which record?") && refused.contains("!import as its caption"), "{refused}");
}
