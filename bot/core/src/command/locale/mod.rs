//! The catalogue of what commands, options and their values are called in other languages.
//!
//! A language is a file of plain rows (`de.rs`, `fr.rs`, `es.rs`); a locale of [`LOCALES`] says which file it reads.
//! To add one, copy a file, translate it, and add its rows to [`LOCALES`]: `bot/core/tests/it/commands/locale.rs` names
//! whatever is missing, left over or too long. What has no row keeps its English name, so a platform is never stuck.

mod de;
mod es;
mod fr;

use super::{CommandSpec, OptionSpec};

/// A row of a language's file, under the English names joined by dots: `board`, `board.how`, `board.how.turned`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A command or an option.
    Named {
        /// Its English names.
        key: &'static str,
        /// What it is called: 1 to 32 lower-case letters, digits, `-`, `_` or `'`.
        name: &'static str,
        /// What it does, at most 100 characters.
        help: &'static str,
    },
    /// A value of an option that has a list of them.
    Value {
        /// Its English names.
        key: &'static str,
        /// What is shown for it, at most 100 characters.
        label: &'static str,
    },
}

impl Entry {
    /// The English names it translates.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Named { key, .. } | Self::Value { key, .. } => key,
        }
    }
}

/// The row of a command or an option, in a line.
const fn named(key: &'static str, name: &'static str, help: &'static str) -> Entry {
    Entry::Named { key, name, help }
}

/// The row of a value, in a line.
const fn value(key: &'static str, label: &'static str) -> Entry {
    Entry::Value { key, label }
}

/// A language as platforms name it.
#[derive(Clone, Copy, Debug)]
pub struct Locale {
    /// Its tag, as Discord writes it: `de`, `es-419`.
    pub tag: &'static str,
    /// Its rows; `None` for English, which is what the table of commands itself is written in.
    pub entries: Option<&'static [Entry]>,
}

/// Every locale there is. Both Englishes stand here because a platform that falls back from one to the other would
/// otherwise show either of them in the reader's second language.
pub const LOCALES: &[Locale] = &[
    Locale { tag: "en-US", entries: None },
    Locale { tag: "en-GB", entries: None },
    Locale { tag: "de", entries: Some(de::ENTRIES) },
    Locale { tag: "fr", entries: Some(fr::ENTRIES) },
    Locale { tag: "es-ES", entries: Some(es::ENTRIES) },
    Locale { tag: "es-419", entries: Some(es::ENTRIES) },
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
    let label = |locale: &Locale| match locale.entries {
        None => Some((locale.tag, english)),
        Some(entries) => entries.iter().find_map(|entry| match *entry {
            Entry::Value { key: k, label } if k == key => Some((locale.tag, label)),
            _ => None,
        }),
    };
    LOCALES.iter().filter_map(label).collect()
}

fn words(key: &str, english: Words) -> Vec<(&'static str, Words)> {
    let of = |locale: &Locale| match locale.entries {
        None => Some((locale.tag, english)),
        Some(entries) => entries.iter().find_map(|entry| match *entry {
            Entry::Named { key: k, name, help } if k == key => Some((locale.tag, Words { name, help })),
            _ => None,
        }),
    };
    LOCALES.iter().filter_map(of).collect()
}
