//! A challenge as a message on Discord.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::{Asker, Discord, Seats, components, id_of, table};

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
