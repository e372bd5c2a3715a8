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

pub use messages::{Draft, KeptPicture};
pub use people::{Resident, TakeError};

use super::message::Message;

/// The chat's tables cannot be read or written.
#[derive(Debug, Error)]
#[error("the chat's messages cannot be read or written: {0}")]
pub struct LogError(#[from] rusqlite::Error);

/// Messages a listener may lag behind before it reads them from the tables instead.
const LAG: usize = 256;
/// How long a writer waits for its turn, a few milliseconds at a time.
const PATIENCE: Duration = Duration::from_secs(20);
const NAP: Duration = Duration::from_millis(3);

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
    /// The connection leaves it to the next durable transaction to reach the disk. SQLite's journal is one
    /// sequence, so a post is on disk whenever the note that it was delivered is.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub fn open(path: &Path) -> Result<Self, LogError> {
        Self::over(Connection::open(path)?)
    }

    fn over(db: Connection) -> Result<Self, LogError> {
        db.busy_handler(Some(wait))?;
        db.pragma_update(None, "journal_mode", "wal")?;
        db.pragma_update(None, "synchronous", "normal")?;
        db.pragma_update(None, "foreign_keys", true)?;
        Ok(Self { db: Mutex::new(db), news: broadcast::channel(LAG).0 })
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
    db.execute_batch(include_str!("../../../../../migrations/003_local_chat.sql")).unwrap();
    db.execute_batch(include_str!("../../../../../migrations/011_pinned.sql")).unwrap();
    Log::over(db).unwrap()
}
