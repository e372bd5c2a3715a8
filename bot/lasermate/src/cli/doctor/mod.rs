//! `lasermate doctor`: whether the bot could run as it is set up, line by line, and what to do where it could not.

mod folder;
mod moment;
mod port;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;

pub(super) use folder::checkup;

use crate::config::{Settings, too_few_files};
use crate::networks::{self, CheckTarget};
use crate::program::unknown_variables;
use lasermate_service::clock;
use lasermate_service::diagnostic::{Finding, Grade};

/// What to look at besides what every check-up looks at.
#[derive(Clone, Debug, Args)]
pub struct Doctor {
    /// A Discord server by its ID: whether the bot is in it with all permissions
    #[arg(long, value_name = "ID")]
    guild: Option<u64>,
    /// A channel or thread by its ID: what the bot can do there
    #[arg(long, value_name = "ID")]
    channel: Option<u64>,
}

impl Doctor {
    /// Looks at everything, prints a line for each finding, and gives status 1 where something is to be mended.
    pub(super) fn run(&self, settings: &Settings, out: &mut impl Write) -> io::Result<ExitCode> {
        let (found, checkup) = folder::look(&settings.data);
        let mut worst = Grade::Ok;
        let mut tell = |finding: &Finding| -> io::Result<()> {
            worst = worst.max(finding.grade);
            writeln!(out, "{:<8} {}: {}", finding.grade.word(), finding.subject, finding.words)?;
            out.flush()
        };
        for finding in &found {
            tell(finding)?;
        }
        if let Some(told) = too_few_files() {
            tell(&Finding::problem("open files", told))?;
            return Ok(ExitCode::FAILURE);
        }
        for told in unknown_variables() {
            tell(&Finding::warning("settings", told))?;
        }
        if let Err(told) = settings.read_catalogues() {
            tell(&Finding::problem("languages", told))?;
        }
        let last_at = checkup.as_ref().and_then(|checkup| checkup.file.as_ref()?.last_at);
        tell(&moment::look(clock::now(), last_at))?;
        let running = checkup.is_some_and(|checkup| checkup.in_use);
        for finding in port::look(settings, running) {
            tell(&finding)?;
        }
        for finding in self.networks(settings, running)? {
            tell(&finding)?;
        }
        Ok(if worst == Grade::Problem { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }

    /// What each network says whose token is set.
    fn networks(&self, settings: &Settings, running: bool) -> io::Result<Vec<Finding>> {
        let asked = CheckTarget { guild: self.guild, channel: self.channel, running };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let found = networks::all(settings.given()).into_iter().flat_map(|(known, network)| match network {
            Some(Ok(network)) => runtime.block_on(network.check(settings.given(), asked)),
            Some(Err(not_built_in)) => vec![Finding::problem(known.feature, not_built_in.to_string())],
            None => vec![known.not_set(asked)],
        });
        Ok(found.collect())
    }
}
