//! The `lasermate` program: settings, the command line, and the networks it is built with.

pub mod cli;
pub mod config;
mod config_file;
mod environment;
mod log_filter;
mod networks;
#[cfg(unix)]
mod operator_socket;
mod program;
pub mod run;
mod signals;
mod supervisor;

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use clap::CommandFactory;
use tracing_subscriber::filter::{FilterExt, LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

use lasermate_service::metrics::Troubles;
use log_filter::may_be_logged;
use program::Program;

/// The program's arguments, for its manual pages and completions.
pub fn command() -> clap::Command {
    Program::command()
}

/// The program: reads the arguments, then runs a command or the bot. Gives the status it ends with.
pub fn main() -> ExitCode {
    let program = match Program::read(std::env::args_os()) {
        Ok(program) => program,
        Err(error) => return cli::refuse_arguments(&error, std::env::args_os()),
    };
    let wanted = EnvFilter::try_new(&program.settings.log).unwrap_or_else(|_| EnvFilter::new("warn"));
    let allowed = filter_fn(may_be_logged).with_max_level_hint(LevelFilter::TRACE);
    // Colours are for people who look on, unless they want none (no-color.org).
    let colours = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty());
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(io::stderr)
        .with_ansi(colours)
        .with_filter(wanted.and(allowed));
    tracing_subscriber::registry().with(lines).with(Troubles.with_filter(LevelFilter::WARN)).init();
    match &program.command {
        Some(command) => cli::run(command, &program.settings),
        None => match run::run(&program.settings) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                // Standard error is the last place there is to say it.
                let _ = writeln!(io::stderr(), "lasermate: {error:#}");
                ExitCode::FAILURE
            }
        },
    }
}
