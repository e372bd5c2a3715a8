//! How many positions the computer player looks at in a second, game by game, as a Markdown table.
//!
//! Run: `cargo run --release -p lasermate-engine --example bench_search`
//!
//! Each position is searched some rounds with the same budget, and the best round counts, so that other work on the machine
//! disturbs little. A position that is looked at is one that is reached by a move, at any depth, leaves included.

#![expect(clippy::print_stdout, reason = "the table is what this program is for")]

use std::time::Instant;

use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Limits, Thought, TranspositionTable, Tuning};
use lasermate_engine::variants::Setup;

const ROUNDS: u32 = 12;
/// Positions looked at in each.
const NODES: u64 = 150_000;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const QUIET: &str = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

/// Games, and positions by name; an empty text is the start.
const ROWS: [(&str, &str, &str); 16] = [
    ("chess", "start", ""),
    ("chess", "kiwipete", KIWIPETE),
    ("chess", "position-6", QUIET),
    ("billichess", "start", ""),
    ("billichess", "kiwipete", KIWIPETE),
    ("billichess", "position-6", QUIET),
    ("billi-chess", "position-6", QUIET),
    ("billichess-joker", "start", ""),
    ("denial", "position-6", QUIET),
    ("black-holes", "start", ""),
    ("crazy", "start", ""),
    ("three-way", "start", ""),
    ("three-way-lasers", "start", ""),
    ("realtime", "start", ""),
    ("draughts", "start", ""),
    ("laser-draughts", "start", ""),
];

fn main() {
    println!("| game | position | depth | M positions/s |");
    println!("| --- | --- | ---: | ---: |");
    for (name, position, text) in ROWS {
        let mut setup = Setup::parse(name, []).expect(name);
        setup.position = Some(text.to_owned()).filter(|text| !text.is_empty());
        let mut game = AnyGame::new(&setup).expect(text);
        // Where no piece is ready at the start, the clock runs to the first that is.
        for at in 0..100 {
            game.advance(at * 1_000);
        }
        let seat = game.to_act().iter().next().expect("somebody acts").0;
        let mut memory = TranspositionTable::new(TranspositionTable::BYTES);
        let (mut best, mut depth) = (0.0_f64, 0);
        for _ in 0..ROUNDS {
            let begun = Instant::now();
            let thought = game.think(seat, (Limits::nodes(NODES), Tuning::PLAY), &mut memory, &mut |_| {});
            let Thought { nodes, depth: reached, .. } = thought.expect("a thought");
            best = best.max(nodes as f64 / begun.elapsed().as_secs_f64());
            depth = reached;
        }
        println!("| {name} | {position} | {depth} | {:.2} |", best / 1e6);
    }
}
