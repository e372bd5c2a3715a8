//! Who may take which name, and which names are free again.

use lasermate_domain::confusables;
use lasermate_domain::limits::NAMES;
use lasermate_domain::port::{PersonId, UnixMillis};
use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params};
use thiserror::Error;

use super::people::{NOTED, resident};
use super::{ChatStore, Resident};
use crate::store::StoreError;
use crate::store::statements::run;

const DAY: UnixMillis = 24 * 60 * 60 * 1000;
/// A name that nobody has used for so long may be taken by somebody else.
const UNSEEN: UnixMillis = 90 * DAY;
/// A name under which nobody has said or played anything lapses when it has not been seen for so long.
const LAPSES: UnixMillis = DAY;
/// The most names that are kept for somebody who has been renamed while they play.
const FORMER: u32 = 10;
/// The way in which `name_key` is made now (`confusables::of`); 1 was lower case alone.
const KEY_FORM: u32 = 2;

/// Why a name has not been taken.
#[derive(Debug, Error)]
pub enum TakeError {
    #[error("That name is taken. Choose another, or open the tab that holds it.")]
    Taken,
    #[error("That name looks like {0}, which is taken. Choose one that looks different.")]
    Alike(String),
    #[error("All names here are in use. Try again another day.")]
    Full,
    /// So many names are kept for them already.
    #[error(
        "You have changed your name often during your games. You can change it again when they are over."
    )]
    Often,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<rusqlite::Error> for TakeError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}

impl ChatStore<'_> {
    /// Gives a free name to a new person.
    ///
    /// # Errors
    /// Somebody has it, or there are too many names.
    pub fn take(
        &self,
        name: &str,
        id: &PersonId,
        secret_hash: &str,
        now: UnixMillis,
    ) -> Result<Resident, TakeError> {
        let mut db = self.store.writer();
        seen_by_now(&db, now)?;
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let [key, lower] = confusables::keys(name);
        make_room(&change, now, NAMES)?;
        free(&change, name, None, now)?;
        change.execute(
            "INSERT INTO local_person (id, name, name_key, lower_key, key_form, secret_hash, seen_at)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
            params![id.0, name, key, lower, KEY_FORM, secret_hash, now],
        )?;
        change.commit()?;
        Ok(Resident { id: id.clone(), name: name.to_owned(), used: false })
    }

    /// Calls a person by another name; they stay who they are.
    pub fn rename(&self, who: &Resident, name: &str, now: UnixMillis) -> Result<Resident, TakeError> {
        let mut db = self.store.writer();
        seen_by_now(&db, now)?;
        let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let [key, lower] = confusables::keys(name);
        free(&change, name, Some(&who.id), now)?;
        keep_former(&change, who, name)?;
        change.execute(
            "UPDATE local_person SET name = ?, name_key = ?, lower_key = ?, key_form = ?, seen_at = ? WHERE id = ?",
            params![name, key, lower, KEY_FORM, now, who.id.0],
        )?;
        change.commit()?;
        Ok(Resident { name: name.to_owned(), ..who.clone() })
    }

    /// Brings the looks of names up to date that an earlier version of the program has noted. Where two look the same
    /// now, one keeps its old key, by which it is still found, until the other name is free: first come those who look
    /// as their names are written, then those who were seen last.
    pub fn look_anew(&self) -> Result<(), StoreError> {
        let mut db = self.store.writer();
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
            let [key, lower] = confusables::keys(&name);
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
}

/// A clock that was ahead may have noted when names were last used: their time runs from now on, as nobody knows better.
fn seen_by_now(db: &Connection, now: UnixMillis) -> rusqlite::Result<()> {
    run(
        db,
        "UPDATE local_person SET seen_at = ?1 WHERE seen_at > ?2",
        params![now, now.saturating_add(NOTED)],
    )?;
    Ok(())
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

/// Keeps the name that somebody gives away for another one, as long as games or tournaments that are not over have shown it.
fn keep_former(db: &Connection, who: &Resident, name: &str) -> Result<(), TakeError> {
    let present: Option<String> = db
        .prepare_cached("SELECT name FROM local_person WHERE id = ?1")?
        .query_row([&who.id.0], |row| row.get(0))
        .optional()?;
    let Some(present) = present.filter(|present| confusables::keys(present) != confusables::keys(name))
    else {
        return Ok(());
    };
    if !is_shown(db, &who.id.0)? {
        run(db, "DELETE FROM local_former WHERE person = ?1", [&who.id.0])?;
        return Ok(());
    }
    let kept: u32 = db
        .prepare_cached("SELECT count(*) FROM local_former WHERE person = ?1")?
        .query_row([&who.id.0], |row| row.get(0))?;
    if kept >= FORMER {
        return Err(TakeError::Often);
    }
    let [key, lower] = confusables::keys(&present);
    run(
        db,
        "INSERT OR REPLACE INTO local_former (person, name, name_key, lower_key) VALUES (?1, ?2, ?3, ?4)",
        params![who.id.0, present, key, lower],
    )?;
    Ok(())
}

/// Whether somebody plays in a game or takes part in a tournament that is not over.
fn is_shown(db: &Connection, id: &str) -> rusqlite::Result<bool> {
    db.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM person JOIN seat ON seat.person = person.no JOIN game ON game.id = seat.game
             WHERE person.key = ?1 AND game.state IN ('live', 'opening'))
         OR EXISTS (SELECT 1 FROM tournament,
                json_each(CASE WHEN json_valid(body) THEN body ELSE '{}' END, '$.entrants') AS entrant
             WHERE tournament.state <> 'ended'
             AND entrant.value ->> 'player' = (SELECT no FROM person WHERE key = ?1))",
    )?
    .query_row([id], |row| row.get(0))
}

/// Makes a name free for somebody, where its holder has not been seen for long and nobody is still shown under it.
fn free(db: &Connection, name: &str, who: Option<&PersonId>, now: UnixMillis) -> Result<(), TakeError> {
    let [key, lower] = confusables::keys(name);
    // The third is the key of such a name in an old form.
    let mut ask = db.prepare_cached(
        "SELECT id, name, used, seen_at FROM local_person
         WHERE (name_key IN (?1, ?2, ?3) OR lower_key IN (?1, ?2)) AND id IS NOT ?4",
    )?;
    let holders = ask
        .query_map(params![key, lower, confusables::plain(name), who.map(|who| &who.0)], |row| {
            Ok((resident(row)?, row.get::<_, UnixMillis>(3)?))
        })?;
    let mut former = db.prepare_cached(
        "SELECT person, name FROM local_former
         WHERE (name_key IN (?1, ?2) OR lower_key IN (?1, ?2)) AND person IS NOT ?3",
    )?;
    let former = former
        .query_map(params![key, lower, who.map(|who| &who.0)], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?))
        })?
        .collect::<Result<Vec<_>, _>>()?;
    for (person, shown) in former {
        if is_shown(db, &person)? {
            let same = confusables::plain(&shown) == confusables::plain(name);
            return Err(if same { TakeError::Taken } else { TakeError::Alike(shown) });
        }
        run(db, "DELETE FROM local_former WHERE person = ?1", [person])?;
    }
    for (holder, seen_at) in holders.collect::<Result<Vec<_>, _>>()? {
        if now.saturating_sub(seen_at) < UNSEEN {
            let same = confusables::plain(&holder.name) == confusables::plain(name);
            return Err(if same { TakeError::Taken } else { TakeError::Alike(holder.name) });
        }
        db.execute("UPDATE local_person SET name_key = NULL, lower_key = NULL WHERE id = ?", [holder.id.0])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{empty, take};
    use super::*;

    #[test]
    fn a_name_unseen_for_ninety_days_goes_to_another_person() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let ann = take(&store, "Ann", "local:1", 0).unwrap();
        chat.note_use(&ann).unwrap();
        take(&store, "Ann", "local:2", UNSEEN).unwrap();
        assert_eq!(chat.called("ann").unwrap().unwrap().id.0, "local:2");
        assert_eq!(chat.holder("hash of local:1", UNSEEN).unwrap().unwrap().id.0, "local:1");
    }

    #[test]
    fn a_name_in_use_is_not_forgotten() {
        let (_folder, store) = empty();
        let chat = store.chat();
        take(&store, "Ann", "local:1", 0).unwrap();
        chat.holder("hash of local:1", UNSEEN - 1).unwrap();
        assert!(matches!(take(&store, "Ann", "local:2", UNSEEN + 1), Err(TakeError::Taken)));
    }

    #[test]
    fn a_clock_that_was_ahead_keeps_no_name_for_longer() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let ahead = 100 * 24 * 60 * 60 * 1000;
        for (name, id) in [("Ann", "local:1"), ("Bob", "local:2")] {
            let resident = take(&store, name, id, ahead).unwrap();
            chat.note_use(&resident).unwrap();
        }
        chat.holder("hash of local:1", 5).unwrap();
        assert!(take(&store, "ann", "local:3", UNSEEN).is_err());
        take(&store, "ann", "local:3", UNSEEN + 5).unwrap();
        assert!(take(&store, "bob", "local:4", 5).is_err(), "from now on the time runs");
        take(&store, "bob", "local:4", UNSEEN + 5).unwrap();
    }

    #[test]
    fn a_name_nobody_has_used_lapses_after_a_day_and_a_used_one_stays() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let ann = take(&store, "Ann", "local:1", 0).unwrap();
        take(&store, "Bob", "local:2", 0).unwrap();
        take(&store, "Cid", "local:3", 0).unwrap();
        chat.note_use(&ann).unwrap();
        chat.add_channel("cids", &PersonId("local:3".to_owned()), 0).unwrap();
        assert!(matches!(take(&store, "Bob", "local:4", LAPSES - 1), Err(TakeError::Taken)));
        take(&store, "Dan", "local:4", LAPSES).unwrap();
        assert_eq!(chat.holder("hash of local:2", LAPSES).unwrap(), None);
        assert!(chat.holder("hash of local:1", LAPSES).unwrap().unwrap().used);
        assert!(chat.holder("hash of local:3", LAPSES).unwrap().is_some(), "has made a channel");
        take(&store, "Bob", "local:5", LAPSES).unwrap();
    }

    #[test]
    fn where_all_names_are_taken_the_unused_one_goes_that_was_seen_first_and_none_that_is_used() {
        let (_folder, store) = empty();
        let chat = store.chat();
        for number in 0..4 {
            let one = take(&store, &format!("name {number}"), &format!("local:{number}"), number).unwrap();
            if number != 2 {
                chat.note_use(&one).unwrap();
            }
        }
        make_room(&store.writer(), 10, 4).unwrap();
        assert_eq!(chat.called("name 2").unwrap(), None);
        assert!(make_room(&store.writer(), 10, 4).is_ok(), "there is room now");
        assert!(matches!(make_room(&store.writer(), 10, 3), Err(TakeError::Full)));
        // After 90 days unseen the first of those in use is free again, and its holder stays who they are.
        make_room(&store.writer(), UNSEEN, 3).unwrap();
        assert_eq!(chat.called("name 0").unwrap(), None);
        assert!(chat.holder("hash of local:0", UNSEEN).unwrap().is_some());
    }

    #[test]
    fn names_of_an_older_version_keep_their_holders_though_they_look_the_same_now() {
        let (_folder, store) = empty();
        let chat = store.chat();
        let old = [
            ("local:1", "Аnn", "аnn", 9),
            ("local:2", "Ann", "ann", 5),
            ("local:3", "@", "", 9),
            ("local:4", "Max", "max", 1),
        ];
        for (id, name, key, seen) in old {
            store.writer()
                .execute(
                    "INSERT INTO local_person (id, name, name_key, secret_hash, seen_at) VALUES (?, ?, ?, ?, ?)",
                    params![id, name, key, format!("hash of {id}"), seen],
                )
                .unwrap();
        }
        for _ in 0..2 {
            chat.look_anew().unwrap();
            for (id, name, ..) in old {
                assert_eq!(chat.holder(&format!("hash of {id}"), 9).unwrap().unwrap().name, name);
            }
            let called = |typed: &str| chat.called(typed).unwrap().map(|found| found.id.0);
            assert_eq!(called("@ann").as_deref(), Some("local:2"), "written as it looks");
            assert_eq!(called("Аnn").as_deref(), Some("local:1"), "still found by the letters it has");
            assert_eq!((called("rnax").as_deref(), called("@")), (Some("local:4"), None));
            assert!(matches!(take(&store, "Αnn", "local:9", 10), Err(TakeError::Alike(_))));
        }
        // Once the other is gone, so is the difference.
        chat.give_up(&PersonId("local:2".to_owned())).unwrap();
        chat.look_anew().unwrap();
        assert_eq!(chat.called("Ann").unwrap().unwrap().id.0, "local:1");
    }
}
