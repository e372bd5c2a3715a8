//! Orthodox chess as text: what is read, what is refused and why, and what is written.

use lasermate_engine::notation::fen::{Fields, Kings};
use lasermate_engine::notation::{Notation, PositionError};
use lasermate_engine::variants::orthodox::Chess;

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn refused(text: &str) -> PositionError {
    Chess::read_position((), text).expect_err(text)
}

#[test]
fn words_after_the_six_fields_are_left_to_overlays() {
    let text = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 joker=b:g1 scored=b";
    assert_eq!(Fields::split(text).expect("fields").words(), ["joker=b:g1", "scored=b"]);
    match refused(text) {
        PositionError::Word { word, .. } => assert_eq!(word, "joker=b:g1"),
        other => panic!("{other}"),
    }
    let long = format!("4k3/8/8/8/8/8/8/4K3 w - - 0 1 {}", "ä".repeat(9_000));
    assert!(refused(&long).to_string().len() < 300);
}

#[test]
fn rule_2_5_5_a_position_without_kings_is_read_only_in_the_billi_phase() {
    let text = "r3r2r/8/8/8/8/8/8/R3R2R b - - 0 9";
    let fields = Fields::split(text).expect("fields");
    assert_eq!(fields.chess(Kings::Gone).map(|chess| chess.write_position()).as_deref(), Ok(text));
    assert_eq!(fields.chess(Kings::One), Err(PositionError::Unplayable("each side must have one king")));
    let kings = Fields::split(ARRAY).expect("fields").chess(Kings::Gone);
    assert_eq!(kings, Err(PositionError::Unplayable("no king can be left in the Billi phase")));
}
