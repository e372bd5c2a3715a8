//! What the environment says of a setting: the variable itself, a file that it names with `_FILE` behind it, or a credential of
//! systemd's (`LoadCredential`).

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, io};

use lasermate_domain::command::nearest;
use thiserror::Error;

use crate::networks;

/// The password of the web chat, or its hash.
pub const PASSWORD: &str = "LASERMATE_PASSWORD";
/// Where systemd puts a service's credentials.
const CREDENTIALS: &str = "CREDENTIALS_DIRECTORY";
const FILE: &str = "_FILE";
const OWN: &str = "LASERMATE_";

/// The variables that hold secrets, and so are no options: command lines can be seen by others.
pub fn secrets() -> impl Iterator<Item = &'static str> {
    networks::secrets().chain([PASSWORD])
}

/// A file with a setting that cannot be read.
#[derive(Debug, Error)]
#[error("{variable}: {} can't be read ({source}). Make it a file of text that the bot's user can read", file.display())]
pub struct UnreadableSetting {
    variable: String,
    file: PathBuf,
    source: io::Error,
}

/// What is set, by whoever starts the program.
pub struct Environment<'e>(pub &'e dyn Fn(&str) -> Option<OsString>);

impl Environment<'_> {
    /// The program's own.
    pub const REAL: Self = Environment(&|name| std::env::var_os(name));

    /// What a variable says, without blanks around it; one that is empty is not set.
    pub fn value(&self, name: &str) -> Result<Option<String>, UnreadableSetting> {
        match self.set(name) {
            Some(value) => Ok(written(&value.to_string_lossy())),
            None => self.in_file(name),
        }
    }

    /// The same where a file alone says it.
    pub fn in_file(&self, name: &str) -> Result<Option<String>, UnreadableSetting> {
        let named = format!("{name}{FILE}");
        if let Some(file) = self.set(&named) {
            return read(named, Path::new(&file)).map(|text| written(&text));
        }
        let credential = self.set(CREDENTIALS).map(|folder| Path::new(&folder).join(name));
        match credential.filter(|file| file.exists()) {
            Some(file) => read(CREDENTIALS.to_owned(), &file).map(|text| written(&text)),
            None => Ok(None),
        }
    }

    /// What the variable itself says; one that is empty is not set.
    pub fn set(&self, name: &str) -> Option<OsString> {
        (self.0)(name).filter(|value| !value.is_empty())
    }
}

fn written(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

fn read(variable: String, file: &Path) -> Result<String, UnreadableSetting> {
    fs::read_to_string(file).map_err(|source| UnreadableSetting { variable, file: file.to_owned(), source })
}

/// A sentence for each variable that looks like a setting and is none, of those that are set.
pub fn unknown(set: impl Iterator<Item = String>, settings: &[&str]) -> Vec<String> {
    let mut names: Vec<_> = set.collect();
    names.sort_unstable();
    let short = |name: &str| name.strip_prefix(OWN).unwrap_or(name).to_lowercase();
    let shorts: Vec<_> = settings.iter().map(|setting| short(setting)).collect();
    let near = |name: &str| {
        let meant = nearest(&short(name), shorts.iter().map(String::as_str))?;
        settings.iter().find(|setting| short(setting) == meant).copied()
    };
    let told = |name: &String| {
        let bare = name.strip_suffix(FILE).unwrap_or(name);
        if settings.contains(&bare) || secrets().any(|secret| secret == bare) {
            return None;
        }
        let elsewhere = networks::called_elsewhere(bare);
        let meant = elsewhere.or_else(|| near(bare));
        let is_meant = elsewhere.is_some() || name.starts_with(OWN);
        is_meant.then(|| match meant {
            Some(meant) => format!("{name} is set, and there is no such setting. Did you mean {meant}?"),
            None => format!("{name} is set, and there is no such setting. `lasermate help` lists them"),
        })
    };
    names.iter().filter_map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_is_read_from_the_variable_then_a_file_then_a_credential() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("token");
        fs::write(&file, " from a file \n").unwrap();
        fs::write(folder.path().join("MATRIX_TOKEN"), "a credential\n").unwrap();
        let set = |name: &str| match name {
            "DISCORD_TOKEN" => Some(OsString::from(" itself ")),
            "DISCORD_TOKEN_FILE" | "MATRIX_PASSWORD_FILE" => Some(file.clone().into()),
            "CREDENTIALS_DIRECTORY" => Some(folder.path().into()),
            "LASERMATE_HOSTS_FILE" => Some(folder.path().join("nothing").into()),
            _ => None,
        };
        let environment = Environment(&set);
        let value = |name| environment.value(name).unwrap();
        assert_eq!(value("DISCORD_TOKEN").as_deref(), Some("itself"));
        assert_eq!(value("MATRIX_PASSWORD").as_deref(), Some("from a file"));
        assert_eq!(value("MATRIX_TOKEN").as_deref(), Some("a credential"));
        assert_eq!(value("LASERMATE_DATA"), None);
        let told = environment.value("LASERMATE_HOSTS").unwrap_err().to_string();
        assert!(told.starts_with("LASERMATE_HOSTS_FILE: ") && told.contains("can't be read"), "{told}");
    }

    #[test]
    fn a_misspelt_variable_is_told_and_others_are_not_ours() {
        let settings = ["LASERMATE_HOSTS", "LASERMATE_DATA"];
        let told = |name: &str| unknown([name.to_owned()].into_iter(), &settings).pop();
        for (name, meant) in [
            ("LASERMATE_HOST", "Did you mean LASERMATE_HOSTS?"),
            ("LASERMATE_HOST_FILE", "Did you mean LASERMATE_HOSTS?"),
            ("DISCORD_BOT_TOKEN", "Did you mean DISCORD_TOKEN?"),
            ("LASERMATE_TOKEN", "Did you mean DISCORD_TOKEN?"),
            ("LASERMATE_NONSENSE_AT_ALL", "lists them"),
        ] {
            let told = told(name).unwrap_or_default();
            assert!(told.starts_with(name) && told.contains(meant), "{name}: {told}");
        }
        for name in ["LASERMATE_HOSTS", "LASERMATE_DATA_FILE", "DISCORD_TOKEN", "DISCORD_HOME", "HOME"] {
            assert_eq!(told(name), None);
        }
    }
}
