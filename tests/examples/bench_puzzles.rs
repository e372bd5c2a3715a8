//! How many positions the computer needs for mates and lasermates: the share of the puzzles of each game and theme whose first
//! action it finds.
//!
//!     cargo run --release --package lasermate-tests --example bench_puzzles
//!
//! prints the table of `tests/STRENGTH.md`; names of games behind `--` print theirs alone. The search is the one that plays, each
//! time from an empty table.

use std::collections::BTreeMap;
use std::io::{self, Write};

use lasermate_domain::puzzles;
use lasermate_engine::search::{Limits, TranspositionTable, Tuning};
use lasermate_engine::study::Puzzle;

/// How many positions it may look at.
const NODES: [u64; 4] = [300, 3_000, 30_000, 300_000];
/// Bytes of its table: enough for the most positions.
const MEMORY: usize = 1 << 24;

/// Puzzles of one kind: how many there are, and how many of them were solved with how many positions.
#[derive(Default)]
struct Row {
    count: usize,
    solved: [usize; NODES.len()],
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut rows: BTreeMap<(&str, &str, u8), Row> = BTreeMap::new();
    let mut memory = TranspositionTable::new(MEMORY);
    let games: Vec<String> = std::env::args().skip(1).collect();
    for number in 1..=puzzles::all().len() as u64 {
        let puzzle = puzzles::numbered(number).filter(|puzzle| puzzle.asks.is_none());
        let Some(puzzle) = puzzle else { continue };
        if !games.is_empty() && !games.iter().any(|game| game == puzzle.setup.preset().name) {
            continue;
        }
        let kind = (puzzle.setup.preset().name, puzzle.task.theme.word(), puzzle.task.moves);
        let row = rows.entry(kind).or_default();
        row.count += 1;
        for (solved, nodes) in row.solved.iter_mut().zip(NODES) {
            *solved += usize::from(solves(&puzzle, nodes, &mut memory));
        }
    }
    let head = NODES.map(|nodes| format!("{nodes} positions")).join(" | ");
    writeln!(out, "| game | what is forced | moves | puzzles | {head} |")?;
    writeln!(out, "| --- | --- | ---: | ---: |{}", " ---: |".repeat(NODES.len()))?;
    for ((game, theme, moves), row) in &rows {
        let shares =
            row.solved.map(|solved| format!("{} %", (solved * 100 + row.count / 2) / row.count)).join(" | ");
        writeln!(out, "| {game} | {theme} | {moves} | {} | {shares} |", row.count)?;
    }
    Ok(())
}

/// Whether the computer begins as the solution does.
fn solves(puzzle: &Puzzle, nodes: u64, memory: &mut TranspositionTable) -> bool {
    let Ok(game) = puzzle.game() else { return false };
    let how = (Limits::nodes(nodes), Tuning::PLAY);
    let thought = game.think(puzzle.solver(&game), how, memory, &mut |_| {});
    thought.and_then(|thought| thought.action).as_deref() == Some(puzzle.key())
}
