//! A full disk stops writing, and never reading. SQLite needs a little room even to read: the file that its connections share. So a
//! little is kept in reserve, in the file that the lock is on, and given back where the folder cannot be opened otherwise.

use std::fs::File;
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::atomic::Ordering;

use rusqlite::{ErrorCode, TransactionBehavior, ffi};
use tracing::warn;

use super::inspect::beside;
use super::schema::VERSION;
use super::{Store, StoreError};

/// What is kept in reserve: SQLite's shared file has 32 kB for each 4,096 pages of a journal.
const RESERVE: usize = 256 * 1024;
/// A disk with less room than this is called full: a commit takes some pages.
const ROOM: u64 = 1024 * 1024;

/// Takes the reserve, as much of it as there is room for.
pub(super) fn reserve(mut lock: &File) {
    let taken = lock.metadata().map_or(0, |file| usize::try_from(file.len()).unwrap_or(RESERVE));
    let missing = RESERVE.saturating_sub(taken);
    if missing == 0 {
        return;
    }
    // No zeros: some file systems keep no blocks for them. What there is no room for is taken at another start.
    let _ = lock.seek(SeekFrom::End(0)).and_then(|_| lock.write_all(&vec![b'.'; missing]));
}

/// Gives the reserve back. Whether there was any.
pub(super) fn release(lock: &File) -> bool {
    let any = lock.metadata().is_ok_and(|file| file.len() > 0);
    any && lock.set_len(0).is_ok()
}

/// Whether SQLite refuses for want of room.
pub(super) fn is_full(error: &rusqlite::Error) -> bool {
    matches!(error, rusqlite::Error::SqliteFailure(error, _)
        if error.code == ErrorCode::DiskFull || error.extended_code == ffi::SQLITE_IOERR_SHMSIZE)
}

impl StoreError {
    /// Whether the disk is full: what is stored can be read, and nothing can be added until there is room.
    pub fn is_full(&self) -> bool {
        matches!(self, Self::Sqlite(error) if is_full(error))
    }
}

impl Store {
    /// Whether the disk is full. It is looked at anew each time, so it is over as soon as there is room.
    pub fn is_full(&self) -> bool {
        !has_room(&self.path) || (self.full.load(Ordering::Relaxed) && self.probe().is_err())
    }

    /// How large the database is with its journal, and how much is free on its disk, where the system says so; in bytes.
    pub fn disk_use(&self) -> (u64, Option<u64>) {
        let [journal, _] = beside(&self.path);
        let sizes = [&self.path, &journal].map(|file| file.metadata().map_or(0, |file| file.len()));
        (sizes.iter().sum(), free(&self.path))
    }

    /// Remembers whether the last commit found no room: there may be other bounds than the disk's own.
    pub(super) fn note_room<T>(&self, written: &Result<T, StoreError>) {
        let full = written.as_ref().is_err_and(StoreError::is_full);
        if self.full.swap(full, Ordering::Relaxed) == full {
            return;
        }
        if full {
            warn!(file = %self.path.display(), "disk full: reading goes on, nothing is stored until there is room");
        } else {
            warn!(file = %self.path.display(), "there is room on the disk again");
        }
    }

    /// Writes what is there already.
    fn probe(&self) -> Result<(), StoreError> {
        let written = (|| {
            let mut writer = self.writer();
            let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
            transaction.pragma_update(None, "user_version", VERSION)?;
            Ok(transaction.commit()?)
        })();
        self.note_room(&written);
        written
    }
}

/// Whether there is room on the disk of a file. Where nobody can tell, there is.
fn has_room(path: &Path) -> bool {
    free(path).is_none_or(|free| free >= ROOM)
}

/// How much is free on the disk of a file, where the system says so.
#[cfg(unix)]
fn free(path: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(path.parent().unwrap_or(path)).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
const fn free(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use lasermate_domain::port::{Person, PersonId};

    fn know(store: &Store, name: &str) -> Result<(), StoreError> {
        let id = PersonId(format!("test:{name}"));
        store.know(&Person { id, name: name.to_owned() }).map(drop)
    }

    #[test]
    fn the_reserve_is_kept_given_back_and_taken_again() {
        let folder = tempfile::tempdir().unwrap();
        let length = || folder.path().join(super::super::LOCK_NAME).metadata().unwrap().len();
        let store = Store::open(folder.path()).unwrap();
        assert_eq!(length(), RESERVE as u64);
        drop(store);
        let lock = File::options().write(true).open(folder.path().join(super::super::LOCK_NAME)).unwrap();
        assert!(release(&lock) && !release(&lock));
        drop(Store::open(folder.path()).unwrap());
        assert_eq!(length(), RESERVE as u64);
    }

    /// It wrote its mark at each start, and so did not start on a full disk.
    #[test]
    fn a_start_writes_nothing_to_a_database_that_is_there() {
        let folder = tempfile::tempdir().unwrap();
        know(&Store::open(folder.path()).unwrap(), "ann").unwrap();
        let file = folder.path().join(super::super::FILE_NAME);
        let before = std::fs::read(&file).unwrap();
        let store = Store::open(folder.path()).unwrap();
        let journal = folder.path().join(format!("{}-wal", super::super::FILE_NAME));
        assert_eq!(std::fs::metadata(journal).map_or(0, |file| file.len()), 0);
        assert_eq!(std::fs::read(&file).unwrap(), before);
        assert!(!store.is_full());
    }

    #[test]
    fn a_commit_without_room_is_told_apart_and_it_is_over_when_there_is_room() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        know(&store, "ann").unwrap();
        let limit = |pages: u64| store.writer().pragma_update(None, "max_page_count", pages).unwrap();
        let pages = store.writer().pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        limit(pages);
        let large = || {
            let row = crate::store::NewPost {
                room: lasermate_domain::port::RoomId("test:a".to_owned()),
                post: lasermate_domain::port::Post::of_words("x".repeat(100_000)),
            };
            store.commit(&crate::store::Commit { posts: vec![row], ..Default::default() })
        };
        let refused = large().unwrap_err();
        assert!(refused.is_full(), "{refused}");
        assert!(store.full.load(Ordering::Relaxed));
        assert!(store.number_of(&PersonId("test:ann".to_owned())).unwrap().is_some(), "reading goes on");
        limit(u64::from(u32::MAX) >> 1);
        assert!(!store.is_full(), "looked at anew");
        assert!(large().is_ok() && !store.full.load(Ordering::Relaxed));
    }
}
