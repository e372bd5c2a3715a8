//! The bot's own exports typed into the page again, of any length.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_domain::command::RECORD_CHARS;
use lasermate_tests::long_games::{chess_of_420, of_each_kind};
use lasermate_tests::program::Bot;
use serde_json::json;

#[test]
fn exports_of_any_length_come_back_and_nothing_longer_is_read() {
    let bot = Bot::start();
    let ann = bot.player("Ann");
    let mut number = 0;
    let mut send = |text: &str| {
        number += 1;
        let line = json!({"room": "lobby", "text": text, "request": format!("r{number}")});
        loop {
            let answer = bot.ask("POST", "/api/send", Some(&ann), Some(&line));
            if answer.status != 429 {
                return answer;
            }
            std::thread::sleep(std::time::Duration::from_secs(1));
        }
    };
    for game in chess_of_420().into_iter().chain(of_each_kind(40)) {
        let answer = send(&format!("/import {}", game.text));
        let told = answer.json()["reply"]["text"].as_str().unwrap_or_default().to_owned();
        let count = format!("{} action", game.actions);
        assert!(told.contains(&count), "{}: {} {}", game.name, answer.status, answer.text());
    }
    // As long as a record can be, in characters of three bytes.
    let comment = |chars: usize| format!("1. e4 {{{}}}", "♘".repeat(chars - 8));
    assert!(send(&format!("/import {}", comment(RECORD_CHARS))).text().contains("1 action,"));
    let longer = send(&format!("/import {}", comment(RECORD_CHARS + 1)));
    assert!(longer.text().contains("at most 200000 characters. This has 200001."), "{}", longer.text());
    for (line, words) in [
        (format!("/preview {}", "e4 ".repeat(9_000)), "A command can have at most 6100"),
        ("e4 ".repeat(9_000), "A message can have at most 2000 characters. This one has 26999."),
        (format!("/import {}", "♘".repeat(RECORD_CHARS * 2)), "That is too long."),
    ] {
        let answer = send(&line);
        assert!(answer.text().contains(words), "{}: {}", answer.status, answer.text());
    }
}
