//! What came in and is still to be done, with the sync token up to which it was read, and what cannot be decrypted yet.

use std::collections::HashSet;

use lasermate_domain::port::UnixMillis;
use rusqlite::{Connection, TransactionBehavior, params};

use super::shown::{ChoicesUpdate, note_offered};
use crate::store::statements::run;
use crate::store::{Store, StoreError};

/// Something that came in and is still to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InboxItem {
    pub event: String,
    pub room: String,
    pub at: UnixMillis,
    /// What was heard, as the adapter writes it.
    pub heard: String,
}

/// How long what was said after a locked event waits for its key, so that all is done in the order it was said.
pub const KEY_AWAITED: UnixMillis = 10 * 1000;

/// An encrypted event whose key is not there yet. It has its place in the inbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncryptedItem {
    pub event: String,
    pub room: String,
    /// The event as it came.
    pub raw: String,
    pub at: UnixMillis,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InboxChange {
    Heard(InboxItem),
    /// Something that cannot be read yet.
    Locked(EncryptedItem),
    /// Something that was taken back.
    Redacted {
        event: String,
        room: String,
    },
}

impl Store {
    /// How far an account has read.
    pub fn matrix_token(&self, account: &str) -> Result<Option<String>, StoreError> {
        self.value("SELECT token FROM matrix_sync WHERE account = ?1", [account])
    }

    /// Takes in what came with a sync, in its order, and notes how far an account has read, both or neither. What is known
    /// already is left as it is, but for locked events that can be read now.
    ///
    /// It is not worth a sync to the disk of its own: after a loss of power the older token stands, and the server is asked
    /// again for what came since.
    pub fn matrix_take_in(
        &self,
        (account, token): (&str, &str),
        came: &[InboxChange],
    ) -> Result<(), StoreError> {
        self.write_unsynced(|writer| {
            let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
            for came in came {
                match came {
                    InboxChange::Heard(heard) => insert_heard(&transaction, heard)?,
                    InboxChange::Locked(locked) => insert_locked(&transaction, locked)?,
                    InboxChange::Redacted { event, room } => take_back(&transaction, event, room)?,
                }
            }
            run(
                &transaction,
                "INSERT OR REPLACE INTO matrix_sync (account, token) VALUES (?1, ?2)",
                [account, token],
            )?;
            transaction.commit()?;
            Ok(())
        })
    }

    /// Takes in what a locked event turned out to say, or that it says nothing for the bot.
    pub fn matrix_unlocked(&self, event: &str, heard: Option<&InboxItem>) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        if let Some(heard) = heard {
            insert_heard(&transaction, heard)?;
        }
        run(&transaction, "DELETE FROM matrix_locked WHERE event = ?1", [event])?;
        transaction.commit()?;
        Ok(())
    }

    /// What is still to be done in all rooms but those that are busy, in the order it came, at most so much. What came after
    /// an event whose key is still awaited waits with it.
    pub fn matrix_waiting(
        &self,
        busy: &HashSet<String>,
        now: UnixMillis,
        most: usize,
    ) -> Result<Vec<InboxItem>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT event, room, at, heard FROM matrix_inbox AS waiting
             WHERE heard IS NOT NULL AND room NOT IN (SELECT value FROM json_each(?2))
             AND NOT EXISTS (SELECT 1 FROM matrix_locked AS locked JOIN matrix_inbox AS place USING (event)
                 WHERE locked.room = waiting.room AND place.n < waiting.n AND locked.at > ?3)
             ORDER BY n LIMIT ?1",
        )?;
        let busy = serde_json::json!(busy).to_string();
        let rows = find.query_map(params![most, busy, now.saturating_sub(KEY_AWAITED)], |row| {
            Ok(InboxItem { event: row.get(0)?, room: row.get(1)?, at: row.get(2)?, heard: row.get(3)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Whether something is still to be done: it may have been taken back.
    pub fn matrix_is_waiting(&self, event: &str) -> Result<bool, StoreError> {
        self.has("SELECT 1 FROM matrix_inbox WHERE event = ?1 AND heard IS NOT NULL", [event])
    }

    /// Whether nothing that was heard in a room is still to be done.
    pub fn matrix_is_done(&self, room: &str) -> Result<bool, StoreError> {
        let reader = self.reader();
        let mut find =
            reader.prepare_cached("SELECT 1 FROM matrix_inbox WHERE room = ?1 AND heard IS NOT NULL")?;
        Ok(!find.exists([room])?)
    }

    /// Notes that something was done: it is not done again, and its words are forgotten. What can be answered to its answer
    /// is noted with it, so that what a number stood for is the same until it was done. After a loss of power it is done again,
    /// which changes nothing, so it is not worth a sync to the disk of its own.
    pub fn matrix_done(&self, event: &str, offered: &[ChoicesUpdate]) -> Result<(), StoreError> {
        self.write_unsynced(|writer| {
            let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
            for offered in offered {
                note_offered(&transaction, offered)?;
            }
            run(&transaction, "UPDATE matrix_inbox SET heard = NULL WHERE event = ?1", [event])?;
            transaction.commit()?;
            Ok(())
        })
    }

    /// The locked events, oldest first, at most so many.
    pub fn matrix_locked(&self, most: usize) -> Result<Vec<EncryptedItem>, StoreError> {
        self.all("SELECT event, room, raw, at FROM matrix_locked ORDER BY at LIMIT ?1", [most], |row| {
            Ok(EncryptedItem { event: row.get(0)?, room: row.get(1)?, raw: row.get(2)?, at: row.get(3)? })
        })
    }

    /// Whether a locked event's room is to be told of it: the event came before `old`, and the room has not been told since
    /// then. It counts as told then.
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

/// Forgets what was taken back: what it asks is not done, and what the bot's own message offered cannot be answered.
fn take_back(connection: &Connection, event: &str, room: &str) -> rusqlite::Result<()> {
    for forget in [
        "UPDATE matrix_inbox SET heard = NULL WHERE event = ?1 AND room = ?2",
        "DELETE FROM matrix_locked WHERE event = ?1 AND room = ?2",
        "DELETE FROM matrix_choices WHERE event = ?1 AND room = ?2",
        "DELETE FROM matrix_note WHERE event = ?1 AND room = ?2",
        "DELETE FROM matrix_edit WHERE event = ?1 AND ?2 <> ''",
    ] {
        run(connection, forget, [event, room])?;
    }
    Ok(())
}

fn insert_heard(connection: &Connection, heard: &InboxItem) -> rusqlite::Result<()> {
    let opened =
        connection.prepare_cached("DELETE FROM matrix_locked WHERE event = ?1")?.execute([&heard.event])?;
    // What was locked has its place already; what was done keeps its empty one.
    let write = if opened > 0 {
        "INSERT INTO matrix_inbox (event, room, at, heard) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (event) DO UPDATE SET heard = excluded.heard"
    } else {
        "INSERT OR IGNORE INTO matrix_inbox (event, room, at, heard) VALUES (?1, ?2, ?3, ?4)"
    };
    run(connection, write, params![heard.event, heard.room, heard.at, heard.heard])?;
    Ok(())
}

fn insert_locked(connection: &Connection, locked: &EncryptedItem) -> rusqlite::Result<()> {
    let placed = connection
        .prepare_cached("INSERT OR IGNORE INTO matrix_inbox (event, room, at) VALUES (?1, ?2, ?3)")?
        .execute(params![locked.event, locked.room, locked.at])?;
    if placed > 0 {
        run(
            connection,
            "INSERT INTO matrix_locked (event, room, raw, at) VALUES (?1, ?2, ?3, ?4)",
            params![locked.event, locked.room, locked.raw, locked.at],
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{heard, said, store};
    use super::*;

    #[test]
    fn what_came_in_is_kept_in_order_with_the_token_and_once() {
        let (_folder, store) = store();
        assert_eq!(store.matrix_token("@bot/D").unwrap(), None);
        store.matrix_take_in(("@bot/D", "s1"), &said([heard("$b", 5), heard("$a", 4)])).unwrap();
        store.matrix_take_in(("@bot/D", "s2"), &said([heard("$a", 9), heard("$c", 9)])).unwrap();
        let events: Vec<_> = store
            .matrix_waiting(&HashSet::new(), 20_000, 9)
            .unwrap()
            .into_iter()
            .map(|heard| heard.event)
            .collect();
        assert_eq!(events, ["$b", "$a", "$c"]);
        assert_eq!(store.matrix_token("@bot/D").unwrap().as_deref(), Some("s2"));
        store.matrix_done("$b", &[]).unwrap();
        assert!(!store.matrix_is_done("!r").unwrap() && store.matrix_is_done("!other").unwrap());
        store.matrix_take_in(("@bot/D", "s3"), &said([heard("$b", 10)])).unwrap();
        assert_eq!(
            store.matrix_waiting(&HashSet::new(), 20_000, 9).unwrap().len(),
            2,
            "what was done is not done again"
        );
    }

    fn locked(event: &str) -> EncryptedItem {
        EncryptedItem { event: event.to_owned(), room: "!r".to_owned(), raw: "{}".to_owned(), at: 1 }
    }

    fn waiting(store: &Store, now: UnixMillis) -> Vec<String> {
        let waiting = store.matrix_waiting(&HashSet::new(), now, 9).unwrap();
        waiting.into_iter().map(|heard| heard.event).collect()
    }

    #[test]
    fn what_is_said_after_a_locked_event_waits_a_while_for_its_key() {
        let (_folder, store) = store();
        let came = [
            InboxChange::Heard(heard("$a", 1)),
            InboxChange::Locked(locked("$b")),
            InboxChange::Heard(heard("$c", 1)),
            InboxChange::Heard(InboxItem { room: "!other".to_owned(), ..heard("$d", 1) }),
        ];
        store.matrix_take_in(("@bot/D", "s1"), &came).unwrap();
        assert_eq!(waiting(&store, 2), ["$a", "$d"]);
        assert_eq!(waiting(&store, 1 + KEY_AWAITED), ["$a", "$c", "$d"], "its key may never come");
        store.matrix_unlocked("$b", Some(&heard("$b", 1))).unwrap();
        assert_eq!(waiting(&store, 2), ["$a", "$b", "$c", "$d"]);
    }

    #[test]
    fn a_locked_event_that_comes_again_with_its_key_is_done_once_in_its_place() {
        let (_folder, store) = store();
        let first = [InboxChange::Locked(locked("$a")), InboxChange::Heard(heard("$b", 1))];
        store.matrix_take_in(("@bot/D", "s1"), &first).unwrap();
        store.matrix_take_in(("@bot/D", "s2"), &said([heard("$a", 2)])).unwrap();
        assert_eq!(
            (waiting(&store, 2), store.matrix_locked(9).unwrap()),
            (vec!["$a".into(), "$b".into()], vec![])
        );
        store.matrix_done("$a", &[]).unwrap();
        store.matrix_unlocked("$a", Some(&heard("$a", 2))).unwrap();
        store.matrix_take_in(("@bot/D", "s3"), &[InboxChange::Locked(locked("$a"))]).unwrap();
        assert_eq!((waiting(&store, 2), store.matrix_locked(9).unwrap()), (vec!["$b".into()], vec![]));
    }

    #[test]
    fn a_locked_event_is_told_of_once_a_room_and_moves_to_the_inbox_when_it_opens() {
        let (_folder, store) = store();
        let came = [InboxChange::Locked(locked("$x")), InboxChange::Locked(locked("$y"))];
        store.matrix_take_in(("@bot/D", "s1"), &came).unwrap();
        assert!(!store.matrix_tell_locked("$x", 2, 1).unwrap(), "too early");
        assert!(store.matrix_tell_locked("$x", 100, 50).unwrap());
        assert!(!store.matrix_tell_locked("$x", 100, 50).unwrap());
        assert!(!store.matrix_tell_locked("$y", 100, 50).unwrap(), "the room knows");
        store.matrix_unlocked("$x", Some(&heard("$x", 1))).unwrap();
        assert_eq!(store.matrix_locked(9).unwrap(), [locked("$y")]);
        assert_eq!(store.matrix_waiting(&HashSet::new(), 20_000, 9).unwrap().len(), 1);
    }

    #[test]
    fn what_is_taken_back_before_it_is_done_is_not_done() {
        let (_folder, store) = store();
        let redacted = |event: &str, room: &str| InboxChange::Redacted {
            event: event.to_owned(),
            room: room.to_owned(),
        };
        let came = [
            InboxChange::Heard(heard("$a", 1)),
            InboxChange::Locked(locked("$b")),
            InboxChange::Heard(heard("$c", 1)),
        ];
        store.matrix_take_in(("@bot/D", "s1"), &came).unwrap();
        let elsewhere = [redacted("$a", "!other"), redacted("$b", "!other")];
        store.matrix_take_in(("@bot/D", "s2"), &elsewhere).unwrap();
        assert!(store.matrix_is_waiting("$a").unwrap(), "another room cannot take it back");
        store.matrix_take_in(("@bot/D", "s3"), &[redacted("$a", "!r"), redacted("$b", "!r")]).unwrap();
        assert!(!store.matrix_is_waiting("$a").unwrap());
        assert_eq!((waiting(&store, 2), store.matrix_locked(9).unwrap()), (vec!["$c".into()], vec![]));
        // Its key comes too late, and it may be delivered again.
        store.matrix_unlocked("$b", Some(&heard("$b", 2))).unwrap();
        store.matrix_take_in(("@bot/D", "s4"), &said([heard("$a", 3)])).unwrap();
        assert_eq!(waiting(&store, 20_000), ["$c"]);
    }
}
