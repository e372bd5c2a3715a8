//! What Discord, or what speaks like it, sends otherwise than documented: what is not used matters to nobody.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::world::Trouble;
use lasermate_tests::discord::{components, content, id_of, table};
use serde_json::{Value, json};

/// What is odd, and what stands there.
type Odd = (&'static str, fn() -> Value);

/// Fields of a press that are not used, as they must not be.
const ODD: [Odd; 9] = [
    ("/message/author/public_flags", || json!("0")),
    ("/member/user/public_flags", || json!("64")),
    ("/message/timestamp", || json!("2026-01-01T00:00:00")),
    ("/message/poll", || json!({"question": null})),
    ("/message/reactions", || json!([{"count": "many"}])),
    ("/message/role_subscription_data", || json!({})),
    ("/message/application", || json!([])),
    ("/locale", || Value::Null),
    ("/entitlements", || json!({"a": 1})),
];

#[test]
fn presses_forms_commands_and_completions_with_odd_fields_are_answered() {
    let (discord, bot, mut seats) = table();
    let board = seats.begin(&discord).message;
    let parts = components(&board);
    let more = parts.iter().filter_map(|part| part["custom_id"].as_str()).find(|id| id.starts_with("more"));
    let more = more.unwrap_or_else(|| panic!("{parts:#?}")).to_owned();
    for (path, value) in ODD {
        let asked = discord.prepared(seats.ann, "/games");
        discord.change(asked, |json| put(json, path, value()));
        discord.deliver(asked);
        assert!(discord.told(asked).private, "{path}");
        let pressed = discord.prepared_press(seats.ann, id_of(&board), &more, None);
        discord.change(pressed, |json| put(json, path, value()));
        discord.deliver(pressed);
        let told = discord.told(pressed);
        assert!(told.private, "{path}: {told:?}");
    }
    let log = bot.logged();
    assert!(!log.contains("parsing an interaction failed"), "{log}");
}

/// The announcement went on saying that the game is in its own thread.
#[test]
fn an_announcement_says_where_the_game_is_where_no_thread_can_be_opened() {
    let (discord, _bot, mut seats) = table();
    let refused = Trouble::Refused(400, 160_006, "Maximum number of active threads reached");
    discord.trouble("create_thread_from_message", 1, refused);
    let told = discord.told(discord.command(seats.ann, "/challenge game:chess side:first where:thread"));
    assert!(told.is_done("Challenge sent"), "{told:?}");
    seats.post(&discord);
    let _ = discord.told(discord.command(seats.bob, "/accept"));
    discord.wait("the announcement", |world| {
        // The board takes its place.
        let posts = world.events.iter().filter(|event| event.channel == seats.channel);
        let told =
            posts.map(|event| content(&event.message)).find(|post| post.contains("It is played here."))?;
        assert!(!told.contains("own thread"), "{told}");
        Some(())
    });
    discord.wait("the board", |world| {
        world
            .public(seats.channel)
            .iter()
            .any(|post| {
                components(post)
                    .iter()
                    .any(|part| part["custom_id"].as_str().is_some_and(|id| id.starts_with("more")))
            })
            .then_some(())
    });
}

/// Sets a field, with what it is in.
fn put(json: &mut Value, path: &str, value: Value) {
    let (mut at, mut names) = (json, path.split('/').skip(1).peekable());
    while let Some(name) = names.next() {
        if names.peek().is_none() {
            at[name] = value;
            return;
        }
        at = &mut at[name];
        if !at.is_object() {
            return;
        }
    }
}

#[test]
fn events_that_nothing_follows_from_are_no_failures() {
    let (discord, bot, mut seats) = table();
    seats.begin(&discord);
    for kind in
        ["PRESENCE_UPDATE", "MESSAGE_CREATE", "READY_SUPPLEMENTAL", "SOUNDBOARD_SOUNDS", "TYPING_START"]
    {
        discord.event(seats.server, kind, &json!({"anything": [1, null]}));
    }
    // A server of which more than its number cannot be read is there all the same.
    discord.event(
        seats.server,
        "GUILD_CREATE",
        &json!({"id": seats.server.to_string(), "joined_at": 5, "unavailable": null}),
    );
    seats.play(&discord, seats.ann, "e4");
    assert!(!bot.logged().contains("parsing an event"), "{}", bot.logged());
}
