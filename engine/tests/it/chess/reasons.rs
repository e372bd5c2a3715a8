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
fn a_legal_move_has_no_reason() {
    assert_eq!(judge(ARRAY, "e2e4"), Ok(()));
}

#[test]
fn nothing_stands_there() {
    assert_eq!(judge(ARRAY, "e4e5"), Err(Reason::EmptyCell(cell("e4"))));
    let off = ChessMove::new(Cell(64), Cell(0));
    let judged = Chess::array().judge(Seat::First, Action::Move(off));
    assert_eq!(judged, Err(Reason::EmptyCell(Cell(64))));
}

#[test]
fn the_piece_is_not_yours() {
    assert_eq!(judge(ARRAY, "e7e5"), Err(Reason::NotYourPiece(cell("e7"))));
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
fn the_gait_is_wrong() {
    assert_eq!(judge(ARRAY, "g1g3"), Err(Reason::WrongGait(Kind::Knight)));
    assert_eq!(judge(ARRAY, "a1b2"), Err(Reason::WrongGait(Kind::Rook)));
    assert_eq!(judge(ARRAY, "c1c4"), Err(Reason::WrongGait(Kind::Bishop)));
    assert_eq!(judge(ARRAY, "d1e3"), Err(Reason::WrongGait(Kind::Queen)));
    assert_eq!(judge("4k3/p7/8/8/4K3/8/8/8 w - - 0 1", "e4g4"), Err(Reason::WrongGait(Kind::King)));
    let off = ChessMove::new(cell("g1"), Cell(200));
    let judged = Chess::array().judge(Seat::First, Action::Move(off));
    assert_eq!(judged, Err(Reason::WrongGait(Kind::Knight)));
}

#[test]
fn a_pawn_steps_otherwise() {
    for text in ["e2e5", "e2d3", "e2e1", "e2f2", "e2a6"] {
        assert_eq!(judge(ARRAY, text), Err(Reason::WrongPawnStep), "{text}");
    }
    assert_eq!(judge("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5"), Err(Reason::WrongPawnStep));
    assert_eq!(judge("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1", "d4e3"), Err(Reason::WrongPawnStep), "too late");
}

#[test]
fn something_is_in_the_way_and_it_is_the_nearest() {
    let fen = "4k3/8/P2b3p/8/3R3n/8/3p4/4K3 w - - 0 1";
    assert_eq!(judge(fen, "d4d8"), Err(Reason::Blocked(cell("d6"))));
    let rows = "k7/8/8/8/N1p1R1pn/8/4K3/8 w - - 0 1";
    assert_eq!(judge(rows, "e4h4"), Err(Reason::Blocked(cell("g4"))));
    assert_eq!(judge(rows, "e4b4"), Err(Reason::Blocked(cell("c4"))));
    assert_eq!(judge(rows, "e4e1"), Err(Reason::Blocked(cell("e2"))));
    let two = "k7/8/8/8/1np1R3/4p3/4n3/K7 w - - 0 1";
    assert_eq!(judge(two, "e4a4"), Err(Reason::Blocked(cell("c4"))), "not b4 behind it");
    assert_eq!(judge(two, "e4e1"), Err(Reason::Blocked(cell("e3"))), "not e2 behind it");
    assert_eq!(judge(ARRAY, "a1a8"), Err(Reason::Blocked(cell("a2"))), "not a7 behind it");
    assert_eq!(judge(ARRAY, "c1a3"), Err(Reason::Blocked(cell("b2"))));
}

#[test]
fn a_pawn_does_not_take_straight_ahead() {
    let fen = "4k3/8/8/8/n7/1n6/PP6/4K3 w - - 0 1";
    assert_eq!(judge(fen, "b2b3"), Err(Reason::Blocked(cell("b3"))));
    assert_eq!(judge(fen, "b2b4"), Err(Reason::Blocked(cell("b3"))), "the first that is met");
    assert_eq!(judge(fen, "a2a4"), Err(Reason::Blocked(cell("a4"))));
}

#[test]
fn an_own_piece_stands_there() {
    assert_eq!(judge(ARRAY, "a1a2"), Err(Reason::OwnPiece(cell("a2"))));
    assert_eq!(judge(ARRAY, "g1e2"), Err(Reason::OwnPiece(cell("e2"))));
    assert_eq!(judge(ARRAY, "e1e1"), Err(Reason::OwnPiece(cell("e1"))));
    assert_eq!(judge("4k3/8/8/8/8/3N4/4P3/4K3 w - - 0 1", "e2d3"), Err(Reason::OwnPiece(cell("d3"))));
    assert_eq!(judge("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1"), Err(Reason::WrongGait(Kind::King)));
}

#[test]
fn the_king_would_be_in_check() {
    assert_eq!(judge("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1d2"), Err(Reason::KingInCheck));
    assert_eq!(judge("4k3/8/8/4r3/8/8/4N3/4K3 w - - 0 1", "e2c3"), Err(Reason::KingInCheck), "pinned");
    assert_eq!(judge("4k3/8/8/4r3/8/8/P7/4K3 w - - 0 1", "a2a3"), Err(Reason::KingInCheck), "stays");
    assert_eq!(judge("8/8/8/K1pP3r/8/8/8/4k3 w - c6 0 1", "d5c6"), Err(Reason::KingInCheck), "both leave");
    assert_eq!(judge("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1f1"), Err(Reason::KingInCheck), "along the line");
}

#[test]
fn castling_is_not_allowed() {
    let cases = [
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", "the right is gone"),
        ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", "b1 is occupied"),
        ("4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1", "e1g1", "in check"),
        ("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1g1", "through check"),
        ("4k3/8/8/8/8/6r1/8/R3K2R w KQ - 0 1", "e1g1", "into check"),
        ("r3k2r/8/8/8/8/8/8/3RK3 b kq - 0 1", "O-O-O", "d8 is attacked"),
    ];
    for (fen, text, why) in cases {
        assert_eq!(judge(fen, text), Err(Reason::NoCastling), "{why}");
    }
    assert_eq!(judge("4k3/8/8/8/8/1r6/8/R3K3 w Q - 0 1", "O-O-O"), Ok(()), "b1 may be attacked");
    assert_eq!(judge("4k3/8/8/8/8/7r/8/4K2R w K - 0 1", "O-O"), Ok(()), "the rook may be attacked");
}

#[test]
fn a_promotion_is_missing_or_superfluous() {
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(judge(fen, "a7a8"), Err(Reason::NeedsPromotion));
    assert_eq!(judge(fen, "a8"), Err(Reason::NeedsPromotion));
    assert_eq!(judge(fen, "a7a8k"), Err(Reason::NeedsPromotion), "nobody becomes a king");
    assert_eq!(judge(fen, "a7a8p"), Err(Reason::NeedsPromotion));
    assert_eq!(judge(fen, "e1e2q"), Err(Reason::NoPromotion));
    assert_eq!(judge(ARRAY, "e2e4q"), Err(Reason::NoPromotion));
    for text in ["a7a8q", "a7a8r", "a7a8b", "a7a8n"] {
        assert_eq!(judge(fen, text), Ok(()), "{text}");
    }
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
