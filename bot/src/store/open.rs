//! Opening a data folder: the lock, a look at the file before anything is written, then the schema.

use std::fs::{self, File, TryLockError};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::schema::{APPLICATION, VERSION, migrations};
use super::{OpenError, Store, Unreadable};

/// The database's name in its folder.
pub const FILE_NAME: &str = "lasermate.db";

/// The name of the file whose lock says that the folder is in use.
pub(super) const LOCK_NAME: &str = "lasermate.lock";

/// How every SQLite file begins.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

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
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let reader = Connection::open_with_flags(&path, flags).map_err(sqlite)?;
    reader.busy_handler(Some(wait)).map_err(sqlite)?;
    Ok(Store {
        writer: Mutex::new(writer),
        reader: Mutex::new(reader),
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
    connection.pragma_update(None, "foreign_keys", true)
}

/// SQLite's question whether to try again.
fn wait(tries: i32) -> bool {
    std::thread::sleep(NAP);
    NAP.saturating_mul(u32::try_from(tries).unwrap_or(0)) < PATIENCE
}

/// Looks at a file that is there already, without writing to it. Where it is refused, the side files that looking
/// made go again.
pub(super) fn inspect(path: &Path) -> Result<(), OpenError> {
    let beside = ["-wal", "-shm"].map(|end| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    });
    let made: Vec<_> = beside.into_iter().filter(|file| !file.exists()).collect();
    let verdict = look_into(path);
    if verdict.is_err() {
        for file in made {
            // Not there, or not ours to remove: the refusal says what matters.
            let _ = fs::remove_file(file);
        }
    }
    verdict
}

fn look_into(path: &Path) -> Result<(), OpenError> {
    if !has_content(path)? {
        return Ok(());
    }
    let unreadable = |what: String| OpenError::Unreadable { file: path.to_owned(), what };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection =
        Connection::open_with_flags(path, flags).map_err(|source| unreadable(source.to_string()))?;
    let number = |name: &str| {
        connection
            .pragma_query_value(None, name, |row| row.get::<_, i64>(0))
            .map_err(|source| unreadable(source.to_string()))
    };
    let (application, found) = (number("application_id")?, number("user_version")?);
    let tables: i64 = connection
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(|source| unreadable(source.to_string()))?;
    if application != APPLICATION && (tables > 0 || found != 0) {
        return Err(OpenError::Foreign { file: path.to_owned() });
    }
    if found > VERSION {
        return Err(OpenError::Newer { file: path.to_owned(), found, known: VERSION });
    }
    let verdict: String = connection
        .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
        .map_err(|source| unreadable(source.to_string()))?;
    // SQLite may tell a fault over several lines; what is told of it is one.
    if verdict == "ok" { Ok(()) } else { Err(unreadable(verdict.replace('\n', " "))) }
}

/// Whether there is a database to look at; an absent or empty file is a new one.
fn has_content(path: &Path) -> Result<bool, OpenError> {
    let unreadable = |what: String| OpenError::Unreadable { file: path.to_owned(), what };
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(unreadable(error.to_string())),
    };
    let mut head = Vec::with_capacity(MAGIC.len());
    let length = MAGIC.len() as u64;
    file.by_ref().take(length).read_to_end(&mut head).map_err(|error| unreadable(error.to_string()))?;
    match head.as_slice() {
        [] => Ok(false),
        start if start == MAGIC => Ok(true),
        _ => Err(unreadable("it does not begin like one".to_owned())),
    }
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
    }
}
