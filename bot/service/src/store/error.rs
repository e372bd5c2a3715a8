//! What can go wrong with the store, and what to do about it.

use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a data folder cannot be used. The database file has not been touched.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The folder cannot be made or reached.
    #[error("can't use the data folder {}", folder.display())]
    Folder { folder: PathBuf, source: std::io::Error },
    /// A file in it cannot be made or opened.
    #[error("can't open {}", file.display())]
    File { file: PathBuf, source: std::io::Error },
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
    #[error("can't open {}", file.display())]
    Sqlite { file: PathBuf, source: rusqlite::Error },
    /// The schema could not be brought up to date.
    #[error("can't upgrade {}", file.display())]
    Migration { file: PathBuf, source: rusqlite_migration::Error },
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
