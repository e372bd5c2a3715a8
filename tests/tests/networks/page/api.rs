//! The web chat's API: whose names are whose, what is refused, and what outlives a crash.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_tests::http::{self, Events, HttpAnswer};
use lasermate_tests::program::{Bot, Player, refused_start, run};
use serde_json::{Value, json};

pub(super) fn told(answer: &HttpAnswer) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

fn texts(messages: &[Value]) -> Vec<String> {
    messages.iter().map(|message| message["text"].as_str().unwrap_or_default().to_owned()).collect()
}

/// Waits until a channel has so many messages; the dispatcher sends posts beside the answers.
pub(super) fn until_there(bot: &Bot, room: &str, wanted: usize) -> Vec<Value> {
    let mut events = Events::open(bot.address, &format!("/api/events?room={room}&after=0"), &[]).unwrap();
    (0..wanted).map(|_| events.next_json().unwrap()).collect()
}

pub(super) fn begun(bot: &Bot, room: &str) -> [Player; 2] {
    let players = ["Ann", "Bob"].map(|name| bot.player(&format!("{name} {room}")));
    let opponent = format!("/challenge opponent:\"{}\" side:first", players[1].name);
    assert_eq!(told(&bot.send(&players[0], room, &opponent, "c"))["accepted"], true);
    assert_eq!(told(&bot.send(&players[1], room, "/accept", "c"))["accepted"], true);
    players
}

#[test]
fn the_bot_says_in_one_line_where_it_is() {
    let bot = Bot::start();
    let data = bot.data().join("lasermate.db");
    let wanted =
        format!("Lasermate's chat is open at http://{}/ (data in {})\n", bot.address, data.display());
    assert_eq!(bot.greeting, wanted);
    assert!(bot.address.ip().is_loopback());
    assert!(data.exists());
    assert!(bot.end().success());
}

#[test]
fn nobody_can_act_under_another_s_name() {
    let bot = Bot::start();
    let ann = bot.player("Ann");
    let again = bot.ask("POST", "/api/name", None, Some(&json!({"name": " aNN "})));
    assert_eq!(again.status, 409);
    let forged = Player { secret: "0".repeat(64), ..ann.clone() };
    assert_eq!(bot.send(&forged, "lobby", "I am Ann", "r").status, 401);
    let nobody =
        bot.ask("POST", "/api/send", None, Some(&json!({"room": "lobby", "text": "x", "request": "r"})));
    assert_eq!(nobody.status, 401);
    assert!(bot.messages("lobby").is_empty());
    // The file holds no secret that could be used again.
    let file = std::fs::read(bot.data().join("lasermate.db")).unwrap();
    let wal = std::fs::read(bot.data().join("lasermate.db-wal")).unwrap_or_default();
    let holds = |bytes: &[u8]| bytes.windows(ann.secret.len()).any(|part| part == ann.secret.as_bytes());
    assert!(!holds(&file) && !holds(&wal));
}

#[test]
fn a_name_given_up_is_free_and_what_was_said_under_it_is_gone() {
    let bot = Bot::start();
    let ann = bot.player("Ann");
    assert_eq!(bot.send(&ann, "lobby", "my secret", "r").status, 200);
    assert_eq!(bot.ask("DELETE", "/api/name", Some(&ann), None).status, 204);
    assert!(bot.messages("lobby").is_empty());
    assert_eq!(bot.ask("GET", "/api/name", Some(&ann), None).status, 401);
    assert_ne!(bot.player("Ann").secret, ann.secret);
}

#[test]
fn other_hosts_and_other_pages_are_refused() {
    let bot = Bot::start();
    let ask = |method: &str, path: &str, headers: &[(&str, &str)], body: Option<&Value>| {
        http::ask(bot.address, method, path, headers, body).unwrap().status
    };
    assert_eq!(ask("GET", "/", &[("Host", "evil.example")], None), 421);
    assert_eq!(ask("GET", "/api/rooms", &[("Host", "localhost.evil.example:80")], None), 421);
    assert_eq!(ask("GET", "/", &[("Host", "localhost")], None), 200);
    let name = json!({"name": "Eve"});
    assert_eq!(ask("POST", "/api/name", &[("Origin", "https://evil.example")], Some(&name)), 403);
    assert_eq!(ask("POST", "/api/name", &[("Sec-Fetch-Site", "cross-site")], Some(&name)), 403);
    let own = format!("http://{}", bot.address);
    assert_eq!(ask("POST", "/api/name", &[("Origin", &own)], Some(&name)), 200);
    let page = bot.ask("GET", "/", None, None);
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"), "{policy}");
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
}

#[test]
fn what_cannot_be_done_is_said_to_the_asker_alone_and_changes_nothing() {
    let bot = Bot::start();
    let [ann, bob] = begun(&bot, "table-1");
    let eve = bot.player("Eve");
    until_there(&bot, "table-1", 2);
    let long = format!("/move {}", "x".repeat(10_000));
    let refused = [
        (&ann, "/foo", "There is no command"),
        (&ann, "/move e2e5", "a pawn moves one square"),
        (&bob, "/move e7e5", "turn"),
        (&eve, "/move e2e4", "You are not playing"),
        (&ann, "/accept", "Nobody has challenged you"),
        (&ann, long.as_str(), "A command can have at most"),
    ];
    for (index, (who, line, words)) in refused.into_iter().enumerate() {
        let answer = told(&bot.send(who, "table-1", line, &format!("x{index}")));
        assert_eq!(answer["accepted"], false, "{line}: {answer}");
        assert_eq!(answer["reply"]["private"], true);
        let said = answer["reply"]["text"].as_str().unwrap();
        if line != "/accept" {
            assert!(said.contains(words), "{line}: {said}");
        }
    }
    assert_eq!(bot.send(&ann, "table-1", &"x".repeat(2001), "y").status, 422);
    assert_eq!(bot.send(&ann, "nowhere", "hello", "z").status, 404);
    assert_eq!(bot.send(&ann, "table-1", "hello", "not an id!").status, 422);
    let huge = json!({"room": "table-1", "text": "x".repeat(1_000_000), "request": "h"});
    let unread = [
        (bot.ask("POST", "/api/send", Some(&ann), Some(&huge)), 413),
        (bot.ask("POST", "/api/send", Some(&ann), Some(&json!({"room": 1}))), 422),
        (bot.ask("GET", "/api/messages?room=table-1&after=-1", None, None), 400),
        (bot.ask("PUT", "/api/send", Some(&ann), None), 405),
    ];
    for (answer, status) in unread {
        assert_eq!(answer.status, status);
        assert!(answer.json()["error"].as_str().is_some_and(|said| said.ends_with('.')), "{}", answer.text());
    }
    assert_eq!(bot.messages("table-1").len(), 2);
}

#[test]
fn a_page_of_messages_says_whether_more_follow_in_its_direction() {
    let bot = Bot::start();
    let ann = bot.player("Ann");
    for number in 0..53 {
        assert_eq!(bot.send(&ann, "lobby", &format!("message {number}"), &format!("r{number}")).status, 200);
    }
    let page = |query: &str| told(&bot.ask("GET", &format!("/api/messages?room=lobby&{query}"), None, None));
    let first = page("after=0");
    let messages = first["messages"].as_array().unwrap();
    assert_eq!((messages.len(), &first["more"]), (50, &json!(true)));
    let rest = page(&format!("after={}", messages[49]["id"]));
    assert_eq!((rest["messages"].as_array().unwrap().len(), &rest["more"]), (3, &json!(false)));
    assert_eq!(page("before=1000000")["more"], true);
}

#[test]
fn a_request_delivered_twice_is_done_once() {
    let bot = Bot::start();
    let [ann, _] = begun(&bot, "table-1");
    for _ in 0..3 {
        told(&bot.send(&ann, "table-1", "/move e2e4", "m1"));
        told(&bot.send(&ann, "table-1", "hello", "s1"));
    }
    // The challenge, the start, the move and the words.
    let mut found = texts(&until_there(&bot, "table-1", 4));
    assert_eq!(texts(&bot.messages("table-1")), found);
    found.retain(|text| text == "hello" || text.contains("**e4**"));
    assert_eq!(found.len(), 2, "{found:?}");
}

#[test]
fn names_messages_pictures_and_games_outlive_a_kill() {
    let bot = Bot::start();
    let [ann, bob] = begun(&bot, "table-1");
    told(&bot.send(&ann, "table-1", "/move e2e4", "m1"));
    let before = until_there(&bot, "table-1", 3);
    let bot = bot.killed_and_restarted();
    assert_eq!(texts(&bot.messages("table-1")), texts(&before));
    let picture = before[2]["pictures"][0]["src"].as_str().unwrap();
    let file = bot.ask("GET", picture, None, None);
    assert_eq!((file.status, file.header("content-type")), (200, Some("image/png")));
    assert!(file.body.starts_with(b"\x89PNG"));
    assert!(file.header("cache-control").unwrap().contains("immutable"));
    assert_eq!(told(&bot.send(&bob, "table-1", "/move e7e5", "m1"))["accepted"], true);
    // A listener that broke off goes on after the last message it saw.
    let last = before[2]["id"].to_string();
    let mut events =
        Events::open(bot.address, "/api/events?room=table-1", &[("Last-Event-ID", &last)]).unwrap();
    let next = events.next_json().unwrap();
    assert!(next["text"].as_str().unwrap().contains("**e5**"), "{next}");
    assert_eq!(next["mention"], json!(ann.name));
}

#[test]
fn a_channel_s_settings_are_its_maker_s() {
    let bot = Bot::start();
    let [ann, bob] = ["Ann", "Bob"].map(|name| bot.player(name));
    let make = |who| told(&bot.ask("POST", "/api/rooms", Some(who), Some(&json!({"name": "#Bobs-Den"}))));
    assert_eq!(make(&bob), json!({"name": "bobs-den", "last": 0}));
    assert_eq!(bot.ask("POST", "/api/rooms", Some(&bob), Some(&json!({"name": "no way"}))).status, 422);
    let set = "/settings setting:theme value:light";
    assert_eq!(told(&bot.send(&bob, "bobs-den", set, "1"))["accepted"], true);
    assert_eq!(told(&bot.send(&ann, "bobs-den", set, "1"))["accepted"], false);
    // One that is there already is given, with the number of its last message.
    let _ = bot.send(&bob, "bobs-den", "hello", "3");
    let last = bot.messages("bobs-den").last().unwrap()["id"].clone();
    assert_eq!(make(&ann), json!({"name": "bobs-den", "last": last}));
    // The channels that were there from the start belong to the first person.
    assert_eq!(told(&bot.send(&ann, "lobby", set, "2"))["accepted"], true);
    assert_eq!(told(&bot.send(&bob, "lobby", set, "2"))["accepted"], false);
}

#[test]
fn completions_are_whole_lines() {
    let bot = Bot::start();
    let [ann, bob] = begun(&bot, "table-1");
    let complete = |who: &Player, line: &str| {
        let path =
            format!("/api/complete?room=table-1&line={}", line.replace(' ', "%20").replace('@', "%40"));
        told(&bot.ask("GET", &path, Some(who), None))
    };
    let commands = complete(&ann, "/re");
    let lines: Vec<_> = commands["choices"].as_array().unwrap().iter().map(|c| c["line"].clone()).collect();
    assert_eq!(lines, ["/rematch", "/ready", "/resign", "/replay "]);
    let moves = complete(&ann, "/move e2");
    assert_eq!(moves["choices"][0]["line"].as_str().unwrap().split(' ').next(), Some("/move"));
    assert!(moves["hint"].as_str().unwrap().starts_with("/move"));
    assert!(complete(&ann, "/move ")["choices"].as_array().unwrap().len() <= 25);
    assert_eq!(complete(&bob, "/move ")["choices"], json!([]));
    let people = complete(&bob, "/challenge @an");
    assert_eq!(people["choices"][0]["line"], "/challenge \"@Ann table-1\" ");
    assert_eq!(complete(&ann, "hello")["choices"], json!([]));
    // Of many kinds of things the kinds come first, and each then lists its own.
    let lines = |line: &str| -> Vec<String> {
        let found = complete(&bob, line);
        let found = found["choices"].as_array().unwrap().iter();
        found.map(|choice| choice["line"].as_str().unwrap().to_owned()).collect()
    };
    let kinds = lines("/challenge ");
    assert_eq!(kinds[..3], ["/challenge opponent:", "/challenge against:", "/challenge level:"]);
    assert!(kinds.len() <= 12 && kinds.iter().all(|line| line.ends_with(':')), "{kinds:?}");
    for kind in kinds {
        let own = lines(&kind);
        assert!(own.iter().all(|line| line.starts_with(&kind) && *line != kind), "{own:?}");
    }
    assert!(lines("/challenge game:").contains(&"/challenge game:crazy ".to_owned()));
    assert!(!lines("/challenge game:crazy ").contains(&"/challenge game:".to_owned()));
}

/// "Game is given twice" was said to `@Ann Lee chess`.
#[test]
fn names_with_blanks_need_no_quotation_marks() {
    let bot = Bot::start();
    let [ann, _, bob] = ["Ann", "Ann Lee", "Bob"].map(|name| bot.player(name));
    for (number, (line, whom)) in [
        ("/challenge @Ann Lee chess", "Ann Lee"),
        ("/challenge chess @ann lee 5+3", "Ann Lee"),
        ("/challenge @\"Ann Lee\" chess", "Ann Lee"),
        ("/challenge \"@Ann Lee\" chess", "Ann Lee"),
        ("/challenge opponent:Ann Lee chess", "Ann Lee"),
        ("/challenge @Ann chess", "Ann"),
    ]
    .into_iter()
    .enumerate()
    {
        let room = format!("of-{number}");
        told(&bot.ask("POST", "/api/rooms", Some(&bob), Some(&json!({ "name": room }))));
        assert_eq!(told(&bot.send(&bob, &room, line, &format!("c{number}")))["accepted"], true, "{line}");
        let posted = &until_there(&bot, &room, 1)[0];
        let text = posted["text"].as_str().unwrap();
        assert!(text.contains(&format!("challenges **{whom}**: Chess")), "{line}: {text}");
    }
    for (number, line) in ["/profile @Ann Lee", "/profile Ann Lee"].iter().enumerate() {
        let shown = told(&bot.send(&ann, "lobby", line, &format!("p{number}")));
        assert_eq!(shown["accepted"], true, "{line}: {shown}");
    }
    let nobody = told(&bot.send(&ann, "lobby", "/profile @Ann Lea", "p9"));
    assert!(nobody["reply"]["text"].as_str().unwrap().contains("Ann Lea"), "{nobody}");
}

#[test]
fn a_second_bot_over_the_same_folder_is_refused() {
    let bot = Bot::start();
    let said = refused_start(bot.data());
    assert!(said.contains("in use"), "{said}");
    let rebuilt = run(&["--data", bot.data().to_str().unwrap(), "rebuild"]);
    assert!(!rebuilt.status.success());
}

#[test]
fn the_bot_ends_in_good_order_while_somebody_listens() {
    let bot = Bot::start();
    let mut events = Events::open(bot.address, "/api/events", &[]).unwrap();
    assert!(bot.end().success());
    assert!(events.next_json().is_err());
}

#[test]
fn a_taken_port_is_no_obstacle_unless_it_was_asked_for() {
    let bot = Bot::start();
    let folder = tempfile::tempdir().unwrap();
    let output = run(&["--data", folder.path().to_str().unwrap(), "--listen", &bot.address.to_string()]);
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("--listen") && said.lines().count() == 1, "{said}");
}

#[test]
fn messages_and_mentions_carry_the_ids_of_their_people() {
    let bot = Bot::start();
    let [ann, bob] = begun(&bot, "table-1");
    let id = |who: &Player| told(&bot.ask("GET", "/api/name", Some(who), None))["id"].clone();
    let [anns, bobs] = [id(&ann), id(&bob)];
    assert!(anns.as_str().unwrap().starts_with("local:") && anns != bobs);
    told(&bot.send(&bob, "table-1", "good luck", "s"));
    told(&bot.send(&ann, "table-1", "/profile", "p"));
    let renamed = told(&bot.ask("POST", "/api/name", Some(&bob), Some(&json!({"name": "Robert"}))));
    assert_eq!((&renamed["id"], &renamed["secret"]), (&bobs, &Value::Null));
    told(&bot.send(&ann, "table-1", "/move e2e4", "m"));
    let messages = until_there(&bot, "table-1", 5);
    let said = messages.iter().find(|message| message["text"] == "good luck").unwrap();
    assert_eq!((&said["author"], &said["author_id"]), (&json!("Robert"), &bobs));
    let shown = messages.iter().find(|message| message["asked"]["line"] == "/profile").unwrap();
    assert_eq!((&shown["asked"]["id"], &shown["author_id"]), (&anns, &Value::Null));
    // By his present name, and as the same person.
    let board = messages.iter().find(|message| message["text"].as_str().unwrap().contains("**e4**")).unwrap();
    assert_eq!(
        (&board["mention"], &board["calls"]),
        (&json!("Robert"), &json!([{"id": bobs, "name": "Robert"}]))
    );
}

#[test]
fn people_of_other_networks_cannot_be_named() {
    let bot = Bot::start();
    let [ann, bob] = ["Ann", "Bob"].map(|name| bot.player(name));
    told(&bot.send(&bob, "lobby", "/profile", "p"));
    // Somebody whom the bot knows from another network.
    let db = rusqlite::Connection::open(bot.data().join("lasermate.db")).unwrap();
    db.execute("INSERT INTO person (key, name) VALUES ('discord:80351110224678912', 'Quentin Quux')", [])
        .unwrap();
    for (number, whom) in
        ["discord:80351110224678912", "@discord:80351110224678912", "computer:5", "gone:1"].iter().enumerate()
    {
        for line in [format!("/profile player:{whom}"), format!("/challenge opponent:{whom}")] {
            let told = told(&bot.send(&ann, "lobby", &line, &format!("r{number}{}", line.len())));
            let said = told["reply"]["text"].as_str().unwrap_or_default();
            assert_eq!(told["accepted"], false, "{line}: {told}");
            assert!(said.contains("Nobody") && !said.contains("Quux"), "{line}: {said}");
        }
    }
    assert_eq!(told(&bot.send(&ann, "lobby", "/profile player:@Bob", "p"))["accepted"], true);
}
