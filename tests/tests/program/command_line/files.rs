//! Files and folders that the command line is given.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::fs;

use lasermate_tests::http;
use lasermate_tests::program::{Bot, run};
use serde_json::{Value, json};

#[test]
fn a_mistyped_folder_is_not_rebuilt_from_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let typo = folder.path().join("dta");
    let output = run(&["--data", typo.to_str().unwrap(), "rebuild"]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no lasermate.db in"));
    assert!(!typo.exists());
}

#[test]
fn mine_says_which_themes_a_game_has() {
    for wanted in [["--theme", "mates"], ["--least", "3"]] {
        let output = run(&[&["mine", "chess"][..], &wanted].concat());
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{wanted:?}");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.contains("The themes of this game: mate"), "{told}");
    }
}

/// It was told as output that couldn't be written.
#[test]
fn mine_names_the_text_that_it_can_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let (torn, into) = (folder.path().join("torn.txt"), folder.path().join("puzzles.gz"));
    fs::write(&torn, "Task: mate 1\nGame: chess\n").unwrap();
    for (from, told) in
        [(folder.path().join("gone.txt"), "gone.txt: "), (torn, "torn.txt: puzzle 1: it has no line")]
    {
        let arguments = ["mine", "chess", "--into", into.to_str().unwrap(), "--from", from.to_str().unwrap()];
        let output = run(&arguments);
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{stderr}");
        assert!(stderr.contains(told), "{stderr}");
        assert!(!into.exists());
    }
}

/// PGN was written in Latin-1 before there was UTF-8.
#[test]
fn a_record_in_latin_1_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pgn");
    fs::write(&file, b"[White \"M\xfcller\"]\n[Black \"b\"]\n\n1. e4 e5 *\n").unwrap();
    let output = run(&["replay", file.to_str().unwrap(), "--pgn"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8(output.stdout).unwrap().contains("[White \"Müller\"]"));
}

const GAME: &str = "[White \"Ann\"]\n\n1. e4 e5 1-0\n";

/// A command that is refused and what it says on standard error; nothing is printed.
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// A slip of the hand replaced the record, or any other file, by a picture.
#[test]
fn a_picture_is_not_written_over_anything_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (game, notes, picture, other) =
        (path("game.png"), path("notes.txt"), path("board.png"), path("board"));
    for file in [&game, &notes] {
        fs::write(file, GAME).unwrap();
    }
    assert!(refused(&["replay", &game, "-o", &game]).contains("the picture would replace the record"));
    assert!(refused(&["replay", &game, "-o", &notes]).contains("replace a file that is no picture"));
    assert!(refused(&["render", "chess", "-o", &notes]).contains("replace a file that is no picture"));
    for file in [&game, &notes] {
        assert_eq!(fs::read_to_string(file).unwrap(), GAME);
    }
    // A picture may be drawn again, and a new file, or one that is empty, may have any name.
    let empty = path("empty");
    fs::write(&empty, "").unwrap();
    for file in [&picture, &picture, &other, &other, &empty] {
        assert!(run(&["replay", &game, "-o", file]).status.success(), "{file}");
        assert!(fs::read(file).unwrap().starts_with(b"\x89PNG"), "{file}");
    }
}

/// They were passed over in silence.
#[test]
fn options_that_would_do_nothing_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (game, film) = (path("game.pgn"), path("game.gif"));
    fs::write(&game, GAME).unwrap();
    assert!(
        refused(&["replay", &game, "-o", &film, "--turned"])
            .contains("a GIF has the first side at the bottom")
    );
    assert!(refused(&["replay", &game, "--light"]).contains("--output"));
    assert!(refused(&["inspect", "chess", "--at", "100"]).contains("only games without turns have a clock"));
    for twice in [["--set", "ep=off", "--set", "EP=both"], ["--set", "ep=off", "--set", "ep=off"]] {
        assert!(refused(&[&["inspect", "three-way"][..], &twice].concat()).contains("ep is set twice"));
    }
    assert!(refused(&["perft", "three-way", "1", "--set", "ep="]).contains("ep can't be \"\""));
    let output = run(&["replay", &game, "--json", "-o", &film]);
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &told["at"]), (Some(2), &json!(null)));
    assert!(told["reason"].as_str().unwrap().contains("--output"), "{told}");
    assert!(!fs::exists(&film).unwrap());
}

/// It was noticed after all games were played.
#[test]
fn mine_says_at_once_that_a_collection_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("no-such-folder").join("puzzles");
    let torn = folder.path().join("torn");
    fs::write(&torn, "not packed").unwrap();
    for into in [missing.as_path(), folder.path(), torn.as_path()] {
        let told = refused(&["mine", "chess", "--games", "1000000", "--into", into.to_str().unwrap()]);
        assert!(told.contains("nothing can be added to this file: "), "{told}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left in the folder");
}

/// Programs read these: they had the backslashes of a chat's Markdown in them, and no moves.
#[test]
fn errors_of_records_are_plain_text() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pgn");
    let told = |text: &str| -> Value {
        fs::write(&file, text).unwrap();
        let output = run(&["replay", file.to_str().unwrap(), "--json"]);
        assert_eq!(output.status.code(), Some(2), "{text}");
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let game = told("[Variant \"x_y*\"]\n\n1. e4");
    let reason = game["reason"].as_str().unwrap();
    assert!(reason.starts_with("line 1: there is no game \"x_y*\". The games are "), "{reason}");
    assert!(!reason.contains('\\') && !reason.contains('…'), "{reason}");
    let illegal = told("1. e4 e5 2. d2d5");
    let reason = illegal["reason"].as_str().unwrap();
    assert!(reason.starts_with("line 1, word 3 of the moves: d2d5: "), "{reason}");
    assert!(illegal["nearest"].as_array().unwrap().contains(&json!("d2d4")), "{illegal}");
}

/// A record may end by a result alone; the position itself has no end.
#[test]
fn a_stated_result_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pgn");
    fs::write(&file, GAME).unwrap();
    let shown = run(&["replay", file.to_str().unwrap()]);
    let shown = String::from_utf8(shown.stdout).unwrap();
    assert!(shown.ends_with("\nresult: White won according to the PGN\n"), "{shown}");
    let json = run(&["replay", file.to_str().unwrap(), "--json"]);
    let json: Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(json["outcome"], json!(null));
}

/// A backup that copies the one file of a bot that has ended held nothing: all was in the journal beside it.
#[test]
fn after_a_clean_end_the_database_file_alone_holds_everything() {
    let (data, copy) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let bot = Bot::start_in(data.path(), "127.0.0.1:0");
    let ann = bot.player("Ann");
    assert_eq!(bot.send(&ann, "lobby", "/challenge billichess", "c").status, 200);
    assert!(bot.end().success());
    let file = copy.path().join("lasermate.db");
    fs::copy(data.path().join("lasermate.db"), &file).unwrap();
    let db = rusqlite::Connection::open(&file).unwrap();
    let challenges = db.query_row("SELECT count(*) FROM challenge", [], |row| row.get::<_, u64>(0)).unwrap();
    assert_eq!(challenges, 1);
}

/// Of a language with one sentence of one's own nothing else was left.
#[test]
fn a_sentence_of_one_s_own_takes_the_place_of_one_and_the_others_stay() {
    let own = tempfile::tempdir().unwrap();
    fs::create_dir(own.path().join("de")).unwrap();
    fs::write(own.path().join("de/page.ftl"), "page-invited-only = Nur für den Klub.\n").unwrap();
    let bot = Bot::start_with(&["--access", "invited", "--locales", own.path().to_str().unwrap()]);
    let door = |language| {
        let cookie = format!("language={language}");
        http::ask(bot.address, "GET", "/door", &[("Cookie", &cookie)], None).unwrap().text()
    };
    let (german, english) = (door("de"), door("en"));
    assert!(german.contains("Nur für den Klub.") && german.contains("zwei Laserstrahlen"), "{german}");
    assert!(english.contains("for people who are invited"), "{english}");
}
