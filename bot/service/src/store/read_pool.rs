//! The connections that read: a few, so that one long question does not keep the others waiting.

use std::ops::Deref;
use std::path::Path;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use lasermate_domain::limits::{READERS, STATEMENTS};
use rusqlite::{Connection, OpenFlags};

/// How long a connection waits for another's transaction, a little at a time. They take milliseconds; SQLite's own
/// waiting would grow to a tenth of a second.
const PATIENCE: Duration = Duration::from_secs(20);
const NAP: Duration = Duration::from_millis(1);

/// The connections that nobody uses at the moment. None of them can write, and none waits for the writer.
#[derive(Debug)]
pub(super) struct Readers {
    idle: Mutex<Vec<Connection>>,
    back: Condvar,
}

/// A connection that is lent until this is dropped. A thread holds one at a time: if each waited for a second one, all
/// would wait for ever.
#[derive(Debug)]
pub(super) struct PooledReader<'a> {
    pool: &'a Readers,
    connection: Option<Connection>,
}

#[cfg(debug_assertions)]
thread_local! {
    static LENT: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

impl Readers {
    pub(super) fn open(path: &Path) -> rusqlite::Result<Self> {
        let idle = (0..READERS).map(|_| connect(path)).collect::<rusqlite::Result<_>>()?;
        Ok(Self { idle: Mutex::new(idle), back: Condvar::new() })
    }

    /// Lends a connection; waits where all are lent.
    pub(super) fn lend(&self) -> PooledReader<'_> {
        #[cfg(debug_assertions)]
        LENT.with(|lent| {
            lent.set(lent.get() + 1);
            assert_eq!(lent.get(), 1, "this thread reads already");
        });
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(connection) = idle.pop() {
                return PooledReader { pool: self, connection: Some(connection) };
            }
            idle = self.back.wait(idle).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_handler(Some(wait))?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

impl Deref for PooledReader<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        match &self.connection {
            Some(connection) => connection,
            None => unreachable!("it is given back by drop alone"),
        }
    }
}

impl Drop for PooledReader<'_> {
    fn drop(&mut self) {
        #[cfg(debug_assertions)]
        LENT.with(|lent| lent.set(lent.get().saturating_sub(1)));
        if let Some(connection) = self.connection.take() {
            self.pool.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            self.pool.back.notify_one();
        }
    }
}

/// SQLite's question whether to try again.
pub(super) fn wait(tries: i32) -> bool {
    std::thread::sleep(NAP);
    NAP.saturating_mul(u32::try_from(tries).unwrap_or(0)) < PATIENCE
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Barrier};
    use std::thread;

    use super::*;
    use crate::store::Store;

    /// With a single connection this would wait for ever: each thread keeps its own until all have one.
    #[test]
    fn so_many_read_at_once_while_somebody_writes() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        let mut writer = store.writer();
        let writing = writer.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate).unwrap();
        writing.execute("INSERT INTO person (key, name) VALUES ('test:ann', 'Ann')", []).unwrap();
        let all_read = Arc::new(Barrier::new(READERS));
        let threads: Vec<_> = (0..READERS)
            .map(|_| {
                let (store, all_read) = (Arc::clone(&store), Arc::clone(&all_read));
                thread::spawn(move || {
                    let reader = store.reader();
                    all_read.wait();
                    reader.query_row("SELECT count(*) FROM person", [], |row| row.get::<_, u64>(0)).unwrap()
                })
            })
            .collect();
        let seen: Vec<_> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
        assert_eq!(seen, [0; READERS], "nobody sees what is not committed");
        writing.commit().unwrap();
    }

    #[test]
    fn who_comes_when_all_are_lent_waits_for_the_first_that_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        let threads: Vec<_> = (0..READERS * 8)
            .map(|_| {
                let store = Arc::clone(&store);
                thread::spawn(move || (0..50).for_each(|_| assert_eq!(store.last_numbers().unwrap(), (0, 0))))
            })
            .collect();
        threads.into_iter().for_each(|thread| thread.join().unwrap());
        assert_eq!(store.readers.idle.lock().unwrap().len(), READERS);
    }

    #[test]
    fn who_reads_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        assert!(store.reader().execute("DELETE FROM outbox", []).is_err());
    }
}
