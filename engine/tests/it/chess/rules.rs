//! Orthodox chess, rule by rule: ends, castling, en passant, promotion, and sides without kings.

use lasermate_engine::action::{Action, Asked};
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::fen::{Fields, Kings};
use lasermate_engine::notation::{MoveTextError, Notation};
use lasermate_engine::overlays::lasers::UnderBeams;
use lasermate_engine::piece::Kind;
use lasermate_engine::position::Position;
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::orthodox::{Chess, ChessMove};

fn at(fen: &str) -> Chess {
    Chess::read_position((), fen).expect(fen)
}

fn billi(fen: &str) -> Chess {
    Fields::split(fen).and_then(|fields| fields.chess(Kings::Gone)).expect(fen)
}

fn cell(name: &str) -> Cell {
    Mesh::eight().cell_named(name).expect(name)
}

/// Plays texts that must be legal.
fn play(mut chess: Chess, moves: &str) -> Chess {
    for text in moves.split_whitespace() {
        let mv = chess.read_move(chess.turn(), text).expect(text);
        assert_eq!(chess.judge(chess.turn(), Action::Move(mv)), Ok(()), "{text}");
        chess.play(chess.turn(), Action::Move(mv), 0, &mut ());
    }
    chess
}

fn targets(chess: &Chess, from: &str) -> Vec<String> {
    let moves = chess.legal_moves(chess.turn()).into_iter().filter(|mv| mv.from == cell(from));
    let mut names: Vec<_> = moves.map(|mv| chess.cell_name(mv.to)).collect();
    names.sort();
    names.dedup();
    names
}

#[test]
fn nobody_moves_out_of_turn_but_moves_as_tells_both() {
    let chess = Chess::array();
    let count = |seat| {
        let mut ever = MoveList::new();
        chess.moves_as(seat, &mut ever);
        (chess.legal_moves(seat).len(), ever.len())
    };
    assert_eq!(count(Seat::First), (20, 20));
    assert_eq!(count(Seat::Second), (0, 20));
    assert_eq!(count(Seat::Third), (0, 0));
}

#[test]
fn the_view_shows_the_board() {
    let chess = play(Chess::array(), "f3 e5 g4 Qh4");
    let view = chess.view();
    assert_eq!((view.mesh.shape(), view.pieces.len(), view.move_number), ("8x8", 32, 3));
    assert!(view.pieces.is_sorted_by_key(|piece| piece.cell));
    assert_eq!((view.check, view.scores), (vec![Seat::First], vec![0, 1]));
    assert!(view.to_act.is_empty() && view.beams.is_empty() && !view.billi_phase);
}

#[test]
fn rule_2_5_5_kings_become_rooks_and_everything_may_be_taken() {
    let mut chess = play(Chess::array(), "f3 e5 g4 Qh4");
    chess.dethrone();
    assert_eq!(chess.write_position(), "rnb1rbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQRBNR w - - 0 3");
    assert!(chess.kingless() && chess.outcome().is_none());
    assert!(!chess.in_check(Seat::First) && !chess.in_check(Seat::Second));
    assert_eq!(targets(&chess, "a2"), ["a3", "a4"], "no check has to be answered");
    assert_eq!(play(chess, "a3 Qxe1").pieces(Seat::First, Kind::Rook).count_ones(), 2);
}

#[test]
fn rule_2_5_6_the_change_ends_rights_passed_square_and_count() {
    let mut chess = at("r3k2r/8/8/8/4P3/8/8/R3K2R b KQkq e3 7 9");
    chess.dethrone();
    assert_eq!(chess.write_position(), "r3r2r/8/8/8/4P3/8/8/R3R2R b - - 0 9");
    // A rook goes from e8 to g8 as a rook, and the one on h8 stays.
    assert_eq!(play(chess, "e8g8").write_position(), "r5rr/8/8/8/4P3/8/8/R3R2R w - - 1 10");
    assert_eq!(chess.read_move(Seat::Second, "O-O"), Err(MoveTextError::NoSuchMove));
}

#[test]
fn rule_2_5_7_a_side_without_a_move_passes_when_there_is_no_king() {
    let mut chess = billi("8/7p/8/8/8/p7/P7/8 w - - 4 1");
    assert_eq!(chess.to_act().of(Seat::First), Some(Asked::Move));
    assert_eq!(chess.judge(Seat::First, Action::Pass), Ok(()));
    let mut effects = Vec::new();
    chess.play(Seat::First, Action::Pass, 0, &mut Recording(&mut effects));
    assert_eq!(effects, [Effect::Passed { seat: Seat::First }]);
    assert_eq!(chess.write_position(), "8/7p/8/8/8/p7/P7/8 b - - 5 1");
    assert_eq!(chess.judge(Seat::Second, Action::Pass), Err(Reason::MayNotPass));
}

#[test]
fn pawns_without_kings_still_step_twice_take_in_passing_and_promote() {
    let chess = play(billi("8/P2p4/8/4P3/8/8/8/8 b - - 0 1"), "d5");
    assert_eq!(targets(&chess, "e5"), ["d6", "e6"]);
    assert_eq!(play(chess, "a8=Q").pieces(Seat::First, Kind::Queen).count_ones(), 1);
    assert_eq!(
        chess.judge(Seat::First, Action::Move(ChessMove::promoting(cell("a7"), cell("a8"), Kind::King))),
        Err(Reason::NeedsPromotion)
    );
}

#[test]
fn a_pass_ends_en_passant_and_counts() {
    let mut chess = at("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    chess.pass();
    assert_eq!(chess.write_position(), "4k3/8/8/8/3pP3/8/8/4K3 w - - 1 2");
}
