//! Records: what `/export` writes, `/import` reads back; hostile records are refused by their line.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use crate::english::English as _;
use crate::words::live::{live, live_at, play_all, play_random, presets};
use lasermate_domain::tables::hint::Hint;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Preset;
use lasermate_present::record::{FIRST_LINE, RecordError, read, write};
use lasermate_present::saying::in_english;
use lasermate_present::{show, text};
use lasermate_render::scene::Theme;
use proptest::prelude::*;

#[test]
fn a_record_holds_what_notation_md_can_paste() {
    let mut game = live("billichess", "");
    play_all(&mut game, "d2d3 e7e5 c1g5 d7d6 b1d2");
    let expected = "Lasermate record 1\nGame: billichess\nPlayer: blue Ann\nPlayer: red Bob\nDate: 2026-07-01\nResult: unfinished\nMoves:\nb:d2d3 r:e7e5 b:c1g5 r:d7d6 b:b1d2\nTimes:\n1000 2500 4000 5500 7000\n";
    assert_eq!(write(&game), expected);
}

#[test]
fn a_record_survives_a_chat_that_joins_its_lines() {
    let mut table = live("billi-chess", "mirror=rows");
    table.seating.players[0].name = "Ann: Moves: x".into();
    play_all(&mut table, "f2f3 e7e5 g2g4 d8h4");
    let joined = write(&table).replace('\n', " ");
    let record = read(&joined).unwrap();
    assert_eq!(record.write(), write(&table));
    assert_eq!(record.game.position(), table.game.position());
}

#[test]
fn a_game_from_a_position_is_read_back() {
    let position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut table = live_at("billichess", "", Some(position));
    play_all(&mut table, "e2e4");
    let record = read(&write(&table)).unwrap();
    assert_eq!(record.setup.position.as_deref(), Some(position));
    assert_eq!(record.game.position(), table.game.position());
}

#[test]
fn hints_stand_in_the_record_and_are_read_back() {
    let mut table = live("billichess", "");
    play_all(&mut table, "d2d3 e7e5 c1g5");
    let hint = |seat, before| Hint { seat, before, exact: String::new(), version: 0 };
    table.hints = vec![hint(Seat::First, 0), hint(Seat::Second, 1), hint(Seat::Second, 3)];
    let text = write(&table);
    assert!(text.contains("Result: unfinished\nHints: b:0 r:1 r:3\nMoves:\n"), "{text}");
    let record = read(&text.replace('\n', " ")).unwrap();
    assert_eq!((record.hints.len(), record.write()), (3, text.clone()));
    for wrong in ["r:4", "x:1", "r1", "r:-1"] {
        assert!(refused(&text.replace("r:3", wrong)).starts_with("line 7: "), "{wrong}");
    }
}

fn refused(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

/// What a chat is told of a record, behind the words that it can't be read.
fn said(lines: &str) -> String {
    let told = in_english(&text::not_a_record(&read(&format!("{FIRST_LINE}\n{lines}")).unwrap_err()));
    told.strip_prefix("I can't read this record: ").unwrap().to_owned()
}

/// Programs are told what was sent; a chat is told it without what its Markdown would make of it.
#[test]
fn errors_are_escaped_for_the_chat_alone() {
    let lines = "Game: billi_*chess\nMoves:";
    let plain = refused(&format!("{FIRST_LINE}\n{lines}"));
    assert!(plain.starts_with("line 2: there is no game \"billi_*chess\". The games are "), "{plain}");
    let last = Preset::all().last().unwrap().name;
    assert!(plain.ends_with(last) && !plain.contains('\\'), "{plain}");
    let chat = said(lines);
    assert!(chat.starts_with("line 2: There is no game \"billi\\_\\*chess\". The games are "), "{chat}");
    assert!(chat.ends_with(&format!("`{last}`.")), "{chat}");
}

#[test]
fn errors_name_the_line() {
    assert!(matches!(read(""), Err(RecordError::NotARecord)));
    assert!(matches!(read("[Event \"x\"]\n1. e4 e5"), Err(RecordError::NotARecord)));
    let after = |lines: &str| refused(&format!("{FIRST_LINE}\n{lines}"));
    assert_eq!(after("Moves:\ne2e4"), "the line \"Game:\" is missing");
    assert_eq!(after("Game: billichess\n"), "the line \"Moves:\" is missing");
    assert!(after("Game: nothing\nMoves:").starts_with("line 2: there is no game"));
    assert!(after("Game: billichess\nOptions: mirror=glass\nMoves:").starts_with("line 3: mirror can't be"));
    for times in [2, 10_000] {
        let often = format!("Game: billichess\nOptions: {}\nMoves:", "mirror=rows ".repeat(times));
        assert_eq!(after(&often), "line 3: mirror is given twice");
    }
    assert!(after("Game: billichess\nPosition: x\nMoves:").starts_with("line 3: "));
    assert!(after("Game: billichess\nGame: chess\nMoves:").starts_with("line 3: Game is given twice"));
    assert!(after("Game: billichess\nColour: blue\nMoves:").starts_with("line 3: \"Colour\" isn't a line"));
    let everyone = "Game: billichess\n@everyone\nMoves:";
    assert!(after(everyone).starts_with("line 3: \"@everyone\" isn't a line"));
    assert!(said(everyone).starts_with("line 3: \"＠everyone\" isn't a line"));
    assert!(after("Game: billichess\nPlayer: green Bob\nMoves:").starts_with("line 3: a player line"));
    let illegal = "Game: billichess\nMoves:\nd2d4\ne2e4";
    assert!(after(illegal).starts_with("line 5, word 2 of the moves: e2e4: "), "{}", after(illegal));
    let illegal = said(illegal);
    assert!(
        illegal.starts_with("line 5, word 2 of the moves: e2e4 is illegal: the Blue pawn on e2 is not yours"),
        "{illegal}"
    );
    let side = after("Game: billichess\nMoves: green:e2e4");
    assert!(side.contains("green:e2e4: "), "{side}");
    assert!(side.starts_with("line 3, word 1 of the moves: "), "{side}");
    assert!(after("Game: billichess\nMoves: e2e4\nTimes: 1 2").contains("1 moves and 2 times"));
    assert!(
        after("Game: billichess\nMoves: e2e4 e7e5\nTimes: 2 1").starts_with("line 4: \"1\" isn't a time")
    );
    assert!(after("Game: billichess\nMoves: e2e4\nTimes: -1").starts_with("line 4: "));
    assert!(matches!(read(&"x".repeat(300_000)), Err(RecordError::TooLong)));
}

#[test]
fn a_refused_import_is_private_and_draws_nothing() {
    let reply = show::import("<@everyone> **hello**", Theme::Dark).english();
    assert!(reply.is_private() && reply.pictures.is_empty());
    assert!(reply.text.starts_with("I can't read this record: line 1:"), "{}", reply.text);
}

#[test]
fn an_import_shows_the_last_board_and_the_result() {
    let mut game = live("chess", "");
    play_all(&mut game, "f2f3 e7e5 g2g4 d8h4");
    let reply = show::import(&write(&game), Theme::Dark).english();
    assert_eq!(reply.pictures.len(), 1);
    assert!(reply.text.contains("Black wins by checkmate"), "{}", reply.text);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn export_and_import_are_inverse(
        game in prop::sample::select(presets()),
        choices in prop::collection::vec(any::<u16>(), 0..150),
        name in any::<String>(),
    ) {
        let mut table = live(game, "");
        table.seating.players[1].name = name;
        play_random(&mut table, &choices);
        let written = write(&table);
        let record = read(&written).map_err(|error| TestCaseError::fail(format!("{error}\n{written}")))?;
        prop_assert_eq!(&record.entries, &table.record);
        prop_assert_eq!(record.game.position(), table.game.position());
        prop_assert_eq!(record.write(), written);
    }

    #[test]
    fn no_text_makes_reading_panic(text in "\\PC*") {
        let _ = read(&text);
    }

    #[test]
    fn no_broken_record_makes_reading_panic(
        cut in 0_usize..200, inserted in prop::sample::select(&[":", "\n", "Moves:", "b:", "\u{0}", "Player: red"][..])
    ) {
        let mut game = live("billichess-joker", "");
        play_all(&mut game, "b1c3 lifeline-none g8f6");
        let text = write(&game);
        let at = cut.min(text.len());
        let broken = format!("{}{inserted}{}", &text[..at], &text[at..]);
        let _ = read(&broken);
        let _ = read(&text[..at]);
    }
}
