//! The operator's commands, at the running bot and on its folder: `games --live`, `game`, `person`, `room` and `export`.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use lasermate_tests::program::{Bot, Player, run};
use serde_json::Value;

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
    assert_eq!(settings(&bob, "s").json()["accepted"], false, "the first person manages it");
    let given = asked(&data, &["room", "lobby", "manager", &bob.name]).expect("given");
    assert_eq!(given, format!("{} manages #lobby\n", bob.name));
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
