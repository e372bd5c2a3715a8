//! How much sooner two threads reach a depth than one, game by game, as a Markdown table.
//!
//! Run: `cargo run --release -p lasermate-engine --example bench_threads`
//!
//! The same positions are searched by one thread and by two, in turn, so that other work on the machine disturbs both alike.

#![expect(clippy::print_stdout, reason = "the table is what this program is for")]

use std::time::{Duration, Instant};

use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Limits, TranspositionTable, Tuning};
use lasermate_engine::seat::Seat;
use lasermate_engine::variants::{Preset, Setup};

/// Games, and how deep each is searched.
const ROWS: [(&str, u8); 5] =
    [("chess", 15), ("billichess", 11), ("denial", 13), ("black-holes", 13), ("crazy", 8)];
const POSITIONS: u64 = 12;
/// Moves of the computer that lead to each, after chance ones.
const PLIES: u64 = 16;

/// A position that a game of weak players leads to.
fn position(preset: &'static Preset, number: u64) -> AnyGame {
    let mut game = AnyGame::new(&Setup::new(preset)).expect(preset.name);
    let mut memory = TranspositionTable::new(1 << 20);
    for ply in 0..PLIES {
        let Some((seat, _)) = game.to_act().iter().next() else { break };
        let tuning = Tuning { noise: 60, seed: number * PLIES + ply, ..Tuning::PLAY };
        let thought = game.think(seat, (Limits::nodes(500), tuning), &mut memory, &mut |_| {});
        let Some(action) = thought.and_then(|thought| thought.action) else { break };
        game.try_text(seat, &action, 0).expect("what it does is legal");
    }
    game
}

fn time(game: &AnyGame, seat: Seat, depth: u8, threads: u8) -> (Duration, u64) {
    let mut memory = TranspositionTable::new(TranspositionTable::BYTES);
    let begun = Instant::now();
    let limits = Limits { threads, ..Limits::depth(depth) };
    let thought = game.think(seat, (limits, Tuning::PLAY), &mut memory, &mut |_| {});
    (begun.elapsed(), thought.map_or(0, |thought| thought.nodes))
}

fn main() {
    println!("| game | depth | one thread, s | two threads, s | sooner | M positions/s | with two |");
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (name, depth) in ROWS {
        let preset = Preset::named(name).expect(name);
        let mut sums = [(0.0, 0); 2];
        for number in 0..POSITIONS {
            let game = position(preset, number);
            let Some((seat, _)) = game.to_act().iter().next() else { continue };
            for (sum, threads) in sums.iter_mut().zip([1, 2]) {
                let (took, nodes) = time(&game, seat, depth, threads);
                sum.0 += took.as_secs_f64();
                sum.1 += nodes;
            }
        }
        let [(one, by_one), (two, by_two)] = sums;
        let pace = |nodes: u64, took: f64| nodes as f64 / took / 1e6;
        println!(
            "| {name} | {depth} | {one:.1} | {two:.1} | {:.2} x | {:.2} | {:.2} |",
            one / two,
            pace(by_one, one),
            pace(by_two, two)
        );
    }
}
