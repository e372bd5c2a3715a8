//! Opening a data folder: the lock, a look at the file before anything is written, then the schema.

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use rusqlite::Connection;

use super::inspect::inspect;
use super::readers::Readers;
use super::schema::{APPLICATION, migrations};
use super::together::Waiting;
use super::{OpenError, Store, Unreadable};
use crate::bounds::{JOURNAL, STATEMENTS};

/// The database's name in its folder.
pub const FILE_NAME: &str = "lasermate.db";

/// The name of the file whose lock says that the folder is in use.
pub(super) const LOCK_NAME: &str = "lasermate.lock";

/// How long a connection waits for another's transaction, a little at a time. They take milliseconds; SQLite's own
/// waiting would grow to a tenth of a second.
const PATIENCE: Duration = Duration::from_secs(20);
const NAP: Duration = Duration::from_millis(1);

pub(super) fn open(folder: &Path) -> Result<Store, OpenError> {
    let lock = lock(folder)?;
    let path = folder.join(FILE_NAME);
    inspect(&path)?;
    let sqlite = |source| OpenError::Sqlite { file: path.clone(), source };
    let mut writer = Connection::open(&path).map_err(sqlite)?;
    prepare(&writer).map_err(sqlite)?;
    writer.pragma_update(None, "application_id", APPLICATION).map_err(sqlite)?;
    migrations()
        .to_latest(&mut writer)
        .map_err(|source| OpenError::Migration { file: path.clone(), source })?;
    let readers = Readers::open(&path).map_err(sqlite)?;
    Ok(Store {
        writer: Mutex::new(writer),
        readers,
        waiting: Waiting::default(),
        path,
        unreadable: Unreadable::default(),
        _lock: lock,
    })
}

/// Takes the folder for this process. The operating system gives it back when the process ends, however it ends.
fn lock(folder: &Path) -> Result<File, OpenError> {
    let failed = |source| OpenError::Folder { folder: folder.to_owned(), source };
    fs::create_dir_all(folder).map_err(failed)?;
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join(LOCK_NAME))
        .map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { folder: folder.to_owned() }),
        Err(TryLockError::Error(source)) => Err(failed(source)),
    }
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_handler(Some(wait))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "journal_size_limit", JOURNAL)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(())
}

/// SQLite's question whether to try again.
pub(super) fn wait(tries: i32) -> bool {
    std::thread::sleep(NAP);
    NAP.saturating_mul(u32::try_from(tries).unwrap_or(0)) < PATIENCE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_accepted_is_synced_to_the_disk_before_anyone_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let store = open(folder.path()).unwrap();
        let writer = store.writer();
        let text = |name: &str| writer.pragma_query_value(None, name, |row| row.get::<_, String>(0)).unwrap();
        let number = |name: &str| writer.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(text("journal_mode"), "wal");
        const FULL: i64 = 2;
        assert_eq!(number("synchronous"), FULL);
        assert_eq!(number("foreign_keys"), 1);
        drop(writer);
        // A post that is ticked off waits for the next sync, and leaves everything else as it was.
        store.delivered(1).unwrap();
        let synchronous = store.writer().pragma_query_value(None, "synchronous", |row| row.get::<_, i64>(0));
        assert_eq!(synchronous.unwrap(), FULL);
    }
}
