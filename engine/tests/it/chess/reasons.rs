//! Every reason for refusing a move of orthodox chess, in the terms in which a player is told.

use lasermate_engine::action::Action;
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::game::Game;
use lasermate_engine::notation::Notation;
use lasermate_engine::outcome::{DrawReason, EndKind};
use lasermate_engine::piece::Kind;
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::orthodox::{Chess, ChessMove};

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn cell(name: &str) -> Cell {
    Mesh::eight().cell_named(name).expect(name)
}

fn judge(fen: &str, text: &str) -> Result<(), Reason> {
    let chess = Chess::read_position((), fen).expect(fen);
    let mv = chess.read_move(chess.turn(), text).expect(text);
    chess.judge(chess.turn(), Action::Move(mv))
}

#[test]
fn nothing_stands_there() {
    assert_eq!(judge(ARRAY, "e4e5"), Err(Reason::EmptyCell(cell("e4"))));
    let off = ChessMove::new(Cell(64), Cell(0));
    let judged = Chess::array().judge(Seat::First, Action::Move(off));
    assert_eq!(judged, Err(Reason::EmptyCell(Cell(64))));
}

#[test]
fn the_other_side_is_to_move() {
    let chess = Chess::array();
    let mv = ChessMove::new(cell("e7"), cell("e5"));
    let reason = Reason::NotYourTurn { to_act: Some(Seat::First) };
    assert_eq!(chess.judge(Seat::Second, Action::Move(mv)), Err(reason.clone()));
    assert_eq!(chess.judge(Seat::Third, Action::Move(mv)), Err(reason));
}

#[test]
fn the_gait_is_wrong() {
    assert_eq!(judge(ARRAY, "g1g3"), Err(Reason::WrongMovement(Kind::Knight)));
    assert_eq!(judge(ARRAY, "a1b2"), Err(Reason::WrongMovement(Kind::Rook)));
    assert_eq!(judge(ARRAY, "c1c4"), Err(Reason::WrongMovement(Kind::Bishop)));
    assert_eq!(judge(ARRAY, "d1e3"), Err(Reason::WrongMovement(Kind::Queen)));
    assert_eq!(judge("4k3/p7/8/8/4K3/8/8/8 w - - 0 1", "e4g4"), Err(Reason::WrongMovement(Kind::King)));
    let off = ChessMove::new(cell("g1"), Cell(200));
    let judged = Chess::array().judge(Seat::First, Action::Move(off));
    assert_eq!(judged, Err(Reason::WrongMovement(Kind::Knight)));
}

#[test]
fn passing_is_for_those_who_cannot_move() {
    assert_eq!(Chess::array().judge(Seat::First, Action::Pass), Err(Reason::MayNotPass));
    let turn = Reason::NotYourTurn { to_act: Some(Seat::First) };
    assert_eq!(Chess::array().judge(Seat::Second, Action::Pass), Err(turn));
}

#[test]
fn laser_actions_are_not_of_this_game() {
    for action in [Action::Billi, Action::AcceptDefeat, Action::Lifeline(None)] {
        assert_eq!(Chess::array().judge(Seat::First, action), Err(Reason::NotInThisGame));
    }
    assert_eq!(Chess::array().judge(Seat::Third, Action::Resign), Err(Reason::NotInThisGame));
}

#[test]
fn after_the_end_everything_is_refused() {
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    let bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for fen in [mate, stalemate, bare] {
        let chess = Chess::read_position((), fen).expect(fen);
        let mv = ChessMove::new(cell("e1"), cell("e2"));
        let mut table = Game::new(chess);
        for action in [Action::Move(mv), Action::Pass, Action::Resign] {
            let refused = table.try_play(chess.turn(), action, 0).map_err(|refusal| refusal.reason);
            assert_eq!(refused, Err(Reason::GameOver), "{fen}");
        }
        assert!(chess.to_act().is_nobody(), "{fen}");
        // Bare pieces may be moved on, as leaf counts do, but only the position says so.
        let counted = if fen == bare { Ok(()) } else { Err(Reason::GameOver) };
        assert_eq!(chess.judge(chess.turn(), Action::Move(mv)), counted, "{fen}");
    }
}

#[test]
fn either_side_may_resign_and_the_other_wins() {
    for seat in [Seat::First, Seat::Second] {
        let (mut chess, mut effects) = (Chess::array(), Vec::new());
        assert_eq!(chess.judge(seat, Action::Resign), Ok(()));
        chess.play(seat, Action::Resign, 0, &mut Recording(&mut effects));
        assert_eq!(effects, [Effect::Ended { kind: EndKind::Resignation }]);
        let outcome = chess.outcome().expect("an end");
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [seat.other()]);
        assert_eq!(chess.judge(Seat::First, Action::Resign), Err(Reason::GameOver));
        assert!(chess.legal_moves(Seat::First).is_empty());
    }
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
