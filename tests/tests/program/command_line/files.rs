//! Files and folders that the command line is given.
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use std::fs;

use lasermate_tests::program::run;

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
