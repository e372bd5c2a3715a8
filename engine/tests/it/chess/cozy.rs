//! Orthodox chess agrees with cozy-chess along random games.

use std::collections::BTreeSet;

use crate::dice::Dice;
use cozy_chess::{Board, File, GameStatus, Move, Piece, Square};
use lasermate_engine::action::Action;
use lasermate_engine::notation::Notation;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::position::Position;
use lasermate_engine::variants::orthodox::{Chess, ChessMove};

/// The oracle writes castling as the king taking his rook.
fn plain(board: &Board, mv: Move) -> String {
    let castles = board.colors(board.side_to_move()).has(mv.to);
    let file = if mv.to.file() > mv.from.file() { File::G } else { File::C };
    let to = if castles { Square::new(file, mv.from.rank()) } else { mv.to };
    let promotion = mv.promotion.map_or("", |piece| match piece {
        Piece::Queen => "q",
        Piece::Rook => "r",
        Piece::Bishop => "b",
        _ => "n",
    });
    format!("{}{to}{promotion}", mv.from)
}

fn legal(chess: &Chess) -> Vec<(String, ChessMove)> {
    let moves = chess.legal_moves(chess.turn()).into_iter();
    let mut moves: Vec<_> = moves.map(|mv| (chess.write_move(mv), mv)).collect();
    moves.sort();
    moves
}

fn oracle_moves(board: &Board) -> Vec<(String, Move)> {
    let mut moves = Vec::new();
    board.generate_moves(|batch| {
        moves.extend(batch.into_iter().map(|mv| (plain(board, mv), mv)));
        false
    });
    moves.sort_by(|a, b| a.0.cmp(&b.0));
    moves
}

/// Compares everything that both know of a position; says whether the game goes on.
fn agree(chess: &Chess, board: &Board) -> bool {
    let fen = chess.write_position();
    let mut theirs = board.to_string();
    if board.halfmove_clock() == 100 {
        // The oracle stops counting there.
        let counted = format!(" {} {}", chess.quiet_plies(), chess.move_number());
        theirs = theirs.replace(&format!(" 100 {}", board.fullmove_number()), &counted);
    }
    assert_eq!(fen, theirs);
    assert_eq!(Chess::read_position((), &fen).as_ref(), Ok(chess), "{fen}");
    assert_eq!(chess.in_check(chess.turn()), !board.checkers().is_empty(), "{fen}");

    let outcome = chess.outcome().map(|outcome| outcome.kind);
    let ours: Vec<String> = legal(chess).into_iter().map(|(text, _)| text).collect();
    let theirs: Vec<String> = oracle_moves(board).into_iter().map(|(text, _)| text).collect();
    assert_eq!(ours, theirs, "{fen}");
    assert_eq!(chess.has_legal_move(), !ours.is_empty(), "{fen}");
    if outcome == Some(EndKind::InsufficientMaterial) {
        assert!(chess.to_act().is_nobody(), "{fen}: nobody is asked after the end");
        return false;
    }
    let status = match outcome {
        Some(EndKind::Checkmate) => GameStatus::Won,
        Some(EndKind::Stalemate) => GameStatus::Drawn,
        _ => GameStatus::Ongoing,
    };
    if board.halfmove_clock() < 100 {
        assert_eq!(status, board.status(), "{fen}");
    }
    status == GameStatus::Ongoing
}

fn random_game(dice: &mut Dice, seen: &mut BTreeSet<String>, start: &str, plies: usize) {
    let mut chess = Chess::read_position((), start).expect(start);
    let mut board: Board = start.parse().expect(start);
    for _ in 0..plies {
        let goes_on = agree(&chess, &board);
        seen.insert(chess.write_position());
        if !goes_on {
            return;
        }
        let (moves, theirs) = (legal(&chess), oracle_moves(&board));
        let index = dice.below(moves.len());
        chess.play(chess.turn(), Action::Move(moves[index].1), 0, &mut ());
        board.play_unchecked(theirs[index].1);
    }
}

#[test]
fn random_games_agree_in_moves_checks_ends_and_positions() {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
        "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
        "8/k1P5/8/8/8/8/5p1K/8 w - - 0 1",
    ];
    let mut dice = Dice::new(0x5EED);
    let mut seen = BTreeSet::new();
    for round in 0..8 {
        for start in starts {
            random_game(&mut dice, &mut seen, start, 120 + 20 * round);
        }
    }
    assert!(seen.len() > 5_000, "only {} positions", seen.len());
}

/// Every placing of king, rook or bishop, and pawns around an en passant capture, where pins matter most.
#[test]
fn en_passant_under_every_pin_agrees() {
    let mut tried = 0;
    for king in Square::ALL {
        for rider in Square::ALL {
            for letter in ['r', 'b', 'q'] {
                let mut cells = [[' '; 8]; 8];
                let mut put = |square: Square, letter| {
                    let cell = &mut cells[square.rank() as usize][square.file() as usize];
                    let free = *cell == ' ';
                    *cell = letter;
                    free
                };
                let placed = [
                    put(Square::E5, 'P'),
                    put(Square::D5, 'p'),
                    put(Square::C5, 'P'),
                    put(Square::A8, 'k'),
                    put(king, 'K'),
                    put(rider, letter),
                ];
                if placed.contains(&false)
                    || [Square::D6, Square::D7].iter().any(|s| *s == king || *s == rider)
                {
                    continue;
                }
                let ranks = cells.iter().rev().map(|rank| rank.iter().collect::<String>().replace(' ', "1"));
                let board = ranks.collect::<Vec<_>>().join("/");
                let board = (2..=8).rev().fold(board, |text, n| text.replace(&"1".repeat(n), &n.to_string()));
                let fen = format!("{board} w - d6 0 1");
                // Positions the oracle thinks no game can reach are left out.
                if let (Ok(board), Ok(chess)) = (fen.parse::<Board>(), Chess::read_position((), &fen)) {
                    agree(&chess, &board);
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 5_000, "only {tried} positions");
}
