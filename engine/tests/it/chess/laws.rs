//! Laws of orthodox chess, on positions reached by chance and on moves made of any bytes.

use std::collections::BTreeMap;

use crate::laws::{Lawful, judged_as_listed, legal, own_king_is_safe, state_laws};
use lasermate_engine::action::Action;
use lasermate_engine::board::Cell;
use lasermate_engine::moves::MoveList;
use lasermate_engine::notation::Notation;
use lasermate_engine::overlays::lasers::UnderBeams;
use lasermate_engine::piece::{Kind, Piece};
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::orthodox::{Chess, ChessMove};
use proptest::prelude::*;

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
                let moves = legal(&chess, chess.turn());
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

impl Lawful for Chess {
    const LIKE_PAWNS: &'static [char] = &['B'];

    fn chosen(&self) {}

    fn mover(&self) -> Seat {
        self.turn()
    }

    fn pieces(&self) -> BTreeMap<Cell, Piece> {
        self.all_pieces().collect()
    }

    fn checked(&self, seat: Seat) -> bool {
        self.in_check(seat)
    }

    fn on_board(mv: ChessMove) -> Option<ChessMove> {
        Some(ChessMove { from: Cell(mv.from.0 % 64), to: Cell(mv.to.0 % 64), ..mv })
    }

    fn ask(&self, seat: Seat) {
        let _ = (self.in_check(seat), self.has_move(seat), self.army(seat));
        let mut moves = MoveList::new();
        self.moves_as(seat, &mut moves);
        for mv in moves {
            let _ = (self.san(seat, mv), self.judge(seat, Action::Move(mv)));
        }
    }

    /// Without kings it is a part of a laser game.
    fn is_written_whole(&self) -> bool {
        !self.kingless()
    }
}

state_laws!(Chess, cases: 400, reached: reached(), any_move: any_move(), letters: "a-hKQRBN");

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_legal_move_leaves_the_own_king_attacked(chess in reached()) {
        own_king_is_safe(&chess)?;
    }

    #[test]
    fn judge_allows_exactly_the_moves(chess in reached()) {
        let promotions = || [None].into_iter().chain(Kind::ALL.map(Some));
        let cells = (0..66).flat_map(|from| (0..66).map(move |to| (Cell(from), Cell(to))));
        let tried = cells.flat_map(|(from, to)| {
            promotions().map(move |promotion| ChessMove { from, to, promotion })
        });
        judged_as_listed(&chess, tried)?;
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
