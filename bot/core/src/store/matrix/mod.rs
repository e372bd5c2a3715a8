//! Matrix's own memory: the inbox, what was sent where, what can be answered with a number, and rooms.

mod inbox;

use rusqlite::{OptionalExtension, Row, TransactionBehavior, params};

use super::{Store, StoreError};
use crate::port::UnixMillis;

pub use inbox::{Came, Heard, KEY_AWAITED, Locked};

/// What can be answered to an event with a number or a reaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The event.
    pub event: String,
    /// The room.
    pub room: String,
    /// Who alone was asked; `None` for everybody.
    pub person: Option<String>,
    /// The choices, as the adapter writes them.
    pub choices: String,
    /// Since when.
    pub at: UnixMillis,
}

impl Store {
    /// The events of a post that are there already, by their parts.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_sent(&self, delivery: u64) -> Result<Vec<(u32, String)>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT part, event FROM matrix_sent WHERE delivery = ?1")?;
        let rows = find.query_map([delivery], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Notes an event of a post that is there.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_place(&self, delivery: u64, part: u32, event: &str) -> Result<(), StoreError> {
        self.writer()
            .prepare_cached("INSERT OR REPLACE INTO matrix_sent (delivery, part, event) VALUES (?1, ?2, ?3)")?
            .execute(params![delivery, part, event])?;
        Ok(())
    }

    /// Whether a newer post of a room that waits in the outbox shows the same game's board.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_newer_board(&self, room: &str, delivery: u64, game: u64) -> Result<bool, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT 1 FROM outbox WHERE platform = 'matrix' AND room = ?1 AND id > ?2
             AND json_extract(post, '$.board_of') = ?3 AND json_extract(post, '$.picture') IS NOT NULL LIMIT 1",
        )?;
        Ok(find.exists(params![room, delivery, game])?)
    }

    /// Notes what can be answered to an event.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_note_choices(&self, choices: &Choices) -> Result<(), StoreError> {
        self.writer()
            .prepare_cached(
                "INSERT OR IGNORE INTO matrix_choices (event, room, person, choices, at) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![choices.event, choices.room, choices.person, choices.choices, choices.at])?;
        Ok(())
    }

    /// What can be answered to an event.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_choices(&self, event: &str) -> Result<Option<Choices>, StoreError> {
        let reader = self.reader();
        let mut find = reader
            .prepare_cached("SELECT event, room, person, choices, at FROM matrix_choices WHERE event = ?1")?;
        Ok(find.query_row([event], choices).optional()?)
    }

    /// The choices a person was given last in a room: those for everybody, or for that person alone.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_last_choices(&self, room: &str, person: &str) -> Result<Option<Choices>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached(
            "SELECT event, room, person, choices, at FROM matrix_choices
             WHERE room = ?1 AND (person IS NULL OR person = ?2) ORDER BY n DESC LIMIT 1",
        )?;
        Ok(find.query_row([room, person], choices).optional()?)
    }

    /// The direct room of a person.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_direct(&self, person: &str) -> Result<Option<String>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT room FROM matrix_direct WHERE person = ?1")?;
        Ok(find.query_row([person], |row| row.get(0)).optional()?)
    }

    /// Notes the direct room of a person.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_note_direct(&self, person: &str, room: &str) -> Result<(), StoreError> {
        self.writer()
            .prepare_cached("INSERT OR REPLACE INTO matrix_direct (person, room) VALUES (?1, ?2)")?
            .execute([person, room])?;
        Ok(())
    }

    /// Forgets what is known of somebody beside the log: their direct room and what they were offered.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_forget_person(&self, person: &str) -> Result<(), StoreError> {
        let writer = self.writer();
        writer.prepare_cached("DELETE FROM matrix_direct WHERE person = ?1")?.execute([person])?;
        writer.prepare_cached("DELETE FROM matrix_choices WHERE person = ?1")?.execute([person])?;
        Ok(())
    }

    /// Whether a room was greeted.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_greeted(&self, room: &str) -> Result<bool, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT 1 FROM matrix_room WHERE room = ?1")?;
        Ok(find.exists([room])?)
    }

    /// Notes that a room was greeted.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_note_greeted(&self, room: &str, at: UnixMillis) -> Result<(), StoreError> {
        self.writer()
            .prepare_cached("INSERT OR IGNORE INTO matrix_room (room, greeted) VALUES (?1, ?2)")?
            .execute(params![room, at])?;
        Ok(())
    }

    /// Notes that a room was upgraded to another: whatever belongs to it goes on there.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_note_moved(&self, old: &str, new: &str) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let moved_before =
            transaction.execute("UPDATE matrix_moved SET newest = ?2 WHERE newest = ?1", [old, new])?;
        if moved_before == 0 {
            transaction
                .execute("INSERT OR REPLACE INTO matrix_moved (first, newest) VALUES (?1, ?2)", [old, new])?;
        }
        transaction.commit()?;
        Ok(())
    }

    /// The rooms that were upgraded, each with the newest one.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_moved(&self) -> Result<Vec<(String, String)>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT first, newest FROM matrix_moved")?;
        let rows = find.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Forgets a room the bot is no longer in. What was done there stays known, so that nothing is done twice.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_forget_room(&self, room: &str) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for forget in [
            "UPDATE matrix_inbox SET heard = NULL WHERE heard IS NOT NULL AND room = ?1",
            "DELETE FROM matrix_locked WHERE room = ?1",
            "DELETE FROM matrix_choices WHERE room = ?1",
            "DELETE FROM matrix_direct WHERE room = ?1",
            "DELETE FROM matrix_room WHERE room = ?1",
        ] {
            transaction.prepare_cached(forget)?.execute([room])?;
        }
        transaction.commit()?;
        Ok(())
    }

    /// Forgets the events of posts that were ticked off, and what was done, locked or offered before `old`.
    ///
    /// # Errors
    /// The database refuses.
    pub fn matrix_tidy(&self, old: UnixMillis) -> Result<(), StoreError> {
        let writer = self.writer();
        writer.execute("DELETE FROM matrix_sent WHERE delivery NOT IN (SELECT id FROM outbox)", [])?;
        writer.execute("DELETE FROM matrix_inbox WHERE heard IS NULL AND at < ?1", [old])?;
        writer.execute("DELETE FROM matrix_locked WHERE at < ?1", [old])?;
        writer.execute("DELETE FROM matrix_choices WHERE at < ?1", [old])?;
        Ok(())
    }
}

fn choices(row: &Row<'_>) -> rusqlite::Result<Choices> {
    Ok(Choices {
        event: row.get(0)?,
        room: row.get(1)?,
        person: row.get(2)?,
        choices: row.get(3)?,
        at: row.get(4)?,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    pub(super) fn heard(event: &str, at: UnixMillis) -> Heard {
        Heard { event: event.to_owned(), room: "!r".to_owned(), at, heard: "{}".to_owned() }
    }

    pub(super) fn said<const N: usize>(heard: [Heard; N]) -> [Came; N] {
        heard.map(Came::Heard)
    }

    pub(super) fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        (folder, store)
    }

    #[test]
    fn the_last_choices_of_a_room_are_those_a_person_may_answer() {
        let (_folder, store) = store();
        let given = |event: &str, person: Option<&str>| Choices {
            event: event.to_owned(),
            room: "!r".to_owned(),
            person: person.map(str::to_owned),
            choices: "[]".to_owned(),
            at: 1,
        };
        store.matrix_note_choices(&given("$board", None)).unwrap();
        store.matrix_note_choices(&given("$ann", Some("@ann:x"))).unwrap();
        let last = |person| store.matrix_last_choices("!r", person).unwrap().map(|choices| choices.event);
        assert_eq!(last("@ann:x").as_deref(), Some("$ann"));
        assert_eq!(last("@bob:x").as_deref(), Some("$board"));
        store.matrix_forget_room("!r").unwrap();
        assert_eq!(last("@bob:x"), None);
    }

    #[test]
    fn a_room_that_is_upgraded_twice_stays_the_first() {
        let (_folder, store) = store();
        store.matrix_note_moved("!a", "!b").unwrap();
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
        let choices = Choices {
            event: "$e".to_owned(),
            room: "!d".to_owned(),
            person: Some("@ann:x".to_owned()),
            choices: "[]".to_owned(),
            at: 1,
        };
        store.matrix_note_choices(&choices).unwrap();
        store.matrix_forget_person("@ann:x").unwrap();
        assert_eq!(store.matrix_direct("@ann:x").unwrap(), None);
        assert_eq!(store.matrix_choices("$e").unwrap(), None);
    }

    #[test]
    fn tidying_keeps_what_is_young_or_still_to_be_done() {
        let (_folder, store) = store();
        store
            .matrix_take_in(("@bot/D", "s"), &said([heard("$old", 1), heard("$waits", 1), heard("$new", 9)]))
            .unwrap();
        store.matrix_done("$old").unwrap();
        store.matrix_done("$new").unwrap();
        store.matrix_place(7, 0, "$sent").unwrap();
        store.matrix_tidy(5).unwrap();
        assert_eq!(store.matrix_sent(7).unwrap(), []);
        assert_eq!(store.matrix_waiting(&HashSet::new(), 20_000, 9).unwrap().len(), 1);
        store.matrix_take_in(("@bot/D", "s"), &said([heard("$new", 9)])).unwrap();
        assert_eq!(store.matrix_waiting(&HashSet::new(), 20_000, 9).unwrap().len(), 1);
    }
}
