//! What people who mean harm can send.

use lasermate_tests::matrix::{SendLimits, ShownEvent, command};
use serde_json::{Value, json};

use crate::world::world;

fn answers(seen: &[ShownEvent], to: &str) -> Vec<Value> {
    let answered = |seen: &&ShownEvent| seen.0["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == to;
    seen.iter().filter(answered).map(|seen| seen.0.clone()).collect()
}

#[test]
fn what_is_not_meant_or_not_to_be_trusted_is_not_carried_out() {
    let Some(mut world) =
        world("what_is_not_meant_or_not_to_be_trusted_is_not_carried_out", SendLimits::Lifted)
    else {
        return;
    };
    let room = world.room(true);
    let path = room.replace('!', "%21").replace(':', "%3A");
    // Unencrypted in an encrypted room: a server could have made it up.
    let send = |txn: &str| format!("/_matrix/client/v3/rooms/{path}/send/m.room.message/{txn}");
    let forged = world.as_ann("PUT", &send("forged"), &command("!help"));
    let forged = forged["event_id"].as_str().expect("it is sent").to_owned();
    // A notice.
    let notice = world.ann.send(&room, json!({"msgtype": "m.notice", "body": "!help", "m.mentions": {}}));
    let talk = world.ann.say(&room, "nothing");
    let another_bots = world.ann.say(&room, "!weatherforecast tomorrow");
    let odd =
        world.ann.send(&room, json!({"msgtype": "m.text", "body": 7, "m.relates_to": "x", "m.mentions": []}));
    let large = world.ann.send(
        &room,
        json!({"msgtype": "m.text", "body": format!("!move {}", "e".repeat(40_000)), "m.mentions": {}}),
    );
    let real = world.ann.say(&room, "!help");
    let seen_by_ann =
        |seen: &ShownEvent| seen.0["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == real.as_str();
    world.ann.wait(&room, "help", seen_by_ann);
    let said = world.ann.said(&room);
    for (what, event) in [
        ("forged", forged),
        ("notice", notice),
        ("talk", talk),
        ("another bot's", another_bots),
        ("odd", odd),
    ] {
        assert!(answers(&said, &event).is_empty(), "{what} was answered");
    }
    // Only a record may be as long as an event can be: anything else is refused in one short line.
    let refused = answers(&said, &large);
    assert!(
        refused.len() == 1 && refused[0]["content"]["body"].as_str().is_some_and(|body| body.len() < 200),
        "{refused:?}"
    );
    // A name with markup stays a name.
    let hostile = "<b>Ann</b> **x** @room </strong><img src=x>";
    world.ann.tell(json!({"do": "name", "name": hostile}));
    world.bob.wait(&room, "the new name", |seen| seen.0["content"]["displayname"] == hostile);
    world.ann.say(&room, "!challenge @bob:localhost chess first");
    let asked = world.bob.wait(&room, "the challenge", |seen| seen.calls() == ["@bob:localhost"]);
    let html = asked.0["content"]["formatted_body"].as_str().unwrap_or_default();
    assert!(!html.contains("<b>") && !html.contains("<img") && !html.contains("@room"), "{html}");
    // A flood is told of once. It comes in at once, however slowly it was typed, because the bot was away.
    let told = |said: &[ShownEvent]| {
        said.iter().filter(|seen| seen.body().contains("Too many commands at once")).count()
    };
    world.bot.kill();
    for _ in 0..60 {
        world.bob.say(&room, "!settings");
    }
    let last = world.ann.say(&room, "!balance");
    world.bot.start();
    world.ann.wait(&room, "an answer to Ann", |seen| seen.answers(&last));
    assert_eq!(told(&world.ann.said(&room)), 1);
    // No words of anybody are in the log.
    let log = world.bot.logged();
    assert!(!log.contains("weatherforecast") && !log.contains("challenge @bob"), "{log}");
}

#[test]
fn nothing_that_is_said_and_nothing_secret_is_in_the_log_however_much_is_logged() {
    let test = "nothing_that_is_said_and_nothing_secret_is_in_the_log_however_much_is_logged";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    world.bot.kill();
    let log = world.bot.logged().len();
    world.bot.start_in(&[("LASERMATE_LOG", "trace")]);
    for encrypted in [false, true] {
        let room = world.room(encrypted);
        world.ann.say(&room, "xyzzy, said the cave");
        world.game(&room, "chess");
        world.ann.say(&room, "!move plugh");
        world.ann.wait_for_bot(&room, "plugh");
        world.ann.say(&room, "!move e4");
        world.ann.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("e4"));
    }
    let log = world.bot.logged().split_off(log);
    assert!(log.contains("DEBUG") && log.contains("posted"), "much is logged: {log}");
    for words in
        ["xyzzy", "plugh", "challenge @", "play chess variants", "first board", &world.token_of_the_bot()]
    {
        assert!(!log.contains(words), "{words}: {log}");
    }
}

#[test]
fn the_longest_answers_come_whole_in_an_encrypted_room() {
    let test = "the_longest_answers_come_whole_in_an_encrypted_room";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(true);
    // In several messages, or as a file.
    for line in ["!rules three-way all", "!rules crazy all", "!help pact", "!challenge"] {
        let event = world.ann.say(&room, line);
        let told = world.ann.wait(&room, line, |seen| seen.answers(&event));
        assert_eq!(told.0["readable"], true, "{told:?}");
    }
    assert!(!world.bot.logged().contains("too large"), "{}", world.bot.logged());
}
