//! Games of Discord's channels in the web chat: at an address that is told in the channel and that nobody can guess.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::net::SocketAddr;

use lasermate_tests::discord::bot::Program;
use lasermate_tests::discord::{Asker, Discord, Seats, content};
use lasermate_tests::http;
use serde_json::{Value, json};

/// Where the web chat listens, as the log says.
fn web_address(logged: &str) -> SocketAddr {
    logged
        .split("address=")
        .skip(1)
        .filter_map(|rest| rest.split_whitespace().next())
        .find_map(|address| address.parse().ok())
        .unwrap_or_else(|| panic!("{logged}"))
}

#[test]
fn a_game_of_a_channel_is_seen_by_who_has_its_link_alone() {
    let discord = Discord::start();
    let bot = Program::launch(&discord, &["--hosts", "chat.example.org"], &[("LASERMATE_LOG", "info")]);
    discord.wait("the bot's connection", |world| (world.gate.connected() > 0).then_some(()));
    let mut seats = Seats::new(&discord);
    let first = content(&seats.begin(&discord).message);
    let link = first
        .split("Watch in a browser: https://chat.example.org")
        .nth(1)
        .unwrap_or_else(|| panic!("{first}"));
    let path = link.split_whitespace().next().unwrap().to_owned();
    assert!(path.starts_with("/g/G1-") && path.len() == "/g/G1-".len() + 20, "{path}");
    // It is told once: every board would have it.
    let (_, next) = seats.play(&discord, seats.ann, "e4");
    assert!(!content(&next.message).contains("chat.example.org"));

    let address = web_address(&bot.logged());
    let ask = |path: &str| {
        http::ask(address, "GET", path, &[("Host", "chat.example.org"), ("X-Forwarded-Proto", "https")], None)
            .unwrap()
    };
    let page = ask(&path);
    assert_eq!(page.status, 200);
    assert!(
        page.text().contains(&format!("content=\"https://chat.example.org{path}/card.png?v=")),
        "{}",
        page.text()
    );
    let own = path.strip_prefix("/g/").unwrap();
    let table = ask(&format!("/api/games/{own}")).json();
    assert_eq!((&table["moves"][0]["san"], &table["room"]), (&"e4".into(), &Value::Null));
    assert_eq!(ask(&format!("/api/games/{own}/board")).json()["game"], 1);
    // The last board has it once more: there the game is gone through.
    for (who, text) in [(seats.bob, "e5"), (seats.ann, "Qh5"), (seats.bob, "Ke7")] {
        seats.play(&discord, who, text);
    }
    let (_, last) = seats.play(&discord, seats.ann, "Qxe5#");
    let last = content(&last.message);
    assert!(last.contains(&format!("Step through it: https://chat.example.org{path}")), "{last}");
    let table = ask(&format!("/api/games/{own}")).json();
    assert_eq!(table["moves"].as_array().map(Vec::len), Some(5));
    assert!(table["result"].as_str().unwrap_or_default().contains("checkmate"), "{table}");
    assert!(ask(&path).text().contains("checkmate"), "what chats show of the link tells how it ended");
    let step = ask(&format!("/api/games/{own}/board?after=1")).json();
    assert_eq!((&step["after"], &step["over"]), (&1.into(), &false.into()));
    let guessed = format!("/g/G1-{}", "0".repeat(20));
    for path in ["/g/G1", &guessed, "/api/games/G1", "/api/games/G1/board", "/g/G1/card.png", "/g/G1/record"]
    {
        assert_eq!(ask(path).status, 404, "{path}");
    }
    assert_eq!(ask("/api/lobby").json()["games"].as_array().map(Vec::len), Some(0));
}

/// The game of a linked channel is on the web chat's own table, and its page is there without a secret, as long as they are linked.
#[test]
fn a_game_of_a_linked_channel_has_its_page_in_the_web_chat() {
    let discord = Discord::start();
    let bot = Program::launch(&discord, &[], &[("LASERMATE_LOG", "info")]);
    discord.wait("the bot's connection", |world| (world.gate.connected() > 0).then_some(()));
    let channel = discord.channel(discord.server("club"), "games");
    let dora = Asker { person: discord.person_who("dora", "dora", true, "en-US"), channel };
    let address = web_address(&bot.logged());
    let ask = |method: &str, path: &str, secret: &str, body: Option<&Value>| {
        let bearer = format!("Bearer {secret}");
        let headers: &[(&str, &str)] = if secret.is_empty() { &[] } else { &[("Authorization", &bearer)] };
        http::ask(address, method, path, headers, body).unwrap()
    };
    let wim = ask("POST", "/api/name", "", Some(&json!({"name": "Wim"}))).json();
    let secret = wim["secret"].as_str().unwrap();
    assert_eq!(ask("POST", "/api/rooms", secret, Some(&json!({"name": "club-hall"}))).status, 200);
    let say = |text: &str, request: &str| {
        let body = json!({"room": "club-hall", "text": text, "request": request});
        let told = ask("POST", "/api/send", secret, Some(&body)).json();
        assert_eq!(told["accepted"], true, "{text}: {told}");
    };

    let told = discord.told(discord.command(dora, "/link")).text();
    let (_, code) = told.split_once("code:").unwrap_or_else(|| panic!("{told}"));
    say(&format!("/link code:{}", code.chars().take(19).collect::<String>()), "link");
    discord.told(discord.command(dora, "/challenge game:chess side:first"));
    discord.wait("the challenge", |world| (!world.public(channel).is_empty()).then_some(()));
    say("/accept", "accept");
    let table = || ask("GET", "/api/table?room=club-hall", "", None).json();
    assert_eq!(table()["game"]["players"][1]["name"], "Wim (web chat)");
    assert_eq!(ask("GET", "/g/G1", "", None).status, 200);
    let game = ask("GET", "/api/games/G1", "", None).json();
    assert_eq!((&game["players"][0]["side"], &game["room"]), (&json!("White"), &json!("club-hall")));
    assert_eq!(ask("GET", "/api/games/G1/board", "", None).json()["game"], 1);
}
