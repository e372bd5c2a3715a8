//! Commands as they are registered with Discord: all of them, once, again after a failure, never for nothing.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::world::{Trouble, World};
use lasermate_tests::discord::{Asker, Discord, Seats, content};

/// What is registered: about ten commands that are typed alone, the roots of the others, and what is on people and messages.
const NAMES: [&str; 16] = [
    "challenge",
    "move",
    "pact",
    "board",
    "watch",
    "games",
    "rules",
    "puzzle",
    "profile",
    "help",
    "lasermate",
    "lasermate-away",
    "lasermate-study",
    "lasermate-admin",
    "Challenge",
    "Open as position",
];
const SET: &str = "bulk_set_application_commands";

fn names(world: &World, server: Option<u64>) -> Vec<String> {
    let commands = world.commands.get(&server).map_or(&[][..], Vec::as_slice);
    commands.iter().map(|command| command["name"].as_str().unwrap().to_owned()).collect()
}

/// The referee has judged what was registered by the time it is there.
fn registered(discord: &Discord, server: Option<u64>) {
    discord.wait("the commands", |world| (names(world, server).len() == NAMES.len()).then_some(()));
}

/// Waits until commands were sent so often, and makes sure that it was not more often. A request is noted after it is done.
fn sent(discord: &Discord, times: usize) {
    discord.wait("the request", |world| {
        let sent = world.calls.iter().filter(|call| call.operation == SET).count();
        (sent >= times).then_some(())
    });
    assert_eq!(discord.count(SET), times);
}

#[test]
fn about_ten_commands_and_the_roots_of_the_others_are_registered_for_all_servers() {
    let discord = Discord::start();
    let _bot = Program::start(&discord);
    registered(&discord, None);
    let world = discord.world();
    let names = names(&world, None);
    assert_eq!(names, NAMES);
    // What they do is there in the languages of the catalogues; what is typed stays English.
    for command in &world.commands[&None] {
        let typed = command["type"].as_u64().unwrap_or(1) == 1;
        let texts = &command[if typed { "description_localizations" } else { "name_localizations" }];
        assert!(["de", "es-419", "pt-BR"].iter().all(|language| texts[*language].is_string()), "{command}");
        assert_eq!(command["name_localizations"].is_object(), !typed, "{command}");
    }
}

#[test]
fn a_setting_registers_the_commands_for_one_server_alone() {
    let discord = Discord::start();
    let server = discord.server("Home");
    let _bot = Program::launch(&discord, &["--discord-guild", &server.to_string()], &[]);
    registered(&discord, Some(server));
    assert!(names(&discord.world(), None).is_empty());
}

#[test]
fn commands_are_registered_again_only_when_something_has_changed() {
    let discord = Discord::start();
    let bot = Program::start(&discord);
    registered(&discord, None);
    // The bot notes what it has registered after the answer; ending it waits for that.
    let folder = bot.end().1;
    let listed = |count: usize| {
        discord.wait("the list of commands", |world| {
            let calls = world.calls.iter().filter(|call| call.operation == "list_application_commands");
            (calls.count() >= count).then_some(())
        });
    };
    let bot = Program::over(folder, &discord);
    // Each start looks what is there.
    listed(2);
    let folder = bot.end().1;
    assert_eq!(discord.count(SET), 1, "nothing has changed");
    // Somebody deletes one.
    discord.world().commands.get_mut(&None).unwrap().pop();
    let _bot = Program::over(folder, &discord);
    registered(&discord, None);
    sent(&discord, 2);
}

#[test]
fn a_registration_that_fails_is_tried_again_and_nothing_is_left() {
    let discord = Discord::start();
    discord.trouble(SET, 1, Trouble::Broken(503));
    let bot = Program::start(&discord);
    registered(&discord, None);
    sent(&discord, 2);
    let seats = Seats::new(&discord);
    assert!(seats.ask(&discord, "/games").private);
    let left = |call: &&lasermate_tests::discord::world::Call| call.method == "DELETE";
    assert_eq!(discord.world().calls.iter().filter(left).count(), 0);
    assert!(bot.logged().contains("registering commands failed"), "{}", bot.logged());
}

#[test]
fn a_refused_list_is_logged_with_the_field_that_discord_names() {
    let discord = Discord::start();
    let fault = |words: &str| serde_json::json!({"_errors": [{"code": 50035, "message": words}]});
    let errors = serde_json::json!({
        "1": {"name": fault("String value did not match validation regex.")},
        "4": {"options": {"0": {"description": fault("Must be 100 or fewer in length.")}}},
    });
    let body = serde_json::json!({"code": 50035, "message": "Invalid Form Body", "errors": errors});
    discord.trouble(SET, 1, Trouble::RefusedWith(400, body));
    let bot = Program::start(&discord);
    registered(&discord, None);
    let log = bot.logged();
    for told in [
        "/move, name: 50035: String value did not match validation regex.",
        "/watch ",
        ", description: 50035: Must be 100 or fewer in length.",
    ] {
        assert!(log.contains(told), "{told}: {log}");
    }
    assert!(!log.contains(lasermate_tests::discord::world::TOKEN), "{log}");
}

#[test]
fn commands_are_registered_in_one_scope_alone_after_the_setting_has_changed() {
    let discord = Discord::start();
    let server = discord.server("Home");
    let bot = Program::launch(&discord, &["--discord-guild", &server.to_string()], &[]);
    registered(&discord, Some(server));
    let folder = bot.end().1;
    let bot = Program::over(folder, &discord);
    registered(&discord, None);
    let gone = |of: Option<u64>| {
        discord.wait("the other scope to be empty", |world| names(world, of).is_empty().then_some(()));
    };
    gone(Some(server));
    let _bot = Program::again(bot.end().1, &discord, &["--discord-guild", &server.to_string()], &[]);
    registered(&discord, Some(server));
    gone(None);
}

#[test]
fn the_command_of_an_activity_survives() {
    let discord = Discord::start();
    let entry = serde_json::json!({
        "id": "77", "application_id": lasermate_tests::discord::application().to_string(), "version": "78",
        "type": 4, "name": "launch", "description": "", "handler": 2, "default_member_permissions": null,
    });
    discord.world().commands.insert(None, vec![entry]);
    let bot = Program::start(&discord);
    let both = |world: &mut World| (names(world, None).len() == NAMES.len() + 1).then_some(());
    discord.wait("the commands beside it", both);
    sent(&discord, 1);
    // Nor does it make them be registered again.
    let _bot = Program::over(bot.end().1, &discord);
    assert!(Seats::new(&discord).ask(&discord, "/games").private);
    sent(&discord, 1);
}

#[test]
fn the_log_holds_neither_the_token_nor_what_people_say() {
    let discord = Discord::start();
    // At its most talkative, with all that its libraries say.
    let bot = Program::launch(&discord, &[], &[("LASERMATE_LOG", "trace")]);
    let seats = Seats::new(&discord);
    let told = seats.ask(&discord, "/ask xylophone");
    assert!(told.private);
    discord.trouble("create_message", 1, Trouble::Broken(500));
    let _ = seats.ask(&discord, "/challenge billichess");
    discord.wait("the challenge", |world| (!world.public(seats.channel).is_empty()).then_some(()));
    let logged = bot.logged();
    assert!(logged.contains("TRACE") || logged.contains("DEBUG"), "it is talkative");
    for secret in [lasermate_tests::discord::world::TOKEN, "interaction-token", "xylophone"] {
        assert!(!logged.contains(secret), "{secret}: {logged}");
    }
}

#[test]
fn what_everybody_is_shown_is_announced_to_everybody_and_a_refusal_leaves_nothing() {
    let (discord, _bot, seats) = lasermate_tests::discord::table();
    let told = seats.ask(&discord, "/puzzle number:1");
    assert!(!told.private && told.files() == 1, "{told:?}");
    let calls = |operation: &str| discord.count(operation);
    assert_eq!(calls("execute_webhook"), 0, "the announcement has become the answer");
    assert_eq!(calls("delete_original_webhook_message"), 0);
    let told = seats.ask(&discord, "/puzzle number:9999");
    assert!(told.private, "{told:?}");
    // Where the refusal was slow, its announcement to everybody is gone before it follows.
    assert_eq!(calls("delete_original_webhook_message"), calls("execute_webhook"));
    assert_eq!(discord.world().public(seats.channel).len(), 1, "the puzzle alone");
    let gone = calls("delete_original_webhook_message");
    let told = seats.ask(&discord, "/puzzle answer:e2e1");
    assert!(told.private, "{told:?}");
    assert_eq!(calls("delete_original_webhook_message"), gone, "an answer was announced to everybody");
}

#[test]
fn a_challenge_with_a_button_to_withdraw_it_leaves_no_note() {
    let (discord, _bot, mut seats) = lasermate_tests::discord::table();
    let told = seats.ask(&discord, "/challenge game:chess");
    assert!(told.silent, "{told:?}");
    let post = seats.post(&discord).message;
    let buttons = lasermate_tests::discord::components(&post);
    assert!(buttons.iter().any(|button| button["label"] == "Withdraw"), "{buttons:?}");
    let told = seats.ask(&discord, "/cancel");
    assert!(told.private && !told.silent, "{told:?}");
}

#[test]
fn help_is_pages_of_commands_each_with_a_word_and_knows_the_game() {
    let (discord, _bot, mut seats) = lasermate_tests::discord::table();
    seats.begin(&discord);
    let mut page = seats.ask(&discord, "/help");
    let mut all = String::new();
    for number in 1..=5 {
        let words = page.text();
        assert!(page.private && words.contains(&format!("({number} of 5)")), "{words}");
        for line in words.lines().filter(|line| line.starts_with("</")) {
            assert!(line.split_once("> ").is_some_and(|(_, what)| what.len() > 5), "{line}");
        }
        all += &words;
        if number < 5 {
            let parts = lasermate_tests::discord::components(&page.message);
            let next = parts.iter().find(|part| part["label"] == "Next").unwrap();
            let next = next["custom_id"].as_str().unwrap().to_owned();
            page = discord.told(discord.press(seats.ann, page.id(), &next, None));
        }
    }
    for here in ["takeback", "resign", "export"] {
        assert!(all.contains(here), "{here}: {all}");
    }
    for elsewhere in ["billi:", "lifeline:", "drop:", "/pact:", "deny:", "premove:"] {
        assert!(!all.contains(elsewhere), "{elsewhere}: {all}");
    }
}

#[test]
fn people_and_messages_have_commands_of_their_own() {
    let (discord, _bot, mut seats) = lasermate_tests::discord::table();
    let told = discord.told(discord.on_person(seats.ann, "Challenge", seats.bob.person));
    assert!(told.is_done("Challenge sent"), "{told:?}");
    let challenge = seats.post(&discord);
    assert!(content(&challenge.message).contains("bob"), "{challenge:?}");
    let fen = "```\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n```";
    let told = discord.told(discord.on_message(seats.ann, "Open as position", fen));
    assert!(told.private && told.files() == 1, "{told:?}");
    let told = discord.told(discord.on_message(seats.ann, "Open as position", "good game"));
    assert!(told.private && told.text().contains("no position"), "{told:?}");
}

/// Discord shows a command to everybody who manages a server.
#[test]
fn operators_have_their_command_where_there_are_any_on_discord() {
    let discord = Discord::start();
    let seats = Seats::new(&discord);
    let [olga, other] = ["olga", "oskar"]
        .map(|name| Asker { person: discord.person_who(name, name, true, "en-US"), channel: seats.channel });
    let is_listed = || {
        let world = discord.world();
        let admin = world.commands[&None].iter().find(|command| command["name"] == "lasermate-admin");
        let options = admin.unwrap()["options"].as_array().unwrap().clone();
        options.iter().any(|option| option["name"] == "operator")
    };
    let bot = Program::start(&discord);
    registered(&discord, None);
    assert!(!is_listed());
    let folder = bot.end().1;
    let operator = format!("discord:{}", olga.person);
    let _bot = Program::again(folder, &discord, &["--operators", &operator], &[]);
    sent(&discord, 2);
    assert!(is_listed());
    let told = discord.told(discord.command(olga, "/operator games"));
    assert!(told.private && told.text().contains("no game is being played"), "{told:?}");
    let refused = discord.told(discord.command(other, "/operator games"));
    let own = format!("Your id is discord:{}.", other.person);
    assert!(refused.private && refused.text().replace('\\', "").contains(&own), "{refused:?}");
}
