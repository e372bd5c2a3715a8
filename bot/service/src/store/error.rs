//! What can go wrong with the store, and what to do about it.

use std::path::{Path, PathBuf};

use thiserror::Error;

use super::advice::{for_io, for_sqlite};
use super::backup::CopyError;

/// Why a data folder cannot be used. The database file has not been touched.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The folder cannot be made or reached.
    #[error(
        "can't use the data folder {} ({error}). {}, or choose another with --data",
        folder.display(), for_io(error)
    )]
    Folder { folder: PathBuf, error: std::io::Error },
    #[error("{} is a file. Name a folder with --data", file.display())]
    NoFolder { file: PathBuf },
    /// A file in it cannot be made, opened or read.
    #[error("can't open {} ({error}). {}", file.display(), for_io(error))]
    File { file: PathBuf, error: std::io::Error },
    /// SQLite cannot use a file that may be sound.
    #[error("can't open {} ({error}). {advice}", file.display())]
    Refused {
        file: PathBuf,
        error: rusqlite::Error,
        /// What to do about it.
        advice: &'static str,
    },
    #[error(
        "the data folder {} is in use by another lasermate. Stop that one, or choose another folder",
        folder.display()
    )]
    InUse { folder: PathBuf },
    /// The file is not a database, or is damaged.
    #[error(
        "{} can't be read as a database ({what}). It is unchanged. Restore a good copy, or choose another data folder",
        file.display()
    )]
    Unreadable {
        file: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// The file belongs to another program.
    #[error("{} is a database of another program. It is unchanged. Choose another data folder", file.display())]
    Foreign { file: PathBuf },
    /// There is no database, but the journal of one.
    #[error(
        "{} is missing or empty, but its journal {} is not, so the database was lost. Both are unchanged. Restore the last backup, or choose another data folder",
        file.display(), journal.display()
    )]
    Emptied { file: PathBuf, journal: PathBuf },
    /// The number of the schema is not that of the tables.
    #[error("{}", wrong_number(file, *found, *meant))]
    Number {
        file: PathBuf,
        /// The schema's number in the file.
        found: i64,
        /// The number that its tables have; `None` where no program has made such tables.
        meant: Option<usize>,
    },
    /// The file was written by a newer program.
    #[error(
        "{} was written by a newer lasermate (its schema is {found}, this program knows {known}). It is unchanged. Use the newer program",
        file.display()
    )]
    Newer {
        file: PathBuf,
        /// The schema's number in the file.
        found: i64,
        /// The newest number this program knows.
        known: i64,
    },
    /// No copy could be made before the upgrade, so there is none.
    #[error("no upgrade without a copy: {0}")]
    Copy(#[from] CopyError),
    /// The schema could not be brought up to date.
    #[error("can't upgrade {} ({error}). It is unchanged. Use the program of before, and report this", file.display())]
    Migration { file: PathBuf, error: rusqlite_migration::Error },
}

impl OpenError {
    /// What a refusal of SQLite's says of a file: where nothing outside it is the cause, it is damaged.
    pub(super) fn of_sqlite(file: &Path, error: rusqlite::Error) -> Self {
        let file = file.to_owned();
        match for_sqlite(&error) {
            Some(advice) => Self::Refused { file, error, advice },
            None => Self::Unreadable { file, what: error.to_string().replace('\n', " ") },
        }
    }

    pub(super) fn of_io(file: &Path, error: std::io::Error) -> Self {
        Self::File { file: file.to_owned(), error }
    }
}

fn wrong_number(file: &Path, found: i64, meant: Option<usize>) -> String {
    let says = format!("{} says that its schema is {found}", file.display());
    match meant {
        Some(meant) => format!(
            "{says}, but its tables are those of schema {meant}. It is unchanged. Restore a backup, or correct the number with PRAGMA user_version = {meant}"
        ),
        None => format!(
            "{says}, but no lasermate has such tables. It is unchanged. Restore a backup, or choose another data folder"
        ),
    }
}

/// Why something could not be read or written. Nothing has changed then.
#[derive(Debug, Error)]
pub enum StoreError {
    /// SQLite refuses: the disk is full, or failing.
    #[error("the database refused: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// Whoever asked for it, or says it, has been deleted since.
    #[error("whoever asked for this was deleted meanwhile")]
    Forgotten,
    /// The request was answered before.
    #[error("this request was answered before")]
    Repeated,
    /// The game has grown since it was read: what was judged on it counts for nothing.
    #[error("game {game} has grown since it was read")]
    Overtaken { game: u64 },
    /// A row of the log is not understood.
    #[error("row {n} of the log can't be read: {what}")]
    Row { n: i64, what: String },
    /// A stored post is not understood.
    #[error("post {id} of the outbox can't be read: {source}")]
    Post { id: i64, source: serde_json::Error },
}

impl StoreError {
    /// Whether a row is there and cannot be read: trying again does not help.
    pub const fn is_unreadable(&self) -> bool {
        matches!(self, Self::Row { .. } | Self::Post { .. })
    }
}
