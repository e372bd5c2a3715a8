//! The program's arguments and settings: from the command line, else from the environment.

use std::ffi::{OsStr, OsString};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::builder::{BoolishValueParser, Resettable};
use clap::{Args, CommandFactory, FromArgMatches, Parser};
use lasermate_core::metrics::Exposure;
use lasermate_core::web::host_name;

use crate::cli::Command;
use crate::log_filter;
use crate::networks::NetworkSettings;

/// The port the built-in chat listens on unless told otherwise.
pub const PORT: u16 = 7277;

/// Lasermate: a chat bot for chess variants. Without a command it runs the bot.
#[derive(Debug, Parser)]
#[command(name = "lasermate", version, about, long_about = None)]
pub struct Program {
    /// A command; without one the bot runs.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The bot's settings.
    #[command(flatten)]
    pub settings: Settings,
}

impl Program {
    /// Reads the arguments, and the environment where they say nothing.
    ///
    /// # Errors
    /// They say something that cannot be done, or ask for help.
    pub fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Self, clap::Error> {
        let mut command = heeding(|variable| std::env::var_os(variable));
        let found = command.try_get_matches_from_mut(arguments)?;
        Self::from_arg_matches(&found).map_err(|error| error.format(&mut command))
    }
}

/// The program's arguments with the variables that say something. One that is empty is not set: files for containers name
/// variables that have no value.
fn heeding(environment: impl Fn(&OsStr) -> Option<OsString>) -> clap::Command {
    Program::command().mut_args(|argument| {
        let value = argument.get_env().and_then(&environment);
        if value.is_some_and(|value| value.is_empty()) { argument.env(Resettable::Reset) } else { argument }
    })
}

/// How the bot runs.
#[derive(Clone, Debug, Args)]
pub struct Settings {
    /// The folder of the database; created if it doesn't exist
    #[arg(long, global = true, env = "LASERMATE_DATA", value_name = "DIR", default_value = "./data")]
    pub data: PathBuf,
    /// Where the built-in chat listens; by default 127.0.0.1:7277, or another port if that one is taken. With
    /// DISCORD_TOKEN set the chat is on only with this option
    #[arg(long, global = true, env = "LASERMATE_LISTEN", value_name = "ADDRESS:PORT")]
    pub listen: Option<SocketAddr>,
    /// Another host name for the chat and the metrics, for example chat.example.org; separate several with commas
    #[arg(long, global = true, env = "LASERMATE_HOSTS", value_name = "NAME", value_delimiter = ',', value_parser = host_name)]
    pub hosts: Vec<String>,
    /// The address of a proxy on another machine, for example 10.0.0.5: the limit of connections
    /// from one address doesn't apply to it; separate several with commas
    #[arg(long, global = true, env = "LASERMATE_PROXIES", value_name = "ADDRESS", value_delimiter = ',')]
    pub proxies: Vec<IpAddr>,
    /// Where the program's figures are read.
    #[command(flatten)]
    pub metrics: MetricsSettings,
    /// What is logged to standard error: off, error, warn, info, debug or trace; of one part, lasermate_core=debug; separate
    /// several with commas
    #[arg(long, global = true, env = "LASERMATE_LOG", value_name = "FILTER", default_value = "warn", value_parser = log_filter::checked)]
    pub log: String,
    /// How the networks are reached.
    #[command(flatten)]
    pub networks: NetworkSettings,
}

/// Where the program's figures are read.
#[derive(Clone, Debug, Default, Args)]
pub struct MetricsSettings {
    /// Where Prometheus reads the bot's metrics (path /metrics), for example 127.0.0.1:9277; off by default
    #[arg(
        id = "metrics_address",
        long = "metrics",
        global = true,
        env = "LASERMATE_METRICS",
        value_name = "ADDRESS:PORT"
    )]
    pub address: Option<SocketAddr>,
    /// Allow --metrics on an address other machines can reach; in the environment yes, true or 1
    #[arg(id = "metrics_public", long = "metrics-public", global = true, env = "LASERMATE_METRICS_PUBLIC", value_parser = BoolishValueParser::new())]
    pub public: bool,
}

impl MetricsSettings {
    /// Where the figures are read, and whether others may.
    #[must_use]
    pub fn exposure(&self) -> Option<Exposure> {
        Some(Exposure { address: self.address?, public: self.public })
    }
}

impl Settings {
    /// Where the chat listens by default: reachable from this machine alone.
    #[must_use]
    pub const fn default_listen() -> SocketAddr {
        SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Result<Program, clap::Error> {
        Program::read(["lasermate"].iter().chain(arguments).map(OsString::from))
    }

    #[test]
    fn the_arguments_are_consistent() {
        Program::command().debug_assert();
    }

    #[test]
    fn the_chat_listens_on_loopback_unless_told_otherwise() {
        assert!(Settings::default_listen().ip().is_loopback());
    }

    /// `doctor` is run "with the same settings": they were refused behind its name.
    #[test]
    fn settings_may_stand_before_a_command_and_behind_it() {
        for arguments in [["--data", "d", "doctor"], ["doctor", "--data", "d"], ["rebuild", "--data", "d"]] {
            let program = read(&arguments).unwrap();
            assert_eq!(program.settings.data, PathBuf::from("d"), "{arguments:?}");
            assert!(program.command.is_some());
        }
        let program = read(&["doctor", "--listen", "127.0.0.1:9", "--metrics-public"]).unwrap();
        assert!(program.settings.listen.is_some() && program.settings.metrics.public);
    }

    /// `LASERMATE_LISTEN=` was no address, and so on; the variable was not named.
    #[test]
    fn an_empty_variable_is_not_set() {
        let heeded = |environment: fn(&OsStr) -> Option<OsString>| -> Vec<OsString> {
            let command = heeding(environment);
            command.get_arguments().filter_map(|argument| argument.get_env().map(OsStr::to_owned)).collect()
        };
        let all = heeded(|_| None);
        for name in ["LASERMATE_DATA", "LASERMATE_LISTEN", "LASERMATE_PROXIES", "LASERMATE_METRICS_PUBLIC"] {
            assert!(all.contains(&name.into()), "{name}");
        }
        assert_eq!(heeded(|_| Some("x".into())), all);
        assert!(heeded(|_| Some(OsString::new())).is_empty());
    }

    #[test]
    fn hosts_that_no_browser_sends_and_filters_that_log_nothing_are_refused() {
        for (arguments, told) in [
            (["--hosts", "https://chat.example.org/x"], "chat.example.org"),
            (["--hosts", "*"], "for example chat.example.org"),
            (["--log", "wran"], "off, error, warn, info, debug or trace"),
        ] {
            let error = read(&arguments).unwrap_err().to_string();
            assert!(error.contains(told), "{error}");
        }
        assert_eq!(
            read(&["--hosts", "a.example, b.example"]).unwrap().settings.hosts,
            ["a.example", "b.example"]
        );
    }

    /// It stood under "Matrix", whose settings come last.
    #[test]
    fn the_log_is_no_setting_of_a_network() {
        let command = Program::command();
        let log = command.get_arguments().find(|argument| argument.get_id() == "log").unwrap();
        assert_eq!(log.get_help_heading(), None);
    }

    #[test]
    fn a_switch_of_the_environment_is_set_as_people_write_it() {
        let command = Program::command();
        let public = command.get_arguments().find(|argument| argument.get_id() == "metrics_public").unwrap();
        let parser = format!("{:?}", public.get_value_parser());
        assert_eq!(parser, format!("{:?}", clap::builder::ValueParser::new(BoolishValueParser::new())));
    }
}
