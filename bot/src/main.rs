//! The `lasermate` program.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use lasermate_bot::cli;
use lasermate_bot::config::Program;
use tracing_subscriber::EnvFilter;

fn main() -> ExitCode {
    let program = Program::parse();
    let filter = EnvFilter::try_new(&program.settings.log).unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).init();
    match &program.command {
        Some(command) => cli::run(command, &program.settings),
        None => match lasermate_bot::run::run(&program.settings) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                // Standard error is the last place there is to say it.
                let _ = writeln!(io::stderr(), "lasermate: {error:#}");
                ExitCode::FAILURE
            }
        },
    }
}
