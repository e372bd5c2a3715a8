//! Opening a data folder: the lock, a look at the file before anything is written, then the schema.

use std::fs::{self, DirBuilder, File, TryLockError};
use std::io;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lasermate_domain::limits::{JOURNAL, STATEMENTS, WIPED_AT_START};
use rusqlite::Connection;
use tracing::{info, warn};

use super::backup::copy_before_upgrade;
use super::disk_full::{is_full, release, reserve};
use super::group_commit::CommitQueue;
use super::inspect::inspect;
use super::read_pool::{Readers, wait};
use super::recent_deletions::Forgotten;
use super::schema::{APPLICATION, VERSION, migrations};
use super::{OpenError, ReadStore, Store, UnreadableItems};

/// The database's name in its folder.
pub const FILE_NAME: &str = "lasermate.db";
/// The name of the file whose lock says that the folder is in use.
pub const LOCK_NAME: &str = "lasermate.lock";
/// The name of the socket through which an operator speaks to the running bot.
pub const SOCKET_NAME: &str = "lasermate.sock";
/// How long a checkpoint waits for whoever reads.
const BRIEFLY: Duration = Duration::from_millis(500);

pub(super) fn open(folder: &Path) -> Result<Store, OpenError> {
    let lock = lock(folder)?;
    let path = folder.join(FILE_NAME);
    let mut opened = open_file(&path);
    // On a full disk the reserve may be what it takes; where something else is wrong it is told once more.
    if opened.is_err() && release(&lock) {
        opened = open_file(&path);
    }
    reserve(&lock);
    let (writer, readers) = opened?;
    Ok(Store {
        reads: Arc::new(ReadStore { readers, unreadable: UnreadableItems::default() }),
        writer: Mutex::new(writer),
        waiting: CommitQueue::default(),
        journal_holds: AtomicBool::new(false),
        forgotten: Forgotten::default(),
        path,
        full: AtomicBool::new(false),
        _lock: lock,
    })
}

fn open_file(path: &Path) -> Result<(Connection, Readers), OpenError> {
    inspect(path)?;
    if fs::metadata(path).is_ok_and(|file| file.len() == 0) {
        warn!(
            file = %path.display(),
            "the database is empty: starting a new one. If there was one, stop now and restore the last backup"
        );
    }
    let path = path.to_owned();
    let sqlite = |error| OpenError::of_sqlite(&path, error);
    make_file(&path).map_err(|error| OpenError::of_io(&path, error))?;
    let mut writer = Connection::open(&path).map_err(sqlite)?;
    prepare(&writer).map_err(sqlite)?;
    let schema = writer.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0));
    let schema = schema.map_err(sqlite)?;
    let is_new = schema == 0;
    if !is_new && schema < VERSION {
        let copy = copy_before_upgrade(&path, schema)?;
        info!(from = schema, to = VERSION, copy = %copy.display(), "upgrading the database");
    }
    let marked = writer.pragma_query_value(None, "application_id", |row| row.get::<_, i64>(0));
    if marked.map_err(sqlite)? != APPLICATION {
        writer.pragma_update(None, "application_id", APPLICATION).map_err(sqlite)?;
    }
    migrations()
        .to_latest(&mut writer)
        .map_err(|error| OpenError::Migration { file: path.clone(), error })?;
    wipe(&writer, if is_new { Wipe::Nothing } else { Wipe::UpTo(WIPED_AT_START) });
    match checkpoint(&writer) {
        // What is in the journal stays there.
        Err(error) if is_full(&error) => warn!(%error, "checkpoint failed: the disk is full"),
        moved => moved.map(drop).map_err(sqlite)?,
    }
    let readers = Readers::open(&path).map_err(sqlite)?;
    Ok((writer, readers))
}

/// Takes the folder for this process. The operating system gives it back when the process ends, however it ends.
pub(super) fn lock(folder: &Path) -> Result<File, OpenError> {
    let failed = |error| OpenError::Folder { folder: folder.to_owned(), error };
    if folder.is_file() {
        return Err(OpenError::NoFolder { file: folder.to_owned() });
    }
    make_folder(folder).map_err(failed)?;
    let path = folder.join(LOCK_NAME);
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path)
        .map_err(|error| OpenError::of_io(&path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { folder: folder.to_owned() }),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// Makes a folder that is not there, with those above it: what people do is nobody's but the bot's. One that is there stays as
/// whoever made it wants it.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut make = DirBuilder::new();
    make.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut make, 0o700);
    make.create(folder)
}

/// Makes a database file that is not there, for the bot's user alone. SQLite gives its side files the same.
pub(super) fn make_file(path: &Path) -> io::Result<()> {
    let mut make = File::options();
    make.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut make, 0o600);
    make.open(path).map(drop)
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Wipe {
    /// The file is new: nothing was ever deleted from it.
    Nothing,
    /// A file of at most so many bytes.
    UpTo(u64),
}

/// Wipes once what earlier versions of the program have deleted: they left its bytes in the file. That writes the whole file anew,
/// so a large one is left to `lasermate rebuild`. Where it fails, as on a full disk, the next start tries again.
pub(super) fn wipe(connection: &Connection, how: Wipe) {
    let wiped = || -> rusqlite::Result<()> {
        if connection.query_row("SELECT EXISTS (SELECT 1 FROM wiped)", [], |row| row.get(0))? {
            return Ok(());
        }
        if let Wipe::UpTo(most) = how {
            let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
            if number("page_count")?.saturating_mul(number("page_size")?) > most {
                tracing::warn!(
                    "data deleted by earlier versions is still in the database file; `lasermate rebuild` wipes it"
                );
                return Ok(());
            }
            connection.execute_batch("VACUUM")?;
        }
        connection.execute("INSERT OR IGNORE INTO wiped (n) VALUES (1)", []).map(drop)
    };
    if let Err(error) = wiped() {
        tracing::warn!(%error, "wiping what earlier versions deleted failed; the next start tries again");
    }
}

/// Moves the journal into the file. What somebody still reads stays where it is: the end of the program does not wait for them.
/// Whether all of it was moved.
pub(super) fn checkpoint(connection: &Connection) -> rusqlite::Result<bool> {
    connection.busy_timeout(BRIEFLY)?;
    let moved = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, u32>(0));
    let moved = moved.map(|busy| busy == 0);
    connection.busy_handler(Some(wait))?;
    moved
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_handler(Some(wait))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What is deleted is overwritten, so that nobody finds it in the file.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.pragma_update(None, "journal_size_limit", JOURNAL)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::port::{Person, PersonId};

    fn know(store: &Store, name: &str) -> lasermate_domain::log::PersonNo {
        let id = PersonId(format!("test:{name}"));
        store.know(&Person { id, name: name.to_owned() }).unwrap()
    }

    /// A backup that copies the one file of a bot that has ended had an empty database: all was in the journal.
    #[test]
    fn the_file_alone_holds_everything_once_it_is_closed() {
        let (folder, copy) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let store = open(folder.path()).unwrap();
        know(&store, "ann");
        drop(store);
        fs::copy(folder.path().join(FILE_NAME), copy.path().join(FILE_NAME)).unwrap();
        let copy = Connection::open(copy.path().join(FILE_NAME)).unwrap();
        let people = copy.query_row("SELECT count(*) FROM person", [], |row| row.get::<_, u64>(0)).unwrap();
        assert_eq!(people, 1);
    }

    /// Threads that still hold the store when the program ends keep its connections open.
    #[test]
    fn a_checkpoint_leaves_nothing_in_the_journal() {
        let folder = tempfile::tempdir().unwrap();
        let store = open(folder.path()).unwrap();
        let journal = folder.path().join(format!("{FILE_NAME}-wal"));
        assert_eq!(fs::metadata(&journal).unwrap().len(), 0, "the tables are in the file");
        know(&store, "ann");
        assert!(fs::metadata(&journal).unwrap().len() > 0);
        store.checkpoint().unwrap();
        assert_eq!(fs::metadata(&journal).unwrap().len(), 0);
    }

    /// The database was readable by every user of the machine.
    #[cfg(unix)]
    #[test]
    fn a_folder_and_its_database_are_made_for_the_bots_user_alone() {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let above = tempfile::tempdir().unwrap();
        let folder = above.path().join("data");
        let store = open(&folder).unwrap();
        know(&store, "ann");
        assert_eq!(mode(&folder), 0o700);
        for file in [FILE_NAME.to_owned(), format!("{FILE_NAME}-wal")] {
            assert_eq!(mode(&folder.join(&file)), 0o600, "{file}");
        }
    }

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
