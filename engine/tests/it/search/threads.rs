//! Several threads find what one finds, keep the limits, and stop when asked to.

use super::help::{minimax, walk};
use crate::dice::Dice;
use lasermate_engine::any::AnyGame;
use lasermate_engine::notation::Notation;
use lasermate_engine::overlays::lasers::{LaserRules, Lasers};
use lasermate_engine::search::{Evaluate, Limits, TranspositionTable, Tuning, search};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::black_holes::{BlackHoles, HoleRules};
use lasermate_engine::variants::crazy::{Crazy, CrazyRules};
use lasermate_engine::variants::orthodox::Chess;
use lasermate_engine::variants::three_way::{ThreeWay, ThreeWayRules};
use lasermate_engine::variants::{Preset, Setup};

/// Compares three threads with plain minimax on random positions.
fn agree<S: Evaluate>(rules: <S as Notation>::Rules, positions: u64, deepest: u8) {
    for seed in 0..positions {
        let mut dice = Dice::new(seed + 100);
        let plies = dice.up_to(70);
        let state: S = walk(rules, &mut dice, plies);
        for seat in Seat::ALL.into_iter().take(S::SIDES.len()) {
            let mut memory = TranspositionTable::new(1 << 14);
            for depth in 1..=deepest {
                let tuning = Tuning { use_tt: true, ..Tuning::EXACT };
                let limits = Limits { threads: 3, ..Limits::depth(depth) };
                let found = search(&state, seat, &[], (limits, tuning), &mut memory, &mut |_| {});
                let plain = minimax(&state, seat, u32::from(depth), 0);
                let position = state.write_position();
                assert_eq!(found.map(|found| found.value), Some(plain), "depth {depth}: {position}");
            }
        }
    }
}

#[test]
fn threads_that_share_a_table_find_what_plain_minimax_finds() {
    agree::<Chess>((), 6, 3);
    agree::<Lasers<Chess>>(LaserRules::default(), 6, 3);
    agree::<BlackHoles>(HoleRules::default(), 6, 3);
    agree::<Crazy>(CrazyRules::default(), 6, 2);
    agree::<ThreeWay>(ThreeWayRules::default(), 4, 2);
}

#[test]
fn threads_share_the_positions_that_may_be_searched() {
    let most = 60_000;
    for preset in Preset::all() {
        let game = AnyGame::new(&Setup::new(preset)).expect(preset.name);
        let Some((seat, _)) = game.to_act().iter().next() else { continue };
        let mut memory = TranspositionTable::new(1 << 20);
        let limits = Limits { threads: 4, ..Limits::nodes(most) };
        let thought = game.think(seat, (limits, Tuning::PLAY), &mut memory, &mut |_| {}).expect(preset.name);
        assert!(thought.nodes <= most + 4, "{}: {} positions", preset.name, thought.nodes);
        let word = thought.line.first().expect(preset.name);
        let to = game.address(word).expect(word);
        assert!(game.clone().try_text(to.seat, to.text, 0).is_ok(), "{}: {word}", preset.name);
    }
}

#[test]
fn threads_end_with_the_search_they_help() {
    let game = AnyGame::new(&Setup::new(&Preset::all()[0])).expect("a usual game");
    let (seat, _) = game.to_act().iter().next().expect("somebody begins");
    let mut memory = TranspositionTable::new(1 << 20);
    // Without a limit they would search for years, and so would this test.
    let limits = Limits { threads: 4, stop: &|| true, ..Limits::nodes(u64::MAX) };
    let thought = game.think(seat, (limits, Tuning::PLAY), &mut memory, &mut |_| {});
    assert!(thought.is_some_and(|thought| !thought.line.is_empty()));
}
