//! Every numbered line of realtime.md but those of penalties and held moves, and every option of a table, with times in milliseconds.

use super::help::{BLACK, START, WHITE, at, board, cell, clock_reason, ended, play, plays, ready, table};
use lasermate_engine::any::AnyGame;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::realtime::ClockReason;
use lasermate_engine::variants::{ClockEffect, Setup};

#[test]
fn rule_4_1_the_unit_is_a_multiple_of_20_ms_from_a_second_to_a_week() {
    let takes = |tu: u64| Setup::parse("realtime", [format!("tu={tu}").as_str()]).is_ok();
    assert!([1000, 1020, 10_000, 604_800_000].into_iter().all(takes));
    assert!(![0, 980, 1010, 1001, 604_800_020].into_iter().any(takes));
    assert_eq!(at("4k3/p7/8/8/8/8/8/4K3 w - - 0 1").view().clock.map(|clock| clock.tu), Some(10_000));
}

#[test]
fn rule_4_2_each_kind_cools_for_its_value_from_its_own_timestamp() {
    let position = "4k3/8/8/8/8/8/P7/RNBQK3 w - - 0 1";
    let cases = [("a2a3", 1), ("b1c3", 3), ("c1d2", 3), ("d1d4", 9), ("e1f2", 4)]
        .map(|(mv, units)| (position, mv, units));
    let rook = ("4k3/p7/8/8/8/8/8/R3K3 w - - 0 1", "a1b1", 5);
    for (position, mv, units) in cases.into_iter().chain([rook]) {
        let mut game = at(position);
        play(&mut game, 700, WHITE, mv).expect(mv);
        assert_eq!(ready(&game, &mv[2..]), 700 + units * 10_000, "{mv}");
        assert_eq!(game.view().clock.map(|clock| clock.cooling.len()), Some(1), "each piece for itself");
    }
}

#[test]
fn rule_4_2_a_piece_may_move_the_very_millisecond_it_is_ready() {
    let mut game = at("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1 ready=a2:5000");
    assert!(matches!(
        clock_reason(play(&mut game, 4999, WHITE, "a2a3")),
        Some(ClockReason::Cooling { ready_at: 5000, .. })
    ));
    play(&mut game, 5000, WHITE, "a2a3").expect("now");
}

#[test]
fn rule_4_4_a_move_is_there_at_once() {
    let mut game = table(START, None);
    plays(&mut game, "1000:w:e2e4 1000:w:d2d4 1000:w:b1c3");
    assert_eq!(board(&game), "rnbqkbnr/pppppppp/8/8/3PP3/2N5/PPP2PPP/R1BQKBNR");
}

#[test]
fn rule_4_5_frozen_pieces_pin_and_take_squares_from_kings() {
    let mut pinned = at("4k3/4n3/8/8/8/8/8/4R1K1 w - - 0 1 ready=e1:90000");
    assert_eq!(play(&mut pinned, 100, BLACK, "e7c6"), Err(Reason::KingInCheck));
    let mut beside = at("4k3/p7/8/8/8/8/8/3R2K1 w - - 0 1 ready=d1:90000");
    assert_eq!(play(&mut beside, 100, BLACK, "e8d8"), Err(Reason::KingInCheck));
}

#[test]
fn rule_4_5_a_frozen_king_is_in_check_like_any_other() {
    let mut game = at("4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1 ready=e8:90000");
    play(&mut game, 100, WHITE, "a1a7").expect("takes");
    play(&mut game, 60_000, WHITE, "a7a8").expect("check");
    assert_eq!(game.view().check, [BLACK]);
    assert!(matches!(
        clock_reason(play(&mut game, 60_100, BLACK, "e8d7")),
        Some(ClockReason::Cooling { ready_at: 90_000, .. })
    ));
}

#[test]
fn rule_4_6_in_check_any_ready_piece_may_end_it_and_no_other_move_is_legal() {
    let position = "r3k3/8/8/8/8/8/1R5P/K7 w - - 0 1";
    for (mv, legal) in [("b2a2", true), ("a1b1", true), ("h2h3", false), ("b2c2", false)] {
        assert_eq!(play(&mut at(position), 100, WHITE, mv).is_ok(), legal, "{mv}");
    }
    let mut frozen = at(&format!("{position} ready=a1:9000,b2:9000"));
    assert!(frozen.to_act().of(WHITE).is_none(), "wait");
    assert!(play(&mut frozen, 100, WHITE, "h2h3").is_err());
}

#[test]
fn rule_4_6_king_only_lets_no_other_piece_end_a_check() {
    let mut literal = table("in_check=king_only", Some("r3k3/8/8/8/8/8/1R6/K7 w - - 0 1"));
    assert_eq!(play(&mut literal, 100, WHITE, "b2a2"), Err(ClockReason::KingOnly.into()));
    play(&mut literal, 200, WHITE, "a1b1").expect("the king may");
    let mut usual = at("r3k3/8/8/8/8/8/1R6/K7 w - - 0 1");
    play(&mut usual, 100, WHITE, "b2a2").expect("a block");
}

#[test]
fn rule_4_6_with_king_only_a_mate_is_computed_from_king_moves_alone() {
    let position = "6k1/5ppp/8/8/8/8/r7/1K2R3 w - - 0 1";
    let mut usual = at(position);
    play(&mut usual, 100, WHITE, "e1e8").expect("legal");
    assert_eq!(ended(&usual), Some(EndKind::Checkmate));
    let position = "r5k1/5ppp/8/8/8/8/8/1K2R3 w - - 0 1";
    let mut literal = table("in_check=king_only", Some(position));
    play(&mut literal, 100, WHITE, "e1e8").expect("legal");
    assert_eq!(ended(&literal), Some(EndKind::Checkmate), "the rook could take, but only the king may move");
}

#[test]
fn rule_4_7_mate_ignores_all_cooldowns_and_is_there_at_once() {
    let mut game = table(START, None);
    plays(&mut game, "1000:w:f2f3 1001:w:g2g4 1002:b:e7e5 3000:b:d8h4");
    assert_eq!(ended(&game), None, "Black's moves are held");
    game.advance(3501);
    assert_eq!(ended(&game), Some(EndKind::Checkmate));
    assert_eq!(game.outcome().map(|outcome| outcome.winners().collect::<Vec<_>>()), Some(vec![BLACK]));
    assert_eq!(play(&mut game, 4000, WHITE, "a2a3"), Err(Reason::GameOver));
}

#[test]
fn rule_4_8_stalemate_after_an_executed_move_draws_unless_the_table_ignores_it() {
    let position = "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1";
    let mut usual = at(position);
    play(&mut usual, 100, WHITE, "g5g6").expect("legal");
    assert_eq!(ended(&usual), Some(EndKind::Stalemate));
    let mut other = table("stalemate=ignore", Some(position));
    play(&mut other, 100, WHITE, "g5g6").expect("legal");
    assert_eq!(ended(&other), None);
    play(&mut other, 41_000, WHITE, "f6f7").expect("the others may move on");
}

#[test]
fn rule_4_11_castling_needs_king_and_rook_ready_and_cools_both() {
    let position = "4k3/p7/8/8/8/8/8/4K2R w K - 0 1 ready=h1:5000";
    let mut game = at(position);
    assert!(matches!(
        clock_reason(play(&mut game, 1000, WHITE, "e1g1")),
        Some(ClockReason::Cooling { ready_at: 5000, .. })
    ));
    play(&mut game, 5000, WHITE, "e1g1").expect("both are ready");
    assert_eq!((ready(&game, "g1"), ready(&game, "f1")), (45_000, 55_000));
    let mut other = table("castle_rook_ready=off", Some(position));
    play(&mut other, 1000, WHITE, "e1g1").expect("the king is ready");
    let mut attacked = at("4kr2/p7/8/8/8/8/8/4K2R w K - 0 1 ready=f8:90000");
    assert!(play(&mut attacked, 1000, WHITE, "e1g1").is_err(), "a frozen rook attacks f1");
}

#[test]
fn rule_4_12_a_promoted_piece_cools_as_the_pawn_it_was_and_is_a_queen_without_a_letter() {
    let position = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
    let mut game = at(position);
    play(&mut game, 1000, WHITE, "a7a8").expect("a queen");
    assert_eq!((board(&game).as_str(), ready(&game, "a8")), ("Q7/7k/8/8/8/8/8/4K3", 11_000));
    let mut other = table("promo_cooldown=new_piece", Some(position));
    play(&mut other, 1000, WHITE, "a7a8r").expect("a rook");
    assert_eq!(ready(&other, "a8"), 51_000);
}

const PASSING: &str = "4k3/8/8/8/1p1p4/8/P1P5/4K3 w - - 0 1";

#[test]
fn rule_4_13_the_right_lasts_until_the_capturing_side_executes_a_move() {
    let mut game = at(PASSING);
    plays(&mut game, "1000:w:a2a4 12000:w:c2c4");
    assert!(game.position().contains("ep=b:a3:a4,b:c3:c4"), "both stand: {}", game.position());
    plays(&mut game, "30000:b:d4c3");
    game.advance(30_501);
    assert_eq!(board(&game), "4k3/8/8/8/Pp6/2p5/8/4K3");
    assert!(!game.position().contains("ep="), "Black has executed a move");
}

#[test]
fn rule_4_13_a_capture_en_passant_may_be_typed_as_in_chess_whichever_right_it_uses() {
    for (typed, left) in [
        ("bxa3", "4k3/8/8/8/2Pp4/p7/8/4K3"),
        ("ba3", "4k3/8/8/8/2Pp4/p7/8/4K3"),
        ("BXA3", "4k3/8/8/8/2Pp4/p7/8/4K3"),
        ("dxc3", "4k3/8/8/8/Pp6/2p5/8/4K3"),
        ("bxc3", "4k3/8/8/8/P2p4/2p5/8/4K3"),
        ("b4c3", "4k3/8/8/8/P2p4/2p5/8/4K3"),
    ] {
        let mut game = at(PASSING);
        plays(&mut game, "1000:w:a2a4 12000:w:c2c4");
        let played = game.try_text(BLACK, typed, 30_000);
        assert!(played.is_ok(), "{typed}: {played:?}");
        game.advance(30_501);
        assert_eq!(board(&game), left, "{typed}");
    }
}

#[test]
fn rule_4_13_the_right_ends_when_the_pawn_moves() {
    let mut game = at(PASSING);
    plays(&mut game, "1000:w:a2a4 12000:w:a4a5");
    assert!(!game.position().contains("ep="));
    assert!(play(&mut game, 13_000, BLACK, "b4a3").is_err());
}

#[test]
fn rule_4_13_the_capturing_pawn_must_be_ready() {
    let mut game = at("4k3/8/8/8/1p1p4/8/P1P5/4K3 w - - 0 1 ready=b4:20000");
    plays(&mut game, "1000:w:a2a4");
    assert!(matches!(clock_reason(play(&mut game, 2000, BLACK, "b4a3")), Some(ClockReason::Cooling { .. })));
    plays(&mut game, "20000:b:b4a3");
}

#[test]
fn rule_4_13_other_rights_last_until_the_pawn_is_ready_or_there_are_none() {
    let mut ready = table("ep=until_pawn_ready", Some(PASSING));
    plays(&mut ready, "1000:w:a2a4 2000:b:e8e7");
    plays(&mut ready, "10999:b:b4a3");
    let mut late = table("ep=until_pawn_ready", Some(PASSING));
    plays(&mut late, "1000:w:a2a4");
    assert!(play(&mut late, 11_000, BLACK, "b4a3").is_err());
    let mut off = table("ep=off", Some(PASSING));
    plays(&mut off, "1000:w:a2a4");
    assert!(play(&mut off, 2000, BLACK, "b4a3").is_err());
}

#[test]
fn rule_4_14_bare_kings_agreement_and_a_quiet_time_draw() {
    let mut bare = at("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1");
    plays(&mut bare, "100:w:e1d2");
    assert_eq!(ended(&bare), Some(EndKind::InsufficientMaterial));
    let mut agreed = table(START, None);
    plays(&mut agreed, "100:w:draw-offer 200:b:draw-accept");
    assert_eq!(ended(&agreed), Some(EndKind::Agreement));
    let mut quiet = table("initial=zero draw_tu=3", None);
    plays(&mut quiet, "1000:w:e2e4 5000:w:g1f3");
    quiet.advance(30_999);
    assert_eq!(ended(&quiet), None);
    quiet.advance(31_000);
    assert_eq!(ended(&quiet), Some(EndKind::MoveCount));
}

#[test]
fn rule_4_14_no_repetition_draws() {
    let mut game = at("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1");
    for round in 0..10 {
        let at = round * 80_000;
        plays(&mut game, &format!("{}:w:e1d1 {}:w:d1e1", at + 1000, at + 41_000));
    }
    assert_eq!(ended(&game), None);
    assert!(game.claimable().is_none());
}

#[test]
fn rule_4_15_who_is_frozen_waits_and_nobody_passes() {
    let mut game = table("initial=full black_extra_tu=off", None);
    assert!(game.to_act().is_nobody() && game.outcome().is_none());
    assert_eq!(play(&mut game, 100, WHITE, "pass"), Err(ClockReason::NoTurns.into()));
    game.advance(10_000);
    assert!(game.to_act().of(WHITE).is_some() && game.to_act().of(BLACK).is_some());
}

#[test]
fn rule_4_16_an_order_is_submitted_when_its_piece_is_ready_white_first() {
    let position = "1n5k/p7/5N2/8/8/8/8/K7 w - - 0 1 ready=f6:9000,b8:9000";
    let mut game = table("premove=on", Some(position));
    plays(&mut game, "1000:b:premove-b8d7 2000:w:premove-f6d7");
    game.advance(20_000);
    assert_eq!(board(&game), "1n5k/p2N4/8/8/8/8/8/K7", "the same millisecond: White first");
    assert_eq!(ready(&game, "d7"), 39_000, "as if submitted at ready_at");
    let mut none = at(position);
    assert_eq!(play(&mut none, 1000, WHITE, "premove-f6d7"), Err(ClockReason::NoPremoves.into()));
    let mut at_once = table("premove=on", Some("1n5k/p7/5N2/8/8/8/8/K7 w - - 0 1"));
    assert!(matches!(
        clock_reason(play(&mut at_once, 1000, WHITE, "premove-f6d7")),
        Some(ClockReason::ReadyAlready(_))
    ));
}

#[test]
fn rule_4_16_an_order_that_is_not_legal_then_is_dropped_and_a_new_one_takes_its_place() {
    let position = "1n5k/p7/5N2/8/8/8/P7/K7 w - - 0 1 ready=f6:9000";
    let mut game = table("premove=on", Some(position));
    plays(&mut game, "1000:w:premove-f6d7 1500:w:premove-f6h7");
    assert_eq!(game.view().clock.map(|clock| clock.premoves.len()), Some(1));
    let mut dropped = table("premove=on", Some("1n5k/p7/5N2/8/8/8/P7/K7 w - - 0 1 ready=a2:9000"));
    plays(&mut dropped, "1000:w:premove-a2b3");
    let effects = dropped.advance(9000);
    assert!(
        effects.iter().any(|effect| matches!(effect.own(), Some(ClockEffect::PremoveDropped { .. }))),
        "{effects:?}"
    );
}

#[test]
fn lasers_run_in_realtime_and_score_for_their_owner() {
    let mut game = table("lasers=on initial=zero black_extra_tu=off", None);
    plays(&mut game, "1000:w:e2e4 1100:w:g1f3");
    assert_eq!(game.view().beams.len(), 2);
    assert_eq!(game.sides().len(), 2);
    let again = table("lasers=on", Some(&game.position()));
    assert_eq!(again.position(), game.position());
}

#[test]
fn two_squares_are_never_read_as_another_pieces_move() {
    // A bishop on c8 could go to a6 too: `B8a6` names it, `b8a6` means the knight that was on b8.
    let mut game = at("2b4k/8/8/8/8/8/P7/K7 w - - 0 1");
    assert_eq!(play(&mut game, 1000, BLACK, "b8a6"), Err(Reason::EmptyCell(cell("b8"))));
    play(&mut game, 2000, BLACK, "Ba6").expect("that is the bishop");
}

/// A game from a position, where it is sound.
fn opened(position: &str) -> Option<AnyGame> {
    let mut setup = Setup::parse("realtime", []).expect("no options");
    setup.position = Some(position.to_owned());
    AnyGame::new(&setup).ok()
}

#[test]
fn what_says_nothing_without_turns_is_read_strictly() {
    let read =
        |fields: &str| opened(&format!("7k/8/5n2/p7/4R3/8/P7/KB6 {fields}")).map(|game| game.position());
    // Words in the place of the numbers were lost without a word.
    for wrong in [
        "w - - now=500 ready=a1:999",
        "w - - 0 now=500",
        "junk - - 0 1",
        "w - - -1 1",
        "w - e3 0 1",
        "w - - 0",
    ] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
    for told in ["w - - 0 1", "b - - 0 1", "w - - 12 30"] {
        assert_eq!(read(told).as_deref(), Some("7k/8/5n2/p7/4R3/8/P7/KB6 w - - 0 1"), "{told}");
    }
}

#[test]
fn what_comes_of_the_last_moment_is_read_back() {
    let last = 1_u64 << 53;
    let mut game = at(&format!("7k/8/5n2/p7/4R3/8/P7/KB6 w - - 0 1 now={last}"));
    play(&mut game, last, WHITE, "e4e5").expect("legal");
    let told = game.position();
    assert!(told.contains("ready=e5:9007199254790992"), "{told}");
    assert_eq!(at(&told).position(), told);
}

#[test]
fn rule_4_13_a_right_stands_once() {
    let read = |rights: &str| opened(&format!("4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1 ep={rights}")).is_some();
    assert!(read("b:e3:e4") && !read("b:e3:e4,b:e3:e4"));
}

/// It was written as a check, which orthodox chess would have it.
#[test]
fn rule_4_6_a_mate_by_king_moves_alone_is_written_as_mate() {
    let position = "6k1/3r1ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let written = |options: &str| {
        let game = table(options, Some(position));
        let mv = game.legal(WHITE).into_iter().find(|legal| legal.exact == "a1a8").expect("legal");
        mv.san
    };
    assert_eq!(["in_check=king_only", "in_check=resolve"].map(written), ["Ra8#", "Ra8+"]);
}

/// `b` was Black here, and Blue in the game's record.
#[test]
fn rule_4_13_under_beams_a_right_names_its_side_as_all_else_does() {
    let board = "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1";
    let after = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
    let read = |options: &str, board: &str, right: &str| {
        let mut words = vec!["initial=zero"];
        words.extend(options.split_whitespace());
        let mut setup = Setup::parse("realtime", words).expect("the options exist");
        setup.position = Some(format!("{board} ep={right}"));
        AnyGame::new(&setup).ok().map(|game| game.position())
    };
    let told = |text: Option<String>| text.and_then(|text| Some(text.split_once(" ep=")?.1.to_owned()));
    for (options, red, blue) in [("lasers=on", "r:e3:e4", "b:d6:d5"), ("", "b:e3:e4", "w:d6:d5")] {
        // What was written before has the letters of FEN: the passed square tells who is meant.
        for right in [red, "b:e3:e4"] {
            assert_eq!(told(read(options, board, right)).as_deref(), Some(red), "{options} {right}");
        }
        for right in [blue, "w:d6:d5"] {
            assert_eq!(told(read(options, after, right)).as_deref(), Some(blue), "{options} {right}");
        }
        assert_eq!(read(options, board, "w:e3:e4"), None, "{options}");
    }
    assert_eq!(read("", board, "r:e3:e4"), None, "no side is called so");
    assert_eq!(read("lasers=on", board, "x:e3:e4"), None);
}
