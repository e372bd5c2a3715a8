//! How the end of a game is told: who has won, and by what.

use crate::words::live::{live, live_at, play};
use lasermate_core::present::text;

#[test]
fn a_suicide_is_told_of_who_has_died_by_it() {
    let mut game = live("crazy", "");
    play(&mut game, "d1!");
    let told = text::how_it_ended(&game).expect("over");
    assert_eq!(told, "Black wins because White killed its own king");
    let line = crate::expected::as_typed(&text::end_line(&game).expect("over"));
    assert_eq!(line, "**The game is over: Black (Bob) wins because White killed its own king.**");
}

/// "White wins 1054 to 500 to 0, by resignation" was said of a White who had given up.
#[test]
fn rule_l6_who_has_most_points_without_having_ended_the_game_wins_on_points() {
    let position = "4wK3/8/8/8|4rK3/8/8/8|8/8/8/8 w wr - - 0 1";
    for (words, told) in [
        ("kings=b:w scored=w:rb", "White wins 1054 to 500 to 0, on points (the game ended by resignation)"),
        ("kings=b:r scored=b:wr", "Red wins 1000 to 554 to 0, by resignation"),
    ] {
        let mut game = live_at("three-way-lasers", "", Some(&format!("{position} {words}")));
        play(&mut game, "resign");
        assert_eq!(text::how_it_ended(&game).as_deref(), Some(told));
    }
}
