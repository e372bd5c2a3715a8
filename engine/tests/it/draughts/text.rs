//! Positions and moves as text (draughts.md 5.1.7, 5.1.8).

use super::help::{START, at};
use lasermate_engine::notation::{MoveTextError, Notation};
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::draughts::{Draughts, DraughtsRules};

fn read(text: &str) -> Result<Draughts, String> {
    Draughts::read_position(DraughtsRules, text).map_err(|error| error.to_string())
}

#[test]
fn rule_5_1_8_portable_draughts_fen_is_read() {
    let start = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";
    assert_eq!(read(start), Ok(at(START)));
    assert_eq!(read("W:W21-32:B1-12."), Ok(at(START)), "ranges, and a stop at the end");
    assert_eq!(read("W:B1-12:W21-32:H0:F1"), Ok(at(START)), "in either order, and with counts");
    assert_eq!(
        read("B:W18,K10:B12,K22").map(|state| state.write_position()).as_deref(),
        Ok("8/8/3K3m/8/3M4/2k5/8/8 b 0 1")
    );
    assert_eq!(
        read("B:W18:B12:H7:F30").map(|state| state.write_position()).as_deref(),
        Ok("8/8/7m/8/3M4/8/8/8 b 7 30")
    );
}

#[test]
fn rule_5_1_8_what_is_no_position_is_refused() {
    for text in [
        "W:W33:B1",
        "W:W0:B1",
        "W:W21,21:B1",
        "W:W21:W22",
        "W:W1:B5",
        "X:W21:B1",
        "W:W21:B21",
        "W:Wx:B1",
        "W:",
        "W:W5-2:B1",
        "W:W21:B1:H9999999:F1",
        "8/8/8/8/8/8/8/8 w 0 1",
        "1M6/8/8/8/8/8/8/8 w 0 1",
        "8/8/8/8/8/8/8/m7 w 0 1",
        "M7/8/8/8/8/8/8/8 w 0 1",
        "8/8/8/8/8/8/8/K7 x 0 1",
        "8/8/8/8/8/8/8/K7 w 0 0",
        "8/8/8/8/8/8/8/K7 w - - 0 1",
        "8/8/8/8/8/8/8/P7 w 0 1",
        "8/8/8/8/8/8/8/K6 w 0 1",
        "K1K1K1K1/1K1K1K1K/K1K1K1K1/1K6/8/8/8/8 w 0 1",
        "",
        "W",
    ] {
        assert!(read(text).is_err(), "{text} was read");
    }
}

#[test]
fn rule_5_1_7_typed_forms() {
    let start = at(START);
    let exact =
        |state: &Draughts, text: &str| state.read_move(state.turn(), text).map(|mv| state.write_move(mv));
    for text in ["c3d4", "c3-d4", "C3 D4", "22-18", "22 18", " c3 – d4! ", "22-d4"] {
        assert_eq!(exact(&start, text).as_deref(), Ok("c3d4"), "{text}");
    }
    let chain = at("8/8/5m2/8/3m4/2M5/8/8 w 0 1");
    for text in ["c3e5g7", "c3xe5xg7", "c3xg7", "c3g7", "22x15x8", "22x8", "g7", "8"] {
        assert_eq!(exact(&chain, text).as_deref(), Ok("c3e5g7"), "{text}");
    }
    // Two captures between the same squares.
    let fork = at("8/8/3m1m2/8/3m1m2/4M3/8/8 w 0 1");
    assert_eq!(exact(&fork, "e3xe7"), Err(MoveTextError::Ambiguous));
    for text in ["", "x", "c3", "e2e4e", "Kc3", "33-1", "0-1", "c3d4é"] {
        let found = start.read_move(Seat::First, text);
        assert!(found.is_err(), "{text}: {found:?}");
    }
    assert_eq!(start.legal_moves(Seat::First).len(), 7);
}
