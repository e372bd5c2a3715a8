//! Interactions in which one field is missing or of another type: what is not used does not matter.

use serde_json::{Value, json};

use crate::id::BotPresence;
use crate::incoming::install_context::ChannelPresence;
use crate::incoming::interaction::{Incoming, InteractionBody};

/// What every interaction has, as Discord documents it, with much that is never read.
fn interaction(kind: u64, data: Value) -> Value {
    let user = json!({
        "id": "11", "username": "ann", "global_name": "Ann", "discriminator": "0", "avatar": null, "banner": null,
        "public_flags": 0, "flags": 0, "bot": false, "system": false, "avatar_decoration_data": null, "clan": null,
        "primary_guild": {"identity_guild_id": null, "badge": null}, "collectibles": {"nameplate": {"sku_id": "5"}},
    });
    json!({
        "id": "1300000000000000001", "application_id": "9", "type": kind, "token": "secret", "version": 1, "data": data,
        "guild_id": "5", "channel_id": "7", "locale": "de", "guild_locale": "en-US",
        "guild": {"id": "5", "locale": "en-US", "features": ["COMMUNITY"]},
        "channel": {"id": "7", "type": 0, "guild_id": "5", "name": "lobby", "nsfw": false, "position": 0, "flags": 0,
            "parent_id": null, "permissions": "2248473465835073", "rate_limit_per_user": 0, "topic": null,
            "last_message_id": "1299999999999999999", "last_pin_timestamp": "2026-01-01T00:00:00+00:00"},
        "member": {"user": user, "roles": ["6"], "nick": "Annie", "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0,
            "permissions": "2248473465835073", "pending": false, "deaf": false, "mute": false, "premium_since": null,
            "avatar": null, "banner": null, "communication_disabled_until": null, "unusual_dm_activity_until": null},
        "app_permissions": "2248473465835073", "entitlements": [], "entitlement_sku_ids": [], "context": 0,
        "authorizing_integration_owners": {"0": "5"}, "attachment_size_limit": 10_485_760,
    })
}

/// A message with all that Discord may put into one.
fn message() -> Value {
    json!({
        "id": "21", "channel_id": "7", "type": 0, "content": "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "flags": 0, "tts": false,
        "author": {"id": "9", "username": "lasermate", "discriminator": "0", "bot": true, "public_flags": 0},
        "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": null, "pinned": false, "mention_everyone": false,
        "mentions": [{"id": "11", "username": "ann"}], "mention_roles": [], "mention_channels": [], "attachments": [],
        "embeds": [{"type": "rich"}], "components": [{"type": 1, "id": 1, "components": []}], "nonce": 5, "webhook_id": "9",
        "application_id": "9", "application": {"id": "9", "name": "Lasermate"}, "activity": {"type": 1}, "position": 3,
        "poll": {"question": {"text": "?"}, "answers": [], "expiry": null}, "reactions": [{"count": 1, "emoji": {}}],
        "role_subscription_data": {"tier_name": "gold"}, "message_reference": {"type": 0, "message_id": "20"},
        "referenced_message": null, "message_snapshots": [], "thread": {"id": "22", "type": 11}, "sticker_items": [],
        "stickers": [], "resolved": {}, "call": {"participants": []}, "interaction": {"id": "1", "type": 2},
        "interaction_metadata": {"id": "1", "type": 2, "user": {"id": "11"}, "authorizing_integration_owners": {}},
    })
}

/// One interaction of each kind.
fn each() -> Vec<(&'static str, Value)> {
    let bob = json!({"id": "12", "username": "bob", "global_name": null, "public_flags": 64});
    let resolved =
        json!({"users": {"12": bob}, "members": {"12": {"nick": "Bobby", "flags": 0, "joined_at": null}}});
    let option = |name: &str, kind: u64, value: &str| json!({"name": name, "type": kind, "value": value});
    let command = json!({"id": "31", "name": "challenge", "type": 1, "guild_id": "5", "resolved": resolved,
        "options": [option("opponent", 6, "12"), option("game", 3, "chess")]});
    let below = json!({"id": "31", "name": "lasermate", "type": 1,
        "options": [{"name": "draw", "type": 1, "options": [option("action", 3, "offer")]}]});
    let mut typing = json!({"id": "31", "name": "move", "type": 1, "options": [option("move", 3, "e")]});
    typing["options"][0]["focused"] = true.into();
    let on_person =
        json!({"id": "31", "name": "Challenge", "type": 2, "target_id": "12", "resolved": resolved});
    let on_message = json!({"id": "31", "name": "Open as position", "type": 3, "target_id": "21",
        "resolved": {"messages": {"21": message()}}});
    let button = json!({"custom_id": "hint:1", "component_type": 2, "id": 3});
    let menu =
        json!({"custom_id": "pick:g1:1", "component_type": 3, "id": 3, "values": ["e2"], "resolved": {}});
    let form = json!({"custom_id": "challenge", "resolved": resolved, "components": [
        {"type": 18, "id": 1, "component": {"type": 3, "id": 2, "custom_id": "game", "values": ["chess"]}},
        {"type": 18, "id": 3, "component": {"type": 5, "id": 4, "custom_id": "opponent", "values": ["12"]}},
        {"type": 1, "id": 5, "components": [{"type": 4, "id": 6, "custom_id": "time", "value": "10m"}]}]});
    let with = |mut interaction: Value| {
        interaction["message"] = message();
        interaction
    };
    let mut direct = interaction(2, command.clone());
    let user = direct["member"]["user"].take();
    for gone in ["member", "guild", "guild_id", "guild_locale"] {
        direct.as_object_mut().unwrap().remove(gone);
    }
    direct["user"] = user;
    direct["context"] = 1.into();
    vec![
        ("command", interaction(2, command)),
        ("direct", direct),
        ("below a root", interaction(2, below)),
        ("completion", interaction(4, typing)),
        ("button", with(interaction(3, button))),
        ("menu", with(interaction(3, menu))),
        ("form", with(interaction(5, form))),
        ("on a person", interaction(2, on_person)),
        ("on a message", interaction(2, on_message)),
    ]
}

/// What is used: it may change what is asked, and nothing else does.
const USED: &[&str] = &[
    "/type",
    "/id",
    "/token",
    "/channel_id",
    "/channel/type",
    "/channel/last_message_id",
    "/channel/parent_id",
    "/member",
    "/member/nick",
    "/member/user",
    "/member/user/id",
    "/member/user/global_name",
    "/member/user/username",
    "/member/permissions",
    "/user",
    "/user/id",
    "/locale",
    "/guild_locale",
    "/user/global_name",
    "/user/username",
    "/app_permissions",
    "/guild_id",
    "/context",
    "/authorizing_integration_owners",
    "/authorizing_integration_owners/0",
    "/channel",
    "/message",
    "/message/id",
    "/message/flags",
];

/// Without these there is nothing to answer, or nobody.
const NEEDED: &[&str] = &[
    "/id",
    "/type",
    "/token",
    "/member",
    "/member/user",
    "/member/user/id",
    "/user",
    "/user/id",
    "/data",
    "/data/custom_id",
];

/// What is never used, inside what is.
const NEVER: &[&str] =
    &["public_flags", "locale", "type", "id", "flags", "joined_at", "guild_id", "component_type"];

/// What is asked by an interaction, and how it is to be answered.
fn asked(json: &Value) -> Result<String, String> {
    let incoming = Incoming::read(json.clone()).map_err(|error| error.to_string())?;
    let here = ChannelPresence { presence: BotPresence::Member, in_forum: false };
    let asked = match &incoming.what {
        InteractionBody::Command(data) => incoming.of_command(data, here),
        InteractionBody::Typing(data) => return Ok(format!("{:?}", incoming.of_typing(data, here))),
        InteractionBody::Component { custom_id, values } => {
            incoming.of_component(custom_id, values.as_deref(), here)
        }
        InteractionBody::Form(form) => incoming.of_form(form, here),
        InteractionBody::Other => return Ok("another kind".to_owned()),
    };
    Ok(format!("{:?} {:?} {:?} {:?}", asked.how, asked.request, asked.people, asked.under))
}

/// The paths to every field of a value.
fn paths(value: &Value, at: &str, into: &mut Vec<String>) {
    let inner: Vec<_> = match value {
        Value::Object(fields) => fields.iter().map(|(name, inner)| (name.clone(), inner)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(n, inner)| (n.to_string(), inner)).collect(),
        _ => Vec::new(),
    };
    for (name, inner) in inner {
        let path = format!("{at}/{name}");
        paths(inner, &path, into);
        into.push(path);
    }
}

fn other_values() -> [Value; 10] {
    [
        Value::Null,
        json!(true),
        json!(7_000_000_000_000_u64),
        json!(-1),
        json!(1.5),
        json!("another"),
        json!("2026-01-01T00:00:00"),
        json!([]),
        json!([{"type": 99}, 3, null]),
        json!({"unknown": {"deep": [1]}}),
    ]
}

fn without(json: &Value, path: &str) -> Value {
    let mut changed = json.clone();
    let (above, name) = path.rsplit_once('/').unwrap();
    match changed.pointer_mut(above).unwrap() {
        Value::Object(fields) => drop(fields.remove(name)),
        Value::Array(items) => drop(items.remove(name.parse().unwrap())),
        _ => unreachable!("a field is in something"),
    }
    changed
}

#[test]
fn what_is_not_used_may_be_missing_or_of_any_type() {
    let mut tried = 0;
    for (name, json) in each() {
        let before = asked(&json).unwrap();
        let mut all = Vec::new();
        paths(&json, "", &mut all);
        for path in all {
            let last = path.rsplit('/').next().unwrap();
            let in_data = path.starts_with("/data") && !NEVER.contains(&last);
            let counts = in_data || USED.contains(&path.as_str());
            let mut cases = vec![without(&json, &path)];
            cases.extend(other_values().into_iter().map(|value| {
                let mut changed = json.clone();
                *changed.pointer_mut(&path).unwrap() = value;
                changed
            }));
            for changed in cases {
                tried += 1;
                let value = changed.pointer(&path);
                match asked(&changed) {
                    Ok(after) => assert!(counts || after == before, "{name}: {path} as {value:?}: {after}"),
                    Err(error) => {
                        assert!(NEEDED.contains(&path.as_str()), "{name}: {path} as {value:?}: {error}")
                    }
                }
            }
        }
    }
    assert!(tried > 5_000, "{tried}");
}

#[test]
fn each_kind_is_read_as_what_it_asks() {
    let wanted = [
        ("command", r#"Challenge, options: {"game": "chess", "opponent": "discord:12"}"#),
        ("direct", r#"Challenge, options: {"game": "chess", "opponent": "discord:12"}"#),
        ("below a root", r#"Draw, options: {"action": "offer"}"#),
        ("completion", r#"option: "move", typed: "e""#),
        ("button", "Press { message: MessageId(21), private: false"),
        ("menu", "Press { message: MessageId(21), private: false"),
        ("form", "Form { on_message: true, private: false"),
        ("on a person", r#"Challenge, options: {"opponent": "discord:12"}"#),
        ("on a message", "Import, options: {\"record\": \"[FEN "),
    ];
    for ((name, json), (of, words)) in each().iter().zip(wanted) {
        let asked = asked(json).unwrap();
        assert!(*name == of && asked.contains(words), "{name}: {asked}");
        assert!(asked.contains(r#"name: "Annie""#) || *name == "direct", "{name}: {asked}");
        assert!(!asked.contains("secret"), "{name}");
    }
    let bobby = asked(&each()[0].1).unwrap();
    assert!(bobby.contains(r#"name: "Bobby""#), "{bobby}");
}

#[test]
fn nobody_manages_a_server_by_a_missing_field() {
    let (_, mut json) = each().remove(0);
    json["member"]["permissions"] = json!("0");
    for gone in [&["guild_id"][..], &["guild_id", "guild"], &["guild_id", "guild", "context"]] {
        for name in gone {
            json.as_object_mut().unwrap().remove(*name);
        }
        assert!(asked(&json).unwrap().contains("admin: false"), "{gone:?}");
    }
}

#[test]
fn a_component_under_a_message_that_is_not_told_is_answered_like_a_command() {
    let (_, mut json) = each().remove(4);
    for message in [json!(null), json!({}), json!({"id": 0}), json!("21")] {
        json["message"] = message;
        assert!(asked(&json).unwrap().starts_with("Command { draws: false"), "{json}");
    }
}
