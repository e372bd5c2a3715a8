//! `lasermate doctor`: whether the bot could run as it is set up, line by line, and what to do where it could not.

mod folder;
mod moment;
mod port;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;

use crate::clock;
use crate::config::Settings;
use crate::finding::{Finding, Grade};
use crate::platform::discord::checkup;

/// What to look at besides what every check-up looks at.
#[derive(Clone, Debug, Args)]
pub struct Doctor {
    /// A Discord server by its ID: whether the bot is in it, with everything it needs
    #[arg(long, value_name = "ID")]
    guild: Option<u64>,
    /// A channel or thread by its ID: what the bot may do there
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
        let last_at = checkup.as_ref().and_then(|checkup| checkup.file.as_ref()?.last_at);
        tell(&moment::look(clock::now(), last_at))?;
        let running = checkup.is_some_and(|checkup| checkup.in_use);
        for finding in port::look(settings, running) {
            tell(&finding)?;
        }
        for finding in self.discord(settings)? {
            tell(&finding)?;
        }
        Ok(if worst == Grade::Problem { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }

    fn discord(&self, settings: &Settings) -> io::Result<Vec<Finding>> {
        let Some(connection) = settings.discord.connection() else {
            let words = "DISCORD_TOKEN is not set, so the bot runs with its built-in chat alone";
            return Ok(vec![match (self.guild, self.channel) {
                (None, None) => Finding::ok("discord", words),
                _ => Finding::problem(
                    "discord",
                    format!("{words}; set it, so that the server and the channel can be looked at"),
                ),
            }]);
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let wanted = checkup::Wanted {
            endpoint: settings.discord.endpoint().is_some(),
            guild: self.guild,
            channel: self.channel,
        };
        Ok(runtime.block_on(checkup::look(&connection, wanted, clock::now)))
    }
}
