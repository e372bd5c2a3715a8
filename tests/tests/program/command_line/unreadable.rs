//! What the command line and the page say of what cannot be read, and what to do.

use std::path::Path;

use lasermate_service::store::FILE_NAME;
use lasermate_tests::program::{Bot, run};
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;

/// A game of one move in each of these channels, played through the real program.
fn played(channels: &[&str]) -> TempDir {
    let data = TempDir::new().expect("a folder");
    let bot = Bot::start_in(data.path(), "127.0.0.1:0");
    let players = ["Ann", "Bob"].map(|name| bot.player(name));
    for channel in channels {
        let made = bot.ask("POST", "/api/rooms", Some(&players[0]), Some(&json!({"name": channel})));
        assert_eq!(made.status, 200, "{}", made.text());
        for (number, (who, line)) in
            [(0, "/challenge side:first"), (1, "/accept"), (0, "/move e2e4")].iter().enumerate()
        {
            let told = bot.send(&players[*who], channel, line, &format!("{channel}-{number}")).json();
            assert_eq!(told["accepted"], true, "{channel}: {told}");
        }
    }
    assert!(bot.end().success());
    data
}

/// Changes the database while no program runs; the log too.
fn sql(data: &Path, changes: &str) {
    let db = Connection::open(data.join(FILE_NAME)).expect("the database");
    db.execute_batch(&format!(
        "DROP TRIGGER log_rows_are_final_but_for_what_goes;
         {changes};
         CREATE TRIGGER log_rows_are_final_but_for_what_goes BEFORE UPDATE ON log
         BEGIN SELECT RAISE(ABORT, 'the log is append only'); END;"
    ))
    .expect("changed");
}

/// What a command says, which tells of trouble by its status.
fn said(data: &Path, command: &str) -> String {
    let said = run(&["--data", data.to_str().expect("a path"), command]);
    let out = String::from_utf8_lossy(&said.stdout).into_owned();
    assert_eq!(said.status.code(), Some(1), "{out}");
    out
}

#[test]
fn a_rebuild_says_what_it_left_out() {
    let data = played(&["one", "two", "three"]);
    sql(data.path(), "UPDATE log SET body = 'a1a1' WHERE verb = 'play' AND game < 3");
    let out = said(data.path(), "rebuild");
    for words in
        ["of the log: 1 game, ", "left out: game G1 (", "left out: game G2 (", "2 games and 0 other rows"]
    {
        assert!(out.contains(words), "{words} is not in {out}");
    }
}

#[test]
fn the_doctor_names_it_and_says_what_to_do() {
    let data = played(&["bad", "good"]);
    sql(
        data.path(),
        "UPDATE log SET body = 'a1a1' WHERE verb = 'play' AND game = 1;
         INSERT INTO challenge SELECT 77, server, room, challenger, opponent, '{torn', expires_at, 'open' FROM challenge WHERE id = 1;
         INSERT INTO tournament (id, server, room, state, body) VALUES (78, 'local', 'local:good', 'running', '{torn');
         INSERT INTO outbox (id, platform, room, post, made_at) VALUES (9001, 'local', 'local:good', '{bad', 0);
         INSERT INTO local_message (id, room, body) VALUES (9002, 'good', '{torn'), (9003, 'good', '{}')",
    );
    let out = said(data.path(), "doctor");
    let line = |about: &str| out.lines().find(|line| line.contains(about)).unwrap_or_default().to_owned();
    let game = line("G1 can't be read");
    assert!(game.starts_with("problem") && game.contains("bad") && game.contains("/settings"), "{out}");
    let post = line("post 9001 can't be read");
    assert!(post.starts_with("warning") && post.contains("DELETE FROM outbox WHERE id = 9001"), "{out}");
    let challenge = line("challenge 77 can't be read");
    assert!(challenge.starts_with("warning") && challenge.contains("cancel"), "{out}");
    let tournament = line("tournament 78 can't be read");
    assert!(tournament.starts_with("problem") && tournament.contains("lasermate rebuild"), "{out}");
    for number in [9002, 9003] {
        let message = line(&format!("message {number} can't be read"));
        let remedy = format!("DELETE FROM local_message WHERE id = {number}");
        assert!(message.starts_with("warning") && message.contains(&remedy), "{out}");
    }
    assert!(!out.contains("G2") && !out.contains("message 1 "), "{out}");
}

/// Each of these was an error of the bot's, and a line in its log for everybody who looked.
#[test]
fn the_page_tells_of_a_game_that_cannot_be_read_or_is_not_there_in_a_sentence() {
    let data = played(&["bad", "good"]);
    sql(data.path(), "UPDATE log SET body = 'a1a1' WHERE verb = 'play' AND game = 1");
    let bot = Bot::start_in(data.path(), "127.0.0.1:0");
    let eve = bot.player("Eve");
    let get = |path: &str| bot.ask("GET", path, None, None);
    let table = get("/api/table?room=bad");
    assert_eq!((table.status, &table.json()["error"]), (410, &json!("Game G1 can't be read any more.")));
    assert_eq!(get("/api/table?room=good").status, 200);
    for (path, status) in [
        ("/picture/game-1-1-1.png", 410),
        ("/picture/game-2-1-1.png", 200),
        ("/picture/game-99-1-1.png", 404),
        ("/picture/game-9223372036854775808-1-1.png", 404),
        ("/picture/game-18446744073709551615-1-1.png", 404),
        ("/picture/game-2-1-18446744073709551615.png", 404),
    ] {
        let answer = get(path);
        assert_eq!(answer.status, status, "{path}: {}", answer.text());
    }
    for (number, subject) in
        ["g18446744073709551615", "g9223372036854775808", "c9223372036854775808", "t9223372036854775808"]
            .iter()
            .enumerate()
    {
        for verb in ["draw-accept", "accept", "join", "board"] {
            let pressed = json!({"room": "good", "button": format!("{verb}:{subject}:1"), "request": format!("{verb}{number}")});
            let answer = bot.ask("POST", "/api/press", Some(&eve), Some(&pressed));
            assert!(answer.status < 500, "{verb} {subject}: {}", answer.text());
            assert!(!answer.text().contains("went wrong"), "{verb} {subject}: {}", answer.text());
        }
    }
    assert!(bot.end().success());
}
