//! Orthodox chess, rule by rule: ends, castling, en passant, promotion, and sides without kings.

use lasermate_engine::action::{Action, Asked};
use lasermate_engine::board::{Cell, Mesh};
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::fen::{Fields, Kings};
use lasermate_engine::notation::{MoveTextError, Notation};
use lasermate_engine::outcome::EndKind;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::position::{DrawRules, Position};
use lasermate_engine::refusal::Reason;
use lasermate_engine::seat::{Seat, Side};
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

fn effects(chess: Chess, text: &str) -> Vec<Effect> {
    let (mut chess, mut effects) = (chess, Vec::new());
    let mv = chess.read_move(chess.turn(), text).expect(text);
    chess.play(chess.turn(), Action::Move(mv), 0, &mut Recording(&mut effects));
    effects
}

fn targets(chess: &Chess, from: &str) -> Vec<String> {
    let moves = chess.legal_moves(chess.turn()).into_iter().filter(|mv| mv.from == cell(from));
    let mut names: Vec<_> = moves.map(|mv| chess.cell_name(mv.to)).collect();
    names.sort();
    names.dedup();
    names
}

fn end(fen: &str) -> Option<EndKind> {
    at(fen).outcome().map(|outcome| outcome.kind)
}

#[test]
fn white_sits_first_and_moves_first() {
    assert_eq!(Chess::SIDES, [Side::White, Side::Black]);
    let chess = Chess::start(());
    assert_eq!(chess.write_position(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(chess.to_act().iter().collect::<Vec<_>>(), [(Seat::First, Asked::Move)]);
    assert_eq!(chess.draw_rules(), DrawRules::CHESS);
}

#[test]
fn checkmate_wins_one_to_nothing() {
    let chess = play(Chess::array(), "f3 e5 g4 Qh4");
    let outcome = chess.outcome().expect("mate");
    assert_eq!((outcome.kind, outcome.scores()), (EndKind::Checkmate, [0, 1].as_slice()));
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::Second]);
    let told = effects(play(Chess::array(), "f3 e5 g4"), "Qh4");
    assert_eq!(told[1..], [Effect::Check { seat: Seat::First }, Effect::Ended { kind: EndKind::Checkmate }]);
}

#[test]
fn stalemate_draws_at_once() {
    assert_eq!(end("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Some(EndKind::Stalemate));
    assert_eq!(end("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"), None, "the other side has moves");
    assert_eq!(end("k7/P7/K7/8/8/8/8/6N1 b - - 0 1"), Some(EndKind::Stalemate));
}

#[test]
fn insufficient_material_draws_at_once() {
    let dead = [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3NK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3BK3 b - - 0 1",
        "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1",
        "2b1k3/1b6/8/8/8/8/6B1/4KB2 w - - 0 1",
    ];
    for fen in dead {
        assert_eq!(end(fen), Some(EndKind::InsufficientMaterial), "{fen}");
    }
    let alive = [
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3RK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3QK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/2NNK3 w - - 0 1",
        "3nk3/8/8/8/8/8/8/3NK3 w - - 0 1",
        "3nk3/8/8/8/8/8/8/3BK3 w - - 0 1",
        "3bk3/8/8/8/8/8/8/3BK3 w - - 0 1",
        "4k3/8/8/8/8/8/8/2BBK3 w - - 0 1",
    ];
    for fen in alive {
        assert_eq!(end(fen), None, "{fen}");
    }
    let last = effects(at("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1"), "Kxe2");
    assert_eq!(last.last(), Some(&Effect::Ended { kind: EndKind::InsufficientMaterial }));
}

#[test]
fn quiet_plies_count_from_the_last_capture_or_pawn_move() {
    let chess = play(Chess::array(), "Nf3 Nf6 Ng1");
    assert_eq!(chess.quiet_plies(), 3);
    assert_eq!(play(chess, "e5").quiet_plies(), 0);
    assert_eq!(play(chess, "Ng8 Nf3 e5 Nxe5").quiet_plies(), 0);
    let long = at("4k3/8/8/8/8/8/8/R3K3 w - - 65535 65535");
    let next = play(long, "Ra2 Ke7");
    assert_eq!((next.quiet_plies(), next.move_number()), (65535, 65535), "the clocks stop at their end");
}

#[test]
fn castling_moves_the_rook_and_ends_both_rights() {
    let board = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(play(board, "e1g1").write_position(), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    assert_eq!(play(board, "O-O-O").write_position(), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
    let black = play(board, "Rb1 O-O-O");
    assert_eq!(black.write_position(), "2kr3r/8/8/8/8/8/8/1R2K2R w K - 2 2");
    let told = effects(board, "e1g1");
    let rook = Piece { kind: Kind::Rook, seat: Seat::First };
    assert!(told.contains(&Effect::Moved { piece: rook, from: cell("h1"), to: cell("f1") }), "{told:?}");
}

#[test]
fn rights_end_when_king_or_rook_move_or_the_rook_is_taken() {
    let board = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let rights = |moves: &str| play(board, moves).rights();
    assert_eq!(rights("Ke2"), "kq");
    assert_eq!(rights("Rb1"), "Kkq");
    assert_eq!(rights("Rxa8"), "Kk");
    assert_eq!(rights("Rxh8"), "Qq");
    assert_eq!(rights("Ra2 Ra7 Ra1 Ra8 Rh2"), "k");
}

#[test]
fn a_rook_that_returns_or_another_one_does_not_castle() {
    let chess = play(at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "Rg1 Ra7 Rh1 Ra8");
    assert!(!targets(&chess, "e1").contains(&"g1".to_owned()));
    assert!(targets(&chess, "e1").contains(&"c1".to_owned()));
}

#[test]
fn en_passant_lasts_for_one_move() {
    let chess = play(at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d5");
    assert_eq!(chess.write_position(), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    assert_eq!(targets(&chess, "e5"), ["d6", "e6"]);
    let told = effects(chess, "exd6");
    let victim = Piece { kind: Kind::Pawn, seat: Seat::Second };
    assert!(told.contains(&Effect::Taken { piece: victim, at: cell("d5") }), "{told:?}");
    assert_eq!(play(chess, "exd6").write_position(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
    assert_eq!(targets(&play(chess, "Ke2 Ke7"), "e5"), ["e6"]);
}

#[test]
fn the_passed_square_is_written_after_every_double_step() {
    assert!(play(Chess::array(), "e4").write_position().ends_with(" b KQkq e3 0 1"));
    assert!(play(Chess::array(), "e4 a5").write_position().ends_with(" w KQkq a6 0 2"));
}

#[test]
fn en_passant_may_answer_a_check_by_the_pawn_that_passed() {
    let chess = at("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1");
    assert!(chess.in_check(Seat::Second));
    assert_eq!(targets(&chess, "e4"), ["d3"], "e4e3 would leave the check");
}

#[test]
fn a_double_check_is_answered_by_the_king_alone() {
    let chess = at("4k3/8/5N2/8/8/8/7p/K3R2q b - - 0 1");
    assert!(chess.in_check(Seat::Second));
    let moves = chess.legal_moves(Seat::Second).into_iter();
    let mut movers: Vec<_> = moves.map(|mv| chess.cell_name(mv.from)).collect();
    movers.dedup();
    assert_eq!(movers, ["e8"]);
}

#[test]
fn promotion_also_by_capture_and_to_each_kind() {
    let chess = at("1n2k3/P7/8/8/8/8/7p/4K3 w - - 0 1");
    let moves = chess.legal_moves(Seat::First).into_iter();
    let mut texts: Vec<_> = moves.map(|mv| chess.write_move(mv)).collect();
    texts.retain(|text| text.starts_with("a7"));
    texts.sort();
    assert_eq!(texts, ["a7a8b", "a7a8n", "a7a8q", "a7a8r", "a7b8b", "a7b8n", "a7b8q", "a7b8r"]);
    let told = effects(chess, "a7b8n");
    assert_eq!(told.last(), Some(&Effect::Promoted { at: cell("b8"), to: Kind::Knight }));
    assert_eq!(play(chess, "axb8=N").piece_at(cell("b8")).map(|piece| piece.kind), Some(Kind::Knight));
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
