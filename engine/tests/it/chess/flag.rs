//! Who can still win once the other side's time is over (fair.md F7). The table is python-chess's `has_insufficient_material`.

use crate::play::table;
use lasermate_engine::seat::Seat;

/// Positions with White to move, whether White cannot win, and whether Black cannot.
const CASES: [(&str, bool, bool); 23] = [
    ("8/8/4k1q1/8/8/8/8/K7", true, false),
    ("8/8/4k1q1/8/8/8/P7/K7", false, false),
    ("8/8/4k1q1/8/8/8/8/K6R", false, false),
    ("8/8/4k1q1/8/8/8/8/K6Q", false, false),
    ("8/8/4k1q1/8/8/8/8/K6N", true, false),
    ("8/8/4kqqq/8/8/8/8/K6N", true, false),
    ("8/8/4k3/8/8/8/8/K6N", true, true),
    ("8/8/4k1r1/8/8/8/8/K6N", false, false),
    ("8/8/4k1p1/8/8/8/8/K6N", false, false),
    ("8/8/4k1b1/8/8/8/8/K6N", false, false),
    ("8/8/4k1n1/8/8/8/8/K6N", false, false),
    ("8/8/4k1q1/8/8/8/8/K5NN", false, false),
    ("8/8/4k1q1/8/8/8/8/K5BN", false, false),
    ("8/8/4k1r1/8/8/8/7N/K6B", false, false),
    ("8/8/4k1r1/8/8/8/8/K6B", true, false),
    ("8/8/4k1q1/8/8/8/8/K6B", true, false),
    ("8/8/4k1n1/8/8/8/8/K6B", false, false),
    ("8/8/4k1p1/8/8/8/8/K6B", false, false),
    ("8/8/4k1b1/8/8/8/8/K6B", true, true),
    ("8/8/4kb2/8/8/8/8/K6B", false, false),
    ("8/8/4k1q1/8/8/8/6B1/K6B", true, false),
    ("8/8/4k1q1/8/8/8/7B/K6B", false, false),
    ("8/8/4kbbr/8/8/8/8/K6B", false, false),
];

#[test]
fn rule_f7_who_can_still_win_is_decided_as_python_chess_does() {
    for (board, white, black) in CASES {
        let game = table("chess", &format!("{board} w - - 0 1"));
        assert_eq!((game.cannot_win(Seat::First), game.cannot_win(Seat::Second)), (white, black), "{board}");
    }
}

#[test]
fn rule_f7_under_denial_only_a_king_alone_cannot_win() {
    for (board, white, black) in CASES {
        let king_alone = |side: fn(&char) -> bool| board.chars().filter(side).count() == 1;
        let alone = (king_alone(char::is_ascii_uppercase), king_alone(char::is_ascii_lowercase));
        let position = format!("{board} w - - 0 1");
        let game = table("denial", &format!("{board} w - - 0 1"));
        assert_eq!((game.cannot_win(Seat::First), game.cannot_win(Seat::Second)), alone, "{board}");
        // An only move that cannot be denied is no way to win.
        let game = table("denial only_move_deniable=off", &position);
        assert_eq!((game.cannot_win(Seat::First), game.cannot_win(Seat::Second)), (white, black), "{board}");
    }
}

#[test]
fn rule_f7_in_every_other_game_everybody_can_still_win() {
    for setup in
        ["billichess", "billi-chess", "billichess-8x8", "black-holes", "crazy", "draughts", "three-way"]
    {
        let game = table(setup, "");
        assert!(!game.cannot_win(Seat::First) && !game.cannot_win(Seat::Second), "{setup}");
    }
    // A king alone, and its beam.
    let game = table("billichess-8x8", "8/8/4k1q1/8/8/8/8/K7 w - - 0 1");
    assert!(!game.cannot_win(Seat::First));
}
