//! The page of a game: what chats show of its link, who may look, and its files.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::http;
use lasermate_tests::program::{Bot, Player};
use serde_json::json;

use super::api::{begun, told, until_there};

#[test]
fn a_link_to_a_game_tells_chats_who_plays_and_what_has_happened() {
    let bot = Bot::start();
    let ann = bot.player("<b>Ann\"&{told}</b>");
    let bob = bot.player("Bob");
    let challenge = "/challenge opponent:Bob side:first game:billichess";
    assert_eq!(told(&bot.send(&ann, "table-1", challenge, "c"))["accepted"], true);
    assert_eq!(told(&bot.send(&bob, "table-1", "/accept", "a"))["accepted"], true);
    assert_eq!(told(&bot.send(&ann, "table-1", "/move d3", "m"))["accepted"], true);
    let page = bot.ask("GET", "/g/G1", None, None);
    assert_eq!(page.status, 200);
    let text = page.text();
    assert!(
        text.contains(
            "<meta property=\"og:title\" content=\"BilliChess: &lt;b&gt;Ann&quot;&amp;{told}&lt;/b&gt;"
        ),
        "{text}"
    );
    assert!(!text.contains("<b>") && !text.contains("{root}") && !text.contains("{address}"), "{text}");
    assert!(text.contains("<meta property=\"og:description\" content=\"1. d3. Red to move\">"), "{text}");
    let image = text.split("property=\"og:image\" content=\"").nth(1).unwrap().split('"').next().unwrap();
    let path = image.strip_prefix(&format!("http://{}", bot.address)).unwrap();

    let card = bot.ask("GET", path, None, None);
    assert_eq!((card.status, card.header("content-type")), (200, Some("image/png")));
    assert_eq!(card.header("cache-control"), Some("public, max-age=86400"));
    // Width and height stand at the head of a PNG.
    assert_eq!(card.body[16..24], [0, 0, 4, 176, 0, 0, 2, 118]);
    let card = bot.ask("GET", "/g/G1/card.png?v=0", None, None);
    assert_eq!(card.header("cache-control"), Some("public, max-age=60"), "it has gone on since");

    let record = bot.ask("GET", "/g/G1/record", None, None);
    assert!(record.text().contains("1. d3"), "{}", record.text());
    assert_eq!(record.header("content-disposition"), Some("attachment; filename=\"lasermate-G1.pgn\""));
    let table = told(&bot.ask("GET", "/api/games/G1", None, None));
    assert_eq!((&table["room"], &table["moves"][0]["san"]), (&"table-1".into(), &"d3".into()));

    for wrong in [
        "/g/G2",
        "/g/G1-0123456789abcdef0123",
        "/g/1",
        "/g/G1/card.png/x",
        "/api/games/G1-0",
        "/g/G2/card.png",
    ] {
        assert_eq!(bot.ask("GET", wrong, None, None).status, 404, "{wrong}");
    }
}

/// Its style and its link had a pair of braces in their paths, and other addresses were empty pages.
#[test]
fn an_address_that_is_none_has_a_page_with_the_way_to_the_door() {
    let bot = Bot::start();
    for (path, root) in [
        ("/g/G99", "../"),
        ("/g/zzz", "../"),
        ("/g/G99/overlay", "../../"),
        ("/nix", "./"),
        ("/foo/bar", "./../"),
    ] {
        let page = bot.ask("GET", path, None, None);
        let text = page.text();
        assert_eq!(page.status, 404, "{path}");
        for link in [format!("href=\"{root}\""), format!("href=\"{root}assets/")] {
            assert!(text.contains(&link), "{path}: {text}");
        }
        assert!(!text.contains('{'), "{path}: {text}");
    }
    let nothing = bot.ask("GET", "/api/nix", None, None);
    assert_eq!((nothing.status, &nothing.json()["error"]), (404, &"Not found.".into()));
}

#[test]
fn where_people_have_to_be_let_in_a_game_is_behind_the_same_door() {
    let bot = Bot::start_with(&["--access", "invited"]);
    for (path, door) in [("/g/G1", "../door"), ("/g/G1/overlay", "../../door"), ("/puzzle/daily", "../door")]
    {
        let answer = bot.ask("GET", path, None, None);
        assert_eq!((answer.status, answer.header("location")), (303, Some(door)), "{path}");
    }
    for path in ["/api/games/G1", "/api/lobby", "/api/puzzles/1"] {
        assert_eq!(bot.ask("GET", path, None, None).status, 401, "{path}");
    }
    // What a browser asks for without cookies tells nothing.
    for path in ["/manifest.json", "/worker.js"] {
        assert_eq!(bot.ask("GET", path, None, None).status, 200, "{path}");
    }
}

#[test]
fn the_lobby_tells_what_anybody_can_accept_and_watch() {
    let bot = Bot::start();
    begun(&bot, "table-1");
    until_there(&bot, "table-1", 2);
    let (cid, dee) = (bot.player("Cid"), bot.player("Dee"));
    assert_eq!(told(&bot.send(&cid, "table-2", "/challenge game:crazy time:1d", "c"))["accepted"], true);
    assert_eq!(told(&bot.send(&dee, "lobby", "/challenge opponent:Cid", "c"))["accepted"], true);
    let lobby = told(&bot.ask("GET", "/api/lobby", None, None));
    let offers = lobby["challenges"].as_array().unwrap();
    assert_eq!(offers.len(), 1, "one that is for somebody is not for anybody: {lobby}");
    assert_eq!((&offers[0]["room"], &offers[0]["name"]), (&"table-2".into(), &"Cid".into()));
    assert!(
        offers[0]["terms"].as_str().unwrap().ends_with("1 day per move")
            || offers[0]["terms"].as_str().unwrap().ends_with("24 hours per move"),
        "{lobby}"
    );
    assert_eq!(lobby["games"][0]["room"], "table-1");
    let puzzle = lobby["puzzle"].as_u64().unwrap();
    assert_eq!(told(&bot.ask("GET", "/api/puzzles/daily", None, None))["number"], puzzle);
}

/// Any stranger took the seat that was meant for a friend, and everybody had the channels of everybody's games in their list.
#[test]
fn a_channel_of_one_game_is_listed_for_whom_it_concerns() {
    let bot = Bot::start();
    let (ann, bob) = (bot.player("Ann"), bot.player("Bob"));
    let room = "game-abcdefgh";
    told(&bot.ask("POST", "/api/rooms", Some(&ann), Some(&json!({ "name": room }))));
    let names = |who: Option<&Player>, query: &str| {
        let list = told(&bot.ask("GET", &format!("/api/rooms{query}"), who, None));
        let rooms = list["rooms"].as_array().unwrap().iter();
        rooms.map(|room| room["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let known = format!("?room={room}");
    let listed = |who, query| names(who, query).iter().any(|name| name == room);
    assert!(!listed(Some(&ann), ""), "nothing has been done there");
    assert_eq!(told(&bot.send(&ann, room, "/challenge game:three-way", "c"))["accepted"], true);
    assert_eq!(told(&bot.ask("GET", "/api/lobby", None, None))["challenges"], json!([]));
    assert_eq!([Some(&ann), Some(&bob), None].map(|who| listed(who, "")), [true, false, false]);
    assert!(listed(None, &known), "whoever has the link knows it");
    assert_eq!(names(None, "?room=nowhere"), ["lobby", "table-1", "table-2"]);
    told(&bot.send(&bob, room, "hello", "h"));
    assert!(listed(Some(&bob), ""));

    // Who has a seat, and how the game begins.
    assert_eq!(told(&bot.send(&bob, room, "/accept", "a"))["accepted"], true);
    let table = told(&bot.ask("GET", &format!("/api/table?room={room}"), None, None));
    let challenge = &table["challenges"][0];
    assert_eq!(challenge["seated"].as_array().unwrap().len(), 2, "{table}");
    assert_eq!((&challenge["seated"][0], &challenge["kind"]), (&challenge["by"], &"three-way".into()));
    assert_eq!(challenge["terms"], "Three-way chess, no time limit");
    assert_eq!(challenge["name"], "Ann");
    // Whoever comes by the link has the newest messages with the channels.
    let newest =
        |query: &str| told(&bot.ask("GET", &format!("/api/rooms{query}"), None, None))["newest"].clone();
    let messages = told(&bot.ask("GET", &format!("/api/messages?room={room}"), None, None));
    assert_eq!(newest(&known), messages);
    assert_eq!([newest("?room=nowhere"), newest("")], [json!(null), json!(null)]);
}

/// What is kept for who has no connection must never be what people say or play.
#[test]
fn the_worker_keeps_files_of_the_program_alone() {
    let bot = Bot::start();
    let worker = http::ask(bot.address, "GET", "/worker.js", &[], None).unwrap();
    assert_eq!(worker.header("cache-control"), Some("no-store"), "a new version is seen at once");
    let manifest = told(&bot.ask("GET", "/manifest.json", None, None));
    for icon in manifest["icons"].as_array().unwrap() {
        let path = format!("/{}", icon["src"].as_str().unwrap());
        let file = bot.ask("GET", &path, None, None);
        assert_eq!((file.status, file.header("content-type")), (200, icon["type"].as_str()), "{path}");
    }
    let text = worker.text();
    let files = text.split("...[").nth(1).unwrap().split(']').next().unwrap();
    let folder = text.split("FOLDER = \"").nth(1).unwrap().split('"').next().unwrap();
    let named: Vec<_> = files.split(", ").map(|name| name.trim_matches('"')).collect();
    assert!(named.len() > 15 && folder.starts_with("assets/"), "{files}");
    for name in named {
        assert_eq!(bot.ask("GET", &format!("/{folder}{name}"), None, None).status, 200, "{name}");
    }
}
