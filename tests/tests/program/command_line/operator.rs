//! The operator's commands, at the running bot and on its folder: `games --live`, `game`, `person`, `room` and `export`.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::{Duration, Instant};

use lasermate_tests::http;
use lasermate_tests::program::{Bot, Player, run};
use serde_json::{Value, json};

/// What a command prints; what it is refused with where it fails.
fn asked(data: &Path, arguments: &[&str]) -> Result<String, String> {
    let data = data.to_str().expect("a path of text");
    let output = run(&[&["--data", data], arguments].concat());
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
}

fn begun(bot: &Bot, room: &str) -> [Player; 2] {
    let players = ["Ann", "Bob"].map(|name| bot.player(&format!("{name} {room}")));
    let opponent = format!("/challenge opponent:\"{}\" side:first", players[1].name);
    assert_eq!(bot.send(&players[0], room, &opponent, "c").json()["accepted"], true);
    assert_eq!(bot.send(&players[1], room, "/accept", "c").json()["accepted"], true);
    players
}

#[test]
fn an_operator_looks_at_games_and_ends_them_while_the_bot_runs() {
    let bot = Bot::start();
    let data = bot.data().to_owned();
    let mode = data.join("lasermate.sock").metadata().expect("a socket").permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "nobody else may ask");
    assert_eq!(asked(&data, &["games", "--live"]).expect("an answer"), "no game is being played\n");
    let [ann, _] = begun(&bot, "table-1");
    begun(&bot, "table-2");
    bot.send(&ann, "table-1", "/move e2e4", "m");

    let live = asked(&data, &["games", "--live"]).expect("an answer");
    assert_eq!(live.lines().count(), 2, "{live}");
    assert!(live.starts_with("G1\t") && live.contains("local:table-1") && live.contains(&ann.id), "{live}");
    let shown = asked(&data, &["game", "G1", "show"]).expect("an answer");
    assert!(shown.contains("e4"), "{shown}");

    let refused = asked(&data, &["game", "G1", "end", "green"]).expect_err("no side");
    assert!(refused.contains("green is no side of this game. One of: draw,"), "{refused}");
    assert!(asked(&data, &["game", "g1", "end"]).expect("ended").contains("counts for no rating"));
    assert!(asked(&data, &["game", "1", "end"]).expect_err("over").contains("isn't being played"));
    assert!(asked(&data, &["game", "G9", "show"]).expect_err("none").contains("there is no game G9"));
    assert!(asked(&data, &["game", "G2", "archive"]).expect("archived").contains("can resume"));
    assert_eq!(asked(&data, &["games", "--live"]).expect("an answer"), "no game is being played\n");
    assert_eq!(bot.send(&ann, "table-1", "/challenge", "again").json()["accepted"], true, "the room is free");

    let exported = asked(&data, &["export", "--all"]).expect("an answer");
    let games: Vec<Value> =
        exported.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    let field = |name: &str| games.iter().map(|game| game[name].clone()).collect::<Vec<_>>();
    assert_eq!(field("game"), [1, 2]);
    assert_eq!(field("state"), ["ended", "archived"]);
    assert!(games[0]["record"].as_str().is_some_and(|record| record.contains("e2e4")), "{exported}");

    // The same where no bot runs: a kill leaves the socket, at which nobody answers.
    let bot = bot.killed_and_looked_at(|data| {
        assert!(data.join("lasermate.sock").exists());
        assert_eq!(asked(data, &["export", "--all"]).expect("an answer"), exported);
    });
    assert!(asked(&data, &["game", "G2", "show"]).is_ok(), "the next bot opens it anew");
    assert!(bot.end().success());
    let nowhere = asked(&data.join("nowhere"), &["games", "--live"]).expect_err("no folder");
    assert!(nowhere.contains("Name its folder with --data"), "{nowhere}");
}

#[test]
fn an_operator_blocks_and_deletes_people_and_hands_channels_over() {
    let bot = Bot::start();
    let data = bot.data().to_owned();
    let [ann, bob] = begun(&bot, "table-1");
    assert!(
        asked(&data, &["person", "discord:1", "show"]).expect_err("nobody").contains("nobody has the id")
    );
    assert!(asked(&data, &["person", &bob.id, "show"]).expect("kept").contains("Bob"));

    asked(&data, &["person", &bob.id, "block"]).expect("blocked");
    assert_eq!(asked(&data, &["games", "--live"]).expect("an answer"), "no game is being played\n");
    let refused = bot.send(&bob, "table-2", "/challenge", "b").json();
    assert_eq!(refused["accepted"], false, "{refused}");
    assert!(asked(&data, &["person", &bob.id, "show"]).expect("kept").contains("blocked everywhere"));
    asked(&data, &["person", &bob.id, "unblock"]).expect("unblocked");
    assert_eq!(bot.send(&bob, "table-2", "/challenge", "c").json()["accepted"], true);

    let settings = |who: &Player, request: &str| bot.send(who, "lobby", "/settings starters admins", request);
    assert_eq!(settings(&bob, "s").json()["accepted"], false, "who came first manages it, at the machine");
    let refused = asked(&data, &["room", "lobby", "manager", "Nobody Here"]).expect_err("no name");
    assert!(refused.contains("nobody in the web chat is called Nobody Here"), "{refused}");
    let given = asked(&data, &["room", "lobby", "manager", &bob.name]).expect("given");
    assert_eq!(given, format!("{} manages #lobby\n", bob.name));
    let is_told = |message: &Value| {
        message["text"].as_str().is_some_and(|text| text.contains("the manager of this channel"))
    };
    let begun = Instant::now();
    while !bot.messages("lobby").iter().any(is_told) {
        assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", bot.messages("lobby"));
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(settings(&bob, "t").json()["accepted"], true);
    assert_eq!(settings(&ann, "t").json()["accepted"], false);
    let refused = asked(&data, &["room", "discord:5", "manager", &bob.name]).expect_err("no channel");
    assert!(refused.contains("is no channel of the web chat"), "{refused}");

    let exported = asked(&data, &["person", &ann.id, "export"]).expect("exported");
    let exported: Value = serde_json::from_str(&exported).expect("JSON");
    assert_eq!(exported["name"], ann.name);
    asked(&data, &["person", &ann.id, "delete"]).expect("deleted");
    assert!(asked(&data, &["person", &ann.id, "show"]).is_err(), "nothing is kept");
    assert_eq!(bot.ask("GET", "/api/name", Some(&ann), None).status, 401, "the name is gone");
}

/// Somebody who comes through a proxy: it calls from this machine, and says for whom.
fn comes_through_a_proxy(bot: &Bot, name: &str) -> Player {
    let headers = [("X-Forwarded-For", "192.0.2.1")];
    let body = json!({"name": name});
    let held = http::ask(bot.address, "POST", "/api/name", &headers, Some(&body)).expect("an answer").json();
    let text = |field: &str| held[field].as_str().unwrap_or_default().to_owned();
    Player { name: text("name"), secret: text("secret"), id: text("id") }
}

fn manages(bot: &Bot, who: &Player, room: &str) -> bool {
    bot.send(who, room, "/settings theme dark", &format!("{room}-{}", who.id.trim_start_matches("local:")))
        .json()["accepted"]
        == true
}

/// On a public page the first stranger managed the lobby.
#[test]
fn the_lobby_is_for_who_sits_at_the_machine_and_no_stranger_gets_it() {
    let bot = Bot::start();
    let stranger = comes_through_a_proxy(&bot, "Stranger");
    assert!(!manages(&bot, &stranger, "lobby"));
    let [ann, bob] = ["Ann", "Bob"].map(|name| bot.player(name));
    assert!(manages(&bot, &ann, "lobby") && manages(&bot, &ann, "table-1"), "the first one at the machine");
    assert!(!manages(&bot, &bob, "lobby") && !manages(&bot, &stranger, "lobby"));

    // A bot that others know by a name can't tell who sits at the machine.
    let bot = Bot::start_with(&["--hosts", "chat.example.org"]);
    let cid = bot.player("Cid");
    assert!(!manages(&bot, &cid, "lobby"));
    asked(bot.data(), &["room", "lobby", "manager", "Cid"]).expect("given");
    assert!(bot.send(&cid, "lobby", "/settings", "now").json()["accepted"] == true);
    assert!(!manages(&bot, &cid, "table-1"));
}

#[test]
fn operators_do_in_chat_what_they_do_in_a_shell_and_nobody_else_does() {
    let first = Bot::start_with(&["--hosts", "chat.example.org"]);
    let data = tempfile::tempdir().expect("a folder");
    let [ann, bob] = ["Ann", "Bob"].map(|name| first.player(name));
    // Whoever wants to be one learns their id by trying.
    let refused = first.send(&ann, "lobby", "/lasermate-admin games", "a").json();
    let words = |told: &Value| told["reply"]["text"].as_str().unwrap_or_default().to_owned();
    assert_eq!(refused["accepted"], false, "{refused}");
    assert!(words(&refused).contains(&ann.id), "{refused}");
    assert_eq!(refused["reply"]["private"], true);
    asked(first.data(), &["backup", data.path().to_str().expect("text")]).expect("a backup");
    drop(first);
    let backup = std::fs::read_dir(data.path()).expect("a folder").next().expect("one").expect("one").path();

    let bot = Bot::start_in_with(&backup, &["--operators", &ann.id]);
    assert!(manages(&bot, &ann, "table-2") && !manages(&bot, &bob, "table-2"), "all channels are theirs");
    let admin = |who: &Player, words: &str, request: &str| {
        bot.send(who, "lobby", &format!("/lasermate-admin {words}"), request).json()
    };
    let [cid, dan] = begun(&bot, "table-1");
    let live = admin(&ann, "games", "b");
    assert_eq!(live["accepted"], true, "{live}");
    assert!(words(&live).contains("G1") && words(&live).contains("local:table"), "{live}");
    let ended = admin(&ann, "game G1 end", "c");
    assert!(words(&ended).contains("counts for no rating"), "{ended}");
    assert!(words(&admin(&ann, "game G1 end", "c")).contains("isn't being played"), "once is enough");
    assert_eq!(admin(&ann, &format!("person {} block", dan.id), "d")["accepted"], true);
    assert_eq!(bot.send(&dan, "table-1", "/challenge", "e").json()["accepted"], false);
    assert_eq!(admin(&ann, "room lobby manager Bob", "f")["accepted"], true);
    assert!(bot.send(&bob, "lobby", "/settings theme dark", "g").json()["accepted"] == true);
    let exported = admin(&ann, &format!("person {} export", cid.id), "h");
    assert!(exported["reply"]["file"]["text"].as_str().is_some_and(|text| text.contains(&cid.name)));
    assert!(words(&admin(&ann, "make tea", "i")).contains("game G12 show"));

    for words in ["games", "person x delete", "make tea"] {
        assert_eq!(admin(&bob, words, &format!("j{}", words.len()))["accepted"], false);
    }
    let offered = |who: &Player| {
        let told = bot.ask("GET", "/api/complete?room=lobby&line=/op", Some(who), None).json();
        told["choices"].as_array().is_some_and(|choices| !choices.is_empty())
    };
    assert!(offered(&ann) && !offered(&bob), "only operators are offered it");
    let help = bot.send(&bob, "lobby", "/help", "k").text();
    assert!(!help.contains("operator"), "{help}");
}
