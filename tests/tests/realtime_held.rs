//! Held moves, ties and times by number: realtime.md 4.9 and 4.10, with times in milliseconds.

mod realtime_help;

use lasermate_engine::effect::Effect;
use lasermate_engine::refusal::Reason;
use realtime_help::{BLACK, START, WHITE, at, board, play, plays, ready, table};

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
fn rule_4_9_iv_a_move_that_another_man_stands_in_the_way_of_now_is_a_tie_only_where_it_was_legal_before() {
    // Nd7-f6 was legal before White's bishop came to f6, as a quiet move.
    let mut game = at("7k/p2n4/8/8/8/8/1B6/K7 w - - 0 1 ready=h8:90000");
    plays(&mut game, "1000:w:b2f6");
    assert_eq!(play(&mut game, 1500, BLACK, "d7f6"), Err(Reason::TieLost), "up to g after it");
    let mut late = at("7k/p2n4/8/8/8/8/1B6/K7 w - - 0 1 ready=h8:90000");
    plays(&mut late, "1000:w:b2f6 1501:b:d7f6");
    late.advance(3000);
    assert_eq!(board(&late), "7k/p7/5n2/8/8/8/8/K7");
}

#[test]
fn rule_4_9_iv_a_man_that_was_not_ready_before_reacts() {
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
    let cancelled = effects.iter().filter(|effect| matches!(effect, Effect::HeldCancelled { .. })).count();
    assert_eq!((board(&game).as_str(), cancelled), ("k7/p7/5n2/3n4/8/8/P7/K7", 1));
}

#[test]
fn rule_4_9_v_what_is_held_when_the_game_ends_is_cancelled() {
    let mut game = at("6k1/5ppp/8/8/8/8/p7/3K1R2 w - - 0 1");
    plays(&mut game, "1000:b:h7h5 1100:w:d1d2");
    let played = game.try_text(WHITE, "resign", 1200).expect("always");
    assert!(played.effects.iter().any(|effect| matches!(effect, Effect::HeldCancelled { .. })));
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
