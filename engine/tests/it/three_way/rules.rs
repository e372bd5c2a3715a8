//! Turns and special moves of three-way chess by number: three_way.md 3.1.3, 3.2.8 to 3.2.10 and 3.3.7.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use super::help::{
    BLACK, HEIRS, RED, USUAL, WHITE, after, cell, effects, game, judge, legal, play, state, state_by, targets,
};
use lasermate_engine::action::Action;
use lasermate_engine::effect::Effect;
use lasermate_engine::notation::Notation;
use lasermate_engine::piece::Kind;
use lasermate_engine::position::Position;
use lasermate_engine::refusal::{CastlingBar, Reason};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::three_way::{ResignHeir, ThreeWay, ThreeWayRules, TurnDirection};

#[test]
fn rule_3_1_3_white_then_red_then_black_clockwise_or_mirrored() {
    let clockwise = after(ThreeWay::array(USUAL), "e2e4 d7d5 e11e9");
    assert_eq!(clockwise.turn(), WHITE);
    let mirror = ThreeWay::array(ThreeWayRules { placing: TurnDirection::Mirror, ..USUAL });
    assert_eq!(mirror.piece_at(cell("h12")).map(|piece| piece.seat), Some(RED), "Red sits on White's right");
    let mirror = after(mirror, "e2e4 e11e9");
    assert_eq!(mirror.turn(), BLACK);
    assert!(judge(&mirror, "d7d5").is_ok(), "Black has the other base");
    let text = mirror.write_position();
    assert_eq!(
        text.split(['|', ' ']).nth(1),
        Some("rRrNrBrQrKrBrNrR/rPrPrP1rPrPrPrP/8/3rP4"),
        "Red's own section"
    );
    assert_eq!(ThreeWay::read_position(mirror.rules(), &text), Ok(mirror));
}

#[test]
fn rule_3_2_8_pawns_promote_on_either_foreign_base_row() {
    let kings = "wKa2 rKl6 bKl10";
    let promotions = |pieces: &str, from: &str| {
        let state = state(&format!("{pieces} {kings}"), "w wrb - - 0 1");
        let texts =
            legal(&state).into_iter().filter(|mv| mv.from == cell(from)).map(|mv| state.write_move(mv));
        texts.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(promotions("wPb7", "b7"), "b7b8b b7b8n b7b8q b7b8r");
    assert_eq!(promotions("wPg11", "g11"), "g11g12b g11g12n g11g12q g11g12r");
    let mut done = state(&format!("wPb7 rRa8 {kings}"), "w wrb - - 0 1");
    let told = effects(&mut done, "b7a8n");
    assert!(told.contains(&Effect::Promoted { at: cell("a8"), to: Kind::Knight }));
    assert_eq!(done.piece_at(cell("a8")).map(|piece| (piece.kind, piece.seat)), Some((Kind::Knight, WHITE)));
    assert_eq!(judge(&state(&format!("wPb7 {kings}"), "w wrb - - 0 1"), "b7b8"), Err(Reason::NeedsPromotion));
    assert_eq!(judge(&state(&format!("wPb6 {kings}"), "w wrb - - 0 1"), "b6b7q"), Err(Reason::NoPromotion));
}

/// Red's pawn beside White's double step, and Black's beyond it.
const PASSING: &str = "wPd2 rPc4 bPe4 wKh1 rKl6 bKl10";

#[test]
fn rule_3_2_9_each_opponent_may_take_en_passant_on_his_next_turn() {
    let start = state(PASSING, "w wrb - - 0 1");
    let passed = after(start, "d2d4");
    assert!(passed.write_position().contains(" d3:d4:rb "), "{}", passed.write_position());
    let taken = after(passed, "c4d3");
    assert_eq!(taken.piece_at(cell("d4")), None, "the pawn is gone");
    assert!(taken.write_position().contains(" b wrb - - 0 1"), "nobody may take it any more");
    let waited = after(passed, "l6l7");
    assert!(waited.write_position().contains(" d3:d4:b "));
    let mut waited_then_taken = waited;
    let told = effects(&mut waited_then_taken, "e4d3");
    assert!(told.iter().any(|effect| matches!(effect, Effect::Taken { at, .. } if *at == cell("d4"))));
    let expired = after(waited, "l10l11");
    assert!(expired.write_position().contains(" w wrb - - 2 2"), "{}", expired.write_position());
    assert!(!targets(&after(expired, "h1h2"), "c4").contains("d3"), "it lasts no longer");
}

#[test]
fn rule_3_2_9_not_where_the_cell_is_occupied_or_the_pawn_gone() {
    let start = state("wPd2 rRd8 bPe4 wKh1 rKl6 bKl10", "w wrb - - 0 1");
    let gone = after(start, "d2d4 d8d4");
    assert!(!targets(&gone, "e4").contains("d3"));
    let start = state("wPd2 rNb4 bPe4 wKh1 rKl6 bKl10", "w wrb - - 0 1");
    let occupied = after(start, "d2d4 b4d3");
    assert_eq!(judge(&occupied, "e4d3"), Ok(()), "an ordinary capture of the knight");
    let taken = after(occupied, "e4d3");
    assert!(taken.piece_at(cell("d4")).is_some(), "the pawn stays");
}

#[test]
fn rule_3_2_9_the_right_outlives_its_owners_fall() {
    let start = state("wPd2 wKh1 rRh3 rKl6 bPe4 bKl10", "w wrb - - 0 1");
    let fallen = after(start, "d2d4 h3h1");
    assert!(!fallen.living().has(WHITE));
    assert!(fallen.write_position().contains(" d3:d4:b "));
    assert_eq!(after(fallen, "e4d3").piece_at(cell("d4")), None);
    // Nobody takes his own: the heir has no right against what is his now.
    let next = ThreeWayRules { resign_heir: ResignHeir::Next, ..HEIRS };
    let mut given = after(state_by(next, PASSING, "w wrb - - 0 1"), "d2d4");
    given.play(WHITE, Action::Resign, 0, &mut ());
    assert!(given.write_position().contains(" r rb - d3:d4:b 0 1 heirs=w:r"), "{}", given.write_position());
}

const CASTLES: &str = "wRa1 wKe1 wRh1 rKd8 rRa8 rRl8 bKi12 bRl12 bRh12";
const ALL_RIGHTS: &str = "w wrb a1,h1,l8,a8,h12,l12 - 0 1";

#[test]
fn rule_3_2_10_castling_moves_king_and_rook() {
    let start = state(CASTLES, ALL_RIGHTS);
    assert!(targets(&start, "e1").contains("c1") && targets(&start, "e1").contains("g1"));
    let short = after(start, "e1g1");
    assert_eq!(short.piece_at(cell("f1")).map(|piece| piece.kind), Some(Kind::Rook));
    assert!(short.write_position().contains(" l8,a8,h12,l12 "), "White's rights are gone");
    let red = after(short, "d8j8");
    assert_eq!(red.piece_at(cell("i8")).map(|piece| piece.kind), Some(Kind::Rook), "f 4 -> 2, rook 0 -> 3");
    let bar = CastlingBar::OutOfCheck.into();
    assert_eq!(judge(&red, "i12k12"), Err(bar), "Red's rook on i8 looks down the file at i12");
    let black = after(state(CASTLES, "b wrb h12,l12 - 2 1"), "i12k12");
    assert_eq!(black.piece_at(cell("j12")).map(|piece| piece.kind), Some(Kind::Rook));
    assert!(black.write_position().contains(" w wrb - - 3 2"));
    let moved = after(start, "a1a2");
    assert!(moved.write_position().contains(" h1,l8,a8,h12,l12 "));
    let full = state(&format!("{CASTLES} wNb1"), ALL_RIGHTS);
    let bar = CastlingBar::Between(cell("b1")).into();
    assert_eq!(judge(&full, "e1c1"), Err(bar), "cells between must be empty");
    let gone = state(CASTLES, "w wrb h1 - 0 1");
    assert_eq!(judge(&gone, "O-O-O"), Err(CastlingBar::Moved.into()), "the right is the long side's");
}

#[test]
fn rule_3_2_10_not_while_through_or_into_attack_of_a_living_opponent() {
    for (attacker, bar) in [
        ("rRe9", CastlingBar::OutOfCheck),
        ("rRf3", CastlingBar::Through(cell("f1"))),
        ("bRg3", CastlingBar::Into(cell("g1"))),
    ] {
        let attacked = state(&format!("{CASTLES} {attacker}"), ALL_RIGHTS);
        assert_eq!(judge(&attacked, "O-O"), Err(bar.into()), "{attacker}");
        let through = ThreeWayRules { castle_through_check: true, ..USUAL };
        assert_eq!(judge(&state_by(through, &format!("{CASTLES} {attacker}"), ALL_RIGHTS), "O-O"), Ok(()));
    }
    assert_eq!(judge(&state(&format!("{CASTLES} rRb3"), ALL_RIGHTS), "O-O-O"), Ok(()), "b1 may be attacked");
    // A fallen side's pieces attack nothing; under an heir they do.
    let pieces = "wRa1 wKe1 wRh1 rRf3 bKi12";
    let inert = state(pieces, "w wb a1,h1 - 0 1");
    assert_eq!(judge(&inert, "O-O"), Ok(()));
    let heirs = state_by(HEIRS, pieces, "w wb a1,h1 - 0 1 heirs=r:b");
    assert_eq!(judge(&heirs, "O-O"), Err(CastlingBar::Through(cell("f1")).into()));
}

#[test]
fn rule_3_3_7_nothing_but_the_position_binds_a_move() {
    let mut table = game("three-way", &[], None);
    play(&mut table, "e2e4 d7d5 e11e9").expect("legal");
    assert_eq!(Seat::ALL.map(|seat| table.legal(seat).is_empty()), [false, true, true]);
}
