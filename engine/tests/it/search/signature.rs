//! The search of fixed positions of every game, to the node: shows unintended changes of the search.
//!
//! `LASERMATE_WRITE_EXPECTED=1` writes `data/search/signature.txt` anew, but never under CI.

use std::fmt::Write as _;
use std::path::Path;

use crate::dice::Dice;
use lasermate_engine::any::AnyGame;
use lasermate_engine::search::{Limits, TranspositionTable, Tuning};
use lasermate_engine::variants::{Preset, Setup};

/// Positions of each game: the start, and random ones.
const POSITIONS: u64 = 3;
const NODES: u64 = 6_000;

#[test]
fn the_search_of_fixed_positions_is_the_same_to_the_node() {
    let mut found = String::from("# preset, position: depth, positions looked at, value, best action\n");
    for preset in Preset::all() {
        for number in 0..POSITIONS {
            let game = after_chance(preset, number);
            let Some((seat, _)) = game.to_act().iter().next() else { continue };
            let mut memory = TranspositionTable::new(1 << 20);
            // The last complete depth: else all would end at the same number of nodes.
            let mut last = None;
            game.think(seat, (Limits::nodes(NODES), Tuning::PLAY), &mut memory, &mut |thought| {
                if thought.nodes < NODES {
                    last = Some(thought.clone());
                }
            });
            let Some(last) = last else { continue };
            let best = last.line.first().map_or("-", String::as_str);
            let (depth, nodes, value) = (last.depth, last.nodes, last.value);
            writeln!(found, "{} {number}: {depth} {nodes} {value} {best}", preset.name).expect("written");
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/search/signature.txt");
    let may_write = std::env::var_os("CI").is_none();
    if may_write && std::env::var_os("LASERMATE_WRITE_EXPECTED").is_some() {
        std::fs::write(&path, &found).expect("written");
    }
    let expected = std::fs::read_to_string(&path).expect("the signature");
    for (found, expected) in found.lines().zip(expected.lines()) {
        assert_eq!(found, expected, "the search does something else");
    }
    assert_eq!(found.lines().count(), expected.lines().count());
}

/// A game after random moves.
fn after_chance(preset: &'static Preset, number: u64) -> AnyGame {
    let mut game = AnyGame::new(&Setup::new(preset)).expect("a start");
    let mut dice = Dice::new(number + 1);
    // Without turns the sides move one after the other, half a unit apart, from when every piece is ready.
    let (first, apart) = if preset.has_turns() { (0, 0) } else { (100_000, 5_000) };
    game.advance(first);
    for made in 0..number * 14 {
        let at = first + made * apart;
        game.advance(at);
        let who = if preset.has_turns() { 0 } else { made % 2 };
        let Some((seat, _)) = game.to_act().iter().nth(who as usize) else { break };
        let legal = game.legal(seat);
        let Some(drawn) = legal.get(dice.up_to(legal.len())) else { break };
        let before = game.clone();
        if game.try_text(seat, &drawn.exact, at).is_err() || game.outcome().is_some() {
            return before;
        }
    }
    game
}
