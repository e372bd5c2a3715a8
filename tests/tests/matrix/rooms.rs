//! Invitations, kicks, upgrades, and rooms in which nobody is left.

use lasermate_tests::matrix::{SendLimits, ShownEvent};
use serde_json::{Value, json};

use crate::world::{World, world, world_behind_a_proxy};

#[test]
fn invitations_are_followed_by_the_settings() {
    let Some(mut world) = world("invitations_are_followed_by_the_settings", SendLimits::Lifted) else {
        return;
    };
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
    world.logged(0, &["removed from a room", &room]);
    world.ann.tell(json!({"do": "invite", "room": room, "user": "@bot:localhost"}));
    world
        .ann
        .wait(&room, "the game goes on", |seen| seen.body().contains("The bot is back. Game G1 continues"));
    // Left alone, it goes.
    world.bob.tell(json!({"do": "leave", "room": room}));
    world.ann.tell(json!({"do": "leave", "room": room}));
    world.logged(0, &["left an empty room"]);
}

#[test]
fn a_space_is_joined_and_not_greeted() {
    let Some(mut world) = world("a_space_is_joined_and_not_greeted", SendLimits::Lifted) else { return };
    let space =
        json!({"creation_content": {"type": "m.space"}, "name": "Club", "invite": ["@bot:localhost"]});
    let made = world.as_ann("POST", "/_matrix/client/v3/createRoom", &space);
    let space = made["room_id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
    world.ann.comes(&space, "bot", 1);
    world.until(&format!("SELECT count(*) = 1 FROM matrix_room WHERE room = '{space}'"));
    let path = format!(
        "/_matrix/client/v3/rooms/{}/messages?dir=b&limit=50",
        space.replace('!', "%21").replace(':', "%3A")
    );
    let told = world.as_ann("GET", &path, &Value::Null);
    let events = told["chunk"].as_array().unwrap_or_else(|| panic!("{told}"));
    assert!(!events.iter().any(|event| event["type"] == "m.room.message"), "{events:?}");
    world.room(false);
}

#[test]
fn what_was_said_just_before_the_bot_is_removed_is_done() {
    let test = "what_was_said_just_before_the_bot_is_removed_is_done";
    let Some((mut world, proxy)) = world_behind_a_proxy(test) else { return };
    let room = world.room(true);
    world.game(&room, "chess");
    let back = |world: &mut World, times: usize, waits: &str| {
        world.ann.tell(json!({"do": "invite", "room": room, "user": "@bot:localhost"}));
        world.ann.comes(&room, "bot", times);
        let back = format!("The bot is back. Game G1 continues. {waits}");
        world.ann.wait_for_bot(&room, &back);
    };
    // In one sync.
    proxy.hold("/sync");
    world.ann.say(&room, "!move e4");
    world.ann.tell(json!({"do": "kick", "room": room, "user": "@bot:localhost"}));
    proxy.release("/sync");
    world.logged(0, &["removed from a room", &room]);
    world.ann.say(&room, "!move Nf3");
    back(&mut world, 2, "Black (bob) to move");
    // While the bot was away.
    world.bot.kill();
    world.bob.say(&room, "!move e5");
    world.ann.tell(json!({"do": "kick", "room": room, "user": "@bot:localhost"}));
    let log = world.bot.logged().len();
    world.bot.start();
    world.logged(log, &["removed from a room", &room]);
    back(&mut world, 3, "White (ann) to move");
    world.ann.say(&room, "!move Nf3");
    world.ann.wait(&room, "the next board", |seen| seen.is_board() && seen.body().contains("Nf3"));
}

#[test]
fn a_game_moves_with_its_room() {
    let Some(mut world) = world("a_game_moves_with_its_room", SendLimits::Lifted) else { return };
    let room = world.room(false);
    world.game(&room, "chess");
    let new = upgrade(&mut world, &room, "11");
    world.ann.wait_for_bot(&new, "Game G1 continues here.");
    world.ann.say(&new, "!move e4");
    world.ann.wait(&new, "the move in the new room", |seen| seen.is_board() && seen.body().contains("e4"));
    world.bob.say(&new, "!move e5");
    world.bob.wait(&new, "the answer", |seen| seen.is_board() && seen.body().contains("e5"));
    // A room that only says it follows, or only is said to, gets nothing.
    let stranger = world.bob.create(false, &["@bot:localhost"]);
    world.bob.wait_for_bot(&stranger, "Hello! I play chess variants");
    world.bob.say(&stranger, "!board");
    let told = world.bob.wait(&stranger, "no game", |seen: &ShownEvent| {
        seen.sender() == "@bot:localhost" && !seen.body().contains("Hello")
    });
    assert!(!told.is_board(), "{told:?}");
}

#[test]
fn a_game_moves_twice() {
    let Some(mut world) = world("a_game_moves_twice", SendLimits::Lifted) else { return };
    let first = world.room(false);
    world.game(&first, "chess");
    // Whoever creates a room of version 12 is above its levels: nobody could replace one of an older version that came of it.
    let second = upgrade(&mut world, &first, "12");
    world.ann.say(&second, "!move e4");
    world
        .ann
        .wait(&second, "the move in the second room", |seen| seen.is_board() && seen.body().contains("e4"));
    let third = upgrade(&mut world, &second, "12");
    world.bob.say(&third, "!move e5");
    world
        .bob
        .wait(&third, "the answer in the third room", |seen| seen.is_board() && seen.body().contains("e5"));
    // Whoever comes or goes makes the bot look again where the room comes from.
    world.ann.tell(json!({"do": "invite", "room": third, "user": "@bot2:localhost"}));
    world.bot.kill();
    world.bot.start();
    world.ann.say(&third, "!move Nf3");
    world.ann.wait(&third, "the game is still here", |seen| seen.is_board() && seen.body().contains("Nf3"));
}

/// Whoever stays in the old room would wait for an answer: the bot is gone from it.
#[test]
fn a_room_that_is_replaced_is_told_once_where_its_games_are() {
    let test = "a_room_that_is_replaced_is_told_once_where_its_games_are";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let old = world.room(false);
    // A moderator may still write there.
    let levels = json!({"@bot:localhost": 50});
    let set = world.ann.tell(json!({"do": "state", "room": old, "type": "m.room.power_levels",
        "content": {"users": levels}}));
    assert!(set["event"].is_string(), "{set}");
    let new = upgrade(&mut world, &old, "11");
    let link = format!("https://matrix.to/#/{new}?via=localhost");
    let told = world.bob.wait_for_bot(
        &old,
        &format!("I moved to the new room, and this room's games continue there: {link}"),
    );
    assert_eq!(told.0["content"]["msgtype"], "m.notice", "{told:?}");
    world.ann.wait(&old, "the bot leaves", |seen| {
        seen.0["type"] == "m.room.member"
            && seen.sender() == "@bot:localhost"
            && seen.0["content"]["membership"] == "leave"
    });
    world.bot.kill();
    world.bot.start();
    world.game(&new, "chess");
    let times = world.bob.said(&old).iter().filter(|seen| seen.body().contains("I moved")).count();
    assert_eq!(times, 1);
}

/// Replaces a room by a new one in which everybody is; gives it once the bot has followed.
fn upgrade(world: &mut World, old: &str, version: &str) -> String {
    let path = format!("/_matrix/client/v3/rooms/{}/upgrade", old.replace('!', "%21").replace(':', "%3A"));
    let upgraded = world.as_ann("POST", &path, &json!({"new_version": version}));
    let new = upgraded["replacement_room"].as_str().unwrap_or_else(|| panic!("{upgraded}")).to_owned();
    for user in ["@bot:localhost", "@bob:localhost"] {
        world.ann.tell(json!({"do": "invite", "room": new, "user": user}));
    }
    world.bob.join(&new);
    world.logged(0, &["moved to the replacement room", &new]);
    let warned = world
        .bot
        .logged()
        .lines()
        .any(|line| line.contains("replacement room ignored") && line.contains(&new));
    assert!(!warned, "which room it follows was only not known yet");
    // A client sends nothing into a room that it has not seen.
    for player in [&mut world.ann, &mut world.bob] {
        player.wait(&new, "the bot comes", |seen| {
            seen.0["type"] == "m.room.member"
                && seen.sender() == "@bot:localhost"
                && seen.0["content"]["membership"] == "join"
        });
    }
    new
}

#[test]
fn a_stranger_cannot_lead_the_bot_into_their_room() {
    let Some(mut world) = world("a_stranger_cannot_lead_the_bot_into_their_room", SendLimits::Lifted) else {
        return;
    };
    world.bot.kill();
    world.bot.start_with(&["--matrix-allow", "@ann:localhost"]);
    let room = world.room(false);
    world.ann.tell(json!({"do": "state", "room": room, "type": "m.room.power_levels",
        "content": {"users": {"@bob:localhost": 100}}}));
    let own = world.bob.create(false, &[]);
    let open =
        json!({"do": "state", "room": own, "type": "m.room.join_rules", "content": {"join_rule": "public"}});
    world.bob.tell(open);
    let replaced = world.bob.tell(json!({"do": "state", "room": room, "type": "m.room.tombstone",
        "content": {"body": "here", "replacement_room": own}}));
    assert!(replaced["event"].is_string(), "{replaced}");
    world.logged(0, &["replacement room not joined", &own]);
    let members = world.bob.tell(json!({"do": "members", "room": own}));
    assert_eq!(members["members"], json!(["@bob:localhost"]));
}

#[test]
fn the_doctor_names_the_device_and_the_rooms_that_are_closed_to_the_bot() {
    let test = "the_doctor_names_the_device_and_the_rooms_that_are_closed_to_the_bot";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let (open, closed) = (world.room(true), world.room(true));
    let muted = world.ann.tell(json!({"do": "state", "room": closed, "type": "m.room.power_levels",
        "content": {"events_default": 50}}));
    assert!(muted["event"].is_string(), "{muted}");
    world.bot.kill();
    let session = std::fs::read(world.bot.data().join("matrix/session.json")).unwrap();
    let session: Value = serde_json::from_slice(&session).unwrap();
    let device = session["meta"]["device_id"].as_str().unwrap_or_else(|| panic!("a device"));
    let doctor = world.bot.command(&["doctor"], &[]);
    let doctor = String::from_utf8_lossy(&doctor.stdout);
    for line in [
        format!("session: logged in as @bot:localhost, device {device}"),
        format!(
            "rooms: can't write in {closed}. Somebody there has to give it the power level to send messages"
        ),
    ] {
        assert!(doctor.contains(&line), "{line}: {doctor}");
    }
    assert!(!doctor.contains(&open), "{doctor}");
}

#[test]
fn what_is_owed_to_a_room_that_was_closed_to_the_bot_comes_when_it_is_opened() {
    let test = "what_is_owed_to_a_room_that_was_closed_to_the_bot_comes_when_it_is_opened";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(true);
    world.game(&room, "chess");
    let level = |world: &mut World, level: u32| {
        let set = world.ann.tell(json!({"do": "state", "room": room, "type": "m.room.power_levels",
            "content": {"events_default": level}}));
        assert!(set["event"].is_string(), "{set}");
    };
    level(&mut world, 50);
    world.ann.say(&room, "!move e4");
    world.logged(0, &["post failed: the bot may not write there; it is owed"]);
    level(&mut world, 0);
    let has_e4 = |seen: &ShownEvent| seen.is_board() && seen.body().contains("e4");
    let board = world.ann.wait(&room, "the board that was owed", has_e4);
    assert_eq!(board.calls(), ["@bob:localhost"]);
    world.bob.say(&room, "!move e5");
    world.ann.wait(&room, "the answer", |seen| seen.is_board() && seen.body().contains("e5"));
    let boards = world.ann.said(&room).iter().filter(|seen| seen.is_board()).count();
    assert_eq!(boards, 3, "the first one and a board a move");
    let refusals = world.bot.logged().matches("the bot may not write there").count();
    assert_eq!(refusals, 1, "it is not tried again before something changes");
}
