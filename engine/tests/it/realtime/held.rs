//! Held moves, ties and times by number: realtime.md 4.9, 4.10 and what of 4.14 hangs on them, with times in milliseconds.

use super::help::{BLACK, START, WHITE, at, board, ended, play, plays, ready, table};
use lasermate_engine::outcome::EndKind;
use lasermate_engine::variants::ClockEffect;
use lasermate_engine::variants::realtime::ClockReason;

#[test]
fn rule_4_9_ii_a_held_move_counts_from_its_arrival() {
    let mut game = table(START, None);
    plays(&mut game, "1000:b:g8f6");
    game.advance(1500);
    assert_eq!(game.waiting().len(), 1, "White could still come first");
    game.advance(1501);
    assert!(game.waiting().is_empty());
    assert_eq!(ready(&game, "f6"), 31_000);
}

#[test]
fn rule_4_9_iii_a_capture_whose_target_has_fled_is_cancelled_unless_retarget() {
    let position = "k7/p7/5n2/8/4N3/8/8/K7 w - - 0 1";
    for (options, expected) in [("", "k7/p7/5n2/6N1/8/8/8/K7"), ("retarget=on", "k7/p7/8/6N1/4n3/8/8/K7")] {
        let mut game = table(options, Some(position));
        plays(&mut game, "1000:b:f6e4 1200:w:e4g5");
        game.advance(2000);
        assert_eq!(board(&game), expected, "{options}");
    }
}

#[test]
fn rule_4_9_iv_a_move_that_another_piece_stands_in_the_way_of_now_is_a_tie_only_where_it_was_legal_before() {
    // Nd7-f6 was legal before White's bishop came to f6, as a quiet move.
    let mut game = at("7k/p2n4/8/8/8/8/1B6/K7 w - - 0 1 ready=h8:90000");
    plays(&mut game, "1000:w:b2f6");
    assert_eq!(play(&mut game, 1500, BLACK, "d7f6"), Err(ClockReason::TieLost.into()), "up to g after it");
    let mut late = at("7k/p2n4/8/8/8/8/1B6/K7 w - - 0 1 ready=h8:90000");
    plays(&mut late, "1000:w:b2f6 1501:b:d7f6");
    late.advance(3000);
    assert_eq!(board(&late), "7k/p7/5n2/8/8/8/8/K7");
}

#[test]
fn rule_4_9_iv_a_piece_that_was_not_ready_before_reacts() {
    // The knight becomes ready between the two moves, so before White's it could not have gone there.
    let mut game = at("7k/p2n4/8/8/8/8/1B6/K7 w - - 0 1 ready=d7:1200");
    plays(&mut game, "1000:w:b2f6 1300:b:d7f6");
    game.advance(3000);
    assert_eq!(board(&game), "7k/p7/5n2/8/8/8/8/K7");
}

#[test]
fn rule_4_9_v_a_white_move_at_the_end_of_the_window_is_first_and_arrivals_are_judged_as_if_nothing_were_held()
{
    let position = "k7/p7/5n2/8/4N3/8/8/K7 w - - 0 1";
    let mut last = at(position);
    plays(&mut last, "1000:b:f6e4 1500:w:e4g5");
    assert_eq!(board(&last), "k7/p7/5n2/6N1/8/8/8/K7");
    // White takes the very knight that waits: nothing had moved.
    let mut taken = at(position);
    plays(&mut taken, "1000:b:f6g4 1500:w:e4f6");
    taken.advance(5000);
    assert_eq!(board(&taken), "k7/p7/5N2/8/8/8/8/K7");
}

#[test]
fn rule_4_9_v_several_held_moves_execute_in_order_and_each_is_judged_again() {
    // Both black knights go to d5; the first one there makes the second illegal.
    let mut game = at("k7/p7/1n3n2/8/8/8/P7/K7 w - - 0 1");
    plays(&mut game, "1000:b:b6d5 1100:b:f6d5");
    assert_eq!(game.waiting().len(), 2);
    let effects = game.advance(2000);
    let cancelled = effects
        .iter()
        .filter(|effect| matches!(effect.own(), Some(ClockEffect::HeldCancelled { .. })))
        .count();
    assert_eq!((board(&game).as_str(), cancelled), ("k7/p7/5n2/3n4/8/8/P7/K7", 1));
}

#[test]
fn rule_4_9_v_what_is_held_when_the_game_ends_is_cancelled() {
    let mut game = at("6k1/5ppp/8/8/8/8/p7/3K1R2 w - - 0 1");
    plays(&mut game, "1000:b:h7h5 1100:w:d1d2");
    let played = game.try_text(WHITE, "resign", 1200).expect("always");
    assert!(
        played.effects.iter().any(|effect| matches!(effect.own(), Some(ClockEffect::HeldCancelled { .. })))
    );
    assert!(game.waiting().is_empty());
}

#[test]
fn rule_4_9_equal_timestamps_are_a_tie_and_without_a_window_they_still_are() {
    for options in ["", "tie_window=0"] {
        let mut game = table(options, Some("1n5k/p7/5N2/8/8/8/8/K7 w - - 0 1"));
        plays(&mut game, "1000:b:b8d7 1000:w:f6d7");
        game.advance(3000);
        assert_eq!(board(&game), "1n5k/p2N4/8/8/8/8/8/K7", "{options}");
    }
    let mut game = table("tie_window=0", Some("1n5k/p7/5N2/8/8/8/8/K7 w - - 0 1"));
    plays(&mut game, "1000:b:b8d7");
    plays(&mut game, "1001:w:f6d7");
    assert_eq!(board(&game), "7k/p2N4/8/8/8/8/8/K7", "Black was there first, and was taken");
}

#[test]
fn rule_4_10_time_never_runs_backwards() {
    let mut game = table(START, None);
    plays(&mut game, "5000:w:e2e4 3000:w:d2d4");
    assert_eq!(ready(&game, "d4"), 15_000, "the earlier one is raised to the last used");
}

const PASSING: &str = "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1";

#[test]
fn rule_4_9_vi_a_right_of_its_own_time_is_not_lost_by_waiting() {
    // The pawn is ready at 2000, while Black's capture still waits for White.
    for (options, at) in [("", 1950), ("", 1901), ("tie_window=0", 1999)] {
        let mut game = table(&format!("ep=until_pawn_ready tu=2000 {options}"), Some(PASSING));
        plays(&mut game, &format!("0:w:a2a4 {at}:b:b4a3"));
        game.advance(5000);
        assert_eq!(board(&game), "4k3/8/8/8/8/p7/8/4K3", "{options} {at}");
    }
    let mut late = table("ep=until_pawn_ready tu=2000", Some(PASSING));
    plays(&mut late, "0:w:a2a4");
    assert!(play(&mut late, 2000, BLACK, "b4a3").is_err(), "an arrival has the rights of its own time too");
    // White may still be first: the pawn goes on, and nothing is left to take in passing.
    let mut gone = table("ep=until_pawn_ready tu=2000", Some(PASSING));
    plays(&mut gone, "0:w:a2a4 1950:b:b4a3 2000:w:a4a5");
    gone.advance(5000);
    assert_eq!(board(&gone), "4k3/8/8/P7/1p6/8/8/4K3");
}

#[test]
fn rule_4_9_vi_a_held_move_from_before_the_double_step_is_not_the_next_one_after_it() {
    // The king's move of 1000 is carried out at 1501, after the double step of 1200; the right stays.
    let mut game = at(PASSING);
    plays(&mut game, "1000:b:e8e7 1200:w:a2a4 1300:b:b4a3");
    game.advance(3000);
    assert_eq!(board(&game), "8/4k3/8/8/8/p7/8/4K3");
    // At equal times White is first, so the king's move comes after the double step.
    let mut equal = at(PASSING);
    plays(&mut equal, "1000:b:e8e7 1000:w:a2a4");
    assert!(play(&mut equal, 1600, BLACK, "b4a3").is_err());
}

#[test]
fn rule_4_9_vi_a_held_capture_by_a_right_that_has_ended_is_no_mate() {
    // The king lets the bishop's check through, which only the capture on c3 can meet: it waits since before the pawn was
    // ready.
    let position = "6bk/7p/8/8/1pP5/8/1K6/B7 w - - 0 1 ep=b:c3:c4 ready=c4:1000";
    let mut game = table("ep=until_pawn_ready", Some(position));
    plays(&mut game, "950:b:b4c3 1010:w:b2b1");
    assert_eq!((ended(&game), game.waiting().len()), (None, 1));
    game.advance(2000);
    assert_eq!(board(&game), "6bk/7p/8/8/8/2p5/8/BK6");
    let mut mated = table("ep=until_pawn_ready", Some(position));
    plays(&mut mated, "1010:w:b2b1");
    assert_eq!(ended(&mated), Some(EndKind::Checkmate), "the right has ended");
}

const QUIET: &str = "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1";

#[test]
fn rule_4_14_the_draw_waits_for_a_held_pawn_move_of_before() {
    let mut game = table("draw_tu=1", Some(QUIET));
    plays(&mut game, "9900:b:a7a6");
    game.advance(10_400);
    assert_eq!((ended(&game), game.waiting().len()), (None, 1), "it waits");
    game.advance(19_899);
    assert_eq!(ended(&game), None, "the quiet was broken at 9900");
    game.advance(19_900);
    assert_eq!(ended(&game), Some(EndKind::MoveCount));
    // Without a window only the arrivals of its own millisecond come before it.
    let mut at_once = table("draw_tu=1 tie_window=0", Some(QUIET));
    plays(&mut at_once, "9999:b:a7a6");
    at_once.advance(10_000);
    assert_eq!(ended(&at_once), None);
}

#[test]
fn rule_4_14_the_draw_waits_for_nothing_else() {
    let mut quiet = table("draw_tu=1", Some(QUIET));
    plays(&mut quiet, "9900:b:e8d8");
    quiet.advance(10_000);
    assert_eq!(ended(&quiet), Some(EndKind::MoveCount), "a king's move breaks no quiet");
    // White cancels what the draw waited for, by a check.
    let mut cancelled = table("draw_tu=1", Some("4k3/p7/8/8/8/8/P7/4K2R w - - 0 1"));
    plays(&mut cancelled, "9900:b:a7a6 10200:w:h1h8");
    assert_eq!(ended(&cancelled), Some(EndKind::MoveCount));
    assert!(cancelled.waiting().is_empty());
}

#[test]
fn rule_4_14_what_breaks_the_quiet_after_its_end_counts_only_where_the_draw_was_waiting_for_a_move_that_is_made()
 {
    let mut game = table("draw_tu=1", Some(QUIET));
    plays(&mut game, "9900:b:a7a6 10200:w:a2a3");
    game.advance(20_199);
    assert_eq!(ended(&game), None, "White's pawn moved at 10200");
    game.advance(20_200);
    assert_eq!(ended(&game), Some(EndKind::MoveCount));
    // White takes the very pawn that waits: it was quiet for too long already.
    let mut taken = table("draw_tu=1", Some("4k3/pp6/8/8/8/8/8/R3K3 w - - 0 1"));
    plays(&mut taken, "9900:b:a7a6 10200:w:a1a7");
    assert_eq!(ended(&taken), Some(EndKind::MoveCount));
}

#[test]
fn rule_4_14_the_quiet_is_counted_from_the_last_move_by_its_own_time() {
    // White's pawn moves at 1200, before Black's of 1000 is carried out at 1501.
    let mut game = table("draw_tu=1", Some("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1"));
    plays(&mut game, "1000:b:a7a6 1200:w:a2a3");
    game.advance(11_199);
    assert_eq!(ended(&game), None);
    game.advance(11_200);
    assert_eq!(ended(&game), Some(EndKind::MoveCount));
}
