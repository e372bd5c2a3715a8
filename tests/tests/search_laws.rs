//! The search finds what plain minimax finds, whatever it leaves out; remembers nothing that changes it; answers the same
//! twice; and keeps to its budget.

mod search_help;

use std::cell::Cell;

use lasermate_engine::any::AnyGame;
use lasermate_engine::notation::Notation;
use lasermate_engine::overlay::denial::{Denial, DenialRules};
use lasermate_engine::overlay::lasers::{LaserRules, Lasers, LetsBilli, Mode};
use lasermate_engine::overlay::realtime::RealtimeRules;
use lasermate_engine::preset::{Preset, Setup};
use lasermate_engine::rules::black_holes::{BlackHoles, HoleRules};
use lasermate_engine::rules::crazy::{Crazy, CrazyRules};
use lasermate_engine::rules::orthodox::Chess;
use lasermate_engine::rules::three_way::{ThreeWay, ThreeWayRules};
use lasermate_engine::search::{Insight, Level, Limits, Memory, Moment, Tuning, search};
use lasermate_engine::seat::Seat;
use search_help::{Dice, minimax, walk};

/// How a search is told to go about it, and what it finds a position worth to a seat.
fn value<S: Insight>(state: &S, seat: Seat, depth: u8, tuning: Tuning) -> Option<i32> {
    let mut memory = Memory::new(1 << 20);
    let found = search(state, seat, &[], (Limits::depth(depth), tuning), &mut memory, &mut |_| {});
    found.map(|found| found.value)
}

/// Compares the search with plain minimax on chance positions, and with itself when it remembers positions.
fn agrees<S: Insight>(rules: <S as Notation>::Rules, positions: u64, deepest: u8) {
    for seed in 0..positions {
        let mut dice = Dice::new(seed + 1);
        let plies = dice.below(70);
        let state: S = walk(rules, &mut dice, plies);
        for seat in Seat::ALL.into_iter().take(S::SIDES.len()) {
            for depth in 1..=deepest {
                let plain = minimax(&state, seat, u32::from(depth), 0);
                let pruned = value(&state, seat, depth, Tuning::EXACT);
                assert_eq!(pruned, Some(plain), "pruned, depth {depth}: {}", state.write_position());
            }
            let remembering = Tuning { memory: true, ..Tuning::EXACT };
            let exact = value(&state, seat, deepest + 1, Tuning::EXACT);
            let remembered = value(&state, seat, deepest + 1, remembering);
            assert_eq!(remembered, exact, "remembered: {}", state.write_position());
            let quiet = Tuning { quiescence: true, ..Tuning::EXACT };
            let exact = value(&state, seat, deepest, quiet);
            let remembered = value(&state, seat, deepest, Tuning { memory: true, ..quiet });
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
    agrees::<Crazy>(CrazyRules::default(), 5, 1);
    agrees::<Denial<Crazy>>((DENIAL, CrazyRules::default()), 5, 1);
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
    agrees::<Moment<Chess>>((RealtimeRules::USUAL, ()), 15, 2);
    agrees::<Moment<Lasers<Chess>>>((RealtimeRules::USUAL, LaserRules::default()), 8, 2);
}

/// A game some chance moves from its start.
fn game(preset: &'static Preset, seed: u64) -> AnyGame {
    let mut game = AnyGame::new(&Setup::new(preset)).expect(preset.name);
    let mut dice = Dice::new(seed);
    let mut at = 0;
    for _ in 0..dice.below(40) {
        at = game.next_event().unwrap_or(at).max(at) + 1_000;
        game.advance(at);
        let Some((seat, _)) = game.to_act().iter().next() else { continue };
        let legal = game.legal(seat);
        if let Some(legal) = legal.get(dice.below(legal.len())) {
            game.try_text(seat, &legal.exact, at).expect(&legal.exact);
        }
    }
    game
}

#[test]
fn the_same_position_level_and_seed_give_the_same_action() {
    for preset in Preset::all() {
        for seed in 1..4 {
            let game = game(preset, seed);
            let level = Level::new(5).expect("a level");
            let think = |seat, memory: &mut Memory| game.think_at(seat, (level, seed), &|| false, memory);
            for seat in Seat::ALL.into_iter().take(game.sides().len()) {
                let mut used = Memory::new(1 << 20);
                let first = think(seat, &mut Memory::new(1 << 20));
                let _ = think(seat, &mut used);
                assert_eq!(think(seat, &mut used), first, "{} {}", preset.name, game.position());
            }
        }
    }
}

#[test]
fn what_it_does_is_legal() {
    for preset in Preset::all() {
        for seed in 10..20 {
            let game = game(preset, seed);
            for (seat, _) in game.to_act().iter() {
                let level = Level::new(1 + seed as u8 % 4).expect("a level");
                let mut memory = Memory::new(1 << 20);
                let thought = game.think_at(seat, (level, seed), &|| false, &mut memory);
                if let Some(action) = thought.and_then(|thought| thought.action) {
                    assert!(game.may(seat, &action).is_ok(), "{} {action} {}", preset.name, game.position());
                }
            }
        }
    }
}

#[test]
fn the_budget_of_positions_is_kept() {
    for preset in Preset::all() {
        let game = game(preset, 3);
        let Some((seat, _)) = game.to_act().iter().next() else { continue };
        let mut memory = Memory::new(1 << 20);
        let most = 30_000;
        let how = (Limits::nodes(most), Tuning::PLAY);
        let thought = game.think(seat, how, &mut memory, &mut |_| {}).expect(preset.name);
        assert!(thought.nodes <= most + 1, "{}: {} positions", preset.name, thought.nodes);
    }
}

#[test]
fn a_search_stops_when_it_is_told_to() {
    for preset in Preset::all() {
        let game = game(preset, 5);
        let Some((seat, _)) = game.to_act().iter().next() else { continue };
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 3
        };
        let limits = Limits { nodes: u64::MAX, depth: 60, stop: &stop };
        let mut memory = Memory::new(1 << 20);
        let thought = game.think(seat, (limits, Tuning::PLAY), &mut memory, &mut |_| {}).expect(preset.name);
        assert!(!thought.line.is_empty(), "{}", preset.name);
        assert!(thought.nodes < 200_000, "{}: {} positions after it was told", preset.name, thought.nodes);
    }
}
