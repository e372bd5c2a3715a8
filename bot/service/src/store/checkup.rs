//! A look at a data folder that changes nothing in it: whether it could be opened, and whether its file is sound.

use std::fs::{self, File, TryLockError};
use std::path::Path;

use lasermate_domain::port::UnixMillis;
use rusqlite::{Connection, OpenFlags};

use super::inspect::{beside, inspect};
use super::open::{FILE_NAME, LOCK_NAME};
use super::schema::VERSION;
use super::unreadable::survey;
use super::{Fits, OpenError, Store, Survey};

/// The most faults that are named.
const FAULTS: usize = 5;

/// What a look at a data folder tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checkup {
    /// Whether a running program holds the folder.
    pub in_use: bool,
    /// The database; `None` where there is none yet.
    pub file: Option<FileCheckup>,
}

/// What a look at the database tells. It is one of ours, and not newer than the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileCheckup {
    /// Its size, without what is still in its side file.
    pub bytes: u64,
    /// The number of its schema.
    pub schema: i64,
    /// The number of the program's schema: an older file is brought up to it at the next start.
    pub known: i64,
    /// When something was last added to the log.
    pub last_at: Option<UnixMillis>,
    /// What SQLite's full check finds wrong with it, the first few.
    pub faults: Vec<String>,
    /// What cannot be read although the file is sound.
    pub unread: Survey,
}

impl Store {
    /// Looks at a data folder without changing anything in it. May take seconds: every page of the file, every game and every message is
    /// read; `fits` says what can be.
    ///
    /// # Errors
    /// The folder or the file could not be used by [`Store::open`] either, and why.
    pub fn checkup(folder: &Path, fits: Fits) -> Result<Checkup, OpenError> {
        let path = folder.join(FILE_NAME);
        let lock_path = folder.join(LOCK_NAME);
        let failed = |error| OpenError::of_io(&lock_path, error);
        // Held to the end, so that nobody starts while the side files that looking makes come and go.
        let lock = match File::open(&lock_path) {
            Ok(file) => Some(file),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
            Err(error) => return Err(failed(error)),
        };
        let in_use = match lock.as_ref().map(File::try_lock) {
            None | Some(Ok(())) => false,
            Some(Err(TryLockError::WouldBlock)) => true,
            Some(Err(TryLockError::Error(error))) => return Err(failed(error)),
        };
        if !path.exists() {
            // Its journal may be left.
            inspect(&path)?;
            return Ok(Checkup { in_use, file: None });
        }
        let made: Vec<_> = beside(&path).into_iter().filter(|file| !file.exists()).collect();
        let looked = inspect(&path).and_then(|()| look(&path, fits));
        if lock.is_some() && !in_use {
            for file in made {
                // Not there, or not ours to remove: it is empty and in nobody's way.
                let _ = fs::remove_file(file);
            }
        }
        Ok(Checkup { in_use, file: Some(looked?) })
    }
}

fn look(path: &Path, fits: Fits) -> Result<FileCheckup, OpenError> {
    let bytes = fs::metadata(path).map_err(|error| OpenError::of_io(path, error))?.len();
    let sqlite = |error| OpenError::of_sqlite(path, error);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(sqlite)?;
    let schema = connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(sqlite)?;
    let mut faults: Vec<String> = Vec::new();
    connection
        .pragma(None, "integrity_check", FAULTS, |row| {
            // SQLite may tell a fault over several lines.
            faults.push(row.get::<_, String>(0)?.replace('\n', " "));
            Ok(())
        })
        .map_err(sqlite)?;
    faults.retain(|fault| fault != "ok");
    // A file that has just been made has no log yet.
    let last_at =
        connection.query_row("SELECT at FROM log ORDER BY n DESC LIMIT 1", [], |row| row.get(0)).ok();
    let unread = if faults.is_empty() { survey(&connection, fits) } else { Survey::default() };
    Ok(FileCheckup { bytes, schema, known: VERSION, last_at, faults, unread })
}
