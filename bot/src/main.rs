//! The `lasermate` program.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use lasermate_bot::cli;
use lasermate_bot::config::Program;
use lasermate_bot::metrics::Troubles;
use lasermate_bot::platform::discord::may_be_logged;
use tracing_subscriber::filter::{FilterExt, LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

fn main() -> ExitCode {
    let program = match Program::try_parse() {
        Ok(program) => program,
        Err(error) => return cli::refuse_arguments(&error, std::env::args_os()),
    };
    let wanted = EnvFilter::try_new(&program.settings.log).unwrap_or_else(|_| EnvFilter::new("warn"));
    let allowed = filter_fn(may_be_logged).with_max_level_hint(LevelFilter::TRACE);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_filter(wanted.and(allowed));
    tracing_subscriber::registry().with(lines).with(Troubles.with_filter(LevelFilter::WARN)).init();
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
