//! Leaf counts: every file of `data/perft` is named for a game, and its lines hold in it.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use std::fs;
use std::thread;

use crate::play::{data, table};

/// Runs a line: a name, options where the game needs any, a position, and the leaves from depth 1 on.
fn run(game: &str, line: &str) {
    let parts: Vec<&str> = line.split(" | ").map(str::trim).collect();
    let (name, options, position, counts) = match parts[..] {
        [name, position, counts] => (name, "", position, counts),
        [name, options, position, counts] => (name, options, position, counts),
        _ => panic!("{game}: three or four parts in {line:?}"),
    };
    let table = table(&format!("{game} {options}"), position);
    assert_eq!(table.position(), position, "{game}: {name} is written as it was read");
    for (depth, leaves) in (1..).zip(counts.split(' ')) {
        assert_eq!(table.perft(depth).to_string(), leaves, "{game}: {name} at depth {depth}");
    }
}

#[test]
fn every_file_of_leaf_counts_holds_in_the_game_of_its_name() {
    let files: Vec<(String, String)> = fs::read_dir(data("perft"))
        .expect("the folder of leaf counts")
        .map(|entry| {
            let path = entry.expect("an entry").path();
            let game = path.file_stem().and_then(|name| name.to_str()).expect("a plain name").to_owned();
            (game, fs::read_to_string(path).expect("a file of leaf counts"))
        })
        .collect();
    assert!(!files.is_empty(), "there is no file");
    thread::scope(|scope| {
        for (game, text) in &files {
            let lines: Vec<_> =
                text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
            assert!(lines.len() >= 4, "{game}: {} positions", lines.len());
            for line in lines {
                scope.spawn(move || run(game, line));
            }
        }
    });
}
