//! PGN: what is written reads back to the same record, and orthodox games from elsewhere are read.
#![allow(clippy::unwrap_used, reason = "a test stops where its data are wrong")]

use crate::english::English as _;
use crate::words::live::{live, live_at, play_all, play_random, presets};
use lasermate_domain::tables::hint::Hint;
use lasermate_domain::tables::stage::{Ending, Stage};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;
use lasermate_present::record::{RecordError, pgn, read_any};
use lasermate_present::show;
use lasermate_render::scene::Theme;
use proptest::prelude::*;

#[test]
fn a_chess_game_is_plain_pgn() {
    let mut table = live("chess", "");
    table.seating.players[0].name = "Ann \"A\" \\".into();
    play_all(&mut table, "f2f3 e7e5 g2g4 d8h4");
    for entry in &mut table.record {
        entry.at = 0;
    }
    let expected = "[Event \"Lasermate\"]\n[Site \"?\"]\n[Date \"2026.07.01\"]\n[Round \"-\"]\n[White \"Ann \\\"A\\\" \\\\\"]\n\
        [Black \"Bob\"]\n[Result \"0-1\"]\n[Termination \"normal\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    assert_eq!(pgn::write(&table).unwrap(), expected);
}

#[test]
fn what_pgn_has_no_words_for_stands_in_comments() {
    let mut table = live("denial", "");
    play_all(&mut table, "e2e4 deny d2d4 d7d5 draw-offer draw-decline");
    for entry in &mut table.record {
        entry.at = 0;
    }
    let written = pgn::write(&table).unwrap();
    let moves = written.split("\n\n").nth(1).unwrap().replace('\n', " ");
    assert_eq!(
        moves.trim(),
        "1. e4 {Black: deny [%act b:deny]} 1. d4 d5 {White: draw offer [%act w:draw-offer]} {Black: draw decline [%act \
         b:draw-decline]} *"
    );
    assert!(written.contains("[LasermateGame \"denial\"]"), "{written}");
    let mut table = live("billichess", "");
    play_all(&mut table, "d2d3 e7e5 c1g5 d7d6 b1d2");
    let written = pgn::write(&table).unwrap().replace('\n', " ");
    assert!(written.contains("{LASERMATE Red +277 ") && written.contains("[%at 7000]}"), "{written}");
}

#[test]
fn a_position_that_was_set_up_is_marked() {
    let position = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 41";
    let mut table = live_at("chess", "", Some(position));
    play_all(&mut table, "e8e7 e2e4");
    let hint = |seat, before| Hint { seat, before, exact: String::new(), version: 0 };
    table.hints = vec![hint(Seat::Second, 0), hint(Seat::First, 1)];
    let written = pgn::write(&table).unwrap();
    assert!(written.contains(&format!("[SetUp \"1\"]\n[FEN \"{position}\"]")), "{written}");
    assert!(written.contains("\n41... Ke7 ") && written.contains(" 42. e4 "), "{written}");
    let record = read_any(&written).unwrap();
    assert_eq!(record.setup.position.as_deref(), Some(position));
    assert_eq!((record.entries.clone(), record.hints.len()), (table.record, 2));
    assert_eq!(record.write_pgn().unwrap(), written);
}

#[test]
fn chess_from_elsewhere_is_read() {
    let text = "\u{feff}% exported\n[Event \"Rated game\"]\n[White \"Adams, M.\"]\n[Black \"?\"]\n[UTCDate \"2020.01.02\"]\n\
        [Date \"2020.01.02\"]\n[Variant \"Standard\"]\n[Result \"1-0\"]\n\n\
        1.e4 {[%clk 0:05:00]} e5 $1 2. Nf3! (2. f4 exf4 {the gambit (accepted)} (2... d5) 3. Nf3) 2... Nc6 ; the Italian\n\
        3. Bc4 Bc5 4. 0-0 Nf6?! 5. d3 O-O 1-0\n\n[Event \"another\"]\n\n1. d4 *\n";
    let record = read_any(text).unwrap();
    let moves: Vec<_> = record.entries.iter().map(|entry| entry.exact.as_str()).collect();
    assert_eq!(moves.join(" "), "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 d2d3 e8g8");
    assert_eq!((record.setup.preset().name, record.date.as_str()), ("chess", "2020-01-02"));
    assert_eq!(record.players, ["Adams, M.", "?"]);
    // Without tags, and in one line.
    assert_eq!(read_any("1. e4 c5 2. Nf3 *").unwrap().entries.len(), 3);
    let reply = show::import(text, Theme::Dark).english();
    assert_eq!(reply.pictures.len(), 1, "{}", reply.text);
}

/// The moves of the first game of a text.
fn moves(text: &str) -> String {
    let record = read_any(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    record.entries.iter().map(|entry| entry.san.as_str()).collect::<Vec<_>>().join(" ")
}

/// Each of these was refused, or read as something else.
#[test]
fn pgn_is_read_as_the_standard_allows_it() {
    for text in [
        "1. e4$1 e5$13 2. Nf3",
        "1. e4 e5 2. Nf3*",
        "1. e4 ! e5 ?! 2. Nf3 !!",
        "1 e4 e5 2 Nf3",
        "e4 e5 Nf3 1-0",
        "{a comment} 1. e4 e5 2. Nf3 *",
        "; a comment\n1. e4 e5 2. Nf3 *",
        "{a comment} [Event \"x\"]\n1. e4 e5 2. Nf3",
        "[White \"Ann \\\"the \\\\ Axe\\\" ]\"]\n\n1. e4 e5 2. Nf3 1/2",
        "[Event \"a\"]\n\n1. e4 e5 2. Nf3\n\n[Event \"b\"]\n\n1. d4 d5 *",
        "[Event \"a\"] 1. e4 e5 2. Nf3 [Event \"b\"] 1. d4 d5 *",
    ] {
        assert_eq!(moves(text), "e4 e5 Nf3", "{text}");
    }
    for neither in ["hello 1. e4", "resign", "draw-offer 1. e4"] {
        assert!(matches!(read_any(neither), Err(RecordError::NotARecord)), "{neither}");
    }
}

/// The game is bounded and not the file: there may be a whole database behind it.
#[test]
fn only_the_first_game_of_a_long_file_has_to_be_short() {
    let first = "[Event \"x\"]\n\n1. e4 e5 2. Nf3";
    let others = "[Event \"y\"]\n\n1. d4 d5 *\n\n".repeat(20_000);
    for end in [" *\n\n", "\n\n"] {
        assert_eq!(moves(&format!("{first}{end}{others}")), "e4 e5 Nf3");
    }
    let endless = format!("{first} {{{}}} *", "x".repeat(250_000));
    assert!(matches!(read_any(&endless), Err(RecordError::TooLong)));
}

/// Elsewhere whoever resigns or loses on time makes no move, and the result says it alone.
#[test]
fn a_stated_result_is_kept() {
    for (result, termination, said) in [
        ("1-0", "normal", "White won according to the PGN"),
        ("0-1", "time forfeit", "Black won on time according to the PGN"),
        ("1/2-1/2", "normal", "drawn according to the PGN"),
    ] {
        let text = format!("[Result \"{result}\"]\n[Termination \"{termination}\"]\n\n1. e4 e5 {result}\n");
        let record = read_any(&text).unwrap();
        let written = record.write_pgn().unwrap();
        assert!(written.contains(&format!("[Result \"{result}\"]")), "{written}");
        assert!(written.contains(&format!("[Termination \"{termination}\"]")), "{written}");
        assert!(written.ends_with(&format!("1. e4 e5 {result}\n")), "{written}");
        assert_eq!(read_any(&written).unwrap().write_pgn().unwrap(), written);
        let shown = show::import(&text, Theme::Dark).english().text;
        assert!(shown.contains(&format!(". 2 actions, {said}. Only shown")), "{shown}");
    }
    let written = |text: &str| read_any(text).unwrap().write_pgn().unwrap();
    // Behind the moves alone, and in another program's words.
    assert!(written("1. e4 e5 0-1").contains("[Result \"0-1\"]"));
    let other = written("[Result \"1-0\"]\n[Termination \"Ann won by resignation\"]\n\n1. e4 1-0");
    assert!(other.contains("[Termination \"normal\"]"), "{other}");
    // What was played has the last word.
    let mated = written("[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0");
    assert!(mated.contains("[Result \"0-1\"]") && mated.ends_with(" 0-1\n"), "{mated}");
    // A game that goes on says so.
    let open = written("1. e4 *");
    assert!(open.contains("[Result \"*\"]\n[Termination \"unterminated\"]"), "{open}");
}

#[test]
fn what_is_told_of_a_game_is_written_as_it_was_read() {
    let text = "[Event \"Tata Steel \\\"A\\\"\"]\n[Site \"Wijk aan Zee NED\"]\n[Date \"2024.??.??\"]\n[Round \"9.1\"]\n[White \"Ann\"]\n\
        [Black \"Bob\"]\n[Result \"*\"]\n[Termination \"abandoned\"]\n\n1. e4 *\n";
    assert_eq!(read_any(text).unwrap().write_pgn().unwrap(), text);
    let shown = show::import(text, Theme::Dark).english().text;
    assert!(shown.contains(", 2024. 1 action"), "{shown}");
    let nothing = read_any("[Date \"????.??.??\"]\n\n1. e4 *").unwrap();
    assert_eq!(
        (nothing.date.as_str(), nothing.roster.event.as_str(), nothing.roster.round.as_str()),
        ("", "?", "?")
    );
}

/// `Termination` has the eight words of the standard; the points of our games are in a tag of our own.
#[test]
fn the_end_of_a_game_is_told_in_the_words_of_the_standard() {
    let mut table = live("billichess", "");
    play_all(&mut table, "d2d3 e7e5 resign");
    let resigned = pgn::write(&table).unwrap();
    assert!(
        resigned.contains("[Termination \"normal\"]\n[LasermateResult \"resignation, blue "),
        "{resigned}"
    );
    assert_eq!(read_any(&resigned).unwrap().write_pgn().unwrap(), resigned);
    table.stage = Stage::Ended { at: 0, how: Ending::Adjudicated(String::new()) };
    let adjudicated = pgn::write(&table).unwrap();
    assert!(
        adjudicated.contains("[Termination \"adjudication\"]\n[LasermateResult \"adjudication, blue "),
        "{adjudicated}"
    );
    assert_eq!(read_any(&adjudicated).unwrap().write_pgn().unwrap(), adjudicated);
    table.stage = Stage::Live;
    table.forfeited = Some(Seat::First);
    assert!(pgn::write(&table).unwrap().contains("[Termination \"time forfeit\"]"));
}

/// Other programs take `[%clk]` for the clock of the move before; and a command is one word, which no line end breaks.
#[test]
fn the_clock_of_an_action_is_not_that_of_a_move() {
    let mut table = live("chess", "");
    play_all(&mut table, "e2e4 e7e5 resign");
    for (entry, left) in table.record.iter_mut().zip([300_000, 299_000, 250_400]) {
        entry.left = Some(left);
    }
    let written = pgn::write(&table).unwrap();
    let moves = written.split("\n\n").nth(1).unwrap();
    let joined = moves.replace('\n', " ");
    assert!(joined.contains("e5 {[%at 2500] [%clk 0:04:59.0]} {White: resign [%act w:resign]"), "{joined}");
    assert!(joined.ends_with("[%actclk 0:04:10.4]} 0-1 "), "{joined}");
    let left: Vec<_> = read_any(&written).unwrap().entries.iter().map(|entry| entry.left).collect();
    assert_eq!(left, [Some(300_000), Some(299_000), Some(250_400)]);
    for line in moves.lines() {
        assert_eq!(line.matches("[%").count(), line.matches(']').count(), "{moves}");
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let refused = |text: &str| read_any(text).unwrap_err().to_string();
    assert!(
        refused("[Variant \"Chess960\"]\n\n1. e4").starts_with("line 1: "),
        "{}",
        refused("[Variant \"Chess960\"]")
    );
    let illegal = refused("[Event \"x\"]\n\n1. e4 e5\n2. Ke3 *");
    assert!(illegal.starts_with("line 4, word 3 of the moves: "), "{illegal}");
    assert!(refused("[FEN \"x\"]\n\n*").starts_with("line 1: "));
    assert!(refused("[Event \"x\"]\n1. e4 {[%at -1]}").contains("isn't a time"));
    assert!(refused("[LasermateHints \"w:9\"]\n1. e4").contains("isn't a hint"));
    assert!(matches!(read_any("[LasermateGame \"three-way\"]\n\n*"), Err(RecordError::NotForTwo)));
    assert!(matches!(read_any(&format!("[{}", "x".repeat(300_000))), Err(RecordError::TooLong)));
    assert!(pgn::write(&live("three-way", "")).is_none());
}

/// PDN numbers squares from the side that moves first, which is its Black; it comes back as the same game.
#[test]
fn draughts_is_written_as_pdn_and_comes_back() {
    let mut table = live("draughts", "");
    play_all(&mut table, "c3d4 f6e5 d4f6 g7e5 resign");
    let written = pgn::write_pdn(&table).unwrap();
    for line in ["[Black \"Ann\"]", "[White \"Bob\"]", "[GameType \"21\"]", "[Result \"1-0\"]"] {
        assert!(written.contains(line), "{line}: {written}");
    }
    assert!(written.contains("1. 11-15 {[%at 1000]} 1... 22-18"), "{written}");
    assert!(
        written.contains("15x22") && written.contains("25x18") && !written.contains("LasermateGame"),
        "{written}"
    );
    let record = read_any(&written).unwrap();
    assert_eq!(
        (&record.entries, &record.players),
        (&table.record, &vec!["Ann".to_owned(), "Bob".to_owned()])
    );
    assert_eq!(record.write_pdn().unwrap(), written);
    let mut from = live_at("draughts", "", Some("8/8/1m3K2/8/3m4/8/1M6/8 b 0 9"));
    play_all(&mut from, "d4c3");
    let written = pgn::write_pdn(&from).unwrap();
    assert!(written.contains("[FEN \"W:W"), "{written}");
    let record = read_any(&written).unwrap();
    assert_eq!(record.entries.last().map(|entry| &entry.exact), from.record.last().map(|entry| &entry.exact));
    for other in [live("chess", ""), live("laser-draughts", ""), live("draughts", "denial=hard")] {
        assert!(pgn::write_pdn(&other).is_none());
    }
}

fn of_two() -> Vec<&'static str> {
    let two = |name: &&str| Setup::parse(name, []).unwrap().sides().len() == 2;
    presets().into_iter().filter(two).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn pgn_reads_back_to_the_same_record(
        game in prop::sample::select(of_two()),
        choices in prop::collection::vec(any::<u16>(), 0..150),
        name in any::<String>(),
    ) {
        let mut table = live(game, "");
        table.seating.players[1].name = name;
        play_random(&mut table, &choices);
        let written = pgn::write(&table).unwrap();
        for text in [written.clone(), written.replace('\n', " ")] {
            let record = read_any(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{written}")))?;
            prop_assert_eq!(&record.entries, &table.record);
            prop_assert_eq!(record.game.position(), table.game.position());
            prop_assert_eq!(record.write_pgn().unwrap(), written.clone());
        }
    }

    #[test]
    fn pdn_reads_back_to_the_same_record(choices in prop::collection::vec(any::<u16>(), 0..150)) {
        let mut table = live("draughts", "");
        play_random(&mut table, &choices);
        let written = pgn::write_pdn(&table).unwrap();
        let record = read_any(&written).map_err(|error| TestCaseError::fail(format!("{error}\n{written}")))?;
        prop_assert_eq!(&record.entries, &table.record);
        prop_assert_eq!(record.write_pdn().unwrap(), written);
    }

    #[test]
    fn no_text_makes_reading_panic(text in "\\PC*", tags in "[\\[\\]\"\\\\{}()%;$ .0-9a-hx\n]*") {
        let _ = pgn::read(&text);
        let _ = pgn::read(&tags);
        let _ = pgn::read(&format!("[Event \"x\"]\n{tags}"));
    }

    #[test]
    fn no_broken_pgn_makes_reading_panic(
        cut in 0_usize..400, inserted in prop::sample::select(&["{", "}", "(", "\"", "\\", "[%act ", "[%at ", "%", "é", "1..."][..])
    ) {
        let mut game = live("billichess-joker", "");
        play_all(&mut game, "b1c3 lifeline-none g8f6");
        let text = pgn::write(&game).unwrap();
        let at = cut.min(text.len());
        let broken = format!("{}{inserted}{}", &text[..at], &text[at..]);
        let _ = read_any(&broken);
        let _ = read_any(&text[..at]);
    }
}
