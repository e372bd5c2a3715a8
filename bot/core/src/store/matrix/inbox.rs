//! What came in and is still to be done, with the sync token up to which it was read, and what cannot be decrypted yet.

use std::collections::HashSet;

use rusqlite::{OptionalExtension, TransactionBehavior, params};

use crate::port::UnixMillis;
use crate::store::{Store, StoreError};

/// Something that came in and is still to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// The event.
    pub event: String,
    /// The room.
    pub room: String,
    /// When it came in.
    pub at: UnixMillis,
    /// What was heard, as the adapter writes it.
    pub heard: String,
}

/// An encrypted event whose key is not there yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locked {
    /// The event.
    pub event: String,
    /// The room.
    pub room: String,
    /// The event as it came.
    pub raw: String,
    /// When it came in.
    pub at: UnixMillis,
}

impl Store {
    /// How far an account has read.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_token(&self, account: &str) -> Result<Option<String>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT token FROM matrix_sync WHERE account = ?1")?;
        Ok(find.query_row([account], |row| row.get(0)).optional()?)
    }

    /// Takes in what came with a sync and notes how far an account has read, both or neither. What is known already is left
    /// as it is; `opened` are events that were locked before.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_take_in(
        &self,
        (account, token): (&str, &str),
        heard: &[Heard],
        locked: &[Locked],
    ) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for heard in heard {
            insert_heard(&transaction, heard)?;
        }
        for locked in locked {
            transaction
                .prepare_cached(
                    "INSERT OR IGNORE INTO matrix_locked (event, room, raw, at) VALUES (?1, ?2, ?3, ?4)",
                )?
                .execute(params![locked.event, locked.room, locked.raw, locked.at])?;
        }
        transaction
            .prepare_cached("INSERT OR REPLACE INTO matrix_sync (account, token) VALUES (?1, ?2)")?
            .execute([account, token])?;
        transaction.commit()?;
        Ok(())
    }

    /// Takes in what a locked event turned out to say, or that it says nothing for the bot.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_unlocked(&self, event: &str, heard: Option<&Heard>) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        if let Some(heard) = heard {
            insert_heard(&transaction, heard)?;
        }
        transaction.prepare_cached("DELETE FROM matrix_locked WHERE event = ?1")?.execute([event])?;
        transaction.commit()?;
        Ok(())
    }

    /// What is still to be done in all rooms but those that are busy, in the order it came, at most so much.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_waiting(&self, busy: &HashSet<String>, most: usize) -> Result<Vec<Heard>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT event, room, at, heard FROM matrix_inbox
             WHERE heard IS NOT NULL AND room NOT IN (SELECT value FROM json_each(?2)) ORDER BY n LIMIT ?1",
        )?;
        let rows = find.query_map(params![most, serde_json::json!(busy).to_string()], |row| {
            Ok(Heard { event: row.get(0)?, room: row.get(1)?, at: row.get(2)?, heard: row.get(3)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Notes that something was done: it is not done again, and its words are forgotten.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_done(&self, event: &str) -> Result<(), StoreError> {
        self.writer()
            .prepare_cached("UPDATE matrix_inbox SET heard = NULL WHERE event = ?1")?
            .execute([event])?;
        Ok(())
    }

    /// The locked events, oldest first, at most so many.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_locked(&self, most: usize) -> Result<Vec<Locked>, StoreError> {
        let reader = self.reader();
        let mut find =
            reader.prepare_cached("SELECT event, room, raw, at FROM matrix_locked ORDER BY at LIMIT ?1")?;
        let rows = find.query_map([most], |row| {
            Ok(Locked { event: row.get(0)?, room: row.get(1)?, raw: row.get(2)?, at: row.get(3)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Whether a locked event's room is to be told of it: the event came before `old`, and the room has not been told since
    /// then. It counts as told then.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_tell_locked(
        &self,
        event: &str,
        now: UnixMillis,
        old: UnixMillis,
    ) -> Result<bool, StoreError> {
        let changed = self
            .writer()
            .prepare_cached(
                "UPDATE matrix_locked SET told = ?2 WHERE event = ?1 AND told IS NULL AND at < ?3
                 AND NOT EXISTS (SELECT 1 FROM matrix_locked AS other
                     WHERE other.room = matrix_locked.room AND other.told IS NOT NULL)",
            )?
            .execute(params![event, now, old])?;
        Ok(changed > 0)
    }
}

fn insert_heard(connection: &rusqlite::Connection, heard: &Heard) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT OR IGNORE INTO matrix_inbox (event, room, at, heard) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![heard.event, heard.room, heard.at, heard.heard])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{heard, store};
    use super::*;

    #[test]
    fn what_came_in_is_kept_in_order_with_the_token_and_once() {
        let (_folder, store) = store();
        assert_eq!(store.matrix_token("@bot/D").unwrap(), None);
        store.matrix_take_in(("@bot/D", "s1"), &[heard("$b", 5), heard("$a", 4)], &[]).unwrap();
        store.matrix_take_in(("@bot/D", "s2"), &[heard("$a", 9), heard("$c", 9)], &[]).unwrap();
        let events: Vec<_> =
            store.matrix_waiting(&HashSet::new(), 9).unwrap().into_iter().map(|heard| heard.event).collect();
        assert_eq!(events, ["$b", "$a", "$c"]);
        assert_eq!(store.matrix_token("@bot/D").unwrap().as_deref(), Some("s2"));
        store.matrix_done("$b").unwrap();
        store.matrix_take_in(("@bot/D", "s3"), &[heard("$b", 10)], &[]).unwrap();
        assert_eq!(
            store.matrix_waiting(&HashSet::new(), 9).unwrap().len(),
            2,
            "what was done is not done again"
        );
    }

    #[test]
    fn a_locked_event_is_told_of_once_a_room_and_moves_to_the_inbox_when_it_opens() {
        let (_folder, store) = store();
        let locked = |event: &str| Locked {
            event: event.to_owned(),
            room: "!r".to_owned(),
            raw: "{}".to_owned(),
            at: 1,
        };
        store.matrix_take_in(("@bot/D", "s1"), &[], &[locked("$x"), locked("$y")]).unwrap();
        assert!(!store.matrix_tell_locked("$x", 2, 1).unwrap(), "too early");
        assert!(store.matrix_tell_locked("$x", 100, 50).unwrap());
        assert!(!store.matrix_tell_locked("$x", 100, 50).unwrap());
        assert!(!store.matrix_tell_locked("$y", 100, 50).unwrap(), "the room knows");
        store.matrix_unlocked("$x", Some(&heard("$x", 1))).unwrap();
        assert_eq!(store.matrix_locked(9).unwrap(), [locked("$y")]);
        assert_eq!(store.matrix_waiting(&HashSet::new(), 9).unwrap().len(), 1);
    }
}
