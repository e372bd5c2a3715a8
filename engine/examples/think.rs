//! What the computer thinks of a position, and how fast: `think GAME NODES [POSITION]`.

#![expect(clippy::print_stdout, reason = "the thoughts are what this program is for")]

use std::time::Instant;

use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Limits, TranspositionTable, Tuning};
use lasermate_engine::variants::Setup;

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_else(|| "chess".into());
    let nodes: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(1_000_000);
    let rest: Vec<String> = words.collect();
    let mut setup = Setup::parse(&game, []).expect("a preset");
    setup.position = Some(rest.join(" ")).filter(|text| !text.is_empty());
    let game = AnyGame::new(&setup).expect("a position");
    let seat = game.to_act().iter().next().expect("somebody acts").0;
    let mut memory = TranspositionTable::new(TranspositionTable::BYTES);
    let start = Instant::now();
    let mut tell = |thought: &lasermate_engine::search::Thought| {
        let seconds = start.elapsed().as_secs_f64();
        let pace = thought.nodes as f64 / seconds / 1e6;
        println!(
            "{:>3} {:>6} {:>9} {pace:>5.2} M/s  {}",
            thought.depth,
            thought.value,
            thought.nodes,
            thought.line.join(" ")
        );
    };
    let thought = game.think(seat, (Limits::nodes(nodes), Tuning::PLAY), &mut memory, &mut tell);
    println!("{:?} {:.2?}", thought.and_then(|thought| thought.action), start.elapsed());
}
