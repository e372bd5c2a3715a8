//! SQLite: the log of everything that was done, what is derived from it, and the posts that are owed.
//!
//! One file in a folder that one process uses at a time. Whatever is accepted is one transaction, synced to the
//! disk before anyone is told.

mod advice;
mod attempts;
mod backup;
mod challenges;
mod chat;
mod checkup;
mod commit;
mod daily;
mod derived;
mod discord;
mod discord_threads;
mod disk_full;
mod error;
mod event;
mod expired_requests;
mod export;
mod group_commit;
mod heartbeat;
mod holidays;
mod inspect;
mod languages;
mod linked;
mod matrix;
mod moments;
mod name_erasure;
mod open;
mod outbox;
mod peace;
mod people;
mod queries;
mod read_pool;
mod rebuild;
mod recent_deletions;
mod results;
mod retention;
mod schema;
mod statements;
mod stats;
mod studies;
mod text_erasure;
mod tournaments;
mod unreadable;

use std::fs::File;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use group_commit::CommitQueue;
use read_pool::{PooledReader, Readers};
use recent_deletions::Forgotten;

pub use advice::for_io;
pub use attempts::{KeptAttempt, KeptSolver};
pub use backup::{BACKUPS, CopyError, back_up, copy_database, copy_folder, is_beside_the_data};
pub use chat::{
    Backlog, ChannelRole, ChatChannel, ChatStore, KeptMessage, KeptPicture, MakeError, ManagerAbsence,
    MessageDraft, PushBrowser, Resident, TakeError, WrittenMessage,
};
pub use checkup::{Checkup, FileCheckup};
pub use commit::{AnsweredRequest, Commit, GameRows, NewPost};
pub use daily::DailyRow;
pub use derived::{ChallengeRow, ChallengeState, ConfirmationRow, DerivedChange};
pub use discord::{BoardMessage, DiscordPlace, PlacedMessage};
pub use discord_threads::ThreadTask;
use discord_threads::thread_names;
pub use error::{OpenError, StoreError};
pub use export::{KeptStreak, PersonExport};
pub use holidays::{DAYS_A_YEAR, Holiday};
pub use linked::{EVERYWHERE, LinkCodeRow, LinkedRow, SilentRow};
pub use matrix::{
    ChoicesUpdate, EncryptedItem, EventFacts, InboxChange, InboxItem, KEY_AWAITED, Note, OfferedChoices,
};
use matrix::{KEYS, reword_choices};
pub use open::{FILE_NAME, LOCK_NAME, SOCKET_NAME};
pub use outbox::OwedRow;
pub use peace::RefusalRow;
pub use queries::{GivenAnswer, ScannedRow};
pub use rebuild::RebuildReport;
pub use results::{KeptRating, KeptResult, ResultRow, Summary};
pub use retention::{EndedGame, RemovedGame};
pub use stats::StoreCounts;
pub use studies::StudyRow;
pub use tournaments::TournamentRow;
pub use unreadable::{Fits, Survey, UnreadableItems, UnreadableKind};

/// What can be asked of the store: whoever has this alone can change nothing.
#[derive(Debug)]
pub struct ReadStore {
    readers: Readers,
    /// What could not be read since the start.
    unreadable: UnreadableItems,
}

/// The open store. Writing goes through one connection, reading through a few others that never wait for it.
#[derive(Debug)]
pub struct Store {
    /// Before the writer, which is closed last then: SQLite puts the journal back into the file when the last connection is
    /// closed that may write.
    reads: Arc<ReadStore>,
    writer: Mutex<Connection>,
    waiting: CommitQueue,
    path: PathBuf,
    /// Whether the journal still holds what was deleted.
    journal_holds: AtomicBool,
    forgotten: Forgotten,
    /// Whether the last commit found no room on the disk.
    full: AtomicBool,
    /// Held as long as the store is open: a second process is refused.
    _lock: File,
}

impl Store {
    /// Opens the store of a data folder, which is made if it is not there, and brings it up to date.
    ///
    /// # Errors
    /// The folder is in use, or the file is newer than this program, foreign or damaged: it is left as it is then.
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        open::open(folder)
    }

    /// Takes a data folder, which is made if it is not there, for as long as the file is kept: no bot starts on it meanwhile.
    ///
    /// # Errors
    /// The folder is in use or cannot be made.
    pub fn lock(folder: &Path) -> Result<File, OpenError> {
        open::lock(folder)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What can be asked of it, for those who may change nothing. They are gone before it is.
    pub fn reads(&self) -> Arc<ReadStore> {
        Arc::clone(&self.reads)
    }

    /// Puts all that is in the journal into the database file, which holds everything then. Whoever still reads something older
    /// leaves it where it is, and nothing is lost.
    pub fn checkpoint(&self) -> Result<(), StoreError> {
        open::checkpoint(&self.writer())?;
        Ok(())
    }

    /// After somebody's data were deleted: takes them out of the journal as well. Where somebody still reads it,
    /// [`Self::wipe_journal_again`] does.
    pub fn wipe_journal(&self) {
        let wiped = open::checkpoint(&self.writer());
        if let Err(error) = &wiped {
            tracing::warn!(%error, "emptying the database's journal after a deletion failed; retrying");
        }
        self.journal_holds.store(!wiped.unwrap_or(false), Ordering::Relaxed);
    }

    /// Does so once more where it could not be done.
    pub fn wipe_journal_again(&self) {
        if self.journal_holds.load(Ordering::Relaxed) {
            self.wipe_journal();
        }
    }

    fn writer(&self) -> MutexGuard<'_, Connection> {
        // A panic while writing has rolled its transaction back, so the connection is as good as before.
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes what need not be on the disk at once: the next transaction that is synced takes it along.
    fn write_unsynced<T>(
        &self,
        write: impl FnOnce(&mut Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut writer = self.writer();
        writer.pragma_update(None, "synchronous", "NORMAL")?;
        let written = write(&mut writer);
        writer.pragma_update(None, "synchronous", "FULL")?;
        written
    }
}

impl ReadStore {
    fn reader(&self) -> PooledReader<'_> {
        self.readers.lend()
    }
}

impl Deref for Store {
    type Target = ReadStore;

    fn deref(&self) -> &ReadStore {
        &self.reads
    }
}
