//! Our pieces as emojis of the application: sent once, found again, replaced when they are drawn anew, and left out where Discord
//! takes none.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::Trouble;
use lasermate_tests::discord::{Discord, Seats, components, table};
use serde_json::{Value, json};

/// Pieces of eight kinds and four sides.
const ALL: usize = 32;

fn wait(discord: &Discord) {
    discord.wait("the emojis", |world| (world.emojis.len() == ALL).then_some(()));
}

/// The emojis of the options of `/move`.
fn emojis(discord: &Discord, seats: &Seats) -> Vec<String> {
    let told = seats.ask(discord, "/move");
    let parts = components(&told.message);
    let menu = parts.iter().find(|part| part["type"] == 3).unwrap_or_else(|| panic!("{told:?}"));
    let options = menu["options"].as_array().unwrap().iter();
    options.filter_map(|option| option["emoji"]["name"].as_str()).map(str::to_owned).collect()
}

#[test]
fn pieces_are_sent_once_and_stand_in_the_menus_of_moves() {
    let (discord, bot, mut seats) = table();
    seats.begin(&discord);
    wait(&discord);
    discord.wait("emojis in use", |_| bot.logged().contains("emojis are there").then_some(()));
    let shown = emojis(&discord, &seats);
    assert!(shown.iter().any(|name| name.starts_with("white_knight_")), "{shown:?}");
    assert!(shown.iter().all(|name| name.starts_with("white_")), "{shown:?}");
    let made = discord.count("create_application_emoji");
    assert_eq!(made, ALL);
    let (_, folder) = bot.end();
    // The next program finds them by name. One has been drawn otherwise since, one is somebody else's.
    {
        let mut world = discord.world();
        world.emojis[0]["name"] = "white_pawn_00000000".into();
        let mut other = world.emojis[1].clone();
        (other["id"], other["name"]) = (json!("77"), json!("pepe"));
        world.emojis.push(other);
    }
    let _bot = Program::over(folder, &discord);
    discord.wait("the emoji that was drawn anew", |world| {
        let named = |name: &str| world.emojis.iter().any(|emoji| emoji["name"] == name);
        (!named("white_pawn_00000000") && named("pepe") && world.emojis.len() == ALL + 1).then_some(())
    });
    assert_eq!(discord.count("create_application_emoji"), made + 1);
    assert!(emojis(&discord, &seats).iter().any(|name| name.starts_with("white_pawn_")));
}

#[test]
fn where_discord_takes_no_emojis_there_are_words() {
    let discord = Discord::start();
    discord.trouble(
        "create_application_emoji",
        1,
        Trouble::Refused(403, 20001, "Bots cannot use this endpoint"),
    );
    let bot = Program::start(&discord);
    let mut seats = Seats::new(&discord);
    seats.begin(&discord);
    discord.wait("the refusal", |world| (world.troubles.left() == 0).then_some(()));
    assert_eq!(emojis(&discord, &seats), Vec::<String>::new());
    assert_eq!(discord.count("create_application_emoji"), 1, "it is not tried again and again");
    assert!(!bot.logged().contains("ERROR") && !bot.logged().contains("WARN"), "{}", bot.logged());
}

#[test]
fn an_emoji_that_is_gone_is_left_out() {
    let (discord, bot, mut seats) = table();
    seats.begin(&discord);
    wait(&discord);
    discord.wait("emojis in use", |_| bot.logged().contains("emojis are there").then_some(()));
    // Somebody deletes them in the portal.
    discord.world().emojis.clear();
    let told = seats.ask(&discord, "/move");
    assert!(components(&told.message).iter().any(|part| part["type"] == 3), "{told:?}");
    assert_eq!(emojis(&discord, &seats), Vec::<String>::new());
    let board: Value = seats.play(&discord, seats.ann, "e4").1.message;
    assert_eq!(lasermate_tests::discord::files(&board).len(), 1);
}
