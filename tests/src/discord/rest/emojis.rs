//! The emojis of the application.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::{RestAnswer, id};
use crate::discord::spec::Match;
use crate::discord::world::{APPLICATION, World, bot};

/// Most emojis of an application.
const MOST: usize = 2000;
/// Most bytes of one.
const BYTES: usize = 256 << 10;
/// The side of one, in pixels.
const SIDE: u32 = 128;

/// Does what a request about emojis asks; `None` where the stand-in does not play it.
pub(super) fn play(world: &mut World, found: &Match<'_>, json: &Value) -> Option<RestAnswer> {
    if id(found, "application_id") != Some(APPLICATION) {
        return Some(RestAnswer::error(404, 10002, "Unknown Application"));
    }
    let answer = match found.operation.id.as_str() {
        "list_application_emojis" => RestAnswer::ok(json!({"items": world.emojis})),
        "create_application_emoji" => create(world, json),
        "delete_application_emoji" => {
            let wanted = id(found, "emoji_id")?.to_string();
            let before = world.emojis.len();
            world.emojis.retain(|emoji| emoji["id"] != wanted.as_str());
            if world.emojis.len() == before {
                return Some(RestAnswer::error(404, 10014, "Unknown Emoji"));
            }
            RestAnswer::nothing()
        }
        _ => return None,
    };
    Some(answer)
}

fn create(world: &mut World, json: &Value) -> RestAnswer {
    let name = json["name"].as_str().unwrap_or_default();
    if world.emojis.len() >= MOST {
        return RestAnswer::error(400, 30008, "Maximum number of emojis reached (2000)");
    }
    let mut wrong = picture(json["image"].as_str().unwrap_or_default());
    if !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
        wrong.push(format!("the name {name:?} has other characters than letters, digits and underscores"));
    }
    if world.emojis.iter().any(|emoji| emoji["name"] == name) {
        wrong.push(format!("there is an emoji {name} already"));
    }
    if !wrong.is_empty() {
        let words = wrong.join("; ");
        world.faults.push(format!("create_application_emoji: {words}"));
        return RestAnswer::invalid(&wrong);
    }
    let emoji = json!({
        "id": world.clock.id().to_string(), "name": name, "roles": [], "user": bot(), "require_colons": true,
        "managed": false, "animated": false, "available": true,
    });
    world.emojis.push(emoji.clone());
    RestAnswer { status: 201, ..RestAnswer::ok(emoji) }
}

/// What is wrong with a picture as it is sent: a PNG of the right size in a data address.
fn picture(image: &str) -> Vec<String> {
    let Some(bytes) =
        image.strip_prefix("data:image/png;base64,").and_then(|code| STANDARD.decode(code).ok())
    else {
        return vec!["the picture is no PNG in a data address".to_owned()];
    };
    let mut wrong = Vec::new();
    if bytes.len() > BYTES {
        wrong.push(format!("{} bytes; {BYTES} are allowed", bytes.len()));
    }
    let field = |at: usize| bytes.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
    if !bytes.starts_with(b"\x89PNG") || field(16) != Some(SIDE) || field(20) != Some(SIDE) {
        wrong.push(format!("the picture is no PNG of {SIDE} by {SIDE} pixels"));
    }
    wrong
}

/// The emojis in a request that the application has not.
pub(super) fn unknown(world: &World, json: &Value) -> Vec<String> {
    let mut wrong = Vec::new();
    if let Some(emoji) = json.get("emoji").and_then(|emoji| emoji["id"].as_str())
        && world.emojis.iter().all(|known| known["id"] != emoji)
    {
        wrong.push(format!("there is no emoji {emoji}"));
    }
    let fields = json.as_object().into_iter().flatten().map(|(_, value)| value);
    let items = json.as_array().into_iter().flatten();
    wrong.extend(fields.chain(items).flat_map(|value| unknown(world, value)));
    wrong
}
