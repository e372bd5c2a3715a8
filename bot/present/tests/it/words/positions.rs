//! Whatever the engine says of a position that it can't read has a message, which is found by its words.

use std::fs;
use std::path::{Path, PathBuf};

use super::catalogues::{is_sentence, sources};
use crate::literals::rust;
use lasermate_domain::escape::notation;

const ENGINE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../engine/src");
/// Where positions are read beside each game's own text.
const OF_ALL: [&str; 4] =
    ["notation/fen.rs", "overlays/denial/text.rs", "overlays/denial/waiting.rs", "overlays/lasers/words.rs"];
/// Files beside those that read positions, with words of moves.
const OF_MOVES: &str = "typed.rs";

/// The files that read positions.
fn readers() -> Vec<PathBuf> {
    let mut files: Vec<_> = OF_ALL.iter().map(|file| Path::new(ENGINE).join(file)).collect();
    for game in fs::read_dir(Path::new(ENGINE).join("variants")).expect("the games") {
        let game = game.expect("a game").path();
        let own = ["text", "text.rs"].map(|name| game.join(name)).into_iter().filter(|path| path.exists());
        own.for_each(|path| sources(&path, &mut files));
    }
    files.retain(|file| !file.ends_with(OF_MOVES));
    files
}

/// A phrase without a message stayed English in whatever language the rest was said.
#[test]
fn every_fault_of_a_position_has_a_message() {
    let catalogue = include_str!("../../../locales/en/positions.ftl");
    let said: Vec<_> = catalogue.lines().filter_map(|line| Some(line.split_once(" = ")?.1)).collect();
    let (mut count, mut lacking) = (0, Vec::new());
    for file in readers() {
        for literal in rust(&fs::read_to_string(&file).expect("a source")) {
            // What a table leaves out is told on the command line alone.
            let is_for_others = literal.within.iter().any(|head| head == "new" || head == "expect");
            if is_for_others || !is_sentence(&literal.text) {
                continue;
            }
            count += 1;
            // A literal may go on in the next line.
            let phrase = literal.text.split_whitespace().collect::<Vec<_>>().join(" ");
            if !said.contains(&notation(&phrase).as_str()) {
                lacking.push(format!("{}:{}: {phrase}", file.display(), literal.line));
            }
        }
    }
    assert!(count > 100, "{count} phrases");
    assert!(lacking.is_empty(), "without a message: {lacking:#?}");
}
