//! Typed command lines: what they mean, and that hostile ones are refused clearly (issue: bad input).
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use std::collections::{BTreeMap, BTreeSet};

use lasermate_domain::command::line::{LineError, parse};
use lasermate_domain::command::{
    COMMANDS, CommandId, CommandSpec, CompletionSource, LINE_CHARS, OptionKind, RECORD_CHARS, nearest,
};
use proptest::prelude::*;

fn options(line: &str) -> (CommandId, BTreeMap<String, String>) {
    let invocation = parse(line).unwrap_or_else(|error| panic!("{line}: {error:?}"));
    (invocation.command, invocation.options)
}

fn check(line: &str, command: CommandId, expected: &[(&str, &str)]) {
    let expected: BTreeMap<_, _> =
        expected.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    assert_eq!(options(line), (command, expected), "{line}");
}

#[test]
fn words_without_names_go_to_the_options_they_fit() {
    check("/move e2e4", CommandId::Move, &[("move", "e2e4")]);
    check("/move N b1 c3", CommandId::Move, &[("move", "N b1 c3")]);
    check("move \"N b1 c3\"", CommandId::Move, &[("move", "N b1 c3")]);
    check("/MOVE   e2-e4  ", CommandId::Move, &[("move", "e2-e4")]);
    check("m e4", CommandId::Move, &[("move", "e4")]);
    check("/M N b1 c3", CommandId::Move, &[("move", "N b1 c3")]);
    check("/draw offer", CommandId::Draw, &[("action", "offer")]);
    check("/draw CLAIM", CommandId::Draw, &[("action", "claim")]);
    check("/draw", CommandId::Draw, &[]);
    check(
        "/challenge @bob billi-chess",
        CommandId::Challenge,
        &[("opponent", "@bob"), ("game", "billi-chess")],
    );
    check("/challenge billi-chess", CommandId::Challenge, &[("game", "billi-chess")]);
    check(
        "/challenge 1d mirror=rows @bob second mode=b billichess",
        CommandId::Challenge,
        &[
            ("opponent", "@bob"),
            ("game", "billichess"),
            ("options", "mirror=rows mode=b"),
            ("side", "second"),
            ("time", "1d"),
        ],
    );
    check("/board turned G12", CommandId::Board, &[("how", "turned"), ("game", "G12")]);
    check("/board g12", CommandId::Board, &[("game", "g12")]);
    check("/rules crazy rooks", CommandId::Rules, &[("game", "crazy"), ("part", "rooks")]);
    check("/rules knights", CommandId::Rules, &[("part", "knights")]);
    check("/rules denial", CommandId::Rules, &[("game", "denial")]);
    check("/ask attackers e4", CommandId::Ask, &[("question", "attackers e4")]);
    check(
        "/settings games billichess chess",
        CommandId::Settings,
        &[("setting", "games"), ("value", "billichess chess")],
    );
    check("/help", CommandId::Help, &[]);
    check("/rules billi-chess", CommandId::Rules, &[("game", "billi-chess")]);
}

#[test]
fn named_options_stand_in_any_order_and_take_quotations() {
    check(
        "/challenge opponent:@bob game:billi-chess options:\"mirror=rows\" time:1d",
        CommandId::Challenge,
        &[("opponent", "@bob"), ("game", "billi-chess"), ("options", "mirror=rows"), ("time", "1d")],
    );
    check(
        "/challenge options:mirror=rows mode=b time:1d opponent:\"@Bob the \\\"Builder\\\"\"",
        CommandId::Challenge,
        &[("options", "mirror=rows mode=b"), ("opponent", "@Bob the \"Builder\""), ("time", "1d")],
    );
    check("/move move:e2e4", CommandId::Move, &[("move", "e2e4")]);
    check("/move", CommandId::Move, &[]);
}

/// Phones make curly quotation marks of those that are typed.
#[test]
fn curly_quotation_marks_are_quotation_marks() {
    let rows = [("options", "mirror=rows own_move_only=on"), ("side", "first")];
    for (open, close) in [('“', '”'), ('”', '”'), ('„', '“')] {
        let line = format!("/challenge options:{open}mirror=rows own_move_only=on{close} side:first");
        check(&line, CommandId::Challenge, &rows);
    }
    check("/challenge “chess” first", CommandId::Challenge, &[("game", "chess"), ("side", "first")]);
    let words = [("action", "offer"), ("words", "we say “peace” now")];
    check("/pact offer words:\"we say “peace” now\"", CommandId::Pact, &words);
    assert!(matches!(parse("/challenge opponent:“").unwrap_err(), LineError::OpenQuote));
}

/// `game:chess first` was once the game "chess first".
#[test]
fn what_follows_a_named_word_is_another_option() {
    let game = |game| [("game", game), ("side", "first")];
    check("/challenge game:chess first", CommandId::Challenge, &game("chess"));
    check("/challenge first game:chess", CommandId::Challenge, &game("chess"));
    check("/challenge game:Chess first", CommandId::Challenge, &game("chess"));
    check("/challenge game:Black holes first", CommandId::Challenge, &game("black-holes"));
    check("/challenge game:\"chess\" first", CommandId::Challenge, &game("chess"));
    check("/challenge chess with denial first", CommandId::Challenge, &game("denial"));
    check(
        "/challenge time:5+3 game:chess options:lasers=on mode=b computer level:3",
        CommandId::Challenge,
        &[
            ("time", "5+3"),
            ("game", "chess"),
            ("options", "lasers=on mode=b"),
            ("against", "computer"),
            ("level", "3"),
        ],
    );
    check(
        "/challenge options:lasers=on second @bob",
        CommandId::Challenge,
        &[("options", "lasers=on"), ("side", "second"), ("opponent", "@bob")],
    );
    check("/rules game:crazy rooks", CommandId::Rules, &[("game", "crazy"), ("part", "rooks")]);
    check("/rules crazy chess rooks", CommandId::Rules, &[("game", "crazy"), ("part", "rooks")]);
    check("/board game:G12 turned", CommandId::Board, &[("game", "G12"), ("how", "turned")]);
    check("/puzzle crazy", CommandId::Puzzle, &[("game", "crazy")]);
    check("/puzzle game:mine Nf3", CommandId::Puzzle, &[("game", "mine"), ("answer", "Nf3")]);
    check("/challenge game:chess-with-bells", CommandId::Challenge, &[("game", "chess-with-bells")]);
    for twice in ["/challenge game:chess game:crazy", "/challenge @bob chess crazy"] {
        assert_eq!(parse(twice), Err(LineError::Twice { option: "game" }), "{twice}");
    }
    assert!(matches!(parse("/board game:G12 sideways"), Err(LineError::NotAChoice { option: "how", .. })));
}

#[test]
fn a_record_keeps_its_lines() {
    let record = "Lasermate record 1\nGame: billichess\nMoves:\nb:d2d3";
    check(&format!("/import {record}"), CommandId::Import, &[("record", record)]);
}

#[test]
fn a_line_that_is_no_command_says_what_is_wrong() {
    let unknown = |line: &str| match parse(line) {
        Err(LineError::Unknown { typed, nearest }) => (typed, nearest),
        other => panic!("{line}: {other:?}"),
    };
    assert_eq!(unknown("/mvoe e2e4"), ("mvoe".to_owned(), Some("move")));
    assert_eq!(unknown("/offer-draw"), (r"offer\-draw".to_owned(), Some("draw")));
    assert_eq!(unknown("/xyzzy"), ("xyzzy".to_owned(), None));
    assert_eq!(unknown("/@everyone"), ("＠everyone".to_owned(), None));
    // Words of other programs: each leads to a command that there is.
    for (word, meant) in
        [("play", "challenge"), ("undo", "takeback"), ("Top", "leaderboard"), ("join", "accept")]
    {
        assert_eq!(unknown(&format!("/{word}")).1, Some(meant));
    }
    for (line, error) in [
        ("/preview", LineError::Missing { command: "preview", option: "move" }),
        ("/resign now", LineError::Superfluous { command: "resign", typed: "now".to_owned() }),
        ("/move \"e2", LineError::OpenQuote),
        ("/draw offer action:claim", LineError::Twice { option: "action" }),
        ("/challenge @bob @cid", LineError::OnePerson { command: "challenge" }),
        ("/challenge @bob @cid game:three-way", LineError::OnePerson { command: "challenge" }),
        ("/challenge @bob three-way @cid", LineError::OnePerson { command: "challenge" }),
        ("/challenge time:5y", LineError::NotATime { typed: "5y".to_owned() }),
        ("  ", LineError::Empty),
        ("/", LineError::Empty),
    ] {
        assert_eq!(parse(line), Err(error), "{line}");
    }
    let Err(LineError::NotAChoice { typed, values, .. }) = parse("/draw perhaps") else { panic!("a choice") };
    assert_eq!((typed.as_str(), values), ("perhaps", vec!["offer", "accept", "decline", "claim"]));
}

/// What was typed behind `to` was taken for somebody's name: the form came again, with no reason.
/// `time=1d` was refused as an option that no game has.
#[test]
fn an_option_may_have_an_equals_sign_after_its_name() {
    let given =
        [("game", "black-holes"), ("opponent", "@bob"), ("options", "lasers=on mode=b"), ("time", "1d")];
    for line in [
        "/challenge @bob black-holes lasers=on time=1d mode=b",
        "/challenge opponent=@bob game=black-holes options=lasers=on mode=b Time=1d",
        "/challenge @bob black-holes\ntime=1d\nlasers=on mode=b",
    ] {
        check(line, CommandId::Challenge, &given);
    }
    check("/help command=move", CommandId::Help, &[("command", "move")]);
    // Moves and options of games have one of their own.
    check("/move e8=Q", CommandId::Move, &[("move", "e8=Q")]);
    check("/challenge board=12x8", CommandId::Challenge, &[("options", "board=12x8")]);
}

#[test]
fn an_option_that_a_command_does_not_have_is_told() {
    let superfluous = |command, typed: &str| LineError::Superfluous { command, typed: typed.to_owned() };
    let misspelt =
        |command, typed: &str, option| LineError::Misspelt { command, typed: typed.to_owned(), option };
    for (line, error) in [
        ("/pact offer to:both clauses:peace", superfluous("pact", "clauses:peace")),
        ("/pact offer to:both term:peace", misspelt("pact", "term", "terms")),
        ("/challenge chess tme:1d", misspelt("challenge", "tme", "time")),
        ("/draw acton:claim", misspelt("draw", "acton", "action")),
        // "part can't be lasers=on": it was never meant to be a part.
        ("/rules crazy lasers=on", superfluous("rules", "lasers=on")),
        ("/rules lasers=on", superfluous("rules", "lasers=on")),
        ("/rules billichess options:lasers=on", superfluous("rules", "options:lasers=on")),
        ("/rules options:lasers=on", superfluous("rules", "options:lasers=on")),
        ("/help cmd=move", superfluous("help", "cmd=move")),
    ] {
        assert_eq!(parse(line), Err(error), "{line}");
    }
    for (line, typed) in [("/rules crazy castles", "castles"), ("/rules crazy part:a=b", "a=b")] {
        let no_part = LineError::NoPart { typed: typed.to_owned(), game: Some("crazy") };
        assert_eq!(parse(line), Err(no_part), "{line}");
    }
    // People's own words, moves and quotations hold colons.
    for line in [
        "/pact offer to:both words:I say tems:maybe",
        "/ask queston:e4",
        "/move e4:d5",
        "/pact to:\"a term:b\"",
    ] {
        parse(line).unwrap();
    }
}

#[test]
fn hostile_lines_are_refused_clearly() {
    let long = format!("/move {}", "e".repeat(10_000));
    assert_eq!(parse(&long).unwrap_err(), LineError::TooLong { chars: 10_006, most: LINE_CHARS });
    // As long as the engine reads moves.
    let most = lasermate_engine::variants::crazy::LONGEST_TYPED;
    let long_move = format!("/move {}", "e".repeat(most + 1));
    assert_eq!(
        parse(&long_move).unwrap_err(),
        LineError::LongOption { option: "move", most, chars: most + 1 }
    );
    assert!(parse(&format!("/move {}", "e".repeat(most))).is_ok());
    assert_eq!(parse("/move e2\u{0}e4").unwrap_err(), LineError::Unseen);
    assert_eq!(parse("/move \u{1b}[2J").unwrap_err(), LineError::Unseen);
    assert!(matches!(parse("/challenge opponent:\"").unwrap_err(), LineError::OpenQuote));
}

/// Commands that carry a record are as long as a record can be, however it is written; one character more is too long.
#[test]
fn a_record_of_any_length_is_a_command() {
    let most = |unit: &str| unit.repeat(RECORD_CHARS).chars().take(RECORD_CHARS).collect::<String>();
    for unit in ["e", "e4 ", "e4\n", "♘f3 ", "a:", "=", "\u{a0}", "`", "\" x "] {
        let record = most(unit);
        let typed = parse(&format!("/import record:x{}", &record[..record.len() - unit.len()]));
        assert!(typed.is_ok(), "{unit:?}: {typed:?}");
    }
    let long = most("e4\n") + "e";
    let error = parse(&format!("/import {long}")).unwrap_err();
    assert_eq!(
        error,
        LineError::LongOption { option: "record", most: RECORD_CHARS, chars: RECORD_CHARS + 1 }
    );
    let long = parse(&format!("/import {}", "e".repeat(RECORD_CHARS * 2))).unwrap_err();
    assert!(matches!(long, LineError::TooLong { .. }));
    assert!(matches!(
        parse(&format!("/preview {long}", long = "e4 ".repeat(9_000))),
        Err(LineError::TooLong { .. })
    ));
}

/// What is for operators has the word that other networks have before it, and nobody is led to it by a slip.
#[test]
fn operators_have_two_names_for_their_command_and_others_are_not_offered_it() {
    for line in [
        "/operator game G1 end white",
        "/lasermate-admin game G1 end white",
        "LASERMATE-ADMIN do:\"game G1 end white\"",
    ] {
        check(line, CommandId::Operator, &[("do", "game G1 end white")]);
    }
    for slip in ["operato", "opertor", "operators"] {
        let Err(LineError::Unknown { nearest, .. }) = parse(slip) else { panic!("{slip}") };
        assert_ne!(nearest, Some("operator"), "{slip}");
    }
}

/// The bounds of the strictest platform's slash commands, which every row must keep to.
#[test]
fn the_table_keeps_to_the_limits_of_slash_commands() {
    assert!(COMMANDS.len() <= 100);
    let mut names = BTreeSet::new();
    for spec in COMMANDS {
        assert!(names.insert(spec.name), "/{} stands twice", spec.name);
        assert!((1..=32).contains(&spec.name.len()), "/{}", spec.name);
        assert!(spec.name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "/{}", spec.name);
        assert!(spec.options.len() <= 25, "/{}", spec.name);
        assert!(
            spec.options.is_sorted_by_key(|option| !option.required),
            "/{}: needed ones first",
            spec.name
        );
        assert_eq!(CommandSpec::named(spec.name).unwrap().id, spec.id);
        assert_eq!(CommandSpec::of(spec.id).name, spec.name);
        let mut option_names = BTreeSet::new();
        for option in spec.options {
            assert!(option_names.insert(option.name));
            assert!((1..=32).contains(&option.name.len()), "/{} {}", spec.name, option.name);
            match option.kind {
                OptionKind::Choice(values) => {
                    assert!((1..=25).contains(&values.len()));
                    assert!(values.iter().all(|value| (1..=100).contains(&value.len())));
                    assert!(matches!(option.complete, CompletionSource::No | CompletionSource::Lifelines));
                }
                OptionKind::Text(most) => assert!((1..=6000).contains(&most)),
                OptionKind::Person | OptionKind::Record => {}
            }
        }
    }
}

#[test]
fn the_nearest_name_is_found_for_small_slips_only() {
    let names = || ["move", "board", "challenge", "draw"].into_iter();
    assert_eq!(nearest("mvoe", names()), Some("move"));
    assert_eq!(nearest("chalenge", names()), Some("challenge"));
    assert_eq!(nearest("BORD", names()), Some("board"));
    assert_eq!(nearest("chal", names()), Some("challenge"));
    assert_eq!(nearest("xyz", names()), None);
    assert_eq!(nearest("", names()), None);
}

proptest! {
    #[test]
    fn no_line_makes_it_panic(line in "\\PC*") {
        let _ = parse(&line);
    }

    #[test]
    fn no_line_of_the_commands_own_words_makes_it_panic(
        words in prop::collection::vec(prop_oneof![
            Just("/challenge"), Just("move"), Just("opponent:"), Just("@bob"), Just("\""), Just("options:"),
            Just("a=b"), Just("time:1d"), Just("\\"), Just("G12"), Just("offer"), Just("ä:"), Just("\u{202e}"),
        ], 0..12),
        separator in prop_oneof![Just(" "), Just(""), Just("\n")],
        command in prop::sample::select(COMMANDS.iter().map(|spec| spec.name).collect::<Vec<_>>()),
    ) {
        let rest = words.join(separator);
        for line in [rest.clone(), format!("/{command} {rest}")] {
            if let Ok(invocation) = parse(&line) {
                let spec = CommandSpec::of(invocation.command);
                for (name, value) in &invocation.options {
                    let option = spec.options.iter().find(|option| option.name == name).unwrap();
                    if let OptionKind::Choice(values) = option.kind {
                        prop_assert!(values.iter().any(|known| known == value));
                    }
                }
                for option in spec.options.iter().filter(|option| option.required) {
                    prop_assert!(invocation.get(option.name).is_some());
                }
            }
        }
    }
}

#[test]
fn options_read_back_as_they_were_written() {
    for (command, given) in [
        (
            CommandId::Pact,
            vec![("action", "offer"), ("to", "Red"), ("terms", "each peace; red spare Qd1"), ("stands", "2")],
        ),
        (CommandId::Pact, vec![("terms", "until: never"), ("words", "say \"yes\" \\ no")]),
        (CommandId::Pact, vec![("words", "two  spaces"), ("until", "king.black")]),
        (CommandId::Profile, vec![("player", "@ann b: c")]),
        (CommandId::Puzzle, vec![("number", "3"), ("answer", "e2e4")]),
    ] {
        let typed = format!(
            "{} {}",
            CommandSpec::of(command).name,
            lasermate_domain::command::line::options(command, &given)
        );
        let read = parse(&typed).expect(&typed);
        let expected: Vec<_> =
            given.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        assert_eq!(read.options, expected.into_iter().collect(), "{typed}");
    }
}
