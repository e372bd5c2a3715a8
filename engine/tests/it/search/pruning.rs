//! Alpha-beta and the transposition table are exact: the search finds the value of plain minimax, in every game and overlay.

use super::help::{minimax, walk};
use crate::dice::Dice;
use lasermate_engine::notation::Notation;
use lasermate_engine::overlays::denial::{Denial, DenialRules};
use lasermate_engine::overlays::lasers::{LaserRules, Lasers, LetsBilli, Mode};
use lasermate_engine::search::{Evaluate, Limits, TranspositionTable, Tuning, search};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleRules};
use lasermate_engine::variants::crazy::{Crazy, CrazyRules};
use lasermate_engine::variants::orthodox::Chess;
use lasermate_engine::variants::realtime::{EventNode, RealtimeRules};
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayRules};

/// The value that a search with some options finds.
fn value<S: Evaluate>(state: &S, seat: Seat, depth: u8, tuning: Tuning) -> Option<i32> {
    let mut memory = TranspositionTable::new(1 << 20);
    let found = search(state, seat, &[], (Limits::depth(depth), tuning), &mut memory, &mut |_| {});
    found.map(|found| found.value)
}

/// Compares the search with plain minimax on random positions, and with itself with a transposition table.
fn agrees<S: Evaluate>(rules: <S as Notation>::Rules, positions: u64, deepest: u8) {
    for seed in 0..positions {
        let mut dice = Dice::new(seed + 1);
        let plies = dice.up_to(70);
        let state: S = walk(rules, &mut dice, plies);
        for seat in Seat::ALL.into_iter().take(S::SIDES.len()) {
            for depth in 1..=deepest {
                let plain = minimax(&state, seat, u32::from(depth), 0);
                let pruned = value(&state, seat, depth, Tuning::EXACT);
                assert_eq!(pruned, Some(plain), "pruned, depth {depth}: {}", state.write_position());
            }
            let remembering = Tuning { use_tt: true, ..Tuning::EXACT };
            let exact = value(&state, seat, deepest + 1, Tuning::EXACT);
            let remembered = value(&state, seat, deepest + 1, remembering);
            assert_eq!(remembered, exact, "remembered: {}", state.write_position());
            let quiet = Tuning { quiescence: true, ..Tuning::EXACT };
            let exact = value(&state, seat, deepest, quiet);
            let remembered = value(&state, seat, deepest, Tuning { use_tt: true, ..quiet });
            assert_eq!(remembered, exact, "remembered, quiet leaves: {}", state.write_position());
        }
    }
}

fn mode_b() -> LaserRules {
    LaserRules { mode: Mode::B, ..LaserRules::default() }
}

fn jokers() -> LaserRules {
    LaserRules { joker: true, lets_billi: LetsBilli::Unilateral, ..mode_b() }
}

const DENIAL: DenialRules =
    DenialRules { soft: false, promo_same_move: false, only_move_deniable: true, draw_after_third: false };

#[test]
fn chess_pruned_equals_unpruned() {
    agrees::<Chess>((), 30, 2);
}

#[test]
fn billichess_pruned_equals_unpruned() {
    agrees::<Lasers<Chess>>(LaserRules::default(), 30, 2);
}

#[test]
fn billi_chess_pruned_equals_unpruned() {
    agrees::<Lasers<Chess>>(mode_b(), 30, 2);
}

#[test]
fn jokers_and_lets_billi_pruned_equal_unpruned() {
    agrees::<Lasers<Chess>>(jokers(), 30, 2);
}

#[test]
fn denial_pruned_equals_unpruned() {
    agrees::<Denial<Chess>>((DENIAL, ()), 20, 2);
}

#[test]
fn denial_with_lasers_pruned_equals_unpruned() {
    agrees::<Denial<Lasers<Chess>>>((DENIAL, mode_b()), 15, 2);
}

#[test]
fn black_holes_pruned_equals_unpruned() {
    agrees::<BlackHoles>(HoleRules::default(), 30, 2);
}

#[test]
fn black_holes_with_denial_pruned_equals_unpruned() {
    agrees::<Denial<BlackHoles>>((DENIAL, HoleRules::default()), 15, 2);
}

#[test]
fn black_holes_with_lasers_pruned_equals_unpruned() {
    agrees::<Lasers<BlackHoles>>(mode_b().over(HoleRules::default()), 15, 2);
}

#[test]
fn crazy_pruned_equals_unpruned() {
    agrees::<Crazy>(CrazyRules::default(), 6, 2);
    agrees::<Denial<Crazy>>((DENIAL, CrazyRules::default()), 5, 2);
}

#[test]
fn three_way_pruned_equals_unpruned() {
    agrees::<ThreeWay>(ThreeWayRules::default(), 12, 2);
}

#[test]
fn three_way_lasers_pruned_equals_unpruned() {
    agrees::<Lasers<ThreeWay>>(LaserRules::<()>::default().over(ThreeWayRules::default()), 8, 2);
}

#[test]
fn moments_without_turns_pruned_equal_unpruned() {
    agrees::<EventNode<Chess>>((RealtimeRules::USUAL, ()), 15, 2);
    agrees::<EventNode<Lasers<Chess>>>((RealtimeRules::USUAL, LaserRules::default()), 8, 2);
}
