//! People: by number in the log, by key and name here alone, so that a name can be deleted.

use std::collections::BTreeSet;

use lasermate_domain::log::{KeptCounts, PersonNo, Verb};
use lasermate_domain::port::{Person, PersonId};
use lasermate_engine::pact::text::{DELETED, free_words, without_words};
use rusqlite::params;

use super::name_erasure::{Unnamed, unname};
use super::recent_deletions::key_and_name;
use super::statements::run;
use super::text_erasure::{Rewording, unsay};
use super::{ReadStore, Store, StoreError};

/// How somebody is called whose data have been deleted.
pub(super) const FORMER: &str = "a former player";
/// How much of a name is kept, in characters.
const NAME_KEPT: usize = 40;

impl ReadStore {
    /// The number of a person who is known already.
    pub fn number_of(&self, id: &PersonId) -> Result<Option<PersonNo>, StoreError> {
        Ok(self.value("SELECT no FROM person WHERE key = ?1", [&id.0])?.map(PersonNo))
    }

    /// A person by number. Who has been deleted has an id that no platform gives, and a name that says so.
    pub fn person(&self, no: PersonNo) -> Result<Person, StoreError> {
        let found: Option<(Option<String>, String)> =
            self.first("SELECT key, name FROM person WHERE no = ?1", [no.0], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
        Ok(match found {
            Some((Some(key), name)) => Person { id: PersonId(key), name },
            Some((None, name)) => Person { id: gone(no), name },
            None => Person { id: gone(no), name: FORMER.to_owned() },
        })
    }

    /// When a person wishes to be pinged, where they have said so.
    pub fn pings(&self, no: PersonNo) -> Result<Option<String>, StoreError> {
        self.value("SELECT wish FROM ping WHERE person = ?1", [no.0])
    }

    /// How much is kept of a person.
    pub fn kept_of(&self, no: PersonNo) -> Result<KeptCounts, StoreError> {
        let reader = self.reader();
        Ok(reader.query_row(
            "SELECT (SELECT count(*) FROM request WHERE person = ?1),
                    (SELECT count(*) FROM log WHERE person = ?1),
                    (SELECT count(*) FROM seat WHERE person = ?1),
                    (SELECT count(*) FROM rating WHERE person = ?1)
                        + (SELECT count(*) FROM solver WHERE person = ?1),
                    (SELECT count(*) FROM attempt WHERE person = ?1),
                    (SELECT count(*) FROM muted WHERE person = ?1)",
            [no.0],
            |row| {
                Ok(KeptCounts {
                    requests: row.get(0)?,
                    rows: row.get(1)?,
                    games: row.get(2)?,
                    ratings: row.get(3)?,
                    puzzles: row.get(4)?,
                    muted: row.get(5)?,
                })
            },
        )?)
    }
}

impl Store {
    /// The number of a person, who is noted, and whose name is brought up to date.
    pub fn know(&self, person: &Person) -> Result<PersonNo, StoreError> {
        self.know_anew(person).map(|(no, _)| no)
    }

    /// The same, and whether they had another name before.
    pub fn know_anew(&self, person: &Person) -> Result<(PersonNo, bool), StoreError> {
        let name: String = person.name.chars().take(NAME_KEPT).collect();
        let known: Option<(i64, String)> =
            self.first("SELECT no, name FROM person WHERE key = ?1", [&person.id.0], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
        if let Some((no, kept)) = &known
            && (*kept == name || name.is_empty())
        {
            return Ok((PersonNo(*no), false));
        }
        let renamed = known.is_some();
        let writer = self.writer();
        let mut note = writer.prepare_cached(
            "INSERT INTO person (key, name) VALUES (?1, ?2)
             ON CONFLICT (key) DO UPDATE SET name = excluded.name RETURNING no",
        )?;
        // To the end: the number comes before the commit, which may still fail. It would be somebody else's then.
        let numbers =
            note.query_map(params![person.id.0, name], |row| row.get(0))?.collect::<Result<Vec<_>, _>>()?;
        let no = numbers.first().copied().ok_or(rusqlite::Error::QueryReturnedNoRows)?;
        Ok((PersonNo(no), renamed))
    }
}

/// The id of whoever has been deleted.
pub(super) fn gone(no: PersonNo) -> PersonId {
    PersonId(format!("gone:{}", no.0))
}

/// Notes when somebody wishes to be pinged.
pub(super) fn wish(
    transaction: &rusqlite::Connection,
    no: PersonNo,
    wish: Option<&str>,
) -> rusqlite::Result<()> {
    match wish {
        Some(wish) => run(
            transaction,
            "INSERT OR REPLACE INTO ping (person, wish) VALUES (?1, ?2)",
            params![no.0, wish],
        ),
        None => run(transaction, "DELETE FROM ping WHERE person = ?1", [no.0]),
    }
}

/// Deletes who somebody is: key, name, also in what the bot has said, what they were told, and what they wrote in their own words. Their actions stay, under
/// their number alone.
pub(super) fn forget(transaction: &rusqlite::Connection, no: PersonNo) -> rusqlite::Result<()> {
    if let Some(who) = &key_and_name(transaction, no)? {
        unname(transaction, &Unnamed { who, gone: gone(no), former: FORMER })?;
    }
    transaction
        .execute("DELETE FROM local_push WHERE person = (SELECT key FROM person WHERE no = ?1)", [no.0])?;
    transaction.execute("UPDATE person SET key = NULL, name = ?2 WHERE no = ?1", params![no.0, FORMER])?;
    transaction
        .execute("UPDATE request SET reply = '', buttons = '[]', person = NULL WHERE person = ?1", [no.0])?;
    forget_words(transaction, no)?;
    forget_settings(transaction, no)?;
    wish(transaction, no, None)
}

/// A row of the log with words that somebody wrote.
pub(super) struct WordsRow {
    n: i64,
    room: String,
    /// What is left of it without them.
    left: Option<String>,
    /// The words as the bot has said them.
    pub(super) said: Vec<Rewording>,
}

/// The free words of somebody's pacts, and their notes.
pub(super) fn words_of(db: &rusqlite::Connection, no: PersonNo) -> rusqlite::Result<Vec<WordsRow>> {
    let mut written = db.prepare_cached(
        "SELECT n, room, verb, body FROM log WHERE person = ?1 AND body <> ''
         AND (verb = 'play' AND body LIKE 'pact-%' OR verb = 'adjudicate')",
    )?;
    let written = written.query_map([no.0], |row| {
        let [verb, body]: [String; 2] = [row.get(2)?, row.get(3)?];
        let (left, said) = if verb == "adjudicate" {
            (Some(String::new()), Rewording::note(&body, DELETED))
        } else {
            let said = free_words(&body).iter().map(|words| Rewording::words(words, DELETED)).collect();
            (without_words(&body), said)
        };
        Ok(WordsRow { n: row.get(0)?, room: row.get(1)?, left, said })
    })?;
    written.collect()
}

/// Takes the words of somebody whose key is gone out of the log, and out of what the bot has said with them.
fn forget_words(transaction: &rusqlite::Connection, no: PersonNo) -> rusqlite::Result<()> {
    let (mut rooms, mut all) = (BTreeSet::new(), BTreeSet::new());
    for WordsRow { n, room, left, said } in words_of(transaction, no)? {
        all.extend(said);
        if let Some(left) = left {
            transaction.execute("UPDATE log SET body = ?2 WHERE n = ?1", params![n, left])?;
            rooms.insert(room);
        }
    }
    unsay(transaction, &rooms, &all)
}

/// Takes what somebody whose key is gone had set for themselves out of the log, and the days of their streak.
fn forget_settings(transaction: &rusqlite::Connection, no: PersonNo) -> rusqlite::Result<()> {
    for verb in Verb::ALL.iter().filter(|verb| verb.goes_with_its_person()) {
        run(
            transaction,
            "UPDATE log SET body = '' WHERE person = ?1 AND verb = ?2",
            params![no.0, verb.word()],
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_whose_commit_fails_has_no_number() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        // As on a disk that is full: the insert is made, its commit is refused.
        let refuses =
            "CREATE TABLE child (parent INTEGER REFERENCES person (no) DEFERRABLE INITIALLY DEFERRED);
             CREATE TRIGGER refuse AFTER INSERT ON person BEGIN INSERT INTO child VALUES (-1); END;";
        store.writer().execute_batch(refuses).unwrap();
        let person = |name: &str| Person { id: PersonId(format!("test:{name}")), name: name.to_owned() };
        assert!(store.know(&person("ann")).is_err(), "her number is free for somebody else");
        store.writer().execute_batch("DROP TRIGGER refuse").unwrap();
        let bob = store.know(&person("bob")).unwrap();
        assert_eq!(store.know(&person("bob")).unwrap(), bob);
        assert_ne!(store.know(&person("ann")).unwrap(), bob);
    }
}
