//! Discord's places come and go: servers that are left, threads that are archived or deleted; and refusals that are rare.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::{Change, Event, Trouble};
use lasermate_tests::discord::{
    Discord, GatewayEvent, Seats, components, content, files, id_of, permission, table,
};
use serde_json::json;

/// Waits until the program's store counts so many live games of a server.
fn live_games(discord: &Discord, seats: &Seats, count: usize) {
    // What happens to a server is told by the gateway, beside the interactions: it is asked until it is there.
    for _ in 0..600 {
        let told = seats.ask(discord, "/games");
        if told.text().matches("`G").count() == count {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("there are never {count} live games");
}

/// A game in a thread of its own: the seats there, with its first board read.
fn in_thread(discord: &Discord, seats: &mut Seats) -> (Seats, Event) {
    assert!(seats.ask(discord, "/challenge game:chess side:first").is_done("Challenge sent"));
    let posted = seats.post(discord).message;
    seats.press(discord, seats.bob, &posted, "accept-thread");
    let announced = seats.post(discord).message;
    let thread = discord.wait("the thread", |world| {
        world.channels.values().find(|channel| channel.parent == Some(seats.channel)).map(|thread| thread.id)
    });
    assert_eq!(thread, id_of(&announced), "a thread bears the number of the message it was opened on");
    let mut inside = Seats { channel: thread, seen: 0, ..*seats };
    (inside.ann.channel, inside.bob.channel) = (thread, thread);
    let board = inside.post(discord);
    (inside, board)
}

#[test]
fn a_server_that_is_left_keeps_its_games_and_goes_on_with_them_when_the_bot_is_back() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    seats.play(&discord, seats.ann, "e4");
    let mut others = Seats::new(&discord);
    others.begin(&discord);
    discord.server_gone(seats.server, false);
    // What is played elsewhere meanwhile shows that it has been heard of: the gateway keeps the order.
    others.play(&discord, others.ann, "d4");
    discord.server_back(seats.server);
    let back = seats.post(&discord).message;
    assert!(content(&back).contains("The bot is back. Game G1 continues"), "{back}");
    let nobody = back["mentions"].as_array().is_some_and(Vec::is_empty);
    assert!(nobody && content(&back).lines().count() == 1, "a line that calls nobody: {back}");
    assert!(components(&back).iter().any(|part| part["custom_id"].as_str().unwrap().starts_with("pick")));
    seats.play(&discord, seats.bob, "e5");
    others.play(&discord, others.bob, "d5");
}

#[test]
fn an_outage_is_no_farewell() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    discord.server_gone(seats.server, true);
    discord.server_back(seats.server);
    seats.play(&discord, seats.ann, "e4");
    let posts = discord.world().public(seats.channel).len();
    assert_eq!(posts, 2, "the challenge and the board: nothing is said of coming back");
}

#[test]
fn what_was_left_while_the_bot_was_not_connected_is_noticed_at_the_next_start() {
    let (discord, bot, mut seats) = table();
    seats.begin(&discord);
    let mut others = Seats::new(&discord);
    others.begin(&discord);
    let (status, folder) = bot.end();
    assert!(status.success());
    discord.world().servers.get_mut(&seats.server).unwrap().joined = false;
    let _bot = Program::over(folder, &discord);
    others.play(&discord, others.ann, "d4");
    discord.server_back(seats.server);
    let back = seats.post(&discord).message;
    assert!(content(&back).contains("The bot is back. Game G1 continues"), "{back}");
    seats.play(&discord, seats.ann, "e4");
    // Nothing is said where the bot has been all the time.
    others.play(&discord, others.bob, "d5");
    let world = discord.world();
    assert!(world.public(others.channel).iter().all(|post| !content(post).contains("The bot is back")));
}

#[test]
fn in_a_thread_that_is_archived_the_board_comes_as_a_new_message_and_opens_it() {
    let (discord, _bot, mut seats) = table();
    let (mut inside, board) = in_thread(&discord, &mut seats);
    discord.world().channels.get_mut(&inside.channel).unwrap().archived = true;
    let (_, moved) = inside.play(&discord, inside.ann, "e4");
    assert_eq!(moved.change, Change::Created, "Discord lets nobody edit in an archived thread");
    assert_ne!(id_of(&moved.message), id_of(&board.message));
    assert!(!discord.world().channels[&inside.channel].archived);
    // Open again, the board stays in its message.
    let (_, moved) = inside.play(&discord, inside.bob, "e5");
    assert_eq!(moved.change, Change::Edited);
}

#[test]
fn a_thread_that_takes_no_message_while_it_is_archived_is_opened_first() {
    let (discord, _bot, mut seats) = table();
    let (mut inside, _) = in_thread(&discord, &mut seats);
    discord.world().channels.get_mut(&inside.channel).unwrap().archived = true;
    discord.trouble("create_message", 1, Trouble::Refused(400, 50083, "Thread is archived"));
    let (_, moved) = inside.play(&discord, inside.ann, "e4");
    assert_eq!(moved.change, Change::Created);
    let world = discord.world();
    let opened = world.calls.iter().filter(|call| call.operation == "update_channel");
    assert_eq!(opened.map(|call| call.json.clone()).collect::<Vec<_>>(), [json!({"archived": false})]);
}

#[test]
fn a_thread_that_is_deleted_takes_its_game_along_and_no_other() {
    let (discord, _bot, mut seats) = table();
    let (inside, _) = in_thread(&discord, &mut seats);
    let mut others = Seats::in_server(&discord, seats.server);
    others.begin(&discord);
    live_games(&discord, &others, 2);
    discord.channel_gone(inside.channel);
    live_games(&discord, &others, 1);
    others.play(&discord, others.ann, "d4");
}

#[test]
fn a_message_that_was_edited_too_often_makes_way_for_a_new_one() {
    // Discord says it as a limit of a route, and means never.
    for status in [400, 429] {
        edited_too_often(status);
    }
}

fn edited_too_often(status: u16) {
    let (discord, _bot, mut seats) = table();
    let board = seats.begin(&discord);
    // The challenge has lost its buttons by an edit of its own.
    discord.wait("the edit of the challenge", |world| {
        world.calls.iter().any(|call| call.operation == "update_message").then_some(())
    });
    let words = "Maximum number of edits to messages older than 1 hour reached. Try again later.";
    // Where it took long to draw, it is no answer, and has no token that edits it.
    let edit = if board.interaction.is_some() { "update_original_webhook_message" } else { "update_message" };
    discord.trouble(edit, 1, Trouble::Refused(status, 30046, words));
    let (_, moved) = seats.play(&discord, seats.ann, "e4");
    assert_eq!(moved.change, Change::Created);
    assert_ne!(id_of(&moved.message), id_of(&board.message));
    assert_eq!(discord.world().troubles.left(), 0);
    discord.wait("the buttons of the old one to go", |world| {
        let old = world.messages.get(&id_of(&board.message))?;
        components(&old.json).iter().all(|part| part["custom_id"].is_null()).then_some(())
    });
}

#[test]
fn a_thread_that_was_opened_already_is_taken() {
    let (discord, _bot, mut seats) = table();
    // Done, and never heard of: asked again, Discord says that there is one.
    discord.trouble("create_thread_from_message", 1, Trouble::Unheard);
    let (mut inside, _) = in_thread(&discord, &mut seats);
    inside.play(&discord, inside.ann, "e4");
    let world = discord.world();
    assert_eq!(world.channels.values().filter(|channel| channel.parent.is_some()).count(), 1);
    assert_eq!(world.troubles.left(), 0);
}

#[test]
fn a_picture_that_is_too_large_comes_as_text() {
    for (status, code) in [(400, 40005), (413, 0)] {
        let (discord, _bot, mut seats) = table();
        let board = seats.begin(&discord).message;
        assert_eq!(files(&board).len(), 1, "{board}");
        discord.chat(seats.channel);
        for operation in ["create_interaction_response", "create_message"] {
            discord.trouble(operation, 1, Trouble::Refused(status, code, "Request entity too large"));
        }
        let (_, moved) = seats.play(&discord, seats.ann, "e4");
        assert_eq!(files(&moved.message), Vec::<serde_json::Value>::new(), "{status} {code}");
        assert!(
            content(&moved.message).contains("e4") && content(&moved.message).contains("```"),
            "{moved:?}"
        );
        assert_eq!(discord.world().troubles.left(), 0);
    }
}

#[test]
fn a_form_that_comes_too_late_is_told_so() {
    let (discord, _bot, mut seats) = table();
    assert!(seats.ask(&discord, "/challenge game:three-way side:first").is_done("Challenge sent"));
    seats.post(&discord);
    let cid = lasermate_tests::discord::Asker { person: discord.person("cid"), channel: seats.channel };
    for (who, seat) in [(seats.bob, "second"), (cid, "third")] {
        let told = discord.told(discord.command(who, &format!("/accept side:{seat}")));
        assert!(told.private || told.is_board(), "{told:?}");
        seats.post(&discord);
    }
    let words = "Invalid Form Body";
    discord.trouble("create_interaction_response", 1, Trouble::Refused(400, 50035, words));
    let told = seats.ask(&discord, "/pact action:offer");
    assert!(told.private && told.text().contains("didn't get the form in time"), "{told:?}");
    assert!(!seats.ask(&discord, "/pact action:offer").form.is_null());
}

#[test]
fn a_command_that_is_no_longer_known_is_said_to_be_gone() {
    let (discord, _bot, seats) = table();
    let asked = discord.prepared(seats.ann, "/games");
    discord.change(asked, |json| json["data"]["name"] = "checkers".into());
    discord.deliver(asked);
    let told = discord.told(asked);
    assert!(told.private && told.text().contains("no longer exists"), "{told:?}");
}

#[test]
fn another_bot_is_no_opponent() {
    let (discord, _bot, seats) = table();
    let asked = discord.prepared(seats.ann, "/challenge @bob");
    discord.change(asked, |json| {
        let id = seats.bob.person.to_string();
        json["data"]["resolved"]["users"][id]["bot"] = true.into();
    });
    discord.deliver(asked);
    let told = discord.told(asked);
    assert!(told.private && told.text().contains("bots can't play here"), "{told:?}");
    assert!(discord.world().public(seats.channel).is_empty());
}

#[test]
fn where_no_session_is_left_for_today_none_is_begun() {
    let discord = Discord::start();
    discord.set_sessions_left(0);
    let bot = Program::launch(&discord, &[], &[]);
    discord.wait("a second look", |world| {
        let looks = world.calls.iter().filter(|call| call.operation == "get_bot_gateway").count();
        (looks >= 2).then_some(())
    });
    let opened = |happened: &GatewayEvent| matches!(happened, GatewayEvent::Opened(_));
    assert!(!discord.world().gate.history.iter().any(opened), "a session was begun");
    assert!(bot.logged().contains("no connection is left for today"), "{}", bot.logged());
    discord.set_sessions_left(900);
    discord.wait("the connection", |world| world.gate.history.iter().any(opened).then_some(()));
    assert!(Seats::new(&discord).ask(&discord, "/games").private);
}

#[test]
fn in_a_thread_in_which_it_may_not_write_the_bot_gives_the_post_up_and_others_are_served() {
    let (discord, _bot, mut seats) = table();
    let (inside, _) = in_thread(&discord, &mut seats);
    discord.deny(inside.channel, permission::SEND_IN_THREADS);
    let told = inside.ask(&discord, "/challenge billichess");
    assert!(told.private && told.text().contains("may not write"), "{told:?}");
    let mut others = Seats::in_server(&discord, seats.server);
    others.begin(&discord);
}
