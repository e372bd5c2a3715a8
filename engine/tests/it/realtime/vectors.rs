//! Chess without turns: the vectors of realtime.md, with times in milliseconds and units of ten seconds.

use super::help::{BLACK, WHITE, at, board, cell, clock_reason, play, table};
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::ClockEffect;
use lasermate_engine::variants::realtime::ClockReason;

#[test]
fn rule_4_9_white_first_vector_1_a_held_capture_is_cancelled_and_its_piece_stays_ready() {
    let mut game = at("k7/p7/5n2/8/4Q3/8/8/K7 w - - 0 1");
    play(&mut game, 1000, BLACK, "f6e4").expect("legal on arrival");
    assert_eq!(game.waiting(), [("f6e4".to_owned(), 1000)]);
    play(&mut game, 1400, WHITE, "e4e5").expect("White moves at once");
    assert!(
        game.effects().iter().any(|effect| matches!(effect.own(), Some(ClockEffect::HeldCancelled { .. })))
    );
    assert!(game.waiting().is_empty());
    assert_eq!(board(&game), "k7/p7/5n2/4Q3/8/8/8/K7");
    let cooling = game.view().clock.expect("there is a clock").cooling;
    assert_eq!(cooling.len(), 1, "only the queen cools: {cooling:?}");
}

#[test]
fn rule_4_9_vector_2_past_the_window_black_was_first() {
    let mut game = at("k7/p7/5n2/8/4Q3/8/8/K7 w - - 0 1");
    play(&mut game, 1000, BLACK, "f6e4").expect("legal on arrival");
    assert_eq!(play(&mut game, 1501, WHITE, "e4e5"), Err(Reason::NotYourPiece(cell("e4"))));
    assert_eq!(board(&game), "k7/p7/8/8/4n3/8/8/K7");
}

#[test]
fn rule_4_9_vector_3_two_knights_to_one_square_are_a_tie_whoever_comes_first() {
    let start = "1n5k/p7/5N2/8/8/8/8/K7 w - - 0 1";
    let mut game = at(start);
    play(&mut game, 1000, BLACK, "b8d7").expect("legal on arrival");
    play(&mut game, 1300, WHITE, "f6d7").expect("White moves at once");
    game.advance(5000);
    assert_eq!(board(&game), "1n5k/p2N4/8/8/8/8/8/K7", "cancelled, and not turned into a capture");

    let mut mirror = at(start);
    play(&mut mirror, 1000, WHITE, "f6d7").expect("White moves at once");
    assert_eq!(play(&mut mirror, 1300, BLACK, "b8d7"), Err(ClockReason::TieLost.into()));

    let mut late = at(start);
    play(&mut late, 1000, WHITE, "f6d7").expect("White moves at once");
    play(&mut late, 1600, BLACK, "b8d7").expect("an ordinary capture");
    late.advance(2101);
    assert_eq!(board(&late), "7k/p2n4/8/8/8/8/8/K7");
}

#[test]
fn rule_4_9_vector_4_a_recapture_is_no_tie_and_executes_past_its_window() {
    let mut game = at("1n5k/p2p4/8/1B6/8/8/8/4K3 w - - 0 1");
    play(&mut game, 1000, WHITE, "b5d7").expect("White moves at once");
    play(&mut game, 1300, BLACK, "b8d7").expect("a true reaction");
    game.advance(1800);
    assert_eq!(board(&game), "1n5k/p2B4/8/8/8/8/8/4K3", "White could still come first");
    game.advance(1801);
    assert_eq!(board(&game), "7k/p2n4/8/8/8/8/8/4K3");
}

#[test]
fn rule_4_5_vector_5_frozen_pieces_give_check() {
    let mut game = at("4k3/p7/8/8/8/8/8/K3R3 w - - 0 1 ready=e1:9000");
    assert_eq!(game.view().check, [BLACK]);
    assert_eq!(play(&mut game, 100, BLACK, "a7a6"), Err(Reason::KingInCheck));
    play(&mut game, 200, BLACK, "e8d8").expect("the king may leave the check");
}

#[test]
fn rule_4_7_vector_6_a_frozen_defender_is_still_a_defence() {
    let mut game = at("r5k1/5ppp/8/8/8/8/8/1K2R3 w - - 0 1 ready=a8:60000");
    play(&mut game, 1000, WHITE, "e1e8").expect("check");
    assert_eq!(game.view().check, [BLACK]);
    assert!(game.outcome().is_none(), "once ready the rook can take");
    assert!(matches!(
        clock_reason(play(&mut game, 2000, BLACK, "a8e8")),
        Some(ClockReason::Cooling { ready_at: 60_000, .. })
    ));
    play(&mut game, 60_000, BLACK, "a8e8").expect("it is ready");
    // Without that rook the same move mates at once.
    let mut game = at("6k1/5ppp/8/8/8/8/8/1K2R3 w - - 0 1");
    play(&mut game, 1000, WHITE, "e1e8").expect("mate");
    assert_eq!(game.outcome().map(|outcome| outcome.winners().collect::<Vec<_>>()), Some(vec![WHITE]));
}

#[test]
fn rule_4_2_a_piece_that_has_moved_is_refused_until_it_is_ready() {
    let mut game = table("initial=zero black_extra_tu=off", None);
    play(&mut game, 1000, WHITE, "g1f3").expect("legal");
    let early = play(&mut game, 30_999, WHITE, "f3g5");
    assert!(
        matches!(clock_reason(early.clone()), Some(ClockReason::Cooling { ready_at: 31_000, .. })),
        "{early:?}"
    );
    play(&mut game, 31_000, WHITE, "f3g5").expect("three units for a knight");
}

#[test]
fn rule_4_3_the_start_is_the_same_for_the_same_seed() {
    let ready = |seed: &str| table(&format!("seed={seed}"), None).position();
    assert_eq!(ready("7"), ready("7"));
    assert_ne!(ready("7"), ready("8"));
    assert!(
        table("initial=zero black_extra_tu=off", None)
            .view()
            .clock
            .is_some_and(|clock| clock.cooling.is_empty())
    );
    let full = table("initial=full", None).view().clock.expect("there is a clock").cooling;
    assert_eq!(full.len(), 32);
}

#[test]
fn positions_are_read_as_they_are_written() {
    let mut game = table("initial=zero black_extra_tu=off tu=5000", None);
    play(&mut game, 1000, WHITE, "e2e4").expect("legal");
    let position = game.position();
    let words = "w KQkq - 0 1 ep=b:e3:e4 now=1000 ready=e4:6000 tu=5000";
    assert!(position.ends_with(words), "{position}");
    assert_eq!(at(&position).position(), position);
}
