//! Messages of several lines: the first is the command, and what follows is talk, unless the command goes on there.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use std::collections::BTreeMap;

use lasermate_domain::command::CommandId;
use lasermate_domain::command::line::{LineError, parse};

fn check(typed: &str, command: CommandId, expected: &[(&str, &str)]) {
    let asked = parse(typed).unwrap_or_else(|error| panic!("{typed}: {error:?}"));
    let expected: BTreeMap<_, _> =
        expected.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    assert_eq!((asked.command, asked.options), (command, expected), "{typed}");
}

/// "I don't understand the move e4 good luck".
#[test]
fn what_follows_the_line_of_a_command_is_talk() {
    let e4 = [("move", "e4")];
    for typed in
        ["/move e4\ngood luck", "m e4\r\n\r\ngood luck", "/move\ne4", "/move\n\n e4 \nnow you", "/move e4\n/"]
    {
        check(typed, CommandId::Move, &e4);
    }
    check("/accept\nthanks!", CommandId::Accept, &[]);
    check("/draw offer\nI have a train to catch", CommandId::Draw, &[("action", "offer")]);
    check(
        "/challenge @bob chess\nlet's play",
        CommandId::Challenge,
        &[("game", "chess"), ("opponent", "@bob")],
    );
}

#[test]
fn options_may_have_a_line_each() {
    let rows = [("game", "chess"), ("opponent", "@bob"), ("options", "lasers=on mode=b"), ("time", "1d")];
    check("/challenge chess\n@bob\nlasers=on\nmode=b\n\ntime:1d\ngood luck", CommandId::Challenge, &rows);
    check("/challenge\nchess", CommandId::Challenge, &[("game", "chess")]);
    let quoted = [("options", "x=\"\ny")];
    check("/challenge options:\"x=\\\"\ny\"", CommandId::Challenge, &quoted);
    let quoted = [("options", "mirror=rows\nown_move_only=on")];
    check("/challenge options:\"mirror=rows\nown_move_only=on\"", CommandId::Challenge, &quoted);
}

/// "/challenge doesn't take is": words of ours are words of everybody too.
#[test]
fn talk_may_begin_with_a_word_that_is_a_value_too() {
    let bob = [("opponent", "@bob")];
    for talk in ["chess is fun", "first one tonight", "Black holes are fun", "chess!", "black is your colour"]
    {
        check(&format!("/challenge @bob\n{talk}"), CommandId::Challenge, &bob);
    }
    check("/challenge @bob\n@bob good luck", CommandId::Challenge, &bob);
    check("/board\n2 more moves", CommandId::Board, &[]);
    let rows = [("game", "black-holes"), ("opponent", "@bob"), ("side", "first"), ("time", "5+3")];
    check("/challenge @bob\nBlack holes first\n5+3\ngood luck", CommandId::Challenge, &rows);
    // What can be no talk is not lost.
    for line in [
        "chess\n@bob good luck",
        "@bob chess\n5+3 please",
        "@bob\nchess 5+3 please",
        "@bob chess\nlasers=on please",
    ] {
        let typed = format!("/challenge {line}");
        assert!(parse(&typed).is_err(), "{typed}");
    }
}

/// Records, positions and what players promise each other have as many lines as they need.
#[test]
fn long_texts_have_several_lines() {
    let pgn = "[Event \"Club\"]\n[White \"Ann\"]\n\n1. e4 e5\n2. Nf3 Nc6";
    check(&format!("/import {pgn}"), CommandId::Import, &[("record", pgn)]);
    check(&format!("/import\n{pgn}"), CommandId::Import, &[("record", pgn)]);
    check(&format!("/import record:{pgn}"), CommandId::Import, &[("record", pgn)]);
    let position = "8/8/8/8\n/4k3/8/8/4K3 w";
    check(
        &format!("/challenge chess position:{position}"),
        CommandId::Challenge,
        &[("game", "chess"), ("position", position)],
    );
    let rows = [
        ("action", "offer"),
        ("to", "red"),
        ("terms", "each peace;\nred keep out of e4"),
        ("words", "We\nagree"),
    ];
    check(
        "/pact offer to:red\nterms:each peace;\nred keep out of e4\nwords:We\nagree",
        CommandId::Pact,
        &rows,
    );
    let rows = [("action", "put"), ("what", "Qd1\nkg8")];
    check("/setup put Qd1\nkg8", CommandId::Setup, &rows);
    let rows = [("result", "draw"), ("note", "Both agreed.\nThanks")];
    check("/adjudicate draw note:Both agreed.\nThanks", CommandId::Adjudicate, &rows);
}

/// A second move would be lost, and its player would wait for the answer.
#[test]
fn a_second_command_is_refused_and_not_lost() {
    for typed in [
        "/move e4\n/move d4",
        "/move e4\r\n  /m d4",
        "/move e4\nand then\n/RESIGN",
        "/move e4\n/mvoe d4",
        "/pact offer red words:peace\n/move e4",
        "/move\n/accept",
    ] {
        assert_eq!(parse(typed), Err(LineError::Several), "{typed}");
    }
}

#[test]
fn backticks_round_a_value_are_taken_off() {
    check("/move `e4`", CommandId::Move, &[("move", "e4")]);
    check("/move move:`e4`", CommandId::Move, &[("move", "e4")]);
    check("/move `N b1 c3`", CommandId::Move, &[("move", "N b1 c3")]);
    let rows = [("game", "chess"), ("opponent", "@bob"), ("time", "1d"), ("options", "lasers=on mode=b")];
    check("/challenge `@bob` `chess` time:`1d` `lasers=on mode=b`", CommandId::Challenge, &rows);
    check("/challenge `@bob` `chess` `1d` `lasers=on` `mode=b`", CommandId::Challenge, &rows);
    check("/import ```\n1. e4 e5\n2. Nf3\n```", CommandId::Import, &[("record", "1. e4 e5\n2. Nf3")]);
    check(
        "/pact offer words:I take `e4` and `e5`",
        CommandId::Pact,
        &[("action", "offer"), ("words", "I take `e4` and `e5`")],
    );
    check(
        "/pact offer words:`e4` and `e5`",
        CommandId::Pact,
        &[("action", "offer"), ("words", "`e4` and `e5`")],
    );
    check("/move ``", CommandId::Move, &[("move", "``")]);
    assert!(matches!(parse("`/move e4`").unwrap_err(), LineError::Unknown { .. }));
}
