//! Kings that fall, heirs, ends and draws of three-way chess by number: three_way.md 3.3.1 to 3.3.6.
#![allow(clippy::expect_used, reason = "a test stops where its data are wrong")]

use super::help::{
    BLACK, HEIRS, RED, USUAL, WHITE, after, cell, effects, game, judge, legal, play, sorted, state, state_by,
    targets,
};
use lasermate_engine::action::Asked;
use lasermate_engine::effect::Effect;
use lasermate_engine::notation::Notation;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::three_way::{
    StalemateRule, ThreeWay, ThreeWayEffect, ThreeWayReason, ThreeWayRules,
};

#[test]
fn rule_3_3_1_kings_are_captured_and_checks_only_announced() {
    let mut exposed = state("wKe1 wPa2 bRf12 rKl6 bKl10", "w wrb - - 0 1");
    let told = effects(&mut exposed, "e1f1");
    assert!(told.contains(&Effect::Check { seat: WHITE }), "moving into check is legal, and told");
    assert_eq!(exposed.view().check, [WHITE]);
    let mut answered = after(exposed, "l6l7");
    let told = effects(&mut answered, "f12f1");
    assert!(told.contains(&Effect::Eliminated { seat: WHITE, by: Some(BLACK) }));
    assert!(!answered.living().has(WHITE));
    assert_eq!(answered.turn(), RED, "White's turn is skipped");
    assert!(answered.write_position().ends_with(" r rb - - 0 2"), "and the round has grown");
}

#[test]
fn rule_3_3_2_inert_pieces_stay_attack_nothing_and_may_be_taken() {
    let start = state("wKe1 wRd4 rKd8 rQc3 rPh2 bKi12", "w wrb - - 0 1");
    let fallen = after(start, "d4d8");
    let view = fallen.view();
    assert_eq!(view.fallen, [RED]);
    let queen = view.pieces.iter().find(|piece| piece.cell == cell("c3")).expect("it stays");
    assert!(queen.inert && queen.seat == RED && queen.home == RED);
    assert!(!fallen.in_check(WHITE), "c3 gives no check");
    assert!(
        legal(&fallen).iter().all(|mv| fallen.piece_at(mv.from).is_some_and(|piece| piece.seat == BLACK))
    );
    assert_eq!(judge(&fallen, "c3c4"), Err(ThreeWayReason::InertPiece(cell("c3")).into()));
    let taken = after(fallen, "i12i11 e1d2 i11i12 d2c3");
    assert_eq!(taken.piece_at(cell("c3")).map(|piece| piece.seat), Some(WHITE), "capturable");
    assert!(taken.attackers(cell("g1")).is_empty(), "an inert pawn attacks nothing");
}

#[test]
fn rule_3_3_3_the_captor_takes_over_all_pieces_the_victim_moved() {
    let start = state_by(HEIRS, "wKe1 wRd4 rKd8 rQc3 rPk7 bKi12", "w wrb - - 0 1");
    let mut fallen = start;
    let told = effects(&mut fallen, "d4d8");
    assert!(told.contains(&ThreeWayEffect::Inherited { from: RED, heir: WHITE }.into()));
    assert!(fallen.write_position().ends_with(" heirs=r:w"), "{}", fallen.write_position());
    let moved = after(fallen, "i12i11 c3c7");
    let queen = moved.view().pieces.into_iter().find(|piece| piece.cell == cell("c7")).expect("it moved");
    assert!(
        queen.seat == WHITE && queen.home == RED && !queen.inert,
        "one move with any piece; its letter stays"
    );
    // The heir's heir has all of it.
    let chain = state_by(HEIRS, "wKe1 rQc3 rNl7 bKi12 bRe12", "b wb - - 0 9 heirs=r:w");
    let taken = after(chain, "e12e1");
    assert!(
        taken.write_position().ends_with(" heirs=w:b,r:b"),
        "pieces inherited earlier too: {}",
        taken.write_position()
    );
}

#[test]
fn rule_3_3_3_inherited_pawns_keep_their_heading_and_their_home() {
    // Red's pawns in White's hand: from Red's second rank two steps, on White's own base a promotion.
    let heirs = state_by(HEIRS, "wKh1 rPk7 rPb2 bKi12", "w wb - - 0 9 heirs=r:w");
    assert_eq!(targets(&heirs, "k7"), sorted("k6 k5"));
    assert_eq!(judge(&heirs, "b2b1"), Err(Reason::NeedsPromotion), "a base row that is not their home's");
    let promoted = after(heirs, "b2b1q");
    assert_eq!(promoted.home_at(cell("b1")), Some(RED), "promoted pieces keep their home's letter");
    // White's own pawns turn back no more than before.
    let own = state_by(HEIRS, "wKh1 wPb2 bKi12", "w wb - - 0 9");
    assert_eq!(targets(&own, "b2"), sorted("b3 b4"));
}

#[test]
fn rule_3_3_3_no_castling_with_inherited_rooks() {
    let text = super::help::text("wKe1 rKd8 rRa8 rRl8 bKi12", "w wb l8,a8 - 0 9 heirs=r:w");
    assert!(ThreeWay::read_position(HEIRS, &text).is_err(), "a fallen side has no rights");
    let start = state_by(HEIRS, "wKe1 wRd4 rKd8 rRa8 rRl8 bKi12", "w wrb l8,a8 - 0 1");
    assert!(after(start, "d4d8").write_position().contains(" b wb - "));
}

#[test]
fn rule_3_3_4_the_last_player_living_wins() {
    let between_two = after(state("wKe1 wRd4 rKd8 bKi12", "w wrb - - 0 1"), "d4d8");
    assert_eq!(between_two.outcome(), None, "the game goes on");
    let mut last = state("wKe1 wRi8 bKi12", "w wb - - 0 1");
    let told = effects(&mut last, "i8i12");
    assert!(told.contains(&Effect::Ended { kind: EndKind::KingCapture }));
    let outcome = last.outcome().expect("over");
    assert_eq!((outcome.scores(), outcome.winners().collect::<Vec<_>>()), (&[1, 0, 0][..], vec![WHITE]));
    assert!(last.to_act().is_nobody());
}

#[test]
fn rule_3_3_4_resignation_leaves_no_heir() {
    for name in ["three-way", "three-way-heirs"] {
        let mut table = game(name, &[], None);
        play(&mut table, "e2e4 b:resign").expect("out of turn too");
        assert!(table.position().contains(" r wr a1,h1,l8,a8 "), "{}", table.position());
        assert!(!table.position().contains("heirs"));
        assert_eq!(play(&mut table, "b:resign"), Err(Reason::Fallen));
        play(&mut table, "r:resign").expect("the last opponent");
        let outcome = table.outcome().expect("White is left");
        assert_eq!((outcome.kind, outcome.scores()), (EndKind::Resignation, &[1, 0, 0][..]));
    }
}

#[test]
fn rule_3_3_5_with_three_alive_a_player_without_a_move_passes() {
    let pieces = "wKa1 wRa2 wPa3 wRb1 wPb2 wBc1 wPd2 rPa4 rPb3 rPd3 rKl6 bKl10";
    let mut table = game("three-way", &[], Some(&super::help::text(pieces, "w wrb - - 0 1")));
    assert!(table.legal(WHITE).iter().all(|legal| legal.exact == "pass"), "{:?}", table.legal(WHITE));
    assert_eq!(table.legal(WHITE).len(), 1);
    play(&mut table, "pass").expect("nothing to move");
    assert_eq!(table.outcome(), None);
    assert_eq!(table.to_act().mover(), Some(RED));
}

/// White's king cannot move safely; only it can move. Red has fallen.
const STUCK: &str = "wKa1 bRb8 bRd2 bKi12";

#[test]
fn rule_3_3_5_with_two_alive_no_safe_move_is_a_draw() {
    let conventional = state(STUCK, "w wb - - 0 30");
    assert!(!conventional.in_check(WHITE) && conventional.has_move(WHITE));
    let outcome = conventional.outcome().expect("every move loses the king");
    assert_eq!((outcome.kind, outcome.winners().count()), (EndKind::Stalemate, 0));
    assert!(legal(&conventional).is_empty());
    let only = ThreeWayRules { stalemate: StalemateRule::NoMoveOnly, ..USUAL };
    assert_eq!(state_by(only, STUCK, "w wb - - 0 30").outcome(), None);
    // With three alive it is none.
    assert_eq!(state(&format!("{STUCK} rKl6"), "w wrb - - 0 30").outcome(), None);
}

#[test]
fn rule_3_3_5_attacked_the_game_goes_on_to_the_capture() {
    let attacked = state("wKa1 bRb8 bRd1 bRd2 bKi12", "w wb - - 0 30");
    assert!(attacked.in_check(WHITE));
    assert_eq!(attacked.outcome(), None, "every move loses the king, and is made");
    let lost = after(attacked, "a1a2 d2a2");
    assert_eq!(lost.outcome().map(|end| end.winners().collect::<Vec<_>>()), Some(vec![BLACK]));
    // Attacked and without any move: he passes.
    let pieces = "wKa1 wRa2 wPa3 wRb1 wPb2 wBc1 wPd2 bPa4 bPb3 bPd3 bNc2 bKl10";
    let mut table = game("three-way", &[], Some(&super::help::text(pieces, "w wb - - 0 30")));
    assert_eq!(table.view().check, [WHITE]);
    assert!(table.legal(WHITE).iter().all(|legal| legal.exact == "pass"), "{:?}", table.legal(WHITE));
    play(&mut table, "pass").expect("nothing to move");
}

#[test]
fn rule_3_3_6_draws_by_agreement_of_all_living() {
    let mut table = game("three-way", &[], None);
    play(&mut table, "r:draw-offer").expect("anybody living may offer");
    let asked: Vec<_> = table.to_act().iter().collect();
    assert_eq!(asked, [(WHITE, Asked::Move), (WHITE, Asked::Draw), (BLACK, Asked::Draw)]);
    assert_eq!(play(&mut table, "r:draw-offer"), Err(Reason::OfferStands));
    play(&mut table, "w:draw-accept").expect("one of two");
    assert_eq!(table.effects(), [Effect::DrawAgreed { seat: WHITE }]);
    assert_eq!(table.outcome(), None);
    assert_eq!(play(&mut table, "w:draw-accept"), Err(Reason::NothingOffered));
    play(&mut table, "e2e4 d7d5").expect("moves leave it standing (pacts.md P10)");
    play(&mut table, "b:draw-accept").expect("all have agreed");
    let outcome = table.outcome().expect("a shared draw");
    assert_eq!(
        (outcome.kind, outcome.scores(), outcome.winners().count()),
        (EndKind::Agreement, &[0, 0, 0][..], 0)
    );
    let mut table = game("three-way", &[], None);
    play(&mut table, "draw-offer r:draw-decline").expect("declined");
    assert_eq!(play(&mut table, "b:draw-accept"), Err(Reason::NothingOffered), "for all");
}

#[test]
fn rule_3_3_6_repetition_and_fifty_rounds() {
    const SHUFFLE: &str = "g1f3 k8j6 k12j10 f3g1 j6k8 j10k12 ";
    let mut table = game("three-way", &[], None);
    for _ in 0..3 {
        play(&mut table, SHUFFLE).expect("legal");
        assert!(
            matches!(play(&mut table, "draw-claim"), Err(Reason::NoClaim(_))),
            "no claim with three alive"
        );
        assert_eq!(table.outcome(), None);
    }
    play(&mut table, SHUFFLE).expect("legal");
    assert_eq!(table.outcome().map(|end| end.kind), Some(EndKind::Repetition), "the fifth ends the game");

    let two = |quiet: u16| super::help::text("wKe1 wRa2 bKi12 bRl10", &format!("w wb - - {quiet} 60"));
    let mut table = game("three-way", &[], Some(&two(0)));
    play(&mut table, "a2a3 l10l9 a3a2 l9l10 a2a3 l10l9 a3a2 l9l10").expect("legal");
    play(&mut table, "draw-claim").expect("the third may be claimed with two left");
    let mut table = game("three-way", &[], Some(&two(99)));
    assert!(matches!(play(&mut table, "draw-claim"), Err(Reason::NoClaim(_))));
    play(&mut table, "a2a3 draw-claim").expect("fifty rounds of two");
    assert_eq!(table.outcome().map(|end| end.kind), Some(EndKind::MoveCount));
    let three = super::help::text("wKe1 wRa2 rKd8 bKi12 bRl10", "w wrb - - 149 60");
    let mut table = game("three-way", &[], Some(&three));
    play(&mut table, "a2a3").expect("legal");
    assert_eq!(table.outcome().map(|end| end.kind), Some(EndKind::MoveCount), "fifty rounds of three");
}

/// Plies are counted, and a resignation is none: who is left measures them.
#[test]
fn rule_3_3_6_a_resignation_begins_no_count_anew() {
    let three = |quiet: u16| {
        let pieces = "wKe1 wRa2 rKd8 bKi12 bRl10";
        let text = super::help::text(pieces, &format!("r wrb - - {quiet} 60"));
        game("three-way", &[], Some(&text))
    };
    let mut claimed = three(120);
    assert!(matches!(play(&mut claimed, "draw-claim"), Err(Reason::NoClaim(_))), "forty rounds of three");
    play(&mut claimed, "r:resign draw-claim").expect("sixty of two");
    assert_eq!(claimed.outcome().map(|end| end.kind), Some(EndKind::MoveCount));
    let mut early = three(99);
    play(&mut early, "r:resign").expect("legal");
    assert!(matches!(play(&mut early, "draw-claim"), Err(Reason::NoClaim(_))));
    play(&mut early, "l10l9 draw-claim").expect("a hundred plies");
    // The king of who has given up is taken like any piece, and that is a capture.
    let taken = super::help::text("wKe1 wRd5 rKd8 bKi12 bRl10", "r wrb - - 120 60");
    let mut taken = game("three-way", &[], Some(&taken));
    play(&mut taken, "r:resign l10l9 d5d8").expect("legal");
    assert!(matches!(play(&mut taken, "draw-claim"), Err(Reason::NoClaim(_))));
}

#[test]
fn rule_3_3_8_who_has_fallen_is_told_in_the_order_of_the_falls() {
    let mut table = game("three-way", &[], None);
    assert_eq!(table.fallen(), []);
    play(&mut table, "b:resign").expect("legal");
    assert_eq!(table.fallen(), [BLACK]);
    let kept = table.clone();
    play(&mut table, "w:resign").expect("legal");
    assert_eq!((table.fallen(), kept.fallen()), (&[BLACK, WHITE][..], &[BLACK][..]));
    let pieces = "wKb1 wRd4 rKd8 bKg12";
    let mut taken = game("three-way", &[], Some(&super::help::text(pieces, "w wrb - - 0 1")));
    play(&mut taken, "d4d8 b:resign").expect("legal");
    assert_eq!(taken.fallen(), [RED, BLACK]);
    // Of a position it is known who has fallen, and of what was before it nothing.
    let set_up = super::help::text("wKb1 bKg12", "w wb - - 0 9");
    assert_eq!(game("three-way", &[], Some(&set_up)).fallen(), [RED]);
}
