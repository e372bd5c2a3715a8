//! What Discord refuses seldom, and what it sends seldom.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::{Change, Trouble};
use lasermate_tests::discord::{Discord, GatewayEvent, Seats, components, id_of, table};

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
