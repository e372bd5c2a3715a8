//! Laws of Crazy chess on chance positions full of stacks and along chance games.

use super::help::{crazy, table};
use crate::dice::Dice;
use crate::oracle::crazy::chance;
use lasermate_engine::action::Action;
use lasermate_engine::effect::{Effect, Recording};
use lasermate_engine::notation::Notation;
use lasermate_engine::overlays::denial::{Denial, DenialRules};
use lasermate_engine::perft::perft;
use lasermate_engine::position::Position;
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::crazy::{Crazy, CrazyEffect, CrazyRules, Place};
use proptest::prelude::*;

/// A chance position with a move of it.
fn position_and_move(seed: u64) -> Option<(Crazy, lasermate_engine::variants::crazy::CrazyMove)> {
    let mut dice = Dice::new(seed);
    let board = chance::position(&mut dice);
    let crazy = Crazy::read_position(CrazyRules::default(), &board.text()).ok()?;
    let moves = crazy.legal_moves(crazy.turn()).to_vec();
    if moves.is_empty() {
        return None;
    }
    // Captures by preference, which is where things happen.
    let loud: Vec<_> = moves
        .iter()
        .copied()
        .filter(|mv| {
            let mut effects = Vec::new();
            let mut next = crazy;
            next.play(crazy.turn(), Action::Move(*mv), 0, &mut Recording(&mut effects));
            effects.iter().any(|effect| matches!(effect, Effect::Taken { .. }))
        })
        .collect();
    let from = if loud.is_empty() { &moves } else { &loud };
    let mv = *dice.pick(from);
    Some((crazy, mv))
}

/// Every piece by kind and side, pawns and what they become as one: how many there are.
fn army(crazy: &Crazy) -> [usize; 2] {
    let mut count = [0; 2];
    for cell in 0..64 {
        for level in 0..crazy.height(cell) {
            let place = Place { cell, level: level as u8 };
            let (piece, _) = crazy.piece_at(place).expect("a piece at each level");
            count[piece.seat.index()] += 1;
        }
    }
    count
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn pieces_are_only_taken_moved_or_risen_once(seed in any::<u64>()) {
        let Some((before, mv)) = position_and_move(seed) else { return Ok(()) };
        let mut effects = Vec::new();
        let mut after = before;
        after.play(before.turn(), Action::Move(mv), 0, &mut Recording(&mut effects));
        let mut left = army(&before);
        let mut risen = 0;
        for effect in &effects {
            match *effect {
                Effect::Taken { piece, .. } | Effect::Crazy(CrazyEffect::Vanished { piece, .. }) => left[piece.seat.index()] -= 1,
                Effect::Crazy(CrazyEffect::Risen { piece, .. }) => {
                    left[piece.seat.index()] += 1;
                    risen += 1;
                }
                _ => {}
            }
        }
        prop_assert_eq!(left, army(&after), "{} {}", before.write_position(), before.write_move(mv));
        prop_assert!(risen <= 32);
    }

    #[test]
    fn stacks_stand_on_rooks_and_no_legal_move_leaves_the_own_king_in_check(seed in any::<u64>()) {
        let Some((before, _)) = position_and_move(seed) else { return Ok(()) };
        let mover = before.turn();
        let moves = before.legal_moves(mover).to_vec();
        for mv in moves {
            let mut after = before;
            after.play(mover, Action::Move(mv), 0, &mut ());
            prop_assert!(!after.in_check(mover));
            for cell in 0..64 {
                let bottom = after.piece_at(Place::bottom(cell));
                if after.height(cell) > 1 {
                    prop_assert!(bottom.is_some_and(|(piece, _)| piece.kind == lasermate_engine::piece::Kind::Rook));
                }
            }
            // What is written is read, and is the same position.
            let text = after.write_position();
            let again = Crazy::read_position(CrazyRules::default(), &text);
            prop_assert_eq!(again, Ok(after), "{}", text);
        }
    }

    #[test]
    fn a_denial_restores_the_whole_position(seed in any::<u64>()) {
        let Some((before, _)) = position_and_move(seed) else { return Ok(()) };
        let rules = (DenialRules::HARD, CrazyRules::default());
        let holder = if before.turn() == Seat::First { "" } else { " denial=w" };
        let text = before.write_position() + holder;
        let start = Denial::<Crazy>::read_position(rules, &text).expect("the same fields");
        let mover = before.turn();
        let moves = start.legal_moves(mover).to_vec();
        for mv in moves {
            let mut state = start;
            state.play(mover, Action::Move(mv), 0, &mut ());
            if state.judge(mover.other(), Action::Deny).is_ok() {
                state.play(mover.other(), Action::Deny, 0, &mut ());
                prop_assert!(*state.base() == before || state.base().outcome().is_some());
                prop_assert_eq!(state.base().write_position(), before.write_position());
                prop_assert_eq!(state.denied(), Some(mv));
                prop_assert_eq!(state.holder(), mover);
            }
        }
    }

    #[test]
    fn hostile_move_texts_are_refused_without_a_panic(text in "[a-hKQRBNPkqrbn1-8:^*!~,=x> -]{0,24}") {
        let game = crazy("r3k2r/p1[rP]1n3/2b5/3[RNb]p3/2P1[rB]3/1Q1P4/P4PpP/R3K3 w Qkq - 0 1");
        let mut next = game.clone();
        if next.try_text(Seat::First, &text, 0).is_err() {
            prop_assert_eq!(next.position(), game.position());
        }
    }

    #[test]
    fn hostile_positions_are_refused_without_a_panic(board in r"[\[\]KQRBNPkqrbn'1-8/]{0,60}") {
        let _ = Crazy::read_position(CrazyRules::default(), &format!("{board} w - - 0 1"));
        let _ = Crazy::read_position(CrazyRules::default(), &format!("4k3/8/8/8/8/8/8/4K3 w {board} - 0 1"));
        let _ = Crazy::read_position(CrazyRules::default(), &format!("4k3/8/8/8/8/8/8/4K3 w - {board} 0 1"));
    }
}

#[test]
fn without_a_denial_it_is_leaf_for_leaf_its_base() {
    let rules = (DenialRules::HARD, CrazyRules::default());
    let under = Denial::<Crazy>::start(rules);
    let bare = Crazy::start(CrazyRules::default());
    for depth in 0..4 {
        assert_eq!(perft(&under, depth), perft(&bare, depth));
    }
    assert_eq!(table("denial=off", "").perft(3), crazy("").perft(3));
}
