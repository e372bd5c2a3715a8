//! Every reason for refusing a move of orthodox chess, in the terms in which a player is told.

use lasermate_engine::action::Action;
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::notation::Notation;
use lasermate_engine::outcome::DrawReason;
use lasermate_engine::piece::Kind;
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::orthodox::{Chess, ChessMove};

fn cell(name: &str) -> Cell {
    Mesh::eight().cell_named(name).expect(name)
}

#[test]
fn the_other_side_is_to_move() {
    let chess = Chess::array();
    let mv = ChessMove::new(cell("e7"), cell("e5"));
    let reason = Reason::NotYourTurn { to_act: Some(Seat::First) };
    assert_eq!(chess.judge(Seat::Second, Action::Move(mv)), Err(reason));
    assert_eq!(chess.judge(Seat::Third, Action::Move(mv)), Err(reason));
}

#[test]
fn w1_a_drawn_game_is_over_without_a_winner() {
    for reason in [DrawReason::Agreement, DrawReason::Repetition, DrawReason::MoveCount] {
        let (mut chess, mut effects) = (Chess::array(), Vec::new());
        chess.draw(reason, &mut Recording(&mut effects));
        assert_eq!(effects, [Effect::Ended { kind: reason.end_kind() }]);
        let outcome = chess.outcome().expect("an end");
        assert_eq!((outcome.kind, outcome.scores()), (reason.end_kind(), [0, 0].as_slice()));
        assert!(chess.to_act().is_nobody());
    }
}

#[test]
fn what_is_off_the_board_or_of_no_seat_is_refused() {
    let judge = |mv| Chess::array().judge(Seat::First, Action::Move(mv));
    assert_eq!(judge(ChessMove::new(Cell(64), Cell(0))), Err(Reason::EmptyCell(Cell(64))));
    assert_eq!(judge(ChessMove::new(cell("g1"), Cell(200))), Err(Reason::WrongMovement(Kind::Knight)));
    assert_eq!(Chess::array().judge(Seat::Third, Action::Resign), Err(Reason::NotInThisGame));
    // Bare pieces may be moved on, as leaf counts do, but only the position says so.
    let bare = Chess::read_position((), "4k3/8/8/8/8/8/8/4K3 w - - 0 1").expect("sound");
    let mv = ChessMove::new(cell("e1"), cell("e2"));
    assert_eq!(bare.judge(Seat::First, Action::Move(mv)), Ok(()));
}
