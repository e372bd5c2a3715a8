//! Laws of orthodox chess, on positions reached by chance and on moves made of any bytes.

use lasermate_engine::action::Action;
use lasermate_engine::board::Cell;
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::piece::Kind;
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::orthodox::{Chess, ChessMove};
use proptest::prelude::*;

fn legal(chess: &Chess) -> Vec<ChessMove> {
    let mut moves = chess.legal_moves(chess.turn()).to_vec();
    moves.sort();
    moves
}

/// Positions of games played by these choices, from the array or from a board full of tactics.
fn reached() -> impl Strategy<Value = Chess> {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "4k3/P1P5/8/8/5pP1/8/2p5/R3K2R b KQ g3 0 1",
    ];
    let start = prop::sample::select(starts.to_vec());
    (start, prop::collection::vec(any::<prop::sample::Index>(), 0..80), any::<bool>()).prop_map(
        |(start, choices, kingless)| {
            let mut chess = Chess::read_position((), start).expect(start);
            if kingless {
                chess.dethrone();
            }
            for choice in choices {
                let moves = legal(&chess);
                if moves.is_empty() {
                    break;
                }
                let mv = moves[choice.index(moves.len())];
                chess.play(chess.turn(), Action::Move(mv), 0, &mut ());
            }
            chess
        },
    )
}

fn any_move() -> impl Strategy<Value = ChessMove> {
    let kinds = prop::option::of(prop::sample::select(Kind::CHESS.to_vec()));
    (any::<u8>(), any::<u8>(), kinds).prop_map(|(from, to, promotion)| ChessMove {
        from: Cell(from),
        to: Cell(to),
        promotion,
    })
}

/// Everything that may be asked of a position answers.
fn ask_everything(chess: &Chess) {
    let _ = (chess.to_act(), chess.outcome(), chess.view(), chess.key(), chess.write_position());
    for seat in Seat::ALL {
        let _ = (chess.in_check(seat), chess.has_move(seat), chess.army(seat));
        let mut moves = MoveList::new();
        chess.moves_as(seat, &mut moves);
        for mv in moves {
            let _ = (chess.san(seat, mv), chess.judge(seat, Action::Move(mv)));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn positions_read_back_as_written(chess in reached()) {
        if !chess.kingless() {
            prop_assert_eq!(Chess::read_position((), &chess.write_position()), Ok(chess));
        }
    }

    #[test]
    fn legal_moves_read_back_from_exact_text_and_from_san(chess in reached()) {
        for mv in legal(&chess) {
            let (exact, san) = (chess.write_move(mv), chess.san(chess.turn(), mv));
            for text in [exact.clone(), exact.to_uppercase(), san.clone()] {
                prop_assert_eq!(chess.read_move(chess.turn(), &text), Ok(mv), "{} {}", chess.write_position(), text);
            }
            // In small letters `bc4` may be the pawn's: everything else stays the same.
            if !san.starts_with('B') {
                prop_assert_eq!(chess.read_move(chess.turn(), &san.to_lowercase()), Ok(mv), "{}", san);
            }
        }
    }

    #[test]
    fn moves_are_ordered_as_their_texts(a in any_move(), b in any_move()) {
        let on_board = |mv: ChessMove| ChessMove { from: Cell(mv.from.0 % 64), to: Cell(mv.to.0 % 64), ..mv };
        let (a, b) = (on_board(a), on_board(b));
        let chess = Chess::array();
        prop_assert_eq!(a.cmp(&b), chess.write_move(a).cmp(&chess.write_move(b)));
    }

    #[test]
    fn judge_allows_exactly_the_moves(chess in reached()) {
        let moves = legal(&chess);
        let promotions = [None].into_iter().chain(Kind::ALL.map(Some));
        for promotion in promotions {
            for from in 0..66 {
                for to in 0..66 {
                    let mv = ChessMove { from: Cell(from), to: Cell(to), promotion };
                    let allowed = chess.judge(chess.turn(), Action::Move(mv)).is_ok();
                    let listed = moves.binary_search(&mv).is_ok();
                    prop_assert_eq!(allowed, listed, "{} {:?}", chess.write_position(), mv);
                }
            }
        }
    }

    #[test]
    fn no_legal_move_leaves_the_own_king_attacked(chess in reached()) {
        for mv in legal(&chess) {
            let mut after = chess;
            after.play(chess.turn(), Action::Move(mv), 0, &mut ());
            prop_assert!(!after.in_check(chess.turn()), "{} {:?}", chess.write_position(), mv);
            prop_assert_eq!(after.turn(), chess.turn().other());
        }
    }

    #[test]
    fn effects_tell_the_whole_change(chess in reached()) {
        for mv in legal(&chess) {
            let (mut silent, mut told, mut effects) = (chess, chess, Vec::new());
            silent.play(chess.turn(), Action::Move(mv), 0, &mut ());
            told.play(chess.turn(), Action::Move(mv), 0, &mut Recording(&mut effects));
            prop_assert_eq!(silent, told);
            let mut board: Vec<_> = (0..64).map(|cell| chess.piece_at(Cell(cell))).collect();
            for effect in &effects {
                match *effect {
                    Effect::Taken { piece, at } => prop_assert_eq!(board[at.index()].take(), Some(piece)),
                    Effect::Moved { piece, from, to } => {
                        prop_assert_eq!(board[from.index()].take(), Some(piece));
                        prop_assert_eq!(board[to.index()].replace(piece), None);
                    }
                    Effect::Promoted { at, to } => {
                        let piece = board[at.index()].as_mut().expect("a pawn is there");
                        piece.kind = to;
                    }
                    Effect::Check { seat } => prop_assert!(told.in_check(seat)),
                    Effect::Ended { kind } => {
                        prop_assert_eq!(told.outcome().map(|outcome| outcome.kind), Some(kind));
                    }
                    ref other => prop_assert!(false, "{other:?}"),
                }
            }
            let after: Vec<_> = (0..64).map(|cell| told.piece_at(Cell(cell))).collect();
            prop_assert_eq!(board, after);
        }
    }

    #[test]
    fn illegal_moves_leave_a_sound_position(chess in reached(), moves in prop::collection::vec(any_move(), 1..12)) {
        let mut chess = chess;
        for mv in moves {
            let before = chess.occupied().count_ones();
            let seat = chess.turn();
            chess.play(seat, Action::Move(mv), 0, &mut Recording(&mut Vec::new()));
            prop_assert!(chess.occupied().count_ones() <= before);
            ask_everything(&chess);
        }
    }

    #[test]
    fn nothing_typed_is_a_panic(chess in reached(), text in "\\PC{0,12}", near in "[a-hKQRBNkqrn0oO1-9x=+#!?. -]{0,9}") {
        for text in [text, near] {
            for seat in Seat::ALL {
                if let Ok(mv) = chess.read_move(seat, &text) {
                    let _ = chess.judge(seat, Action::Move(mv));
                }
            }
            let _ = Chess::read_position((), &text);
        }
    }

    #[test]
    fn nothing_put_into_a_position_is_a_panic(chess in reached(), at in any::<prop::sample::Index>(), with in "[a-hA-Z0-9/ w-]{0,3}") {
        let mut text = chess.write_position();
        let at = at.index(text.len());
        text.replace_range(at..=at, &with);
        if let Ok(read) = Chess::read_position((), &text) {
            prop_assert_eq!(Chess::read_position((), &read.write_position()), Ok(read));
            ask_everything(&read);
        }
    }
}

fn after(moves: &str) -> Chess {
    let mut chess = Chess::array();
    for text in moves.split_whitespace() {
        let mv = chess.read_move(chess.turn(), text).expect(text);
        assert_eq!(chess.judge(chess.turn(), Action::Move(mv)), Ok(()), "{text}");
        chess.play(chess.turn(), Action::Move(mv), 0, &mut ());
    }
    chess
}

#[test]
fn transpositions_have_one_key() {
    assert_eq!(after("Nf3 Nf6 Nc3 Nc6").key(), after("Nc3 Nc6 Nf3 Nf6").key());
    assert_eq!(after("Nf3 Nf6 Ng1 Ng8").key(), Chess::array().key());
    assert_eq!(after("d4 d5 c4 e6").key(), after("c4 e6 d4 d5").key(), "no passed pawn can be taken");
}

#[test]
fn the_key_tells_turn_rights_and_pieces_apart() {
    let array = Chess::array().key();
    assert_ne!(after("Nf3 Nf6 Rg1 Ng8 Rh1 Nf6 Ng1 Ng8").key(), array, "castling rights are gone");
    assert_ne!(after("e3 e6 e4").key(), after("e4 e6").key(), "the other side is to move");
    assert_ne!(after("e4 e5").key(), after("e3 e5").key());
}

#[test]
fn the_key_counts_the_passed_square_only_where_a_capture_is_legal() {
    let key = |fen: &str| Chess::read_position((), fen).expect(fen).key();
    let board = "4k3/8/8/8/3pP3/8/8/4K3";
    assert_ne!(key(&format!("{board} b - e3 0 1")), key(&format!("{board} b - - 0 1")));
    let nobody_there = "4k3/8/8/8/4P3/3p4/8/4K3";
    assert_eq!(key(&format!("{nobody_there} b - e3 0 1")), key(&format!("{nobody_there} b - - 0 1")));
    // The taker is pinned, and along the row both pawns would leave at once.
    for pinned in ["3k4/8/8/8/3pP3/8/8/3RK3", "8/8/8/8/R2pP2k/8/8/4K3"] {
        assert_eq!(key(&format!("{pinned} b - e3 0 1")), key(&format!("{pinned} b - - 0 1")), "{pinned}");
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Chess>() <= 64, "{} bytes", size_of::<Chess>());
    assert!(size_of::<ChessMove>() <= 4, "{} bytes", size_of::<ChessMove>());
}
