//! Lines that are no commands: what is told says what would be right, and names lines that are.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use std::fs::{read_dir, read_to_string};
use std::path::PathBuf;

use lasermate_domain::command::line::{LineError, parse};
use lasermate_present::saying::in_english;
use lasermate_present::text::{command, handler};

fn told(line: &str) -> String {
    command::prefixed(&in_english(&handler::not_read(&parse(line).unwrap_err())), "/")
}

#[test]
fn errors_say_what_would_be_right() {
    assert_eq!(told("/mvoe e2e4"), "There is no command /mvoe. Did you mean /move?");
    assert_eq!(told("/offer-draw"), r"There is no command /offer\-draw. Did you mean /draw?");
    assert_eq!(told("/xyzzy"), "There is no command /xyzzy. /help lists them.");
    // Words of other programs: each leads to a command that there is.
    for (word, meant) in
        [("play", "challenge"), ("undo", "takeback"), ("Top", "leaderboard"), ("join", "accept")]
    {
        let wanted = format!("There is no command /{word}. Did you mean /{meant}?");
        assert_eq!(told(&format!("/{word}")), wanted);
    }
    assert_eq!(told("/@everyone"), "There is no command /＠everyone. /help lists them.");
    assert_eq!(told("/draw perhaps"), "I don't know 'perhaps'. Use offer, accept, decline or claim.");
    assert_eq!(told("/preview"), "Which move? For example e2e4 or Nf3.");
    assert_eq!(told("/adjudicate"), "Which result? Who wins, or draw.");
    assert_eq!(told("/resign now"), "/resign doesn't take now. Use `/resign`.");
    assert_eq!(told("/move \"e2"), "A quotation mark isn't closed. Write name:\"some words\".");
    assert_eq!(told("/draw offer action:claim"), "Action is given twice.");
    assert_eq!(told("/challenge game:chess game:crazy"), "Game is given twice.");
    // "opponent can't be crazy. Use computer, one-computer" was said.
    assert_eq!(told("/challenge @bob chess crazy"), "Game is given twice.");
    assert_eq!(told("/board game:G12 sideways"), "I don't know 'sideways'. Use picture, turned or text.");
    let one = "/challenge can name only one person. Others take the free seats themselves.";
    for line in
        ["/challenge @bob @cid", "/challenge @bob @cid game:three-way", "/challenge @bob three-way @cid"]
    {
        assert_eq!(told(line), one, "{line}");
    }
    let time = "5y isn't a time control. Use for example 5+3, 10m, 1d or none.";
    assert_eq!(told("/challenge time:5y"), time);
    assert_eq!(told("  "), "Type a command, for example /help.");
    assert_eq!(told("/"), "Type a command, for example /help.");
    let several = "Send each command as a message of its own. Nothing was done.";
    assert_eq!(told("/move e4\n/move d4"), several);
}

#[test]
fn an_option_that_a_command_does_not_have_is_told() {
    let clauses = told("/pact offer to:both clauses:peace");
    assert!(clauses.starts_with("/pact doesn't take clauses") && clauses.contains("terms"), "{clauses}");
    assert_eq!(told("/pact offer to:both term:peace"), "/pact has no option term. Did you mean terms:?");
    assert_eq!(told("/challenge chess tme:1d"), "/challenge has no option tme. Did you mean time:?");
    assert_eq!(told("/draw acton:claim"), "/draw has no option acton. Did you mean action:?");
    // "part can't be lasers=on": it was never meant to be a part.
    for line in [
        "/rules crazy lasers=on",
        "/rules lasers=on",
        "/rules billichess options:lasers=on",
        "/rules options:lasers=on",
    ] {
        let typed = line.rsplit(' ').next().unwrap();
        assert_eq!(told(line), format!("/rules doesn't take {typed}. Use `/rules [game] [part]`."));
    }
    assert!(told("/help cmd=move").starts_with("/help doesn't take cmd=move"));
}

#[test]
fn what_is_too_long_is_counted() {
    let long = told(&format!("/move {}", "e".repeat(10_000)));
    assert_eq!(long, "That is 10006 characters. A command can have at most 6100.");
    let long = told(&format!("/import {}", "e".repeat(200_001)));
    assert_eq!(long, "Record can have at most 200000 characters. This has 200001.");
}

fn inside(folder: &PathBuf) -> Vec<PathBuf> {
    read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// A move can stand for itself.
#[test]
fn every_command_that_a_message_names_can_be_typed() {
    let locales = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/locales"));
    for file in inside(&locales).iter().flat_map(inside) {
        let text = read_to_string(&file).unwrap();
        for line in text.split("COMMAND(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let fits = match parse(line) {
                Ok(_) | Err(LineError::Missing { .. }) => true,
                Err(_) => line == "e4",
            };
            assert!(fits, "{}: {line}", file.display());
        }
    }
}
