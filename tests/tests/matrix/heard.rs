//! What is for the bot: what was said once it was there, with its prefix or its name; and who is told of whose games.

use lasermate_tests::matrix::{Player, SendLimits, ShownEvent};
use serde_json::json;

use crate::world::world;

/// The answer to a command.
fn asked(player: &mut Player, room: &str, line: &str) -> ShownEvent {
    let event = player.say(room, line);
    player.wait(room, line, |seen| seen.answers(&event))
}

#[test]
fn what_was_said_before_the_bot_came_is_not_carried_out() {
    let test = "what_was_said_before_the_bot_came_is_not_carried_out";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.ann.create(false, &["@bob:localhost"]);
    world.bob.join(&room);
    let before = [world.ann.say(&room, "!help"), world.ann.say(&room, "!challenge game:chess")];
    for times in 1..=2 {
        world.ann.tell(json!({"do": "invite", "room": room, "user": "@bot:localhost"}));
        world.ann.comes(&room, "bot", times);
        asked(&mut world.ann, &room, "!balance");
        let said = world.ann.said(&room);
        assert!(!said.iter().any(|seen| before.iter().any(|event| seen.answers(event))), "{said:?}");
        assert!(!said.iter().any(|seen| seen.body().contains("Accept")), "{said:?}");
        // The same when it is let in again, to a room in which commands were typed meanwhile.
        let log = world.bot.logged().len();
        world.ann.tell(json!({"do": "kick", "room": room, "user": "@bot:localhost"}));
        world.logged(log, &["removed from a room", &room]);
        world.ann.say(&room, "!challenge game:chess");
    }
}

#[test]
fn a_longer_prefix_the_bots_name_and_a_direct_room_are_ways_to_speak_to_it() {
    let test = "a_longer_prefix_the_bots_name_and_a_direct_room_are_ways_to_speak_to_it";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(true);
    world.bot.kill();
    world.bot.start_with(&["--matrix-prefix", "!lm"]);
    let others = world.ann.say(&room, "!help");
    for line in ["!lm help", "bot: help", "@bot:localhost help", "@bot:localhost: !lm help"] {
        let told = asked(&mut world.ann, &room, line);
        assert!(
            told.body().contains("!lm challenge") && !told.body().contains("/challenge"),
            "{}",
            told.body()
        );
    }
    assert!(!world.ann.said(&room).iter().any(|seen| seen.answers(&others)), "it is another bot's");
    // As a link under the bot's name, which is how clients write a mention.
    let pill = json!({"msgtype": "m.text", "body": "bot: help", "format": "org.matrix.custom.html",
        "formatted_body": "<a href=\"https://matrix.to/#/@bot:localhost\">bot</a>: help",
        "m.mentions": {"user_ids": ["@bot:localhost"]}});
    let event = world.ann.send(&room, pill);
    world.ann.wait(&room, "help", |seen| seen.answers(&event));
    let direct = world.ann.create(true, &["@bot:localhost"]);
    world.ann.wait_for_bot(&direct, "Hello! I play chess variants");
    for line in ["help", "!lm help"] {
        assert!(asked(&mut world.ann, &direct, line).body().contains("challenge"), "{line}");
    }
}

#[test]
fn nobody_is_told_of_games_in_rooms_they_are_not_in() {
    let test = "nobody_is_told_of_games_in_rooms_they_are_not_in";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(true);
    world.game(&room, "chess");
    let elsewhere = world.bob.create(false, &["@bot:localhost"]);
    let mut cid = {
        let other = world.bob.create(false, &["@bot:localhost"]);
        world.bob.wait_for_bot(&other, "Hello! I play chess variants");
        world.newcomer("cid", &room)
    };
    world.bob.wait_for_bot(&elsewhere, "Hello! I play chess variants");
    let here = asked(&mut cid, &room, "!games");
    assert!(here.body().contains("G1") && here.body().contains("ann"), "{}", here.body());
    // It is this very room, and nothing elsewhere is there to be followed.
    assert!(here.body().ends_with(" · here"), "{}", here.body());
    let listed = asked(&mut world.bob, &elsewhere, "!games");
    assert!(!listed.body().contains("G1"), "{}", listed.body());
    for line in ["!watch G1", "!export game:G1", "!replay G1"] {
        let told = asked(&mut world.bob, &elsewhere, line);
        let public = told.0["content"]["msgtype"] == "m.notice" && told.calls().is_empty();
        assert!(public && !told.body().contains("bob"), "{line}: {}", told.body());
    }
}

/// `!e4` was left to other bots, though nobody else can mean a legal move by it.
#[test]
fn a_move_behind_the_prefix_is_played_where_it_can_be() {
    let test = "a_move_behind_the_prefix_is_played_where_it_can_be";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(false);
    world.ann.say(&room, "!e4");
    world.game(&room, "chess");
    let board = world.ann.wait(&room, "the board", ShownEvent::is_board);
    // As wide as high at the least, or Element shows it small; and the choices in one line.
    let size = &board.0["content"]["info"];
    assert!(size["w"].as_u64() >= size["h"].as_u64(), "{size}");
    assert!(board.body().contains("1 Move · 2 More · type a number"), "{}", board.body());
    for line in ["!e5", "!chess", "!status", "!Ke2", "!e4 good luck"] {
        world.ann.say(&room, line);
    }
    // It is not Bob's turn.
    world.bob.say(&room, "!d4");
    world.ann.say(&room, "!e4");
    world.bob.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("e4"));
    world.bob.say(&room, "!e7-e5\nthat is mine");
    world.ann.wait(&room, "the answer", |seen| seen.is_board() && seen.body().contains("e5"));
    let said = world.ann.said(&room);
    let of_the_bot: Vec<_> = said.iter().filter(|seen| seen.sender() == "@bot:localhost").collect();
    assert_eq!(of_the_bot.iter().filter(|seen| seen.is_board()).count(), 3, "{of_the_bot:?}");
    assert!(!of_the_bot.iter().any(|seen| seen.body().contains("There is no command")), "{of_the_bot:?}");
    let help = asked(&mut world.ann, &room, "!help");
    assert!(help.body().contains("the move alone is enough: !e4"), "{}", help.body());
}
