//! A full disk stops writing, and never reading: the bot starts on it, says so, and goes on by itself.

use std::thread;
use std::time::Duration;

use lasermate_tests::http::{self, HttpAnswer};
use lasermate_tests::program::{Bot, Player};
use lasermate_tests::room::{done, send};
use lasermate_tests::soak::disk::Disk;
use serde_json::json;

const ANYWHERE: &str = "127.0.0.1:0";
const ROOM: &str = "lobby";
const SMALL: u32 = 8;

fn health(bot: &Bot) -> (u16, String) {
    let answer = http::ask(bot.address, "GET", "/health", &[], None).expect("answered");
    (answer.status, answer.text())
}

/// Types a line, whatever becomes of it.
fn types(bot: &Bot, who: &Player, text: &str, request: &str) -> HttpAnswer {
    let bearer = format!("Bearer {}", who.secret);
    let body = json!({"room": ROOM, "text": text, "request": request});
    http::ask(bot.address, "POST", "/api/send", &[("Authorization", &bearer)], Some(&body)).expect("answered")
}

/// It did not start any more: "database or disk is full: Error code 13".
#[test]
fn the_bot_starts_on_a_full_disk_reads_tells_and_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = Disk::open(&folder.path().join("disk"), SMALL);
    if !disk.can_be_full() {
        #[expect(clippy::print_stderr, reason = "whoever runs the tests wants to know")]
        {
            eprintln!("skipped: a file system cannot be mounted here");
        }
        return;
    }
    let players = {
        let bot = Bot::start_in(&disk.data(), ANYWHERE);
        assert_eq!(health(&bot), (200, "ok\n".to_owned()));
        let players = ["Ann", "Bob"].map(|name| bot.player(name));
        let said = [(0, "/challenge chess side:first"), (1, "/accept"), (0, "e2e4")];
        for (n, (who, text)) in said.into_iter().enumerate() {
            done(&send(bot.address, &players[who], ROOM, text, &format!("r{n}")).expect("answered"));
        }
        players
    };
    // Twice: what the first start takes of the reserve is there for the second one.
    for life in 0..2 {
        disk.fill();
        let bot = Bot::start_in(&disk.data(), ANYWHERE);
        let (status, word) = health(&bot);
        assert!(status == 503 && word.contains("disk is full"), "{status} {word}");
        for (n, (text, shown)) in [("/history", "e4"), ("/board text", "White")].into_iter().enumerate() {
            let told = types(&bot, &players[1], text, &format!("look-{life}-{n}"));
            assert!(
                told.status == 200 && told.text().contains(shown),
                "{text}: {} {}",
                told.status,
                told.text()
            );
        }
        // What a start has put into the file may have left some room.
        disk.fill();
        let told = types(&bot, &players[1], "e7e5", &format!("move-{life}"));
        assert!(told.text().contains("disk is full"), "{} {}", told.status, told.text());
        if life == 1 {
            disk.free();
            let mut well = health(&bot);
            for _ in 0..100 {
                if well.0 == 200 {
                    break;
                }
                thread::sleep(Duration::from_millis(50));
                well = health(&bot);
            }
            assert_eq!(well, (200, "ok\n".to_owned()));
            done(&send(bot.address, &players[1], ROOM, "e7e5", "move-again").expect("answered"));
        }
    }
}
