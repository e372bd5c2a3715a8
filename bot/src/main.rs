//! The `lasermate` program.

use std::process::ExitCode;

use clap::Parser;
use lasermate_bot::cli;
use lasermate_bot::config::Program;

fn main() -> ExitCode {
    let program = Program::parse();
    match &program.command {
        Some(command) => cli::run(command),
        None => ExitCode::FAILURE,
    }
}
