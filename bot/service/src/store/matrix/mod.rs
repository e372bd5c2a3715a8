//! Matrix's own memory: the inbox, what was sent where, what can be answered with a number, and rooms.

mod inbox;
mod shown;

use lasermate_domain::port::UnixMillis;
use rusqlite::{TransactionBehavior, params};

use super::{Store, StoreError};
use crate::store::statements::run;

pub use inbox::{EncryptedItem, InboxChange, InboxItem, KEY_AWAITED};
/// The file of the SDK with the keys of encrypted rooms.
pub(super) const KEYS: &str = "matrix-sdk-crypto.sqlite3";

pub(super) use shown::reword_choices;
pub use shown::{ChoicesUpdate, EventFacts, Note, OfferedChoices};

impl Store {
    /// The direct room of a person.
    pub fn matrix_direct(&self, person: &str) -> Result<Option<String>, StoreError> {
        self.value("SELECT room FROM matrix_direct WHERE person = ?1", [person])
    }

    /// Notes the direct room of a person.
    pub fn matrix_note_direct(&self, person: &str, room: &str) -> Result<(), StoreError> {
        self.write("INSERT OR REPLACE INTO matrix_direct (person, room) VALUES (?1, ?2)", [person, room])
    }

    /// Forgets what is known of somebody beside the log: their direct room, what they were offered, and what they said up to
    /// `event`, by which they asked for it. Their events stay known, without their words, so that nothing is done twice.
    pub fn matrix_forget_person(&self, person: &str, event: &str) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute("DELETE FROM matrix_direct WHERE person = ?1", [person])?;
        transaction.execute("DELETE FROM matrix_choices WHERE person = ?1", [person])?;
        for forget in [
            "DELETE FROM matrix_locked WHERE json_extract(raw, '$.sender') = ?1
             AND (SELECT n FROM matrix_inbox AS place WHERE place.event = matrix_locked.event)
                 < (SELECT n FROM matrix_inbox WHERE event = ?2)",
            "UPDATE matrix_inbox SET heard = NULL WHERE heard IS NOT NULL AND json_extract(heard, '$.sender') = ?1
             AND n <= (SELECT n FROM matrix_inbox WHERE event = ?2)",
        ] {
            transaction.execute(forget, [person, event])?;
        }
        transaction.commit()?;
        drop(writer);
        self.wipe_journal();
        Ok(())
    }

    pub fn matrix_greeted(&self, room: &str) -> Result<bool, StoreError> {
        self.has("SELECT 1 FROM matrix_room WHERE room = ?1", [room])
    }

    /// Notes that a room was greeted.
    pub fn matrix_note_greeted(&self, room: &str, at: UnixMillis) -> Result<(), StoreError> {
        self.write("INSERT OR IGNORE INTO matrix_room (room, greeted) VALUES (?1, ?2)", params![room, at])
    }

    /// Notes that a room was upgraded to another: whatever belongs to it goes on there.
    pub fn matrix_note_moved(&self, old: &str, new: &str) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let moved_before =
            transaction.execute("UPDATE matrix_moved SET newest = ?2 WHERE newest = ?1", [old, new])?;
        if moved_before == 0 {
            // Told again, it changes nothing: the first room of a longer way would be lost.
            transaction.execute(
                "INSERT INTO matrix_moved (first, newest) SELECT ?1, ?2
                 WHERE NOT EXISTS (SELECT 1 FROM matrix_moved WHERE newest = ?2)
                 ON CONFLICT (first) DO UPDATE SET newest = excluded.newest",
                [old, new],
            )?;
        }
        transaction.commit()?;
        Ok(())
    }

    /// The rooms that were upgraded, each with the newest one.
    pub fn matrix_moved(&self) -> Result<Vec<(String, String)>, StoreError> {
        self.all("SELECT first, newest FROM matrix_moved", [], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    /// Forgets a room the bot is no longer in. What was done there stays known, so that nothing is done twice.
    pub fn matrix_forget_room(&self, room: &str) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for forget in [
            "UPDATE matrix_inbox SET heard = NULL WHERE heard IS NOT NULL AND room = ?1",
            "DELETE FROM matrix_locked WHERE room = ?1",
            "DELETE FROM matrix_choices WHERE room = ?1",
            "DELETE FROM matrix_note WHERE room = ?1",
            "DELETE FROM matrix_direct WHERE room = ?1",
            "DELETE FROM matrix_room WHERE room = ?1",
        ] {
            run(&transaction, forget, [room])?;
        }
        transaction.commit()?;
        Ok(())
    }

    /// Forgets the events of posts that were ticked off, and what was done, locked, offered or replaced before `old`.
    pub fn matrix_tidy(&self, old: UnixMillis) -> Result<(), StoreError> {
        let writer = self.writer();
        writer.execute("DELETE FROM matrix_sent WHERE delivery NOT IN (SELECT id FROM outbox)", [])?;
        writer.execute("DELETE FROM matrix_inbox WHERE heard IS NULL AND at < ?1", [old])?;
        writer.execute("DELETE FROM matrix_locked WHERE at < ?1", [old])?;
        writer.execute("DELETE FROM matrix_choices WHERE at < ?1", [old])?;
        writer.execute("DELETE FROM matrix_edit WHERE at < ?1", [old])?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    pub(super) fn heard(event: &str, at: UnixMillis) -> InboxItem {
        InboxItem { event: event.to_owned(), room: "!r".to_owned(), at, heard: "{}".to_owned() }
    }

    pub(super) fn said<const N: usize>(heard: [InboxItem; N]) -> [InboxChange; N] {
        heard.map(InboxChange::Heard)
    }

    pub(super) fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        (folder, store)
    }

    #[test]
    fn the_last_choices_of_a_room_are_those_a_person_may_answer() {
        let (_folder, store) = store();
        let given = |event: &str, person: Option<&str>| OfferedChoices {
            event: event.to_owned(),
            room: "!r".to_owned(),
            person: person.map(str::to_owned),
            choices: "[]".to_owned(),
            at: 1,
        };
        for given in [
            given("$old", None),
            given("$first", Some("@ann:x")),
            given("$board", None),
            given("$second", Some("@ann:x")),
        ] {
            let offered = Some(ChoicesUpdate::Choices(given));
            store.matrix_place((1, 0), "$post", &EventFacts { offered, ..EventFacts::default() }).unwrap();
        }
        let last = |person| {
            let given = store.matrix_last_choices("!r", None, person).unwrap();
            given.into_iter().map(|choices| choices.event).collect::<Vec<_>>()
        };
        assert_eq!(last("@ann:x"), ["$second", "$board"]);
        assert_eq!(last("@bob:x"), ["$board"]);
        store.matrix_forget_room("!r").unwrap();
        assert!(last("@bob:x").is_empty());
    }

    #[test]
    fn a_room_that_is_upgraded_twice_stays_the_first() {
        let (_folder, store) = store();
        store.matrix_note_moved("!a", "!b").unwrap();
        store.matrix_note_moved("!b", "!c").unwrap();
        store.matrix_note_moved("!b", "!c").unwrap();
        store.matrix_note_moved("!x", "!y").unwrap();
        let moved: Vec<_> = store.matrix_moved().unwrap();
        let moved: Vec<_> = moved.iter().map(|(first, newest)| (first.as_str(), newest.as_str())).collect();
        assert_eq!(moved, [("!a", "!c"), ("!x", "!y")]);
    }

    #[test]
    fn somebody_who_is_deleted_leaves_no_direct_room_and_no_choices() {
        let (_folder, store) = store();
        store.matrix_note_direct("@ann:x", "!d").unwrap();
        let choices = OfferedChoices {
            event: "$e".to_owned(),
            room: "!d".to_owned(),
            person: Some("@ann:x".to_owned()),
            choices: "[]".to_owned(),
            at: 1,
        };
        let offered = Some(ChoicesUpdate::Choices(choices));
        store.matrix_place((1, 0), "$e", &EventFacts { offered, ..EventFacts::default() }).unwrap();
        store.matrix_forget_person("@ann:x", "$delete").unwrap();
        assert_eq!(store.matrix_direct("@ann:x").unwrap(), None);
        assert_eq!(store.matrix_choices("$e").unwrap(), None);
    }

    #[test]
    fn somebody_who_is_deleted_leaves_nothing_that_they_said_before() {
        let (_folder, store) = store();
        let of = |person: &str| serde_json::json!({"sender": person}).to_string();
        let heard = |event: &str, person: &str| InboxItem { heard: of(person), ..heard(event, 1) };
        let locked = |event: &str, person: &str| EncryptedItem {
            event: event.to_owned(),
            room: "!locked".to_owned(),
            raw: of(person),
            at: 1,
        };
        let came = [
            InboxChange::Locked(locked("$anns", "@ann:x")),
            InboxChange::Locked(locked("$bobs", "@bob:x")),
            InboxChange::Heard(heard("$ann", "@ann:x")),
            InboxChange::Heard(heard("$bob", "@bob:x")),
            InboxChange::Heard(heard("$delete", "@ann:x")),
            InboxChange::Heard(heard("$later", "@ann:x")),
            InboxChange::Locked(locked("$locked-later", "@ann:x")),
        ];
        store.matrix_take_in(("@bot/D", "s1"), &came).unwrap();
        store.matrix_forget_person("@ann:x", "$delete").unwrap();
        let events = |store: &Store| {
            let waiting = store.matrix_waiting(&HashSet::new(), 20_000, 9).unwrap();
            waiting.into_iter().map(|heard| heard.event).collect::<Vec<_>>()
        };
        assert_eq!(events(&store), ["$bob", "$later"], "what was asked is answered");
        let left = store.matrix_locked(9).unwrap();
        assert_eq!(left, [locked("$bobs", "@bob:x"), locked("$locked-later", "@ann:x")]);
        // Nothing of it comes back.
        store.matrix_take_in(("@bot/D", "s2"), &came).unwrap();
        store.matrix_unlocked("$anns", Some(&heard("$anns", "@ann:x"))).unwrap();
        assert_eq!((events(&store).len(), store.matrix_locked(9).unwrap().len()), (2, 2));
    }

    #[test]
    fn tidying_keeps_what_is_young_or_still_to_be_done() {
        let (_folder, store) = store();
        store
            .matrix_take_in(("@bot/D", "s"), &said([heard("$old", 1), heard("$waits", 1), heard("$new", 9)]))
            .unwrap();
        store.matrix_done("$old", &[]).unwrap();
        store.matrix_done("$new", &[]).unwrap();
        store.matrix_place((7, 0), "$sent", &EventFacts::default()).unwrap();
        store.matrix_tidy(5).unwrap();
        assert_eq!(store.matrix_sent(7).unwrap(), []);
        assert_eq!(store.matrix_waiting(&HashSet::new(), 20_000, 9).unwrap().len(), 1);
        store.matrix_take_in(("@bot/D", "s"), &said([heard("$new", 9)])).unwrap();
        assert_eq!(store.matrix_waiting(&HashSet::new(), 20_000, 9).unwrap().len(), 1);
    }
}
