//! Invitations, kicks, upgrades, and rooms in which nobody is left.

use std::time::Duration;

use lasermate_tests::matrix::{Limits, Seen};
use serde_json::json;

use crate::world::world;

#[test]
fn invitations_are_followed_by_the_settings() {
    let Some(mut world) = world("invitations_are_followed_by_the_settings", Limits::Lifted) else { return };
    world.bot.kill();
    world.bot.start_with(&["--matrix-allow", "@ann:localhost"]);
    let asked = world.bob.create(false, &["@bot:localhost"]);
    let room = world.ann.create(false, &["@bot:localhost"]);
    world.ann.wait_for_bot(&room, "Hello! I play chess variants");
    world.bob.wait(&asked, "the bot declines", |seen| {
        seen.0["type"] == "m.room.member"
            && seen.sender() == "@bot:localhost"
            && seen.0["content"]["membership"] == "leave"
    });
    // Kicked and invited again, it goes on with its game.
    let room = world.ann.create(true, &["@bot:localhost", "@bob:localhost"]);
    world.bob.join(&room);
    world.ann.wait_for_bot(&room, "Hello! I play chess variants");
    world.game(&room, "chess");
    world.ann.tell(json!({"do": "kick", "room": room, "user": "@bot:localhost"}));
    std::thread::sleep(Duration::from_secs(2));
    world.ann.tell(json!({"do": "invite", "room": room, "user": "@bot:localhost"}));
    world
        .ann
        .wait(&room, "the game goes on", |seen| seen.body().contains("The bot is back. Game G1 continues"));
    // Left alone, it goes.
    world.bob.tell(json!({"do": "leave", "room": room}));
    let token = world.ann.token.clone();
    world.ann.tell(json!({"do": "leave", "room": room}));
    std::thread::sleep(Duration::from_secs(3));
    let log = world.bot.logged();
    assert!(log.contains("left an empty room"), "{token} {log}");
}

#[test]
fn a_game_moves_with_its_room() {
    let Some(mut world) = world("a_game_moves_with_its_room", Limits::Lifted) else { return };
    let room = world.room(false);
    world.game(&room, "chess");
    let path = format!("/_matrix/client/v3/rooms/{}/upgrade", room.replace('!', "%21").replace(':', "%3A"));
    let upgraded = world.as_ann("POST", &path, &json!({"new_version": "11"}));
    let new = upgraded["replacement_room"].as_str().unwrap_or_else(|| panic!("{upgraded}")).to_owned();
    world.ann.tell(json!({"do": "invite", "room": new, "user": "@bot:localhost"}));
    world.ann.tell(json!({"do": "invite", "room": new, "user": "@bob:localhost"}));
    world.bob.join(&new);
    std::thread::sleep(Duration::from_secs(3));
    world.ann.say(&new, "!move e4");
    world.ann.wait(&new, "the move in the new room", |seen| seen.is_board() && seen.body().contains("e4"));
    world.bob.say(&new, "!move e5");
    world.bob.wait(&new, "the answer", |seen| seen.is_board() && seen.body().contains("e5"));
    // A room that only says it follows, or only is said to, gets nothing.
    let stranger = world.bob.create(false, &["@bot:localhost"]);
    world.bob.wait_for_bot(&stranger, "Hello! I play chess variants");
    world.bob.say(&stranger, "!board");
    let told = world.bob.wait(&stranger, "no game", |seen: &Seen| {
        seen.sender() == "@bot:localhost" && !seen.body().contains("Hello")
    });
    assert!(!told.is_board(), "{told:?}");
}
