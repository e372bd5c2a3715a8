//! The program's arguments: a command, or the bot with its settings.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::Resettable;
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser};

use crate::cli::Command;
use crate::config::Settings;
use crate::config_file;
use crate::environment::{self, Environment, UnreadableSetting};

/// The version, the commit it was built from, and the networks that are built in.
pub(crate) const VERSION: &str = env!("BUILT_VERSION");

/// Lasermate: a chat bot for chess variants. Without a command it runs the bot.
#[derive(Debug, Parser)]
#[command(name = "lasermate", version = VERSION, long_about = None)]
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
        let unreadable = |error| clap::Error::raw(ErrorKind::Io, format!("{error}\n"));
        let arguments: Vec<OsString> = arguments.into_iter().collect();
        let file = match file_named(&arguments) {
            Some(file) => Some(file),
            None => Environment::REAL.value(CONFIG).map_err(unreadable)?.map(PathBuf::from),
        };
        let said = file.map(|file| config_file::read(&file, &Self::command())).transpose();
        let said = said.map_err(|error| clap::Error::raw(ErrorKind::Io, format!("{error}\n")))?;
        let mut command = heeding(&Environment::REAL, &said.unwrap_or_default()).map_err(unreadable)?;
        let found = command.try_get_matches_from_mut(arguments)?;
        let program = Self::from_arg_matches(&found).map_err(|error| error.format(&mut command))?;
        // Who only looks at a game needs no secret.
        if matches!(program.command, None | Some(Command::Doctor(_))) {
            for secret in environment::secrets() {
                Environment::REAL.value(secret).map_err(unreadable)?;
            }
        }
        Ok(program)
    }
}

/// The variable that names the settings file.
const CONFIG: &str = "LASERMATE_CONFIG";

/// The settings file that the command line names.
fn file_named(arguments: &[OsString]) -> Option<PathBuf> {
    let mut rest = arguments.iter().skip(1).take_while(|argument| *argument != "--");
    while let Some(argument) = rest.next() {
        if argument == "--config" {
            return rest.next().map(PathBuf::from);
        }
        if let Some(file) = argument.to_str().and_then(|argument| argument.strip_prefix("--config=")) {
            return Some(file.into());
        }
    }
    None
}

/// The program's arguments with the variables that say something. One that is empty is not set: files for containers name
/// variables that have no value. What stands in a file takes the place of the default; the settings
/// file comes last.
fn heeding(
    environment: &Environment<'_>,
    said: &BTreeMap<String, String>,
) -> Result<clap::Command, UnreadableSetting> {
    let mut unreadable = None;
    let command = Program::command().mut_args(|argument| {
        let Some(name) = argument.get_env().and_then(|name| name.to_str()).map(str::to_owned) else {
            return argument;
        };
        if environment.set(&name).is_some() {
            return argument;
        }
        let argument = argument.env(Resettable::Reset);
        match environment.in_file(&name) {
            // Once in the program's life.
            Ok(Some(text)) => argument.default_value(&*text.leak()),
            Ok(None) => match argument.get_long().and_then(|key| said.get(key)) {
                Some(text) => argument.default_value(&*text.clone().leak()),
                None => argument,
            },
            Err(error) => {
                unreadable = Some(error);
                argument
            }
        }
    });
    unreadable.map_or(Ok(command), Err)
}

/// A sentence for each variable of the environment that looks like a setting and is none.
pub fn unknown_variables() -> Vec<String> {
    let command = Program::command();
    let settings: Vec<_> =
        command.get_arguments().filter_map(|argument| argument.get_env()?.to_str()).collect();
    environment::unknown(std::env::vars_os().filter_map(|(name, _)| name.into_string().ok()), &settings)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

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
        let heeded = |set: &dyn Fn(&str) -> Option<OsString>| -> Vec<OsString> {
            let command = heeding(&Environment(set), &BTreeMap::new()).unwrap();
            command.get_arguments().filter_map(|argument| argument.get_env().map(ToOwned::to_owned)).collect()
        };
        let all = heeded(&|name| Some("x".into()).filter(|_| name != "CREDENTIALS_DIRECTORY"));
        for name in ["LASERMATE_DATA", "LASERMATE_LISTEN", "LASERMATE_PROXIES", "LASERMATE_METRICS_PUBLIC"] {
            assert!(all.contains(&name.into()), "{name}");
        }
        assert!(heeded(&|_| Some(OsString::new())).is_empty() && heeded(&|_| None).is_empty());
    }

    #[test]
    fn a_setting_may_stand_in_a_file_and_the_command_line_goes_before_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("listen");
        std::fs::write(&file, "127.0.0.1:9\n").unwrap();
        let set = |name: &str| (name == "LASERMATE_LISTEN_FILE").then(|| file.clone().into());
        let read = |arguments: &[&str]| {
            let command = heeding(&Environment(&set), &BTreeMap::new()).unwrap();
            let found = command.try_get_matches_from(["lasermate"].iter().chain(arguments)).unwrap();
            Program::from_arg_matches(&found).unwrap().settings.listen.unwrap().port()
        };
        assert_eq!((read(&[]), read(&["--listen", "127.0.0.1:8"])), (9, 8));
    }

    #[test]
    fn the_command_line_goes_before_the_environment_and_that_before_the_settings_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("lasermate.toml");
        let text = "listen = \"127.0.0.1:1\"\nhosts = [\"a.example\", \"b.example\"]\nmetrics-public = true\nlog = \"info\"\n";
        std::fs::write(&file, text).unwrap();
        let said = config_file::read(&file, &Program::command()).unwrap();
        let read = |variable: Option<&'static str>, arguments: &[&str]| {
            let own = folder.path().join("listen");
            std::fs::write(&own, variable.unwrap_or_default()).unwrap();
            let set = |name: &str| (name == "LASERMATE_LISTEN_FILE").then(|| own.clone().into());
            let command = heeding(&Environment(&set), &said).unwrap();
            let found = command.try_get_matches_from(["lasermate"].iter().chain(arguments)).unwrap();
            Program::from_arg_matches(&found).unwrap().settings
        };
        let port = |settings: Settings| settings.listen.unwrap().port();
        let settings = read(None, &[]);
        assert_eq!(settings.hosts, ["a.example", "b.example"]);
        assert!(settings.metrics.public && settings.log == "info");
        assert_eq!(port(settings), 1);
        assert_eq!(port(read(Some("127.0.0.1:2"), &[])), 2);
        assert_eq!(port(read(Some("127.0.0.1:2"), &["--listen", "127.0.0.1:3"])), 3);
        let read = |arguments: &[&str]| file_named(&arguments.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(read(&["lasermate", "doctor", "--config", "a.toml"]), Some("a.toml".into()));
        assert_eq!(read(&["lasermate", "--config=a.toml"]), Some("a.toml".into()));
        assert_eq!(read(&["lasermate", "--", "--config", "a.toml"]), None);
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
        for id in [
            "config",
            "data",
            "listen",
            "hosts",
            "proxies",
            "access",
            "operators",
            "keep_games",
            "keep_requests",
            "locales",
            "metrics_address",
            "metrics_public",
            "log",
        ] {
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
}
