//! The catalogue of what commands, options and their values are called in other languages.
//!
//! A language is a file of plain rows (`bot/core/locale/*.toml`), built in and read at first use; a locale of [`LOCALES`]
//! says which file it reads. To add one, copy a file, translate it, and add it to [`LOCALES`]:
//! `bot/core/tests/it/commands/locale.rs` names whatever is missing, left over or too long. What has no row keeps its
//! English name, so a platform is never stuck.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use tracing::error;

use super::{CommandSpec, OptionSpec};

/// A row of a language's file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Entry {
    /// A command or an option: what it is called (1 to 32 lower-case letters, digits, `-`, `_` or `'`), and what it
    /// does, in at most 100 characters.
    Named(String, String),
    /// A value of an option that has a list of them: what is shown for it, at most 100 characters.
    Value(String),
}

/// A language's rows, under the English names joined by dots: `board`, `board.how`, `board.how.turned`.
pub type Rows = BTreeMap<String, Entry>;

/// Reads a language's file.
///
/// # Errors
/// It is not TOML, holds a key twice, or holds something that is not a row.
pub fn read(file: &str) -> Result<Rows, toml::de::Error> {
    toml::from_str(file)
}

/// The rows of a built-in file. That it can be read is tested; if not, everything keeps its English name.
fn built_in(file: &str) -> Rows {
    read(file).unwrap_or_else(|error| {
        error!(%error, "a built-in language cannot be read");
        Rows::new()
    })
}

/// A language's file with its rows.
#[derive(Debug)]
pub struct Language {
    /// The file.
    pub file: &'static str,
    rows: LazyLock<Rows>,
}

macro_rules! language {
    ($name:literal) => {{
        const FILE: &str = include_str!(concat!("../../../locale/", $name, ".toml"));
        static LANGUAGE: Language = Language { file: FILE, rows: LazyLock::new(|| built_in(FILE)) };
        &LANGUAGE
    }};
}

/// A language as platforms name it.
#[derive(Clone, Copy, Debug)]
pub struct Locale {
    /// Its tag, as Discord writes it: `de`, `es-419`.
    pub tag: &'static str,
    /// Its words; `None` for English, which is what the table of commands itself is written in.
    pub language: Option<&'static Language>,
}

impl Locale {
    /// Its rows; `None` for English.
    #[must_use]
    pub fn rows(&self) -> Option<&'static Rows> {
        self.language.map(|language| &*language.rows)
    }
}

/// Every locale there is. Both Englishes stand here because a platform that falls back from one to the other would
/// otherwise show either of them in the reader's second language.
pub static LOCALES: [Locale; 6] = [
    Locale { tag: "en-US", language: None },
    Locale { tag: "en-GB", language: None },
    Locale { tag: "de", language: Some(language!("de")) },
    Locale { tag: "fr", language: Some(language!("fr")) },
    Locale { tag: "es-ES", language: Some(language!("es")) },
    Locale { tag: "es-419", language: Some(language!("es")) },
];

/// What a command or an option is called somewhere, and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub help: &'static str,
}

/// A command in every locale that has words for it, as (tag, words).
#[must_use]
pub fn command(command: &CommandSpec) -> Vec<(&'static str, Words)> {
    words(command.name, Words { name: command.name, help: command.help })
}

/// An option of a command in every locale that has words for it, as (tag, words).
#[must_use]
pub fn option(command: &CommandSpec, option: &OptionSpec) -> Vec<(&'static str, Words)> {
    let key = format!("{}.{}", command.name, option.name);
    words(&key, Words { name: option.name, help: option.help })
}

/// A value of an option (its row of [`super::OptionKind::Choice`]: what is sent, and what it says in English) in
/// every locale that has a label for it, as (tag, label).
#[must_use]
pub fn choice(
    command: &CommandSpec,
    option: &OptionSpec,
    (sent, english): (&str, &'static str),
) -> Vec<(&'static str, &'static str)> {
    let key = format!("{}.{}.{sent}", command.name, option.name);
    let label = |locale: &Locale| match locale.rows() {
        None => Some((locale.tag, english)),
        Some(rows) => match rows.get(&key) {
            Some(Entry::Value(label)) => Some((locale.tag, label.as_str())),
            _ => None,
        },
    };
    LOCALES.iter().filter_map(label).collect()
}

fn words(key: &str, english: Words) -> Vec<(&'static str, Words)> {
    let of = |locale: &Locale| match locale.rows() {
        None => Some((locale.tag, english)),
        Some(rows) => match rows.get(key) {
            Some(Entry::Named(name, help)) => Some((locale.tag, Words { name, help })),
            _ => None,
        },
    };
    LOCALES.iter().filter_map(of).collect()
}
