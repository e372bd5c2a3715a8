//! People: those of one name, those with long ids, those who manage a room or run the bot, and those the bot does not listen to.

use lasermate_tests::http;
use lasermate_tests::matrix::{Player, SendLimits, ShownEvent, command};
use serde_json::{Value, json};

use crate::world::{World, world};

/// Whether it answers an event.
fn answers(event: &str) -> impl Fn(&ShownEvent) -> bool {
    move |seen| seen.0["content"]["m.relates_to"]["m.in_reply_to"]["event_id"] == event
}

/// The answer to a command.
fn asked(player: &mut Player, room: &str, line: &str) -> ShownEvent {
    let event = player.say(room, line);
    player.wait(room, line, answers(&event))
}

#[test]
fn people_of_one_name_are_told_apart() {
    let Some(mut world) = world("people_of_one_name_are_told_apart", SendLimits::Lifted) else { return };
    let room = world.room(false);
    let mut cid = world.newcomer("cid", &room);
    // The second looks like the first.
    for (player, name) in [(&mut world.bob, "Robin"), (&mut cid, "R\u{43e}bin")] {
        player.tell(json!({"do": "name", "name": name}));
        world.ann.wait(&room, "the new name", |seen| seen.0["content"]["displayname"] == name);
    }
    world.ann.say(&room, "!challenge @cid:localhost chess first");
    let challenge = world.ann.wait(&room, "the challenge", |seen| seen.calls() == ["@cid:localhost"]);
    assert!(challenge.body().starts_with("R\u{43e}bin [cid]: "), "{}", challenge.body());
    world.ann.say(&room, "!cancel");
    world.ann.wait_for_bot(&room, "withdraws");
    // Of quite the same name: nobody is challenged by it.
    cid.tell(json!({"do": "name", "name": "Robin"}));
    let again =
        |seen: &ShownEvent| seen.sender() == "@cid:localhost" && seen.0["content"]["displayname"] == "Robin";
    world.ann.wait(&room, "the same name", again);
    let refused = asked(&mut world.ann, &room, "!challenge Robin game:chess side:first");
    let words = "Several people here are called Robin. Use an id: @bob:localhost or @cid:localhost.";
    assert_eq!(refused.body(), words);
    world.ann.say(&room, "!challenge @bob:localhost chess first");
    let challenge = world.ann.wait(&room, "the challenge", |seen| seen.calls() == ["@bob:localhost"]);
    assert!(challenge.body().starts_with("Robin [bob]: "), "{}", challenge.body());
    world.bob.say(&room, "!accept");
    let board = world.ann.wait(&room, "the first board", ShownEvent::is_board);
    assert!(board.body().contains("Robin [bob]"), "{}", board.body());
    // Who calls themselves what somebody else is called here is told apart from them too.
    cid.tell(json!({"do": "name", "name": "Robin [bob]"}));
    world.ann.wait(&room, "the name", |seen| seen.0["content"]["displayname"] == "Robin [bob]");
    world.ann.say(&room, "!move e4");
    let board = world.ann.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("e4"));
    assert_eq!(board.calls(), ["@bob:localhost"]);
    asked(&mut cid, &room, "!move e5");
    let named: String = world
        .database()
        .query_row("SELECT name FROM person WHERE key = 'matrix:@cid:localhost'", [], |row| row.get(0))
        .expect("she is known");
    assert_eq!(named, "Robin [bob] [cid]");
}

#[test]
fn somebody_with_an_id_of_255_bytes_plays() {
    let Some(mut world) = world("somebody_with_an_id_of_255_bytes_plays", SendLimits::Lifted) else { return };
    let name = "l".repeat(255 - "@:localhost".len());
    let id = format!("@{name}:localhost");
    assert_eq!(id.len(), 255);
    world.synapse.register(&name);
    let login = json!({"type": "m.login.password", "identifier": {"type": "m.id.user", "user": name},
        "password": format!("pw-{name}")});
    let told = http::ask(world.synapse.address(), "POST", "/_matrix/client/v3/login", &[], Some(&login));
    let token = told.expect("an answer").json()["access_token"].as_str().expect("a token").to_owned();
    let room = world.room(false);
    world.ann.tell(json!({"do": "invite", "room": room, "user": id}));
    let path = room.replace('!', "%21").replace(':', "%3A");
    let does = |world: &World, method: &str, what: &str, body: &Value| {
        let told = world.with_token(&token, method, &format!("/_matrix/client/v3/rooms/{path}/{what}"), body);
        assert!(told["errcode"].is_null(), "{told}");
    };
    does(&world, "POST", "join", &json!({}));
    world.ann.say(&room, &format!("!challenge {id} chess first"));
    world.ann.wait(&room, "the challenge", |seen| seen.calls() == [id.as_str()]);
    does(&world, "PUT", "send/m.room.message/1", &command("!accept"));
    let first = world.ann.wait(&room, "the first board", ShownEvent::is_board);
    assert_eq!(first.calls(), ["@ann:localhost"]);
    world.ann.say(&room, "!move e4");
    let board = world.ann.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("e4"));
    assert_eq!(board.calls(), [id.as_str()]);
    does(&world, "PUT", "send/m.room.message/2", &command("!move e5"));
    let board = world.ann.wait(&room, "the answer", |seen| seen.is_board() && seen.body().contains("e5"));
    assert_eq!(board.calls(), ["@ann:localhost"]);
}

#[test]
fn who_manages_a_room_is_said_by_its_levels_and_its_creator() {
    let test = "who_manages_a_room_is_said_by_its_levels_and_its_creator";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    for version in ["12", "11"] {
        let made = world.ann.tell(json!({"do": "create", "encrypted": false, "version": version,
            "invite": ["@bot:localhost", "@bob:localhost"]}));
        let room = made["room"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
        world.bob.join(&room);
        world.ann.wait_for_bot(&room, "Hello! I play chess variants");
        // In version 12 the creator is above all levels, and does not stand among them.
        let path = format!(
            "/_matrix/client/v3/rooms/{}/state/m.room.power_levels",
            room.replace('!', "%21").replace(':', "%3A")
        );
        let levels = world.as_ann("GET", &path, &Value::Null);
        assert_eq!(levels["users"]["@ann:localhost"].is_null(), version == "12", "{levels}");
        let refused = asked(&mut world.bob, &room, "!settings rating rated");
        assert!(refused.body().contains("manage"), "{version}: {}", refused.body());
        let done = asked(&mut world.ann, &room, "!settings rating rated");
        assert!(
            !done.body().contains("manage") && done.body().contains("rated"),
            "{version}: {}",
            done.body()
        );
        // Whoever may set the room's name and topic manages it.
        for (level, may) in [(49, false), (50, true)] {
            let mut levels = levels.clone();
            levels["users"]["@bob:localhost"] = json!(level);
            let set = json!({"do": "state", "room": room, "type": "m.room.power_levels", "content": levels});
            let set = world.ann.tell(set);
            assert!(set["event"].is_string(), "{set}");
            let told = asked(&mut world.bob, &room, "!settings rating casual");
            assert_eq!(!told.body().contains("manage"), may, "{version}, {level}: {}", told.body());
        }
    }
}

#[test]
fn who_is_ignored_is_not_heard_and_a_ban_is_a_pause() {
    let Some(mut world) = world("who_is_ignored_is_not_heard_and_a_ban_is_a_pause", SendLimits::Lifted)
    else {
        return;
    };
    let room = world.room(true);
    world.game(&room, "chess");
    // Whoever runs the bot has its account ignore Bob.
    let ignores = |world: &World, list: Value| {
        let path = "/_matrix/client/v3/user/%40bot%3Alocalhost/account_data/m.ignored_user_list";
        let token = world.token_of_the_bot();
        let told = world.with_token(&token, "PUT", path, &json!({"ignored_users": list}));
        assert_eq!(told, json!({}));
    };
    ignores(&world, json!({"@bob:localhost": {}}));
    let unheard = world.bob.say(&room, "!help");
    asked(&mut world.ann, &room, "!help");
    assert!(!world.bob.said(&room).iter().any(answers(&unheard)));
    ignores(&world, json!({}));
    asked(&mut world.bob, &room, "!help");
    // Banned, it keeps the game, and goes on with it when it is let in again.
    world.ann.tell(json!({"do": "ban", "room": room, "user": "@bot:localhost"}));
    world.logged(0, &["removed from a room", &room]);
    world.ann.tell(json!({"do": "unban", "room": room, "user": "@bot:localhost"}));
    world.ann.tell(json!({"do": "invite", "room": room, "user": "@bot:localhost"}));
    world.ann.wait_for_bot(&room, "The bot is back. Game G1 continues");
    world.ann.say(&room, "!move e4");
    world.ann.wait(&room, "the move", |seen| seen.is_board() && seen.body().contains("e4"));
}

#[test]
fn operators_are_answered_in_a_direct_room_and_nobody_else_is_one() {
    let test = "operators_are_answered_in_a_direct_room_and_nobody_else_is_one";
    let Some(mut world) = world(test, SendLimits::Lifted) else { return };
    let room = world.room(true);
    // Whoever wants to be one learns their id by trying.
    let refused = asked(&mut world.ann, &room, "!lasermate-admin games");
    assert!(refused.body().contains("Your id is matrix:@ann:localhost."), "{}", refused.body());
    world.bot.kill();
    world.bot.start_with(&["--operators", "matrix:@ann:localhost"]);
    world.game(&room, "chess");
    let refused = asked(&mut world.bob, &room, "!lasermate-admin game G1 end");
    assert!(refused.body().contains("Your id is matrix:@bob:localhost."), "{}", refused.body());

    let told = asked(&mut world.ann, &room, "!lasermate-admin games");
    assert_eq!(told.body(), "Sent to you in a direct chat.");
    let direct = world.direct();
    world.ann.wait(&direct, "the games", |seen| {
        ["G1", "ann:localhost", "bob:localhost"].iter().all(|part| seen.body().contains(part))
    });
    let ended = asked(&mut world.ann, &direct, "operator game G1 end");
    assert!(ended.body().contains("G1 has ended and counts for no rating"), "{}", ended.body());
    // As the answer above shows it.
    let blocked = asked(&mut world.ann, &direct, "operator person matrix:＠bob:localhost block");
    assert!(blocked.body().contains("is blocked everywhere"), "{}", blocked.body());
    let refused = asked(&mut world.bob, &room, "!challenge");
    assert!(refused.body().contains("blocked"), "{}", refused.body());
    let secrets = ["counts for no rating", "is blocked everywhere"];
    let said = world.bob.said(&room);
    assert!(!said.iter().any(|seen| secrets.iter().any(|words| seen.body().contains(words))), "{said:?}");
}
