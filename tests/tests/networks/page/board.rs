//! What the page asks of a board and of the games that are played: what can be moved, the picture, the table at a glance.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::program::{Bot, Player};
use serde_json::{Value, json};

use super::api::{begun, told, until_there};

#[test]
fn a_board_is_played_on_as_it_was_shown() {
    let bot = Bot::start();
    let [ann, bob] = begun(&bot, "table-1");
    let eve = bot.player("Eve");
    let board = |who: &Player, room: &str, game: u64, version: u64| {
        told(&bot.ask(
            "GET",
            &format!("/api/board?room={room}&game={game}&version={version}"),
            Some(who),
            None,
        ))
    };
    let shown = board(&ann, "table-1", 1, 0);
    assert_eq!((&shown["game"], &shown["version"]), (&json!(1), &json!(0)));
    assert_eq!(shown["cells"]["e4"].as_array().unwrap().len(), 4);
    assert_eq!(shown["pieces"]["e2"], "Blue pawn");
    let pawn = shown["moves"].as_array().unwrap().iter().find(|part| part["cell"] == "d2").unwrap();
    let ends: Vec<_> = pawn["next"].as_array().unwrap().iter().map(|part| &part["move"]["exact"]).collect();
    assert_eq!(ends, ["d2d3", "d2d4"]);
    // Who is not to move can do nothing; who does not play, or elsewhere, is told nothing.
    assert_eq!(board(&bob, "table-1", 1, 0)["moves"], json!([]));
    for (who, room, game, version) in
        [(&eve, "table-1", 1, 0), (&ann, "lobby", 1, 0), (&ann, "table-1", 2, 0), (&ann, "table-1", 1, 7)]
    {
        assert_eq!(board(who, room, game, version), Value::Null);
    }
    assert_eq!(bot.ask("GET", "/api/board?room=table-1&game=1&version=0", None, None).status, 401);
    let path = "/api/outlook?room=table-1&game=1&version=0&exact=d2d3";
    let outlook = told(&bot.ask("GET", path, Some(&ann), None));
    assert_eq!(outlook["beams"].as_array().unwrap().len(), 2);
    assert!(outlook["does"].as_str().unwrap().contains("Red's beam"), "{outlook}");
    // What can't be made is told why, in the words that answer it where it is typed; of a square alone, why its piece can't move.
    for (tried, why) in [
        ("d2d5", "d2d5 is illegal: a pawn moves one square forward"),
        ("a1", "a1: the Blue knight on b1 is in the way. The rook on a1 can't move."),
    ] {
        let path = format!("/api/outlook?room=table-1&game=1&version=0&exact={tried}");
        let refused = told(&bot.ask("GET", &path, Some(&ann), None));
        assert!(refused["why"].as_str().unwrap().starts_with(why), "{refused}");
    }
    // On a board that is turned its beams run the other way.
    let turned = told(&bot.ask("GET", &format!("{path}&seat=1"), Some(&ann), None));
    assert!(turned["does"] == outlook["does"] && turned["beams"] != outlook["beams"], "{turned}");

    let play = |who: &Player, version: u64, exact: &str, request: &str| {
        let body =
            json!({"room": "table-1", "game": 1, "version": version, "exact": exact, "request": request});
        bot.ask("POST", "/api/play", Some(who), Some(&body))
    };
    assert_eq!(told(&play(&bob, 0, "e7e5", "b0"))["accepted"], false, "not his turn");
    assert_eq!(told(&play(&ann, 0, "d2d5", "a0"))["accepted"], false, "no such move");
    assert_eq!(play(&ann, 0, "resign", "a1").status, 422, "no move at all");
    assert_eq!(told(&play(&ann, 0, "d2d3", "a2"))["accepted"], true);
    assert_eq!(told(&play(&ann, 0, "d2d3", "a2"))["accepted"], true, "the same request");
    assert_eq!(told(&play(&bob, 0, "e7e5", "b1"))["accepted"], false, "a stale board");
    assert_eq!(told(&play(&bob, 1, "e7e5", "b2"))["accepted"], true);
    assert_eq!(play(&ann, 2, &"x".repeat(200), "a3").status, 422);

    // The board tells who plays, so that each sees the own side below; a picture is drawn for each look.
    let messages = until_there(&bot, "table-1", 4);
    let newest = &messages[3];
    assert_eq!(newest["board"]["version"], 2);
    assert_eq!(newest["board"]["seats"].as_array().unwrap().len(), 2);
    let src = newest["pictures"][0]["src"].as_str().unwrap();
    let looks = ["dark", "light", "dark-1", "light-1"].map(|look| {
        let file = bot.ask("GET", &src.replace("/picture/", &format!("/picture/{look}/")), None, None);
        assert_eq!((file.status, file.header("content-type")), (200, Some("image/png")), "{look}");
        file.body
    });
    for (index, one) in looks.iter().enumerate() {
        assert!(looks[index + 1..].iter().all(|other| other != one), "{index}");
    }
    assert_eq!(bot.ask("GET", &src.replace("/picture/", "/picture/green/"), None, None).status, 404);
    assert_eq!(bot.ask("GET", &src.replace("/picture/", "/picture/dark-9/"), None, None).status, 404);
    // The position after each move; none after moves that were not made.
    assert_eq!(bot.ask("GET", "/picture/dark/game-1-2-1.png", None, None).status, 200);
    assert_eq!(bot.ask("GET", "/picture/dark/game-1-2-3.png", None, None).status, 404);
    assert_eq!(bot.ask("GET", "/picture/dark/game-9-2-1.png", None, None).status, 404);

    // A lasermate calls both, and it is Red's turn all the same.
    let id = |who: &Player| told(&bot.ask("GET", "/api/name", Some(who), None))["id"].clone();
    for (who, version, exact) in [(&ann, 2, "c1g5"), (&bob, 3, "d7d6"), (&ann, 4, "b1d2")] {
        assert_eq!(told(&play(who, version, exact, exact))["accepted"], true, "{exact}");
    }
    let newest = &until_there(&bot, "table-1", 7)[6];
    assert!(newest["text"].as_str().unwrap().contains("LASERMATE"), "{newest}");
    assert_eq!((&newest["mention"], &newest["also"]), (&json!("Bob table-1"), &json!(["Ann table-1"])));
    assert_eq!(newest["board"]["to_act"], json!([id(&bob)]));
}

#[test]
fn a_channel_tells_its_game_at_a_glance_and_people_their_games() {
    let bot = Bot::start();
    let table = || {
        let mut table = told(&bot.ask("GET", "/api/table?room=table-1", None, None));
        // The bot's time, by which the page counts clocks down.
        let now = table.as_object_mut().and_then(|table| table.remove("now"));
        assert!(now.is_some_and(|now| now.is_u64()), "{table}");
        table
    };
    assert_eq!(table(), json!({"game": null, "challenges": [], "pacts": []}));
    let players = ["Ann", "Bob"].map(|name| bot.player(name));
    let [ann, bob] = &players;
    told(&bot.send(ann, "table-1", "/challenge @Bob game:chess side:first time:1d", "c"));
    let id = |who: &Player| told(&bot.ask("GET", "/api/name", Some(who), None))["id"].clone();
    let offered = &table()["challenges"][0];
    assert_eq!((&offered["id"], &offered["kind"]), (&json!(1), &json!("chess")));
    assert_eq!((&offered["by"], &offered["seated"]), (&id(ann), &json!([id(ann)])));
    let games = |who: &Player| told(&bot.ask("GET", "/api/games", Some(who), None))["games"].clone();
    assert_eq!(games(bob), json!([]), "a challenge is no turn");
    told(&bot.send(bob, "table-1", "/accept", "a"));
    assert_eq!(table()["challenges"], json!([]));
    let typed = [(ann, "1. e2e4"), (bob, "1... d7d5"), (ann, "e4d5")];
    for (index, (who, exact)) in typed.into_iter().enumerate() {
        // A bare move of who is to move is one, also with its number before it.
        assert_eq!(told(&bot.send(who, "table-1", exact, &format!("m{index}")))["accepted"], true);
    }
    let game = &table()["game"];
    let sans: Vec<_> = game["moves"].as_array().unwrap().iter().map(|line| &line["san"]).collect();
    assert_eq!(sans, ["e4", "d5", "exd5"]);
    let numbers: Vec<_> = game["moves"].as_array().unwrap().iter().map(|line| &line["number"]).collect();
    assert_eq!(numbers, ["1.", "", "2."]);
    assert_eq!(game["players"][1]["lost"], json!([{"kind": "pawn", "count": 1, "words": "pawn"}]));
    assert_eq!((&game["players"][0]["asked"], &game["players"][1]["asked"]), (&json!(false), &json!(true)));
    assert!(game["deadline"].as_i64().is_some());
    let mine = games(bob);
    assert_eq!((&mine[0]["room"], &mine[0]["asked"]), (&json!("table-1"), &json!(true)));
    assert_eq!(games(ann)[0]["asked"], false);
    // What is no move is said, and so is a move of somebody who does not play.
    let eve = bot.player("Eve");
    for (who, line, request) in [
        (ann, "gr8", "w1"),
        (&eve, "d8d5", "w2"),
        (bob, "well played", "w3"),
        (bob, "1. no 2. yes", "w3-list"),
    ] {
        let answer = told(&bot.send(who, "table-1", line, request));
        assert!(answer["id"].as_u64().is_some() && answer["reply"].is_null(), "{line}: {answer}");
    }
    // A move before its turn is not shown to the opponent, and who made it is told so.
    for (line, request) in [("e7e5", "b1"), ("Nf3", "b2"), ("O-O", "b3"), ("3. Nf3", "b4")] {
        let answer = told(&bot.send(ann, "table-1", line, request));
        assert_eq!(answer["reply"]["private"], true, "{line}: {answer}");
        let said = answer["reply"]["text"].as_str().unwrap_or_default();
        assert!(said.contains("it is Black's turn"), "{line}: {answer}");
    }
    // A move that cannot be made is explained to who would make it, castling too, which names no square.
    for (line, request) in [("d8d4", "w4"), ("O-O", "w4-castling"), ("0-0-0", "w4-long")] {
        let answer = told(&bot.send(bob, "table-1", line, request));
        assert_eq!(
            (&answer["accepted"], &answer["reply"]["private"]),
            (&json!(false), &json!(true)),
            "{line}: {answer}"
        );
    }
    assert_eq!(told(&bot.send(bob, "table-1", "/m d8d5", "w5"))["accepted"], true);
    told(&bot.send(bob, "table-1", "/resign", "w6"));
}

/// What the page draws is what the picture shows, where the picture has it.
#[test]
fn a_board_is_data_for_whoever_may_see_its_picture() {
    let bot = Bot::start();
    let [ann, bob] = begun(&bot, "table-1");
    let ask = |path: &str| bot.ask("GET", &format!("/api/games/{path}"), None, None);
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let start = told(&ask("G1/board"));
    let played = told(&bot.ask("GET", "/api/board?room=table-1&game=1&version=0", Some(&ann), None));
    assert_eq!(start["size"], played["size"]);
    let rounded = |corners: &Value| -> Vec<Vec<i64>> {
        let point =
            |at: &Value| list(at).iter().map(|value| value.as_f64().unwrap().round() as i64).collect();
        list(corners).iter().map(point).collect()
    };
    for cell in list(&start["cells"]) {
        let open = &played["cells"][cell["name"].as_str().unwrap()];
        assert!(open.is_null() || rounded(open) == rounded(&cell["corners"]), "{cell}");
    }
    let count = |what: &str| list(&start[what]).len();
    assert_eq!((count("pieces"), count("beams"), count("courses"), count("heels")), (32, 2, 2, 2));
    assert!(
        start["alt"].as_str().unwrap().starts_with("BilliChess: Ann table-1 – Bob table-1. Move 1"),
        "{}",
        start["alt"]
    );
    assert_eq!(told(&ask("G1/board?light=true"))["colours"]["light"], "#d5dce5");
    assert_ne!(told(&ask("G1/board?seat=1"))["cells"], start["cells"]);

    for (who, exact) in [(&ann, "d2d3"), (&bob, "e7e5")] {
        assert_eq!(told(&bot.send(who, "table-1", &format!("/move {exact}"), exact))["accepted"], true);
    }
    let now = told(&ask("G1/board"));
    assert_eq!((&now["version"], &now["after"]), (&json!(2), &Value::Null));
    assert_ne!(now["pieces"], start["pieces"]);
    let back = told(&ask("G1/board?after=0"));
    assert_eq!((&back["pieces"], &back["beams"]), (&start["pieces"], &start["beams"]));
    for gone in ["G1/board?after=3", "G2/board", "1/board", "G1x/board", "G99999999999999999999/board"] {
        assert_eq!(ask(gone).status, 404, "{gone}");
    }
    let demo = told(&bot.ask("GET", "/api/demo", None, None));
    assert_eq!(list(&demo).last().unwrap()["triumph"], true, "it ends with a lasermate");
}
