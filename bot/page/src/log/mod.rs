//! The chat's own tables in the database: names, channels, messages and their pictures.

mod channels;
mod messages;
mod people;

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::Connection;
use thiserror::Error;
use tokio::sync::broadcast;

pub use channels::MakeError;
pub use messages::{Draft, KeptPicture};
pub use people::{Resident, TakeError};

use super::message::Message;
use lasermate_core::bounds::{JOURNAL, NEWS, STATEMENTS};

/// The chat's tables cannot be read or written.
#[derive(Debug, Error)]
#[error("the chat's messages cannot be read or written: {0}")]
pub struct LogError(#[from] rusqlite::Error);

/// How long a writer waits for its turn, a few milliseconds at a time.
const PATIENCE: Duration = Duration::from_secs(20);
const NAP: Duration = Duration::from_millis(3);

/// Whether a transaction waits until it is on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Durable {
    /// It does, as a move does.
    Now,
    /// It leaves that to the next one that does.
    Later,
}

impl Durable {
    /// Lets the connection's next transactions be so. Inside one it would change nothing.
    fn set(self, db: &Connection) -> rusqlite::Result<()> {
        let word = match self {
            Self::Now => "full",
            Self::Later => "normal",
        };
        db.pragma_update(None, "synchronous", word)
    }
}

/// The chat's memory. Every call blocks; async callers use `spawn_blocking`.
#[derive(Debug)]
pub struct Log {
    db: Mutex<Connection>,
    /// New messages, in the order of their numbers: sent while `db` is held.
    news: broadcast::Sender<Arc<Message>>,
}

impl Log {
    /// Opens the chat's tables in a database whose schema is up to date.
    ///
    /// What people say and make is on the disk before they are told so. Posts of the bot alone are left to the next durable
    /// transaction ([`Durable`]): SQLite's journal is one sequence, so a post is on disk whenever the note that it was delivered
    /// is, and else it is sent again.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub fn open(path: &Path) -> Result<Self, LogError> {
        let log = Self::over(Connection::open(path)?)?;
        log.look_anew()?;
        Ok(log)
    }

    fn over(db: Connection) -> Result<Self, LogError> {
        db.busy_handler(Some(wait))?;
        db.pragma_update(None, "journal_mode", "wal")?;
        Durable::Now.set(&db)?;
        db.pragma_update(None, "foreign_keys", true)?;
        db.pragma_update(None, "journal_size_limit", JOURNAL)?;
        db.set_prepared_statement_cache_capacity(STATEMENTS);
        Ok(Self { db: Mutex::new(db), news: broadcast::channel(NEWS).0 })
    }

    /// Hears of every message from now on.
    #[must_use]
    pub fn listen(&self) -> broadcast::Receiver<Arc<Message>> {
        self.news.subscribe()
    }

    fn db(&self) -> MutexGuard<'_, Connection> {
        // A transaction that panicked was rolled back when it was dropped, so the connection is sound.
        self.db.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// SQLite's question whether to try again; the service's writes take a few milliseconds each.
fn wait(tries: i32) -> bool {
    std::thread::sleep(NAP);
    NAP.saturating_mul(u32::try_from(tries).unwrap_or(0)) < PATIENCE
}

#[cfg(test)]
pub(super) fn empty() -> Log {
    let db = Connection::open_in_memory().unwrap();
    for file in [
        include_str!("../../../../migrations/001_log.sql"),
        include_str!("../../../../migrations/003_local_chat.sql"),
        include_str!("../../../../migrations/011_pinned.sql"),
        include_str!("../../../../migrations/013_lapse.sql"),
    ] {
        db.execute_batch(file).unwrap();
    }
    Log::over(db).unwrap()
}
