//! Turns, checks, denial and draws in Crazy chess, by the numbers of crazy.md B34 to B40, and the text.

use super::help::{crazy, end, is_legal, legal, play};
use crate::dice::Dice;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::outcome::EndKind;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::Setup;

#[test]
fn rule_b34_denial_undoes_the_reactions_and_the_end_of_the_turn() {
    let start = "4k2r/8/8/2p1p3/2bqR3/8/3Q4/4K3 w k - 7 9";
    let mut game = crazy(start);
    play(&mut game, "d2d4").expect("a chain");
    play(&mut game, "b:deny").expect("Black holds the right");
    let fields: Vec<_> = game.position().split(' ').take(6).map(str::to_owned).collect();
    assert_eq!(fields.join(" "), start);
}

/// A queen in the stack that the king stands in takes all around her: a revenge beside it removes the rook below, and the
/// king falls to the revenge of another queen.
#[test]
fn rule_b35_a_queen_in_the_kings_own_stack_gives_check_by_her_all_round_capture() {
    let game = crazy("8/8/8/8/2Q5/3[RqK]4/8/7k w - - 0 9");
    assert_eq!(game.view().check, [Seat::First]);
    assert!(!legal(&game, "").is_empty());
    for position in [
        "8/8/8/8/2Q5/3[RqK]4/8/7k b - - 0 9",
        "8/8/8/8/8/3k4/7[rq]/1[rKqQQ][rQP]5 b - - 0 9",
        "7k/5Q2/8/7[RqK]/6[rQP]1/4[RQ]3/8/8 b - - 0 9",
    ] {
        let mut setup = Setup::parse("crazy", []).expect("no options");
        setup.position = Some(position.to_owned());
        assert!(AnyGame::new(&setup).is_err(), "{position}: who has moved is in check");
    }
    assert!(!is_legal("8/3p4/7k/1p3r1P/5[RNP]2/bp6/3[rqK]4/3Q4 w - - 9 50", "d1e1"));
    // Into a rook that holds an enemy queen.
    let risen = "6[rq]1/8/1[rPbqb'1]2[RPb'1P]3/4k3/p2[RqpPn]4/4[RQ]3/[RrPb'1K]1P5/1N6 b - d2:c2 15 47";
    for mv in ["e5d4^e3^", "e5e4e3^", "e5f4e3^"] {
        assert!(!is_legal(risen, mv), "{mv}");
    }
}

/// A chance game to a move that leaves no reply and can still be denied.
fn pending_end(dice: &mut Dice, position: &str) -> Option<AnyGame> {
    let mut game = crazy(position);
    for _ in 0..30 {
        let seat = game.to_act().mover()?;
        let moves = game.legal(seat);
        let mv = dice.pick(&moves).exact.clone();
        game.try_text(seat, &mv, 0).expect("legal");
        if game.to_act().iter().any(|(_, asked)| asked == Asked::Denial { ends: true }) {
            return Some(game);
        }
    }
    None
}

#[test]
fn rule_b36_mate_and_stalemate_wait_for_the_holder_of_the_right() {
    let mut dice = Dice::new(36);
    let position = "k7/8/8/2Q5/8/3R4/1Q6/4K2R w - - 0 1";
    let mut mates = 0;
    while mates < 3 {
        let Some(mut game) = pending_end(&mut dice, position) else { continue };
        assert!(game.outcome().is_none());
        let holder = game.to_act().iter().next().expect("asked").0;
        let mut denied = game.clone();
        denied.try_text(holder, "deny", 0).expect("it may be denied");
        game.try_text(holder, "allow", 0).expect("no reply is left");
        let kind = end(&game).expect("the game is over");
        assert!(matches!(kind, EndKind::Checkmate | EndKind::Stalemate));
        mates += u32::from(kind == EndKind::Checkmate);
    }
}

#[test]
fn typed_moves_are_forgiving() {
    for (position, typed, exact) in [
        ("4k3/8/8/8/8/8/5p2/4K3 w - - 0 1", "king e1 f2 e1", "e1f2e1"),
        ("4k3/8/8/8/8/8/5p2/4K3 w - - 0 1", "Ke1xf2-e1", "e1f2e1"),
        ("4k3/8/8/8/2p5/3Q4/8/6K1 w - - 0 1", "Q blast", "d3!"),
        ("4k3/8/8/8/2p5/3Q4/8/6K1 w - - 0 1", "queen d3 all-round", "d3!"),
        ("4k3/8/8/8/8/8/1p6/1N2K3 w - - 0 1", "Nb1c3 takes b2", "b1c3*b2"),
        ("4k3/8/8/8/8/8/1p6/1N2K3 w - - 0 1", "knight b1 to c3 taking b2", "b1c3*b2"),
        ("4k3/8/8/8/8/4n3/3PP3/K7 w - - 0 1", "e2 disguise e3 then d2", "e2~e3,d2~e2"),
        ("4k3/8/8/8/8/4n3/3PP3/K7 w - - 0 1", "E2~E3, D2~E2", "e2~e3,d2~e2"),
        ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "e1f1g2", "e1f1^g2"),
        ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "king e1 into f1 then g2", "e1f1^g2"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O d1", "e1c1d1^"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "castle long into d1", "e1c1d1^"),
        ("r3k3/8/8/8/8/8/R7/6K1 w - - 0 1", "Ra8", "a2a8"),
        ("r3k3/8/8/8/8/8/R7/6K1 w - - 0 1", "rook into a8", "a2a8^"),
        ("", "Nf3", "g1f3"),
        ("", "e4", "e2e4"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", "e4d5"),
        ("4k3/7P/8/8/8/8/8/4K3 w - - 0 1", "h7-h8=Q", "h7h8=q"),
    ] {
        let mut game = crazy(position);
        let seat = game.to_act().mover().expect("somebody");
        let played = game.try_text(seat, typed, 0).unwrap_or_else(|refusal| panic!("{typed}: {refusal}"));
        assert_eq!(played.exact, exact, "{typed}");
    }
}

#[test]
fn every_legal_move_is_read_back_from_its_text_and_from_players_writing() {
    for position in [
        "",
        "r3k2r/p1[rP]1n3/2b1q3/3[RNb]p3/2P1[rB]3/1Q1P4/P2K1PpP/7R w kq - 0 1",
        "4k3/P7/8/8/4n3/3PP3/1PPP4/4K2R w K - 0 1",
        "4k2r/8/3[rPN]4/8/4P3/8/3[RB'1]4/R3K3 b Qk e3:e4 0 12 denial=w denials=1",
    ] {
        let game = crazy(position);
        let seat = game.to_act().mover().expect("somebody");
        for legal in game.legal(seat) {
            for text in [&legal.exact, &legal.san, &legal.exact.to_uppercase()] {
                let mut next = game.clone();
                let played =
                    next.try_text(seat, text, 0).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
                assert_eq!(played.exact, legal.exact, "{text}");
            }
        }
        let mut choices: Vec<_> = game.legal(seat).into_iter().map(|legal| legal.choices).collect();
        let all = choices.len();
        choices.sort();
        choices.dedup();
        assert_eq!(choices.len(), all, "no two moves have the same choices");
    }
}

/// A pawn steps back, so a position comes back after pawn moves too, though they restart the count.
#[test]
fn rule_b39_positions_repeat_by_pawn_moves() {
    let mut game = crazy("4k3/8/8/8/4P3/8/8/R3K3 w - - 0 1");
    for round in 1..5 {
        assert_eq!(game.repetitions(), round);
        play(&mut game, "e4e5 e8d8e8 e5e4 e8d8e8").expect("legal");
    }
    assert_eq!(end(&game), Some(EndKind::Repetition));
}
