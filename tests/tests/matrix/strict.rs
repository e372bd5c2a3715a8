//! A strict client, which hides what no signed device has sent: it shows every message of the bot's, unmarked.

use lasermate_tests::matrix::{Reader, SendLimits, ShownEvent, marked, node};
use serde_json::json;

use crate::world::world;

#[test]
fn a_strict_client_shows_everything_unmarked() {
    const TEST: &str = "a_strict_client_shows_everything_unmarked";
    let Some(modules) = node(TEST) else { return };
    let Some(mut world) = world(TEST, SendLimits::Lifted) else { return };
    world.synapse.register("rita");
    let mut rita = Reader::start(modules, &world.synapse, "rita");
    // She is there before the bot, so that everything it says is said to her too.
    let room = world.ann.create(true, &["@rita:localhost"]);
    rita.join(&room);
    world
        .ann
        .wait(&room, "Rita", |seen| seen.sender() == "@rita:localhost" && seen.0["type"] == "m.room.member");
    for user in ["@bob:localhost", "@bot:localhost"] {
        world.ann.tell(json!({"do": "invite", "room": room, "user": user}));
    }
    world.bob.join(&room);
    world.ann.wait_for_bot(&room, "Hello! I play chess variants");
    world.ann.say(&room, "!challenge game:chess");
    let asked = world.ann.wait_for_bot(&room, "1 Accept");
    world.ann.say(&room, "!cancel");
    world.ann.wait(&room, "the end of it", |seen| seen.replaces() == Some(asked.id()));
    world.game(&room, "chess");
    for (number, typed) in ["f3", "e5", "g4", "Qh4#"].into_iter().enumerate() {
        let player = world.player(number % 2);
        player.say(&room, &format!("!move {typed}"));
        player.wait(&room, typed, |seen| seen.is_board() && seen.body().contains(typed));
    }
    world.ann.say(&room, "!help");
    world.ann.wait(&room, "help", |seen| {
        seen.sender() == "@bot:localhost" && seen.0["content"]["m.relates_to"]["m.in_reply_to"].is_object()
    });
    let sent = world.ann.said(&room);
    let last = sent.last().map(|seen| seen.body().lines().next().unwrap_or_default().to_owned());
    let shown = rita.wait(&room, &last.expect("the bot has said something"));
    let of_bot: Vec<_> = shown
        .iter()
        .filter(|seen| seen.sender() == "@bot:localhost" && seen.0["type"] != "m.room.member")
        .collect();
    let wrong: Vec<_> = of_bot.iter().filter_map(|seen| Some((seen.body(), marked(seen)?))).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    // Changed messages stand where they were first said; whatever else was sent is there too.
    let missing: Vec<_> = sent
        .iter()
        .filter(|seen| seen.replaces().is_none() && !of_bot.iter().any(|own| own.id() == seen.id()))
        .map(ShownEvent::body)
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
    let changed = of_bot.iter().find(|seen| seen.id() == asked.id()).expect("the challenge");
    assert!(changed.body().contains("withdraws") && changed.0["edited"].is_string(), "{changed:?}");
    assert!(of_bot.iter().all(|seen| seen.0["encrypted"] == true));
    assert!(of_bot.iter().filter(|seen| seen.is_board()).count() >= 5);
}
