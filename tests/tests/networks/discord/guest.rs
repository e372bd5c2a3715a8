//! Where people bring the bot along: what a scenario does not say.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::Call;
use lasermate_tests::discord::{Asker, Discord, components, content, id_of};
use serde_json::Value;

#[test]
fn help_shows_how_the_bot_is_installed() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    let [ann, bob] = ["ann", "bob"].map(|name| discord.person(name));
    discord.installs(ann);
    let ann = Asker { person: ann, channel: discord.conversation(&[ann, bob]) };
    let asked = discord.command(ann, "/help");
    // It is longer than one message, and is cut where the links that are known by then let it.
    let words = discord.wait("the addresses", |world| {
        let own = world.events.iter().filter(|event| event.interaction == Some(asked.id));
        let words = own.map(|event| content(&event.message)).collect::<Vec<_>>().join("\n");
        words.contains("integration_type=1").then_some(words)
    });
    assert!(words.contains("&scope=bot+applications.commands&"), "{words}");
    assert!(words.contains("&scope=applications.commands&integration_type=1>"), "{words}");
    assert!(!words.contains("client\\_id"), "an address stands as it is: {words}");
    assert!(!discord.told(discord.command(ann, "/help command:move")).text().contains("oauth2"));
}

#[test]
fn who_presses_at_the_same_time_gets_one_game_and_one_move() {
    let discord = Discord::start();
    let people = ["ann", "bob", "cid", "dan"].map(|name| discord.person(name));
    discord.installs(people[0]);
    let channel = discord.conversation(&people);
    let [ann, bob, cid, dan] = people.map(|person| Asker { person, channel });
    let _bot = Program::start(&discord);
    let challenge = discord.told(discord.command(ann, "/challenge game:chess side:first")).message;
    let accept = button(&challenge, "accept").unwrap();
    let asked = [bob, cid, dan].map(|who| discord.press(who, id_of(&challenge), &accept, None));
    let mut seen = 0;
    let board = discord.next_post(channel, &mut seen);
    let words = content(&board.message);
    let winner = ["bob", "cid", "dan"].iter().position(|name| words.contains(&format!("Black ({name})")));
    let winner = winner.unwrap_or_else(|| panic!("{words}"));
    for (at, asked) in asked.into_iter().enumerate().filter(|(at, _)| *at != winner) {
        let told = discord.told(asked);
        assert!(told.private && !told.text().is_empty(), "{at}: {told:?}");
    }
    // Two pickers of one person, and a choice in each.
    let board = id_of(&board.message);
    let pick = button(&discord.world().messages[&board].json, "pick").unwrap();
    let pickers = [0; 2].map(|_| discord.told(discord.press(ann, board, &pick, None)));
    let asked = pickers.each_ref().map(|picker| {
        let (menu, value) = option(&picker.message, "play.e2e4").unwrap();
        discord.press(ann, picker.id(), &menu, Some(&[value]))
    });
    let moved = discord.next_post(channel, &mut seen).message;
    assert!(content(&moved).contains("e4"), "{moved}");
    discord.wait("both choices answered", |world| {
        asked
            .iter()
            .all(|asked| world.interaction(asked.id).is_some_and(|one| one.answered.is_some()))
            .then_some(())
    });
    let black = [bob, cid, dan][winner];
    let pick = button(&discord.world().messages[&id_of(&moved)].json, "pick").unwrap();
    let picker = discord.told(discord.press(black, id_of(&moved), &pick, None));
    assert!(option(&picker.message, "play.e7e5").is_some(), "it was played once: {picker:?}");
    let world = discord.world();
    let answers = ["webhook", "interaction", "emoji", "command", "gateway", "application"];
    let other =
        |call: &&Call| call.status >= 400 || !answers.iter().any(|kind| call.operation.contains(kind));
    assert_eq!(
        world.calls.iter().filter(other).map(|call| &call.operation).collect::<Vec<_>>(),
        Vec::<&String>::new()
    );
}

fn button(message: &Value, verb: &str) -> Option<String> {
    let parts = components(message);
    let mut ids = parts.iter().filter_map(|part| part["custom_id"].as_str());
    ids.find(|id| id.split(':').next() == Some(verb)).map(str::to_owned)
}

/// The menu with an option, and the option.
fn option(message: &Value, wanted: &str) -> Option<(String, String)> {
    let has =
        |part: &&&Value| part["options"].as_array().into_iter().flatten().any(|one| one["value"] == wanted);
    let parts = components(message);
    Some((parts.iter().find(has)?["custom_id"].as_str()?.to_owned(), wanted.to_owned()))
}
