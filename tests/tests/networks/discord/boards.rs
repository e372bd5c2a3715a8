//! Boards and challenges as messages on Discord: one that changes while it is the last, buttons that go, ways that stay.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::{Asker, Discord, Seats, components, content, files, id_of, permission, table};

#[test]
fn a_board_is_one_message_while_it_is_fresh_and_the_last_and_a_new_one_otherwise() {
    let (discord, _bot, mut seats) = table();
    let first = seats.begin(&discord).message;
    let (_, second) = seats.play(&discord, seats.ann, "e4");
    assert_eq!(id_of(&second.message), id_of(&first), "the same message, changed");
    assert_eq!(files(&second.message).len(), 1, "one picture, the new one");
    let alt = files(&second.message)[0]["description"].as_str().unwrap().to_owned();
    assert!(alt.contains("e4"), "{alt}");
    // Somebody speaks: the board is not the last message any more.
    discord.chat(seats.channel);
    let (_, third) = seats.play(&discord, seats.bob, "e5");
    assert_ne!(id_of(&third.message), id_of(&first));
    discord.wait("the old board without its buttons", |world| {
        let old = world.messages.get(&id_of(&first))?;
        components(&old.json).iter().all(|part| part["custom_id"].is_null()).then_some(())
    });
    let (_, fourth) = seats.play(&discord, seats.ann, "Nf3");
    assert_eq!(id_of(&fourth.message), id_of(&third.message));
    assert_eq!(fourth.message["mentions"][0]["username"], "bob", "whoever is to act");
}

/// Waits until nothing of a message can be pressed any more but links; gives those.
fn dead(discord: &Discord, message: u64) -> Vec<String> {
    discord.wait("the message without its buttons", |world| {
        let message = &world.messages.get(&message)?.json;
        let parts = components(message);
        let links = parts.iter().map(|part| part["url"].as_str().map(str::to_owned));
        links.collect::<Option<Vec<_>>>()
    })
}

#[test]
fn a_challenge_loses_its_buttons_however_it_is_answered() {
    let (discord, _bot, mut seats) = table();
    // Each time somebody else: the same person is not challenged again at once (fair.md P3).
    let [_, dan, eve] =
        ["cid", "dan", "eve"].map(|name| Asker { person: discord.person(name), channel: seats.channel });
    let challenge = |seats: &mut Seats, whom: &str| {
        let line = format!("/challenge @{whom} game:chess side:first");
        assert!(seats.ask(&discord, &line).is_done("Challenge sent"), "{line}");
        let posted = seats.post(&discord).message;
        assert!(!components(&posted).is_empty());
        posted
    };
    for (line, whom) in [("/decline", "bob"), ("/cancel", "cid")] {
        let posted = challenge(&mut seats, whom);
        let who = if line == "/decline" { seats.bob } else { seats.ann };
        assert!(discord.told(discord.command(who, line)).private);
        seats.post(&discord);
        assert!(dead(&discord, id_of(&posted)).is_empty(), "{line}");
    }
    let posted = challenge(&mut seats, "dan");
    seats.press(&discord, dan, &posted, "decline");
    seats.post(&discord);
    assert!(dead(&discord, id_of(&posted)).is_empty());
    // Accepted by command: what is left is the way to the board.
    let posted = challenge(&mut seats, "eve");
    let told = discord.told(discord.command(eve, "/accept"));
    assert!(told.private || told.is_board(), "{told:?}");
    let board = seats.post(&discord).message;
    let links = dead(&discord, id_of(&posted));
    assert!(links.len() == 1 && links[0].ends_with(&id_of(&board).to_string()), "{links:?}");
}

#[test]
fn a_challenge_that_is_accepted_into_a_thread_leads_there() {
    let (discord, _bot, mut seats) = table();
    assert!(seats.ask(&discord, "/challenge @bob game:chess side:first").is_done("Challenge sent"));
    let posted = seats.post(&discord).message;
    seats.press(&discord, seats.bob, &posted, "accept-thread");
    let announced = seats.post(&discord).message;
    // A press that comes before the bot has noted its own message empties it first; the way there follows.
    discord.wait("the way to the thread", |world| {
        let parts = components(&world.messages.get(&id_of(&posted))?.json);
        (parts.len() == 1 && parts.iter().all(|part| part["url"].is_string())).then_some(())
    });
    let thread = discord.wait("the thread", |world| {
        world.channels.values().find(|channel| channel.parent == Some(seats.channel)).map(|thread| thread.id)
    });
    assert_eq!(thread, id_of(&announced));
    seats = Seats { channel: thread, seen: 0, ..seats };
    for seat in [&mut seats.ann, &mut seats.bob] {
        seat.channel = thread;
    }
    assert!(content(&seats.post(&discord).message).contains("Game G1"));
    seats.play(&discord, seats.ann, "e4");
}

#[test]
fn the_list_of_games_links_their_channels() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    let told = seats.ask(&discord, "/games");
    assert!(told.text().ends_with("· here"), "{}", told.text());
}

#[test]
fn a_board_that_was_deleted_is_posted_anew() {
    let (discord, _bot, mut seats) = table();
    let first = seats.begin(&discord).message;
    discord.delete_message(id_of(&first));
    let (_, board) = seats.play(&discord, seats.ann, "e4");
    assert_ne!(id_of(&board.message), id_of(&first));
    seats.play(&discord, seats.bob, "e5");
}

#[test]
fn pictures_that_are_not_allowed_any_more_become_text() {
    let (discord, _bot, mut seats) = table();
    seats.begin(&discord);
    discord.deny(seats.channel, permission::ATTACH);
    let (_, board) = seats.play(&discord, seats.ann, "e4");
    assert!(files(&board.message).is_empty());
    assert!(content(&board.message).contains("```"), "a board as text: {}", content(&board.message));
}
