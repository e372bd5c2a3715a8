//! `lasermate perft`: how many leaves there are at a depth, and how fast they were made.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;

use super::opening::GameOpening;

/// Counts the leaves at a depth. The first line is the count alone.
#[derive(Debug, Args)]
pub struct Perft {
    #[command(flatten)]
    opening: GameOpening,
    /// How many moves deep, at most 100
    #[arg(value_parser = clap::value_parser!(u32).range(..=100))]
    depth: u32,
    /// Also count the leaves of each first move
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(super) fn run(&self, out: &mut impl Write) -> io::Result<ExitCode> {
        let game = match self.opening.open() {
            Ok(opened) => {
                opened.tell_left_out()?;
                opened.game
            }
            Err(fault) => return fault.report(false, out),
        };
        let begun = Instant::now();
        let (leaves, parts) = if self.divide && self.depth > 0 {
            let parts = game.divide(self.depth);
            (parts.iter().map(|(_, leaves)| leaves).sum(), parts)
        } else {
            (game.perft(self.depth), Vec::new())
        };
        let seconds = begun.elapsed().as_secs_f64();
        writeln!(out, "{leaves}")?;
        writeln!(out, "time {seconds:.6} s")?;
        writeln!(out, "speed {:.0} leaves/s", rate(leaves, seconds))?;
        for (exact, leaves) in parts {
            writeln!(out, "{exact}: {leaves}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

#[expect(clippy::cast_precision_loss, reason = "a rate for people, of three digits")]
fn rate(leaves: u64, seconds: f64) -> f64 {
    leaves as f64 / seconds.max(1e-9)
}
