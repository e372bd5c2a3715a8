//! Who holds which name.

use rusqlite::{Connection, OptionalExtension, Row, TransactionBehavior, params};
use thiserror::Error;

use super::{Log, LogError};
use crate::look;
use crate::name::{self, Name};
use lasermate_core::bounds::NAMES;
use lasermate_core::port::{Person, PersonId, UnixMillis};

const DAY: UnixMillis = 24 * 60 * 60 * 1000;
/// Names that are looked through for those that begin as typed.
const LOOKED_THROUGH: usize = 64;
/// A name that nobody has used for so long may be taken by somebody else.
const UNSEEN: UnixMillis = 90 * DAY;
/// A name under which nobody has said or played anything lapses when it has not been seen for so long.
const LAPSES: UnixMillis = DAY;
/// How often it is noted that a name is in use.
const NOTED: UnixMillis = 60 * 60 * 1000;
/// The way in which `name_key` is made now (`name::look`); 1 was lower case alone.
const KEY_FORM: u32 = 2;

/// Somebody who holds a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resident {
    /// Who, for ever.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// Whether something has been said or played under it.
    pub used: bool,
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
    /// Somebody's looks the same.
    #[error("That name looks like {0}, which is taken. Choose one that looks different.")]
    Alike(String),
    /// There are too many.
    #[error("All names here are in use. Try again another day.")]
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
        seen_by_now(&db, now)?;
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let [key, lower] = name.keys();
        make_room(&change, now, NAMES)?;
        free(&change, name, None, now)?;
        change.execute(
            "INSERT INTO local_person (id, name, name_key, lower_key, key_form, secret_hash, seen_at)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
            params![id.0, name.shown(), key, lower, KEY_FORM, secret_hash, now],
        )?;
        change.execute(
            "UPDATE local_channel SET owner = ? WHERE owner IS NULL AND name IN ('lobby', 'table-1', 'table-2')",
            [&id.0],
        )?;
        change.commit()?;
        Ok(Resident { id: id.clone(), name: name.shown().to_owned(), used: false })
    }

    /// Calls a person by another name; they stay who they are.
    ///
    /// # Errors
    /// Somebody has it.
    pub fn rename(&self, who: &Resident, name: &Name, now: UnixMillis) -> Result<Resident, TakeError> {
        let mut db = self.db();
        seen_by_now(&db, now)?;
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let [key, lower] = name.keys();
        free(&change, name, Some(&who.id), now)?;
        change.execute(
            "UPDATE local_person SET name = ?, name_key = ?, lower_key = ?, key_form = ?, seen_at = ? WHERE id = ?",
            params![name.shown(), key, lower, KEY_FORM, now, who.id.0],
        )?;
        change.commit()?;
        Ok(Resident { name: name.shown().to_owned(), ..who.clone() })
    }

    /// Notes that something was said or played under a name, which therefore stays.
    ///
    /// # Errors
    /// The tables fail.
    pub fn note_use(&self, who: &Resident) -> Result<(), LogError> {
        if !who.used {
            self.db().execute("UPDATE local_person SET used = 1 WHERE id = ?", [&who.id.0])?;
        }
        Ok(())
    }

    /// Brings the looks of names up to date that an earlier version of the program has noted. Where two look the same
    /// now, one keeps its old key, by which it is still found, until the other name is free: first come those who look
    /// as their names are written, then those who were seen last.
    pub(super) fn look_anew(&self) -> Result<(), LogError> {
        let mut db = self.db();
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let old = {
            let mut ask = change.prepare(
                "SELECT id, name FROM local_person WHERE key_form < ? AND name_key IS NOT NULL ORDER BY seen_at DESC, id",
            )?;
            let old =
                ask.query_map([KEY_FORM], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))?;
            old.collect::<Result<Vec<_>, _>>()?
        };
        let mut old = old;
        old.sort_by_key(|(_, name)| !name.is_ascii());
        for (id, name) in old {
            let [key, lower] = name::keys(&name);
            if !key.is_empty() {
                change.execute(
                    "UPDATE OR IGNORE local_person SET name_key = ?, lower_key = ?, key_form = ? WHERE id = ?",
                    params![key, lower, KEY_FORM, id],
                )?;
            }
        }
        change.commit()?;
        Ok(())
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
            db.prepare_cached("SELECT id, name, used, seen_at FROM local_person WHERE secret_hash = ?")?;
        let found = ask.query_row([secret_hash], |row| Ok((resident(row)?, row.get::<_, UnixMillis>(3)?)));
        let Some((resident, seen_at)) = found.optional()? else { return Ok(None) };
        // Also where it was noted by a clock that was ahead.
        if now.saturating_sub(seen_at).saturating_abs() > NOTED {
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

    /// Who is called so, or has a name that looks so, with or without an `@`.
    ///
    /// # Errors
    /// The tables fail.
    pub fn called(&self, typed: &str) -> Result<Option<Resident>, LogError> {
        let db = self.db();
        let [key, lower] = name::keys(typed);
        if key.is_empty() {
            return Ok(None);
        }
        // First those whose key is of an old form: no look of another name is written like it.
        let mut ask = db.prepare_cached(
            "SELECT id, name, used FROM local_person WHERE name_key IN (?1, ?2) OR lower_key = ?3
             ORDER BY name_key = ?1 DESC, name_key = ?2 DESC, seen_at DESC LIMIT 1",
        )?;
        Ok(ask.query_row([look::plain(typed), key, lower], resident).optional()?)
    }

    /// The names that begin so, those seen last first, at most `most`.
    ///
    /// # Errors
    /// The tables fail.
    pub fn names(&self, typed: &str, most: usize) -> Result<Vec<String>, LogError> {
        let db = self.db();
        let [_, look] = name::keys(typed);
        let typed = look::plain(typed);
        // A look may begin as another letter does (m as rn): what does not begin as typed is left out here.
        let begins = |name: &String| look::plain(name).starts_with(&typed) || !typed.is_ascii();
        let mut ask = db.prepare_cached(
            "SELECT name FROM local_person WHERE lower_key >= ?1 AND lower_key < ?1 || ?2 ORDER BY seen_at DESC LIMIT ?3",
        )?;
        let mut all = db.prepare_cached(
            "SELECT name FROM local_person WHERE name_key IS NOT NULL ORDER BY seen_at DESC LIMIT ?",
        )?;
        let read = |row: &Row<'_>| row.get::<_, String>(0);
        let found: Vec<String> = if look.is_empty() {
            all.query_map([most], read)?.collect::<Result<_, _>>()?
        } else {
            ask.query_map(params![look, char::MAX.to_string(), LOOKED_THROUGH], read)?
                .collect::<Result<_, _>>()?
        };
        Ok(found.into_iter().filter(begins).take(most).collect())
    }
}

/// A clock that was ahead may have noted when names were last used: their time runs from now on, as nobody knows better.
fn seen_by_now(db: &Connection, now: UnixMillis) -> rusqlite::Result<()> {
    db.prepare_cached("UPDATE local_person SET seen_at = ?1 WHERE seen_at > ?2")?
        .execute(params![now, now.saturating_add(NOTED)])?;
    Ok(())
}

fn resident(row: &Row<'_>) -> Result<Resident, rusqlite::Error> {
    Ok(Resident { id: PersonId(row.get(0)?), name: row.get(1)?, used: row.get(2)? })
}

/// Lets names lapse that nobody has used, and where there are `most` all the same, the one that can best be spared.
fn make_room(db: &Connection, now: UnixMillis, most: u32) -> Result<(), TakeError> {
    const AT_ONCE: u32 = 500;
    /// Who has made a channel has done something, as long as it is there.
    const UNUSED: &str = "used = 0 AND NOT EXISTS
        (SELECT 1 FROM local_channel WHERE owner = local_person.id AND name NOT IN ('lobby', 'table-1', 'table-2'))";
    let lapse = |before: UnixMillis, most: u32| {
        let lapsing =
            format!("SELECT id FROM local_person WHERE {UNUSED} AND seen_at <= ? ORDER BY seen_at LIMIT ?");
        db.prepare_cached(&format!("DELETE FROM local_person WHERE id IN ({lapsing})"))?
            .execute(params![before, most])
    };
    lapse(now.saturating_sub(LAPSES), AT_ONCE)?;
    let names: u32 = db
        .prepare_cached("SELECT count(*) FROM local_person WHERE name_key IS NOT NULL")?
        .query_row([], |row| row.get(0))?;
    if names < most || lapse(UnixMillis::MAX, 1)? > 0 {
        return Ok(());
    }
    let freed = db.execute(
        "UPDATE local_person SET name_key = NULL, lower_key = NULL WHERE id =
         (SELECT id FROM local_person WHERE name_key IS NOT NULL AND seen_at <= ? ORDER BY seen_at LIMIT 1)",
        [now.saturating_sub(UNSEEN)],
    )?;
    if freed > 0 { Ok(()) } else { Err(TakeError::Full) }
}

/// Makes a name free for somebody, where its holder has not been seen for long.
fn free(db: &Connection, name: &Name, who: Option<&PersonId>, now: UnixMillis) -> Result<(), TakeError> {
    let [key, lower] = name.keys();
    // The third is the key of such a name in an old form.
    let mut ask = db.prepare_cached(
        "SELECT id, name, used, seen_at FROM local_person
         WHERE (name_key IN (?1, ?2, ?3) OR lower_key IN (?1, ?2)) AND id IS NOT ?4",
    )?;
    let holders = ask
        .query_map(params![key, lower, look::plain(name.shown()), who.map(|who| &who.0)], |row| {
            Ok((resident(row)?, row.get::<_, UnixMillis>(3)?))
        })?;
    for (holder, seen_at) in holders.collect::<Result<Vec<_>, _>>()? {
        if now.saturating_sub(seen_at) < UNSEEN {
            let same = look::plain(&holder.name) == look::plain(name.shown());
            return Err(if same { TakeError::Taken } else { TakeError::Alike(holder.name) });
        }
        db.execute("UPDATE local_person SET name_key = NULL, lower_key = NULL WHERE id = ?", [holder.id.0])?;
    }
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
        let ann = take(&log, "Ann", "local:1", 0).unwrap();
        log.note_use(&ann).unwrap();
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
            let resident = take(&log, name, id, ahead).unwrap();
            log.note_use(&resident).unwrap();
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
        assert!(matches!(log.rename(&ann, &Name::read("bob").unwrap(), 1), Err(TakeError::Taken)));
        assert_eq!(log.rename(&ann, &Name::read("ANN").unwrap(), 1).unwrap().id, ann.id);
    }

    #[test]
    fn names_that_look_the_same_are_one_name() {
        let log = empty();
        take(&log, "Alice", "local:1", 0).unwrap();
        for alike in ["Аlice", "AIice", "ALlCE", "𝐀lice"] {
            assert!(
                matches!(take(&log, alike, "local:2", 5), Err(TakeError::Alike(name)) if name == "Alice"),
                "{alike}"
            );
            assert_eq!(log.called(alike).unwrap().unwrap().name, "Alice");
        }
        let bob = take(&log, "Bob", "local:2", 5).unwrap();
        assert!(matches!(log.rename(&bob, &Name::read("Аliсe").unwrap(), 6), Err(TakeError::Alike(_))));
        assert_eq!(log.called("@").unwrap(), None);
    }

    #[test]
    fn a_name_in_another_case_is_the_same_in_every_script() {
        let log = empty();
        take(&log, "Άννα", "local:1", 0).unwrap();
        take(&log, "Вера", "local:2", 0).unwrap();
        for (same, id) in [("άννα", "local:1"), ("ΆΝΝΑ", "local:1"), ("вера", "local:2"), ("ВЕРА", "local:2")]
        {
            assert!(take(&log, same, "local:3", 1).is_err(), "{same}");
            assert_eq!(log.called(same).unwrap().unwrap().id.0, id, "{same}");
        }
        assert_eq!(log.names("άν", 5).unwrap(), ["Άννα"]);
        // In capitals it is a Latin Anna to everybody's eye.
        assert!(matches!(take(&log, "BEPA", "local:3", 1), Err(TakeError::Alike(_))));
    }

    #[test]
    fn what_begins_as_typed_is_found_and_nothing_else() {
        let log = empty();
        for (number, name) in ["Rob", "Max", "Bill", "Zoë"].into_iter().enumerate() {
            take(&log, name, &format!("local:{number}"), 0).unwrap();
        }
        let found = |typed: &str| log.names(typed, 10).unwrap();
        assert_eq!(found("r"), ["Rob"]);
        assert_eq!(found("@BI"), ["Bill"]);
        assert_eq!(found("m"), ["Max"]);
        assert_eq!(found("zo"), ["Zoë"]);
        assert_eq!(found("").len(), 4);
        assert!(found("x").is_empty());
    }

    #[test]
    fn a_name_nobody_has_used_lapses_after_a_day_and_a_used_one_stays() {
        let log = empty();
        let ann = take(&log, "Ann", "local:1", 0).unwrap();
        take(&log, "Bob", "local:2", 0).unwrap();
        take(&log, "Cid", "local:3", 0).unwrap();
        log.note_use(&ann).unwrap();
        log.add_channel("cids", &PersonId("local:3".to_owned()), 0).unwrap();
        assert!(matches!(take(&log, "Bob", "local:4", LAPSES - 1), Err(TakeError::Taken)));
        take(&log, "Dan", "local:4", LAPSES).unwrap();
        assert_eq!(log.holder("hash of local:2", LAPSES).unwrap(), None);
        assert!(log.holder("hash of local:1", LAPSES).unwrap().unwrap().used);
        assert!(log.holder("hash of local:3", LAPSES).unwrap().is_some(), "has made a channel");
        take(&log, "Bob", "local:5", LAPSES).unwrap();
    }

    #[test]
    fn where_all_names_are_taken_the_unused_one_goes_that_was_seen_first_and_none_that_is_used() {
        let log = empty();
        for number in 0..4 {
            let one = take(&log, &format!("name {number}"), &format!("local:{number}"), number).unwrap();
            if number != 2 {
                log.note_use(&one).unwrap();
            }
        }
        make_room(&log.db(), 10, 4).unwrap();
        assert_eq!(log.called("name 2").unwrap(), None);
        assert!(make_room(&log.db(), 10, 4).is_ok(), "there is room now");
        assert!(matches!(make_room(&log.db(), 10, 3), Err(TakeError::Full)));
        // After 90 days unseen the first of those in use is free again, and its holder stays who they are.
        make_room(&log.db(), UNSEEN, 3).unwrap();
        assert_eq!(log.called("name 0").unwrap(), None);
        assert!(log.holder("hash of local:0", UNSEEN).unwrap().is_some());
    }

    #[test]
    fn names_of_an_older_version_keep_their_holders_though_they_look_the_same_now() {
        let log = empty();
        let old = [
            ("local:1", "Аnn", "аnn", 9),
            ("local:2", "Ann", "ann", 5),
            ("local:3", "@", "", 9),
            ("local:4", "Max", "max", 1),
        ];
        for (id, name, key, seen) in old {
            log.db()
                .execute(
                    "INSERT INTO local_person (id, name, name_key, secret_hash, seen_at) VALUES (?, ?, ?, ?, ?)",
                    params![id, name, key, format!("hash of {id}"), seen],
                )
                .unwrap();
        }
        for _ in 0..2 {
            log.look_anew().unwrap();
            for (id, name, ..) in old {
                assert_eq!(log.holder(&format!("hash of {id}"), 9).unwrap().unwrap().name, name);
            }
            let called = |typed: &str| log.called(typed).unwrap().map(|found| found.id.0);
            assert_eq!(called("@ann").as_deref(), Some("local:2"), "written as it looks");
            assert_eq!(called("Аnn").as_deref(), Some("local:1"), "still found by the letters it has");
            assert_eq!((called("rnax").as_deref(), called("@")), (Some("local:4"), None));
            assert!(matches!(take(&log, "Αnn", "local:9", 10), Err(TakeError::Alike(_))));
        }
        // Once the other is gone, so is the difference.
        log.give_up(&PersonId("local:2".to_owned())).unwrap();
        log.look_anew().unwrap();
        assert_eq!(log.called("Ann").unwrap().unwrap().id.0, "local:1");
    }
}
