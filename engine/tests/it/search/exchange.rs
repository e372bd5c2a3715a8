//! Static exchange evaluation.

use super::help::walk;
use crate::dice::Dice;
use lasermate_engine::action::Action;
use lasermate_engine::notation::Notation;
use lasermate_engine::position::Position;
use lasermate_engine::search::Evaluate;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleRules};
use lasermate_engine::variants::orthodox::Chess;
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayRules};

#[test]
fn a_capture_on_a_guarded_cell_is_worth_what_the_whole_exchange_leaves() {
    for (position, mv, exchange) in [
        ("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", 100),
        ("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5", -225),
        // A capture of equal value cannot lose and is not looked at further: a bishop counts like a knight.
        ("4k3/8/3p4/4n3/8/8/1B6/4K3 w - - 0 1", "b2e5", 320),
        // Rooks behind rooks join in (x-rays).
        ("6k1/3r4/8/3p4/8/3R4/3R4/6K1 w - - 0 1", "d3d5", 100),
        ("3r2k1/3r4/8/3p4/8/3R4/3R4/6K1 w - - 0 1", "d3d5", -400),
        // A king recaptures only where it cannot be captured.
        ("8/3k4/3p4/8/8/3R4/8/3K4 w - - 0 1", "d3d6", -400),
        ("8/3k4/3p4/8/8/3R4/3R4/3K4 w - - 0 1", "d3d6", 100),
        // A promotion that is recaptured.
        ("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7b8q", -100),
        ("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7a8q", 1_350),
    ] {
        let chess = Chess::read_position((), position).expect(position);
        let played = chess.read_move(Seat::First, mv).expect(mv);
        assert_eq!(chess.gain(Seat::First, played).exchange, exchange, "{position} {mv}");
    }
}

/// An exchange nets at most the first capture, and at least that less the capturing piece.
fn stays_within_bounds<S: Evaluate>(rules: <S as Notation>::Rules, games: u64) {
    let (mut captures, mut guarded) = (0, 0);
    for seed in 0..games {
        let mut dice = Dice::new(seed + 1);
        let plies = dice.up_to(70);
        let state: S = walk(rules, &mut dice, plies);
        let Some(seat) = state.to_act().mover() else { continue };
        for mv in state.legal_moves(seat) {
            let gain = state.gain(seat, mv);
            if gain.wins <= 0 {
                continue;
            }
            // Knights and bishops count the same in an exchange.
            const SAME: i32 = 10;
            captures += 1;
            guarded += i32::from(gain.exchange < gain.wins);
            let least = gain.wins - lasermate_engine::search::WIN;
            assert!(
                gain.exchange <= gain.wins + SAME && gain.exchange >= least,
                "{gain:?} {}",
                state.write_position()
            );
        }
    }
    assert!(captures > 100 && guarded > 20, "{captures} captures, {guarded} of them guarded");
}

#[test]
fn an_exchange_stays_within_its_bounds() {
    stays_within_bounds::<Chess>((), 300);
    stays_within_bounds::<BlackHoles>(HoleRules::default(), 300);
    stays_within_bounds::<ThreeWay>(ThreeWayRules::default(), 300);
}

#[test]
fn a_quiet_move_risks_what_can_be_taken_on_its_cell() {
    for (position, mv, risk) in [
        ("4k3/8/3p4/8/8/8/3N4/4K3 w - - 0 1", "d2e4", 0),
        ("4k3/8/3p4/8/3P4/8/8/1N2K3 w - - 0 1", "b1c3", 0),
        // A pawn takes the knight; behind a guard it costs the pawn.
        ("4k3/8/3p4/8/8/3N4/8/4K3 w - - 0 1", "d3e5", 325),
        ("4k3/8/3p4/8/5P2/3N4/8/4K3 w - - 0 1", "d3e5", 225),
        // The king is never left where it can be taken.
        ("4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "e1f1", 0),
    ] {
        let chess = Chess::read_position((), position).expect(position);
        let played = chess.read_move(Seat::First, mv).expect(mv);
        assert_eq!(chess.risk(Seat::First, played), risk, "{position} {mv}");
    }
}

#[test]
fn a_move_gives_check_as_its_cells_tell() {
    let (mut checks, mut moves) = (0, 0);
    for seed in 0..400 {
        let mut dice = Dice::new(seed + 1);
        let plies = dice.up_to(90);
        let chess: Chess = walk((), &mut dice, plies);
        let Some(seat) = chess.to_act().mover() else { continue };
        for mv in chess.legal_moves(seat) {
            let mut after = chess;
            after.play(seat, Action::Move(mv), 0, &mut ());
            let text = chess.write_move(mv);
            // What castling's rook does, and whom a pawn takes in passing, the cells do not tell.
            let castles = chess.kind_moved(mv) == 5 && chess.length(mv) == 2;
            let passes = chess.kind_moved(mv) == 0 && chess.passed() == Some(mv.to);
            if castles || passes {
                continue;
            }
            assert_eq!(
                chess.checks(seat, mv),
                after.in_check(seat.other()),
                "{} {text}",
                chess.write_position()
            );
            checks += u32::from(chess.checks(seat, mv));
            moves += 1;
        }
    }
    assert!(moves > 3_000 && checks > 100, "{checks} of {moves}");
}
