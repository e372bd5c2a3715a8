//! The settings file: TOML, with a key for each setting by its long name.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::{Arg, Command};
use lasermate_domain::command::nearest;
use thiserror::Error;
use toml::Value;

use crate::config::switch;
use crate::environment::secrets;

/// The setting that names the file.
pub const OPTION: &str = "config";

/// Why a settings file cannot be used, and what would work.
#[derive(Debug, Error)]
pub enum ConfigError {
    #[error("{} can't be read ({source}). Make it a file of text that the bot's user can read", file.display())]
    Unreadable { file: PathBuf, source: io::Error },
    #[error("{}: {what}", file.display())]
    Wrong { file: PathBuf, what: String },
}

/// The settings that may stand in the file, by their keys, in the order in which help lists them.
pub fn settings(command: &Command) -> impl Iterator<Item = (&str, &Arg)> {
    let settings = command.get_arguments().filter(|argument| argument.get_env().is_some());
    settings.filter_map(|argument| Some((argument.get_long()?, argument))).filter(|(key, _)| *key != OPTION)
}

/// What a settings file says: texts as a command line would have them, by their keys.
///
/// # Errors
/// It cannot be read, has a key that is no setting, or a value that the setting refuses.
pub fn read(file: &Path, command: &Command) -> Result<BTreeMap<String, String>, ConfigError> {
    let text = fs::read_to_string(file)
        .map_err(|source| ConfigError::Unreadable { file: file.to_owned(), source })?;
    let wrong = |what: String| ConfigError::Wrong { file: file.to_owned(), what };
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| wrong(error.to_string()))?;
    let known: BTreeMap<_, _> = settings(command).collect();
    let mut said = BTreeMap::new();
    for (key, value) in table {
        let argument = known.get(key.as_str()).ok_or_else(|| wrong(unknown(&key, known.keys().copied())))?;
        let text = as_typed(&value).ok_or_else(|| {
            wrong(format!("{key}: write a text, a number, true or false, or a list of these"))
        })?;
        if text.is_empty() {
            continue;
        }
        refusal(argument, &text).map_or(Ok(()), |why| Err(wrong(format!("{key}: {why}"))))?;
        said.insert(key, text);
    }
    Ok(said)
}

fn unknown<'k>(key: &str, known: impl Iterator<Item = &'k str> + Clone) -> String {
    let variable = key.to_uppercase().replace('-', "_");
    if let Some(secret) = secrets().find(|secret| *secret == variable) {
        return format!(
            "{key} is a secret, and the file holds none. Set {secret}, or {secret}_FILE to a file that only the bot can read"
        );
    }
    match nearest(&key.replace('_', "-"), known) {
        Some(near) => format!("there is no setting {key}. Did you mean {near}?"),
        None => format!("there is no setting {key}. `lasermate config` lists them"),
    }
}

/// A value as a command line would have it; an empty one is not set.
fn as_typed(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.trim().to_owned()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(set) => Some(set.to_string()),
        Value::Array(all) => {
            let all = all.iter().map(|one| as_typed(one).filter(|_| !one.is_array()));
            Some(all.collect::<Option<Vec<_>>>()?.join(","))
        }
        Value::Float(_) | Value::Datetime(_) | Value::Table(_) => None,
    }
}

/// Why a setting refuses a text, if it does.
fn refusal(argument: &Arg, text: &str) -> Option<String> {
    if !argument.get_action().takes_values() {
        return switch(text).err();
    }
    let option = format!("--{}={text}", argument.get_long()?);
    let alone = Command::new("settings").no_binary_name(true).arg(argument.clone());
    let error = alone.try_get_matches_from([option]).err()?;
    let reason = std::error::Error::source(&error).map(ToString::to_string);
    Some(reason.unwrap_or_else(|| error.to_string().trim_end().to_owned()))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::program::Program;

    fn said(text: &str) -> Result<BTreeMap<String, String>, String> {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(file.path(), text).unwrap();
        let name = file.path().display().to_string();
        read(file.path(), &Program::command()).map_err(|error| error.to_string().replace(&name, "FILE"))
    }

    #[test]
    fn values_are_read_as_the_command_line_has_them() {
        let said = said(
            "# a comment\ndata = \"/srv/chess\"\nhosts = [\"a.example\", \"b.example\"]\nmetrics-public = true\nlisten = \"\"\nproxies = []\n",
        )
        .unwrap();
        let said: Vec<_> = said.iter().map(|(key, text)| (key.as_str(), text.as_str())).collect();
        assert_eq!(
            said,
            [("data", "/srv/chess"), ("hosts", "a.example,b.example"), ("metrics-public", "true")]
        );
    }

    #[test]
    fn what_is_no_setting_or_no_value_is_told_with_what_would_be() {
        for (text, told) in [
            ("host = \"a.example\"", "FILE: there is no setting host. Did you mean hosts?"),
            ("metrics_public = true", "Did you mean metrics-public?"),
            ("colour = 1", "`lasermate config` lists them"),
            ("config = \"x\"", "there is no setting config"),
            ("discord-token = \"x\"", "Set DISCORD_TOKEN, or DISCORD_TOKEN_FILE"),
            ("[discord]\nguild = 1", "there is no setting discord"),
            ("listen = 7277", "FILE: listen: write the address too: 127.0.0.1:7277"),
            ("hosts = [\"*\"]", "FILE: hosts: write each name out"),
            ("hosts = [[\"a\"]]", "a list of these"),
            ("log = 1.5", "FILE: log: write a text"),
            ("metrics-public = \"maybe\"", "FILE: metrics-public: write yes or no"),
            ("data = ", "FILE: TOML parse error at line 1"),
            ("data = \"a\"\ndata = \"b\"", "duplicate key"),
        ] {
            let refused = said(text).unwrap_err();
            assert!(refused.contains(told), "{text}: {refused}");
        }
        let missing = read(Path::new("/nothing/here"), &Program::command()).unwrap_err().to_string();
        assert!(missing.contains("/nothing/here can't be read"), "{missing}");
    }
}
