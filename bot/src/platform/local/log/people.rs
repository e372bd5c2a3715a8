//! Who holds which name.

use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use thiserror::Error;

use super::{Log, LogError};
use crate::platform::local::name::{self, Name};
use crate::port::{Person, PersonId, UnixMillis};

/// A name that nobody has used for so long may be taken by somebody else.
const UNSEEN: UnixMillis = 90 * 24 * 60 * 60 * 1000;
/// How often it is noted that a name is in use.
const NOTED: UnixMillis = 60 * 60 * 1000;
/// The most names there are at once.
const NAMES: u32 = 20_000;

/// Somebody who holds a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resident {
    /// Who, for ever.
    pub id: PersonId,
    /// Their name.
    pub name: String,
}

impl From<Resident> for Person {
    fn from(resident: Resident) -> Self {
        Self { id: resident.id, name: resident.name }
    }
}

/// Why a name has not been taken.
#[derive(Debug, Error)]
pub enum TakeError {
    /// Somebody has it.
    #[error("That name is taken. Choose another, or open the tab that holds it.")]
    Taken,
    /// There are too many.
    #[error("No more names can be taken here.")]
    Full,
    /// The tables fail.
    #[error(transparent)]
    Log(#[from] LogError),
}

impl From<rusqlite::Error> for TakeError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Log(error.into())
    }
}

impl Log {
    /// Gives a free name to a new person. Channels without an owner become theirs.
    ///
    /// # Errors
    /// Somebody has it, or there are too many names.
    pub fn take(
        &self,
        name: &Name,
        id: &PersonId,
        secret_hash: &str,
        now: UnixMillis,
    ) -> Result<Resident, TakeError> {
        let mut db = self.db();
        seen_by_now(&db, name, now)?;
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        free(&change, name, None, now)?;
        let names: u32 = change.query_row("SELECT count(*) FROM local_person", [], |row| row.get(0))?;
        if names >= NAMES {
            return Err(TakeError::Full);
        }
        change.execute(
            "INSERT INTO local_person (id, name, name_key, secret_hash, seen_at) VALUES (?, ?, ?, ?, ?)",
            params![id.0, name.shown(), name.key(), secret_hash, now],
        )?;
        change.execute("UPDATE local_channel SET owner = ? WHERE owner IS NULL", [&id.0])?;
        change.commit()?;
        Ok(Resident { id: id.clone(), name: name.shown().to_owned() })
    }

    /// Calls a person by another name; they stay who they are.
    ///
    /// # Errors
    /// Somebody has it.
    pub fn rename(&self, who: &PersonId, name: &Name, now: UnixMillis) -> Result<Resident, TakeError> {
        let mut db = self.db();
        seen_by_now(&db, name, now)?;
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        free(&change, name, Some(who), now)?;
        change.execute(
            "UPDATE local_person SET name = ?, name_key = ?, seen_at = ? WHERE id = ?",
            params![name.shown(), name.key(), now, who.0],
        )?;
        change.commit()?;
        Ok(Resident { id: who.clone(), name: name.shown().to_owned() })
    }

    /// Gives a name up: it is free again, and what the person said and typed is deleted with it.
    ///
    /// # Errors
    /// The tables fail.
    pub fn give_up(&self, who: &PersonId) -> Result<(), LogError> {
        let mut db = self.db();
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        change
            .execute("DELETE FROM local_message WHERE person = ? AND body ->> 'kind' = 'person'", [&who.0])?;
        change.execute(
            "UPDATE local_message SET person = NULL, body = json_set(body, '$.asked', NULL) WHERE person = ?",
            [&who.0],
        )?;
        change.execute("DELETE FROM local_person WHERE id = ?", [&who.0])?;
        change.commit()?;
        Ok(())
    }

    /// Who holds a secret; `None` where nobody does.
    ///
    /// # Errors
    /// The tables fail.
    pub fn holder(&self, secret_hash: &str, now: UnixMillis) -> Result<Option<Resident>, LogError> {
        let db = self.db();
        let mut ask =
            db.prepare_cached("SELECT id, name, seen_at FROM local_person WHERE secret_hash = ?")?;
        let found = ask.query_row([secret_hash], |row| {
            Ok((Resident { id: PersonId(row.get(0)?), name: row.get(1)? }, row.get::<_, UnixMillis>(2)?))
        });
        let Some((resident, seen_at)) = found.optional()? else { return Ok(None) };
        // Also where it was noted by a clock that was ahead.
        if (now - seen_at).abs() > NOTED {
            db.execute("UPDATE local_person SET seen_at = ? WHERE id = ?", params![now, resident.id.0])?;
        }
        Ok(Some(resident))
    }

    /// The present name of a person; `None` once it has been given up.
    ///
    /// # Errors
    /// The tables fail.
    pub fn name_of(&self, who: &PersonId) -> Result<Option<String>, LogError> {
        let db = self.db();
        let mut ask = db.prepare_cached("SELECT name FROM local_person WHERE id = ?")?;
        Ok(ask.query_row([&who.0], |row| row.get(0)).optional()?)
    }

    /// Who is called so, in any case and with or without an `@`.
    ///
    /// # Errors
    /// The tables fail.
    pub fn called(&self, typed: &str) -> Result<Option<Resident>, LogError> {
        let db = self.db();
        let mut ask = db.prepare_cached("SELECT id, name FROM local_person WHERE name_key = ?")?;
        let read = |row: &rusqlite::Row<'_>| Ok(Resident { id: PersonId(row.get(0)?), name: row.get(1)? });
        Ok(ask.query_row([name::key(typed)], read).optional()?)
    }

    /// The names that begin so, in order, at most `most`.
    ///
    /// # Errors
    /// The tables fail.
    pub fn names(&self, typed: &str, most: usize) -> Result<Vec<String>, LogError> {
        let db = self.db();
        let mut ask = db.prepare_cached(
            "SELECT name FROM local_person WHERE substr(name_key, 1, length(?1)) = ?1 ORDER BY seen_at DESC LIMIT ?2",
        )?;
        let names = ask.query_map(params![name::key(typed), most], |row| row.get(0))?;
        Ok(names.collect::<Result<_, _>>()?)
    }
}

/// A clock that was ahead may have noted when a name was last used: the time runs from now on, as nobody knows better.
fn seen_by_now(db: &Connection, name: &Name, now: UnixMillis) -> rusqlite::Result<()> {
    db.execute(
        "UPDATE local_person SET seen_at = ?1 WHERE name_key = ?2 AND seen_at > ?1 + ?3",
        params![now, name.key(), NOTED],
    )?;
    Ok(())
}

/// Makes a name free for somebody, where its holder has not been seen for long.
fn free(db: &Connection, name: &Name, who: Option<&PersonId>, now: UnixMillis) -> Result<(), TakeError> {
    let holder = db
        .query_row("SELECT id, seen_at FROM local_person WHERE name_key = ?", [name.key()], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, UnixMillis>(1)?))
        })
        .optional()?;
    let Some((holder, seen_at)) = holder else { return Ok(()) };
    if who.is_some_and(|who| who.0 == holder) {
        return Ok(());
    }
    if now - seen_at < UNSEEN {
        return Err(TakeError::Taken);
    }
    db.execute("UPDATE local_person SET name_key = NULL WHERE id = ?", [holder])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::empty;
    use super::*;

    fn take(log: &Log, name: &str, id: &str, now: UnixMillis) -> Result<Resident, TakeError> {
        log.take(&Name::read(name).unwrap(), &PersonId(id.to_owned()), &format!("hash of {id}"), now)
    }

    #[test]
    fn a_name_has_one_holder_whatever_its_case() {
        let log = empty();
        take(&log, "Ann", "local:1", 0).unwrap();
        assert!(matches!(take(&log, "aNN", "local:2", 5), Err(TakeError::Taken)));
        assert_eq!(log.called("@ANN").unwrap().unwrap().id.0, "local:1");
        assert_eq!(log.holder("hash of local:1", 5).unwrap().unwrap().name, "Ann");
        assert_eq!(log.holder("another hash", 5).unwrap(), None);
    }

    #[test]
    fn a_name_unseen_for_ninety_days_goes_to_another_person() {
        let log = empty();
        take(&log, "Ann", "local:1", 0).unwrap();
        take(&log, "Ann", "local:2", UNSEEN).unwrap();
        assert_eq!(log.called("ann").unwrap().unwrap().id.0, "local:2");
        assert_eq!(log.holder("hash of local:1", UNSEEN).unwrap().unwrap().id.0, "local:1");
    }

    #[test]
    fn a_name_in_use_is_not_forgotten() {
        let log = empty();
        take(&log, "Ann", "local:1", 0).unwrap();
        log.holder("hash of local:1", UNSEEN - 1).unwrap();
        assert!(matches!(take(&log, "Ann", "local:2", UNSEEN + 1), Err(TakeError::Taken)));
    }

    #[test]
    fn a_clock_that_was_ahead_keeps_no_name_for_longer() {
        let log = empty();
        let ahead = 100 * 24 * 60 * 60 * 1000;
        for (name, id) in [("Ann", "local:1"), ("Bob", "local:2")] {
            take(&log, name, id, ahead).unwrap();
        }
        log.holder("hash of local:1", 5).unwrap();
        assert!(take(&log, "ann", "local:3", UNSEEN).is_err());
        take(&log, "ann", "local:3", UNSEEN + 5).unwrap();
        assert!(take(&log, "bob", "local:4", 5).is_err(), "from now on the time runs");
        take(&log, "bob", "local:4", UNSEEN + 5).unwrap();
    }

    #[test]
    fn a_person_may_change_their_name_but_not_to_another_s() {
        let log = empty();
        let ann = take(&log, "Ann", "local:1", 0).unwrap();
        take(&log, "Bob", "local:2", 0).unwrap();
        assert!(matches!(log.rename(&ann.id, &Name::read("bob").unwrap(), 1), Err(TakeError::Taken)));
        assert_eq!(log.rename(&ann.id, &Name::read("ANN").unwrap(), 1).unwrap().id, ann.id);
    }
}
