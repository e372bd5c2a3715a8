//! Ratings cannot be farmed (fair.md F11, F12).
#![allow(clippy::unwrap_used, reason = "a test stops at what it did not expect")]

use lasermate_domain::command::CommandId;

use super::live::*;
use crate::kit::asked;
use crate::kit::served::Served;

/// Twelve games of a move each made one of two names first, and so did 25 names that came for one game (fair.md F11, F12).
#[test]
fn rule_f11_a_game_that_is_given_up_at_once_wins_nobody_anything() {
    let served = Served::new();
    for game in 1..=3 {
        served.begin("lobby", &CHESS);
        moves(&served, "lobby", 4);
        resign(&served, "bob", "lobby", game);
    }
    assert_eq!(served.rating("ann", &chess()), None);
    let lost = served.rating("bob", &chess()).unwrap();
    assert!(lost.skill.rating < 1_400_000_000, "whoever gave it up has lost: {lost:?}");
    rebuilt(&served);
}

#[test]
fn rule_f11_games_of_a_pair_count_less_in_a_day() {
    let served = Served::new();
    let mut last = 1_500_000_000;
    let mut gains = Vec::new();
    for game in 1..=6 {
        ann_wins(&served, "lobby", game, &CHESS);
        let now = served.rating("ann", &chess()).unwrap().skill.rating;
        gains.push(now - last);
        last = now;
    }
    assert!(gains[0] > 150_000_000 && gains[5] * 8 < gains[1], "{gains:?}");
    rebuilt(&served);
}

/// fair.md F11, F12.
#[test]
fn rule_f12_names_that_come_for_one_game_make_nobody_first() {
    let served = Served::new();
    for game in 1..=12 {
        let guest = format!("guest{game}");
        done(&served.command(
            "ann",
            "lobby",
            CommandId::Challenge,
            &[("game", "chess"), ("rating", "rated"), ("side", "first")],
        ));
        done(&served.command(&guest, "lobby", CommandId::Accept, &[]));
        for file in ["e", "a", "b", "c", "d"] {
            done(&served.play("ann", "lobby", &format!("{file}2{file}3")));
            done(&served.play(&guest, "lobby", &format!("{file}7{file}6")));
        }
        resign(&served, &guest, "lobby", game);
    }
    let won = served.rating("ann", &chess()).unwrap();
    assert!(won.skill.rating < 1_800_000_000, "all that are new count as one: {won:?}");
    let leaders = served.command("ann", "lobby", CommandId::Leaderboard, &[]);
    assert!(leaders.text.contains("ann 1741? (12 games)"), "no place yet: {}", leaders.text);
    rebuilt(&served);
}

#[test]
fn rule_f11_a_game_that_a_manager_decides_counts_for_nobody() {
    let served = Served::new();
    served.begin("lobby", &CHESS);
    moves(&served, "lobby", 5);
    done(&served.as_manager("root", "lobby", asked::command(CommandId::Adjudicate, &[("result", "white")])));
    assert_eq!(served.rating("ann", &chess()), None);
    let words = told(&served);
    assert!(words.contains("Not rated: a manager decided the game."), "{words}");
    rebuilt(&served);
}
