//! Who wants nothing from whom, and how often challenges have come to nothing.

use lasermate_domain::log::PersonNo;
use lasermate_domain::port::UnixMillis;
use rusqlite::{Connection, OptionalExtension, params};

use super::{Store, StoreError};

/// How often one person has challenged another in vain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalRow {
    pub asker: PersonNo,
    pub asked: PersonNo,
    /// How often, one after the other.
    pub times: u32,
    /// When it was the last time.
    pub at: UnixMillis,
    /// Whether the asker has withdrawn one, which does not count the first time.
    pub withdrawn: bool,
}

impl Store {
    /// Whether somebody wants nothing from a person.
    pub fn is_muted(&self, by: PersonNo, whom: PersonNo) -> Result<bool, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT 1 FROM muted WHERE person = ?1 AND whom = ?2")?;
        Ok(find.exists(params![by.0, whom.0])?)
    }

    /// From whom somebody wants nothing.
    pub fn muted(&self, by: PersonNo) -> Result<Vec<PersonNo>, StoreError> {
        let reader = self.reader();
        let mut find = reader.prepare_cached("SELECT whom FROM muted WHERE person = ?1 ORDER BY whom")?;
        let rows = find.query_map([by.0], |row| row.get(0).map(PersonNo))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How often somebody has challenged a person in vain.
    pub fn refusal(&self, asker: PersonNo, asked: PersonNo) -> Result<Option<RefusalRow>, StoreError> {
        let reader = self.reader();
        let mut find = reader
            .prepare_cached("SELECT times, at, withdrawn FROM refusal WHERE asker = ?1 AND asked = ?2")?;
        let row = find.query_row(params![asker.0, asked.0], |row| {
            Ok(RefusalRow { asker, asked, times: row.get(0)?, at: row.get(1)?, withdrawn: row.get(2)? })
        });
        Ok(row.optional()?)
    }
}

pub(super) fn mute(transaction: &Connection, by: PersonNo, whom: PersonNo) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("INSERT OR IGNORE INTO muted (person, whom) VALUES (?1, ?2)")?
        .execute(params![by.0, whom.0])
        .map(drop)
}

pub(super) fn unmute(transaction: &Connection, by: PersonNo, whom: PersonNo) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("DELETE FROM muted WHERE person = ?1 AND whom = ?2")?
        .execute(params![by.0, whom.0])
        .map(drop)
}

pub(super) fn refuse(transaction: &Connection, row: &RefusalRow) -> rusqlite::Result<()> {
    transaction
        .prepare_cached(
            "INSERT OR REPLACE INTO refusal (asker, asked, times, at, withdrawn) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![row.asker.0, row.asked.0, row.times, row.at, row.withdrawn])
        .map(drop)
}

pub(super) fn accept(transaction: &Connection, asker: PersonNo, asked: PersonNo) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("DELETE FROM refusal WHERE asker = ?1 AND asked = ?2")?
        .execute(params![asker.0, asked.0])
        .map(drop)
}

/// Everything that concerns a person is forgotten.
pub(super) fn forget(transaction: &Connection, who: PersonNo) -> rusqlite::Result<()> {
    for sql in [
        "DELETE FROM muted WHERE person = ?1",
        "DELETE FROM muted WHERE whom = ?1",
        "DELETE FROM refusal WHERE asker = ?1",
        "DELETE FROM refusal WHERE asked = ?1",
    ] {
        transaction.prepare_cached(sql)?.execute([who.0])?;
    }
    Ok(())
}
