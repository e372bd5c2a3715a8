//! Discord's own memory: the threads it has opened for games, what they are to be called, and when they are closed; the
//! servers it has greeted.

use lasermate_domain::port::UnixMillis;
use rusqlite::{Connection, params};

use super::text_erasure::change;
use super::{Store, StoreError};

/// What is to be done to a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadTask {
    pub channel: u64,
    /// What it is to be called, where it is not yet.
    pub name: Option<String>,
    /// Whether it is to be closed.
    pub close: bool,
    /// Whether its game is over.
    pub over: bool,
}

impl Store {
    /// Notes a thread that was opened.
    pub fn discord_thread_opened(&self, channel: u64, name: &str) -> Result<(), StoreError> {
        let writer = self.writer();
        let name = self.forgotten.left_of_name(&writer, name)?;
        writer.execute(
            "INSERT OR IGNORE INTO discord_thread (channel, name) VALUES (?1, ?2)",
            params![channel, name],
        )?;
        Ok(())
    }

    /// Notes what a channel is to be called, and when it is to be closed, where it is a thread that was opened for a game. Says
    /// whether it is.
    pub fn discord_thread_heading(
        &self,
        channel: u64,
        name: &str,
        closes_at: Option<UnixMillis>,
    ) -> Result<bool, StoreError> {
        let writer = self.writer();
        let name = self.forgotten.left_of_name(&writer, name)?;
        let changed = writer.execute(
            "UPDATE discord_thread SET named = named AND name = ?2, name = ?2, closes_at = ?3 WHERE channel = ?1",
            params![channel, name, closes_at],
        )?;
        Ok(changed > 0)
    }

    /// The threads that are not called as they are to be, and those that are to be closed by now.
    pub fn discord_thread_tasks(&self, now: UnixMillis) -> Result<Vec<ThreadTask>, StoreError> {
        let sql = "SELECT channel, name, named, coalesce(closes_at <= ?1, 0), closes_at IS NOT NULL FROM discord_thread WHERE named = 0
             UNION SELECT channel, name, named, 1, 1 FROM discord_thread WHERE closes_at <= ?1";
        self.all(sql, [now], |row| {
            let named: bool = row.get(2)?;
            let name: String = row.get(1)?;
            Ok(ThreadTask {
                channel: row.get(0)?,
                name: Some(name).filter(|_| !named),
                close: row.get(3)?,
                over: row.get(4)?,
            })
        })
    }

    /// Notes what was done to a thread, or cannot be done. What was asked for meanwhile is still to be done.
    pub fn discord_thread_done(&self, done: &ThreadTask, now: UnixMillis) -> Result<(), StoreError> {
        let sql = "UPDATE discord_thread SET named = named OR name = ?2, closes_at = iif(?3 AND closes_at <= ?4, NULL, closes_at)
             WHERE channel = ?1";
        self.write(sql, params![done.channel, done.name, done.close, now])
    }

    /// Closes a thread later than was meant: something is still going on there.
    pub fn discord_thread_postpone(&self, channel: u64, closes_at: UnixMillis) -> Result<(), StoreError> {
        self.write(
            "UPDATE discord_thread SET closes_at = ?2 WHERE channel = ?1 AND closes_at IS NOT NULL",
            params![channel, closes_at],
        )
    }
}

impl Store {
    /// Whether a server was greeted, or something was done in one of its channels.
    pub fn discord_knows_guild(&self, guild: u64) -> Result<bool, StoreError> {
        self.has("SELECT 1 FROM discord_greeted WHERE guild = ?1 UNION ALL SELECT 1 FROM discord_room WHERE guild = ?1 AND guest = 0", [guild])
    }

    /// Notes that a server was greeted, or cannot be.
    pub fn discord_greeted(&self, guild: u64, at: UnixMillis) -> Result<(), StoreError> {
        self.write("INSERT OR IGNORE INTO discord_greeted (guild, at) VALUES (?1, ?2)", params![guild, at])
    }
}

/// Changes the names of threads.
pub(super) fn thread_names(
    db: &Connection,
    changed: &dyn Fn(&str) -> Option<String>,
) -> rusqlite::Result<()> {
    let names = "SELECT channel, name FROM discord_thread ORDER BY channel";
    change(db, names, None, "UPDATE discord_thread SET name = ?2 WHERE channel = ?1", changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_is_named_at_once_and_closed_later_unless_another_game_begins() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        let tasks = |now| store.discord_thread_tasks(now).unwrap();
        assert!(!store.discord_thread_heading(7, "G1 Ann 1–0 Bob", Some(10)).unwrap(), "a channel");
        store.discord_thread_opened(7, "G1 Ann – Bob").unwrap();
        assert_eq!(tasks(100), []);
        assert!(store.discord_thread_heading(7, "G1 Ann 1–0 Bob", Some(10)).unwrap());
        let name = Some("G1 Ann 1–0 Bob".to_owned());
        let first = ThreadTask { channel: 7, name: name.clone(), close: false, over: true };
        assert_eq!(tasks(5), std::slice::from_ref(&first));
        store.discord_thread_done(&first, 5).unwrap();
        assert_eq!(tasks(9), []);
        store.discord_thread_postpone(7, 15).unwrap();
        assert_eq!(tasks(14), []);
        let close = ThreadTask { channel: 7, name: None, close: true, over: true };
        assert_eq!(tasks(15), std::slice::from_ref(&close));
        // The rematch begins before the close is noted.
        store.discord_thread_heading(7, "G2 Bob – Ann", None).unwrap();
        store.discord_thread_done(&first, 15).unwrap();
        let name = Some("G2 Bob – Ann".to_owned());
        let rename = ThreadTask { channel: 7, name, close: false, over: false };
        assert_eq!(tasks(16), std::slice::from_ref(&rename), "an old name settles nothing");
        // Both at once, after a time without a connection.
        store.discord_thread_heading(7, "G2 Bob ½–½ Ann", Some(20)).unwrap();
        let name = Some("G2 Bob ½–½ Ann".to_owned());
        let both = ThreadTask { channel: 7, name, close: true, over: true };
        assert_eq!(tasks(30), std::slice::from_ref(&both));
        store.discord_thread_done(&both, 30).unwrap();
        store.discord_thread_postpone(7, 40).unwrap();
        assert_eq!(tasks(99), [], "what is closed stays closed");
    }
}
