//! The sentences of refusals say what to type instead.

use lasermate_core::present::text;
use lasermate_engine::any::AnyGame;
use lasermate_engine::variants::Setup;

/// What a move that is refused is answered with, in Crazy chess.
fn told(position: &str, typed: &str) -> String {
    let mut setup = Setup::parse("crazy", []).expect("a preset");
    setup.position = Some(position.to_owned());
    let mut game = AnyGame::new(&setup).expect("a position");
    let seat = game.to_act().mover().expect("somebody is to move");
    let refusal = game.try_text(seat, typed, 0).expect_err("no move");
    text::refused(&game, &refusal)
}

#[test]
fn rule_b16_castling_alone_is_told_what_second_step_to_type() {
    let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let why = "castling is only the king's first step. Add the second, as in";
    let black = start.replace(" w ", " b ");
    for (position, typed, example) in [
        (start, "O-O", "O-O-f1^"),
        (start, "0-0", "O-O-f1^"),
        (start, "e1g1", "O-O-f1^"),
        (start, "Kg1", "O-O-f1^"),
        (start, "O-O-O", "O-O-O-d1^"),
        (black.as_str(), "castle long", "O-O-O-d8^"),
    ] {
        let line = told(position, typed);
        assert!(line.contains(&format!("{why} {example}")), "{line}");
    }
}
