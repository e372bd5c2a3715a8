//! Ends of Crazy chess that wait (crazy.md B36), and its moves as text.

use super::help::{crazy, end};
use crate::dice::Dice;
use lasermate_engine::action::Asked;
use lasermate_engine::any::AnyGame;
use lasermate_engine::outcome::EndKind;

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
