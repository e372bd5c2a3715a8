//! Why a move of Black holes is refused, in words that say what would work.

use super::help::{BLACK, DIAGRAM_1, WHITE, at, cell, judge, why};
use lasermate_engine::action::Action;
use lasermate_engine::any::AnyGame;
use lasermate_engine::board::Cell;
use lasermate_engine::outcome::{DrawReason, EndKind};
use lasermate_engine::piece::Kind;
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::Setup;
use lasermate_engine::variants::black_holes::{HoleMove, HoleReason, Route};

#[test]
fn a_legal_move_has_no_reason() {
    for text in ["@c1", "a1b1a4b4", "a2a3", "d3c5", "a4a5"] {
        assert_eq!(judge(&at(DIAGRAM_1), text), Ok(()), "{text}");
    }
}

#[test]
fn a_relativistic_move_is_refused_part_by_part() {
    let diagram = at(DIAGRAM_1);
    for (text, sentence) in [
        ("a1c1a4b4", "no hole stands on c1"),
        ("a1b1c5b4", "no hole stands on c5"),
        ("a1b1d6b4", "the hole on d6 is not yours: you enter and leave by your own holes"),
        ("a1e5a4b4", "the rook on a1 does not reach e5 by a normal move"),
        ("e1e5e5e6", "the king on e1 does not reach e5 by a normal move"),
        ("a1b1a4c4", "a pawn on b4 is in the way out of the white hole: it can be taken, not passed"),
        (
            "d3e5a4a5",
            "the knight enters e5 by the leap +1+2, so it must leave along +1+2: from a4 it can go to b6",
        ),
        (
            "d3e5e5d6",
            "the knight enters e5 by the leap +1+2, so it must leave along +1+2: from e5 it can go nowhere",
        ),
        (
            "b2e5a4d6",
            "the bishop enters e5 by the step +1+1, so it must leave along +1+1: from a4 it can go to b5, c6",
        ),
    ] {
        assert_eq!(why(&diagram, text), sentence, "{text}");
    }
}

#[test]
fn what_stands_before_a_black_hole_is_named() {
    let state = at("4k/5/5/5/5/5/5/RSH1K w - - 0 1");
    assert_eq!(why(&state, "a1c1c1d1"), "a knight on b1 is in the way to the black hole");
}

#[test]
fn normal_moves_onto_holes_say_how_to_enter_them() {
    assert_eq!(judge(&at(DIAGRAM_1), "a2b1"), Err(HoleReason::HolesAreNotTaken.into()));
    assert_eq!(judge(&at(DIAGRAM_1), "d2d5"), Err(HoleReason::HolesAreNotTaken.into()));
}

#[test]
fn normal_moves_have_the_reasons_of_chess() {
    let diagram = at(DIAGRAM_1);
    assert_eq!(judge(&diagram, "c4c5"), Err(Reason::EmptyCell(cell("c4"))));
    assert_eq!(judge(&diagram, "a7a6"), Err(Reason::NotYourPiece(cell("a7"))));
    assert_eq!(judge(&diagram, "c2c5"), Err(Reason::WrongPawnStep));
    assert_eq!(judge(&diagram, "b4c5"), Err(Reason::WrongPawnStep));
    assert_eq!(judge(&diagram, "c2d3"), Err(Reason::OwnPiece(cell("d3"))));
    assert_eq!(judge(&diagram, "d2d3"), Err(Reason::Blocked(cell("d3"))));
    assert_eq!(judge(&diagram, "d2d4"), Err(Reason::Blocked(cell("d3"))));
    assert_eq!(judge(&diagram, "a1a3"), Err(Reason::Blocked(cell("a2"))));
    assert_eq!(judge(&diagram, "d1d3"), Err(Reason::Blocked(cell("d2"))));
    assert_eq!(judge(&diagram, "d1d2"), Err(Reason::OwnPiece(cell("d2"))));
    assert_eq!(judge(&diagram, "d3e1"), Err(Reason::OwnPiece(cell("e1"))));
    assert_eq!(judge(&diagram, "d3d4"), Err(Reason::WrongGait(Kind::Knight)));
    assert_eq!(judge(&diagram, "e1e3"), Err(Reason::WrongGait(Kind::King)));
    assert_eq!(judge(&diagram, "a1a1"), Err(Reason::OwnPiece(cell("a1"))));
    let seen = at("3rk/5/5/5/5/5/5/4K w - - 0 1");
    assert_eq!(judge(&seen, "e1d1"), Err(Reason::KingInCheck));
}

#[test]
fn moves_off_the_board_are_refused_and_change_nothing_when_made() {
    let state = at(DIAGRAM_1);
    let off = Cell(40);
    let route = Route { black: off, white: off };
    for mv in [
        HoleMove::Drop(off),
        HoleMove::normal(off, cell("a1")),
        HoleMove::normal(cell("a1"), off),
        HoleMove::relativistic(cell("a1"), route, cell("c1")),
        HoleMove::relativistic(cell("a1"), route, off),
    ] {
        assert!(state.judge(WHITE, Action::Move(mv)).is_err(), "{mv:?}");
    }
    for mv in [HoleMove::Drop(off), HoleMove::normal(off, cell("a1")), HoleMove::normal(cell("a1"), off)] {
        let mut after = state;
        after.make(mv, &mut ());
        assert_eq!(after, state, "{mv:?}");
    }
}

#[test]
fn the_turn_and_the_end_come_before_everything_else() {
    let state = at(DIAGRAM_1);
    let mv = HoleMove::normal(cell("a7"), cell("a6"));
    assert_eq!(state.judge(BLACK, Action::Move(mv)), Err(Reason::NotYourTurn { to_act: Some(WHITE) }));
    assert_eq!(state.judge(WHITE, Action::Pass), Err(Reason::MayNotPass));
    assert_eq!(state.judge(WHITE, Action::Billi), Err(Reason::NotInThisGame));
    for (reason, kind) in [
        (DrawReason::Agreement, EndKind::Agreement),
        (DrawReason::Repetition, EndKind::Repetition),
        (DrawReason::MoveCount, EndKind::MoveCount),
    ] {
        let mut drawn = state;
        drawn.draw(reason, &mut ());
        assert_eq!(drawn.outcome().map(|end| end.kind), Some(kind));
        assert_eq!(drawn.judge(WHITE, Action::Resign), Err(Reason::GameOver));
    }
    let mut resigned = state;
    resigned.play(BLACK, Action::Resign, 0, &mut ());
    assert_eq!(
        resigned.outcome().map(|end| (end.kind, end.scores().to_vec())),
        Some((EndKind::Resignation, vec![1, 0]))
    );
}

#[test]
fn a_refusal_names_the_nearest_moves() {
    let mut setup = Setup::parse("black-holes", []).expect("a game");
    setup.position = Some(DIAGRAM_1.to_owned());
    let mut game = AnyGame::new(&setup).expect("a position");
    let refusal = game.try_text(WHITE, "Ra1-b1-a4xc4", 0).expect_err("refused");
    assert_eq!(refusal.nearest_san, ["Ra1-b1-a4xb4", "Ra1-b1-b1-c1", "Ra1-b1-b1xd1"]);
    let refusal = game.try_text(WHITE, "@a1", 0).expect_err("refused");
    assert_eq!(refusal.nearest, ["@c1"], "the drops that are there");
    let mut start = AnyGame::new(&Setup::parse("black-holes", []).expect("a game")).expect("the start");
    let refusal = start.try_text(WHITE, "@a1", 0).expect_err("refused");
    assert!(!refusal.nearest.is_empty());
}

#[test]
fn rules_are_told_in_sentences() {
    let cases = [
        ("4k/5/3p1/5/3H1/1H3/1P3/4K", "b2b3d4d6", "a pawn that entered b3 straight ahead may not capture"),
        ("3k1/5/5/5/H4/2H2/1P3/4K", "b2c3a4b5", "a pawn that entered c3 aslant must capture where it ends"),
        ("4k/5/2H2/5/2R2/5/2H2/4K", "c4c2c6c4", "a relativistic move may not end where it began"),
        ("4k/5/5/5/H1K2/5/5/RH3", "a1b1a4c4", "your own king cannot be taken"),
        (
            "4k/5/5/5/5/5/1H3/H3K",
            "a1b2a1c3",
            "a hole that moves is not there to be left: take another white hole",
        ),
        ("4k/5/5/5/5/5/1p3/H3K", "a1b2", "by a normal move a hole goes one square, to a vacant one"),
        ("4k/5/5/5/5/5/5/4K", "@a2", "a hole is dropped on a vacant square of your own first row"),
        ("4k/5/5/5/5/5/5/R3K", "@a1", "a rook stands on a1: a hole is dropped on a vacant square"),
        (
            "4k/P4/5/5/5/5/5/4K",
            "a7a8",
            "say what the pawn becomes: queen, rook, bishop, knight (S) or hole (H)",
        ),
    ];
    for (board, text, sentence) in cases {
        assert_eq!(why(&at(&format!("{board} w - - 0 1")), text), sentence, "{text}");
    }
}
