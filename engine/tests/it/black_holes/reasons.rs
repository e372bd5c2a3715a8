//! Why a move of Black holes is refused, in words that say what would work.

use super::help::{BLACK, DIAGRAM_1, WHITE, at, cell};
use lasermate_engine::action::Action;
use lasermate_engine::board::Cell;
use lasermate_engine::outcome::{DrawReason, EndKind};
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::variants::black_holes::{HoleMove, Route};

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
