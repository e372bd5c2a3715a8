//! The program's arguments: a command, or the bot with its settings.

use std::ffi::{OsStr, OsString};

use clap::builder::Resettable;
use clap::{CommandFactory, FromArgMatches, Parser};

use crate::cli::Command;
use crate::config::Settings;

/// Lasermate: a chat bot for chess variants. Without a command it runs the bot.
#[derive(Debug, Parser)]
#[command(name = "lasermate", version, long_about = None)]
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

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use clap::builder::BoolishValueParser;

    use super::*;
    use crate::config::SETTINGS;

    fn read(arguments: &[&str]) -> Result<Program, clap::Error> {
        Program::read(["lasermate"].iter().chain(arguments).map(OsString::from))
    }

    #[test]
    fn the_arguments_are_consistent() {
        Program::command().debug_assert();
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

    /// The log stood under "Matrix", whose settings come last.
    #[test]
    fn the_bots_settings_have_their_heading() {
        let command = Program::command();
        for id in ["data", "listen", "hosts", "proxies", "metrics_address", "metrics_public", "log"] {
            let setting = command.get_arguments().find(|argument| argument.get_id() == id).unwrap();
            assert_eq!(setting.get_help_heading(), Some(SETTINGS), "{id}");
        }
    }

    /// `--data` and other settings stood among the options of `mine`, and the help was called after a package.
    #[test]
    fn a_commands_own_options_stand_together_before_the_settings() {
        let mut command = Program::command();
        command.build();
        let help = command.find_subcommand_mut("mine").unwrap().render_help().to_string();
        let at = |words: &str| help.find(words).unwrap();
        assert!(at("--from") < at(SETTINGS) && at(SETTINGS) < at("--data"), "{help}");
        assert!(command.get_about().unwrap().to_string().contains("Without a command it runs the bot"));
    }

    #[test]
    fn a_switch_of_the_environment_is_set_as_people_write_it() {
        let command = Program::command();
        let public = command.get_arguments().find(|argument| argument.get_id() == "metrics_public").unwrap();
        let parser = format!("{:?}", public.get_value_parser());
        assert_eq!(parser, format!("{:?}", clap::builder::ValueParser::new(BoolishValueParser::new())));
    }
}
