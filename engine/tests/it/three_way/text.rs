//! Positions and moves of three-way chess as text (notation.md), and refusals that help.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use super::help::{BLACK, RED, WHITE, after, cell, game, state, text};
use lasermate_engine::notation::{MoveTextError, Notation, PositionError};
use lasermate_engine::refusal::{CastlingBar, Reason};
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayRules};

const START: &str = "wRwNwBwQwKwBwNwR/wPwPwPwPwPwPwPwP/8/8|rRrNrBrQrKrBrNrR/rPrPrPrPrPrPrPrP/8/8|bRbNbBbQbKbBbNbR/bPbPbPbPbPbPbPbP/8/8 w wrb a1,h1,l8,a8,h12,l12 - 0 1";

fn start() -> ThreeWay {
    ThreeWay::array(ThreeWayRules::default())
}

#[test]
fn the_start_is_written_and_read() {
    assert_eq!(start().write_position(), START);
    assert_eq!(ThreeWay::read_position(ThreeWayRules::default(), START), Ok(start()));
}

#[test]
fn en_passant_names_cell_pawn_and_who_may_take() {
    let one = after(start(), "d2d4");
    assert!(one.write_position().ends_with(" r wrb a1,h1,l8,a8,h12,l12 d3:d4:rb 0 1"));
    let two = after(one, "i7i5");
    assert!(two.write_position().ends_with(" d3:d4:b,i6:i5:wb 0 1"), "{}", two.write_position());
    let three = after(two, "e11e9");
    assert!(three.write_position().ends_with(" w wrb a1,h1,l8,a8,h12,l12 i6:i5:w,e10:e9:wr 0 2"));
    // The rules name them in no order: both are read.
    let turned = two.write_position().replace("i6:i5:wb", "i6:i5:bw");
    assert_eq!(ThreeWay::read_position(two.rules(), &turned), Ok(two));
    for state in [one, two, three] {
        assert_eq!(ThreeWay::read_position(state.rules(), &state.write_position()), Ok(state));
    }
}

#[test]
fn positions_that_cannot_be_read_say_why() {
    let rules = ThreeWayRules::default();
    let read = |text: &str| ThreeWay::read_position(rules, text).map(|_| ()).expect_err(text);
    assert!(matches!(read("8/8/8/8 w wrb - - 0 1"), PositionError::Field { field: "board", .. }));
    assert!(matches!(read("8 w"), PositionError::Missing { .. }));
    let wrong = |from: &str, to: &str| {
        let text = START.replacen(from, to, 1);
        assert_ne!(text, START);
        read(&text).to_string()
    };
    for (from, to, said) in [
        ("wRwN", "WRwN", "a piece is its side and its letter"),
        ("wRwN", "wrwN", "a piece is its side and its letter"),
        ("/8/8|", "/9/8|", "one digit from 1 to 8"),
        ("/8/8|", "/44/8|", "one digit from 1 to 8"),
        ("/8/8|", "/7/8|", "fewer than eight"),
        ("/8/8|", "/8wP/8|", "more than eight"),
        ("/8/8|", "/8|", "four ranks"),
        (" w wrb", " x wrb", "write w, r or b"),
        (" w wrb", " w rwb", "write those of wrb"),
        (" w wrb", " w rb", "the side to move has fallen"),
        ("a1,h1,", "h1,a1,", "in cell order"),
        ("a1,h1,", "b1,h1,", "rooks that may castle"),
        (" - 0 1", " D3:d4:rb 0 1", "write passed cell"),
        (" - 0 1", " d3:d4:rr 0 1", "write passed cell"),
        (" - 0 1", " d3:d4:rb 0 1", "no pawn can have passed"),
        (" - 0 1", " - 00 1", "plies since"),
        (" - 0 1", " - 0 0", "a number from 1"),
        (" - 0 1", " - 0 1 heirs=r:w", "nobody inherits"),
        (" - 0 1", " - 0 1 spin=1", "the only word here"),
        ("wQwK", "wQwQ", "each living side must have one king"),
        ("rQrK", "rKrK", "each living side must have one king"),
        ("wQwK", "wPwK", "no pawn can stand on a base row"),
        ("wNwR/", "wN1/", "castling needs king and rook"),
    ] {
        let error = wrong(from, to);
        assert!(error.contains(said), "{from} -> {to}: {error}");
    }
    let heirs = ThreeWayRules { inherit: true, ..rules };
    let pieces = "wKe1 rPk7 bKi12";
    for (word, good) in [
        ("heirs=r:w", true),
        ("heirs=r:b", true),
        ("heirs=w:b", false),
        ("heirs=r:r", false),
        ("heirs=", false),
        ("heirs=r:w heirs=r:w", false),
    ] {
        let position = text(pieces, &format!("w wb - - 0 9 {word}"));
        assert_eq!(ThreeWay::read_position(heirs, &position).is_ok(), good, "{word}");
    }
}

#[test]
fn exact_moves_have_rows_of_one_or_two_digits() {
    let state = state("wPh11 wPd4 rNi5 wKa2 rKl6 bKe12", "w wrb - - 0 1");
    for exact in ["d4i5", "h11h12q", "h11h12n", "a2a1"] {
        let mv = state.read_move(WHITE, exact).expect(exact);
        assert_eq!(state.write_move(mv), exact);
        assert_eq!(state.read_move(WHITE, &exact.to_uppercase()), Ok(mv));
    }
    let mv = state.read_move(WHITE, "h11a1q").expect("two cells and a promotion");
    assert_eq!((mv.from, mv.to), (cell("h11"), cell("a1")));
    assert_eq!(state.read_move(WHITE, "h1 1a1"), state.read_move(WHITE, "h11a1"), "spaces do not matter");
    for text in ["", "d13d4", "m1m2", "d0d1", "d4", "x", "e9e4e5", "d44", "é4i5", "d4ï5", "0"] {
        assert!(state.read_move(WHITE, text).is_err() || text == "d4", "{text}");
    }
}

#[test]
fn players_write_moves_in_many_ways() {
    let state = state("wPd4 wNb1 wNf3 rNi5 rNc5 wKe1 wRh1 wRa1 rKl6 bKl10 wBc1 wPb2", "w wrb a1,h1 - 0 1");
    for (typed, exact) in [
        ("d4xi5", "d4i5"),
        ("dxi5", "d4i5"),
        ("D4-I5", "d4i5"),
        ("dxc5", "d4c5"),
        ("d5", "d4d5"),
        ("Nbd2", "b1d2"),
        ("nfd2", "f3d2"),
        ("O-O", "e1g1"),
        ("0-0", "e1g1"),
        ("b3", "b2b3"),
        ("Bd2", "c1d2"),
        ("Kf2", "e1f2"),
        ("kf2+", "e1f2"),
        ("pb4", "b2b4"),
    ] {
        let mv = state.read_move(WHITE, typed).unwrap_or_else(|error| panic!("{typed}: {error:?}"));
        assert_eq!(state.write_move(mv), exact, "{typed}");
    }
    assert_eq!(state.read_move(WHITE, "Nd2"), Err(MoveTextError::Ambiguous));
    assert_eq!(state.read_move(WHITE, "Qd2"), Err(MoveTextError::NoSuchMove));
}

#[test]
fn a_king_s_column_is_a_column_too() {
    // Black's king on k12 and pawn on k11: k10 is the pawn's, Kk11 is none.
    let pieces = "wKe1 rKd8 bKl12 bPk11 bRk9 bBh9";
    let state = state(pieces, "b wrb - - 0 1");
    let read = |typed: &str| state.read_move(BLACK, typed).map(|mv| state.write_move(mv));
    assert_eq!(read("k10"), Ok("k11k10".to_owned()));
    assert_eq!(read("Kk12"), Ok("l12k12".to_owned()));
    assert_eq!(read("kk12"), Ok("l12k12".to_owned()));
    assert_eq!(read("k9k10"), Ok("k9k10".to_owned()));
}

#[test]
fn refusals_name_the_reason_and_the_nearest_moves() {
    let mut table = game("three-way", &[], None);
    let mut refused = |seat, text: &str| {
        let refusal = table.try_text(seat, text, 0).expect_err(text);
        (refusal.reason, refusal.nearest)
    };
    assert_eq!(refused(WHITE, "e2e9"), (Reason::WrongPawnStep, vec!["e2e3".to_owned(), "e2e4".to_owned()]));
    assert_eq!(refused(WHITE, "e5e9").0, Reason::Unreadable, "there is no e5");
    assert_eq!(refused(WHITE, "c4c5").0, Reason::EmptyCell(cell("c4")));
    assert_eq!(refused(WHITE, "d7d5").0, Reason::NotYourPiece(cell("d7")));
    assert_eq!(refused(RED, "d7d5").0, Reason::NotYourTurn { to_act: Some(WHITE) });
    assert_eq!(refused(WHITE, "a1a3").0, Reason::Blocked(cell("a2")));
    assert_eq!(refused(WHITE, "a1b1").0, Reason::OwnPiece(cell("b1")));
    assert_eq!(refused(WHITE, "e1g1").0, Reason::NoCastling(CastlingBar::Between(cell("f1"))));
    assert_eq!(refused(WHITE, "pass").0, Reason::MayNotPass);
    assert_eq!(refused(WHITE, "billi").0, Reason::NotInThisGame);
    assert_eq!(table.position(), START, "and change nothing");
    // Blocked pieces are named across the frontier and through the centre, too.
    let blocked = state("wRd1 rPd6 wBa1 bPe9 wKa2 rKl6 bKl10", "w wrb - - 0 1");
    assert_eq!(super::help::judge(&blocked, "d1d8"), Err(Reason::Blocked(cell("d6"))));
    assert_eq!(super::help::judge(&blocked, "a1g11"), Err(Reason::Blocked(cell("e9"))));
    assert_eq!(super::help::judge(&blocked, "a1i5"), Ok(()), "the other branch is free");
}
