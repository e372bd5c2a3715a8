//! `lasermate mine`: puzzles out of games that the computer plays against itself, each proved before it is written.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use lasermate_engine::search::TranspositionTable;
use lasermate_engine::study::{PuzzleSearch as Searched, Task, Theme};

use super::opening::Opening;

/// Plays games against itself and writes the puzzles that come up in them to standard output, and how it goes to standard
/// error. The same seed finds the same puzzles.
#[derive(Debug, Args)]
pub struct Mine {
    #[command(flatten)]
    opening: Opening,
    /// How many games to play
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The longest task, in moves of the solver
    #[arg(long, default_value_t = 2)]
    moves: u8,
    /// Only this theme: lasermate, wormhole, denial or mate
    #[arg(long)]
    theme: Option<String>,
    /// Only tasks of at least this many moves
    #[arg(long, default_value_t = 1)]
    least: u8,
    /// Stop when this many of each task are found
    #[arg(long, default_value_t = 10)]
    each: usize,
    /// How many positions are searched for a move
    #[arg(long, default_value_t = 1_500)]
    nodes: u64,
    /// How many positions are searched for a proof
    #[arg(long, default_value_t = 400_000)]
    most: u64,
    /// The random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Mine {
    pub(super) fn run(&self, out: &mut impl Write) -> io::Result<ExitCode> {
        let setup = match self.opening.open() {
            Ok(opened) => opened.setup,
            Err(fault) => return fault.report(false, out),
        };
        let tasks = Theme::tasks(&setup, self.moves);
        let is_wanted = |task: &Task| {
            task.moves >= self.least && self.theme.as_ref().is_none_or(|theme| theme == task.theme.word())
        };
        let mine =
            Searched { setup: &setup, tasks: &tasks, nodes: self.nodes, most: self.most, seed: self.seed };
        let mut memory = TranspositionTable::new(1 << 22);
        let mut found: Vec<(Task, usize)> =
            tasks.iter().filter(|task| is_wanted(task)).map(|task| (*task, 0)).collect();
        for number in 0..self.games {
            if found.iter().all(|(_, count)| *count >= self.each) {
                break;
            }
            for one in mine.game(number, &mut memory) {
                let task = one.puzzle.task;
                let Some((_, count)) = found.iter_mut().find(|(known, _)| *known == task) else { continue };
                if *count < self.each {
                    *count += 1;
                    writeln!(
                        out,
                        "# {} game {number} of seed {}, after {} actions",
                        setup.preset().name,
                        self.seed,
                        one.after
                    )?;
                    writeln!(out, "{}", one.puzzle)?;
                    out.flush()?;
                }
            }
            let counts: Vec<_> = found.iter().map(|(task, count)| format!("{task}: {count}")).collect();
            writeln!(io::stderr(), "{} of {} games; {}", number + 1, self.games, counts.join(", "))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
