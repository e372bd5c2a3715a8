//! A server that the bot has just come to is greeted: once, where it may write, and nobody is mentioned.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::{Seats, components, content, files, id_of, permission, table};

#[test]
fn a_new_server_is_greeted_once_and_its_buttons_begin_a_game_and_a_tour() {
    let (discord, bot, mut seats) = table();
    let closed = discord.channel(seats.server, "rules");
    discord.deny(closed, permission::SEND);
    discord.world().servers.get_mut(&seats.server).unwrap().joined = false;
    // Notices go where the bot may not write: it takes the first channel there is.
    discord.invited(seats.server, Some(closed));
    let hello = seats.post(&discord).message;
    assert!(content(&hello).contains("I play chess variants"), "{hello}");
    assert_eq!(hello["mentions"].as_array().unwrap().len(), 0, "{hello}");
    assert_eq!(files(&hello).len(), 1, "{hello}");
    // The tour is the reader's own, page after page in one message.
    let mut page = discord.told(seats.press(&discord, seats.ann, &hello, "tour"));
    assert!(page.private && page.text().ends_with("1 of 4"), "{page:?}");
    for number in 2..=4 {
        let parts = components(&page.message);
        let mut ids = parts.iter().filter_map(|part| part["custom_id"].as_str());
        let next = ids.rfind(|id| id.starts_with("tour")).unwrap().to_owned();
        page = discord.told(discord.press(seats.ann, id_of(&page.message), &next, None));
        assert!(page.private && page.text().ends_with(&format!("{number} of 4")), "{page:?}");
    }
    seats.press(&discord, seats.bob, &hello, "start-computer");
    let begun = seats.post(&discord).message;
    assert!(content(&begun).contains("Lantern, computer level 4"), "{begun}");
    assert_eq!(components(&discord.world().messages[&id_of(&hello)].json).len(), 3, "its buttons stay");
    // Neither the next connection nor another invitation greets again.
    let (_, folder) = bot.end();
    let _bot = Program::over(folder, &discord);
    discord.invited(seats.server, None);
    let mut others = Seats::in_server(&discord, seats.server);
    others.begin(&discord);
    let world = discord.world();
    let hellos = world.public(seats.channel).iter().filter(|post| content(post).contains("Hello!")).count();
    assert_eq!(hellos, 1);
}

#[test]
fn where_it_may_write_nowhere_nothing_is_said() {
    let (discord, _bot, seats) = table();
    discord.deny(seats.channel, permission::SEND);
    discord.invited(seats.server, Some(seats.channel));
    let mut others = Seats::new(&discord);
    others.begin(&discord);
    let world = discord.world();
    assert!(world.calls.iter().all(|call| !content(&call.json).contains("Hello!")));
}
