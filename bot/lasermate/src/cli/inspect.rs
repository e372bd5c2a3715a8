//! `lasermate inspect`: a position with everything there is to know about it.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;

use super::opening::{GameOpening, MoveWords};
use super::text_view;

/// Shows a position after some moves.
#[derive(Debug, Args)]
pub struct Inspect {
    #[command(flatten)]
    opening: GameOpening,
    #[command(flatten)]
    moves: MoveWords,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Inspect {
    pub(super) fn run(&self, out: &mut impl Write) -> io::Result<ExitCode> {
        match self.opening.play(&self.moves) {
            Ok(opened) => text_view::print(&opened, self.json, out),
            Err(fault) => fault.report(self.json, out),
        }
    }
}
